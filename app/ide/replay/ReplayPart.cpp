#include "app/ide/replay/ReplayPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/replay/Comparison.h"
#include "app/ide/replay/GoingBack.h"
#include "app/ide/replay/RecordingOpener.h"
#include "app/ide/replay/RunRecordings.h"
#include "app/ide/replay/TimelinePanel.h"
#include "app/ide/session/FileDialogs.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/session/SessionSwitch.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QDockWidget>
#include <QFileInfo>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* context = "sparkwright::ReplayPart";
constexpr Actions::Words openWords = {
    "Ctrl+Alt+O", "open", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Open re&cording…"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Open a recording or a monitor log, and watch it in the views"), "openRecording"};
constexpr Actions::Words leaveWords = {
    "F4", "revert", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Back to &live"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Return from the recording to the running simulation"), "backToLive"};
constexpr Actions::Words stepBackWords = {
    "Shift+F8", "step-back", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Step &back"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go back by one frame of the recording, then pause"), "stepBack"};
constexpr Actions::Words toStartWords = {
    "Ctrl+Alt+Home", "to-start", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to the s&tart"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to the first frame of the recording"), "toStart"};
constexpr Actions::Words toEndWords = {
    "Ctrl+Alt+End", "to-end", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to the &end"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to the last frame of the recording"), "toEnd"};
constexpr Actions::Words previousGoalWords = {
    "Ctrl+Alt+PgUp", "previous-goal", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Previous &goal"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to some seconds before the previous goal"), "previousGoal"};
constexpr Actions::Words nextGoalWords = {
    "Ctrl+Alt+PgDown", "next-goal", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Next g&oal"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to some seconds before the next goal"), "nextGoal"};
constexpr Actions::Words previousEventWords = {
    "Alt+PgUp", "previous-event", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "&Previous event"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to the previous decision of the referee"), "previousEvent"};
constexpr Actions::Words nextEventWords = {
    "Alt+PgDown", "next-event", QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "&Next event"),
    QT_TRANSLATE_NOOP("sparkwright::ReplayPart", "Go to the next decision of the referee"), "nextEvent"};

constexpr double beforeGoal = 4; // s: how it came about is what one wants to see.
constexpr double slip = 0.5;     // s: the head has moved on a little meanwhile.

} // namespace

ReplayPart::ReplayPart(const Surroundings& around) : around_(around)
{
  addActions();
  panel_ = new TimelinePanel({toStart_, previousGoal_, previousEvent_, stepBack_, around.actions[ActionId::RunPause],
                              around.actions[ActionId::Step], nextEvent_, nextGoal_, toEnd_},
                             &around.shell.widget());
  dock_ = &around.shell.addDock({"timelineDock", Qt::BottomDockWidgetArea, 5}, panel_);
  opener_ = new RecordingOpener(&around.shell.widget());
  connect(opener_, &RecordingOpener::opened, this, &ReplayPart::show);
  connect(opener_, &RecordingOpener::failed, this, &ReplayPart::tellFailure);
  comparison_ = new Comparison(around, this);
  connect(comparison_, &Comparison::failed, this, &ReplayPart::tellFailure);
  around_.shell.addEntry({MenuPlace::Simulation, 4, 15}, &comparison_->action());
  recordings_ = new RunRecordings(around, this);
  connect(recordings_, &RunRecordings::lookBackWanted, this, &ReplayPart::lookBack);
  connect(recordings_, &RunRecordings::openWanted, this, &ReplayPart::openRecording);
  around_.shell.addEntry({MenuPlace::File, 0, 6}, &recordings_->listAction());
  around_.shell.addEntries({MenuPlace::Simulation, 4, 20}, {&recordings_->recordAction(),
                                                            &recordings_->lookBackAction()});
  const auto watched = [this]
  {
    const FramePtr frame = replay_ && isOwnRun_ ? replay_->frame() : nullptr;
    return frame ? frame->cycle : -1;
  };
  goingBack_ = new GoingBack(around, watched, this);
  connect(goingBack_, &GoingBack::went, this, &ReplayPart::leave);
  around_.shell.addEntry({MenuPlace::Simulation, 4, 30}, &goingBack_->continueAction());
  around_.shell.addEntry({MenuPlace::Simulation, 4, 31}, goingBack_->branches().menuAction());
  around_.shell.setFocusActions(
      *dock_, {toStart_, previousGoal_, previousEvent_, stepBack_, around.actions[ActionId::RunPause],
               around.actions[ActionId::Step], nextEvent_, nextGoal_, toEnd_, nullptr, open_, &recordings_->lookBackAction(),
               &goingBack_->continueAction(), leave_});
  connectPanel();
}

ReplayPart::~ReplayPart()
{
  if(replay_)
    around_.sessions.showOwn();
}

