#pragma once

#include <cstdint>

namespace sparkwright
{

/// Limits the steps of scripts. A step is a turn of a loop, a call of a method or block written in Ruby, or every
/// sixteenth other call that stands in a method. Counting steps, not time, makes an endless script end at the same place on every machine.
///
/// Once used up, it stays so until the outermost run has ended, so that `rescue` cannot continue a script.
class Budget
{
public:
  /// @param steps  per outermost run; 0 or less: no limit
  void setLimit(std::int64_t steps) { limit_ = steps > 0 ? steps : INT64_MAX; }
  std::int64_t limit() const { return limit_; }

  /// Takes one step. @return false if none is left
  bool spend()
  {
    if(left_ <= 0)
      return false;
    --left_;
    return true;
  }
  bool usedUp() const { return left_ <= 0; }
  /// Uses up the rest of the budget, of all runs up to the outermost one.
  void exhaust()
  {
    left_ = 0;
    exhausted_ = true;
  }
  bool running() const { return depth_ > 0; }
  /// Number of outermost runs so far, the present one included.
  long outermostRuns() const { return outermost_; }

  /// A run of a script. The outermost one starts with the whole budget; nested ones take from the rest, at most `share`
  /// steps.
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
    bool capped() const { return kept_ > 0 && !budget_.exhausted_; } ///< Whether outer runs have steps left.

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
