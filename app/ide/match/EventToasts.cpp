#include "app/ide/match/EventToasts.h"

#include "viewer/overlay/Scoreboard.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

bool endsHalf(const GameEvent& event)
{
  return event.kind == GameEvent::Kind::Mode && event.rule == "halves";
}

} // namespace

EventToasts::EventToasts(Overlays& overlays, QObject* parent) : QObject(parent), overlays_(overlays)
{
  connect(&overlays_, &Overlays::toastChosen, this,
          [this](int id)
          {
            if(const EventModel::Event chosen = event(id))
              emit eventChosen(chosen);
          });
}

void EventToasts::show(const GameState& game, long generation, const std::array<QColor, 2>& colours)
{
  if(generation_ != generation)
    overlays_.clearToasts();
  for(const Toasts::Toast& toast : news(game, generation, colours))
    overlays_.addToast(toast);
}

bool EventToasts::matters(const GameEvent& event)
{
  using Kind = GameEvent::Kind;
  switch(event.kind)
  {
  case Kind::Goal:
  case Kind::NoGoal:
  case Kind::Foul:
  case Kind::Offence:
  case Kind::Overruled:
  case Kind::Undone: return true;
  case Kind::Mode: return endsHalf(event);
  case Kind::Score:
  case Kind::Confirmed:
  case Kind::Notice: return false;
  }
  return false;
}

Toasts::Toast EventToasts::toast(const GameEvent& event, const std::array<QColor, 2>& colours)
{
  Toasts::Toast toast;
  toast.id = event.index;
  const QString clock = Scoreboard::clock(event.gameTime), who = EventModel::who(event);
  if(endsHalf(event))
    toast.title = event.next == "GameOver" ? tr("The match is over") : tr("Half time");
  else
    toast.title = EventModel::what(event);
  toast.text = endsHalf(event) ? tr("%1 · %2 : %3").arg(clock).arg(event.score[0]).arg(event.score[1])
               : who.isEmpty() ? clock
                               : tr("%1 · %2").arg(clock, who);
  const int team = event.team ? event.team : event.players.empty() ? 0 : event.players.front().team;
  if(team == 1 || team == 2)
    toast.stripe = colours[static_cast<std::size_t>(team - 1)];
  return toast;
}

std::vector<Toasts::Toast> EventToasts::news(const GameState& game, long generation,
                                             const std::array<QColor, 2>& colours)
{
  std::vector<Toasts::Toast> toasts;
  if(generation_ == generation && game.events == known_)
    return toasts;
  const bool goesOn = generation_ == generation;
  generation_ = generation;
  known_ = game.events;
  const int newest = known_ && !known_->empty() ? known_->back()->index : 0;
  if(goesOn && known_)
    for(const auto& event : *known_)
      if(event->index > last_ && matters(*event))
        toasts.push_back(toast(*event, colours));
  last_ = newest;
  if(toasts.size() > Toasts::most)
    toasts.erase(toasts.begin(), toasts.end() - Toasts::most);
  return toasts;
}

EventModel::Event EventToasts::event(int id) const
{
  if(!known_)
    return nullptr;
  const auto found = std::find_if(known_->begin(), known_->end(), [id](const auto& e) { return e->index == id; });
  return found == known_->end() ? nullptr : *found;
}

} // namespace sparkwright
