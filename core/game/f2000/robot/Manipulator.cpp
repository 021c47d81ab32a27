#include "core/game/f2000/robot/Manipulator.h"

#include <algorithm>

namespace sparkwright::f2000
{

namespace
{

constexpr double tolerance = 1e-9; // s: sums of cycles are not exact.

} // namespace

Manipulator::Answer Manipulator::request(std::string_view name)
{
  const auto state = form_->stateOf(name);
  if(!state)
    return Answer::NoSuchState;
  if(*state == state_ && !wanted_)
    return Answer::Done; // It is there.
  if(form_->states[*state].cooldown > 0 && cooldown_ > tolerance)
    return Answer::Busy;
  wanted_ = state;
  if(form_->states[*state].cooldown > 0)
    cooldown_ = form_->states[*state].cooldown;
  return Answer::Done;
}

void Manipulator::enter(std::size_t state)
{
  before_ = state_;
  state_ = state;
  within_ = 0;
  kick_ = form_->states[state].kick > 0;
}

bool Manipulator::advance(double dt)
{
  cooldown_ = std::max(cooldown_ - dt, 0.);
  within_ += dt;
  if(wanted_)
  {
    enter(*wanted_);
    wanted_.reset();
    return true;
  }
  const ManipulatorState& now = form_->states[state_];
  if(now.duration <= 0 || within_ < now.duration - tolerance)
    return false;
  enter(form_->stateOf(now.next).value_or(form_->initial));
  return true;
}

std::optional<ManipulatorState> Manipulator::takeKick()
{
  if(!kick_)
    return {};
  kick_ = false;
  return form_->states[state_];
}

double Manipulator::share() const
{
  const double way = form_->states[state_].moveTime;
  return way > 0 ? std::min(within_ / way, 1.) : 1;
}

} // namespace sparkwright::f2000
