#pragma once

#include "core/files/FileService.h"
#include "core/import/SceneImporter.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

class Context;

/// Where the reading of a scene stands, for messages about what it imports.
class ImportPlace
{
public:
  virtual ~ImportPlace() = default;
  /// `file:line:column` of the form being read; the rest is empty.
  virtual Diagnostic place() const = 0;
};

/// The scene importers of a World, and the imports that are under way.
///
/// Each scene is offered to the importers in the order in which they joined. After a complete scene was read, the
/// Transforms below its root are simplified.
///
/// Bounds, over all importers: files up to 64 MiB, imports nested up to 64 deep, and 20,000 files per outermost import.
/// A file that imports itself with the same arguments is refused at once.
class SceneImporters
{
public:
  static constexpr std::size_t deepestImport = 64;
  static constexpr int mostFiles = 20000;
  static constexpr std::size_t largestFile = 64u << 20;

  /// The context must outlive the importers; it has to name a file service.
  explicit SceneImporters(Context& context) : context_(context) {}

  void add(SceneImporter& importer);
  void remove(SceneImporter& importer);
  const std::vector<SceneImporter*>& all() const { return importers_; }

  /// Preset for importers that were not told otherwise.
  ImportOptions options;

  /// Imports the file called `name` (found through the FileService) below `root`, with `arguments` for its template.
  /// Reports everything that is wrong to the Log. Nodes that were made before an error stay.
  /// @return whether the whole file was read
  bool importFile(const std::string& name, Object& root, std::span<const std::string> arguments);

  /// The same for text that is already in memory; `name` stands in diagnostics.
  bool importText(std::string_view text, const std::string& name, Object& root, std::span<const std::string> arguments);

  // For importers, while they import

  /// How many imports are under way, this one included.
  std::size_t depth() const { return levels_.size(); }
  /// Tells where the innermost import stands, as long as the guard lives.
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
  /// Where the innermost import stands; nothing if none is under way or it has not told.
  std::optional<Diagnostic> place() const;
  /// `, imported from outer.rsg:3:5` for the innermost import; empty if no file asked for it.
  LocalText importedFrom() const;

private:
  struct Level
  {
    std::string identity; ///< File and arguments: the same twice means that it would never end.
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
  /// What that import has found: robots name the same few files a hundred times, and asking the disk takes longer than
  /// building what is in them.
  std::unordered_map<std::string, Resource> located_;
};

} // namespace sparkwright
