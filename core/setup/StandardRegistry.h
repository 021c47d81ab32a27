#pragma once

#include "core/game/StandardLeagues.h"

#include <memory>

namespace sparkwright
{

class Registry;

/// All classes that come with the program, and those of the leagues.
std::shared_ptr<Registry> standardRegistry(const Leagues& leagues = standardLeagues());

} // namespace sparkwright
