#pragma once

#include <cstddef>
#include <deque>

namespace sparkwright::f2000
{

/// Commands that take effect some time after they were given.
template<class Command>
class CommandDelay
{
public:
  /// @param latency  s, >= 0
  explicit CommandDelay(double latency = 0) : latency_(latency) {}

  /// The newest command; what is not changed of it stays. A command given without latency is in force at once.
  const Command& newest() const { return waiting_.empty() ? inForce_ : waiting_.back().command; }
  void give(const Command& command)
  {
    if(latency_ <= 0)
      inForce_ = command;
    else if(!waiting_.empty() && waiting_.back().due == time_ + latency_)
      waiting_.back().command = command; // The last one of an interval counts.
    else
      waiting_.push_back({time_ + latency_, command});
  }
  /// An interval passes. @return the command in force at its start
  const Command& advance(double dt)
  {
    constexpr double tolerance = 1e-9; // s: sums of intervals are not exact.
    for(; !waiting_.empty() && waiting_.front().due <= time_ + tolerance; waiting_.pop_front())
      inForce_ = waiting_.front().command;
    time_ += dt;
    return inForce_;
  }
  void clear() { *this = CommandDelay(latency_); }

private:
  struct Waiting
  {
    double due;
    Command command;
  };

  double latency_;
  double time_ = 0; ///< s since clear().
  Command inForce_{};
  std::deque<Waiting> waiting_;
};

} // namespace sparkwright::f2000
