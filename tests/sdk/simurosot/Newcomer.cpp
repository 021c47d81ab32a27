// A referee for a version of the interface that is not there yet.

#include <cstdint>

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT std::uint32_t sref_api_version() { return 2; }
EXPORT void* sref_create() { return nullptr; }
EXPORT void sref_destroy() {}
EXPORT void sref_reset() {}
EXPORT int sref_judge() { return 0; }
EXPORT int sref_placement_spec() { return 0; }
EXPORT int sref_validate() { return 0; }
