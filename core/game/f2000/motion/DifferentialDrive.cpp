#include "core/game/f2000/motion/DifferentialDrive.h"

#include "core/game/f2000/motion/Ramps.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace sparkwright::f2000
{

void DifferentialDrive::configure(const MotionConfig& config)
{
  if(!(config.wheelBase > 0))
    throw std::invalid_argument("wheelBase is the distance between the two wheels and must be greater than 0");
  config_ = config;
  commands_ = CommandDelay<Speeds>(config.latency);
  now_ = {};
}

void DifferentialDrive::setTranslationalVelocity(double v)
{
  commands_.give({v, commands_.newest().omega});
}

void DifferentialDrive::setRotationalVelocity(double omega)
{
  commands_.give({commands_.newest().v, omega});
}

bool DifferentialDrive::setCommand(const std::vector<double>& command)
{
  if(command.size() != 2)
    return false;
  commands_.give({command[0], command[1]});
  return true;
}

DifferentialDrive::Speeds DifferentialDrive::limited(Speeds wanted) const
{
  wanted.v = std::clamp(wanted.v, -config_.maxSpeed, config_.maxSpeed);
  wanted.omega = std::clamp(wanted.omega, -config_.maxTurn, config_.maxTurn);
  const double fastest = std::abs(wanted.v) + std::abs(wanted.omega) * config_.wheelBase / 2;
  const double share = config_.maxWheelSpeed > 0 && fastest > config_.maxWheelSpeed ? config_.maxWheelSpeed / fastest : 1;
  return {wanted.v * share, wanted.omega * share};
}

Relocation DifferentialDrive::step(double dt)
{
  const Speeds before = now_, wanted = limited(commands_.advance(dt));
  now_.v = approached(before.v, wanted.v, config_.maxAcceleration * dt);
  now_.omega = approached(before.omega, wanted.omega, config_.maxTurnAcceleration * dt);
  return arc({(before.v + now_.v) / 2, 0, (before.omega + now_.omega) / 2}, dt);
}

void DifferentialDrive::correct(const Pose&, const Twist& twist)
{
  if(isForced(this->twist(), twist))
    now_ = {twist.vx, twist.omega};
}

void DifferentialDrive::getMotionData(std::vector<std::uint32_t>& words) const
{
  const double side = now_.omega * config_.wheelBase / 2;
  words.insert(words.end(), {speedWord(now_.v - side), speedWord(now_.v + side)});
}

void DifferentialDrive::reset()
{
  commands_.clear();
  now_ = {};
}

} // namespace sparkwright::f2000
