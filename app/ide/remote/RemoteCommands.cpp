#include "app/ide/remote/RemoteCommands.h"

#include "core/robot/language/ActionReader.h"
#include "core/wire/NumberText.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

/// The ball, or a robot.
struct Target
{
  const AgentInfo* agent = nullptr; ///< Null: the ball.
  Mat4f pose = Mat4f::Identity();
};

std::optional<Target> targetOf(const NodeReference& reference, const Frame* frame)
{
  if(!frame || reference.id == 0 || !reference.path.empty())
    return {};
  const auto& nodes = frame->structure->nodes;
  const auto found = std::ranges::find(nodes, reference.id, &Node::id);
  if(found == nodes.end())
    return {};
  const auto index = static_cast<int>(found - nodes.begin());
  Target target;
  for(const AgentInfo& agent : frame->agents)
  {
    const auto root = std::ranges::find(nodes, agent.rootId, &Node::id);
    if(root != nodes.end() && root - nodes.begin() <= index && index < root->end)
      target.agent = &agent;
  }
  if(target.agent ? target.agent->team == 0 || target.agent->unum == 0 : found->name != "Ball")
    return {};
  if(found->kind == Node::Kind::Transform)
  {
    std::vector<Mat4f> world;
    frame->worldTransforms(world);
    target.pose = world[static_cast<std::size_t>(found->slot)];
  }
  return target;
}

void appendVector(std::string& out, std::string_view name, const Vec3f& vector)
{
  out += '(';
  out += name;
  for(int i = 0; i < 3; ++i)
  {
    out += ' ';
    appendNumber(out, vector[i]);
  }
  out += ')';
}

std::string agentCommand(const AgentInfo& agent, const std::string& what, std::string_view name = "agent")
{
  std::string text = "(";
  text.append(name).append(" (unum ").append(std::to_string(agent.unum));
  text.append(agent.team == 1 ? ")(team Left)" : ")(team Right)");
  return text.append(what).append(")");
}

/// Degrees about z.
float yawOf(const Mat3f& rotation)
{
  return std::atan2(rotation(1, 0), rotation(0, 0)) * 180 / static_cast<float>(M_PI);
}

std::string place(const Target& target, const Vec3f& position, std::optional<float> yaw,
                  const std::optional<Velocity>& velocity)
{
  std::string what;
  if(!target.agent)
  {
    appendVector(what, "pos", position);
    if(velocity)
      appendVector(what, "vel", velocity->linear);
    return "(ball " + what + ")";
  }
  if(!yaw)
  {
    appendVector(what, "pos", position);
    return agentCommand(*target.agent, what);
  }
  appendVector(what, "move", position);
  what.pop_back();
  what += ' ';
  appendNumber(what, *yaw);
  return agentCommand(*target.agent, what + ")");
}

struct Speaker
{
  const Frame* frame;

  std::string operator()(const MoveNode& move) const { return said(move.node, move.position, move.rotation, move.velocity); }
  std::string operator()(const HoldNode& hold) const { return said(hold.node, hold.position, hold.rotation, Velocity()); }
  std::string operator()(const PlaceNode& spot) const
  {
    const auto target = targetOf(spot.node, frame);
    if(!target)
      return {};
    const Vec3f position(spot.position.x(), spot.position.y(),
                         spot.height.value_or(0) + standingHeight(target->agent));
    const float yaw = yawOf(target->pose.topLeftCorner<3, 3>()) + spot.turn * 180 / static_cast<float>(M_PI);
    return place(*target, position, yaw, Velocity());
  }
  std::string operator()(const ReleaseNode& release) const
  {
    const auto target = targetOf(release.node, frame);
    if(!target || target->agent || !release.velocity)
      return {};
    std::string what;
    appendVector(what, "vel", release.velocity->linear);
    return "(ball " + what + ")";
  }
  std::string operator()(const SwitchRobot& request) const
  {
    const auto target = targetOf(request.node, frame);
    if(!target || !target->agent || request.power == SwitchRobot::Power::Unknown)
      return {};
    const std::string what = request.power == SwitchRobot::Power::On ? "(power on)" : "(power off)";
    return agentCommand(*target->agent, what, "switch");
  }
  template<class Other>
  std::string operator()(const Other&) const
  {
    return {};
  }

  std::string said(const NodeReference& node, const std::optional<Vec3f>& position,
                   const std::optional<Mat3f>& rotation, const std::optional<Velocity>& velocity) const
  {
    const auto target = targetOf(node, frame);
    if(!target || (!position && !rotation && (target->agent || !velocity)))
      return {};
    const bool turned = rotation && !rotation->isApprox(target->pose.topLeftCorner<3, 3>(), 1e-3f);
    return place(*target, position.value_or(translation(target->pose)),
                 turned ? std::optional(yawOf(*rotation)) : std::nullopt, velocity);
  }
};

/// The command as it was.
void append(std::string& out, const Action& action)
{
  out += '(';
  out += action.name;
  for(const std::string_view value : action.values)
    out.append(" ").append(value);
  for(const Action::Named& named : action.named)
  {
    out.append(" (").append(named.name);
    for(const std::string_view value : named.values)
      out.append(" ").append(value);
    out += ')';
  }
  out += ')';
}

} // namespace

float standingHeight(const AgentInfo* agent)
{
  constexpr std::array heights{0.39f, 0.43f, 0.39f, 0.45f, 0.39f};
  if(!agent)
    return 0.042f;
  const auto type = static_cast<std::size_t>(std::max(agent->robotType, 0));
  return heights[std::min(type, heights.size() - 1)];
}

std::string remoteCommand(const Manipulation& manipulation, const Frame* frame)
{
  return std::visit(Speaker{frame}, manipulation);
}

std::string remoteCommands(std::string_view text, const Frame* frame, bool& left)
{
  left = false;
  std::string out;
  ActionReader reader;
  reader.start(text);
  while(reader.next())
  {
    const Action& action = reader.action();
    const auto manipulation = readManipulation(action);
    if(!manipulation)
    {
      append(out, action);
      continue;
    }
    const std::string said = remoteCommand(*manipulation, frame);
    left = left || (said.empty() && !std::holds_alternative<ReleaseNode>(*manipulation));
    out += said;
  }
  return out;
}

} // namespace sparkwright
