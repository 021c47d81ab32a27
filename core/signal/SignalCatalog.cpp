#include "core/signal/SignalCatalog.h"

#include "core/signal/SignalTexts.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

using SceneNode = SceneStructure::Node;
using Source = SignalSource::Kind;

struct QuantityInfo
{
  std::string_view unit;
  TextKey name;
};

constexpr std::array<QuantityInfo, 13> quantities{{
    {"s", KeyIn<signalTextTable>("quantity.time").key},
    {"m", KeyIn<signalTextTable>("quantity.length").key},
    {"deg", KeyIn<signalTextTable>("quantity.angle").key},
    {"m/s", KeyIn<signalTextTable>("quantity.speed").key},
    {"deg/s", KeyIn<signalTextTable>("quantity.rate").key},
    {"degC", KeyIn<signalTextTable>("quantity.temperature").key},
    {"A", KeyIn<signalTextTable>("quantity.current").key},
    {"Nm", KeyIn<signalTextTable>("quantity.torque").key},
    {"m/s2", KeyIn<signalTextTable>("quantity.acceleration").key},
    {"N", KeyIn<signalTextTable>("quantity.force").key},
    {"ms", KeyIn<signalTextTable>("quantity.duration").key},
    {"", KeyIn<signalTextTable>("quantity.share").key},
    {"", KeyIn<signalTextTable>("quantity.number").key},
}};
static_assert(quantities.size() == static_cast<std::size_t>(Quantity::Number) + 1);

const QuantityInfo& infoOf(Quantity quantity)
{
  return quantities[static_cast<std::size_t>(quantity)];
}

/// What a channel of a sensor measures.
Quantity quantityOf(const SensorChannel& channel)
{
  const auto found = std::ranges::find(quantities, channel.unit, &QuantityInfo::unit);
  return channel.unit.empty() || found == quantities.end() ? Quantity::Number
                                                           : static_cast<Quantity>(found - quantities.begin());
}

bool isBall(const SceneNode& node)
{
  return node.kind == SceneNode::Kind::Transform && (node.name == "Ball" || node.name == "ball");
}

bool isBody(const SceneNode& node)
{
  return node.kind == SceneNode::Kind::Transform && node.body && node.slot >= 0;
}

/// A name as a part of a path.
std::string partOf(std::string name, std::string_view otherwise)
{
  if(name.empty())
    name = otherwise;
  std::ranges::replace(name, '/', '.');
  return name;
}

/// Bodies often are called `body` below a node that is named after the part of the robot.
std::string nameOf(const std::vector<SceneNode>& nodes, int index, int top)
{
  const auto at = [&](int i) -> const SceneNode& { return nodes[static_cast<std::size_t>(i)]; };
  for(int i = index; i > top; i = at(i).parent)
    if(!at(i).name.empty())
      return at(i).name;
  return {};
}

/// The first node of an id, or -1.
int nodeOf(const SceneStructure& structure, std::uint64_t id)
{
  if(id == 0)
    return -1;
  const auto found = std::ranges::find(structure.nodes, id, &SceneNode::id);
  return found == structure.nodes.end() ? -1 : static_cast<int>(found - structure.nodes.begin());
}

std::string_view nextPart(std::string_view& path)
{
  const std::size_t end = std::min(path.find('/'), path.size());
  const std::string_view part = path.substr(0, end);
  path.remove_prefix(std::min(end + 1, path.size()));
  return part;
}

/// Whether a part matches, with `*` for any letters.
bool matchesPart(std::string_view pattern, std::string_view part)
{
  std::size_t p = 0, t = 0, star = std::string_view::npos, mark = 0;
  while(t < part.size())
    if(p < pattern.size() && pattern[p] == '*')
    {
      star = p++;
      mark = t;
    }
    else if(p < pattern.size() && pattern[p] == part[t])
    {
      ++p;
      ++t;
    }
    else if(star != std::string_view::npos)
    {
      p = star + 1;
      t = ++mark;
    }
    else
      return false;
  while(p < pattern.size() && pattern[p] == '*')
    ++p;
  return p == pattern.size();
}

bool matchesPath(std::string_view pattern, std::string_view path)
{
  if(pattern.empty())
    return true; // What is below a group.
  if(path.empty())
    return pattern == "**";
  std::string_view rest = pattern;
  const std::string_view first = nextPart(rest);
  if(first == "**")
  {
    for(std::string_view below = path;; nextPart(below))
    {
      if(matchesPath(rest, below))
        return true;
      if(below.empty())
        return false;
    }
  }
  std::string_view below = path;
  return matchesPart(first, nextPart(below)) && matchesPath(rest, below);
}

} // namespace

