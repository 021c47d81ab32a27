#include "app/ide/export/ExportPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/export/ExportDialog.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/session/Session.h"
#include "core/record/opening/OpenRecording.h"

#include <QFileInfo>

namespace sparkwright
{

namespace
{

constexpr const char* exportContext = "sparkwright::ExportPart";
constexpr Actions::Words exportWords = {
    "Ctrl+Alt+E", "save", QT_TRANSLATE_NOOP("sparkwright::ExportPart", "E&xport data…"),
    QT_TRANSLATE_NOOP("sparkwright::ExportPart", "Write numbers of a recording as a table, or the recording in another form"), "exportData"};

} // namespace

ExportPart::ExportPart(const Surroundings& around)
    : around_(around), replay_(around.shell.part<ReplayPart>()), export_(around.actions.add(exportWords, exportContext))
{
  around.shell.addEntry({MenuPlace::File, 0, 8}, export_);
  export_->setEnabled(false);
  connect(export_, &QAction::triggered, this, &ExportPart::exportData);
}

void ExportPart::showState(const SessionState& state)
{
  export_->setEnabled(replay_.replay() || !state.recorded.run.files.empty());
}

void ExportPart::exportData()
{
  if(dialog_)
  {
    dialog_->raise();
    dialog_->activateWindow();
    return;
  }
  ExportDialog::Run run;
  const SessionState state = around_.session.state();
  const auto describe = [&run](FrameSequence& frames)
  {
    if(frames.count() == 0)
      return;
    run.start = frames.time(0);
    run.end = frames.time(frames.count() - 1);
    if(const FramePtr last = frames.frame(frames.count() - 1))
      run.catalog = SignalCatalog(*last, frames.joints(frames.count() - 1), false);
  };
  if(ReplaySession* const replay = replay_.replay())
  {
    run.files = replay_.files();
    run.name = replay_.name();
    describe(replay->frames());
  }
  else
  {
    run.files = state.recorded.run.files;
    run.running = true;
    run.name = QFileInfo(QString::fromStdString(state.scene)).fileName();
    const OpenedRecording opened = openRecordings(run.files, {});
    if(!opened.frames)
      return around_.shell.note(Diagnostic::Severity::Warning, inWindow(opened.problem));
    describe(*opened.frames);
  }
  run.data = around_.session.dataDirectories();
  run.info.version = SPARKWRIGHT_VERSION;
  run.info.scene = run.name.toStdString();
  dialog_ = new ExportDialog(std::move(run), &around_.shell.widget());
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog_, &ExportDialog::exported, this,
          [this](const QString& file, const ExportResult&)
          { around_.shell.tellWritten(file, tr("%1 has been written").arg(QFileInfo(file).fileName())); });
  dialog_->show();
}

} // namespace sparkwright
