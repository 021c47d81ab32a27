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

/// The text of a scene for importers. A file is read at the first call of bytes().
class SceneSource
{
public:
  using Read = std::function<std::optional<std::string>()>;

  /// Text in memory, which must outlive the source.
  SceneSource(const std::string& name, std::string_view text) : name_(name), bytes_(text) {}
  /// @param location  Resource::location of the file
  /// @param version   identifies the bytes
  /// @param read      returns the bytes, or nothing after logging an error
  SceneSource(const std::string& name, std::string location, std::string version, Read read)
      : name_(name), location_(std::move(location)), version_(std::move(version)), read_(std::move(read))
  {
  }
  SceneSource(const SceneSource&) = delete;
  SceneSource& operator=(const SceneSource&) = delete;

  /// The requested name, for diagnostics.
  const std::string& name() const { return name_; }
  /// Resource::location of the file; empty for text in memory.
  const std::string& location() const { return location_; }
  /// Equal for equal bytes, to cache results; empty for text in memory.
  const std::string& version() const { return version_; }
  /// The text; nothing if the file cannot be read, which is logged. Valid as long as the source.
  const std::optional<std::string_view>& bytes();

private:
  const std::string name_;
  const std::string location_;
  const std::string version_;
  Read read_;
  std::string text_;
  std::optional<std::string_view> bytes_;
};

/// Options for reading scene files. Importers use those that apply to their format.
struct ImportOptions
{
  bool strict = false;        ///< Report what is accepted only because existing files rely on it.
  bool referenceSkew = false; ///< A wrong number of arguments shifts definitions; see rsg/evaluation/Environment.h.
};

struct ImportResult
{
  enum class Kind
  {
    NotMine, ///< Another format: nothing was done; `why` explains.
    Failed,  ///< Stopped by an error, which is logged; nodes made before stay.
    Read,    ///< A complete scene.
    Updated  ///< A delta scene, which changed existing nodes.
  };

  Kind kind = Kind::NotMine;
  Diagnostic why{}; ///< For NotMine; without message if the text does not resemble the format.
};

/// Base class of importers: builds nodes from scenes of one format, such as RSG. Plugins may register further ones.
///
/// While linked, it belongs to the World's SceneImporters, which try all importers in order until one accepts the
/// scene.
class SceneImporter : public Object
{
public:
  /// Imports `source` below `root`, with `arguments` for its template. Logs all diagnostics.
  virtual ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                              const ImportOptions& options) = 0;

protected:
  void onLink() override;
  void onUnlink() override;
};

} // namespace sparkwright
