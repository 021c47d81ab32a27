#include "core/services/ServiceClasses.h"

#include "core/services/ClassObjects.h"
#include "core/services/ServiceRegistration.h"

namespace sparkwright
{

void registerServiceClasses(Registry& registry)
{
  registerClassObjects(registry);
  registerCoreServerClasses(registry);
  registerFileClasses(registry);
  registerSimulationClasses(registry);
  registerControlClasses(registry);
  registerGameControlClasses(registry);
}

} // namespace sparkwright
