#include "app/ide/match/control/MatchCommands.h"

#include "app/ide/match/control/MatchDirector.h"
#include "core/game/League.h"

#include <algorithm>
#include <string_view>

namespace sparkwright
{

namespace
{

struct Command
{
  ActionId action;
  const char* text;
  const char* mode = nullptr; ///< Play mode that the league must have; null: every league has the command.
};
constexpr Command directions[] = {{ActionId::KickOffLeft, "(kickOff Left)"},
                                  {ActionId::KickOffRight, "(kickOff Right)"},
                                  {ActionId::FreeKickLeft, "(playMode free_kick_left)", "free_kick_left"},
                                  {ActionId::FreeKickRight, "(playMode free_kick_right)", "free_kick_right"},
                                  {ActionId::DropBall, "(dropBall)"}};
constexpr Command verdicts[] = {{ActionId::ConfirmDecision, "(confirm)"},
                                {ActionId::OverruleDecision, "(overrule)"},
                                {ActionId::UndoDecision, "(undo)"}};
/// Variables of the rules.
constexpr Command switches[] = {{ActionId::ConfirmFouls, "ConfirmFouls"}, {ActionId::ConfirmGoals, "ConfirmGoals"}};

} // namespace

MatchCommands::MatchCommands(Actions& actions, Session& session, MatchDirector& director, QObject* parent)
    : QObject(parent), actions_(actions), director_(director)
{
  const auto send = [&](const Command& command)
  {
    connect(actions[command.action], &QAction::triggered, this, [&session, command] { session.command(command.text); });
  };
  for(const Command& command : directions)
  {
    QAction* const action = actions[command.action];
    connect(action, &QAction::triggered, this,
            [this, action, command]
            { director_.give(QString::fromLatin1(command.text), action->text().remove(QLatin1Char('&'))); });
  }
  for(const Command& command : verdicts)
    send(command);
  for(const Command& command : switches)
    connect(actions[command.action], &QAction::triggered, this,
            [&session, command](bool on) { session.setVariable(command.text, on ? "true" : "false"); });
}

QList<QAction*> MatchCommands::directing() const
{
  QList<QAction*> list;
  for(const Command& command : directions)
    list.append(actions_[command.action]);
  return list;
}

QList<QAction*> MatchCommands::judging() const
{
  QList<QAction*> list;
  for(const Command& command : verdicts)
    list.append(actions_[command.action]);
  for(const Command& command : switches)
    list.append(actions_[command.action]);
  return list;
}

void MatchCommands::setState(const SessionState& state)
{
  const bool played = director_.directs();
  const GameState::Judgement judgement =
      state.frame && state.frame->game.present ? state.frame->game.judgement : GameState::Judgement();
  const League* const league = state.frame ? state.frame->game.league : nullptr;
  const auto has = [league](const char* mode)
  { return !mode || !league || std::ranges::find(league->modes(), std::string_view(mode)) != league->modes().end(); };
  for(const Command& command : directions)
    actions_[command.action]->setEnabled(played && has(command.mode));
  actions_[ActionId::ChoosePlayMode]->setEnabled(played);
  for(const ActionId id : {ActionId::ConfirmDecision, ActionId::OverruleDecision})
    actions_[id]->setEnabled(played && judgement.pending);
  actions_[ActionId::UndoDecision]->setEnabled(played && judgement.undoable);
  for(const Command& command : switches) // Who has no fouls has nothing to confirm.
    actions_[command.action]->setEnabled(played && (!league || !league->fouls().empty()));
  actions_[ActionId::ConfirmFouls]->setChecked(judgement.fouls);
  actions_[ActionId::ConfirmGoals]->setChecked(judgement.goals);
}

} // namespace sparkwright
