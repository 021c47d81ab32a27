#pragma once

#include "core/mesh/Mesh.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::urdf
{

/// Finds the meshes that a URDF file names, reads them, and gives them names in a scene.
class MeshFolder
{
public:
  /// @param urdf      the file that names meshes
  /// @param scene     the file that is to be written
  /// @param packages  folders of packages, or folders that hold packages
  MeshFolder(std::filesystem::path urdf, const std::filesystem::path& scene,
             std::vector<std::filesystem::path> packages);

  struct Found
  {
    std::filesystem::path file; ///< Empty: there is none.
    std::string name;           ///< In the scene.
    LocalText problem;          ///< Why it cannot be read; else empty.
    Eigen::Vector3d low = Eigen::Vector3d::Zero(), high = Eigen::Vector3d::Zero(); ///< Box around it, unscaled.
    std::size_t triangles = 0;
    bool ownMaterials = false; ///< The mesh comes with materials.
  };
  /// @param written  `package://robot/meshes/arm.stl`, `file://…`, or a path relative to the URDF file
  const Found& find(const std::string& written);

  /// A file that must lie beside the scene.
  struct Copy
  {
    std::filesystem::path from, to;
  };
  const std::vector<Copy>& copies() const { return copies_; }

private:
  std::filesystem::path locate(std::string_view written) const;
  void load(Found& found);
  void addCopies(Found& found, const std::vector<std::filesystem::path>& files);

  std::filesystem::path folder_; ///< Of the URDF file.
  std::filesystem::path root_;   ///< To which names in the scene are relative.
  std::filesystem::path meshes_; ///< Where copies go.
  std::vector<std::filesystem::path> packages_;
  std::map<std::string, Found> known_;
  std::vector<Copy> copies_;
};

} // namespace sparkwright::urdf
