#pragma once

#include "core/game/League.h"

namespace sparkwright
{

/// All leagues that come with the program; the first one is that of scenes and monitors which name none.
const Leagues& standardLeagues();

} // namespace sparkwright
