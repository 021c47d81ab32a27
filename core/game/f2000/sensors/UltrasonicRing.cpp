#include "core/game/f2000/sensors/UltrasonicRing.h"

#include "core/game/f2000/data/Layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace sparkwright::f2000
{

void UltrasonicRing::configure(const SensorConfig& config)
{
  SensorPlugin::configure(config);
  using unit::degree, unit::mm;
  constexpr double fullCircle = 360;
  constexpr int preset = 16, mostTransducers = 64;
  std::vector<double> around;
  for(int i = 0; i < preset; ++i)
    around.push_back(i * fullCircle / preset);
  angles_ = parameters("angles", around);
  if(angles_.empty() || angles_.size() > mostTransducers)
    throw std::invalid_argument("the parameter angles takes 1 to 64 numbers");
  for(double& angle : angles_)
    angle *= degree;
  radius_ = parameter("radius", 0) * mm;
  opening_ = parameter("opening", 30) * degree;
  least_ = parameter("minRange", 150) * mm;
  most_ = parameter("maxRange", 5000) * mm;
  const double firing = parameter("firing", 0);
  if(!(firing >= 0 && firing <= 10'000))
    throw std::invalid_argument("the parameter firing is from 0 to 10000 ms");
  firing_ = std::llround(firing * 1000);
  if(!(opening_ >= 0 && opening_ < std::numbers::pi && least_ >= 0 && most_ > least_))
    throw std::invalid_argument("a cone opens by 0 to 180 degrees, and its range ends beyond its beginning");
}

std::uint32_t UltrasonicRing::listen(const WorldView& world, double angle)
{
  constexpr double mm = unit::mm, step = 0.5 * unit::degree; // Between rays.
  const auto others = [&world](const Surroundings::Body& body) { return body.owner != world.number || body.owner == 0; };
  const int rays = static_cast<int>(std::ceil(opening_ / step - 1e-9)) + 1;
  const Pose from = composed(poseIn(world), {radius_ * std::cos(angle), radius_ * std::sin(angle), angle});
  double nearest = most_;
  bool echo = false;
  for(int i = 0; i < rays; ++i)
  {
    const double aside = rays == 1 ? 0 : opening_ * (static_cast<double>(i) / (rays - 1) - 0.5);
    if(const auto hit = world.surroundings.rayCast2D({from.x, from.y}, from.theta + aside, config().height, nearest, others))
    {
      nearest = hit->distance;
      echo = true;
    }
  }
  const auto value =
      echo ? measured(std::max(nearest, least_) / mm, noiseOf("usDistance"), least_ / mm, most_ / mm) : std::nullopt;
  return value ? static_cast<std::uint32_t>(std::lround(*value)) : invalidWord;
}

void UltrasonicRing::generateData(const WorldView& world, std::int64_t time)
{
  SensorDataPlugin* const data = bound("usDistance");
  if(!data)
    return;
  const auto count = static_cast<std::int64_t>(angles_.size());
  const std::int64_t now = firing_ > 0 ? time / firing_ : 0;
  std::int64_t due = count; // Of them have their turn, the newest last.
  if(firing_ > 0 && fired_ >= 0 && now >= fired_)
    due = std::min(now - fired_, count);
  fired_ = now;
  words_.resize(angles_.size() + 1);
  words_[0] = static_cast<std::uint32_t>(count);
  for(std::int64_t i = 0; i < due; ++i)
  {
    const std::int64_t turn = due == count ? i : now - due + 1 + i;
    const auto which = static_cast<std::size_t>(turn % count);
    words_[which + 1] = listen(world, angles_[which]);
  }
  fill(*data, words_, time);
}

} // namespace sparkwright::f2000
