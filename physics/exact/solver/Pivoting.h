#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/Factor.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace sparkwright::physics
{

/// Finds the forces of a System, all within their limits, as Dantzig's algorithm does: it adds variable after variable,
/// and for each moves the forces until it reaches a limit or its equation holds. Each variable with limits is free (its
/// equation holds), held at a limit, or not yet looked at.
class Pivoting
{
public:
  enum class Outcome
  {
    Solved,
    GivenUp, ///< A force could not be moved any more; those not found by then are 0. The engine gives up at the same place.
    Circling, ///< Likewise, but the engine would go on for ever.
    Interrupted ///< No forces.
  };

  /// @param forces  by variable
  /// @param crew       does what it can in parallel; null: the calling thread does all
  /// @param interrupt  ends it when it becomes true; null: nothing does
  Outcome solve(System& system, const TilePattern& pattern, const TileKernels& kernels, Numbers& forces, WorkCrew* crew,
                const std::atomic<bool>* interrupt = nullptr);

private:
  /// What ends a move.
  enum class End
  {
    Holds,     ///< The equation of the driven variable.
    DrivenLow, ///< It is at its lower limit …
    DrivenHigh,
    Frees,     ///< The equation of another one begins to hold.
    OtherLow,  ///< Another, free one comes to its lower limit …
    OtherHigh
  };
  struct Move
  {
    double length = 0;
    End end = End::Holds;
    std::uint32_t other = 0; ///< Variable.
  };

  void begin(System& system, Numbers& forces);
  void scaleLimits(std::size_t from);
  /// Brings the variable at a place to where its force and its equation agree.
  Outcome drive(std::size_t at);
  void lookAhead(std::size_t at);
  void findDirection(std::uint32_t variable, std::size_t held, bool up);
  Move findMove(std::uint32_t variable, std::size_t held, bool up) const;
  void apply(std::uint32_t variable, std::size_t held, bool up, double length);
  void setFree(std::uint32_t variable, Factor::Sum sum);
  void setHeld(std::uint32_t variable, bool high);
  double dotFree(std::uint32_t variable, const double* with);
  double dotHeld(std::uint32_t variable, std::size_t held, const double* with);
  /// Entries of a variable at places from … to, sorted by place.
  void collect(std::uint32_t variable, std::size_t from, std::size_t to);
  void swapPlaces(std::size_t i, std::size_t j);
  std::size_t free() const { return factor_.size(); }

  bool isInterrupted() const { return interrupt_ && interrupt_->load(std::memory_order_relaxed); }

  const std::atomic<bool>* interrupt_ = nullptr;
  System* system_ = nullptr;
  Factor factor_;
  std::size_t unbounded_ = 0;
  double* x_ = nullptr;
  Numbers w_, dx_, dw_, low_, high_;
  std::vector<std::uint8_t> isHigh_; ///< Of variables that are held.
  // Free variables have the first places, then held ones, then those not looked at.
  std::vector<std::uint32_t> variables_; ///< By place.
  std::vector<std::uint32_t> places_;    ///< By variable.
  struct Placed
  {
    std::uint32_t place;
    std::uint32_t variable;
    double value;
  };
  std::vector<Placed> placed_;
};

} // namespace sparkwright::physics
