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

/// The visible structure of a scene: what there is to draw, and how it hangs together. Immutable; changes rarely.
///
/// Nodes stand in pre-order, so a parent comes before its children and a subtree is the range
/// [index, node.end). It holds exactly the nodes that the monitor protocol knows.
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
    std::uint64_t id = 0;  ///< Of the object, for picking; the same as long as the object lives. 0 in remote scenes.
    std::string path;      ///< Of the object, as commands and scripts write it; empty in remote scenes.
    Object::Origin origin; ///< The place in a file that made the object; no file in remote scenes.
    bool body = false;     ///< Transform: a rigid body is there. Physics moves it, and so can hands.

    // Mesh, SingleMesh
    std::string mesh;                    ///< `StdUnitBox`, `StdUnitSphere`, `StdUnitCylinder`, `StdCapsule`, or a file name.
    std::vector<float> meshParameters;   ///< StdCapsule, StdUnitCylinder: radius, length.
    Vec3f scale = Vec3f::Ones();
    bool transparent = false;
    std::vector<std::string> materials;  ///< In face group order; one for SingleMesh.
    bool hasMaterial = true;             ///< false: not drawn, whatever Frame::visible says.
    bool castShadows = true;
    MeshPtr model;                       ///< Null if nobody draws, or if there is no mesh of that name.

    // Light
    std::array<float, 4> diffuse{1, 1, 1, 1}, ambient{0, 0, 0, 1}, specular{1, 1, 1, 1};
    float radius = 10; ///< Reach, m.
  };

  /// Axes to be drawn: x red, y green, z blue.
  struct Axes
  {
    int parent = -1; ///< Index in nodes; they stand where the nearest transform at or above it stands; -1: the world.
    float size = 10; ///< m
  };
  /// A view that the scene suggests: from the transform at or above `parent` along its +Y, or towards `target`.
  struct Camera
  {
    int parent = -1;
    float fovDeg = 60; ///< Horizontally.
    std::optional<Vec3f> target;
  };

  /// A sensor that looks: from the transform at or above `parent` along its +Y.
  struct Sensor
  {
    int parent = -1;
    std::string name;       ///< As its percept begins.
    ImageSettings settings; ///< Of one that does not draw (VisionPerceptor): about what it overlooks.
    bool draws = true;
  };

  std::uint64_t version = 0; ///< Differs between any two structures of a World.
  std::vector<Node> nodes;
  int transformCount = 0;
  int meshCount = 0;
  std::vector<Axes> axes;
  std::vector<Camera> cameras;
  std::vector<Sensor> sensors;

  /// How the materials named above look, with their textures if somebody draws; names that are missing here are for the
  /// viewer to choose.
  using Material = sparkwright::Material;
  std::vector<Material> materials;
};

/// What one moment of a World looks like from outside. Immutable once published; shared by pointer.
struct Frame
{
  std::shared_ptr<const SceneStructure> structure;
  std::vector<Mat4f> local;           ///< Pose of each transform in its parent, column-major, metres.
  std::vector<std::uint8_t> visible;  ///< Of each mesh, 0 or 1.

  double time = 0;   ///< Simulated seconds since the start.
  long cycle = 0;    ///< Number of the cycle that made it.
  GameState game;
  std::vector<AgentInfo> agents; ///< In order of connection.
  PhysicsView physics;           ///< Only for those who have asked for it.

  /// World pose of every transform (indexed by slot) into `out`, which keeps its capacity.
  void worldTransforms(std::vector<Mat4f>& out) const;
};

using FramePtr = std::shared_ptr<const Frame>;

} // namespace sparkwright
