#include "app/ide/design/RobotChoice.h"

#include <algorithm>
#include <map>

namespace sparkwright
{

namespace
{

int groupOf(const PhysicsStructure& structure, const PhysicsStructure::Joint& joint)
{
  const int body = joint.first >= 0 ? joint.first : joint.second;
  return body < 0 ? -1 : structure.bodies[static_cast<std::size_t>(body)].group;
}

} // namespace

int robotOf(const Frame& frame, int node)
{
  if(!frame.physics.structure || !frame.structure)
    return -1;
  const PhysicsStructure& structure = *frame.physics.structure;
  const std::vector<SceneStructure::Node>& nodes = frame.structure->nodes;
  for(int above = node; above >= 0 && above < static_cast<int>(nodes.size());
      above = nodes[static_cast<std::size_t>(above)].parent)
    for(const PhysicsStructure::Body& body : structure.bodies)
      if(body.node >= above && body.node < nodes[static_cast<std::size_t>(above)].end)
        return body.group;
  std::map<int, int> joints;
  for(const PhysicsStructure::Joint& joint : structure.joints)
    if(joint.axisCount > 0)
      ++joints[groupOf(structure, joint)];
  const auto most = std::ranges::max_element(joints, {}, [](const auto& entry) { return entry.second; });
  return most == joints.end() ? -1 : most->first;
}

std::vector<int> jointsOf(const PhysicsStructure& structure, int group)
{
  std::vector<int> all;
  for(std::size_t i = 0; i < structure.joints.size(); ++i)
    if(structure.joints[i].axisCount > 0 && groupOf(structure, structure.joints[i]) == group)
      all.push_back(static_cast<int>(i));
  return all;
}

/// The chain of the names of the nodes above a joint, the nearest first.
static std::vector<std::string> namesAbove(const SceneStructure& structure, int node)
{
  std::vector<std::string> names;
  for(; node >= 0; node = structure.nodes[static_cast<std::size_t>(node)].parent)
    if(const std::string& name = structure.nodes[static_cast<std::size_t>(node)].name; !name.empty())
      names.push_back(name);
  return names;
}

std::vector<std::string> namesOfJoints(const Frame& frame, const std::vector<int>& joints)
{
  std::map<std::string, int> uses;
  for(const int joint : joints)
    ++uses[frame.physics.structure->joints[static_cast<std::size_t>(joint)].name];
  std::map<std::string, std::map<std::string, int>> above; // How many joints of a name stand below a node's name.
  for(const int index : joints)
  {
    const PhysicsStructure::Joint& joint = frame.physics.structure->joints[static_cast<std::size_t>(index)];
    for(const std::string& name : namesAbove(*frame.structure, joint.node))
      ++above[joint.name][name];
  }
  std::vector<std::string> names;
  for(const int index : joints)
  {
    const PhysicsStructure::Joint& joint = frame.physics.structure->joints[static_cast<std::size_t>(index)];
    names.push_back(joint.name);
    if(uses[joint.name] < 2)
      continue;
    const std::vector<std::string> places = namesAbove(*frame.structure, joint.node);
    const auto own = std::ranges::find_if(
        places, [&](const std::string& place) { return place != joint.name && above[joint.name][place] == 1; });
    if(own != places.end())
      names.back() = *own + " " + joint.name;
  }
  return names;
}

std::string commonPath(const Frame& frame, int group)
{
  std::string common;
  bool first = true;
  for(const PhysicsStructure::Body& body : frame.physics.structure->bodies)
  {
    if(body.group != group || body.node < 0)
      continue;
    const std::string& path = frame.structure->nodes[static_cast<std::size_t>(body.node)].path;
    if(first)
      common = path;
    first = false;
    const auto end = std::ranges::mismatch(common, path).in1 - common.begin();
    if(static_cast<std::size_t>(end) < common.size() || (path.size() > common.size() && path[common.size()] != '/'))
      common.resize(std::max<std::size_t>(common.rfind('/', static_cast<std::size_t>(end)), 1));
  }
  return common;
}

std::string bodyPath(const Frame& frame, int group)
{
  if(frame.physics.structure && frame.structure)
    for(const PhysicsStructure::Body& body : frame.physics.structure->bodies)
      if(body.group == group && body.node >= 0)
        return frame.structure->nodes[static_cast<std::size_t>(body.node)].path;
  return {};
}

} // namespace sparkwright
