#include "app/ide/match/EventModel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "viewer/overlay/Scoreboard.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>
#include <array>
#include <string_view>

namespace sparkwright
{

namespace
{

/// Displayed names of the leagues' fouls.
struct FoulName
{
  std::string_view foul;
  const char* words;
};
constexpr std::array<FoulName, 19> fouls{{
    {"crowding", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Crowding")},
    {"touching", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Touching")},
    {"illegal defence", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Illegal defence")},
    {"illegal attack", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Illegal attack")},
    {"incapable", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Incapable")},
    {"kick-off", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Kick-off foul")},
    {"charging", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Charging")},
    {"self collision", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Self collision")},
    {"goal by pushing", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Goal by pushing")},
    {"defenders in goal area", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Defenders in goal area")},
    {"defenders in penalty area", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Defenders in penalty area")},
    {"attackers in goal area", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Attackers in goal area")},
    {"attackers in penalty area", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Attackers in penalty area")},
    {"keeper charged", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Keeper charged")},
    {"keeper blocked", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Keeper blocked")},
    {"keeper waits", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Keeper waits")},
    {"stalemate", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Stalemate")},
    {"pushing", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Pushing")},
    {"ball held", QT_TRANSLATE_NOOP("sparkwright::EventModel", "Ball held")},
}};

int groupsOf(const GameEvent& event)
{
  using Kind = GameEvent::Kind;
  int groups = 0;
  if(event.kind == Kind::Goal || event.kind == Kind::NoGoal || event.kind == Kind::Score)
    groups |= EventModel::Goals;
  if(event.kind == Kind::Foul || event.kind == Kind::Offence)
    groups |= EventModel::Fouls;
  if(event.kind == Kind::Mode || (event.mode != event.next && event.kind != Kind::Goal))
    groups |= EventModel::Restarts;
  if(event.kind == Kind::Confirmed || event.kind == Kind::Overruled || event.kind == Kind::Undone)
    groups |= event.rule == "goal" ? EventModel::Goals : EventModel::Fouls;
  return groups;
}

} // namespace

void EventModel::setEvents(const std::shared_ptr<const GameEvents>& events)
{
  if(events == shown_)
    return;
  shown_ = events;
  const GameEvents none;
  const GameEvents& now = events ? *events : none;
  // Where the new list goes on from the last row. That may be another record by now: overruled.
  const auto isLast = [this](const Event& event) { return isSame(event, events_.back()); };
  const auto last = events_.empty() ? now.end() : std::find_if(now.begin(), now.end(), isLast);
  const int first = now.empty() ? 0 : now.front()->index;
  const auto old = static_cast<int>(
      std::count_if(events_.begin(), events_.end(), [first](const Event& event) { return event->index < first; }));
  if(last == now.end() || last - now.begin() + 1 != rowCount() - old)
  {
    beginResetModel();
    events_.assign(now.begin(), now.end());
    endResetModel();
    return;
  }
  if(old > 0)
  {
    beginRemoveRows({}, 0, old - 1);
    events_.erase(events_.begin(), events_.begin() + old);
    endRemoveRows();
  }
  for(int row = 0; row < rowCount(); ++row)
  {
    Event& shown = events_[static_cast<std::size_t>(row)];
    const Event& known = now[static_cast<std::size_t>(row)];
    if(shown == known)
      continue;
    shown = known;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
  }
  const auto added = static_cast<int>(now.end() - last) - 1;
  if(added > 0)
  {
    beginInsertRows({}, rowCount(), rowCount() + added - 1);
    events_.insert(events_.end(), last + 1, now.end());
    endInsertRows();
  }
}

void EventModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if(rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

EventModel::Event EventModel::event(int row) const
{
  return row >= 0 && row < rowCount() ? events_[static_cast<std::size_t>(row)] : nullptr;
}

bool EventModel::isSame(const Event& a, const Event& b)
{
  return a == b ||
         (a && b && a->index == b->index && a->time == b->time && a->kind == b->kind && a->reason == b->reason);
}

QString EventModel::teamName(const GameEvent& event, int team)
{
  if(team != 1 && team != 2)
    return {};
  const std::string& name = event.teams[static_cast<std::size_t>(team - 1)];
  return !name.empty() ? QString::fromStdString(name) : team == 1 ? tr("Left") : tr("Right");
}

QString EventModel::what(const GameEvent& event)
{
  switch(event.kind)
  {
  case GameEvent::Kind::Mode: return event.mode == event.next ? tr("Drop ball") : Scoreboard::playMode(event.next);
  case GameEvent::Kind::Goal: return tr("Goal %1 : %2").arg(event.score[0]).arg(event.score[1]);
  case GameEvent::Kind::NoGoal: return tr("No goal");
  case GameEvent::Kind::Foul:
    if(const auto known = std::ranges::find(fouls, event.foul, &FoulName::foul); known != fouls.end())
      return tr(known->words);
    return event.foul.empty() ? tr("Foul") : QString::fromStdString(event.foul);
  case GameEvent::Kind::Offence: return event.rule == "double touch" ? tr("Double touch") : tr("Offence");
  case GameEvent::Kind::Score: return tr("Score %1 : %2").arg(event.score[0]).arg(event.score[1]);
  case GameEvent::Kind::Confirmed: return tr("Confirmed");
  case GameEvent::Kind::Overruled: return tr("Overruled");
  case GameEvent::Kind::Undone: return tr("Undone");
  case GameEvent::Kind::Notice: break;
  }
  if(event.rule == "halves")
    return tr("Second half");
  if(event.rule == "lost ball")
    return tr("Ball put back");
  return tr("Notice");
}

QString EventModel::who(const GameEvent& event)
{
  // Of a goal the team is what counts; the toucher, who may be an opponent, stands in the reason.
  const bool goal = event.kind == GameEvent::Kind::Goal || event.kind == GameEvent::Kind::NoGoal;
  if(goal || event.players.empty())
    return teamName(event, event.team);
  QStringList names;
  for(const GameEvent::Player& player : event.players)
    names.append(QStringLiteral("%1 %2").arg(teamName(event, player.team)).arg(player.unum));
  return names.join(QStringLiteral(", "));
}

QString EventModel::rule(const GameEvent& event)
{
  return event.ruleTitle.empty() ? QString::fromStdString(event.rule) : inWindow(event.ruleTitle);
}

QString EventModel::iconOf(const GameEvent& event)
{
  switch(event.kind)
  {
  case GameEvent::Kind::Mode: return QStringLiteral("restart");
  case GameEvent::Kind::Goal:
  case GameEvent::Kind::Score: return QStringLiteral("goal");
  case GameEvent::Kind::NoGoal: return QStringLiteral("no-goal");
  case GameEvent::Kind::Foul:
  case GameEvent::Kind::Offence: return QStringLiteral("foul");
  case GameEvent::Kind::Confirmed: return QStringLiteral("confirm");
  case GameEvent::Kind::Overruled: return QStringLiteral("overrule");
  case GameEvent::Kind::Undone: return QStringLiteral("undo");
  case GameEvent::Kind::Notice: break;
  }
  return QStringLiteral("note");
}

int EventModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(events_.size());
}

int EventModel::columnCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
  const Event event = index.isValid() ? this->event(index.row()) : nullptr;
  if(!event)
    return {};
  const QString reason = inWindow(event->reason), consequence = inWindow(event->consequence);
  const QString why = reason.isEmpty() ? consequence : reason;
  if(role == GroupsRole)
    return groupsOf(*event);
  if(role == TextRole)
  {
    QStringList parts{Scoreboard::clock(event->gameTime), what(*event), who(*event),
                      reason, consequence};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
  }
  if(role == Qt::ToolTipRole)
    return consequence.isEmpty() || reason.isEmpty() ? reason + consequence : reason + QLatin1Char('\n') + consequence;
  if(role == Qt::FontRole && event->overruled)
  {
    QFont struck;
    struck.setStrikeOut(true);
    return struck;
  }
  if(role == Qt::DecorationRole && index.column() == What)
    return themedIcon(iconOf(*event));
  if(role == Qt::TextAlignmentRole && index.column() == Time)
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if(role != Qt::DisplayRole)
    return {};
  switch(index.column())
  {
  case Time: return Scoreboard::clock(event->gameTime);
  case What: return what(*event);
  case Who: return who(*event);
  case Why: return why;
  default: return {};
  }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal)
    return {};
  if(role == Qt::TextAlignmentRole && section == Time)
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if(role != Qt::DisplayRole && role != Qt::ToolTipRole)
    return {};
  const bool toolTip = role == Qt::ToolTipRole;
  switch(section)
  {
  case Time: return toolTip ? tr("Game clock, minutes and seconds") : tr("Time");
  case What: return toolTip ? tr("What the referee has decided") : tr("What");
  case Who:
    return toolTip ? tr("Player or team concerned") : tr("Who");
  case Why: return toolTip ? tr("What has led to it") : tr("Why");
  default: return {};
  }
}

} // namespace sparkwright
