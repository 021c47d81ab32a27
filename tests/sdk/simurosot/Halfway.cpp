// A referee whose author has not written all functions.

#include "core/game/simurosot/interface/sparkwright_referee.h"

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT uint32_t sref_api_version(void) { return SREF_API_VERSION; }
EXPORT void* sref_create(const sref_league*, const char*) { return nullptr; }
EXPORT void sref_destroy(void*) {}
EXPORT void sref_reset(void*) {}
EXPORT int sref_judge(void*, const sref_frame*, sref_verdict*) { return 0; }
