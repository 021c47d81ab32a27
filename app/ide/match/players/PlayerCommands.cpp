#include "app/ide/match/players/PlayerCommands.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/match/players/BeamDialog.h"
#include "app/ide/remote/RemoteCommands.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/StatusSentence.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QMenu>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr char playerContext[] = "sparkwright::PlayerCommands";
constexpr Actions::Words beamWords = {
    "", "put-here", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "B&eam to…"),
    QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Put the selected player upright at a place that you type"),
    "beamPlayer"};
constexpr Actions::Words besideWords = {
    "Ctrl+Alt+Shift+R", "to-start", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Put &beside the field"),
    QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Put the selected player beside the field; it may walk in again"),
    "putBesideTheField"};
constexpr Actions::Words powerWords = {
    "Ctrl+Alt+Shift+O", "power", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Switch robot o&ff"),
    QT_TRANSLATE_NOOP("sparkwright::PlayerCommands",
                      "Take the power from the robot of the selected player: its joints give way and it ignores its "
                      "agent, which still gets percepts"),
    "switchRobot"};

} // namespace

PlayerCommands::PlayerCommands(const WindowPart::Surroundings& around, MatchDirector& director, QObject* parent)
    : QObject(parent), around_(around), director_(director), menu_(std::make_unique<QMenu>())
{
  add("yellow-card", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "&Yellow card"),
      QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Caution the selected player; the second time it is sent off"),
      "(card %1(colour yellow))");
  add("red-card", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "&Red card"),
      QT_TRANSLATE_NOOP("sparkwright::PlayerCommands",
                        "Send the selected player off: its agent is disconnected, and nobody gets its number again"),
      "(card %1(colour red))");
  add("suspend", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "&Suspend for 30 s"),
      QT_TRANSLATE_NOOP("sparkwright::PlayerCommands",
                        "Keep the selected player beside the field for 30 s of the game clock"),
      "(suspend %1(seconds 30))");
  release_ = add("confirm", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "&Let play again"),
                 QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "End the suspension of the selected player"),
                 "(suspend %1(seconds 0))");
  beam_ = around.actions.add(beamWords, playerContext);
  connect(beam_, &QAction::triggered, this, &PlayerCommands::beam);
  actions_.append(beam_);
  add(besideWords, "(repos %1)");
  power_ = around.actions.add(powerWords, playerContext);
  connect(power_, &QAction::triggered, this, &PlayerCommands::switchPower);
  actions_.append(power_);
  add("disconnect", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Re&move from the match"),
      QT_TRANSLATE_NOOP("sparkwright::PlayerCommands",
                        "Disconnect the agent of the selected player, whose number becomes free"),
      "(kill %1)");
  for(QAction* const action : std::as_const(actions_))
    action->setEnabled(false);
  menu_->addActions(actions_);
  menu_->menuAction()->setIcon(themedIcon(QStringLiteral("agent")));
  menu_->setToolTipsVisible(true);
}

PlayerCommands::~PlayerCommands() = default;

QAction* PlayerCommands::add(const Actions::Words& words, const char* command)
{
  QAction* const action = around_.actions.add(words, playerContext);
  connect(action, &QAction::triggered, this,
          [this, action, command]
          {
            if(const auto player = target(around_.session.state()))
              order(*player, QString::fromLatin1(command), action->text());
          });
  actions_.append(action);
  return action;
}

/// @param command  with `%1` for side and number
void PlayerCommands::order(const Target& player, const QString& command, QString name)
{
  const QString who = QStringLiteral("(team %1)(unum %2)").arg(QLatin1String(player.side)).arg(player.unum);
  director_.order(command.arg(who), QStringLiteral("%1: %2").arg(player.name, name.remove(QLatin1Char('&'))));
}

void PlayerCommands::beam()
{
  const auto player = target(around_.session.state());
  if(!player || !director_.directs())
    return;
  const Vec3f place = translation(player->body);
  const Vec3f ahead = player->body.col(1).head<3>();
  delete dialog_; // It may be about another player.
  dialog_ = new BeamDialog(player->name, {place.x(), place.y(), std::atan2(ahead.y(), ahead.x())},
                                      &around_.shell.widget());
  connect(dialog_, &BeamDialog::wanted, this,
          [this, player = *player](const BeamDialog::Place& wanted)
          {
            AgentInfo agent;
            agent.robotType = player.robotType;
            const float yaw = wanted.direction * 180 / static_cast<float>(M_PI) - 90; // 0: along y.
            const QString move = QStringLiteral("(move %1 %2 %3 %4)")
                                     .arg(wanted.x)
                                     .arg(wanted.y)
                                     .arg(standingHeight(&agent))
                                     .arg(yaw);
            order(player, QStringLiteral("(agent %1") + move + QLatin1Char(')'),
                  beam_->text().remove(QStringLiteral("…")));
          });
  dialog_->show();
}

void PlayerCommands::switchPower()
{
  if(const auto player = target(around_.session.state()))
    order(*player, player->switchedOff ? QStringLiteral("(switch %1(power on))") : QStringLiteral("(switch %1(power off))"),
          power_->text());
}

void PlayerCommands::showPower(bool switchedOff)
{
  switchedOff_ = switchedOff;
  around_.actions.setTexts(power_, switchedOff ? tr("Switch robot o&n") : tr("Switch robot o&ff"),
                           switchedOff ? tr("Give the robot of the selected player its power back: it obeys its agent again")
                                       : tr(powerWords.toolTip));
}

std::optional<PlayerCommands::Target> PlayerCommands::target(const SessionState& state) const
{
  const auto player = around_.area.scene().subjects().playerAt(around_.selection.last());
  if(!state.frame || !player || (player->team != 1 && player->team != 2) || player->unum <= 0)
    return std::nullopt;
  AgentInfo agent;
  agent.team = player->team;
  agent.unum = player->unum;
  const auto isSuspended = [&](const GameState::Discipline& given)
  { return given.team == player->team && given.unum == player->unum && given.seconds > 0; };
  const auto isOff = [&](const GameState::SwitchedOff& off) { return off.team == player->team && off.unum == player->unum; };
  const auto robot = std::ranges::find_if(state.frame->agents, [&](const AgentInfo& each)
                                          { return each.team == player->team && each.unum == player->unum; });
  return Target{player->team == 1 ? "Left" : "Right",
                player->unum,
                StatusSentence::agentName(agent, state.frame->game),
                std::ranges::any_of(state.frame->game.discipline, isSuspended),
                std::ranges::any_of(state.frame->game.switchedOff, isOff),
                robot == state.frame->agents.end() ? -1 : robot->robotType,
                player->body};
}

void PlayerCommands::setState(const SessionState& state)
{
  if(std::exchange(generation_, state.generation) != state.generation)
    delete dialog_; // Its player is gone.
  const auto player = director_.directs() ? target(state) : std::nullopt;
  for(QAction* const action : actions_)
    action->setEnabled(player && (action != release_ || player->suspended));
  menu_->menuAction()->setEnabled(player.has_value());
  if(const bool off = player && player->switchedOff; off != switchedOff_)
    showPower(off);
}

void PlayerCommands::retranslate()
{
  menu_->setTitle(tr("&Player"));
  showPower(switchedOff_);
}

} // namespace sparkwright
