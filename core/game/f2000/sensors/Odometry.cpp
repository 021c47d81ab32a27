#include "core/game/f2000/sensors/Odometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace sparkwright::f2000
{

namespace
{

constexpr double microseconds = 1e6; ///< Of a second.

} // namespace

void Odometry::configure(const SensorConfig& config)
{
  SensorPlugin::configure(config);
  slip_ = parameter("slip", 0.01);
  drift_ = parameter("drift", 0.5) / 360;
  const bool isExact = noiseOf("odometry").isNone(); // Then it measures no turn at rest.
  sigmaTurn_ = parameter("sigmaTurn", isExact ? 0 : 0.5) * unit::degree;
  if(!(slip_ >= 0 && slip_ <= 1 && drift_ >= 0 && sigmaTurn_ >= 0))
    throw std::invalid_argument("slip is a share from 0 to 1, and drift and sigmaTurn are not negative");
}

void Odometry::generateData(const WorldView& world, std::int64_t time)
{
  constexpr double mm = unit::mm, mdeg = unit::degree / 1000;
  if(!gains_)
    gains_ = isNoisy() ? std::pair(1 + gauss(slip_), 1 + gauss(drift_)) : std::pair(1., 1.);
  const Noise& noise = noiseOf("odometry");
  const auto v = measured(world.twist.vx / mm, noise, -1e6, 1e6);
  const double speed = v ? *v * mm : 0; // A dropout measures nothing, as if it stood.
  const double turn = world.twist.omega + (isNoisy() ? gauss(sigmaTurn_) : 0);
  if(last_ > 0 && time > last_)
  {
    const double seconds = static_cast<double>(time - last_) / microseconds;
    // Sideways it moves only if its drive can, so what it measures there is as exact.
    const double dtheta = gains_->second * turn * seconds, dx = gains_->first * speed * seconds;
    const double dy = gains_->first * world.twist.vy * seconds;
    const double middle = pose_.theta + dtheta / 2;
    pose_ = {pose_.x + dx * std::cos(middle) - dy * std::sin(middle), pose_.y + dx * std::sin(middle) + dy * std::cos(middle),
             normalized(pose_.theta + dtheta)};
    path_ += std::hypot(dx, dy);
  }
  last_ = time;
  SensorDataPlugin* const data = bound("odometry");
  if(!data)
    return;
  words_ = {signedWord(speed / mm),
            signedWord(turn / mdeg),
            signedWord(pose_.x / mm),
            signedWord(pose_.y / mm),
            angleWord(pose_.theta),
            lengthWord(path_),
            (world.stalled ? 1u : 0u) | (world.slipping ? 2u : 0u),
            static_cast<std::uint32_t>(world.motionData.size())};
  words_.insert(words_.end(), world.motionData.begin(), world.motionData.end());
  fill(*data, words_, time);
}

void Odometry::reset()
{
  gains_.reset();
  pose_ = {};
  path_ = 0;
  last_ = 0;
}

void ManipulatorSensor::generateData(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const data = bound("manipulatorState");
  if(!data)
    return;
  words_.assign({static_cast<std::uint32_t>(world.manipulators.size())});
  for(std::size_t i = 0; i < world.manipulators.size(); ++i)
  {
    const ManipulatorReading& reading = world.manipulators[i];
    const double ms = std::ceil(reading.secondsToReady / unit::ms - 1e-6);
    words_.insert(words_.end(), {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(reading.state),
                                 static_cast<std::uint32_t>(std::max(ms, 0.))});
  }
  fill(*data, words_, time);
}

} // namespace sparkwright::f2000
