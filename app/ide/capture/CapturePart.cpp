#include "app/ide/capture/CapturePart.h"

#include "app/ide/capture/PictureCommands.h"
#include "app/ide/capture/VideoCommands.h"

#include <QDir>

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
  connect(pictures_, &PictureCommands::saved, this,
          [this](const QString& file, const QString& problem)
          {
            if(problem.isEmpty())
              around_.shell.tellWritten(file, tr("Saved %1").arg(QDir::toNativeSeparators(file)));
          });
  connect(videos_, &VideoCommands::written, this,
          [this](const QString& file, const QString& words)
          {
            around_.shell.tellWritten(file, words);
            around_.shell.note(Diagnostic::Severity::Note, words);
          });
  connect(videos_, &VideoCommands::failed, this,
          [this](const QString& words)
          {
            around_.shell.tell(words);
            around_.shell.note(Diagnostic::Severity::Warning, words);
          });
}

QStringList CapturePart::endsWithWindow() const
{
  return videos_->recorder().busy() ? QStringList(tr("A video is being recorded.")) : QStringList();
}

CapturePart::~CapturePart() = default;

} // namespace sparkwright
