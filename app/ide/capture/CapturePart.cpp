#include "app/ide/capture/CapturePart.h"

#include "app/ide/capture/PictureCommands.h"
#include "app/ide/capture/VideoCommands.h"

namespace sparkwright
{

CapturePart::CapturePart(const Surroundings& around)
    : around_(around), pictures_(new PictureCommands(around.actions, around.area, this)),
      videos_(new VideoCommands(around.actions, around.area, around.session, this))
{
  around.shell.addEntries({MenuPlace::File, 3, 0}, pictures_->actions());
  around.shell.addEntry({MenuPlace::File, 3, 9}, around.actions[ActionId::RecordVideo]);
  around.shell.addStatus(&videos_->sign());
  videos_->sign().hide();
  connect(pictures_, &PictureCommands::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(videos_, &VideoCommands::told, this,
          [this](const QString& words, bool good)
          {
            around_.shell.tell(words);
            around_.shell.note(good ? Diagnostic::Severity::Note : Diagnostic::Severity::Warning, words);
          });
}

CapturePart::~CapturePart() = default;

} // namespace sparkwright
