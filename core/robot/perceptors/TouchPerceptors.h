#pragma once

#include "core/body/CollisionHandler.h"
#include "core/robot/agent/Agent.h"

#include <memory>
#include <vector>

namespace sparkwright
{

/// `(collision node …)`: names of the Transforms that were touched in the last step; no percept without contact. The
/// PerceptorHandlers of the body part's colliders report contacts.
class CollisionPerceptor : public Perceptor
{
public:
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override { touched_.clear(); }

  /// Adds a node touched in this step, once.
  void addTouched(Object& node);
  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override { return SensorRange{SensorRange::Kind::Touch}; }
  void read(SensorReading& reading) const override { reading.active = touchesAny(); }
  std::string_view kind() const override { return "touch"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override { out[0] = touchesAny() ? 1 : 0; }
  void archive(StateArchive& a) override;

protected:
  bool touchesAny() const { return !touched_.empty(); }

private:
  std::vector<std::weak_ptr<Object>> touched_;
};

/// `(TCH (n lf) (val 1))`: whether there was a contact in the last step.
class TouchPerceptor : public CollisionPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

/// Reports contacts of its collider to the CollisionPerceptor or TouchPerceptor below the nearest Transform. A collider
/// with only this handler makes no contact joints.
class PerceptorHandler : public CollisionHandler
{
public:
  bool isSymmetric() const override { return true; }
  void touched(Collider& own, Collider& other, const physics::ContactPoint&) override;

private:
  CollisionPerceptor* perceptor();

  // Looked up when the structure has changed: the perceptor may be listed after the handler.
  unsigned long seen_ = 0;
  bool reported_ = false;
  CollisionPerceptor* perceptor_ = nullptr;
};

} // namespace sparkwright
