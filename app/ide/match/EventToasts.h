#pragma once

#include "app/ide/match/EventModel.h"
#include "viewer/overlay/Overlays.h"

#include <QObject>

#include <array>
#include <optional>

namespace sparkwright
{

/// Shows messages (toasts) for important events of a match: goals, fouls, decisions about them, half time and end.
class EventToasts : public QObject
{
  Q_OBJECT
public:
  /// @param overlays  must outlive this
  EventToasts(Overlays& overlays, QObject* parent);

  /// Shows new events. Removes messages of another World.
  void show(const GameState& game, long generation, const std::array<QColor, 2>& colours);
  /// New events since the last call, newest last; none for a match that has just been opened.
  /// @param generation  of the World (SessionState)
  std::vector<Toasts::Toast> news(const GameState& game, long generation, const std::array<QColor, 2>& colours);
  /// The event of a toast by id; null if it is no longer among the events.
  EventModel::Event event(int id) const;

signals:
  /// A message has been clicked.
  void eventChosen(const std::shared_ptr<const GameEvent>& event);

private:
  static bool matters(const GameEvent& event);
  static Toasts::Toast toast(const GameEvent& event, const std::array<QColor, 2>& colours);

  Overlays& overlays_;
  std::shared_ptr<const GameEvents> known_;
  std::optional<long> generation_;
  int last_ = 0; ///< Index of the newest known event.
};

} // namespace sparkwright
