#pragma once

#include "core/material/Material.h"
#include "core/mesh/Mesh.h"
#include "core/object/Object.h"
#include "core/text/LocalText.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Base class of importers of meshes. Used while the node is linked, anywhere in the tree; of several for the same
/// name, the one linked last is used.
class MeshImporter : public Object
{
public:
  struct Request
  {
    std::string name; ///< `models/box.obj`, `StdCapsule`
    std::vector<float> parameters;
    /// Content of a file below the data directories; nothing if it is missing or too large. The only way to read files.
    std::function<std::optional<std::string>(const std::string&)> read;
  };
  struct Content
  {
    MeshPtr mesh;                    ///< Null on failure.
    std::vector<Material> materials; ///< Defined by the mesh.
    /// Whether the materials are local to this file, so that other meshes may use the same names.
    bool ownMaterials = false;
    LocalText problem; ///< Error if there is no mesh, else a warning or empty.
  };
  /// Facts about a mesh that a scene needs without drawing it.
  struct Outline
  {
    bool found = false;
    std::vector<std::string> groups; ///< Names of the materials, in face group order.
    std::vector<Material> materials;
    bool ownMaterials = false;
    LocalText problem;
  };

  /// Whether this importer reads meshes of this name.
  virtual bool reads(std::string_view name) const = 0;
  virtual Content import(const Request& request) const = 0;
  /// The same without geometry; nothing if that is not faster than import().
  virtual std::optional<Outline> outline(const Request&) const { return std::nullopt; }

protected:
  void onLink() override;
  void onUnlink() override;
};

/// Whether the text of a file only names a file that Git LFS keeps elsewhere.
inline bool isLfsPointer(std::string_view text)
{
  return text.starts_with("version https://git-lfs.github.com/spec/");
}

/// Base class of exporters of meshes; there are no built-in ones.
class MeshExporter : public Object
{
};

/// Extension of a file name in lower case, without the dot.
std::string endingOf(std::string_view name);
/// Folder of a file name with a slash: `models/`; empty if it has none.
std::string folderOf(std::string_view name);
/// File name without folder.
std::string fileOf(std::string_view name);

} // namespace sparkwright
