#include "core/wire/SceneAgents.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

/// What the materials and meshes of a robot tell.
struct Marks
{
  int team = 0, unum = 0, type = -1;

  auto operator<=>(const Marks&) const = default;
};

/// The number at the end of a word that starts with `start`; nothing if there is none.
std::optional<int> numberAfter(std::string_view word, std::string_view start)
{
  if(!word.starts_with(start))
    return {};
  word.remove_prefix(start.size());
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

/// `naobody0` of `models/naobody0.obj`
std::string_view stemOf(std::string_view mesh)
{
  mesh.remove_prefix(std::min(mesh.find_last_of('/') + 1, mesh.size()));
  return mesh.substr(0, mesh.find_last_of('.'));
}

bool isBody(const Node& node)
{
  return node.kind == Node::Kind::Mesh && node.mesh.find("body") != std::string::npos;
}
bool isHead(const Node& node)
{
  return node.kind == Node::Kind::Mesh && node.mesh.ends_with("head.obj");
}
bool isBall(const Node& node)
{
  return node.kind == Node::Kind::Mesh && node.mesh.ends_with("soccerball.obj");
}

bool isSphere(const Node& node)
{
  return node.kind == Node::Kind::SingleMesh && node.mesh == "StdUnitSphere" && node.parent >= 0;
}

/// The mesh of the ball: its index; -1: there is none.
int findBall(const SceneStructure& structure, float radius)
{
  const auto& nodes = structure.nodes;
  const auto indexOf = [&](auto found) { return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin()); };
  if(const int ball = indexOf(std::ranges::find_if(nodes, [](const Node& node) { return isBall(node) && node.parent >= 0; })); ball >= 0)
    return ball;
  const auto inItsMaterial = [](const Node& node) { return isSphere(node) && std::ranges::count(node.materials, "matBall") > 0; };
  if(const int ball = indexOf(std::ranges::find_if(nodes, inItsMaterial)); ball >= 0)
    return ball;
  const auto ofItsSize = [&](const Node& node)
  {
    if(!isSphere(node) || std::abs(node.scale.x() - radius) > 0.01f * radius)
      return false;
    const Node& above = nodes[static_cast<std::size_t>(node.parent)];
    return above.parent < 0 && above.end - (&above - nodes.data()) == 2; // Nothing else is in it.
  };
  return radius > 0 ? indexOf(std::ranges::find_if(nodes, ofItsSize)) : -1;
}

/// The robot whose subtree this is, if it is one.
std::optional<Marks> marksOf(const SceneStructure& structure, int root)
{
  const auto& nodes = structure.nodes;
  Marks marks;
  bool found = false;
  for(int i = root; i < nodes[static_cast<std::size_t>(root)].end; ++i)
  {
    const Node& node = nodes[static_cast<std::size_t>(i)];
    if(node.kind != Node::Kind::Mesh)
      continue;
    int team = 0, unum = -1;
    for(const std::string& material : node.materials)
      if(material == "matLeft" || material == "matRight")
        team = material == "matLeft" ? 1 : 2;
      else if(material == "matNum")
        unum = 0;
      else if(const auto number = numberAfter(material, "matNum"))
        unum = *number;
    if(unum >= 0 && !found)
    {
      found = true;
      marks.team = unum > 0 ? team : 0;
      marks.unum = team > 0 ? unum : 0;
    }
    if(marks.type < 0 && isBody(node))
      marks.type = numberAfter(stemOf(node.mesh), "naobody").value_or(-1);
  }
  return found ? std::optional(marks) : std::nullopt;
}

/// The transform of a body: the highest one between a mesh and the robot's root.
int bodyAbove(const SceneStructure& structure, int node, int root)
{
  int body = -1;
  for(int above = structure.nodes[static_cast<std::size_t>(node)].parent; above > root;
      above = structure.nodes[static_cast<std::size_t>(above)].parent)
    if(structure.nodes[static_cast<std::size_t>(above)].kind == Node::Kind::Transform)
      body = above;
  return body;
}

