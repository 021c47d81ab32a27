#pragma once

#include "core/engine/Frame.h"
#include "viewer/MeshData.h"

#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// All shapes that have been asked for. Shapes are never forgotten, so an index stays valid.
class MeshLibrary
{
public:
  /// How a node of the scene is to be drawn.
  enum class Kind
  {
    Mesh,  ///< A shape of this library.
    Field, ///< A soccer field: drawn from the environment's values.
    Sky,   ///< The background.
  };
  struct Entry
  {
    Kind kind = Kind::Mesh;
    int shape = -1; ///< Index into shapes() if it is a Mesh.
  };

  /// Called once for each mesh that is not known; a plain box stands in for it.
  void setMissingListener(std::function<void(const std::string&)> listener) { missing_ = std::move(listener); }

  Entry find(const SceneStructure::Node& node);
  /// One shape, fine to coarse, to be chosen by how large it is on the screen.
  static constexpr int levels = 3;
  struct Shape
  {
    std::array<MeshData, levels> level;
    float radius = 0;         ///< Of the bounding sphere around the origin.
    bool transparent = false; ///< Has see-through parts of its own.
  };
  const std::vector<Shape>& shapes() const { return shapes_; }

private:
  MeshData build(const SceneStructure::Node& node, const std::string& stem, float detail);

  std::vector<Shape> shapes_;
  std::map<std::string, int> byKey_;
  std::set<std::string> reported_;
  std::function<void(const std::string&)> missing_;
};

} // namespace sparkwright
