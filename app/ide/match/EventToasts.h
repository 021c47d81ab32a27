#pragma once

#include "app/ide/match/EventModel.h"
#include "viewer/overlay/Overlays.h"

#include <QObject>

#include <array>
#include <optional>

namespace sparkwright
{

/// Finds among the events of a match those that people should see when they happen: goals, fouls, decisions about them,
/// half time and end; and shows them as messages.
class EventToasts : public QObject
{
  Q_OBJECT
public:
  /// @param overlays  must outlive this
  EventToasts(Overlays& overlays, QObject* parent);

  /// Shows what is new. Those of another World go.
  void show(const GameState& game, long generation, const std::array<QColor, 2>& colours);
  /// What is new since the last call, the newest last; of a match that has just been opened, nothing.
  /// @param generation  of the World (SessionState)
  std::vector<Toasts::Toast> news(const GameState& game, long generation, const std::array<QColor, 2>& colours);
  /// By the id of a toast; null if it is not among the events any more.
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
  int last_ = 0; ///< Index of the newest event that is known.
};

} // namespace sparkwright
