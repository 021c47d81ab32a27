#pragma once

#include "core/game/League.h"

namespace sparkwright
{

/// F2000, the middle-size league: robots of any shape with sensors, drives and players as plugins (docs/f2000.md).
const League& f2000League();

} // namespace sparkwright
