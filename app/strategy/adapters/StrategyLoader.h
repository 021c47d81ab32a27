#pragma once

#include "app/strategy/adapters/Strategy.h"
#include "app/strategy/guard/CallGuard.h"

#include <memory>
#include <string>

namespace sparkwright::strategy
{

/// Loads a library and picks the adapter by what it exports.
/// @param guard    must outlive the strategy
/// @param problem  set to a message if the result is null: which exports are missing
std::unique_ptr<Strategy> loadStrategy(const std::string& file, CallGuard& guard, std::string& problem);

} // namespace sparkwright::strategy
