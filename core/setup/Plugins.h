#pragma once

#include "core/object/LibraryPlaces.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

class Registry;

/// Loads the bundles of a World: shared libraries that add classes to its registry (see core/object/Plugin.h). Looks in
/// the plugin directories only, so that scripts cannot load arbitrary files.
class Plugins
{
public:
  explicit Plugins(std::vector<std::filesystem::path> directories) : places_{std::move(directories)} {}

  /// Loads `name.so` or `libname.so` and calls its entry. Without effect if it is loaded. The library stays in memory
  /// until the program ends, since objects of its classes may still exist.
  /// @return empty, or why it could not be loaded
  LocalText load(const std::string& name, Registry& registry);

  LibraryPlaces& places() { return places_; }
  /// Whether there is such a library, loaded or not.
  bool exists(const std::string& name) const { return !places_.find(name).empty(); }

private:
  LibraryPlaces places_;
  std::set<std::string> loaded_;
};

/// Finds the plugin directories: those of the environment variable SPARKWRIGHT_PLUGINS (separated by `:`),
/// those of a build tree (`plugins` beside the program) and of an installation (`../lib*/sparkwright/plugins`).
std::vector<std::filesystem::path> findPluginDirectories();
/// The same for given inputs, for tests; `environment` may be nullptr.
std::vector<std::filesystem::path> findPluginDirectories(const char* environment,
                                                         const std::filesystem::path& executable);

} // namespace sparkwright
