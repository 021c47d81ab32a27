#pragma once

#include <Eigen/Geometry>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright::urdf
{

// What a URDF file says, in its own terms: SI units, radians. Frames are those of the file: the frame of a link is that
// of the joint that it hangs on. Lines count from 1.

using Pose = Eigen::Isometry3d;

struct Geometry
{
  enum class Kind
  {
    Box,      ///< size: edge lengths.
    Sphere,   ///< size x: radius.
    Cylinder, ///< Along z; size x: radius, y: length.
    Capsule,  ///< Along z; size x: radius, y: length without caps.
    Mesh      ///< size: scale; negative: mirrored.
  };
  Kind kind = Kind::Box;
  Eigen::Vector3d size = Eigen::Vector3d::Ones();
  std::string file; ///< Mesh: as written.
  int line = 0;
};

using Colour = std::array<double, 4>; ///< 0 to 1

/// A <visual> or <collision>.
struct Shape
{
  Pose origin = Pose::Identity(); ///< In the frame of the link.
  Geometry geometry;
  std::string name;             ///< May be empty.
  std::string material;         ///< Its name; empty: none.
  std::string texture;          ///< Its file as written; empty: that of the material of this name.
  std::optional<Colour> colour; ///< Nothing: that of the material of this name in the file.
  int line = 0;
};

struct Inertial
{
  double mass = 0;                                   ///< kg
  Pose origin = Pose::Identity();                    ///< Centre of mass and axes of the tensor, in the link's frame.
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero(); ///< kg·m² about the centre of mass.
  int line = 0;
};

struct Link
{
  std::string name;
  std::optional<Inertial> inertial;
  std::vector<Shape> visuals, collisions;
  bool slides = false; ///< Friction is so low that it slides over the ground, like a caster.
  int line = 0;
};

/// A joint that follows another one: multiplier · position of the other + offset.
struct Mimic
{
  int joint = -1; ///< Index of the other one.
  double multiplier = 1;
  double offset = 0; ///< rad or m
};

struct Joint
{
  enum class Kind
  {
    Fixed,
    Revolute,
    Continuous,
    Prismatic,
    Floating,
    Planar
  };
  std::string name;
  Kind kind = Kind::Fixed;
  int parent = -1, child = -1;                     ///< Indices of links.
  Pose origin = Pose::Identity();                  ///< Of the child's frame in the parent's, with the joint at 0.
  Eigen::Vector3d axis = Eigen::Vector3d::UnitX(); ///< Unit length, in the child's frame.
  std::optional<std::array<double, 2>> limits;     ///< Radians or m.
  std::optional<double> effort;                    ///< N·m or N
  std::optional<double> velocity;                  ///< rad/s or m/s
  double damping = 0;                              ///< N·m·s/rad or N·s/m
  double friction = 0;                             ///< N·m or N
  std::optional<Mimic> mimic;
  int line = 0;
};

struct Material
{
  std::string name;
  Colour colour{0.7, 0.7, 0.7, 1};
  std::string texture; ///< Its file as written; empty: none.
};

/// A robot whose joints form a tree.
struct Model
{
  std::string name;
  std::vector<Link> links;
  std::vector<Joint> joints; ///< In the order of the file.
  std::vector<Material> materials;
  int root = 0;                ///< The link without a joint above.
  std::vector<int> jointAbove; ///< Of each link: index of a joint; -1: it is the root.
  std::vector<int> order;      ///< Links, parents before children.
};

/// Index of a link, joint or part in a vector.
inline std::size_t at(int index)
{
  return static_cast<std::size_t>(index);
}

} // namespace sparkwright::urdf
