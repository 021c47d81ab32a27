#pragma once

#include "core/object/Math.h"
#include "core/object/Object.h"

#include <optional>
#include <string>
#include <vector>

// Intermediate form of a RoSi scene: metres, kilograms, radians; poses relative to the node that the scene is imported
// into.

namespace sparkwright::ros
{

/// A shape: visual, collider, or both.
struct Solid
{
  enum class Kind
  {
    Box,
    Sphere,
    Capsule, ///< Along z; the length is without the caps.
    Mesh     ///< Visual only.
  };
  Kind kind = Kind::Box;
  std::string name;
  Vec3f lengths = Vec3f::Ones(); ///< Of a box, or the bounding box of a mesh.
  Vec3f middle = Vec3f::Zero();  ///< Of the bounding box of a mesh.
  float radius = 1, length = 1;
  std::string mesh;
  std::string appearance; ///< Name of its material.
  bool visible = true;
  bool collides = true;
  float mass = 0;                     ///< kg; 0: none.
  Vec3f centreOfMass = Vec3f::Zero(); ///< In the frame of the shape.
  Mat4f pose = Mat4f::Identity();
  Object::Origin origin;
};

/// Softness of contacts.
struct Softness
{
  float erp = 0.2f;
  float cfm = 0.0001f;
};

/// Shapes that form one body: those of a Movable, or of a joint.
struct Group
{
  std::string name;
  int parent = -1; ///< The group around it; -1: the static environment.
  std::vector<Solid> solids;
  Softness softness;
};

struct JointAxis
{
  Vec3f direction = Vec3f::Zero();
  struct Stops
  {
    float low = 0, high = 0; ///< rad, or m for a slider
  };
  std::optional<Stops> stops;
  struct Motor
  {
    float maxForce = 0;    ///< N·m or N
    float maxVelocity = 0; ///< rad/s or m/s
  };
  std::optional<Motor> motor;
};

struct RosJoint
{
  enum class Kind
  {
    Hinge,
    Slider,
    Universal
  };
  Kind kind = Kind::Hinge;
  std::string name;
  Mat4f pose = Mat4f::Identity(); ///< Frame of the axes; its origin is the anchor.
  std::vector<JointAxis> axes;    ///< One, or two for Universal.
  int parent = -1; ///< Group whose body, or the nearest body around it, is the first one; -1: the environment.
  int child = -1;  ///< Group of the second body; -1: there is none.
  Object::Origin origin;
};

struct RosScene
{
  std::vector<Group> groups;
  std::vector<RosJoint> joints;
};

} // namespace sparkwright::ros
