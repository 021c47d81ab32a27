#include "app/ide/session/SessionPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/session/FileDialogs.h"
#include "app/ide/session/RunUntilDialog.h"
#include "app/ide/session/Session.h"
#include "core/run/Project.h"

#include <QAbstractItemView>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr Actions::Words untilWords = {
    "Alt+F5", "run", QT_TRANSLATE_NOOP("sparkwright::SessionPart", "Run &until…"),
    QT_TRANSLATE_NOOP("sparkwright::SessionPart",
                      "Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause"), "runUntil"};
constexpr Actions::Words iterativeWords = {
    "", "settings", QT_TRANSLATE_NOOP("sparkwright::SessionPart", "Solve large &heaps iteratively"),
    QT_TRANSLATE_NOOP("sparkwright::SessionPart",
                      "Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones"),
    "iterativeHeaps"};
constexpr int largestExact = 46; // Bodies: two robots of the usual kind; larger heaps are solved iteratively.
constexpr Actions::Words slowerWords = {
    "[", "run", QT_TRANSLATE_NOOP("sparkwright::SessionPart", "S&lower"),
    QT_TRANSLATE_NOOP("sparkwright::SessionPart", "Choose the next lower speed"), "slower"};
constexpr Actions::Words fasterWords = {
    "]", "run", QT_TRANSLATE_NOOP("sparkwright::SessionPart", "&Faster"),
    QT_TRANSLATE_NOOP("sparkwright::SessionPart", "Choose the next higher speed"), "faster"};
constexpr Actions::Words fastestWords = {
    "", "run", QT_TRANSLATE_NOOP("sparkwright::SessionPart", "As fast as &possible"),
    QT_TRANSLATE_NOOP("sparkwright::SessionPart", "Run as fast as the machine can; again: in real time"),
    "asFastAsPossible"};
constexpr double speeds[] = {0.1, 0.25, 0.5, 1, 2, 5, 0};

} // namespace

SessionPart::SessionPart(const Surroundings& around)
    : around_(around), until_(around.actions.add(untilWords, "sparkwright::SessionPart")),
      iterative_(around.actions.add(iterativeWords, "sparkwright::SessionPart")), folder_(around.dataFolder),
      status_(around.shell), stepMenu_(around), recentMenu_(std::make_unique<QMenu>()), clearRecent_(new QAction(this)),
      speedLabel_(new QLabel(&around.shell.widget())), speed_(new QComboBox(&around.shell.widget()))
{
  const Actions& actions = around.actions;
  WindowShell& shell = around.shell;
  const auto on = [&](ActionId id, auto action) { connect(actions[id], &QAction::triggered, this, action); };
  on(ActionId::OpenScene, [this] { chooseScene(); });
  on(ActionId::SaveProject,
     [this] { askForProject(&around_.shell.widget(), folder_, [this](const QString& file) { saveProject(file); }); });
  on(ActionId::RunPause, [this] { around_.session.state().running ? around_.session.pause() : around_.session.run(); });
  on(ActionId::Step, [this] { around_.session.step(); });
  connect(until_, &QAction::triggered, this, &SessionPart::askUntil);
  iterative_->setCheckable(true);
  connect(iterative_, &QAction::triggered, this,
          [this](bool on) { around_.session.setLargestExactHeap(on ? largestExact : 0); });
  on(ActionId::Reset, [this] { around_.shell.reset(); });
  connect(recentMenu_.get(), &QMenu::aboutToShow, this, &SessionPart::fillRecentMenu);
  connect(clearRecent_, &QAction::triggered, this, [this] { recent_.clear(); });

  shell.addEntry({MenuPlace::File, 0, 0}, actions[ActionId::OpenScene]);
  shell.addEntry({MenuPlace::File, 0, 1}, recentMenu_->menuAction());
  shell.addEntry({MenuPlace::File, 2, 0}, actions[ActionId::SaveProject]);
  shell.addEntries({MenuPlace::Simulation, 0, 0},
                   {actions[ActionId::RunPause], actions[ActionId::Step], until_, actions[ActionId::Reset]});
  shell.addEntry({MenuPlace::Simulation, 3, 0}, iterative_);
  shell.addTool({0, 0}, actions[ActionId::OpenScene]);
  shell.addTool({2, 0}, actions[ActionId::RunPause]);
  shell.addTool({2, 1}, actions[ActionId::Step]);
  shell.addTool({2, 2}, actions[ActionId::Reset]);
  addSpeed();
  const auto addKey = [this](const Actions::Words& words, auto action)
  {
    QAction* const made = around_.actions.add(words, "sparkwright::SessionPart");
    connect(made, &QAction::triggered, this, action);
    return made;
  };
  shell.addEntries({MenuPlace::Simulation, 1, 0},
                   {addKey(slowerWords, [this] { changeSpeed(-1); }), addKey(fasterWords, [this] { changeSpeed(1); }),
                    addKey(fastestWords,
                           [this]
                           {
                             const bool fastest = speed_->currentData().toDouble() == 0;
                             around_.session.setTargetSpeed(fastest ? 1 : 0);
                           })});
}

/// The list ends with the fastest.
void SessionPart::changeSpeed(int step)
{
  const int index = std::clamp(speed_->currentIndex() + step, 0, speed_->count() - 1);
  speed_->setCurrentIndex(index);
  around_.session.setTargetSpeed(speed_->currentData().toDouble());
}

