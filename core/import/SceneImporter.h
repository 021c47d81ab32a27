#pragma once

#include "core/object/Object.h"
#include "core/text/Diagnostic.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

/// A scene text on offer to the importers. A file is read when its bytes are first asked for.
class SceneSource
{
public:
  using Read = std::function<std::optional<std::string>()>;

  /// Text in memory, which must outlive the source.
  SceneSource(const std::string& name, std::string_view text) : name_(name), bytes_(text) {}
  /// @param location  where the file is, whatever it is called
  /// @param version   stands for these very bytes and no others
  /// @param read      gives them, or nothing after saying why
  SceneSource(const std::string& name, std::string location, std::string version, Read read)
      : name_(name), location_(std::move(location)), version_(std::move(version)), read_(std::move(read))
  {
  }
  SceneSource(const SceneSource&) = delete;
  SceneSource& operator=(const SceneSource&) = delete;

  /// As it was asked for; stands in diagnostics.
  const std::string& name() const { return name_; }
  /// Resource::location of the file; empty for text in memory.
  const std::string& location() const { return location_; }
  /// The same for the same bytes, so that what was made of them may be kept; empty for text in memory.
  const std::string& version() const { return version_; }
  /// Nothing if the file cannot be read, which has been said in the log then. Valid as long as the source.
  const std::optional<std::string_view>& bytes();

private:
  const std::string name_;
  const std::string location_;
  const std::string version_;
  Read read_;
  std::string text_;
  std::optional<std::string_view> bytes_;
};

/// How scene files are to be read. Importers follow what has a meaning for their format.
struct ImportOptions
{
  bool strict = false;        ///< Report whatever is accepted only because files rely on it.
  bool referenceSkew = false; ///< A wrong number of template arguments shifts definitions, as in the reference.
};

struct ImportResult
{
  enum class Kind
  {
    NotMine, ///< Another format: nothing was done; `why` says what is missing.
    Failed,  ///< Given up, which has been said in the log; nodes that were made before stay.
    Read,    ///< A complete scene.
    Updated  ///< A scene that changed existing nodes by their position.
  };

  Kind kind = Kind::NotMine;
  Diagnostic why{}; ///< Of NotMine; without message if the text has nothing of this format.
};

/// Builds objects from scenes of one format. RSG is one; others are registered as classes derived from this one.
///
/// While the node hangs in the tree of a World, it belongs to the World's SceneImporters, which offer every scene to all
/// of them in order until one does not decline.
class SceneImporter : public Object
{
public:
  /// Imports `source` below `root`, with `arguments` for its template. Whatever is wrong goes to the log.
  virtual ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                              const ImportOptions& options) = 0;

protected:
  void onLink() override;
  void onUnlink() override;
};

} // namespace sparkwright
