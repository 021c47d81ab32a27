#pragma once

namespace sparkwright::f2000
{

class PluginRegistry;

/// Adds the players that come along.
void addBuiltInPlayers(PluginRegistry& registry);

} // namespace sparkwright::f2000
