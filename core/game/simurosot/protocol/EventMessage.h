#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// Something has happened: `(event 0 (kind 2) (actor 0) …)`, `(event 3)`, `(event 7 (ball x y) (x y angle) …)`,
/// `(event 8 0)`. The types are those of sst_event. For strategies actors are self and opponent, for displays blue and
/// yellow: the numbers are 0 and 1.
struct Event
{
  int type = SST_EVENT_MATCH_START;
  sst_verdict verdict{};       ///< Of SST_EVENT_VERDICT.
  sst_targets corrections{}; ///< Of SST_EVENT_CORRECTIONS.
  std::int32_t value = 0;      ///< Of SST_EVENT_GOAL and SST_EVENT_OPPONENT.

  /// What sst_event gets as its argument; null for the types without one.
  const void* argument() const;
};

/// Appends to `out`.
void writeEvent(const Event& event, std::string& out);
/// @return empty, or an error message with the place; then `out` is undefined
std::string readEvent(std::string_view message, Event& out);

} // namespace sparkwright::simurosot
