#include "app/f2k/Parameters.h"

#include "app/f2k/Error.h"
#include "core/game/f2000/file/RobotFile.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

namespace f2k
{

using sparkwright::Diagnostic;
using sparkwright::f2000::RobotTeam;

namespace
{

bool isUnknownWord(const Diagnostic& problem)
{
  return problem.said.key() && std::string_view(problem.said.key()->name) == "f2000.unknown";
}

} // namespace

Parameters::Parameters(const std::string& file)
{
  std::ifstream in(file, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(in)), {});
  if(!in.is_open() || in.bad() || text.empty())
    throw Error(Error::local, file + ": cannot be read");
  *this = fromText(std::move(text), file);
}

Parameters Parameters::fromText(std::string text, const std::string& name)
{
  sparkwright::f2000::RobotFile file = sparkwright::f2000::parseRobot(text, name);
  for(const Diagnostic& each : file.problems)
    // A word that nobody knows is left out by a simulator, whose log says so; a program would not learn of it.
    if(each.severity == Diagnostic::Severity::Error || isUnknownWord(each))
      throw Error(Error::local, each.text());
  Parameters parameters;
  parameters.text_ = std::move(text);
  parameters.name_ = file.robot.name;
  parameters.team_ = file.robot.team == RobotTeam::Blue ? "blue" : file.robot.team == RobotTeam::Yellow ? "yellow" : "none";
  parameters.number_ = file.robot.number;
  parameters.mass_ = file.robot.mass;
  parameters.motion_ = std::move(file.robot.drive);
  parameters.sensors_ = std::move(file.robot.sensors);
  parameters.cycle_ = file.robot.clientCycle;
  for(const auto& manipulator : file.robot.manipulators)
    parameters.manipulators_.push_back(manipulator.name);
  return parameters;
}

Pose Parameters::sensorPose(const std::string& device) const
{
  const auto found = std::find_if(sensors_.begin(), sensors_.end(),
                                  [&device](const SensorConfig& sensor) { return sensor.device == device; });
  if(found == sensors_.end())
    throw Error(Error::local, "the robot has no sensor " + device);
  return found->pose;
}

} // namespace f2k
