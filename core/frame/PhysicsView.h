#pragma once

#include "core/object/Math.h"
#include "core/robot/agent/SensorView.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

class NodeSource;

/// The physical structure of a scene: bodies, collision shapes, joints and sensors. Immutable; made anew with the
/// SceneStructure that it belongs to, and when a shape or a limit has changed.
///
/// The frame of a slot is that of the Transform with this slot in Frame::local; slot -1 is the world.
struct PhysicsStructure
{
  /// Common to bodies, colliders, joints and sensors.
  struct Part
  {
    std::uint64_t id = 0;    ///< Of the object in the tree.
    std::uint64_t agent = 0; ///< Id of its robot's root node, as AgentInfo::rootId; 0: it belongs to no robot.
    int node = -1;           ///< The transform or mesh above it: index in SceneStructure::nodes; -1: none.
    int slot = -1;           ///< Slot of the transform that it moves with.
  };

  /// The slot's origin is the centre of mass.
  struct Body : Part
  {
    float mass = 0; ///< kg
    int group = 0;  ///< The same for bodies of one robot, and for bodies connected by joints.
    Mat3f inertia = Mat3f::Zero(); ///< kg·m² about the centre of mass, in the frame of the slot.
  };

  struct Mesh
  {
    std::vector<Vec3f> vertices;
    std::vector<std::uint32_t> indices; ///< Three per triangle, each < vertices.size().
  };

  struct Collider : Part
  {
    enum class Kind
    {
      Box,     ///< size: edge lengths.
      Sphere,  ///< size x: radius.
      Capsule, ///< Along z; size x: radius, y: length without caps.
      Plane,   ///< The plane z = 0 of its pose.
      Ray,     ///< Along +z; size x: length.
      Mesh
    };
    Kind kind = Kind::Box;
    Mat4f pose = Mat4f::Identity(); ///< In the frame of its slot.
    Vec3f size = Vec3f::Ones();     ///< m
    int body = -1;                  ///< Index in bodies; -1: static.
    std::shared_ptr<const Mesh> mesh;
  };

  struct Joint : Part
  {
    enum class Kind
    {
      Ball,
      Hinge,
      Hinge2,
      Slider,
      Universal,
      Fixed
    };
    struct Axis
    {
      int slot = -1;                      ///< Its frame.
      Vec3f direction = Vec3f::UnitZ();   ///< Unit length.
      float low = -std::numeric_limits<float>::infinity(); ///< Radians (slider: m); infinite: none.
      float high = std::numeric_limits<float>::infinity();
      bool driven = false; ///< Has a motor with a force.
    };
    Kind kind = Kind::Hinge;
    std::string name; ///< Of its perceptor, else of its effector, else its own.
    int frame = -1;   ///< Slot of the transform that its calls are relative to (setAnchor, setAxis).
    std::shared_ptr<const NodeSource> source; ///< The forms of files that made it; null: none.
    int first = -1, second = -1; ///< Index in bodies; -1: the static environment.
    Vec3f anchor = Vec3f::Zero(); ///< In the frame of its slot, which is that of the first body.
    int axisCount = 0;            ///< 0 to 2
    /// Angles are of the first body relative to the second, about these axes.
    std::array<Axis, 2> axes;

    /// Whether it is held in one point; the others slide, or stand where their body is.
    bool hasAnchor() const { return kind != Kind::Slider && kind != Kind::Fixed; }
  };

  struct Sensor : Part
  {
    SensorRange range;
    std::string name;
  };

  /// A sensor that measures numbers: those from PhysicsView::measured[first] on, one for each channel.
  struct Meter : Part
  {
    std::string kind; ///< `gyro`
    std::string name;
    std::span<const SensorChannel> channels{};
    std::size_t first = 0;
  };

  /// A realistic motor of a joint (docs/motors.md).
  struct Motor : Part
  {
    std::string name; ///< Of the effector that drives the joint; empty: none.
    int joint = -1;   ///< Index in joints; -1: that of an angular motor without a hinge.
    int battery = -1; ///< Index in batteries; -1: unlimited energy.
    float hot = 70, shutdown = 90; ///< °C: torque is reduced from `hot` on, and 0 from `shutdown` on.
  };
  struct Battery : Part
  {
    float capacity = 0; ///< J
  };

  std::vector<Body> bodies;
  std::vector<Collider> colliders;
  std::vector<Joint> joints;
  std::vector<Sensor> sensors;
  std::vector<Meter> meters;
  std::vector<Motor> motors;
  std::vector<Battery> batteries;
};

/// The state of the physics engine at one moment.
struct PhysicsView
{
  struct Contact
  {
    Vec3f point = Vec3f::Zero();  ///< World, m.
    Vec3f normal = Vec3f::UnitZ(); ///< Unit length, into the first collider.
    Vec3f force = Vec3f::Zero();  ///< On the first collider, N, world axes.
    float depth = 0;              ///< m
    int first = -1, second = -1;  ///< Index in PhysicsStructure::colliders.
    bool watched = false;         ///< No force acts: one of the colliders only detects contacts.
  };

  /// A realistic motor in the last step.
  struct Motor
  {
    float torque = 0;      ///< N·m on the first body, about the joint's axis.
    float limit = 0;       ///< Largest torque allowed, N·m.
    float current = 0;     ///< A, with the sign of the torque.
    float power = 0;       ///< W; negative: charges the battery.
    float temperature = 0; ///< °C
    float stiffness = 0;   ///< 0 to 1
    bool shutDown = false; ///< Too hot.
  };
  struct Battery
  {
    float left = 0;   ///< J
    double drawn = 0; ///< J since the start
  };

  /// Null while World::setPhysicsView() is off, or if the frame's source does not know it; then all below is empty.
  std::shared_ptr<const PhysicsStructure> structure;
  std::vector<Contact> contacts;            ///< Of the last step.
  std::vector<std::uint8_t> asleep;         ///< Of each body, 0 or 1.
  std::vector<std::uint8_t> touching;       ///< Of each collider, 0 or 1.
  std::vector<std::array<float, 2>> angles; ///< Of each joint, radians (slider: m); 0 for missing axes.
  std::vector<SensorReading> readings;      ///< Of each sensor.
  std::vector<float> measured;              ///< Of each channel of each meter.
  std::vector<Motor> motors;                ///< Of each motor.
  std::vector<Battery> batteries;           ///< Of each battery.
};

} // namespace sparkwright
