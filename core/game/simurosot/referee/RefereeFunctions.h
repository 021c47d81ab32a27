#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"

namespace sparkwright::simurosot
{

/// The functions of a referee, whether built in or from a library; none is null. See sparkwright_referee.h.
struct RefereeFunctions
{
  uint32_t (*apiVersion)() = nullptr;
  void* (*create)(const sref_league*, const char* rules) = nullptr;
  void (*destroy)(void* handle) = nullptr;
  void (*reset)(void* handle) = nullptr;
  int (*judge)(void* handle, const sref_frame*, sref_verdict* out) = nullptr;
  int (*placementSpec)(void* handle, const sref_verdict*, int side, int blueEnd, sref_region* out) = nullptr;
  int (*validate)(void* handle, const sref_placing*, sref_targets* targets, sref_correction* corrections) = nullptr;
};

} // namespace sparkwright::simurosot