void ReplayPart::addActions()
{
  const auto add = [this](const Actions::Words& words, auto action)
  {
    QAction* const made = around_.actions.add(words, context);
    connect(made, &QAction::triggered, this, action);
    return made;
  };
  open_ = add(openWords,
              [this]
              {
                askForRecording(&around_.shell.widget(), QFileInfo(file_).absolutePath(),
                                [this](const QString& file) { openRecording(file); });
              });
  leave_ = add(leaveWords, [this] { leave(); });
  leave_->setEnabled(false);
  // Of what is shown; without a recording they are disabled.
  const auto addFor = [&](const Actions::Words& words, auto action)
  {
    QAction* const made = add(words,
                              [this, action]
                              {
                                if(replay_)
                                  action(replay_->playback());
                              });
    made->setEnabled(false);
    return made;
  };
  stepBack_ = addFor(stepBackWords, [](Playback& playback) { playback.step(-1); });
  toStart_ = addFor(toStartWords, [](Playback& playback) { playback.seek(playback.startTime()); });
  toEnd_ = addFor(toEndWords, [](Playback& playback) { playback.seek(playback.endTime()); });
  previousGoal_ = addFor(previousGoalWords, [this](Playback& playback) { jump(goalBefore(playback.time())); });
  nextGoal_ = addFor(nextGoalWords, [this](Playback& playback) { jump(goalAfter(playback.time())); });
  using Which = TimelineMarks::Which;
  previousEvent_ = addFor(previousEventWords, [this](Playback& playback)
                          { jump(marks_.previous(playback.time(), Which::All)); });
  nextEvent_ = addFor(nextEventWords, [this](Playback& playback) { jump(marks_.next(playback.time(), Which::All)); });
  around_.shell.addEntry({MenuPlace::File, 0, 5}, open_);
  around_.shell.addEntries({MenuPlace::Simulation, 4, 0}, {stepBack_, toStart_, toEnd_, previousEvent_, nextEvent_,
                                                           previousGoal_, nextGoal_, leave_});
}

void ReplayPart::connectPanel()
{
  const auto playback = [this](auto action)
  {
    return [this, action](auto... values)
    {
      if(replay_)
        action(replay_->playback(), values...);
    };
  };
  TimelineBar& bar = panel_->bar();
  connect(&bar, &TimelineBar::timeChosen, this, playback([](Playback& p, double seconds) { p.seek(seconds); }));
  connect(&bar, &TimelineBar::stepped, this, playback([](Playback& p, long frames) { p.step(frames); }));
  connect(&bar, &TimelineBar::loopChosen, this,
          playback([](Playback& p, std::optional<Playback::Range> range) { p.setLoop(range); }));
  connect(panel_, &TimelinePanel::speedChosen, this,
          [this](double factor) { around_.session.setTargetSpeed(factor); });
  // Without a marked range, all that is visible repeats.
  connect(&panel_->loopButton(), &QToolButton::clicked, this,
          [this](bool on)
          {
            if(replay_)
              replay_->playback().setLoop(on ? std::optional(panel_->bar().visible()) : std::nullopt);
          });
  connect(&panel_->leaveButton(), &QToolButton::clicked, this, &ReplayPart::leave);
  connect(panel_, &TimelinePanel::linkActivated, this,
          [this](const QString& link)
          {
            if(!recordings_->follow(link))
              open_->trigger();
          });
}

void ReplayPart::tellFailure(const QString& file, const QString& reason)
{
  if(reason.isEmpty())
    return;
  around_.shell.tell(tr("%1 could not be opened: the log says why").arg(QFileInfo(file).fileName()));
  around_.shell.note(Diagnostic::Severity::Error, reason);
}

bool ReplayPart::openFile(const QString& file)
{
  if(!isRecording(file))
    return false;
  around_.shell.part<SessionPart>().remember(file);
  openRecording(file);
  return true;
}

void ReplayPart::openRecording(const QString& file)
{
  file_ = file;
  opening_ = {RecordedFile(file.toStdString())};
  opener_->open(file);
}

/// Shows what has been recorded of this run; it goes on meanwhile.
void ReplayPart::lookBack(const std::vector<RecordedFile>& files)
{
  dock_->show();
  opening_ = files;
  opener_->open(files, QString());
}

