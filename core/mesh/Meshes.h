#pragma once

#include "core/mesh/MeshImporter.h"
#include "core/text/LocalText.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class Context;

/// What a name of a mesh means without a file.
enum class BuiltInMesh
{
  None,
  Model, ///< Drawn by the window, as the parts of the league's robots are; no triangles to collide with.
  Shape  ///< Made by StdMeshImporter: `StdUnitBox`.
};
/// By the file's name without folder and extension: `models/naohead.obj` is a model. The viewer draws the same names.
BuiltInMesh builtInMesh(std::string_view mesh);

/// The meshes and textures of a World by name; a service of the Context. Reads each once, at first use, and logs errors
/// once. For the thread that owns the World.
class Meshes
{
public:
  /// Uses files, log and materials of the context.
  explicit Meshes(Context& context) : context_(context) {}

  void join(MeshImporter& importer);
  void leave(MeshImporter& importer);

  /// Whether frames are drawn: then they are published with meshes and textures.
  bool drawn() const { return drawn_; }
  void setDrawn(bool drawn) { drawn_ = drawn; }

  struct Outline
  {
    bool found = false;                 ///< Whether the mesh exists and can be read.
    std::vector<std::string> materials; ///< In face group order, by their names in the scene.
  };
  /// Facts about a mesh that are fast to get. Defines its materials, unless the scene has defined them.
  const Outline& outline(const std::string& name, std::span<const float> parameters);

  /// The mesh; nullptr if it does not exist or cannot be read.
  /// @param problem  set on failure; may be nullptr
  MeshPtr mesh(const std::string& name, std::span<const float> parameters, LocalText* problem = nullptr);

  /// The picture of that name: looked up by name, below `textures/`, and there by file name without folder. Without
  /// content if it does not exist. Nullptr for an empty name.
  std::shared_ptr<const Texture> texture(const std::string& name);

  /// Largest file, bytes.
  static constexpr std::size_t largestFile = 64u << 20;

private:
  struct Entry
  {
    bool outlined = false, imported = false;
    Outline outline;
    MeshPtr mesh;
    LocalText problem;
  };
  Entry& entry(const std::string& name, std::span<const float> parameters);
  const MeshImporter* importerOf(const std::string& name) const;
  void import(Entry& entry, const MeshImporter::Request& request);
  void takeOutline(Entry& entry, const std::string& name, std::vector<std::string> groups,
                   std::vector<Material> materials, bool own);
  void report(Entry& entry, const std::string& name, const LocalText& problem);
  bool exists(const std::string& file) const;
  MeshImporter::Request request(const std::string& name, std::span<const float> parameters) const;

  Context& context_;
  std::vector<const MeshImporter*> importers_; ///< In order of joining.
  std::map<std::string, Entry> entries_;
  std::map<std::string, std::shared_ptr<const Texture>> textures_;
  bool drawn_ = false;
};

/// Content of the first existing file.
std::optional<std::string> readFirst(const MeshImporter::Request& request, std::initializer_list<std::string> names);

} // namespace sparkwright
