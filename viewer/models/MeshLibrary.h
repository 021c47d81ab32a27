#pragma once

#include "core/frame/Frame.h"
#include "viewer/models/MeshData.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// Finds or makes the shapes of a scene and keeps them. Shapes are only dropped by clear(): an index stays valid until
/// then. Beyond a few thousand names and sizes, a checked box stands in for new ones.
class MeshLibrary
{
public:
  /// What draws a node of the scene.
  enum class Kind
  {
    Mesh,  ///< A shape of this library.
    Field, ///< A soccer field: drawn from the environment's values.
    Sky,   ///< The background.
    Later, ///< A shape that is not made yet: see allowNew().
    None,  ///< A shape that the limits leave no room for.
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

  /// Of all shapes together.
  struct Limits
  {
    std::size_t shapes = 0, bytes = 0;
  };
  /// Nothing, the default: only those that every scene has.
  void setLimits(std::optional<Limits> limits) { limits_ = limits; }
  /// How many new shapes find() may make from now on; nothing: any number. Those beyond it are for Later.
  void allowNew(std::optional<std::size_t> shapes) { allowed_ = shapes; }
  /// Drops all shapes. Indices from before mean nothing afterwards.
  void clear();

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
  Entry import(const SceneStructure::Node& node);
  bool isFull() const;
  /// Takes one of the new shapes that are allowed. @return whether there was one
  bool takeAllowed();
  void report(const std::string& mesh);
  int placeholder();
  int add(Shape shape);
  MeshData build(const SceneStructure::Node& node, const std::string& stem, float detail);

  std::vector<Shape> shapes_;
  std::map<std::string, int> byKey_;
  std::map<std::uint64_t, int> byFingerprint_; ///< First piece of an imported mesh.
  std::set<std::string> reported_;
  int placeholder_ = -1; ///< A checked box; -1: not made.
  std::size_t bytes_ = 0; ///< Of the shapes.
  std::optional<Limits> limits_;
  std::optional<std::size_t> allowed_;
  std::function<void(const std::string&)> missing_;
};

} // namespace sparkwright
