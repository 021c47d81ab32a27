// A plugin with a class that nothing would call.

#include "core/object/Plugin.h"
#include "core/services/SimulationServer.h"

namespace
{

void registerClasses(sparkwright::Registry& registry)
{
  sparkwright::ClassBuilder<sparkwright::SimControlNode>(registry, "IdleControl", {"SimControlNode"}, "Is never called.");
}

} // namespace

SPARKWRIGHT_PLUGIN(registerClasses)
