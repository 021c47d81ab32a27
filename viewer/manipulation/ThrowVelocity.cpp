#include "viewer/manipulation/ThrowVelocity.h"

namespace sparkwright
{

namespace
{

constexpr double memory = 0.1; // s

} // namespace

void ThrowVelocity::record(double time, const Vec3f& shift)
{
  past_.push_back({time, shift});
  while(past_.size() > 2 && past_.front().time < time - memory)
    past_.pop_front();
}

Vec3f ThrowVelocity::velocity() const
{
  if(past_.size() < 2 || !(past_.back().time > past_.front().time))
    return Vec3f::Zero();
  return (past_.back().shift - past_.front().shift) / static_cast<float>(past_.back().time - past_.front().time);
}

} // namespace sparkwright
