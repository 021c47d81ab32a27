#include "core/robot/types/MotorKit.h"

#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/robot/effectors/JointEffectors.h"
#include "core/robot/types/TomlFile.h"

#include <algorithm>
#include <set>

namespace sparkwright
{

namespace
{

/// A constant of a motor as files call it, and what it may be.
struct Constant
{
  const char* name;
  double MotorConstants::* member;
  double lowest, highest;
};

constexpr double most = 1e6;

constexpr Constant ownConstants[] = {
    {"max_torque", &MotorConstants::maxTorque, 0, most},
    {"friction", &MotorConstants::friction, 0, most},
    {"torque_constant", &MotorConstants::torqueConstant, 1e-6, most},
    {"speed_constant", &MotorConstants::speedConstant, 0, most},
    {"resistance", &MotorConstants::resistance, 0, most},
    {"environment", &MotorConstants::environment, -273.15, most},
    {"thermal_conductivity", &MotorConstants::thermalConductivity, 0, 1},
    {"heat_capacity", &MotorConstants::heatCapacity, 0.1, most},
};
constexpr Constant regulation[] = {
    {"hot", &MotorConstants::hotTemperature, -273.15, most},
    {"hot_stiffness", &MotorConstants::hotStiffness, 0, 1},
    {"shutdown", &MotorConstants::shutdownTemperature, -273.15, most},
};

template<class Table>
std::vector<std::string> namesOf(const Table& constants, std::vector<std::string> more = {})
{
  for(const Constant& constant : constants)
    more.emplace_back(constant.name);
  return more;
}

class MotorKitReader
{
public:
  MotorKitReader(TomlFile& file, MotorKit& kit) : file_(file), kit_(kit) {}

  void read(const toml::table& table)
  {
    for(const auto& [key, value] : table)
      if(key == "battery" && value.is_table())
        readBattery(*value.as_table());
      else if(key == "regulation" && value.is_table())
        for(const auto& [name, limit] : *value.as_table())
          readConstant(regulation, "[regulation]", name, limit, preset_, {});
      else if(key != "motor" || !value.is_array_of_tables())
        file_.unknown(key, robotTypeText("motor.file"), {"battery", "regulation", "motor"});
    if(!(preset_.shutdownTemperature > preset_.hotTemperature))
      file_.error(table, robotTypeText("motor.shutdown"));
    if(const auto* const motors = table["motor"].as_array())
      for(const toml::node& entry : *motors)
        if(const auto* const motor = entry.as_table())
          readMotor(*motor);
    if(kit_.motors.empty())
      file_.error(table, robotTypeText("motor.none"), robotTypeText("motor.write"));
  }

private:
  void readBattery(const toml::table& table)
  {
    for(const auto& [key, value] : table)
      if(key == "capacity")
        kit_.battery.capacity = file_.number(value, "capacity", 0, 1e9);
      else if(key == "idle_power")
        kit_.battery.idlePower = file_.number(value, "idle_power", 0, most);
      else
        file_.unknown(key, "[battery]", {"capacity", "idle_power"});
  }

  template<class Table>
  void readConstant(const Table& constants, const std::string& where, const toml::key& key, const toml::node& value,
                    MotorConstants& out, std::vector<std::string> others)
  {
    for(const Constant& constant : constants)
      if(key == constant.name)
      {
        out.*constant.member = file_.number(value, constant.name, constant.lowest, constant.highest);
        return;
      }
    file_.unknown(key, where, namesOf(constants, std::move(others)));
  }

  void readMotor(const toml::table& table)
  {
    MotorKit::Motor motor;
    motor.constants = preset_;
    for(const auto& [key, value] : table)
      if(key == "name")
        motor.name = file_.text(value, "name");
      else if(key == "joints")
        readJoints(value, motor);
      else
        readConstant(ownConstants, "[[motor]]", key, value, motor.constants, {"name", "joints"});
    // What a motor is cannot be guessed.
    std::string missing;
    for(const Constant& constant : ownConstants)
      if(!table.contains(constant.name))
        missing += (missing.empty() ? "" : ", ") + std::string(constant.name);
    if(!missing.empty())
      file_.error(table, robotTypeText("motor.lacks", missing), robotTypeText("motor.docs"));
    if(motor.joints.empty())
      file_.error(table, robotTypeText("motor.nothing"),
                  robotTypeText("motor.effectors", "joints = [\"rle4\", \"lle4\"]"));
    kit_.motors.push_back(std::move(motor));
  }

  void readJoints(const toml::node& value, MotorKit::Motor& motor)
  {
    motor.joints = file_.texts(value, "joints");
    for(const std::string& joint : motor.joints)
      if(!joints_.insert(joint).second)
        file_.error(value, robotTypeText("motor.two", joint), robotTypeText("motor.once"));
  }

  TomlFile& file_;
  MotorKit& kit_;
  MotorConstants preset_;
  std::set<std::string> joints_;
};

} // namespace

std::optional<MotorKit> parseMotorKit(const std::string& text, const std::string& file, Diagnostics& problems)
{
  const std::size_t before = problems.size();
  TomlFile source(file, problems);
  MotorKit kit;
  if(const std::optional<toml::table> table = source.parse(text))
    MotorKitReader(source, kit).read(*table);
  return problems.size() == before ? std::optional(std::move(kit)) : std::nullopt;
}

const MotorKit::Motor* MotorKit::motorOf(const std::string& effector) const
{
  for(const Motor& motor : motors)
    if(std::ranges::find(motor.joints, effector) != motor.joints.end())
      return &motor;
  return nullptr;
}

std::size_t MotorKit::equip(Object& robot) const
{
  Context& context = *robot.context();
  const auto make = [&context](Object& parent, const char* className, const std::string& name) {
    std::shared_ptr<Object> node = context.registry->create(className);
    node->setName(name);
    parent.addChild(node);
    return node;
  };
  // First the list: what is added below must not be walked over.
  std::vector<std::pair<JointNode*, const Motor*>> found;
  std::vector<std::string> names;
  robot.visit<JointEffector>([&](JointEffector& effector) {
    auto* const joint = dynamic_cast<JointNode*>(effector.parent());
    const Motor* const motor = motorOf(effector.name());
    const bool fits = dynamic_cast<HingeJoint*>(joint) || dynamic_cast<AngularMotor*>(joint);
    if(motor && fits && joint->joint() && !joint->motor())
    {
      found.emplace_back(joint, motor);
      names.push_back(effector.name());
    }
  });
  std::shared_ptr<sparkwright::Battery> source;
  if(battery.capacity > 0 && !found.empty())
  {
    source = std::static_pointer_cast<sparkwright::Battery>(make(robot, "Battery", "battery"));
    source->setCapacity(static_cast<float>(battery.capacity));
    source->setPower(static_cast<float>(battery.capacity));
    source->idlePower = static_cast<float>(battery.idlePower);
  }
  for(std::size_t i = 0; i < found.size(); ++i)
  {
    const auto motor = std::static_pointer_cast<JointMotor>(make(*found[i].first, "JointMotor", "motor"));
    motor->setConstants(found[i].second->constants);
    motor->setBattery(source);
    if(!dynamic_cast<AngularMotor*>(found[i].first)) // That one has such an effector of its own.
      make(*motor, "StiffnessEffector", names[i] + 's');
  }
  return found.size();
}

} // namespace sparkwright
