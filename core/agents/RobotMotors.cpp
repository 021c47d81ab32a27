#include "core/agents/RobotMotors.h"

#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/robot/effectors/JointEffectors.h"

namespace sparkwright
{

namespace
{

void nameAfterEffector(const JointNode* joint, std::string& name)
{
  const auto* const effector = joint ? joint->childOf<JointEffector>() : nullptr;
  effector ? name.assign(effector->name()) : name.assign("");
}

} // namespace

void RobotMotors::collect(Object& root)
{
  motors_.clear();
  servos_.clear();
  battery_ = nullptr;
  root.visit<JointMotor>([this](const JointMotor& motor) { motors_.push_back(&motor); });
  root.visit<AngularMotor>(
      [this](const AngularMotor& servo)
      {
        if(!servo.childOf<JointMotor>())
          servos_.push_back(&servo);
      });
  root.visit<Battery>([this](const Battery& battery) { battery_ = battery_ ? battery_ : &battery; });
}

void RobotMotors::describe(Object& root, unsigned long structure, AgentInfo::Motors& out)
{
  if(structure_ != structure)
    collect(root);
  structure_ = structure;
  out.count = static_cast<int>(motors_.size() + servos_.size());
  out.weakened = out.shutDown = 0;
  const JointNode* hottest = nullptr;
  const auto compare = [&](float temperature, const JointNode* joint)
  {
    if(hottest && temperature <= out.hottest)
      return;
    hottest = joint;
    out.hottest = temperature;
  };
  for(const JointMotor* const motor : motors_)
  {
    const MotorModel& model = motor->model();
    compare(static_cast<float>(model.temperature()), motor->joint());
    out.weakened += model.regulation() < 1 && !model.isShutDown();
    out.shutDown += model.isShutDown();
  }
  for(const AngularMotor* const servo : servos_)
  {
    compare(servo->temperature(), servo);
    out.shutDown += servo->temperature() >= servo->protectionTemperature;
  }
  if(!hottest)
    out.hottest = 0;
  nameAfterEffector(hottest, out.joint);
  out.charge = battery_ ? std::optional(battery_->level()) : std::nullopt;
}

} // namespace sparkwright
