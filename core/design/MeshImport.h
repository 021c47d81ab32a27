#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright::design
{

/// A mesh file that is to be put into a scene, and what it needs.
struct MeshFile
{
  /// A picture or a material library that the mesh refers to.
  struct Companion
  {
    std::filesystem::path from; ///< Where it is.
    std::string name;           ///< Relative to the folder of the mesh, where it is found when the mesh is read.
  };

  std::filesystem::path path;                      ///< Absolute.
  Vec3f low = Vec3f::Zero(), high = Vec3f::Zero(); ///< Bounding box, in units of the file.
  std::size_t vertices = 0, triangles = 0;
  std::vector<Companion> companions;
  std::vector<std::string> missing; ///< Pictures and material libraries that are not there: its surfaces are plain.
  LocalText problem;                ///< Why the mesh cannot be used; empty: it can.

  Vec3f size() const { return high - low; }
};

/// Whether a file is a mesh that scenes can show, by its ending.
bool isMesh(const std::filesystem::path& file);
/// Reads a mesh and finds what it refers to. May take seconds; fit for a worker thread. A damaged one ends with a
/// problem.
MeshFile readMeshFile(const std::filesystem::path& file);

/// How a mesh is put into a scene.
struct MeshPlacing
{
  enum class Collider
  {
    None,
    Box,      ///< Around the mesh.
    Triangles ///< Those of the mesh, for things that stay where they are.
  };

  std::string name; ///< Of the node.
  double scale = 1; ///< Metres in one unit of the file, > 0.
  bool yUp = false; ///< Whether y is up in the file; else z.
  Collider collider = Collider::None;
  Vec3f place = Vec3f::Zero(); ///< Of the ground below the middle of the mesh, m.
};

/// Most triangles of a collider.
std::size_t mostColliderTriangles();
/// Size in the world along its axes, m.
Vec3f sizeInWorld(const MeshFile& mesh, const MeshPlacing& placing);
/// What is wrong with the placing; empty: nothing.
LocalText problemOf(const MeshFile& mesh, const MeshPlacing& placing);

/// Where a mesh will be read from, and what is copied for that.
struct MeshCopies
{
  std::string name; ///< Of the mesh, relative to the data root of the scene.
  struct Copy
  {
    std::filesystem::path from, to; ///< Absolute.
  };
  std::vector<Copy> copies; ///< Empty if the mesh lies below the data root already.
};

/// Plans the copies for a scene: into a folder of its own, `meshes/chair`, below the data root. If another mesh is
/// there already, a number is added; if it is the same one, it is used again.
/// @param root  of the scene's data, absolute
MeshCopies planCopies(const MeshFile& mesh, const std::filesystem::path& root);
/// Copies, without replacing anything. On failure, nothing of it is left. @return empty, or an error message
LocalText makeCopies(const MeshCopies& copies);

/// The node as text: a Transform with the mesh and its collider, that stands on the ground at its place.
/// @param mesh  its name, relative to the data root
std::string meshForm(const MeshFile& file, const std::string& mesh, const MeshPlacing& placing);

} // namespace sparkwright::design
