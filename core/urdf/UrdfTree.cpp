#include "core/urdf/UrdfTree.h"

#include "core/text/InQuotes.h"
#include "core/urdf/UrdfTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright::urdf
{

namespace
{

/// Tells about a ring of links, if there is one.
bool findRing(const Model& model, const SayError& sayError)
{
  // Without roots above it, a link lies in a ring or below one: walk up until a link comes twice.
  std::vector<int> state(model.links.size(), 0); // 1: on this way, 2: leads to a root
  for(std::size_t start = 0; start < model.links.size(); ++start)
  {
    std::vector<int> way;
    int at = static_cast<int>(start);
    while(at >= 0 && state[static_cast<std::size_t>(at)] == 0)
    {
      state[static_cast<std::size_t>(at)] = 1;
      way.push_back(at);
      const int joint = model.jointAbove[static_cast<std::size_t>(at)];
      at = joint < 0 ? -1 : model.joints[static_cast<std::size_t>(joint)].parent;
    }
    if(at >= 0 && state[static_cast<std::size_t>(at)] == 1)
    {
      std::string ring;
      for(auto link = std::ranges::find(way, at); link != way.end(); ++link)
        ring += model.links[static_cast<std::size_t>(*link)].name + " ← ";
      ring += model.links[static_cast<std::size_t>(at)].name;
      sayError(model.joints[static_cast<std::size_t>(model.jointAbove[static_cast<std::size_t>(at)])].line,
               urdfText("urdf.cycle", ring), urdfText("urdf.breakRing"));
      return true;
    }
    for(const int link : way)
      state[static_cast<std::size_t>(link)] = 2;
  }
  return false;
}

} // namespace

bool findTree(Model& model, const SayError& sayError)
{
  bool good = true;
  const auto fail = [&](int line, LocalText message, LocalText hint)
  {
    good = false;
    sayError(line, std::move(message), std::move(hint));
  };
  model.jointAbove.assign(model.links.size(), -1);
  for(std::size_t i = 0; i < model.joints.size(); ++i)
  {
    const Joint& joint = model.joints[i];
    const Link& child = model.links[static_cast<std::size_t>(joint.child)];
    int& above = model.jointAbove[static_cast<std::size_t>(joint.child)];
    if(joint.parent == joint.child)
      fail(joint.line, urdfText("urdf.itself", inQuotes(joint.name), inQuotes(child.name)), urdfText("urdf.breakRing"));
    else if(above >= 0)
      fail(joint.line,
           urdfText("urdf.twoParents", inQuotes(child.name),
                    inQuotes(model.joints[static_cast<std::size_t>(above)].name), inQuotes(joint.name)),
           urdfText("urdf.oneParent"));
    else
      above = static_cast<int>(i);
  }
  if(!good || findRing(model, sayError))
    return false;
  const auto root = std::ranges::find(model.jointAbove, -1);
  const auto other = std::find(root + 1, model.jointAbove.end(), -1);
  model.root = static_cast<int>(root - model.jointAbove.begin());
  if(other != model.jointAbove.end())
  {
    const Link& second = model.links[static_cast<std::size_t>(other - model.jointAbove.begin())];
    sayError(second.line,
             urdfText("urdf.twoRoots", inQuotes(model.links[static_cast<std::size_t>(model.root)].name),
                      inQuotes(second.name)),
             urdfText("urdf.connect"));
    return false;
  }
  std::vector<std::vector<int>> below(model.links.size());
  for(const Joint& joint : model.joints)
    below[static_cast<std::size_t>(joint.parent)].push_back(joint.child);
  std::vector<int> open{model.root}; // Depth first, in the order of the file.
  while(!open.empty())
  {
    const int link = open.back();
    open.pop_back();
    model.order.push_back(link);
    const std::vector<int>& children = below[static_cast<std::size_t>(link)];
    open.insert(open.end(), children.rbegin(), children.rend());
  }
  return true;
}

} // namespace sparkwright::urdf
