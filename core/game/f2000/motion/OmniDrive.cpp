#include "core/game/f2000/motion/OmniDrive.h"

#include "core/game/f2000/motion/Ramps.h"

#include <cmath>

namespace sparkwright::f2000
{

void OmniDrive::configure(const MotionConfig& config)
{
  wheels_ = WheelMatrix(config.wheelAngles, config.wheelDistance);
  config_ = config;
  if(config_.maxWheelSpeed <= 0)
    config_.maxWheelSpeed = config.maxSpeed;
  commands_ = CommandDelay<Twist>(config.latency);
  now_ = {};
}

void OmniDrive::setTranslationalVelocity(double v)
{
  Twist command = commands_.newest();
  command.vx = v;
  commands_.give(command);
}

void OmniDrive::setRotationalVelocity(double omega)
{
  Twist command = commands_.newest();
  command.omega = omega;
  commands_.give(command);
}

bool OmniDrive::setCommand(const std::vector<double>& command)
{
  if(command.size() != 3)
    return false;
  commands_.give({command[0], command[1], command[2]});
  return true;
}

Relocation OmniDrive::step(double dt)
{
  const Twist before = now_, wanted = wheels_.limited(commands_.advance(dt), config_.maxWheelSpeed);
  // The change of velocity is limited as a whole, so that it keeps its direction.
  const double dx = wanted.vx - before.vx, dy = wanted.vy - before.vy, change = std::hypot(dx, dy);
  const double most = config_.maxAcceleration * dt, share = change > most ? most / change : 1;
  now_ = {before.vx + dx * share, before.vy + dy * share,
          approached(before.omega, wanted.omega, config_.maxTurnAcceleration * dt)};
  const Twist mean{(before.vx + now_.vx) / 2, (before.vy + now_.vy) / 2, (before.omega + now_.omega) / 2};
  // As the robot turns, its sides do: the mean direction within the interval is half a turn ahead.
  const double half = mean.omega * dt / 2, c = std::cos(half), s = std::sin(half);
  return {(c * mean.vx - s * mean.vy) * dt, (s * mean.vx + c * mean.vy) * dt, mean.omega * dt};
}

void OmniDrive::correct(const Pose&, const Twist& twist)
{
  if(isForced(now_, twist))
    now_ = twist;
}

void OmniDrive::getMotionData(std::vector<std::uint32_t>& words) const
{
  for(const double speed : wheels_.speeds(now_))
    words.push_back(speedWord(speed));
}

void OmniDrive::reset()
{
  commands_.clear();
  now_ = {};
}

} // namespace sparkwright::f2000