std::string_view unitOf(Quantity quantity) { return infoOf(quantity).unit; }

LocalText nameOf(Quantity quantity) { return LocalText(infoOf(quantity).name, {}); }

LocalText signalWord(std::string_view part)
{
  constexpr std::string_view start = "signal.";
  for(const TextKey& key : signalTextTable)
    if(const std::string_view name = key.name; name.starts_with(start) && name.substr(start.size()) == part)
      return LocalText(key, {});
  return LocalText(std::string(part));
}

/// While it lives, signals are added to a group, which is there if there are any.
class SignalCatalog::Group
{
public:
  Group(SignalCatalog& catalog, std::string_view part, bool named = false) : catalog_(catalog)
  {
    const std::string name = named ? catalog.unused(std::string(part)) : std::string(part);
    const int parent = catalog_.open_.empty() ? -1 : catalog_.open_.back();
    index_ = static_cast<int>(catalog_.nodes_.size());
    catalog_.nodes_.push_back({name, named ? LocalText(name) : signalWord(part), parent, index_ + 1, -1});
    catalog_.open_.push_back(index_);
  }
  ~Group()
  {
    catalog_.open_.pop_back();
    const int end = static_cast<int>(catalog_.nodes_.size());
    if(end == index_ + 1)
      catalog_.nodes_.pop_back();
    else
      catalog_.nodes_[static_cast<std::size_t>(index_)].end = end;
  }
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;

private:
  SignalCatalog& catalog_;
  int index_;
};

SignalCatalog::Robot SignalCatalog::robotOf(const AgentInfo& agent)
{
  return {agent.rootId, agent.team, agent.unum, agent.id, agent.motors.count, agent.motors.charge.has_value()};
}

SignalCatalog::SignalCatalog(const Frame& frame, const JointGeometryPtr& joints, bool live)
    : structure_(frame.structure), physics_(frame.physics.structure), joints_(joints), game_(frame.game.present)
{
  if(!joints_)
    joints_ = jointGeometry(frame);
  for(const AgentInfo& agent : frame.agents)
    robots_.push_back(robotOf(agent));
  addRun(live);
  if(game_)
    addGame(frame.game);
  if(structure_)
  {
    addBall(frame);
    addRobots(frame);
    addBodies(frame, 0, static_cast<int>(structure_->nodes.size()), "bodies", -1);
    addJoints(frame, 0);
    addMotors(frame, 0);
    addSensors(frame, 0);
  }
  joints_ = joints; // As given, for fits().
  for(std::size_t i = 0; i < signals_.size(); ++i)
    byPath_.emplace(signals_[i].path, static_cast<int>(i));
  listed_.clear();
}

/// A name that the open group has not yet: a second `box` becomes `box-2`.
std::string SignalCatalog::unused(std::string name)
{
  const int parent = open_.empty() ? -1 : open_.back();
  const auto isTaken = [&](const std::string& wanted)
  {
    return std::ranges::any_of(nodes_.begin() + (parent + 1), nodes_.end(), [&](const Node& node)
                               { return node.parent == parent && node.part == wanted; });
  };
  std::string wanted = name;
  for(int i = 2; isTaken(wanted); ++i)
    wanted = name + '-' + std::to_string(i);
  return wanted;
}

void SignalCatalog::add(std::string_view part, Quantity quantity, const SignalSource& source)
{
  std::string path;
  for(const int group : open_)
    path += nodes_[static_cast<std::size_t>(group)].part + '/';
  path += part;
  nodes_.push_back({std::string(part), signalWord(part), open_.back(), static_cast<int>(nodes_.size()) + 1,
                    static_cast<int>(signals_.size())});
  signals_.push_back({std::move(path), quantity, source});
}

void SignalCatalog::addRun(bool live)
{
  const Group group(*this, "run");
  add("time", Quantity::Time, {Source::Time});
  add("cycle", Quantity::Number, {Source::Cycle});
  if(live)
  {
    add("cycleTime", Quantity::Time, {Source::CycleTime});
    const Group load(*this, "load");
    constexpr std::array<std::string_view, 8> parts{"scripts", "collisions", "solver", "referee",
                                                    "senses",  "thinking",   "frames", "waiting"};
    for(std::size_t i = 0; i < parts.size(); ++i)
      add(parts[i], Quantity::Duration, {Source::Load, static_cast<int>(i)});
  }
  if(!physics_)
    return;
  const Group physics(*this, "physics");
  add("contacts", Quantity::Number, {Source::Contacts});
  add("awake", Quantity::Number, {Source::Awake});
}

