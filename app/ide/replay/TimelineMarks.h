#pragma once

#include "core/game/GameEvent.h"

#include <memory>
#include <vector>

namespace sparkwright
{

/// A decision of a run on its time axis.
struct TimelineMark
{
  enum class Kind
  {
    Goal,
    Foul, ///< Or another breach of a rule, or a goal that is not valid.
    Restart,
    Other
  };
  double time = 0; ///< Simulated s.
  Kind kind = Kind::Other;
  int team = 0; ///< 1 left, 2 right, 0 none.
  std::shared_ptr<const GameEvent> event; ///< Not null.
};

/// The decisions of a run by time, to be shown and jumped to.
class TimelineMarks
{
public:
  enum class Which
  {
    Goals,
    All
  };

  /// @param events  null: none. @return whether they are others than before
  bool setEvents(const std::shared_ptr<const GameEvents>& events);
  const std::vector<TimelineMark>& all() const { return marks_; }

  /// The next mark after a time, or null. Marks at the time itself do not count.
  const TimelineMark* next(double time, Which which) const;
  /// The last mark before a time, or null.
  const TimelineMark* previous(double time, Which which) const;

private:
  std::shared_ptr<const GameEvents> events_;
  std::vector<TimelineMark> marks_; ///< By ascending time.
};

} // namespace sparkwright