/// @param file  empty: of the present run, which goes on and whose end is shown
void ReplayPart::show(const std::shared_ptr<FrameSequence>& frames, const QString& file)
{
  comparison_->end();
  const QString name = file.isEmpty() ? tr("This run") : QFileInfo(file).fileName();
  name_ = name;
  isOwnRun_ = file.isEmpty();
  files_ = opening_;
  replay_ = std::make_shared<ReplaySession>(frames, name.toStdString(), around_.session.dataDirectories());
  if(file.isEmpty())
  {
    replay_->playback().pause();
    replay_->playback().seek(replay_->playback().endTime());
  }
  around_.sessions.show(replay_, file.isEmpty() ? SessionSwitch::Own::Continues : SessionSwitch::Own::Pauses);
  around_.shell.widget().setWindowTitle(QStringLiteral("%1 – Sparkwright").arg(name));
  showEvents();
  dock_->show();
  dock_->raise();
  around_.shell.tell(tr("%1: %2 frames, %3").arg(name).arg(frames->count()).arg(
      TimelineBar::clockText(replay_->playback().endTime() - replay_->playback().startTime(), false)));
}

/// Marks the decisions of the whole run, which its last frame knows.
void ReplayPart::showEvents()
{
  FrameSequence& frames = replay_->frames();
  const FramePtr last = frames.count() > 0 ? frames.frame(frames.count() - 1) : nullptr;
  if(marks_.setEvents(last ? last->game.events : nullptr))
    panel_->bar().setMarks(marks_);
  enableActions();
}

void ReplayPart::leave()
{
  if(!replay_)
    return;
  around_.sessions.showOwn();
  forget();
  const QString scene = QString::fromStdString(around_.sessions.state().scene);
  around_.shell.widget().setWindowTitle(
      scene.isEmpty() ? QStringLiteral("Sparkwright")
                      : QStringLiteral("%1 – Sparkwright").arg(QFileInfo(scene).fileName()));
}

/// The recording is no longer shown.
void ReplayPart::forget()
{
  replay_.reset();
  if(marks_.setEvents({}))
    panel_->bar().setMarks(marks_);
  enableActions();
}

void ReplayPart::jump(const TimelineMark* mark)
{
  if(!mark)
    return;
  const double before = mark->kind == TimelineMark::Kind::Goal ? beforeGoal : 0;
  replay_->playback().seek(mark->time - before);
}

/// From where a goal is shown, the same goal is neither the next nor the previous one.
const TimelineMark* ReplayPart::goalBefore(double time) const
{
  return marks_.previous(time + beforeGoal - slip, TimelineMarks::Which::Goals);
}

const TimelineMark* ReplayPart::goalAfter(double time) const
{
  return marks_.next(time + beforeGoal + slip, TimelineMarks::Which::Goals);
}

void ReplayPart::opening(const QString&, Variables&) { leave(); }

void ReplayPart::retranslate()
{
  dock_->setWindowTitle(tr("Timeline"));
  recordings_->retranslate();
  goingBack_->retranslate();
  comparison_->retranslate();
  panel_->retranslate();
  panel_->setState(timelineState());
}

TimelineState ReplayPart::timelineState() const
{
  TimelineState shown;
  shown.recorded = recordings_->words();
  if(const QString past = goingBack_->words(); !past.isEmpty())
    shown.recorded += (shown.recorded.isEmpty() ? QString() : QStringLiteral("<br>")) + past;
  if(!replay_)
    return shown;
  const Playback& playback = replay_->playback();
  shown.open = true;
  shown.start = playback.startTime();
  shown.end = playback.endTime();
  shown.time = playback.time();
  shown.speed = playback.speed();
  shown.loop = playback.loop();
  shown.name = name_;
  shown.ownRun = isOwnRun_;
  return shown;
}

void ReplayPart::follow(const SessionState&)
{
  if(replay_ && &around_.sessions.shown() != replay_.get())
    forget(); // Something else has taken its place.
  panel_->setState(timelineState());
  comparison_->follow(replay_ ? &replay_->playback() : nullptr);
}

void ReplayPart::showState(const SessionState& state)
{
  recordings_->showState(state);
  goingBack_->showState(around_.sessions.own().state());
  for(RecordingOpener* const opener : {opener_, &comparison_->opener()})
    for(const Diagnostic& report : opener->takeReports())
      around_.shell.note(report.severity, QString::fromStdString(report.text()));
  enableActions();
  panel_->bar().setTeamColours(around_.area.scene().teamColours());
}

void ReplayPart::enableActions()
{
  for(QAction* const action : {leave_, stepBack_, toStart_, toEnd_})
    action->setEnabled(replay_ != nullptr);
  using Which = TimelineMarks::Which;
  const double time = replay_ ? replay_->playback().time() : 0;
  previousGoal_->setEnabled(replay_ && goalBefore(time));
  nextGoal_->setEnabled(replay_ && goalAfter(time));
  previousEvent_->setEnabled(replay_ && marks_.previous(time, Which::All));
  nextEvent_->setEnabled(replay_ && marks_.next(time, Which::All));
}

} // namespace sparkwright
