#include "viewer/pictures/Segments.h"

#include "core/robot/perceptors/ImageSettings.h"

#include <string_view>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;
using Value = std::array<std::uint8_t, 2>;

/// Numbers from 1 on; after 255 comes 1 again.
std::uint8_t around(int number)
{
  return static_cast<std::uint8_t>((number - 1) % 255 + 1);
}

Value valueOfRobot(const AgentInfo& agent)
{
  if(agent.team != 1 && agent.team != 2)
    return {ImageSettings::Robot, around(agent.id)};
  return {static_cast<std::uint8_t>(agent.team == 1 ? ImageSettings::LeftRobot : ImageSettings::RightRobot),
          static_cast<std::uint8_t>(agent.unum > 0 ? around(agent.unum) : 0)};
}

/// By the model that a mesh is, if it is one of a game.
std::uint8_t segmentOfMesh(std::string_view mesh)
{
  const auto has = [mesh](std::string_view part) { return mesh.find(part) != mesh.npos; };
  if(has("skybox"))
    return ImageSettings::Nothing;
  if(has("soccerball"))
    return ImageSettings::Ball;
  if(has("leftsoccergoal") || has("leftgoal."))
    return ImageSettings::LeftGoal;
  if(has("rightsoccergoal") || has("rightgoal."))
    return ImageSettings::RightGoal;
  return has("soccerfield") ? ImageSettings::Field : ImageSettings::Other;
}

std::uint8_t segmentOfName(std::string_view name)
{
  if(name == "Ball")
    return ImageSettings::Ball;
  if(name == "leftgoal")
    return ImageSettings::LeftGoal;
  return name == "rightgoal" ? ImageSettings::RightGoal : ImageSettings::Other;
}

} // namespace

void findSegments(const Frame& frame, std::vector<Value>& segments)
{
  segments.clear();
  if(!frame.structure)
    return;
  const std::vector<Node>& nodes = frame.structure->nodes;
  segments.resize(nodes.size());
  int top = 0;
  for(std::size_t i = 0; i < nodes.size(); ++i)
  {
    const Node& node = nodes[i];
    Value value{segmentOfName(node.name), 0};
    if(node.parent >= 0)
      value = segments[static_cast<std::size_t>(node.parent)];
    else if(++top; value[0] == ImageSettings::Other)
      value[1] = around(top);
    if(value[0] == ImageSettings::Other && node.parent >= 0)
      if(const std::uint8_t named = segmentOfName(node.name); named != ImageSettings::Other)
        value = {named, 0};
    if(value[0] == ImageSettings::Other && node.kind == Node::Kind::Mesh)
      if(const std::uint8_t named = segmentOfMesh(node.mesh); named != ImageSettings::Other)
        value = {named, 0};
    if(node.parent < 0 && node.id != 0)
      for(const AgentInfo& agent : frame.agents)
        if(agent.rootId == node.id)
          value = valueOfRobot(agent);
    segments[i] = value;
  }
}

} // namespace sparkwright
