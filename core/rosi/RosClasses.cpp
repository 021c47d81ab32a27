#include "core/rosi/RosClasses.h"

#include "core/object/Registry.h"
#include "core/rosi/RosImporter.h"

namespace sparkwright
{

void registerRosClasses(Registry& registry)
{
  ClassBuilder<RosImporter>(registry, "RosImporter", {"SceneImporter"},
                            "Imports scenes in RoSi, an XML format: .ros, and .rsi with macros for later files.");
}

} // namespace sparkwright
