#pragma once

#include "core/game/StandardLeagues.h"

#include <memory>

namespace sparkwright
{

class Registry;

/// A registry with all built-in classes and those of the leagues.
std::shared_ptr<Registry> standardRegistry(const Leagues& leagues = standardLeagues());

} // namespace sparkwright
