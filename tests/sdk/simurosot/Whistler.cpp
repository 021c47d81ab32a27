// A referee as an author of one writes it: it gives a free kick in each tenth frame, and has no other places than those
// that are wanted.

#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <cstdio>

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace
{

struct Whistler
{
  int frames = 0;
};

} // namespace

EXPORT uint32_t sref_api_version(void) { return SREF_API_VERSION; }

EXPORT void* sref_create(const sref_league*, const char*) { return new Whistler; }

EXPORT void sref_destroy(void* handle) { delete static_cast<Whistler*>(handle); }

EXPORT void sref_reset(void* handle) { static_cast<Whistler*>(handle)->frames = 0; }

EXPORT int sref_judge(void* handle, const sref_frame*, sref_verdict* out)
{
  Whistler& whistler = *static_cast<Whistler*>(handle);
  if(++whistler.frames % 10 != 0)
    return 0;
  *out = {};
  out->size = sizeof *out;
  out->kind = SST_FREE_KICK;
  out->actor = SREF_BLUE;
  std::snprintf(out->text, sizeof out->text, "frame %d", whistler.frames);
  return 1;
}

EXPORT int sref_placement_spec(void*, const sref_verdict*, int, int, sref_region*) { return 0; }

EXPORT int sref_validate(void*, const sref_placing*, sref_targets*, sref_correction*) { return 0; }
