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

namespace
{

/// Bases whose classes nothing calls, but for those that are built in.
void closeUncalled(Registry& registry)
{
  const std::string inEachCycle = "derive from BaseNode, put the node into the scene and use prePhysics(), which is called in each cycle, "
                                  "or write a script with onCycle";
  for(const char* const base : {"SimControlNode", "GameControlAspect", "ControlAspect"})
    registry.close(base, inEachCycle);
  const std::string outside = "read what monitors are told at the monitor port, or write a plugin of the window (docs/window-plugins.md)";
  for(const char* const base : {"MonitorSystem", "MonitorItem", "CustomMonitor"})
    registry.close(base, outside);
  registry.close("MonitorCmdParser", "give a node of the scene methods, which scripts and commands of a set-up call");
  registry.close("TimerSystem", "choose the pace of the run by --fast, --real-time or setAutoTimeMode");
}

} // namespace

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
  closeUncalled(*registry);
  return registry;
}

} // namespace sparkwright
