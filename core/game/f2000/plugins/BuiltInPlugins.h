#pragma once

namespace sparkwright::f2000
{

class PluginRegistry;

/// Adds the sensors and drives that come along.
void addBuiltInPlugins(PluginRegistry& registry);

} // namespace sparkwright::f2000
