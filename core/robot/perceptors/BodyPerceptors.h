#pragma once

#include "core/body/RigidBody.h"
#include "core/body/WorldNode.h"
#include "core/object/Watched.h"
#include "core/robot/agent/Agent.h"

#include <tuple>
#include <utility>

namespace sparkwright
{

/// A sensor of the rigid body beside it (below the same Transform, listed before it).
class BodyPerceptor : public Perceptor
{
public:
  std::optional<SensorRange> covers() const override { return SensorRange(); }

protected:
  void onLink() override;

  /// nullptr if there is none.
  RigidBody* body() const { return body_.get(); }

private:
  Watched<RigidBody> body_;
};

/// `(GYR (n torso) (rt x y z))`: angular velocity in the body's frame, deg/s.
class GyroRatePerceptor : public BodyPerceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "gyro"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;
};

/// `(ACC (n torso) (a x y z))`: (change of velocity over a step - gravity of the World) in the body's frame, m/s². At
/// rest upright 0 0 9.81. Sampled before the physics step, in tree order, so it is a step older than the gyro.
class Accelerometer : public BodyPerceptor
{
public:
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "accelerometer"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

  std::any history() const override { return std::pair(lastVelocity_, acceleration_); }
  void takeOver(const std::any& velocityAndAcceleration) override
  {
    std::tie(lastVelocity_, acceleration_) = std::any_cast<std::pair<Vec3f, Vec3f>>(velocityAndAcceleration);
  }
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  Watched<WorldNode> world_;
  Vec3f lastVelocity_ = Vec3f::Zero();
  Vec3f acceleration_ = Vec3f::Zero();
};

} // namespace sparkwright
