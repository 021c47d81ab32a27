#include "core/engine/StandardRegistry.h"

#include "core/body/BodyClasses.h"
#include "core/game/soccer3d/SoccerClasses.h"
#include "core/mesh/MeshClasses.h"
#include "core/object/ObjectClasses.h"
#include "core/object/Registry.h"
#include "core/robot/RobotClasses.h"
#include "core/ros/RosClasses.h"
#include "core/rsg/RsgClasses.h"
#include "core/scene/SceneClasses.h"
#include "core/services/ServiceClasses.h"

namespace sparkwright
{

std::shared_ptr<Registry> standardRegistry()
{
  auto registry = std::make_shared<Registry>();
  registerObjectClasses(*registry);
  registerMeshClasses(*registry);
  registerRsgClasses(*registry);
  registerSceneClasses(*registry);
  registerBodyClasses(*registry);
  registerRosClasses(*registry);
  registerRobotClasses(*registry);
  registerSoccerClasses(*registry);
  registerServiceClasses(*registry);
  return registry;
}

} // namespace sparkwright
