#include "physics/exact/solver/Pivoting.h"

#include "physics/exact/model/Room.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sparkwright::physics
{

namespace
{

/// Adds products in the engine's groups of four.
class SumByFours
{
public:
  /// `end`: places from there on are added one by one.
  explicit SumByFours(std::size_t end) : end_(end) {}

  void add(std::size_t place, double product)
  {
    const std::size_t group = place < end_ ? place / 4 : single;
    if(group == group_ && group != single)
    {
      part_ += product;
      return;
    }
    sum_ += part_;
    group_ = group;
    part_ = product;
  }

  double total() const { return sum_ + part_; }

private:
  static constexpr std::size_t single = ~std::size_t{0};
  std::size_t end_;
  std::size_t group_ = single;
  double part_ = 0, sum_ = 0;
};

} // namespace

Pivoting::Outcome Pivoting::solve(System& system, const TilePattern& pattern, const TileKernels& kernels,
                                  Numbers& forces, WorkCrew* crew, const std::atomic<bool>* interrupt)
{
  interrupt_ = interrupt;
  begin(system, forces);
  factor_.begin(system, pattern, kernels, crew);
  if(unbounded_ > 0)
    factor_.solveUnbounded(system.b.data(), x_);
  bool areScaled = false;
  for(std::size_t at = unbounded_; at < system.size(); ++at)
  {
    if(!areScaled && system.normal[variables_[at]] >= 0)
    {
      scaleLimits(at);
      areScaled = true;
    }
    const Outcome outcome = drive(at);
    if(outcome == Outcome::Solved)
      continue;
    for(std::size_t i = at; i < system.size(); ++i)
      x_[variables_[i]] = 0;
    return outcome;
  }
  return Outcome::Solved;
}

void Pivoting::begin(System& system, Numbers& forces)
{
  system_ = &system;
  unbounded_ = system.unbounded();
  const std::size_t n = system.size();
  setAll(forces, n, 0.0);
  x_ = forces.data();
  setAll(w_, n, 0.0);
  setAll(dx_, n, 0.0);
  setAll(dw_, n, 0.0);
  setAll(isHigh_, n, 0);
  setSize(variables_, n);
  setSize(places_, n);
  for(std::uint32_t i = 0; i < n; ++i)
    variables_[i] = places_[i] = i;
}

void Pivoting::swapPlaces(std::size_t i, std::size_t j)
{
  std::swap(variables_[i], variables_[j]);
  places_[variables_[i]] = static_cast<std::uint32_t>(i);
  places_[variables_[j]] = static_cast<std::uint32_t>(j);
}

void Pivoting::scaleLimits(std::size_t from)
{
  for(std::size_t i = from; i < system_->size(); ++i)
  {
    const std::uint32_t variable = variables_[i];
    const double force = x_[static_cast<std::size_t>(system_->normal[variable])];
    double& high = system_->high[variable];
    high = force == 0 ? 0 : std::abs(high * force);
    system_->low[variable] = force == 0 ? 0 : -high;
  }
}

void Pivoting::collect(std::uint32_t variable, std::size_t from, std::size_t to)
{
  placed_.clear();
  for(const System::Entry& entry : system_->boundedEntries(variable))
  {
    const std::uint32_t place = places_[entry.variable];
    if(place < from || place >= to)
      continue;
    placed_.push_back({place, entry.variable, entry.value});
    for(std::size_t k = placed_.size() - 1; k > 0 && placed_[k - 1].place > placed_[k].place; --k)
      std::swap(placed_[k - 1], placed_[k]);
  }
}

double Pivoting::dotFree(std::uint32_t variable, const double* with)
{
  // Unbounded variables never move from their places.
  SumByFours sum(free() / 4 * 4);
  for(const System::Entry& entry : system_->unboundedEntries(variable))
    sum.add(entry.variable, entry.value * with[entry.variable]);
  collect(variable, unbounded_, free());
  for(const Placed& placed : placed_)
    sum.add(placed.place, placed.value * with[placed.variable]);
  return sum.total();
}

double Pivoting::dotHeld(std::uint32_t variable, std::size_t held, const double* with)
{
  if(held == 0)
    return 0;
  collect(variable, free(), free() + held);
  SumByFours sum(held / 4 * 4);
  for(const Placed& placed : placed_)
    sum.add(placed.place - free(), placed.value * with[placed.variable]);
  return sum.total();
}

void Pivoting::setFree(std::uint32_t variable, Factor::Sum sum)
{
  swapPlaces(free(), places_[variable]);
  factor_.add(sum);
}

void Pivoting::setHeld(std::uint32_t variable, bool high)
{
  isHigh_[variable] = high ? 1 : 0;
  if(!factor_.contains(variable))
    return;
  swapPlaces(places_[variable], free() - 1);
  factor_.remove(variable);
}

Pivoting::Outcome Pivoting::drive(std::size_t at)
{
  const std::uint32_t variable = variables_[at];
  std::size_t held = at - free();
  const double low = system_->low[variable], high = system_->high[variable];
  double& w = w_[variable];
  w = dotFree(variable, x_) + dotHeld(variable, held, x_);
  w = w - system_->b[variable];
  if(low == 0 && w >= 0)
  {
    setHeld(variable, false);
    return Outcome::Solved;
  }
  if(high == 0 && w <= 0)
  {
    setHeld(variable, true);
    return Outcome::Solved;
  }
  if(w == 0)
  {
    factor_.prepare(variable);
    setFree(variable, Factor::Sum::ByFours);
    return Outcome::Solved;
  }
  if(free() > 0 && !factor_.isAhead(variable))
    lookAhead(at);
  for(std::size_t moves = 0; moves < 10 * system_->size() + 100; ++moves) // Far more than it ever takes.
  {
    if(isInterrupted())
      return Outcome::Interrupted;
    const bool up = w <= 0;
    held = at - free();
    if(free() > 0)
    {
      factor_.prepare(variable);
      factor_.solve(up, dx_.data());
    }
    findDirection(variable, held, up);
    const Move move = findMove(variable, held, up);
    if(move.length <= 0)
      return Outcome::GivenUp;
    apply(variable, held, up, move.length);
    switch(move.end)
    {
    case End::Holds:
      w = 0;
      if(free() == 0)
        factor_.prepare(variable);
      setFree(variable, Factor::Sum::ByFours);
      return Outcome::Solved;
    case End::DrivenLow:
      x_[variable] = low;
      setHeld(variable, false);
      return Outcome::Solved;
    case End::DrivenHigh:
      x_[variable] = high;
      setHeld(variable, true);
      return Outcome::Solved;
    case End::Frees:
      w_[move.other] = 0;
      factor_.prepare(move.other);
      setFree(move.other, Factor::Sum::OneByOne);
      break;
    case End::OtherLow:
      x_[move.other] = system_->low[move.other];
      setHeld(move.other, false);
      break;
    case End::OtherHigh:
      x_[move.other] = system_->high[move.other];
      setHeld(move.other, true);
      break;
    }
  }
  return Outcome::Circling;
}

/// Those that may push mostly become free in their turn.
void Pivoting::lookAhead(std::size_t at)
{
  std::array<std::uint32_t, 4> next{};
  std::size_t count = 0;
  for(std::size_t place = at; place < system_->size() && count < next.size(); ++place)
  {
    const std::uint32_t variable = variables_[place];
    if(!(system_->high[variable] > 0))
      break;
    next[count++] = variable;
  }
  factor_.lookAhead({next.data(), count});
}

void Pivoting::findDirection(std::uint32_t variable, std::size_t held, bool up)
{
  const std::size_t begin = free();
  for(std::size_t i = begin; i < begin + held; ++i)
    dw_[variables_[i]] = dotFree(variables_[i], dx_.data());
  for(const System::Entry& entry : system_->boundedEntries(variable))
  {
    const std::uint32_t place = places_[entry.variable];
    if(place < begin || place >= begin + held)
      continue;
    double& dw = dw_[entry.variable];
    dw = up ? dw + entry.value : dw - entry.value;
  }
  const double dot = dotFree(variable, dx_.data());
  dw_[variable] = up ? dot + system_->diagonal(variable) : dot - system_->diagonal(variable);
}

Pivoting::Move Pivoting::findMove(std::uint32_t variable, std::size_t held, bool up) const
{
  Move move;
  const double w = w_[variable];
  move.length = dw_[variable] != 0 ? -w / dw_[variable] : w != 0 ? std::copysign(HUGE_VAL, -w) : 0;
  const auto shorter = [&](double length, End end, std::uint32_t other)
  {
    if(length < move.length)
      move = {length, end, other};
  };
  if(up && system_->high[variable] < HUGE_VAL)
    shorter(system_->high[variable] - x_[variable], End::DrivenHigh, 0);
  else if(!up && system_->low[variable] > -HUGE_VAL)
    shorter(x_[variable] - system_->low[variable], End::DrivenLow, 0);
  const std::size_t begin = factor_.size();
  for(std::size_t i = begin; i < begin + held; ++i)
  {
    const std::uint32_t other = variables_[i];
    const bool leaves = isHigh_[other] ? dw_[other] > 0 : dw_[other] < 0;
    if(leaves && !(system_->low[other] == 0 && system_->high[other] == 0))
      shorter(-w_[other] / dw_[other], End::Frees, other);
  }
  for(std::size_t i = unbounded_; i < begin; ++i)
  {
    const std::uint32_t other = variables_[i];
    const double dx = dx_[other];
    if(dx == 0)
      continue;
    const bool goesDown = dx < 0; // To a limit that may be infinitely far.
    const double limit = goesDown ? system_->low[other] : system_->high[other];
    const double room = limit - x_[other];
    // Most are farther than the shortest move, by more than a division could round: it is not needed for these.
    constexpr double more = 1.0001, least = 1e-200; // Below that, `way` itself is rounded too much.
    const double way = dx * move.length * more;
    if(move.length > 0 && std::abs(way) > least && (goesDown ? room <= way : room >= way))
      continue;
    shorter(room / dx, goesDown ? End::OtherLow : End::OtherHigh, other);
  }
  return move;
}

void Pivoting::apply(std::uint32_t variable, std::size_t held, bool up, double length)
{
  for(std::size_t i = 0; i < unbounded_; ++i)
    x_[i] += length * dx_[i];
  for(std::size_t i = unbounded_; i < free(); ++i)
    x_[variables_[i]] += length * dx_[variables_[i]];
  x_[variable] = up ? x_[variable] + length : x_[variable] - length;
  for(std::size_t i = free(); i < free() + held; ++i)
    w_[variables_[i]] += length * dw_[variables_[i]];
  w_[variable] += length * dw_[variable];
}

} // namespace sparkwright::physics