void nameParts(SceneStructure& structure, int root)
{
  bool body = false, head = false;
  for(int i = root + 1; i < structure.nodes[static_cast<std::size_t>(root)].end;
      i = structure.nodes[static_cast<std::size_t>(i)].end)
    structure.nodes[static_cast<std::size_t>(i)].body =
        structure.nodes[static_cast<std::size_t>(i)].kind == Node::Kind::Transform;
  for(int i = root; i < structure.nodes[static_cast<std::size_t>(root)].end; ++i)
  {
    const Node& node = structure.nodes[static_cast<std::size_t>(i)];
    const bool trunk = !body && isBody(node);
    if(!trunk && (head || !isHead(node)))
      continue;
    if(const int above = bodyAbove(structure, i, root); above >= 0)
      structure.nodes[static_cast<std::size_t>(above)].name = trunk ? "body" : "head";
    (trunk ? body : head) = true;
  }
}

/// Ids below a top-level node follow its own.
constexpr std::uint64_t idsPerRoot = 1u << 24;
constexpr std::uint64_t idsOfRobots = std::uint64_t(1) << 62; // Above those of all others, which are counted.
constexpr int numbersPerTeam = 1 << 10;

std::uint64_t idOf(const Marks& robot)
{
  return idsOfRobots + static_cast<std::uint64_t>(robot.team * numbersPerTeam + robot.unum) * idsPerRoot;
}

/// A tagged robot or ball stands below the tag.
void nameTagged(SceneStructure& structure, const SceneTag& tag)
{
  const auto first = static_cast<std::size_t>(tag.node);
  const auto end = static_cast<std::size_t>(structure.nodes[first].end);
  if(first + 1 >= end)
    return;
  structure.nodes[first + 1].name = tag.ball ? "Ball" : "body";
  structure.nodes[first + 1].body = structure.nodes[first + 1].kind == Node::Kind::Transform;
  if(tag.ball || tag.unum >= numbersPerTeam)
    return;
  constexpr int teams = 1 << 12;
  const Marks robot{3 + static_cast<int>(std::hash<std::string>()(tag.team) % teams), tag.unum, -1};
  for(std::size_t i = first; i < end; ++i)
    structure.nodes[i].id = idOf(robot) + (i - first);
}

} // namespace

void nameNodes(SceneStructure& structure, std::span<const SceneTag> tags, float ballRadius)
{
  std::uint64_t next = idsPerRoot;
  std::set<std::uint64_t> taken;
  auto& nodes = structure.nodes;
  for(int root = 0; root < static_cast<int>(nodes.size()); root = nodes[static_cast<std::size_t>(root)].end)
  {
    const auto marks = marksOf(structure, root);
    std::uint64_t id = marks && marks->unum > 0 && marks->unum < numbersPerTeam ? idOf(*marks) : 0;
    if(id == 0 || !taken.insert(id).second)
      id = next;
    next += idsPerRoot;
    for(int i = root; i < nodes[static_cast<std::size_t>(root)].end; ++i)
      nodes[static_cast<std::size_t>(i)].id = id + static_cast<std::uint64_t>(i - root);
    if(marks)
      nameParts(structure, root);
  }
  for(const SceneTag& tag : tags)
    nameTagged(structure, tag);
  if(const int ball = findBall(structure, ballRadius); ball >= 0)
  {
    Node& above = nodes[static_cast<std::size_t>(nodes[static_cast<std::size_t>(ball)].parent)];
    above.name = "Ball";
    above.body = above.kind == Node::Kind::Transform;
  }
}

std::vector<AgentInfo> findAgents(const SceneStructure& structure, std::span<const SceneTag> tags,
                                  const std::array<std::string, 2>& teams)
{
  std::vector<AgentInfo> agents;
  const auto& nodes = structure.nodes;
  constexpr std::size_t most = 256; // Menus and panels list them all.
  const auto add = [&](int root, const Marks& marks)
  {
    if(agents.size() >= most)
      return;
    AgentInfo& agent = agents.emplace_back();
    agent.id = static_cast<int>(agents.size());
    agent.team = marks.team;
    agent.unum = marks.unum;
    agent.robotType = marks.type;
    agent.hasBody = true;
    agent.rootId = nodes[static_cast<std::size_t>(root)].id;
  };
  for(const SceneTag& tag : tags)
    if(!tag.ball)
      add(tag.node, {tag.team == teams[0] ? 1 : tag.team == teams[1] ? 2 : 0, tag.unum});
  if(!agents.empty())
    return agents;
  for(int root = 0; root < static_cast<int>(nodes.size()); root = nodes[static_cast<std::size_t>(root)].end)
    if(const auto marks = marksOf(structure, root))
      add(root, *marks);
  return agents;
}

} // namespace sparkwright
