#include "app/ide/agents/AgentsPart.h"

#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/agents/cameras/CameraWindows.h"
#include "app/ide/agents/console/ConsoleView.h"
#include "app/ide/agents/console/ProgramsPanel.h"
#include "app/ide/agents/inspector/InspectorPanel.h"
#include "app/ide/agents/programs/ProgramWords.h"
#include "app/ide/agents/start/AttachCommands.h"
#include "app/ide/agents/start/StartProgramDialog.h"
#include "app/ide/agents/start/StartTeamDialog.h"
#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/session/StatusSentence.h"
#include "app/ide/trust/TrustSheet.h"
#include "core/run/ProjectTrust.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace sparkwright
{

namespace
{

const char* const agentsContext = "sparkwright::AgentsPart";

constexpr double leftTeamPatience = 20; // s of a run that goes on

constexpr Actions::Words startTeamWords{
    "Ctrl+Shift+X", "start-team", QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Start &a team…"),
    QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Start the programs of a team from its team file")};
constexpr Actions::Words startProjectTeamsWords{
    "", "start-team", QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Start teams of the pro&ject"),
    QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Start the programs of the teams that the open project names")};
constexpr Actions::Words startProgramWords{
    "", "start-program", QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Start a progra&m…"),
    QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Start the program of an agent, once or several times")};
constexpr Actions::Words stopAllWords{
    "", "stop", QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Stop all programs"),
    QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Ask all programs that were started here to end")};
constexpr Actions::Words showMessagesWords{
    "Ctrl+Alt+I", "messages", QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Show messages of agents"),
    QT_TRANSLATE_NOOP("sparkwright::AgentsPart",
                      "See what agents are told and say, decoded, and send messages by hand")};
constexpr Actions::Words copyCommandWords{
    "", "copy", QT_TRANSLATE_NOOP("sparkwright::AgentsPart", "Copy command"),
    QT_TRANSLATE_NOOP("sparkwright::AgentsPart",
                      "Copy a command that attaches an agent, to be pasted into a terminal")};

} // namespace

AgentsPart::AgentsPart(const Surroundings& around)
    : around_(around), programs_([this] { return starter_.make(); }, steadyClock()),
      connections_(new ConnectionsPanel(&around.shell.widget())),
      cameras_(new CameraWindows(around, this)),
      programsPanel_(new ProgramsPanel(programs_, &around.shell.widget())),
      inspector_(new InspectorPanel(around.session, &around.shell.widget())),
      connectionsDock_(&around.shell.addDock({"connectionsDock", Qt::RightDockWidgetArea, 10}, connections_)),
      programsDock_(&around.shell.addDock({"programsDock", Qt::BottomDockWidgetArea, 70}, programsPanel_)),
      inspectorDock_(&around.shell.addDock({"messagesDock", Qt::BottomDockWidgetArea, 71}, inspector_)),
      copyMenu_(std::make_unique<QMenu>())
{
  connections_->setPrograms(&programs_, &processes_);
  addActions();
  connectPanels();
  ticking_.setInterval(100);
  connect(&ticking_, &QTimer::timeout, this, &AgentsPart::tick);
}

AgentsPart::~AgentsPart()
{
  delete teamDialog_;
  delete programDialog_;
}

StartTeamDialog* AgentsPart::teamDialog() const
{
  return teamDialog_;
}

StartProgramDialog* AgentsPart::programDialog() const
{
  return programDialog_;
}

void AgentsPart::addActions()
{
  Actions& actions = around_.actions;
  startTeam_ = actions.add(startTeamWords, agentsContext);
  startProjectTeams_ = actions.add(startProjectTeamsWords, agentsContext);
  startProjectTeams_->setEnabled(false);
  startProgram_ = actions.add(startProgramWords, agentsContext);
  stopAll_ = actions.add(stopAllWords, agentsContext);
  showMessages_ = actions.add(showMessagesWords, agentsContext);
  copyCommand_ = actions.add(copyCommandWords, agentsContext);
  copyCommand_->setMenu(copyMenu_.get());
  connect(copyMenu_.get(), &QMenu::aboutToShow, this, &AgentsPart::fillCopyMenu);
  fillCopyMenu();
  stopAll_->setEnabled(false);
  around_.shell.addEntries({MenuPlace::Simulation, 2, 0}, {startTeam_, startProjectTeams_, startProgram_, stopAll_});
  around_.shell.addEntry({MenuPlace::Match, 0, 2}, startProjectTeams_); // Who has a match looks for its teams there.
  around_.shell.addEntry({MenuPlace::View, 0, 113}, showMessages_);
  connections_->offer(startTeam_);
  connections_->offer(startProgram_);
  connections_->offer(around_.actions[ActionId::DemoMatch]);
  for(QAction* const action : {startTeam_, startProgram_, copyCommand_, stopAll_})
    connections_->addTool(action);
  programsPanel_->offer(startTeam_);
  programsPanel_->offer(startProgram_);
  const QList<QAction*> ofPrograms{startTeam_, startProjectTeams_, startProgram_, nullptr, stopAll_};
  around_.shell.setFocusActions(*connectionsDock_, ofPrograms + QList<QAction*>{nullptr, showMessages_, copyCommand_});
  around_.shell.setFocusActions(*programsDock_, ofPrograms);
  connect(startTeam_, &QAction::triggered, this, &AgentsPart::startTeam);
  connect(startProjectTeams_, &QAction::triggered, this, &AgentsPart::startProjectTeams);
  connect(startProgram_, &QAction::triggered, this, &AgentsPart::startProgram);
  connect(stopAll_, &QAction::triggered, this,
          [this]
          {
            waiting_.reset();
            programs_.stopAll();
          });
  connect(showMessages_, &QAction::triggered, this, [this] { around_.shell.goTo(*inspectorDock_); });
}

void AgentsPart::connectPanels()
{
  connect(connections_, &ConnectionsPanel::robotSelected, &around_.selection, &Selection::setId);
  connect(connections_, &ConnectionsPanel::programSelected, programsPanel_, &ProgramsPanel::select);
  connect(connections_, &ConnectionsPanel::menuWanted, this, &AgentsPart::showMenu);
  connect(connections_, &ConnectionsPanel::activated, this,
          [this](const ConnectionsModel::Subject& subject)
          {
            if(subject.program > 0)
              around_.shell.goTo(*programsDock_);
          });
  connect(connections_, &ConnectionsPanel::portsWanted, this,
          [this](int agentPort, int monitorPort) { around_.session.listenOn(agentPort, monitorPort); });
  connect(programsPanel_, &ProgramsPanel::menuWanted, this,
          [this](int program, const QPoint& place)
          {
            ConnectionsModel::Subject subject;
            subject.program = program;
            showMenu(subject, place);
          });
  connect(&programsPanel_->console(), &ConsoleView::told, this,
          [this](const QString& words, bool good)
          {
            around_.shell.tell(words);
            if(!good)
              around_.shell.note(Diagnostic::Severity::Warning, words);
          });
  connect(inspector_, &InspectorPanel::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(&programs_, &Programs::ended, this, &AgentsPart::tellEnd);
  connect(&programs_, &Programs::changed, this,
          [this]
          {
            stopAll_->setEnabled(programs_.alive() > 0 || waiting_);
            if(!programs_.list().empty() && !ticking_.isActive())
              ticking_.start();
          });
  connect(&around_.selection, &Selection::changed, this,
          [this] { cameras_->setSelectedNode(around_.selection.last()); });
}

void AgentsPart::addRemedies(const SessionState& state, std::vector<Remedy>& remedies)
{
  if(state.shortfall.cause == LoadMeter::Cause::Agents)
    remedies.push_back({tr("Show %1 among the agents").arg(StatusSentence::agentName(state, state.shortfall.agent)),
                        tr("The agent that the others wait for is selected"),
                        [this, agent = state.shortfall.agent]
                        {
                          around_.shell.goTo(*connectionsDock_);
                          if(const FramePtr frame = around_.session.frame())
                            for(const AgentInfo& info : frame->agents)
                              if(info.id == agent && info.rootId)
                                around_.selection.setId(info.rootId);
                        }});
}

void AgentsPart::retranslate()
{
  connectionsDock_->setWindowTitle(tr("Agents"));
  cameras_->retranslate();
  programsDock_->setWindowTitle(tr("Programs"));
  inspectorDock_->setWindowTitle(tr("Messages"));
}

void AgentsPart::showFrame(const SessionState& state)
{
  cameras_->setFrame(state.frame);
}

void AgentsPart::showState(const SessionState& state)
{
  if(isInSight(*connections_))
    processes_.follow(state.connections, state.agentPort);
  if(teamDialog_ && state.agentPort > 0 && state.agentPort != std::exchange(offeredPort_, state.agentPort))
    teamDialog_->setPlace(place());
  connections_->setState(state);
  // Programs have a match to go to then, and it is known whether a team is there already.
  startProjectTeams_->setEnabled(!project_.isEmpty() && state.frame && state.generation != openedAfter_);
  startWaiting(state);
  inspector_->follow(state);
  cameras_->refresh();
}

/// Where a team that is started now will play.
TeamPlace AgentsPart::place() const
{
  const SessionState state = around_.session.state();
  TeamPlace place;
  place.programFolders = {programFolder()};
  if(state.agentPort > 0)
  {
    place.host = state.host;
    place.port = state.agentPort;
    place.monitorPort = state.monitorPort;
  }
  place.side = state.frame && !state.frame->game.team[0].empty() ? "right" : "left";
  return place;
}

void AgentsPart::tick()
{
  programs_.tick();
  programsPanel_->refresh();
  if(programs_.list().empty())
    ticking_.stop();
}

QStringList AgentsPart::endsWithWindow() const
{
  const int alive = programs_.alive();
  return alive > 0 ? QStringList(tr("%n program(s) that were started here run.", nullptr, alive)) : QStringList();
}

void AgentsPart::closing()
{
  constexpr double patience = 1; // s
  waiting_.reset();
  if(programs_.alive() > 0)
    around_.shell.widget().hide(); // Nobody has to look at it while programs end.
  programs_.endAll(patience);
}

void AgentsPart::startTeam()
{
  if(!teamDialog_)
  {
    teamDialog_ =
        new StartTeamDialog(around_.dataFolder.isEmpty() ? QString() : around_.dataFolder + QStringLiteral("/examples"),
                            &around_.shell.widget());
    teamDialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(teamDialog_, &StartTeamDialog::wanted, this, &AgentsPart::start);
  }
  teamDialog_->setPlace(place());
  teamDialog_->show();
  teamDialog_->raise();
  teamDialog_->activateWindow();
}

/// What is in the file is shown before anything starts; what is wrong with it, too.
bool AgentsPart::openFile(const QString& file)
{
  if(!isTeamFile(file.toStdString()) || !QFileInfo(file).isFile())
    return false;
  if(around_.session.state().phase == SessionState::Phase::Empty)
    around_.shell.openScene(QString::fromLatin1(HostOptions::defaultScene)); // A match, so that there is a server.
  startTeam();
  teamDialog_->setFile(QFileInfo(file).absoluteFilePath());
  return true;
}

void AgentsPart::opening(const QString& scene, Variables&)
{
  waiting_.reset();
  Diagnostic problem;
  const auto project = isProject(scene.toStdString()) ? readProject(scene.toStdString(), problem) : std::nullopt;
  project_ = project && !project->teams.empty() ? scene : QString();
  openedAfter_ = around_.session.state().generation;
  startProjectTeams_->setEnabled(false);
}

void AgentsPart::startProjectTeams()
{
  Diagnostic problem;
  ProjectPlaces places;
  Diagnostics problems;
  const std::filesystem::path file = project_.toStdString();
  std::vector<StartCommand> left, others;
  TrustList trust;
  if(const auto project = readProject(file, problem, &places))
  {
    trust = trustListOf(*project, file);
    TeamPlace place = this->place();
    place.side = "left";
    for(const TeamFile& team : teamsOf(*project, file, places, problems))
    {
      std::ranges::move(startCommands(team, place), std::back_inserter(place.side == "left" ? left : others));
      place.side = "right";
    }
  }
  else
    problems.push_back(problem);
  for(const Diagnostic& each : problems)
    around_.shell.note(each.severity, QString::fromStdString(each.text()));
  if(!problems.empty())
    around_.shell.tell(tr("The teams of the project were not started: see the log"));
  else
    whenTrusted(trust, &around_.shell.widget(), [this, left, others] { startInTurn(left, others); });
}

/// The team that joins first plays on the left: the others begin when it is there.
void AgentsPart::startInTurn(std::vector<StartCommand> left, std::vector<StartCommand> others)
{
  const SessionState state = around_.session.state();
  const bool counts = !others.empty() && state.frame && state.frame->game.present && state.frame->game.team[0].empty();
  waiting_.reset();
  if(!counts)
  {
    std::ranges::move(others, std::back_inserter(left));
    start(left);
    return;
  }
  waiting_ = Waiting{start(left), std::move(others), {}};
  const auto name = [](const StartCommand& command) { return QString::fromStdString(command.team); };
  around_.shell.tell(tr("%1 starts when %2 has joined, so that it plays on the right")
                         .arg(name(waiting_->commands.front()), name(left.front())));
}

void AgentsPart::startWaiting(const SessionState& state)
{
  if(!waiting_ || state.source != SessionState::Source::Own)
    return;
  const bool joined = state.frame && state.frame->game.present && !state.frame->game.team[0].empty();
  const bool ended = std::ranges::none_of(waiting_->left,
                                          [this](Programs::Id id)
                                          {
                                            const Programs::Program* const program = programs_.find(id);
                                            return program && program->isAlive();
                                          });
  if(!state.running) // Nobody can join.
    waiting_->clock.restart();
  else if(!waiting_->clock.isValid())
    waiting_->clock.start();
  const bool late = waiting_->clock.isValid() && static_cast<double>(waiting_->clock.elapsed()) > leftTeamPatience * 1e3;
  if(!joined && !ended && !late)
    return;
  if(!joined)
    around_.shell.note(Diagnostic::Severity::Warning,
                       tr("%1 starts although no team has joined before: it may play on the left")
                           .arg(QString::fromStdString(waiting_->commands.front().team)));
  start(std::exchange(waiting_, std::nullopt)->commands);
}

void AgentsPart::startProgram()
{
  if(!programDialog_)
  {
    programDialog_ = new StartProgramDialog(&around_.shell.widget());
    programDialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(programDialog_, &StartProgramDialog::wanted, this, &AgentsPart::start);
  }
  programDialog_->setPlace(place());
  programDialog_->show();
  programDialog_->raise();
  programDialog_->activateWindow();
}

std::vector<Programs::Id> AgentsPart::start(const std::vector<StartCommand>& commands)
{
  std::vector<Programs::Id> ids;
  for(const StartCommand& command : commands)
    if(const Programs::Id id = programs_.start(command))
      ids.push_back(id);
  const int started = static_cast<int>(ids.size());
  if(started < static_cast<int>(commands.size()))
    around_.shell.note(Diagnostic::Severity::Warning,
                       tr("Only %1 of %2 programs were started: at most %3 may run at once")
                           .arg(started)
                           .arg(commands.size())
                           .arg(Programs::mostAlive));
  around_.shell.tell(tr("Started %n program(s)", nullptr, started));
  programsPanel_->select(ids.empty() ? 0 : ids.front());
  programsDock_->show();
  programsDock_->raise();
  return ids;
}

/// A program that has ended by itself is told where people look: in the status bar and in the log.
void AgentsPart::tellEnd(int id)
{
  const Programs::Program* const program = programs_.find(id);
  if(!program)
    return;
  const QString words = endWords(*program);
  const bool well = program->state == Programs::State::Exited && program->code == 0 && !program->hasEndedAtOnce();
  around_.shell.tell(words);
  around_.shell.note(well ? Diagnostic::Severity::Note : Diagnostic::Severity::Warning, words);
}

void AgentsPart::copy(const QString& text)
{
  QGuiApplication::clipboard()->setText(text);
  around_.shell.tell(tr("Copied: %1").arg(text));
}

void AgentsPart::fillCopyMenu()
{
  copyMenu_->clear();
  for(const AttachCommand& command : attachCommands(place(), around_.session.state().sync))
  {
    QAction* const action = copyMenu_->addAction(command.name);
    action->setToolTip(command.text);
    connect(action, &QAction::triggered, this, [this, text = command.text] { copy(text); });
  }
}

void AgentsPart::showMenu(const ConnectionsModel::Subject& subject, const QPoint& place)
{
  auto* const menu = new QMenu(&around_.shell.widget());
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  addAgentEntries(*menu, subject);
  addProgramEntries(*menu, subject.program);
  if(menu->isEmpty())
    delete menu;
  else
    menu->popup(place);
}

void AgentsPart::addAgentEntries(QMenu& menu, const ConnectionsModel::Subject& subject)
{
  if(subject.rootId > 0)
  {
    connect(menu.addAction(themedIcon(QStringLiteral("frame")), tr("Select robot")), &QAction::triggered, this,
            [this, id = subject.rootId] { around_.selection.setId(id); });
    around_.selection.setId(subject.rootId);
    addRobotEntries(menu, subject.rootId);
  }
  if(subject.agent > 0)
    connect(menu.addAction(themedIcon(QStringLiteral("messages")), tr("Show messages")), &QAction::triggered, this,
            [this, agent = subject.agent]
            {
              around_.shell.goTo(*inspectorDock_);
              inspector_->follow(around_.session.state());
              inspector_->watch(agent);
            });
  if(subject.pid > 0)
    connect(menu.addAction(themedIcon(QStringLiteral("copy")), tr("Copy command that attaches a debugger")),
            &QAction::triggered, this, [this, pid = subject.pid] { copy(QStringLiteral("gdb -p %1").arg(pid)); });
  if(subject.connected)
    connect(menu.addAction(themedIcon(QStringLiteral("disconnect")), tr("Disconnect")), &QAction::triggered, this,
            [this, agent = subject.agent] { around_.session.disconnectAgent(agent); });
}

/// What may be done to the selected robot: as a player, or as any robot.
void AgentsPart::addRobotEntries(QMenu& menu, quint64 root)
{
  const SessionState state = around_.session.state();
  if(const QList<QAction*> ofPlayer = around_.shell.part<MatchPart>().playerActions(state); !ofPlayer.isEmpty())
  {
    QMenu* const player = menu.addMenu(themedIcon(QStringLiteral("agent")), tr("Player"));
    player->setToolTipsVisible(true);
    player->addActions(ofPlayer);
    return;
  }
  if(!state.frame)
    return;
  const auto robot = std::ranges::find(state.frame->agents, root, &AgentInfo::rootId);
  const bool off = robot != state.frame->agents.end() && robot->switchedOff;
  QAction* const power =
      menu.addAction(themedIcon(QStringLiteral("power")), off ? tr("Switch robot on") : tr("Switch robot off"));
  power->setToolTip(tr("A robot without power ignores its agent, which still gets percepts; its joints give way"));
  connect(power, &QAction::triggered, this,
          [this, root, wanted = off ? SwitchRobot::Power::On : SwitchRobot::Power::Off]
          { around_.session.manipulate({SwitchRobot{{root}, wanted}}); });
}

void AgentsPart::addProgramEntries(QMenu& menu, Programs::Id id)
{
  const Programs::Program* const program = programs_.find(id);
  if(!program)
    return;
  if(!menu.isEmpty())
    menu.addSeparator();
  const auto add = [&](const char* icon, const QString& text, bool enabled, const std::function<void()>& action)
  {
    QAction* const entry = menu.addAction(themedIcon(QLatin1String(icon)), text);
    entry->setEnabled(enabled);
    connect(entry, &QAction::triggered, this, action);
  };
  const bool alive = program->isAlive();
  add("console", tr("Show console"), true,
      [this, id]
      {
        programsPanel_->select(id);
        around_.shell.goTo(*programsDock_);
      });
  add("reset", tr("Restart"), true, [this, id] { programs_.restart(id); });
  add("stop", tr("Stop"), alive && program->state != Programs::State::Stopping, [this, id] { programs_.stop(id); });
  add("kill", tr("Kill"), alive, [this, id] { programs_.kill(id); });
  add("clear", tr("Remove from list"), !alive, [this, id] { programs_.forget(id); });
  add("copy", tr("Copy its command"), true,
      [this, text = QString::fromStdString(shellText(program->command))] { copy(text); });
}

} // namespace sparkwright
