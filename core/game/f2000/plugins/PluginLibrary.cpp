#include "core/game/f2000/interface/sparkwright_f2000.h"
#include "core/game/f2000/plugins/PluginRegistry.h"

#include <dlfcn.h>

#include <cstring>
#include <optional>

namespace sparkwright::f2000
{

namespace
{

using Info = const f2k_info* (*)(int);
using Create = void* (*)(const char*);
using Destroy = void (*)(const char*, void*);

/// The functions of a library; null: it does not have them.
struct Functions
{
  Info info = nullptr;
  Create create = nullptr;
  Destroy destroy = nullptr;
};

template<class Function>
void lookUp(void* library, const char* name, Function& function, std::string& missing)
{
  function = reinterpret_cast<Function>(dlsym(library, name));
  if(!function && missing.empty())
    missing = name;
}

/// A library can have any number there, which an enum cannot hold.
int kindNumber(const f2k_info& info)
{
  int number = 0;
  static_assert(sizeof number == sizeof info.kind);
  std::memcpy(&number, &info.kind, sizeof number);
  return number;
}

std::optional<PluginKind> kindOf(const f2k_info& info)
{
  switch(kindNumber(info))
  {
  case F2K_SENSOR: return PluginKind::Sensor;
  case F2K_SENSOR_DATA: return PluginKind::SensorData;
  case F2K_MOTION: return PluginKind::Motion;
  case F2K_PLAYER: return PluginKind::Player;
  }
  return {};
}

std::string textOf(const char* text)
{
  return text ? text : "";
}

PluginInfo describe(const f2k_info& info, PluginKind kind, const std::filesystem::path& library)
{
  PluginInfo plugin{kind, textOf(info.id), textOf(info.version), textOf(info.description), {}, library};
  for(int i = 0; info.serves && i < info.serves_count; ++i)
    plugin.serves.push_back({textOf(info.serves[i].model), textOf(info.serves[i].type), textOf(info.serves[i].feature)});
  return plugin;
}

/// Of a plugin that cannot be used.
LocalText whyNot(const f2k_info& info, const std::string& library)
{
  const std::string id = textOf(info.id);
  if(info.abi != F2K_ABI) // Nothing else can be relied on.
    return pluginText("f2kPlugin.abi", id, library, info.abi, F2K_ABI);
  if(id.empty())
    return pluginText("f2kPlugin.nameless", library);
  return kindOf(info) ? LocalText() : pluginText("f2kPlugin.kind", id, library, kindNumber(info));
}

PluginRegistry::Make makerOf(const Functions& functions, const std::string& id)
{
  return [functions, id]
  {
    void* const object = functions.create(id.c_str());
    return object ? std::shared_ptr<void>(object, [functions, id](void* it) { functions.destroy(id.c_str(), it); })
                  : std::shared_ptr<void>();
  };
}

} // namespace

std::vector<LocalText> PluginRegistry::load(const std::filesystem::path& library)
{
  constexpr int mostPlugins = 1000;
  const std::string name = library.string();
  void* const handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if(!handle)
    return {pluginText("f2kPlugin.load", name, textOf(dlerror()))};
  Functions functions;
  std::string missing;
  lookUp(handle, "f2k_plugin_info", functions.info, missing);
  lookUp(handle, "f2k_plugin_create", functions.create, missing);
  lookUp(handle, "f2k_plugin_destroy", functions.destroy, missing);
  if(!missing.empty())
  {
    dlclose(handle);
    return {pluginText("f2kPlugin.exports", name, missing)};
  }
  std::vector<LocalText> problems;
  for(int i = 0; i < mostPlugins; ++i)
  {
    const f2k_info* const info = functions.info(i);
    if(!info)
      break;
    LocalText problem = whyNot(*info, name);
    if(problem.empty())
      problem = add(describe(*info, *kindOf(*info), library), makerOf(functions, info->id));
    if(!problem.empty())
      problems.push_back(std::move(problem));
  }
  return problems;
}

} // namespace sparkwright::f2000
