#include "core/world/manipulation/Manipulation.h"

#include "core/robot/language/Action.h"
#include "core/text/Number.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float mostDegrees = 1e6f;

/// The first values of a sub-list; NaN if there are fewer, nothing without the sub-list.
template <int N>
std::optional<Eigen::Vector<float, N>> numbers(const Action& action, std::string_view name)
{
  const Action::Named* const named = action.find(name);
  if(!named)
    return std::nullopt;
  Eigen::Vector<float, N> read = Eigen::Vector<float, N>::Constant(nan);
  if(named->values.size() >= static_cast<std::size_t>(N))
    for(int i = 0; i < N; ++i)
      read[i] = static_cast<float>(toNumber(named->values[static_cast<std::size_t>(i)]));
  return read;
}

float inRadians(float degrees)
{
  return std::abs(degrees) <= mostDegrees ? toRadians(degrees) : nan;
}

std::uint64_t readId(std::string_view text)
{
  std::uint64_t id = 0;
  std::from_chars(text.data(), text.data() + text.size(), id);
  return id;
}

NodeReference readNode(const Action& action)
{
  if(const Action::Named* const path = action.find("path"); path && !path->values.empty())
    return {0, std::string(path->values[0])};
  const Action::Named* const id = action.find("id");
  return {id && !id->values.empty() ? readId(id->values[0]) : 0};
}

std::optional<Mat3f> readRotation(const Action& action)
{
  const auto degrees = numbers<3>(action, "rot");
  if(!degrees)
    return std::nullopt;
  if(!(degrees->cwiseAbs().maxCoeff<Eigen::PropagateNaN>() <= mostDegrees))
    return Mat3f(Mat3f::Constant(nan));
  return Mat3f(rotationFromDegrees(*degrees).topLeftCorner<3, 3>());
}

std::optional<Velocity> readVelocity(const Action& action)
{
  const auto linear = numbers<3>(action, "vel"), angular = numbers<3>(action, "spin");
  const Action::Named* const word = action.find("velocity");
  const std::string_view said = word && !word->values.empty() ? word->values[0] : "keep";
  if(said != "zero" && said != "keep")
    return Velocity{Vec3f::Constant(nan), Vec3f::Constant(nan)};
  if(!linear && !angular && said == "keep")
    return std::nullopt;
  return Velocity{linear.value_or(Vec3f::Zero()), angular.value_or(Vec3f::Zero())};
}

double readSeconds(const Action& action)
{
  const auto time = numbers<1>(action, "time");
  return time ? static_cast<double>((*time)[0]) : 0;
}

Manipulation readMove(const Action& action)
{
  return MoveNode{readNode(action), numbers<3>(action, "pos"), readRotation(action), readVelocity(action)};
}

Manipulation readPlace(const Action& action)
{
  PlaceNode place;
  place.node = readNode(action);
  place.position = numbers<2>(action, "pos").value_or(Eigen::Vector2f::Constant(nan));
  if(const Action::Named* const position = action.find("pos"); position && position->values.size() > 2)
    place.height = static_cast<float>(toNumber(position->values[2]));
  if(const auto turn = numbers<1>(action, "turn"))
    place.turn = inRadians((*turn)[0]);
  if(const Action::Named* const ignored = action.find("ignore"))
    for(const std::string_view text : ignored->values)
      place.ignored.push_back(readId(text));
  return place;
}

Manipulation readHold(const Action& action)
{
  return HoldNode{readNode(action), numbers<3>(action, "pos"), readRotation(action)};
}

Manipulation readRelease(const Action& action)
{
  return ReleaseNode{readNode(action), readVelocity(action)};
}

Manipulation readForce(const Action& action)
{
  return ApplyForce{readNode(action), numbers<3>(action, "force").value_or(Vec3f::Constant(nan)),
                    numbers<3>(action, "at"), readSeconds(action)};
}

Manipulation readTorque(const Action& action)
{
  return ApplyTorque{readNode(action), numbers<3>(action, "torque").value_or(Vec3f::Constant(nan)),
                     readSeconds(action)};
}

/// An angle in radians, or a position in m; NaN if it is missing or wrong.
std::optional<float> readJointValue(const Action& action)
{
  if(const auto degrees = numbers<1>(action, "deg"))
    return inRadians((*degrees)[0]);
  if(const auto position = numbers<1>(action, "pos"))
    return (*position)[0];
  return std::nullopt;
}

int readAxis(const Action& action)
{
  const auto axis = numbers<1>(action, "axis");
  return !axis ? 0 : (*axis)[0] == 0 ? 0 : (*axis)[0] == 1 ? 1 : -1;
}

Manipulation readSetJoint(const Action& action)
{
  return SetJoint{readNode(action), readAxis(action), readJointValue(action).value_or(nan)};
}

Manipulation readDriveJoint(const Action& action)
{
  DriveJoint drive{readNode(action), readAxis(action), readJointValue(action)};
  if(const auto degrees = numbers<1>(action, "turn"))
    drive.speed = inRadians((*degrees)[0]);
  else if(const auto metres = numbers<1>(action, "slide"))
    drive.speed = (*metres)[0];
  return drive;
}

Manipulation readSwitch(const Action& action)
{
  const Action::Named* const power = action.find("power");
  const std::string_view word = power && !power->values.empty() ? power->values[0] : "";
  using Power = SwitchRobot::Power;
  return SwitchRobot{readNode(action), word == "on" ? Power::On : word == "off" ? Power::Off : Power::Unknown};
}

Manipulation readProperty(const Action& action)
{
  SetProperty change;
  change.node = readNode(action);
  if(const Action::Named* const call = action.find("call"); call && !call->values.empty())
  {
    change.method = call->values[0];
    change.values.assign(call->values.begin() + 1, call->values.end());
  }
  return change;
}

} // namespace

std::optional<Manipulation> readManipulation(const Action& action)
{
  struct Entry
  {
    std::string_view command;
    Manipulation (*read)(const Action&);
  };
  static constexpr std::array<Entry, 10> entries{{{MoveNode::command, readMove},
                                                 {PlaceNode::command, readPlace},
                                                 {HoldNode::command, readHold},
                                                 {ReleaseNode::command, readRelease},
                                                 {ApplyForce::command, readForce},
                                                 {ApplyTorque::command, readTorque},
                                                 {SetJoint::command, readSetJoint},
                                                 {DriveJoint::command, readDriveJoint},
                                                 {SetProperty::command, readProperty},
                                                 {SwitchRobot::command, readSwitch}}};
  if(action.name == SwitchRobot::command && !action.find("id") && !action.find("path"))
    return std::nullopt; // A player is meant, whom the game knows.
  for(const Entry& entry : entries)
    if(entry.command == action.name)
      return entry.read(action);
  return std::nullopt;
}

std::vector<std::string> manipulationCommands()
{
  std::vector<std::string> names;
  for(const std::string_view name :
      {std::string_view(MoveNode::command), std::string_view(PlaceNode::command), std::string_view(HoldNode::command),
       std::string_view(ReleaseNode::command), std::string_view(ApplyForce::command), std::string_view(ApplyTorque::command),
       std::string_view(SetJoint::command), std::string_view(DriveJoint::command), std::string_view(SetProperty::command),
       std::string_view(SwitchRobot::command)})
    names.emplace_back(name);
  return names;
}

} // namespace sparkwright
