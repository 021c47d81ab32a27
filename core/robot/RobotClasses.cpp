#include "core/robot/RobotClasses.h"

#include "core/object/Registry.h"
#include "core/robot/Agent.h"
#include "core/robot/BodyPerceptors.h"
#include "core/robot/ForceResistancePerceptor.h"
#include "core/robot/JointEffectors.h"
#include "core/robot/JointPerceptors.h"
#include "core/robot/SceneEffector.h"
#include "core/robot/TimePerceptor.h"

namespace sparkwright
{

namespace
{

template<class T>
void simple(Registry& registry, const char* name, const char* base, const char* documentation,
            const char* defaultName = "<Unnamed>")
{
  ClassBuilder<T>(registry, name, {base}, documentation).named(defaultName);
}

void registerPerceptors(Registry& registry)
{
  ClassBuilder<Perceptor>(registry, "oxygen/Perceptor", {"BaseNode"}, "A sensor of an agent.")
      .method("setPredicateName", {{"name", "string"}}, "Name of the percept, where the class lets it be chosen.",
              [](Perceptor& p, const Arguments& a) { p.setPredicateName(a.text(0)); })
      .method("setInterval", {{"cycles", "int", "cycles", "1"}}, "Senses only every so many cycles.",
              [](Perceptor& p, const Arguments& a) { p.setInterval(a.integer(0)); });
  simple<TimePerceptor>(registry, "TimePerceptor", "Perceptor", "Simulated time: (time (now 87.32)).");
  simple<HingePerceptor>(registry, "HingePerceptor", "Perceptor", "Angle of the hinge above, degrees.");
  simple<Hinge2Perceptor>(registry, "Hinge2Perceptor", "Perceptor", "Steering angle of the hinge2 above, degrees.");
  simple<UniversalJointPerceptor>(registry, "UniversalJointPerceptor", "Perceptor",
                                  "Both angles of the universal joint above, degrees.");
  simple<GyroRatePerceptor>(registry, "GyroRatePerceptor", "Perceptor",
                            "Angular velocity of the body beside it, deg/s in its frame.");
  simple<Accelerometer>(registry, "Accelerometer", "Perceptor",
                        "Proper acceleration of the body beside it, m/s² in its frame.");
  simple<ForceResistancePerceptor>(registry, "ForceResistancePerceptor", "Perceptor",
                                   "Contact force on a foot and the point where it acts, in the foot's frame.");
}

void registerEffectors(Registry& registry)
{
  simple<Effector>(registry, "oxygen/Effector", "BaseNode", "Something that an agent can do.");
  simple<SceneEffector>(registry, "SceneEffector", "Effector", "Builds the agent's robot: (scene file type).");
  simple<AgentSyncEffector>(registry, "AgentSyncEffector", "Effector", "Ends the agent's turn in sync mode: (syn).");
  simple<HingeEffector>(registry, "HingeEffector", "Effector", "Speed of the hinge above, rad/s.", "hinge");
  simple<Hinge2Effector>(registry, "Hinge2Effector", "Effector", "Speed of the wheel axis of the hinge2 above, deg/s.",
                         "hinge2");
  simple<UniversalJointEffector>(registry, "UniversalJointEffector", "Effector",
                                 "Speeds of both axes of the universal joint above, rad/s.", "universaljoint");
}

} // namespace

void registerRobotClasses(Registry& registry)
{
  simple<AgentAspect>(registry, "oxygen/AgentAspect", "Transform", "The root of an agent.", "agentAspect");
  registerPerceptors(registry);
  registerEffectors(registry);
}

} // namespace sparkwright
