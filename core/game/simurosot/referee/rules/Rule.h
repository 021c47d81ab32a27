#pragma once

#include "core/game/simurosot/referee/rules/Ruling.h"

#include <optional>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// One rule of the referee, with what it remembers of former frames.
class Rule
{
public:
  virtual ~Rule() = default;

  /// Counts. Called for each frame of play, also for rules that are off or come after another one's verdict.
  virtual void observe(const Situation&) {}
  /// A verdict if the frame is against the rule. What has been reported is not reported again before it has ended:
  /// people may have rejected it, and play goes on.
  virtual std::optional<Ruling> judge(const Situation& situation) = 0;
  /// Robots and ball have been placed anew.
  virtual void forget() {}
  virtual void archive(StateArchive&) {}
};

/// Whether two objects are in contact. Contacts flicker: one that is missing for a few frames goes on.
class Touch
{
public:
  void see(bool touches) { without_ = touches ? 0 : without_ <= gap ? without_ + 1 : without_; }
  bool isNow() const { return without_ == 0; }
  bool goesOn() const { return without_ <= gap; }
  void archive(StateArchive& a);

private:
  static constexpr int gap = 3; ///< Frames
  int without_ = gap + 1;
};

/// How long a condition has held, in frames, and whether that has been reported.
class Streak
{
public:
  void count(bool holds)
  {
    frames_ = holds ? frames_ + (frames_ < most ? 1 : 0) : 0;
    reported_ = reported_ && holds;
  }
  int frames() const { return frames_; }
  /// Whether it has held for so many frames and is new.
  bool isDue(int frames) const { return frames_ >= frames && !reported_; }
  void setReported() { reported_ = true; }
  void archive(StateArchive& a);

private:
  static constexpr int most = 1'000'000'000;
  int frames_ = 0;
  bool reported_ = false;
};

} // namespace sparkwright::simurosot