void SessionPart::addSpeed()
{
  speedLabel_->setContentsMargins(8, 0, 4, 0);
  speedLabel_->setBuddy(speed_);
  for(const double speed : speeds)
    speed_->addItem(QString(), speed);
  speed_->setCurrentIndex(speed_->findData(1.0));
  speed_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  around_.shell.addTool({3, 0}, speedLabel_);
  around_.shell.addTool({3, 1}, speed_);
  connect(speed_, &QComboBox::activated, this,
          [this] { around_.session.setTargetSpeed(speed_->currentData().toDouble()); });
}

void SessionPart::retranslate()
{
  recentMenu_->setTitle(tr("Open &recent"));
  clearRecent_->setText(tr("&Forget these"));
  speedLabel_->setText(tr("Speed"));
  speed_->setAccessibleName(tr("Target speed"));
  speed_->setToolTip(tr("Target speed, in multiples of real time"));
  for(int i = 0; i < speed_->count(); ++i)
  {
    const double speed = speed_->itemData(i).toDouble();
    speed_->setItemText(i, speed > 0 ? QLocale().toString(speed) + QStringLiteral("×") : tr("As fast as possible"));
  }
  status_.retranslate();
  stepMenu_.retranslate();
}

void SessionPart::remember(const QString& file)
{
  const QFileInfo info(file); // Without one of this name here, it is one of the data directory.
  recent_.add(info.isFile() ? info.absoluteFilePath() : file);
}

void SessionPart::opening(const QString& scene, Variables&)
{
  remember(scene);
  project_ = isProject(scene.toStdString()) ? QFileInfo(scene).absoluteFilePath() : QString();
}

void SessionPart::showState(const SessionState& state)
{
  around_.actions.showRunning(state.running);
  const bool open = state.phase != SessionState::Phase::Empty;
  for(const ActionId id : {ActionId::RunPause, ActionId::Step, ActionId::Reset})
    around_.actions[id]->setEnabled(open);
  around_.actions[ActionId::SaveProject]->setEnabled(open && state.source == SessionState::Source::Own);
  until_->setEnabled(state.phase == SessionState::Phase::Ready && state.source != SessionState::Source::Remote);
  iterative_->setEnabled(open && state.source == SessionState::Source::Own);
  iterative_->setChecked(state.largestExactHeap > 0);
  stepMenu_.show(state);
  if(reached_ && reachedIn_ == state.generation && state.reachedCount > *reached_)
    around_.shell.tell(tr("Paused: %1").arg(inWindow(state.reached)));
  reached_ = state.reachedCount;
  reachedIn_ = state.generation;
  status_.show(state);
  const int speed = speed_->findData(state.targetSpeed);
  if(speed >= 0 && speed != speed_->currentIndex() && !speed_->view()->isVisible())
    speed_->setCurrentIndex(speed);
}

void SessionPart::addRemedies(const SessionState& state, std::vector<Remedy>& remedies)
{
  if(state.shortfall.cause == LoadMeter::Cause::Solver && state.largestExactHeap == 0)
    remedies.push_back({tr("Solve large heaps iteratively"), iterative_->toolTip(),
                        [this] { around_.session.setLargestExactHeap(largestExact); }});
  double fitting = 0;
  for(const double speed : speeds)
    if(speed > fitting && speed <= state.measuredSpeed && (state.targetSpeed <= 0 || speed < state.targetSpeed))
      fitting = speed;
  if(fitting > 0)
    remedies.push_back({tr("Ask for %1× only").arg(QLocale().toString(fitting)),
                        tr("The run is no faster, but its speed is steady"),
                        [this, fitting] { around_.session.setTargetSpeed(fitting); }});
}

void SessionPart::askUntil()
{
  auto* const dialog = new RunUntilDialog(around_.session.state(), lastUntil_, &around_.shell.widget());
  connect(dialog, &RunUntilDialog::asked, this,
          [this](const RunUntil& until)
          {
            lastUntil_ = until;
            around_.session.runUntil(until);
          });
  dialog->open();
}

void SessionPart::fillRecentMenu()
{
  recent_.fill(*recentMenu_, [this](const QString& file)
               { around_.shell.openFile(file); });
  clearRecent_->setEnabled(!recent_.files().isEmpty());
  recentMenu_->addAction(clearRecent_);
}

void SessionPart::chooseScene()
{
  askForScene(&around_.shell.widget(), folder_,
              [this](const QString& file)
              {
                folder_ = QFileInfo(file).absolutePath();
                around_.shell.openFile(file);
              });
}

void SessionPart::saveProject(const QString& file)
{
  const SessionState state = around_.session.state();
  // What the window does not change stays: that of the file, if there is one, else of the project that is open.
  Diagnostic unreadable;
  const QString source = QFileInfo::exists(file) ? file : project_;
  const std::filesystem::path place = source.toStdString();
  Project project = readProject(place, unreadable).value_or(Project());
  const std::filesystem::path folder = QFileInfo(source).absolutePath().toStdString();
  if(!project.setUp.empty())
    project.setUp = setUpOf(project, place);
  for(ProjectTeam& team : project.teams)
    team.file = (folder / team.file).lexically_normal().string();
  project.scene = state.scene;
  project.seed = state.seed;
  project.step = state.step;
  project.variables = state.variables;
  const std::string problem = writeProject(file.toStdString(), project);
  if(!problem.empty())
    return around_.shell.note(Diagnostic::Severity::Error,
                              tr("The project is not saved: %1").arg(QString::fromStdString(problem)));
  folder_ = QFileInfo(file).absolutePath();
  recent_.add(file);
  around_.shell.tell(tr("Saved %1").arg(file));
}

} // namespace sparkwright
