#include "core/services/clients/ClientClasses.h"

#include "core/services/clients/ClientRegistration.h"

namespace sparkwright
{

void registerClientClasses(Registry& registry)
{
  registerMonitorClasses(registry);
  registerInputClasses(registry);
  registerVisualClasses(registry);
}

} // namespace sparkwright
