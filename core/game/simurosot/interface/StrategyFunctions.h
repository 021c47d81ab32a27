#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"

namespace sparkwright::simurosot
{

/// The functions that a strategy exports; see sparkwright_strategy.h.
struct StrategyFunctions
{
  uint32_t (*apiVersion)() = nullptr;
  int (*create)(const sst_setup*, void** user) = nullptr;
  void (*teamInfo)(void* user, sst_team*) = nullptr;
  void (*instruction)(void* user, const sst_field*, sst_wheels*) = nullptr;
  void (*placement)(void* user, const sst_field*, const sst_verdict*, sst_targets*) = nullptr;
  void (*event)(void* user, int type, const void* argument) = nullptr; ///< May be missing.
  void (*destroy)(void* user) = nullptr;

  /// Looks for all. @param find  `find(const char* name, Function*& function)` sets a function, or makes it null
  /// @return whether there are all that must not be missing
  template <class Find>
  bool find(Find&& find)
  {
    find("sst_api_version", apiVersion);
    find("sst_create", create);
    find("sst_team_info", teamInfo);
    find("sst_instruction", instruction);
    find("sst_placement", placement);
    find("sst_event", event);
    find("sst_destroy", destroy);
    return apiVersion && create && teamInfo && instruction && placement && destroy;
  }
};

} // namespace sparkwright::simurosot
