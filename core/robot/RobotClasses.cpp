#include "core/robot/RobotClasses.h"

#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/agent/MotionProtocol.h"
#include "core/robot/behavior/Behavior.h"
#include "core/robot/behavior/RubyBehavior.h"
#include "core/robot/effectors/ForceEffector.h"
#include "core/robot/effectors/JointEffectors.h"
#include "core/robot/effectors/Servos.h"
#include "core/robot/perceptors/BodyPerceptors.h"
#include "core/robot/perceptors/ForceResistancePerceptor.h"
#include "core/robot/perceptors/ImageClasses.h"
#include "core/robot/perceptors/JointPerceptors.h"
#include "core/robot/perceptors/PosePerceptors.h"
#include "core/robot/perceptors/TimePerceptor.h"
#include "core/robot/perceptors/TouchPerceptors.h"
#include "core/robot/types/SceneEffector.h"
#include "core/script/ScriptEngine.h"
#include "core/script/ScriptTexts.h"
#include "core/text/InQuotes.h"

#include <algorithm>
#include <optional>

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

/// A method that sets a bool member.
template<class T>
void flag(ClassBuilder<T>& builder, const char* name, const char* preset, const char* documentation, bool T::* member)
{
  builder.method(name, {{"on", "bool", "", preset}}, documentation,
                 [member](T& t, const Arguments& a) {
                   const std::optional<bool> on = a.boolean(0);
                   if(!on)
                     return CallResult::refuse(objectText("call.noFlag", a.text(0)));
                   t.*member = *on;
                   return CallResult{};
                 });
  builder.arity(1, -1);
}

void registerServoPerceptors(Registry& registry)
{
  ClassBuilder<AngularMotorPerceptor> motor(
      registry, "AngularMotorPerceptor", {"Perceptor"},
      "What the AngularMotor above does: (HJ (n name) (ax angle) (rt rate) (tq torque) (tp temperature) (ct current)); "
      "degrees, deg/s, N·m, °C, mA.");
  flag(motor, "setSenseAngle", "true", "Tells the angle of the hinge, degrees.", &AngularMotorPerceptor::senseAngle);
  flag(motor, "setSenseRate", "false", "Tells the speed of the hinge, deg/s.", &AngularMotorPerceptor::senseRate);
  flag(motor, "setSenseTorque", "false", "Tells the torque, N·m.", &AngularMotorPerceptor::senseTorque);
  flag(motor, "setSenseCurrent", "false", "Tells the current, mA.", &AngularMotorPerceptor::senseCurrent);
  flag(motor, "setSenseTemperature", "false", "Tells the temperature, °C, whenever it has changed by more than 1.",
       &AngularMotorPerceptor::senseTemperature);
  simple<BatteryPerceptor>(registry, "BatteryPerceptor", "Perceptor",
                           "Level of the Battery above, 0 to 1: (BAT 0.97).");
}

void registerPosePerceptors(Registry& registry)
{
  simple<GpsPerceptor>(registry, "GPS", "Perceptor", "World matrix of the Transform above, row by row.");
  ClassBuilder<PerfectVisionPerceptor>(registry, "PerfectVisionPerceptor", {"Perceptor"},
                                       "Where all Transforms are, from the Transform above, in world axes.")
      .method("setInversion",
              {{"x", "bool", "", "false"}, {"y", "bool", "", "false"}, {"z", "bool", "", "false"}},
              "Turns axes round.",
              [](PerfectVisionPerceptor& p, const Arguments& a) {
                for(std::size_t i = 0; i < 3; ++i)
                  if(!a.boolean(i))
                    return CallResult::refuse(objectText("call.noFlag", a.text(i)));
                for(std::size_t i = 0; i < 3; ++i)
                  p.inverted[i] = *a.boolean(i);
                return CallResult{};
              })
      .arity(3, -1);
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
  simple<SliderPerceptor>(registry, "SliderPerceptor", "Perceptor", "Place of the slider above, m: (SJ (n name) (ax place)).");
  simple<UniversalJointPerceptor>(registry, "UniversalJointPerceptor", "Perceptor",
                                  "Both angles of the universal joint above, degrees.");
  simple<GyroRatePerceptor>(registry, "GyroRatePerceptor", "Perceptor",
                            "Angular velocity of the body beside it, deg/s in its frame.");
  simple<Accelerometer>(registry, "Accelerometer", "Perceptor",
                        "Proper acceleration of the body beside it, m/s² in its frame.");
  simple<ForceResistancePerceptor>(registry, "ForceResistancePerceptor", "Perceptor",
                                   "Contact force on a foot and the point where it acts, in the foot's frame.");
  simple<CollisionPerceptor>(registry, "CollisionPerceptor", "Perceptor",
                             "Names of the Transforms that this body part touches: (collision node …). Needs a "
                             "PerceptorHandler below the collider.");
  simple<TouchPerceptor>(registry, "TouchPerceptor", "CollisionPerceptor",
                         "Whether this body part touches anything: (TCH (n name) (val 0|1)). Needs a PerceptorHandler "
                         "below the collider.");
  simple<PerceptorHandler>(registry, "PerceptorHandler", "CollisionHandler",
                           "Tells the CollisionPerceptor or TouchPerceptor of the body part what the collider touches. "
                           "With this handler only, nothing bounces off it.");
  simple<HmdpPerceptor>(registry, "HMDPPerceptor", "Perceptor", "Answers of the motion controller: (hmdp text ).");
  registerServoPerceptors(registry);
  registerPosePerceptors(registry);
  registerImageClasses(registry);
}

