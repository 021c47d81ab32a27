#include "app/ide/replay/RunRecordings.h"

#include "app/ide/common/Actions.h"
#include "app/ide/replay/RecordingsDialog.h"
#include "app/ide/session/Session.h"
#include "app/ide/settings/Preferences.h"

#include <QAction>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* wordsContext = "sparkwright::RunRecordings";
constexpr Actions::Words recordWords = {
    "", "record", QT_TRANSLATE_NOOP("sparkwright::RunRecordings", "&Record runs"),
    QT_TRANSLATE_NOOP("sparkwright::RunRecordings", "Record every run in files of limited size, to look back at it"), "recordRuns"};
constexpr Actions::Words lookBackWords = {
    "Ctrl+Alt+B", "step-back", QT_TRANSLATE_NOOP("sparkwright::RunRecordings", "Loo&k back"),
    QT_TRANSLATE_NOOP("sparkwright::RunRecordings", "Watch what this run has been so far, while it goes on"), "lookBack"};
constexpr Actions::Words listWords = {
    "Ctrl+Alt+R", "open", QT_TRANSLATE_NOOP("sparkwright::RunRecordings", "Recorded r&uns…"),
    QT_TRANSLATE_NOOP("sparkwright::RunRecordings", "List the runs that are kept; open, save and delete them"), "recordedRuns"};

const QString onKey = QStringLiteral("recordings/on");
const QString limitKey = QStringLiteral("recordings/limitMiB");
constexpr int presetMiB = 1024;

} // namespace

RunRecordings::RunRecordings(const WindowPart::Surroundings& around, QObject* parent)
    : QObject(parent), around_(around), record_(around.actions.add(recordWords, wordsContext)),
      lookBack_(around.actions.add(lookBackWords, wordsContext)), list_(around.actions.add(listWords, wordsContext))
{
  record_->setCheckable(true);
  for(QAction* const action : {record_, lookBack_, list_})
    action->setEnabled(false);
  connect(record_, &QAction::triggered, this,
          [this](bool on)
          {
            HostOptions::Ring ring = ring_;
            ring.on = on;
            choose(ring);
          });
  connect(lookBack_, &QAction::triggered, this, [this] { emit lookBackWanted(files_); });
  connect(list_, &QAction::triggered, this, &RunRecordings::showList);
}

HostOptions::Ring RunRecordings::remembered()
{
  const QSettings settings;
  HostOptions::Ring ring;
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  if(const QString chosen = Preferences().text(QStringLiteral("recordings/folder")); !chosen.isEmpty())
    ring.folder = chosen.toStdString();
  else if(!data.isEmpty())
    ring.folder = (data + QStringLiteral("/recordings")).toStdString();
  ring.on = settings.value(onKey, true).toBool();
  const int wanted = settings.value(limitKey, presetMiB).toInt();
  const int mebibytes = std::clamp(wanted, RecordingsDialog::leastMiB, RecordingsDialog::mostMiB);
  ring.limit = static_cast<std::uint64_t>(mebibytes) << 20;
  ring.version = SPARKWRIGHT_VERSION;
  return ring;
}

void RunRecordings::choose(const HostOptions::Ring& ring)
{
  ring_ = ring;
  around_.session.setRecording(ring);
  QSettings settings;
  settings.setValue(onKey, ring.on);
  settings.setValue(limitKey, static_cast<int>(ring.limit >> 20));
  compose();
}

void RunRecordings::showState(const SessionState& state)
{
  own_ = state.source == SessionState::Source::Own;
  if(own_)
  {
    ring_ = state.recorded.ring;
    bytes_ = state.recorded.run.bytesOfAll;
    bytesOfRun_ = state.recorded.run.bytes;
    files_ = state.recorded.run.files;
  }
  const bool possible = !ring_.folder.empty();
  record_->setEnabled(possible);
  record_->setChecked(possible && ring_.on);
  list_->setEnabled(possible);
  lookBack_->setEnabled(own_ && !files_.empty());
  compose();
}

void RunRecordings::compose()
{
  const QLocale locale;
  if(ring_.folder.empty())
    words_.clear();
  else if(!ring_.on)
    words_ = tr("Runs are not recorded: <i>Simulation › Record runs</i>.");
  else if(files_.empty())
    words_ = tr("This run will be recorded as soon as it goes on.");
  else
    words_ = tr("This run is being recorded (%1; <a href=\"list\">all runs</a> take %2 of at most %3). "
                "<a href=\"look\">Look back</a> at it with %4.")
                 .arg(locale.formattedDataSize(static_cast<qint64>(bytesOfRun_), 1),
                      locale.formattedDataSize(static_cast<qint64>(bytes_), 1),
                      locale.formattedDataSize(static_cast<qint64>(ring_.limit), 1),
                      lookBack_->shortcut().toString(QKeySequence::NativeText));
  if(dialog_)
    dialog_->setRing(ring_, names());
}

QStringList RunRecordings::names() const
{
  QStringList names;
  for(const RecordedFile& file : files_)
    names.append(QString::fromStdString(file.path.string()));
  return names;
}

bool RunRecordings::follow(const QString& link)
{
  QAction* const action = link == QLatin1String("look")   ? lookBack_
                          : link == QLatin1String("list") ? list_
                                                          : nullptr;
  if(action)
    action->trigger();
  return action != nullptr;
}

void RunRecordings::showList()
{
  if(!dialog_)
  {
    dialog_ = new RecordingsDialog(ring_, &around_.shell.widget());
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &RecordingsDialog::openWanted, this, &RunRecordings::openWanted);
    connect(dialog_, &RecordingsDialog::chosen, this, &RunRecordings::choose);
    connect(dialog_, &RecordingsDialog::told, this, [this](const QString& words) { around_.shell.tell(words); });
  }
  dialog_->setRing(ring_, names());
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

void RunRecordings::retranslate() { compose(); }

} // namespace sparkwright
