#include "app/ide/match/placement/PlacementPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/match/formations/FormationCommands.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/match/placement/PlacementDrawing.h"
#include "app/ide/match/placement/PlacementPanel.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/ShownDrawings.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewsPart.h"
#include "core/game/Formation.h"
#include "core/game/League.h"
#include "viewer/overlay/Scoreboard.h"
#include "viewer/scene/SceneDrawing.h"

#include <QAction>
#include <QDockWidget>

#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

const char* const placementContext = "sparkwright::PlacementPart";

constexpr Actions::Words showWords{
    "", "formation", QT_TRANSLATE_NOOP("sparkwright::PlacementPart", "P&lan a restart"),
    QT_TRANSLATE_NOOP("sparkwright::PlacementPart",
                      "Place robots and ball for a restart, and see what its rules make of it")};
constexpr Actions::Words correctWords{
    "", "apply", QT_TRANSLATE_NOOP("sparkwright::PlacementPart", "Put right"),
    QT_TRANSLATE_NOOP("sparkwright::PlacementPart",
                      "Move all that may not stand where they are to where the rules put them"),
    "correctPlaces"};
constexpr Actions::Words startWords{
    "", "run", QT_TRANSLATE_NOOP("sparkwright::PlacementPart", "Start here"),
    QT_TRANSLATE_NOOP("sparkwright::PlacementPart",
                      "Give this restart with robots and ball as they stand; the strategies are not asked"),
    "restartHere"};
constexpr Actions::Words pauseWords{
    "", "pause", QT_TRANSLATE_NOOP("sparkwright::PlacementPart", "Pause the match"),
    QT_TRANSLATE_NOOP("sparkwright::PlacementPart", "The clock stops and robots wait, so that they can be placed"),
    "pauseMatch"};
constexpr qint64 askEvery = 150; // ms

bool plays(const SessionState& state)
{
  return state.running && state.frame && state.frame->game.mode == "PlayOn";
}

} // namespace

PlacementPart::PlacementPart(const Surroundings& around)
    : around_(around), show_(around.actions.add(showWords, placementContext)),
      correct_(around.actions.add(correctWords, placementContext)),
      start_(around.actions.add(startWords, placementContext)),
      pause_(around.actions.add(pauseWords, placementContext)),
      panel_(new PlacementPanel(correct_, start_, pause_, &around.shell.widget())),
      dock_(&around.shell.addDock({"placementDock", Qt::RightDockWidgetArea, 12}, panel_))
{
  around_.shell.addEntry({MenuPlace::Match, 1, 26}, show_);
  around_.shell.setFocusActions(*dock_, {correct_, start_, pause_});
  around_.shell.setRelevant(*dock_, false); // Until there is a game with such restarts.
  for(QAction* const action : {show_, correct_, start_, pause_})
    action->setVisible(false);
  connect(show_, &QAction::triggered, this, [this] { around_.shell.goTo(*dock_); });
  connect(correct_, &QAction::triggered, this, &PlacementPart::correct);
  connect(start_, &QAction::triggered, this, &PlacementPart::start);
  connect(pause_, &QAction::triggered, this, [this] { around_.session.command("(pause)"); });
  connect(panel_, &PlacementPanel::modeChosen, this, [this] { askedAbout_.reset(); });
  connect(panel_, &PlacementPanel::playerSelected, this, &PlacementPart::select);
}

PlacementPart::~PlacementPart() = default;

void PlacementPart::retranslate()
{
  dock_->setWindowTitle(tr("Placement"));
}

void PlacementPart::showState(const SessionState& state)
{
  if(!state.frame && state.phase != SessionState::Phase::Empty)
    return; // It is being loaded.
  followGame(state);
  using Situation = PlacementPanel::Situation;
  const bool planning = relevant_ && isInSight(*panel_);
  const Situation situation = !relevant_ ? Situation::Absent : plays(state) ? Situation::Plays : Situation::Stands;
  panel_->setSituation(situation);
  correct_->setEnabled(situation == Situation::Stands);
  if(planning)
  {
    panel_->setTeamColours(around_.area.scene().teamColours());
    const auto player = around_.area.scene().subjects().playerAt(around_.selection.last());
    panel_->setSelected(player ? player->team : 0, player ? player->unum : 0);
    takeAnswer(state);
    ask(state);
  }
  // Nothing while the match plays: arrows would only follow the robots.
  draw(planning && situation == Situation::Stands ? panel_->review() : nullptr);
}

void PlacementPart::followGame(const SessionState& state)
{
  const bool own = state.frame && state.source == SessionState::Source::Own && state.frame->game.present;
  const League* const league = own ? state.frame->game.league : nullptr;
  const auto modes = league ? league->plannedRestarts() : std::span<const std::string>();
  panel_->setModes(modes);
  if(league && std::exchange(mode_, state.frame->game.mode) != mode_)
    panel_->setMode(QString::fromStdString(mode_)); // If it is a restart.
  start_->setEnabled(!modes.empty());
  if(relevant_ == !modes.empty())
    return;
  relevant_ = !modes.empty();
  around_.shell.setRelevant(*dock_, relevant_);
  for(QAction* const action : {show_, correct_, start_, pause_})
    action->setVisible(relevant_);
}

void PlacementPart::ask(const SessionState& state)
{
  if(std::exchange(generation_, state.generation) != state.generation)
    askedAbout_.reset(); // The former World does not answer any more.
  if((asked_ != 0 && askedAbout_) || state.frame == askedAbout_ || (askedAbout_ && sinceAsked_.elapsed() < askEvery))
    return;
  askedAbout_ = state.frame;
  sinceAsked_.start();
  asked_ = around_.session.askRestart(panel_->mode().toStdString());
}

void PlacementPart::takeAnswer(const SessionState& state)
{
  if(asked_ == 0 || state.reviewAnswered < asked_)
    return;
  asked_ = 0;
  if(state.review && state.review->mode == panel_->mode().toStdString())
    panel_->setReview(state.review, state.frame->game);
}

void PlacementPart::draw(std::shared_ptr<const RestartReview> review)
{
  const int team = review ? panel_->team() : 0;
  if(drawn_.first == review && drawn_.second == team)
    return;
  around_.shell.part<ViewsPart>().shownDrawings().setOfWindow(review ? drawingOf(*review, team) : nullptr);
  drawn_ = {std::move(review), team};
}

void PlacementPart::correct()
{
  const auto review = panel_->review();
  if(!review)
    return;
  Formation formation;
  formation.exact = true;
  formation.name = Scoreboard::playMode(review->mode).toStdString();
  if(review->ballThen)
    formation.ball = Formation::Point{0, 0, review->ballThen->x, review->ballThen->y};
  for(const RestartReview::Player& player : review->players)
  {
    const RestartReview::Stand& stand = player.then;
    formation.places.push_back(
        {player.team, player.unum, {0, 0, stand.at.x, stand.at.y}, std::remainder(stand.headingDeg, 360)});
  }
  around_.shell.part<MatchPart>().formations().choose(formation);
}

void PlacementPart::start()
{
  const QString mode = panel_->mode();
  around_.shell.part<MatchPart>().director().order(QStringLiteral("(restartHere %1)").arg(mode),
                                                   Scoreboard::playMode(mode.toStdString()));
}

void PlacementPart::select(int team, int unum)
{
  if(team == 0)
    return;
  const SessionState state = around_.session.state();
  if(!state.frame)
    return;
  for(const AgentInfo& agent : state.frame->agents)
    if(agent.team == team && agent.unum == unum && agent.rootId)
      return around_.selection.setId(agent.rootId);
}

} // namespace sparkwright
