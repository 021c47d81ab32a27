#pragma once

#include <QtGlobal>

#include <functional>
#include <optional>

namespace sparkwright
{

/// Decides when a view may paint next, and whether it smooths edges.
///
/// Painting in software can take longer than a refresh of the screen. Then the window gets as much time between two
/// paints as a paint takes, and edges are smoothed only once the picture stands still. Knows no window, no timer and no
/// clock: the owner asks and keeps the timers. All times are in milliseconds.
class PaintSchedule
{
public:
  enum class Edges
  {
    Smooth,
    Plain ///< Cheaper. The owner starts a timer of `standsStill` and calls refine() when it runs out.
  };
  /// Without a paint for so long, the picture stands still.
  static constexpr int standsStill = 250;
  /// No paint waits longer.
  static constexpr int longestDelay = 500;

  /// @param now  monotonic clock, ms
  explicit PaintSchedule(std::function<qint64()> now) : now_(std::move(now)) {}

  /// Delay of a paint requested now, 0 … longestDelay.
  int delay() const;
  /// The processor draws, which has to simulate too: smooth edges must not take longer than a refresh of the screen. Paints
  /// are taken for slow until they prove quick, since the first ones are the slowest.
  void drawnByProcessor();
  /// Painting begins. @return how
  Edges begin();
  /// To be called when the picture is on the screen. Without effect unless begin() was called.
  void end();
  /// The next paint is smooth, however long it takes.
  void refine() { refining_ = true; }

private:
  std::function<qint64()> now_;
  std::optional<qint64> begun_, ended_;
  qint64 cost_ = 0;   ///< Of the last paint.
  qint64 slowest_ = 40; ///< Of smooth paints.
  bool slow_ = false; ///< The last paints took long.
  bool refining_ = false;
};

} // namespace sparkwright
