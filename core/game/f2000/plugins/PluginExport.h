#pragma once

#include "core/game/f2000/interface/sparkwright_f2000.h"

#include <cstring>

namespace sparkwright::f2000
{

/// A plugin of a library, for F2K_EXPORT_PLUGINS.
struct ExportedPlugin
{
  f2k_info info;
  void* (*create)();
  void (*destroy)(void*);
};

/// @tparam Base    SensorPlugin, SensorDataPlugin, MotionPlugin or PlayerPlugin
/// @tparam Plugin  derived from it, with a constructor without arguments
/// @param serves   what sensors and data serve; static
template<class Base, class Plugin>
constexpr ExportedPlugin exportedPlugin(f2k_kind kind, const char* id, const char* version, const char* description,
                                        const f2k_triple* serves = nullptr, int servesCount = 0)
{
  return {{F2K_ABI, kind, id, version, description, serves, servesCount},
          []() -> void* { return static_cast<Base*>(new Plugin()); },
          [](void* object) { delete static_cast<Base*>(object); }};
}

} // namespace sparkwright::f2000

/// Defines the functions that a library exports, from a static array of ExportedPlugin. Once in each library.
#define F2K_EXPORT_PLUGINS(table)                                                                                       \
  extern "C" __attribute__((visibility("default"))) const f2k_info* f2k_plugin_info(int index)                          \
  {                                                                                                                     \
    constexpr int count = static_cast<int>(sizeof(table) / sizeof(table[0]));                                           \
    return index >= 0 && index < count ? &table[index].info : nullptr;                                                  \
  }                                                                                                                     \
  extern "C" __attribute__((visibility("default"))) void* f2k_plugin_create(const char* id)                             \
  {                                                                                                                     \
    for(const auto& plugin : table)                                                                                     \
      if(std::strcmp(plugin.info.id, id) == 0)                                                                          \
        return plugin.create();                                                                                         \
    return nullptr;                                                                                                     \
  }                                                                                                                     \
  extern "C" __attribute__((visibility("default"))) void f2k_plugin_destroy(const char* id, void* object)               \
  {                                                                                                                     \
    for(const auto& plugin : table)                                                                                     \
      if(std::strcmp(plugin.info.id, id) == 0)                                                                          \
        plugin.destroy(object);                                                                                         \
  }
