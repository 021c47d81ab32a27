#pragma once

#include "core/body/ContactForceListener.h"
#include "core/robot/agent/Agent.h"

namespace sparkwright
{

/// `(FRP (n rf) (c x y z) (f x y z))`: the force on a foot, N, and its force-weighted mean point of application, m,
/// both in the foot's frame. Uses the contacts of the last physics step; without contacts there is no percept. If all
/// forces are 0 (the robot sleeps), the former values are repeated.
class ForceResistancePerceptor : public Perceptor, public ContactForceListener
{
public:
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;

  void contactForce(const physics::ContactForce& contact) override;
  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override { return SensorRange{SensorRange::Kind::Force}; }
  void read(SensorReading& reading) const override;
  std::string_view kind() const override { return "force"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  const Transform* foot_ = nullptr;
  int contacts_ = 0;
  Vec3f force_ = Vec3f::Zero();    ///< Sum, world.
  Vec3f moment_ = Vec3f::Zero();   ///< Sum of position times length of force, world.
  float length_ = 0;               ///< Sum of lengths of force.
  Vec3f lastCentre_ = Vec3f::Zero();
  Vec3f lastForce_ = Vec3f::Zero();
};

} // namespace sparkwright