void registerEffectors(Registry& registry)
{
  simple<Effector>(registry, "oxygen/Effector", "BaseNode", "Something that an agent can do.");
  simple<SceneEffector>(registry, "SceneEffector", "Effector", "Builds the agent's robot: (scene file type).");
  simple<AgentSyncEffector>(registry, "AgentSyncEffector", "Effector", "Ends the agent's turn in sync mode: (syn).");
  simple<HingeEffector>(registry, "HingeEffector", "Effector", "Speed of the hinge above, rad/s.", "hinge");
  simple<Hinge2Effector>(registry, "Hinge2Effector", "Effector", "Speed of the wheel axis of the hinge2 above, deg/s.",
                         "hinge2");
  simple<SliderEffector>(registry, "SliderEffector", "Effector", "Speed of the slider above, m/s: (name speed).", "slider");
  simple<UniversalJointEffector>(registry, "UniversalJointEffector", "Effector",
                                 "Speeds of both axes of the universal joint above, rad/s.", "universaljoint");
  simple<AngularMotorEffector>(registry, "AngularMotorEffector", "Effector",
                               "Speed of the AngularMotor above, rad/s: (name speed).", "angularmotor");
  simple<StiffnessEffector>(
      registry, "StiffnessEffector", "Effector",
      "Share of its torque, 0 to 1, that the AngularMotor or JointMotor above may use: (name stiffness).", "stiffness");
  simple<ForceEffector>(registry, "ForceEffector", "Effector",
                        "Pushes the RigidBody beside it in the next step, N in world axes: (force x y z).");
  simple<HmdpEffector>(registry, "HMDPEffector", "Effector",
                       "Takes motion descriptions, (HMDP text), but carries none out: there is no motion controller.");
  simple<CreateEffector>(
      registry, "CreateEffector", "Effector",
      "Lets the set-up script build the agent's robot: calls its function addAgent(path): (create).");
}

} // namespace

void registerRobotClasses(Registry& registry)
{
  simple<AgentAspect>(registry, "oxygen/AgentAspect", "Transform", "The root of an agent.", "agentAspect");
  registerPerceptors(registry);
  registerEffectors(registry);
  simple<ActionObject>(registry, "oxygen/ActionObject", "Leaf", "Something that an effector is to do.");
  ClassBuilder<Behavior>(registry, "oxygen/Behavior", {"Leaf"},
                         "An agent inside the simulator: hears percepts and answers with a message.")
      .method("setCommand", {{"command", "string"}}, "What it says in every cycle.",
              [](Behavior& b, const Arguments& a) { b.setCommand(a.text(0)); });
  ClassBuilder<RubyBehavior>(registry, "RubyBehavior", {"Behavior"},
                             "An agent inside the simulator that a script thinks for.")
      .method("setScript", {{"file", "path"}},
              "The script: it defines think(percepts), which returns a message. It is looked for where run looks.",
              [](RubyBehavior& b, const Arguments& a) -> CallResult
              {
                if(b.context() && b.context()->scripts)
                  if(auto source = b.context()->scripts->findFile(a.text(0)))
                  {
                    b.setScript(std::move(source->text), std::move(source->name));
                    return {};
                  }
                return CallResult::refuse(scriptText("script.missing", inQuotes(a.text(0))));
              });
}

} // namespace sparkwright
