// A plugin whose registration fails.

#include "core/object/Plugin.h"


namespace
{

void registerClasses(sparkwright::Registry& registry)
{
  // A base that nobody knows.
  registry.add("MisfitPerceptor", {"NoSuchBase"}, "Never gets this far.");
}

} // namespace

SPARKWRIGHT_PLUGIN(registerClasses)
