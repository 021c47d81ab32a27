#pragma once

#include <cstdint>

namespace sparkwright
{

/// How many steps scripts may take: a step is a turn of a loop or a call of a method or block written in Ruby. Counting
/// steps instead of time makes the end of an endless script the same on every machine.
///
/// Once used up it stays so until the outermost run has ended: no `rescue` gets a script around it.
class Budget
{
public:
  /// @param steps  per outermost run; 0 or less: no limit
  void setLimit(std::int64_t steps) { limit_ = steps > 0 ? steps : INT64_MAX; }
  std::int64_t limit() const { return limit_; }

  /// @return false if there is nothing left
  bool spend()
  {
    if(left_ <= 0)
      return false;
    --left_;
    return true;
  }
  bool usedUp() const { return left_ <= 0; }
  /// Takes away what is left, of all runs up to the outermost one.
  void exhaust()
  {
    left_ = 0;
    exhausted_ = true;
  }
  bool running() const { return depth_ > 0; }
  /// Number of outermost runs so far, the present one included.
  long outermostRuns() const { return outermost_; }

  /// A run: the outermost one starts with the whole budget, those inside live on what is left, of which `share` may cap
  /// them; what they did not spend is given back.
  class Run
  {
  public:
    explicit Run(Budget& budget, std::int64_t share = INT64_MAX) : budget_(budget)
    {
      if(budget_.depth_++ == 0)
      {
        budget_.left_ = budget_.limit_;
        budget_.exhausted_ = false;
        ++budget_.outermost_;
      }
      granted_ = budget_.left_ < share ? budget_.left_ : share;
      kept_ = budget_.left_ - granted_;
      budget_.left_ = granted_;
    }
    ~Run()
    {
      --budget_.depth_;
      budget_.left_ = budget_.exhausted_ ? 0 : budget_.left_ + kept_;
    }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    std::int64_t granted() const { return granted_; }
    bool capped() const { return kept_ > 0 && !budget_.exhausted_; } ///< Whether there is more for those outside.

  private:
    Budget& budget_;
    std::int64_t granted_ = 0;
    std::int64_t kept_ = 0;
  };

private:
  std::int64_t limit_ = INT64_MAX;
  std::int64_t left_ = INT64_MAX;
  int depth_ = 0;
  long outermost_ = 0;
  bool exhausted_ = false;
};

} // namespace sparkwright
