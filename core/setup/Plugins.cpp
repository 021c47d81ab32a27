#include "core/setup/Plugins.h"

#include "core/object/Plugin.h"
#include "core/setup/SetUpTexts.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

std::string lastLinkerError()
{
  const char* const error = dlerror();
  return error ? error : "unknown error";
}

} // namespace

LocalText Plugins::load(const std::string& name, Registry& registry)
{
  if(loaded_.contains(name))
    return {};
  if(!LibraryPlaces::isName(name))
    return setUpText("setUp.bundleName", name);
  const fs::path file = places_.find(name);
  if(file.empty())
  {
    std::string places;
    for(const fs::path& directory : places_.directories)
      places += (places.empty() ? "" : ", ") + directory.string();
    std::string known;
    for(const std::string& other : places_.names())
      known += (known.empty() ? "" : ", ") + other;
    return places.empty() ? setUpText("setUp.noPlugin", name)
                          : setUpText("setUp.noPluginHere", name, places,
                                      known.empty() ? setUpText("setUp.noPlugins") : LocalText(known));
  }
  // Never closed: see the header.
  void* const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if(!library)
    return lastLinkerError();
  auto* const entry = reinterpret_cast<PluginEntry*>(dlsym(library, pluginEntryName));
  if(!entry)
    return setUpText("setUp.notPlugin", file.string());
  if(const char* const problem = entry(pluginAbi, &registry))
    return setUpText("setUp.fileSays", file.string(), problem);
  loaded_.insert(name);
  return {};
}

std::vector<fs::path> findPluginDirectories()
{
  std::error_code error;
  return findPluginDirectories(std::getenv("SPARKWRIGHT_PLUGINS"), fs::read_symlink("/proc/self/exe", error));
}

std::vector<fs::path> findPluginDirectories(const char* environment, const fs::path& executable)
{
  std::vector<fs::path> found;
  const auto add = [&found](const fs::path& place) {
    std::error_code error;
    fs::path clean = fs::canonical(place, error);
    if(!error && fs::is_directory(clean, error) && std::find(found.begin(), found.end(), clean) == found.end())
      found.push_back(std::move(clean));
  };
  for(std::string rest = environment ? environment : ""; !rest.empty();)
  {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    if(colon > 0)
      add(rest.substr(0, colon));
    rest.erase(0, colon + 1);
  }
  const fs::path beside = executable.parent_path();
  add(beside / "plugins");
  add(beside / SPARKWRIGHT_PLUGINS_FROM_PROGRAM);
  return found;
}

} // namespace sparkwright
