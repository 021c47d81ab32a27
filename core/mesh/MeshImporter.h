#pragma once

#include "core/material/Material.h"
#include "core/mesh/Mesh.h"
#include "core/object/Object.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Reads meshes of some kind. A node: it takes part while it is linked, wherever it hangs; of those that read the same
/// names, the one that joined last is asked.
class MeshImporter : public Object
{
public:
  struct Request
  {
    std::string name; ///< `models/box.obj`, `StdCapsule`
    std::vector<float> parameters;
    /// Content of a file below the data directories; nothing if it is missing or too large. Importers read no other way.
    std::function<std::optional<std::string>(const std::string&)> read;
  };
  struct Content
  {
    MeshPtr mesh;                    ///< Null if it cannot be read.
    std::vector<Material> materials; ///< That the mesh brings along.
    /// Whether the materials belong to this file alone, so that one of another mesh may have the same name.
    bool ownMaterials = false;
    std::string problem; ///< Why there is no mesh, or what is odd about it.
  };
  /// What a scene needs of a mesh that nobody draws.
  struct Outline
  {
    bool found = false;
    std::vector<std::string> groups; ///< Names of the materials, in face group order.
    std::vector<Material> materials;
    bool ownMaterials = false;
    std::string problem;
  };

  /// Whether the name looks like a mesh of this kind.
  virtual bool reads(std::string_view name) const = 0;
  virtual Content import(const Request& request) const = 0;
  /// The same without geometry; nothing if there is no shorter way than import().
  virtual std::optional<Outline> outline(const Request&) const { return std::nullopt; }

protected:
  void onLink() override;
  void onUnlink() override;
};

/// Writes meshes; none is built in.
class MeshExporter : public Object
{
};

/// Lower case ending of a file name, without the dot.
std::string endingOf(std::string_view name);
/// Folder of a file name with its slash: `models/`; empty if it has none.
std::string folderOf(std::string_view name);
/// Without folder.
std::string fileOf(std::string_view name);

} // namespace sparkwright
