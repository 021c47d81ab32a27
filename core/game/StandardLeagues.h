#pragma once

#include "core/game/League.h"

namespace sparkwright
{

/// All built-in leagues; the first is used for scenes and monitors that name none.
const Leagues& standardLeagues();

} // namespace sparkwright
