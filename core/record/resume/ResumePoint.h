#pragma once

#include "core/record/Recording.h"
#include "core/world/state/WorldState.h"

#include <deque>
#include <memory>
#include <optional>

namespace sparkwright
{

/// Whose players act as they did in the recording.
enum class RecordedTeams
{
  None,
  Left,
  Right,
  Both
};

/// A moment of a recording from which the run can go on: the newest exact state before it, and what agents said from
/// then on. Messages are read from the file as they are needed.
class ResumePoint
{
public:
  /// @param moment   simulated time, s; none: that of the first state
  /// @param problem  set if the result is null
  static std::shared_ptr<ResumePoint> open(std::unique_ptr<Recording> recording, std::optional<double> moment,
                                           LocalText& problem);

  const WorldState& state() const { return state_; }
  double seconds() const { return seconds_; } ///< The moment; not before the state.
  const RecordingInfo& info() const { return recording_->info(); }
  /// Whether messages of agents were recorded.
  bool hasAgents() const { return recording_->hasAgentBytes(); }

  /// The next message of an agent if it came before a cycle was over; nullptr: there is none. Percepts have no data.
  const AgentBytes* next(long cycle);
  void pop() { waiting_.pop_front(); }
  double end() const { return last_; } ///< Simulated time of the last frame, s.
  /// Whether all messages have been taken.
  bool atEnd() const { return atEnd_ && waiting_.empty(); }
  /// Why there are no more messages although agents said more; empty as long as there are some, and at a whole end.
  LocalText damage() const { return waiting_.empty() ? damage_ : LocalText(); }

private:
  ResumePoint(std::unique_ptr<Recording> recording, WorldState state, double seconds);
  void readOn();

  std::unique_ptr<Recording> recording_;
  WorldState state_;
  double seconds_;
  double read_; ///< Messages have been read up to this time, s.
  double last_; ///< Time of the last frame, s.
  std::deque<AgentBytes> waiting_;
  bool atEnd_ = false;
  LocalText damage_;
};

} // namespace sparkwright
