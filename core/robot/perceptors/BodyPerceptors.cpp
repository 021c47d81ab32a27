#include "core/robot/perceptors/BodyPerceptors.h"

#include "core/archive/StateArchive.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"

#include <array>

namespace sparkwright
{

namespace
{

/// A vector in the frame of the body. The reference multiplies by an inverted rigid transform, whose translation is
/// minus the turned zero vector; this decides the sign of zeros, which agents see as 0.00 or -0.00.
Vec3f inBodyFrame(const RigidBody& body, const Vec3f& v)
{
  const Mat4f pose = body.bodyPose();
  return inverseRotate(pose, v) + -inverseRotate(pose, Vec3f::Zero());
}

constexpr std::array<SensorChannel, 3> rates{{{"x", "deg/s"}, {"y", "deg/s"}, {"z", "deg/s"}}};
constexpr std::array<SensorChannel, 3> accelerations{{{"x", "m/s2"}, {"y", "m/s2"}, {"z", "m/s2"}}};

} // namespace

void BodyPerceptor::onLink()
{
  const Transform* const owner = nearestTransform();
  body_ = foundOrWarn(*this, owner ? owner->childOf<RigidBody>() : nullptr, objectText("place.besideBody"));
}

void GyroRatePerceptor::sense(PerceptWriter& out)
{
  const RigidBody* const rigid = body();
  if(!rigid)
    return;
  const Vec3f rate = inBodyFrame(*rigid, rigid->angularVelocity());
  out.open("GYR");
  out.pair("n", name());
  out.open("rt");
  for(int i = 0; i < 3; ++i)
    out.number(toDegrees(rate[i]));
  out.close();
  out.close();
}

std::span<const SensorChannel> GyroRatePerceptor::channels() const { return rates; }

void GyroRatePerceptor::measure(std::span<float> out) const
{
  const Vec3f rate = body() ? inBodyFrame(*body(), body()->angularVelocity()) : Vec3f(Vec3f::Zero());
  for(int i = 0; i < 3; ++i)
    out[static_cast<std::size_t>(i)] = toDegrees(rate[i]);
}

void Accelerometer::onLink()
{
  BodyPerceptor::onLink();
  Scene* const scene = ancestor<Scene>();
  world_ = scene ? scene->childOf<WorldNode>() : nullptr;
  if(const RigidBody* const rigid = body())
    lastVelocity_ = rigid->velocity();
}

void Accelerometer::prePhysics()
{
  const RigidBody* const rigid = body();
  if(!rigid)
    return;
  const Vec3f velocity = rigid->velocity();
  const WorldNode* const world = world_.get();
  const Vec3f gravity = world ? Vec3f(world->world().gravity().cast<float>()) : Vec3f(0, 0, 0);
  const float step = world ? world->step : physicsStep;
  Vec3f a;
  for(int i = 0; i < 3; ++i)
    a[i] = (velocity[i] - lastVelocity_[i]) / step - gravity[i];
  acceleration_ = inBodyFrame(*rigid, a);
  lastVelocity_ = velocity;
}

void Accelerometer::sense(PerceptWriter& out)
{
  if(!body())
    return;
  out.open("ACC");
  out.pair("n", name());
  out.open("a");
  for(int i = 0; i < 3; ++i)
    out.number(acceleration_[i]);
  out.close();
  out.close();
}

std::span<const SensorChannel> Accelerometer::channels() const { return accelerations; }

void Accelerometer::measure(std::span<float> out) const
{
  for(int i = 0; i < 3; ++i)
    out[static_cast<std::size_t>(i)] = acceleration_[i];
}

void Accelerometer::archive(StateArchive& a)
{
  a(lastVelocity_, acceleration_);
}

} // namespace sparkwright
