#include "core/setup/StandardRegistry.h"

#include "core/body/BodyClasses.h"
#include "core/joint/JointClasses.h"
#include "core/mesh/MeshClasses.h"
#include "core/object/ObjectClasses.h"
#include "core/object/Registry.h"
#include "core/robot/RobotClasses.h"
#include "core/rosi/RosClasses.h"
#include "core/rsg/evaluation/RsgClasses.h"
#include "core/scene/SceneClasses.h"
#include "core/services/ServiceClasses.h"
#include "core/services/clients/ClientClasses.h"

namespace sparkwright
{

std::shared_ptr<Registry> standardRegistry(const Leagues& leagues)
{
  auto registry = std::make_shared<Registry>();
  registerObjectClasses(*registry);
  registerMeshClasses(*registry);
  registerRsgClasses(*registry);
  registerSceneClasses(*registry);
  registerBodyClasses(*registry);
  registerJointClasses(*registry);
  registerMotorClasses(*registry);
  registerRosClasses(*registry);
  registerRobotClasses(*registry);
  registerServiceClasses(*registry);
  registerClientClasses(*registry);
  for(const League* const league : leagues)
    league->registerClasses(*registry);
  return registry;
}

} // namespace sparkwright
