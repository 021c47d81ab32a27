#pragma once

#include "core/files/FileService.h"
#include "editor/language/source/TextRange.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What one scene or script has to say to others.
struct SceneSummary
{
  /// A name in the text.
  struct Name
  {
    std::string name;
    TextRange range; ///< With its quotes.
    int line = 1;    ///< From 1.
  };
  struct Import
  {
    Name file;
    std::vector<std::string> arguments; ///< As they are written.
  };
  struct Material : Name
  {
    std::optional<std::array<float, 4>> colour; ///< Diffuse, 0 to 1; nothing if it is computed.
  };

  std::string name;             ///< Below its folder, `/` between parts.
  std::filesystem::path path;   ///< Absolute.
  std::vector<Name> parameters; ///< Of the template, without `$`.
  std::vector<Import> imports;  ///< Those whose file is no expression.
  std::vector<Name> materialUses;
  std::vector<Material> materials;   ///< Defined by a script.
  std::vector<Name> scriptVariables; ///< Used by a scene or defined by a script: `Soccer.FieldLength`.
};

/// The files below some folders, and what scenes and scripts among them say. Never changes, so that several threads may
/// share one; a newer one takes over what has not changed.
class SceneIndex
{
public:
  /// Reads scenes (`.rsg`) and scripts (`.rb`) below the folders; files that are hidden or larger than 4 MB are left
  /// out.
  /// @param folders  data directories, in the order in which names are looked up
  /// @param edited   texts that stand for those on disk, by absolute path; their files need not exist
  /// @param before   files of the same size and time are taken from there; may be null
  static std::shared_ptr<const SceneIndex> read(const std::vector<std::filesystem::path>& folders,
                                                const TextOverlay& edited = {},
                                                std::shared_ptr<const SceneIndex> before = nullptr);

  /// The scene or script that a name finds; nullptr if there is none.
  const SceneSummary* find(std::string_view name) const;
  /// @param path  absolute
  const SceneSummary* at(const std::filesystem::path& path) const;
  /// Names of all files below the folders, whatever they are; sorted, each once.
  const std::vector<std::string>& files() const { return files_; }

  struct Use
  {
    const SceneSummary* scene = nullptr;
    const SceneSummary::Import* import = nullptr;
  };
  /// The imports of the file with this name.
  std::vector<Use> importsOf(std::string_view name) const;

  struct Definition
  {
    const SceneSummary* script = nullptr;
    const SceneSummary::Material* material = nullptr;
  };
  /// Materials that scripts define, by name.
  const std::map<std::string, Definition, std::less<>>& materials() const { return materials_; }
  /// Names of script variables that are defined or used anywhere; sorted, each once.
  const std::vector<std::string>& scriptVariables() const { return scriptVariables_; }
  /// All scenes and scripts, by name.
  std::vector<const SceneSummary*> summaries() const;
  /// How many files were read, and not taken over.
  std::size_t readCount() const { return readCount_; }

private:
  struct Entry
  {
    std::uint64_t version = 0;
    std::shared_ptr<const SceneSummary> summary;
  };

  void add(const std::filesystem::path& folder, const TextOverlay& edited, const SceneIndex* before);
  void addFile(const std::filesystem::path& folder, const std::filesystem::path& path, const TextOverlay& edited,
               const SceneIndex* before);
  void finish();

  std::map<std::filesystem::path, Entry> byPath_;
  std::map<std::string, const SceneSummary*, std::less<>> byName_; ///< Those that names find.
  std::multimap<std::string, Use, std::less<>> importers_;         ///< By the name that is imported.
  std::map<std::string, Definition, std::less<>> materials_;
  std::vector<std::string> files_, scriptVariables_;
  std::size_t readCount_ = 0;
};

/// What a scene says.
SceneSummary summaryOfScene(std::string text);
/// What a script says: calls of defineMaterial, createVariable and addSoccerVar whose names are texts.
SceneSummary summaryOfScript(std::string_view text);

} // namespace sparkwright
