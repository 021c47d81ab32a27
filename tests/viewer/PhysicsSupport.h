#pragma once

#include "tests/viewer/FrameSupport.h"

#include <array>
#include <utility>

namespace sparkwright::test
{

/// Adds the details of physics to frames made by hand.
class PhysicsBuilder
{
public:
  explicit PhysicsBuilder(FrameBuilder& frame) : frame_(frame) {}

  using Collider = PhysicsStructure::Collider;

  /// A Transform with a mesh (an edge of `size`) and a body in it. @return index of the body
  int body(const std::string& name, const Vec3f& at, float mass, int group, float size = 0.2f)
  {
    const int node = frame_.open(name, at);
    frame_.structure().nodes[static_cast<std::size_t>(node)].id = ++id_;
    frame_.mesh("StdUnitBox", Vec3f::Constant(size), {"matGrey"});
    frame_.close();
    PhysicsStructure::Body made;
    made.id = ++id_;
    made.node = node;
    made.slot = frame_.structure().nodes[static_cast<std::size_t>(node)].slot;
    made.mass = mass;
    made.group = group;
    made_.bodies.push_back(made);
    frame_.frame().physics.asleep.push_back(0);
    return static_cast<int>(made_.bodies.size()) - 1;
  }
  /// @param body  -1: stands still in the world
  int collider(int body, Collider::Kind kind, const Vec3f& size, const Mat4f& pose = Mat4f::Identity())
  {
    Collider made;
    made.id = ++id_;
    made.kind = kind;
    made.size = size;
    made.pose = pose;
    made.body = body;
    if(body >= 0)
    {
      made.node = made_.bodies[static_cast<std::size_t>(body)].node;
      made.slot = made_.bodies[static_cast<std::size_t>(body)].slot;
    }
    made_.colliders.push_back(made);
    frame_.frame().physics.touching.push_back(0);
    return static_cast<int>(made_.colliders.size()) - 1;
  }
  void contact(int first, int second, const Vec3f& point, const Vec3f& force)
  {
    PhysicsView::Contact made;
    made.first = first;
    made.second = second;
    made.point = point;
    made.force = force;
    frame_.frame().physics.contacts.push_back(made);
    for(const int c : {first, second})
      frame_.frame().physics.touching[static_cast<std::size_t>(c)] = 1;
  }
  PhysicsStructure::Joint& hinge(int first, const Vec3f& anchor, const Vec3f& axis, float low, float high, float angle)
  {
    PhysicsStructure::Joint made;
    made.first = first;
    made.node = made_.bodies[static_cast<std::size_t>(first)].node;
    made.slot = made.axes[0].slot = made_.bodies[static_cast<std::size_t>(first)].slot;
    made.anchor = anchor;
    made.axisCount = 1;
    made.axes[0].direction = axis;
    made.axes[0].low = low;
    made.axes[0].high = high;
    made_.joints.push_back(made);
    frame_.frame().physics.angles.push_back({angle, 0});
    return made_.joints.back();
  }
  void sensor(int body, const SensorRange& range, const SensorReading& reading = {})
  {
    PhysicsStructure::Sensor made;
    made.node = made_.bodies[static_cast<std::size_t>(body)].node;
    made.slot = made_.bodies[static_cast<std::size_t>(body)].slot;
    made.range = range;
    made_.sensors.push_back(made);
    frame_.frame().physics.readings.push_back(reading);
  }
  PhysicsStructure& structure() { return made_; }
  Frame& frame() { return frame_.frame(); }

  FramePtr take()
  {
    frame_.frame().physics.structure = std::make_shared<PhysicsStructure>(made_);
    return frame_.take();
  }

private:
  FrameBuilder& frame_;
  PhysicsStructure made_;
  std::uint64_t id_ = 100;
};

} // namespace sparkwright::test
