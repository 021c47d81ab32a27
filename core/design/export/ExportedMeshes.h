#pragma once

#include "core/mesh/MeshImporter.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

class Context;

namespace design
{

/// Makes meshes that have no file, by their names in a scene and the scales of the nodes that show them; without a mesh if
/// there is no such name.
using MakeMesh = std::function<MeshImporter::Content(const std::string& mesh, const Vec3f& scale)>;

/// The files of meshes that go with an exported robot. Gathers them in memory.
class ExportedMeshes
{
public:
  /// @param context  of the World whose meshes are exported
  /// @param folder   for the files, relative to that of the robot
  /// @param make     for meshes that the World has no triangles of; may be empty
  ExportedMeshes(Context& context, std::string folder, MakeMesh make);

  /// The file of a mesh, relative to the robot's: a copy of the mesh's own file, or its triangles as .obj.
  /// @param scale  of the node; it is not applied
  /// @return empty if there are no triangles
  const std::string& fileOf(const std::string& mesh, std::span<const float> parameters, const Vec3f& scale);

  /// A file with the triangles of a shape, m. @return empty if there are none
  std::string fileOf(const std::string& shape, std::span<const double> vertices,
                     std::span<const std::uint32_t> indices);

  struct File
  {
    std::string name; ///< Relative to the robot's file.
    std::string content;
  };
  /// All that is to be written: the meshes, and the materials and pictures that they name.
  const std::vector<File>& files() const { return files_; }

private:
  std::string copyOf(const std::string& mesh);
  std::string write(const std::string& name, const MeshImporter::Content& content);
  bool has(const std::string& name) const;
  void add(std::string name, std::string content);

  Context& context_;
  std::string folder_;
  MakeMesh make_;
  std::map<std::string, std::string> known_; ///< Files by mesh and parameters.
  std::vector<File> files_;
};

} // namespace design
} // namespace sparkwright
