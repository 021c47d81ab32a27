#pragma once

#include "core/frame/PhysicsView.h"
#include "core/game/GameState.h"
#include "core/material/Material.h"
#include "core/mesh/Mesh.h"
#include "core/object/Math.h"
#include "core/object/Object.h"
#include "core/robot/perceptors/ImageSettings.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// The visible structure of a scene: its nodes, meshes and materials. Immutable; changes rarely.
///
/// Nodes are in pre-order: a parent comes before its children, and a subtree is the range [index, node.end). Contains
/// exactly the nodes of the monitor protocol.
struct SceneStructure
{
  struct Node
  {
    enum class Kind
    {
      Transform,
      Light,
      Mesh,      ///< StaticMesh: a mesh with its own list of materials.
      SingleMesh ///< SingleMatNode: a mesh in one material.
    };
    Kind kind = Kind::Transform;
    int parent = -1; ///< Index in nodes; -1 for the top level.
    int end = 0;     ///< One past the last node of the subtree.
    int slot = -1;   ///< Transform: index into Frame::local. Mesh, SingleMesh: index into Frame::visible.

    std::string name;      ///< Of the object in the tree; empty in remote scenes.
    std::uint64_t id = 0;  ///< Of the object, for picking; fixed for its lifetime. 0 in remote scenes.
    std::string path;      ///< Of the object, as commands and scripts write it; empty in remote scenes.
    Object::Origin origin; ///< The place in a file that made the object; no file in remote scenes.
    bool body = false;     ///< Transform: has a rigid body, so it moves and can be dragged.

    // Mesh, SingleMesh
    std::string mesh; ///< `StdUnitBox`, `StdUnitSphere`, `StdUnitCylinder`, `StdCapsule`, or a file name.
    std::vector<float> meshParameters;   ///< StdCapsule, StdUnitCylinder: radius, length.
    Vec3f scale = Vec3f::Ones();
    bool transparent = false;
    std::vector<std::string> materials;  ///< In face group order; one for SingleMesh.
    bool hasMaterial = true;             ///< false: not drawn, whatever Frame::visible says.
    bool castShadows = true;
    MeshPtr model; ///< Null unless frames are drawn, or if there is no mesh of that name.

    // Light
    std::array<float, 4> diffuse{1, 1, 1, 1}, ambient{0, 0, 0, 1}, specular{1, 1, 1, 1};
    float radius = 10; ///< Range, m.
  };

  /// Axes to be drawn: x red, y green, z blue.
  struct Axes
  {
    int parent = -1; ///< Index in nodes: at the nearest transform at or above it; -1: at the world's origin.
    float size = 10; ///< m
  };
  /// A camera of the scene: at the transform at or above `parent`, looks along its +Y or to `target` (world, m).
  struct Camera
  {
    int parent = -1;
    float fovDeg = 60; ///< Horizontal angle of view.
    std::optional<Vec3f> target;
  };

  /// A camera of a robot: at the transform at or above `parent`, looks along its +Y.
  struct Sensor
  {
    int parent = -1;
    std::string name;       ///< The first word of its percept.
    ImageSettings settings; ///< For a VisionPerceptor, which makes no pictures: approximately what it covers.
    bool draws = true;
  };

  std::uint64_t version = 0; ///< Differs between any two structures of a World.
  std::vector<Node> nodes;
  int transformCount = 0;
  int meshCount = 0;
  std::vector<Axes> axes;
  std::vector<Camera> cameras;
  std::vector<Sensor> sensors;

  /// The materials named above, with textures if frames are drawn. The viewer chooses the look of missing ones.
  using Material = sparkwright::Material;
  std::vector<Material> materials;
};

/// The visible state of a World at one moment. Immutable once published; shared by pointer.
struct Frame
{
  std::shared_ptr<const SceneStructure> structure;
  std::vector<Mat4f> local;           ///< Pose of each transform in its parent, column-major, metres.
  std::vector<std::uint8_t> visible;  ///< Of each mesh, 0 or 1.

  double time = 0;   ///< Simulated seconds since the start.
  long cycle = 0;    ///< Number of the cycle that published it.
  GameState game;
  std::vector<AgentInfo> agents; ///< In order of connection.
  int edits = 0;         ///< Edits applied to the running World so far …
  double editedSince = 0; ///< … and the time of the first one, s.
  PhysicsView physics;           ///< Empty unless World::setPhysicsView() is on.

  /// Writes the world pose of every transform, indexed by slot, to `out`, which keeps its capacity.
  void worldTransforms(std::vector<Mat4f>& out) const;
};

using FramePtr = std::shared_ptr<const Frame>;

} // namespace sparkwright
