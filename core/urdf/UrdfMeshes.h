#pragma once

#include "core/mesh/Mesh.h"
#include "core/text/LocalText.h"
#include "core/xacro/Packages.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
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
  /// @param packages  finds files of packages
  MeshFolder(std::filesystem::path urdf, const std::filesystem::path& scene, std::shared_ptr<xacro::Packages> packages);

  struct Found
  {
    std::filesystem::path file; ///< Empty: there is none.
    std::string name;           ///< In the scene.
    LocalText problem;          ///< Why it cannot be used; else empty.
    MeshPtr mesh;               ///< Unscaled; null: it is missing or cannot be used.
    bool ownMaterials = false;  ///< The mesh comes with materials.
  };
  /// @param written  `package://robot/meshes/arm.stl`, `file://…`, or a path relative to the URDF file
  const Found& find(const std::string& written);
  /// Reads many, several at a time.
  /// @param progress  may be empty
  /// @return false: it was stopped before its end
  bool readAll(const std::vector<std::string>& written, const std::stop_token& stop,
               const std::function<void(int done, int all)>& progress);

  /// The names, in the scene, of meshes that are convex and together follow the mesh.
  /// @param written  one that find() has found
  const std::vector<std::string>& pieces(const std::string& written, int most);

  /// A file that must lie beside the scene.
  struct Copy
  {
    std::filesystem::path from, to;
    std::string text; ///< Without `from`: its content.
  };
  const std::vector<Copy>& copies() const { return copies_; }

private:
  /// A mesh file, and the folder that its copies go to, from meshes_.
  struct Place
  {
    std::filesystem::path file, folder;
  };
  Place locate(std::string_view written, LocalText& problem) const;
  struct Reading
  {
    Found found;
    std::filesystem::path folder;
    std::vector<std::filesystem::path> files; ///< That were read, and pictures.
  };
  Reading located(const std::string& written) const;
  /// Reads the mesh of a file that was located; may be called by several threads.
  static void read(Reading& reading);
  const Found& keep(const std::string& written, Reading reading);
  void addCopies(Found& found, const std::filesystem::path& folder, const std::vector<std::filesystem::path>& files);

  std::filesystem::path folder_; ///< Of the URDF file.
  std::filesystem::path root_;   ///< To which names in the scene are relative.
  std::filesystem::path meshes_; ///< Where copies go.
  std::shared_ptr<xacro::Packages> packages_;
  std::map<std::string, Found> known_;
  std::map<std::string, std::vector<std::string>> pieces_;
  std::vector<Copy> copies_;
};

} // namespace sparkwright::urdf
