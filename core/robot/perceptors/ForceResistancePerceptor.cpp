#include "core/robot/perceptors/ForceResistancePerceptor.h"

#include "core/archive/StateArchive.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"

#include <array>
#include <cmath>

namespace sparkwright
{

void ForceResistancePerceptor::onLink()
{
  foot_ = foundOrWarn(*this, nearestTransform(), objectText("place.foot"));
}

void ForceResistancePerceptor::prePhysics()
{
  contacts_ = 0;
  force_ = moment_ = Vec3f::Zero();
  length_ = 0;
}

void ForceResistancePerceptor::contactForce(const physics::ContactForce& contact)
{
  const Vec3f force = contact.force.cast<float>();
  const Vec3f position = contact.position.cast<float>();
  const float length = std::sqrt(force.x() * force.x() + force.y() * force.y() + force.z() * force.z());
  ++contacts_;
  for(int i = 0; i < 3; ++i)
  {
    force_[i] += force[i];
    moment_[i] += position[i] * length;
  }
  length_ += length;
}

void ForceResistancePerceptor::read(SensorReading& reading) const
{
  reading.active = length_ > 0;
  reading.force = force_;
  if(reading.active)
    reading.point = moment_ / length_;
}

std::span<const SensorChannel> ForceResistancePerceptor::channels() const
{
  static constexpr std::array<SensorChannel, 6> all{
      {{"fx", "N"}, {"fy", "N"}, {"fz", "N"}, {"cx", "m"}, {"cy", "m"}, {"cz", "m"}}};
  return all;
}

void ForceResistancePerceptor::measure(std::span<float> out) const
{
  Vec3f force = Vec3f::Zero(), centre = Vec3f::Zero();
  if(foot_ && length_ != 0)
  {
    force = inverseRotate(foot_->worldPose(), force_);
    centre = transform(rigidInverse(foot_->worldPose()), moment_ / length_);
  }
  else if(contacts_ > 0)
  {
    force = lastForce_;
    centre = lastCentre_;
  }
  for(int i = 0; i < 3; ++i)
  {
    out[static_cast<std::size_t>(i)] = force[i];
    out[static_cast<std::size_t>(i) + 3] = centre[i];
  }
}

void ForceResistancePerceptor::sense(PerceptWriter& out)
{
  if(contacts_ == 0 || !foot_)
  {
    lastCentre_ = lastForce_ = Vec3f::Zero();
    return;
  }
  if(length_ != 0)
  {
    Vec3f centre;
    for(int i = 0; i < 3; ++i)
      centre[i] = moment_[i] / length_;
    lastCentre_ = transform(rigidInverse(foot_->worldPose()), centre);
    lastForce_ = inverseRotate(foot_->worldPose(), force_);
  }
  out.open("FRP");
  out.pair("n", name());
  out.open("c");
  for(int i = 0; i < 3; ++i)
    out.number(lastCentre_[i]);
  out.close();
  out.open("f");
  for(int i = 0; i < 3; ++i)
    out.number(lastForce_[i]);
  out.close();
  out.close();
}

void ForceResistancePerceptor::archive(StateArchive& a)
{
  a(contacts_, force_, moment_, length_, lastCentre_, lastForce_);
}

} // namespace sparkwright
