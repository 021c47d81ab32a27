#pragma once

#include "core/files/FileService.h"
#include "core/import/SceneImporter.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

class Context;

/// The present position in a scene file, for messages about its imports.
class ImportPlace
{
public:
  virtual ~ImportPlace() = default;
  /// `file:line:column` of the form being read; the rest is empty.
  virtual Diagnostic place() const = 0;
};

/// Runs the scene importers of a World.
///
/// Tries the importers in order of joining. After a complete scene, simplifies the Transforms below its root.
///
/// Limits, over all importers: files up to 64 MiB, imports nested up to 64 deep, and 20,000 files per outermost import.
/// A file that imports itself with the same arguments is refused at once.
class SceneImporters
{
public:
  static constexpr std::size_t deepestImport = 64;
  static constexpr int mostFiles = 20000;
  static constexpr std::size_t largestFile = 64u << 20;

  /// @param context  must outlive this and have a file service
  explicit SceneImporters(Context& context) : context_(context) {}

  void add(SceneImporter& importer);
  void remove(SceneImporter& importer);
  const std::vector<SceneImporter*>& all() const { return importers_; }

  /// Options for importers without their own.
  ImportOptions options;

  /// Imports a file, found through the FileService, below `root`, with `arguments` for its template. Logs all
  /// diagnostics.
  /// Nodes made before an error stay. @return whether the whole file was read
  bool importFile(const std::string& name, Object& root, std::span<const std::string> arguments);

  /// The same for text in memory; `name` is for diagnostics.
  bool importText(std::string_view text, const std::string& name, Object& root, std::span<const std::string> arguments);

  // For importers, while they import

  /// Number of nested imports, the present one included.
  std::size_t depth() const { return levels_.size(); }
  /// Sets the position of the innermost import for the lifetime of the guard.
  class PlaceGuard
  {
  public:
    PlaceGuard(SceneImporters& importers, const ImportPlace& place);
    ~PlaceGuard();
    PlaceGuard(const PlaceGuard&) = delete;
    PlaceGuard& operator=(const PlaceGuard&) = delete;

  private:
    SceneImporters& importers_;
    std::size_t level_;
  };
  /// The position in the innermost import; nothing if unknown.
  std::optional<Diagnostic> place() const;
  /// `, imported from outer.rsg:3:5` for the innermost import; empty if no file imports it.
  LocalText importedFrom() const;

private:
  struct Level
  {
    std::string identity; ///< File and arguments, to detect endless recursion.
    std::string name;
    const ImportPlace* place = nullptr;
  };

  struct Refusal
  {
    std::string importer;
    Diagnostic why;
  };

  const Resource* locate(const std::string& name);
  bool refuse(const std::string& name, LocalText message, LocalText hint = {});
  bool enter(std::string identity, const std::string& name);
  std::string chain(const std::string& last) const;
  bool offer(SceneSource& source, std::string identity, Object& root, std::span<const std::string> arguments);
  void reportNobodysFile(const std::string& name, const std::vector<Refusal>& reasons);

  Context& context_;
  std::vector<SceneImporter*> importers_;
  std::vector<Level> levels_; ///< Outermost first.
  int files_ = 0;             ///< Since the outermost import began.
  /// Files found during that import. Robots name the same few files a hundred times, and looking them up takes longer
  /// than building their nodes.
  std::unordered_map<std::string, Resource> located_;
};

} // namespace sparkwright