void SignalCatalog::addGame(const GameState& game)
{
  const Group group(*this, "game");
  add("clock", Quantity::Time, {Source::Clock});
  add("period", Quantity::Number, {Source::Period});
  if(game.league)
    add("mode", Quantity::Number, {Source::Mode});
  const Group score(*this, "score");
  add("left", Quantity::Number, {Source::ScoreLeft});
  add("right", Quantity::Number, {Source::ScoreRight});
}

void SignalCatalog::addPose(int slot, bool turn)
{
  add("x", Quantity::Length, {Source::X, slot});
  add("y", Quantity::Length, {Source::Y, slot});
  add("z", Quantity::Length, {Source::Z, slot});
  if(turn)
  {
    add("roll", Quantity::Angle, {Source::Roll, slot});
    add("pitch", Quantity::Angle, {Source::Pitch, slot});
    add("yaw", Quantity::Angle, {Source::Yaw, slot});
  }
  add("vx", Quantity::Speed, {Source::VelocityX, slot});
  add("vy", Quantity::Speed, {Source::VelocityY, slot});
  add("vz", Quantity::Speed, {Source::VelocityZ, slot});
  add("speed", Quantity::Speed, {Source::Speed, slot});
}

void SignalCatalog::addBall(const Frame& frame)
{
  const auto& nodes = frame.structure->nodes;
  const auto ball = std::ranges::find_if(nodes, isBall);
  if(ball == nodes.end() || ball->slot < 0)
    return;
  for(auto node = ball; node != nodes.begin() + ball->end; ++node)
    listed_.insert(static_cast<int>(node - nodes.begin()));
  const Group group(*this, "ball");
  addPose(ball->slot, true);
}

void SignalCatalog::addRobots(const Frame& frame)
{
  // In order of teams and numbers, so that lists stay as they are when another agent connects.
  std::vector<int> order(frame.agents.size());
  for(std::size_t i = 0; i < order.size(); ++i)
    order[i] = static_cast<int>(i);
  const auto keyOf = [&](int i)
  {
    const AgentInfo& agent = frame.agents[static_cast<std::size_t>(i)];
    return std::array{agent.team == 0 || agent.unum == 0 ? 3 : agent.team, agent.unum, agent.id};
  };
  std::ranges::stable_sort(order, {}, keyOf);
  const Group group(*this, "robots");
  for(const int team : {1, 2, 3})
  {
    const Group side(*this, team == 1 ? "left" : team == 2 ? "right" : "agent");
    for(const int agent : order)
      if(keyOf(agent)[0] == team)
        addRobot(frame, agent);
  }
}

void SignalCatalog::addRobot(const Frame& frame, int agent)
{
  const AgentInfo& info = frame.agents[static_cast<std::size_t>(agent)];
  const SceneStructure& structure = *frame.structure;
  const int root = nodeOf(structure, info.rootId);
  if(root < 0)
    return;
  const Group group(*this, std::to_string(info.team != 0 && info.unum != 0 ? info.unum : info.id), true);
  const int end = structure.nodes[static_cast<std::size_t>(root)].end;
  int trunk = -1;
  for(int i = root; i < end; ++i)
  {
    const SceneNode& node = structure.nodes[static_cast<std::size_t>(i)];
    if(isBody(node) && (trunk < 0 || (node.name == "body" && structure.nodes[static_cast<std::size_t>(trunk)].name != "body")))
      trunk = i;
  }
  if(trunk >= 0)
    addPose(structure.nodes[static_cast<std::size_t>(trunk)].slot, true);
  if(info.motors.count > 0)
    add("hottest", Quantity::Temperature, {Source::Hottest, agent});
  if(info.motors.charge)
    add("battery", Quantity::Share, {Source::Battery, agent});
  addJoints(frame, info.rootId);
  addMotors(frame, info.rootId);
  addSensors(frame, info.rootId);
  addBodies(frame, root, end, "bodies", trunk);
  listed_.insert(trunk);
}

void SignalCatalog::addBodies(const Frame& frame, int from, int to, std::string_view group, int except)
{
  const auto& nodes = frame.structure->nodes;
  const Group all(*this, group);
  for(int i = from; i < to; ++i)
  {
    const SceneNode& node = nodes[static_cast<std::size_t>(i)];
    if(!isBody(node) || i == except || !listed_.insert(i).second)
      continue;
    const int top = from > 0 || to < static_cast<int>(nodes.size()) ? from : -1;
    const Group body(*this, partOf(nameOf(nodes, i, top), "body"), true);
    addPose(node.slot, true);
  }
}

