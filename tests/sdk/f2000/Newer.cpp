// A plugin for a version of the interface that does not exist yet.

#include "core/game/f2000/interface/sparkwright_f2000.h"

extern "C" __attribute__((visibility("default"))) const f2k_info* f2k_plugin_info(int index)
{
  static const f2k_info info{99, F2K_SENSOR, "tomorrow", "1", "", nullptr, 0};
  return index == 0 ? &info : nullptr;
}
extern "C" __attribute__((visibility("default"))) void* f2k_plugin_create(const char*) { return nullptr; }
extern "C" __attribute__((visibility("default"))) void f2k_plugin_destroy(const char*, void*) {}
