#include "app/ide/match/MatchPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/FilterPalette.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/PanelScroll.h"
#include "app/ide/match/control/BallCommands.h"
#include "app/ide/match/control/MatchCommands.h"
#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/match/control/ScoreDialog.h"
#include "app/ide/match/DemoMatch.h"
#include "app/ide/match/EventToasts.h"
#include "app/ide/match/formations/FormationCommands.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/players/PlayerCommands.h"
#include "app/ide/match/players/PlayersPanel.h"
#include "app/ide/match/RulesPanel.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/scene/SelectionCommands.h"
#include "app/ide/scene/StructureSearch.h"
#include "core/game/League.h"
#include "viewer/overlay/Scoreboard.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>

namespace sparkwright
{

namespace
{

constexpr Actions::Words scoreWords = {"Ctrl+Shift+T", "scoreboard",
                                       QT_TRANSLATE_NOOP("sparkwright::MatchPart", "S&core and clock…"),
                                       QT_TRANSLATE_NOOP("sparkwright::MatchPart", "Set score and clock of the match"), "setScore"};

constexpr Actions::Words resetClockWords = {
    "", "reset", QT_TRANSLATE_NOOP("sparkwright::MatchPart", "Rese&t the clock"),
    QT_TRANSLATE_NOOP("sparkwright::MatchPart", "Set the clock of the match to 0:00"), "resetClock"};
constexpr Actions::Words endServerKey = {
    "", "end-server", QT_TRANSLATE_NOOP("sparkwright::MatchPart", "End the server"),
    QT_TRANSLATE_NOOP("sparkwright::MatchPart", "Match key: end the server that is watched; asks first"),
    "matchKeyEndServer"};

} // namespace

MatchPart::MatchPart(const Surroundings& around)
    : around_(around), director_(new MatchDirector(around, this)),
      commands_(new MatchCommands(around.actions, around.session, *director_, this)),
      keys_(new MatchKeys(around, *director_, this)), palette_(new FilterPalette(&around.shell.widget())),
      score_(around.actions.add(scoreWords, "sparkwright::MatchPart")),
      resetClock_(around.actions.add(resetClockWords, "sparkwright::MatchPart")),
      balls_(new BallCommands(around, *director_, *keys_, this)),
      formations_(new FormationCommands(around.actions, around.session, around.area, this)),
      demo_(new DemoMatch(around.area, around.dataFolder, this)),
      toasts_(new EventToasts(around.area.overlays(), this)),
      panel_(new MatchPanel(around.actions, &around.shell.widget())), rules_(new RulesPanel(&around.shell.widget())),
      playerCommands_(new PlayerCommands(around, *director_, this)),
      players_(new PlayersPanel(playerCommands_->actions(), &around.shell.widget())),
      matchDock_(&around.shell.addDock({"matchDock", Qt::LeftDockWidgetArea, 30}, new PanelScroll(panel_))),
      playersDock_(&around.shell.addDock({"playersDock", Qt::LeftDockWidgetArea, 35}, players_)),
      rulesDock_(&around.shell.addDock({"rulesDock", Qt::LeftDockWidgetArea, 40}, rules_))
{
  keys_->add(endServerKey, "sparkwright::MatchPart",
             [this]
             {
               if(QAction* const end = around_.actions.find(QStringLiteral("endServer")))
                 end->trigger();
             });
  panel_->formationsButton().setMenu(formations_->menu());
  panel_->addControls({score_, &keys_->armAction(), &director_->undoAction()});
  addEntries();
  connectAll();
}

MatchPart::~MatchPart() = default;

void MatchPart::addEntries()
{
  const Actions& actions = around_.actions;
  WindowShell& shell = around_.shell;
  ofMatches_ = commands_->directing() + commands_->judging() +
               QList<QAction*>{actions[ActionId::ShowMatch], actions[ActionId::ChoosePlayMode], score_,
                               &director_->undoAction(), &keys_->armAction(), formations_->menu()->menuAction(),
                               resetClock_, balls_->menu().menuAction(), actions[ActionId::ShowRules], playerCommands_->menu().menuAction()};
  shell.addEntries({MenuPlace::Match, 0, 0}, {actions[ActionId::DemoMatch], actions[ActionId::ShowMatch]});
  shell.addEntries({MenuPlace::Match, 1, 0}, commands_->directing());
  shell.addEntry({MenuPlace::Match, 1, 20}, actions[ActionId::ChoosePlayMode]);
  shell.addEntry({MenuPlace::Match, 1, 19}, score_);
  shell.addEntry({MenuPlace::Match, 1, 21}, resetClock_);
  shell.addEntry({MenuPlace::Match, 1, 22}, balls_->menu().menuAction());
  shell.addEntry({MenuPlace::Match, 1, 23}, formations_->menu()->menuAction());
  shell.addEntry({MenuPlace::Match, 1, 24}, &director_->undoAction());
  shell.addEntry({MenuPlace::Match, 1, 25}, &keys_->armAction());
  shell.addEntries({MenuPlace::Match, 2, 0}, commands_->judging());
  shell.addEntry({MenuPlace::Match, 2, 20}, playerCommands_->menu().menuAction());
  SelectionCommands& ofSelection = shell.part<ScenePart>().selectionCommands();
  ofSelection.addToMenu(playerCommands_->menu().menuAction());
  ofSelection.addToMenu(balls_->menu().menuAction());
  shell.addEntry({MenuPlace::Match, 3, 0}, actions[ActionId::ShowRules]);
  shell.setFocusActions(*matchDock_, commands_->directing() +
                                         QList<QAction*>{actions[ActionId::ChoosePlayMode], nullptr} +
                                         commands_->judging() +
                                         QList<QAction*>{nullptr, score_, &director_->undoAction(), &keys_->armAction()});
  shell.setFocusActions(*playersDock_, playerCommands_->actions());
  shell.setFocusActions(*rulesDock_, {actions[ActionId::ShowMatch], &director_->undoAction()});
}

void MatchPart::connectAll()
{
  const auto on = [this](ActionId id, auto action) { connect(around_.actions[id], &QAction::triggered, this, action); };
  on(ActionId::DemoMatch, [this] { startDemo(DemoMatch::setUp(), {}); });
  on(ActionId::ShowMatch, [this] { around_.shell.goTo(*matchDock_); });
  on(ActionId::ShowRules, [this] { around_.shell.goTo(*rulesDock_); });
  on(ActionId::ChoosePlayMode, [this] { choosePlayMode(); });
  connect(&keys_->armAction(), &QAction::triggered, this,
          [this](bool armed)
          {
            if(armed) // They act there.
              around_.area.active().setFocus(Qt::OtherFocusReason);
          });
  connect(keys_, &MatchKeys::playModesWanted, this, &MatchPart::choosePlayMode);
  connect(score_, &QAction::triggered, this, &MatchPart::setScore);
  connect(resetClock_, &QAction::triggered, this,
          [this] { director_->give(QStringLiteral("(time 0)"), resetClock_->text().remove(QLatin1Char('&'))); });
  connect(&around_.selection, &Selection::changed, this, // Menus open before the next showState().
          [this] { playerCommands_->setState(around_.session.state()); });
  connect(palette_, &FilterPalette::chosen, this,
          [this](int index)
          {
            const std::string& mode = modes_[static_cast<std::size_t>(index)];
            director_->give(QStringLiteral("(playMode %1)").arg(QString::fromStdString(mode)),
                            Scoreboard::playMode(mode));
          });
  connect(demo_, &DemoMatch::wanted, this, &MatchPart::startDemo);
  connect(formations_, &FormationCommands::noted, this,
          [this](Diagnostic::Severity severity, const QString& message) { around_.shell.note(severity, message); });
  connect(rules_, &RulesPanel::variableChanged, this,
          [this](const QString& name, const QString& value)
          { around_.session.setVariable(name.toStdString(), value.toStdString()); });
  connect(panel_, &MatchPanel::commandWanted, this,
          [this](const QString& text) { director_->give(text, panel_->playModes().currentText()); });
  connect(&panel_->events(), &EventList::eventSelected, this,
          [this](const std::shared_ptr<const GameEvent>& event) { showEvent(event.get()); });
  connect(players_, &PlayersPanel::robotSelected, &around_.selection, &Selection::setId);
  connect(toasts_, &EventToasts::eventChosen, &panel_->events(), &EventList::select);
  connect(&around_.selection, &Selection::cleared, &panel_->events(), &EventList::clearSelection);
}

QList<QAction*> MatchPart::playerActions(const SessionState& state)
{
  playerCommands_->setState(state);
  return playerCommands_->menu().menuAction()->isEnabled() ? playerCommands_->actions() : QList<QAction*>();
}

void MatchPart::retranslate()
{
  balls_->retranslate();
  formations_->retranslate();
  matchDock_->setWindowTitle(tr("Match"));
  playersDock_->setWindowTitle(tr("Players"));
  rulesDock_->setWindowTitle(tr("Rules"));
  playerCommands_->retranslate();
  palette_->setNames(tr("Type a part of a play mode"), tr("Play modes"));
}

void MatchPart::choosePlayMode()
{
  const SessionState state = around_.session.state();
  if(!director_->directs() || !state.frame || !state.frame->game.league)
    return;
  const std::span<const std::string> modes = state.frame->game.league->modes();
  modes_.assign(modes.begin(), modes.end());
  std::vector<FilterPalette::Entry> entries;
  int present = -1;
  for(const std::string& mode : modes_)
  {
    if(mode == state.frame->game.mode)
      present = static_cast<int>(entries.size());
    entries.push_back({Scoreboard::playMode(mode), {}, tr("%1 in commands").arg(QString::fromStdString(mode))});
  }
  palette_->ask(around_.area.active(), std::move(entries), present);
}

void MatchPart::setScore()
{
  const SessionState state = around_.session.state();
  if(!director_->directs() || !state.frame)
    return;
  auto* const dialog = new ScoreDialog(state.frame->game, &around_.shell.widget());
  connect(dialog, &ScoreDialog::asked, this,
          [this](const QString& command) { director_->give(command, tr("Score and clock are set")); });
  dialog->open();
}

void MatchPart::startDemo(const QString& scene, const Variables& variables)
{
  around_.shell.whenSaved(
      [this, scene, variables]
      {
        around_.shell.openScene(scene, variables);
        around_.session.run();
      });
}

void MatchPart::opening(const QString& scene, Variables& variables)
{
  demo_->open(scene, variables);
}

void MatchPart::showFrame(const SessionState& state)
{
  demo_->aim(state);
  toasts_->show(state.frame->game, state.generation, around_.area.scene().teamColours());
}

void MatchPart::showState(const SessionState& state)
{
  demo_->show(state);
  panel_->setState(state);
  rules_->setState(state);
  panel_->setTeamColours(around_.area.scene().teamColours());
  director_->setState(state);
  commands_->setState(state);
  playerCommands_->setState(state);
  showPlayers(state);
  keys_->setState();
  score_->setEnabled(director_->directs());
  resetClock_->setEnabled(director_->directs());
  balls_->setState(state);
  formations_->setState(state);
  showPending(state);
  followScene(state);
}

void MatchPart::showPlayers(const SessionState& state)
{
  if(!isInSight(*players_))
    return;
  players_->setTeamColours(around_.area.scene().teamColours());
  players_->setState(state);
  const auto player = around_.area.scene().subjects().playerAt(around_.selection.last());
  players_->setSelected(player ? player->team : 0, player ? player->unum : 0);
}

void MatchPart::showPending(const SessionState& state)
{
  const bool played = state.frame && state.frame->game.present;
  const auto pending = played ? state.frame->game.judgement.pending : nullptr;
  if(pending != pending_ && pending)
  {
    matchDock_->show();
    matchDock_->raise();
    showEvent(pending.get());
  }
  pending_ = pending;
}

void MatchPart::followScene(const SessionState& state)
{
  if(!state.frame && state.phase != SessionState::Phase::Empty)
    return; // It is being loaded.
  const bool played = state.frame && state.frame->game.present;
  if(played_ == played)
    return;
  for(QDockWidget* const dock : {matchDock_, playersDock_, rulesDock_})
    around_.shell.setRelevant(*dock, played);
  for(QAction* const action : std::as_const(ofMatches_))
    action->setVisible(played);
  // What the user has left open at the end of the last run stays so at first.
  if(state.frame && (played_ || !around_.shell.layoutKnown()))
  {
    if(played)
      matchDock_->raise();
    else
      around_.shell.raiseFirst(Qt::LeftDockWidgetArea);
  }
  played_ = played;
}

void MatchPart::addRemedies(const SessionState& state, std::vector<Remedy>& remedies)
{
  using Cause = LoadMeter::Cause;
  const Cause cause = state.shortfall.cause;
  if(const int fewer = demo_->fewerPlayers(); fewer > 0 && cause != Cause::Agents && cause != Cause::Frames)
    remedies.push_back({tr("Play %1 against %1").arg(fewer), tr("The demo match begins again with fewer players"),
                        [this, fewer] { demo_->restart(fewer); }});
}

void MatchPart::layoutReset()
{
  if(played_.value_or(false))
    matchDock_->raise();
}

void MatchPart::showEvent(const GameEvent* event)
{
  if(!event)
    return around_.area.clearPlace();
  if(const FramePtr frame = around_.area.scene().frame())
    around_.selection.setId(robotOf(*frame, *event));
  const QString who = EventModel::who(*event);
  around_.area.active().showPlace(event->position,
                                  EventModel::what(*event) + (who.isEmpty() ? QString() : QStringLiteral(" · ") + who));
}

} // namespace sparkwright