void SignalCatalog::addJoints(const Frame& frame, std::uint64_t robot)
{
  if(!joints_ || !joints_->isSound(frame.local.size()))
    return;
  const Group all(*this, "joints");
  for(std::size_t i = 0; i < joints_->joints.size(); ++i)
  {
    const JointGeometry::Joint& joint = joints_->joints[i];
    const bool known = std::ranges::any_of(robots_, [&](const Robot& r) { return r.root == joint.agent; });
    if(robot == 0 ? known && joint.agent != 0 : joint.agent != robot)
      continue;
    const Group one(*this, partOf(joint.name, "joint"), true);
    const bool slides = joint.kind == JointGeometry::Joint::Kind::Sliding;
    const auto index = static_cast<int>(i);
    add(slides ? "way" : "angle", slides ? Quantity::Length : Quantity::Angle, {Source::JointAngle, index, 0});
    add("rate", slides ? Quantity::Speed : Quantity::AngularRate, {Source::JointRate, index, 0});
    if(joint.axisCount > 1)
    {
      add("angle2", Quantity::Angle, {Source::JointAngle, index, 1});
      add("rate2", Quantity::AngularRate, {Source::JointRate, index, 1});
    }
  }
}

void SignalCatalog::addMotors(const Frame& frame, std::uint64_t robot)
{
  const PhysicsStructure* const physics = frame.physics.structure.get();
  if(!physics)
    return;
  const Group all(*this, "motors");
  for(std::size_t i = 0; i < physics->motors.size(); ++i)
  {
    const PhysicsStructure::Motor& motor = physics->motors[i];
    const bool known = std::ranges::any_of(robots_, [&](const Robot& r) { return r.root == motor.agent; });
    if(robot == 0 ? known && motor.agent != 0 : motor.agent != robot)
      continue;
    const Group one(*this, partOf(motor.name, "motor"), true);
    const auto index = static_cast<int>(i);
    add("temperature", Quantity::Temperature, {Source::Temperature, index});
    add("current", Quantity::Current, {Source::MotorCurrent, index});
    add("torque", Quantity::Torque, {Source::Torque, index});
  }
}

/// By kind, so that a pattern can name all of a kind.
void SignalCatalog::addSensors(const Frame& frame, std::uint64_t robot)
{
  const PhysicsStructure* const physics = frame.physics.structure.get();
  if(!physics)
    return;
  const auto belongs = [&](const PhysicsStructure::Meter& meter)
  {
    const bool known = std::ranges::any_of(robots_, [&](const Robot& r) { return r.root == meter.agent; });
    return robot == 0 ? !known || meter.agent == 0 : meter.agent == robot;
  };
  std::vector<std::string_view> kinds;
  for(const PhysicsStructure::Meter& meter : physics->meters)
    if(belongs(meter) && std::ranges::find(kinds, meter.kind) == kinds.end())
      kinds.push_back(meter.kind);
  const Group all(*this, "sensors");
  for(const std::string_view kind : kinds)
  {
    const Group same(*this, kind);
    for(const PhysicsStructure::Meter& meter : physics->meters)
    {
      if(meter.kind != kind || !belongs(meter))
        continue;
      const Group one(*this, partOf(meter.name, "sensor"), true);
      for(std::size_t i = 0; i < meter.channels.size(); ++i)
        add(meter.channels[i].name, quantityOf(meter.channels[i]), {Source::Measured, static_cast<int>(meter.first + i)});
    }
  }
}

int SignalCatalog::find(std::string_view path) const
{
  const auto found = byPath_.find(path);
  return found == byPath_.end() ? -1 : found->second;
}

bool SignalCatalog::matches(std::string_view pattern, std::string_view path)
{
  return !pattern.empty() && matchesPath(pattern, path);
}

void SignalCatalog::match(std::string_view pattern, std::vector<std::string>& paths) const
{
  std::set<std::string_view> known(paths.begin(), paths.end());
  std::vector<std::string> more;
  for(const Signal& signal : signals_)
    if(matches(pattern, signal.path) && !known.contains(signal.path))
      more.push_back(signal.path);
  paths.insert(paths.end(), more.begin(), more.end());
}

bool SignalCatalog::fits(const Frame& frame, const JointGeometryPtr& joints) const
{
  return frame.structure == structure_ && frame.physics.structure == physics_ && joints == joints_ &&
         frame.game.present == game_ &&
         std::ranges::equal(frame.agents, robots_, [](const AgentInfo& agent, const Robot& robot)
                            { return robotOf(agent) == robot; });
}

} // namespace sparkwright
