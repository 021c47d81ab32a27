#include "app/ide/match/players/PlayerCommands.h"

#include "app/ide/common/Actions.h"
#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/StatusSentence.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QMenu>

#include <algorithm>

namespace sparkwright
{

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
  add("to-start", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Put &beside the field"),
      QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Put the selected player beside the field; it may walk in again"),
      "(repos %1)");
  add("disconnect", QT_TRANSLATE_NOOP("sparkwright::PlayerCommands", "Re&move from the match"),
      QT_TRANSLATE_NOOP("sparkwright::PlayerCommands",
                        "Disconnect the agent of the selected player, whose number becomes free"),
      "(kill %1)");
  menu_->addActions(actions_);
  menu_->setToolTipsVisible(true);
}

PlayerCommands::~PlayerCommands() = default;

QAction* PlayerCommands::add(const char* icon, const char* text, const char* toolTip, const char* command)
{
  QAction* const action = around_.actions.add({"", icon, text, toolTip}, "sparkwright::PlayerCommands");
  connect(action, &QAction::triggered, this,
          [this, action, command]
          {
            const auto player = target(around_.session.state());
            if(!player || !director_.directs())
              return;
            const QString who = QStringLiteral("(team %1)(unum %2)").arg(QLatin1String(player->side)).arg(player->unum);
            director_.order(QString::fromLatin1(command).arg(who),
                            QStringLiteral("%1: %2").arg(player->name, action->text().remove(QLatin1Char('&'))));
          });
  action->setEnabled(false);
  actions_.append(action);
  return action;
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
  return Target{player->team == 1 ? "Left" : "Right", player->unum,
                StatusSentence::agentName(agent, state.frame->game),
                std::ranges::any_of(state.frame->game.discipline, isSuspended)};
}

void PlayerCommands::setState(const SessionState& state)
{
  const auto player = director_.directs() ? target(state) : std::nullopt;
  for(QAction* const action : actions_)
    action->setEnabled(player && (action != release_ || player->suspended));
  menu_->menuAction()->setEnabled(player.has_value());
}

void PlayerCommands::retranslate()
{
  menu_->setTitle(tr("&Player"));
}

} // namespace sparkwright
