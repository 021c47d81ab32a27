#pragma once

#include "core/mesh/MeshImporter.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

class Context;

/// The meshes and textures of a World by name; a service of the Context. Everything is read once, when it is first
/// asked for; what could not be read is said once in the log. For the thread that owns the World.
class Meshes
{
public:
  /// Files, log and materials are those of the context.
  explicit Meshes(Context& context) : context_(context) {}

  void join(MeshImporter& importer);
  void leave(MeshImporter& importer);

  /// Whether somebody draws: then scenes are published with their meshes and textures.
  bool drawn() const { return drawn_; }
  void setDrawn(bool drawn) { drawn_ = drawn; }

  struct Outline
  {
    bool found = false; ///< Whether there is such a mesh and it can be read.
    std::vector<std::string> materials; ///< In face group order, under the names that the scene knows them by.
  };
  /// What can be known of a mesh in short time. Materials that it brings are defined, unless the scene has done so.
  const Outline& outline(const std::string& name, std::span<const float> parameters);

  /// Nullptr if there is no such mesh, or it cannot be read.
  /// @param problem  receives why, if given
  MeshPtr mesh(const std::string& name, std::span<const float> parameters, std::string* problem = nullptr);

  /// The picture of that name, looked for as it stands, below `textures/`, and there by its mere file name. If there is
  /// none, one without content. Nullptr for an empty name.
  std::shared_ptr<const Texture> texture(const std::string& name);

  /// Largest file that is read, bytes.
  static constexpr std::size_t largestFile = 64u << 20;

private:
  struct Entry
  {
    bool outlined = false, imported = false;
    Outline outline;
    MeshPtr mesh;
    std::string problem;
  };
  Entry& entry(const std::string& name, std::span<const float> parameters);
  const MeshImporter* importerOf(const std::string& name) const;
  void import(Entry& entry, const MeshImporter::Request& request);
  void takeOutline(Entry& entry, const std::string& name, std::vector<std::string> groups,
                   std::vector<Material> materials, bool own);
  void report(Entry& entry, const std::string& name, const std::string& problem);
  bool exists(const std::string& file) const;
  MeshImporter::Request request(const std::string& name, std::span<const float> parameters) const;

  Context& context_;
  std::vector<const MeshImporter*> importers_; ///< In order of joining.
  std::map<std::string, Entry> entries_;
  std::map<std::string, std::shared_ptr<const Texture>> textures_;
  bool drawn_ = false;
};

/// Content of the first of the files that exists.
std::optional<std::string> readFirst(const MeshImporter::Request& request, std::initializer_list<std::string> names);

} // namespace sparkwright
