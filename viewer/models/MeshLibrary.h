#pragma once

#include "core/frame/Frame.h"
#include "viewer/models/MeshData.h"

#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// Finds or makes the shapes of a scene and keeps them. Shapes are never dropped, so an index stays valid. Beyond a few
/// thousand names and sizes, a checked box stands in for new ones.
class MeshLibrary
{
public:
  /// What draws a node of the scene.
  enum class Kind
  {
    Mesh,  ///< A shape of this library.
    Field, ///< A soccer field: drawn from the environment's values.
    Sky,   ///< The background.
  };
  struct Entry
  {
    Kind kind = Kind::Mesh;
    int shape = -1;        ///< Index into shapes() if it is a Mesh.
    int pieces = 1;        ///< So many shapes from there on, one per face group, if the mesh comes from a file.
    bool imported = false; ///< From a file: its groups are drawn in the node's materials, one each.
  };

  /// Called once for each mesh that is not known; a checked box stands in for it.
  void setMissingListener(std::function<void(const std::string&)> listener) { missing_ = std::move(listener); }

  Entry find(const SceneStructure::Node& node);
  /// One shape, fine to coarse, to be chosen by how large it is on the screen.
  static constexpr int levels = 3;
  struct Shape
  {
    std::array<MeshData, levels> level;
    float radius = 0;         ///< Of the bounding sphere around the origin.
    bool transparent = false; ///< Has see-through parts of its own.
    bool twoSided = false;    ///< To be seen from behind, too.
    bool pictured = false;    ///< Has texture coordinates for a picture of the material.
  };
  const std::vector<Shape>& shapes() const { return shapes_; }

  /// A thin bar of 1 m along x, y or z (0 to 2), from the origin: to show axes.
  int axis(int direction);

private:
  Entry import(const Mesh& mesh);
  void report(const std::string& mesh);
  int placeholder();
  int add(Shape shape);
  MeshData build(const SceneStructure::Node& node, const std::string& stem, float detail);

  std::vector<Shape> shapes_;
  std::map<std::string, int> byKey_;
  std::map<std::uint64_t, int> byFingerprint_; ///< First piece of an imported mesh.
  std::set<std::string> reported_;
  int placeholder_ = -1; ///< A checked box; -1: not made.
  std::function<void(const std::string&)> missing_;
};

} // namespace sparkwright
