#include "core/world/state/TreeArchive.h"

#include "core/archive/StateTexts.h"
#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/joint/Joints.h"
#include "core/object/Registry.h"
#include "physics/State.h"

#include <algorithm>
#include <numeric>

namespace sparkwright
{

namespace
{

/// Adds the order of serial numbers to a sum.
void addOrder(const std::vector<std::uint64_t>& serials, std::uint64_t& sum)
{
  std::vector<std::uint32_t> order(serials.size());
  std::iota(order.begin(), order.end(), 0u);
  std::ranges::sort(order, {}, [&serials](std::uint32_t i) { return serials[i]; });
  for(const std::uint32_t number : order)
    sum = (sum ^ number) * 0x100000001b3u;
  sum = (sum ^ order.size()) * 0x100000001b3u;
}

} // namespace

void TreeArchive::run(const std::function<void(const Find& find)>& identified)
{
  for(Object* const root : roots_)
    identify(*root);
  const Find find = [nodes = nodes_](std::uint64_t id)
  {
    const auto found = nodes->find(id);
    return found == nodes->end() ? nullptr : found->second;
  };
  a_.setNodes(find);
  if(identified && !a_.failed())
    identified(find);
  creationOrder();
  for(Object* const root : roots_)
    content(*root);
  shapes();
}

void TreeArchive::identify(Object& node)
{
  if(a_.failed())
    return;
  std::string kind = node.classInfo().name, name = node.name();
  const std::uint64_t count = node.children().size();
  std::uint64_t id = node.id() - lastId_,
                children = count; // Most ids follow one another; the difference may wrap around.
  a_.name(kind);
  a_.name(name);
  a_.small(id);
  a_.small(children);
  lastId_ += id;
  if(a_.isLoading())
  {
    if(!a_.failed() && (kind != node.classInfo().name || children != count))
      a_.fail(stateText("state.structure"));
    a_.require(lastId_ != 0 && nodes_->emplace(lastId_, &node).second);
    a_.locate(node.path());
    if(a_.failed())
      return;
    node.restoreIdentity(lastId_, std::move(name));
  }
  for(const auto& child : node.children())
    identify(*child);
}

void TreeArchive::content(Object& node)
{
  if(a_.failed())
    return;
  node.archive(a_);
  if(a_.failed())
    a_.locate(node.path());
  for(const auto& child : node.children())
    content(*child);
}

void TreeArchive::creationOrder()
{
  std::vector<std::uint64_t> bodies, joints, shapes;
  for(Object* const root : roots_)
  {
    root->visit<RigidBody>([&](const RigidBody& node) { bodies.push_back(node.hasBody() ? node.body().serial() : 0); });
    root->visit<JointNode>([&](const JointNode& node) { joints.push_back(node.joint() ? node.joint()->serial() : 0); });
    root->visit<Collider>([&](const Collider& node) { shapes.push_back(node.shape() ? node.shape()->serial() : 0); });
  }
  std::uint64_t sum = 0xcbf29ce484222325u;
  for(const auto* const serials : {&bodies, &joints, &shapes})
    addOrder(*serials, sum);
  const std::uint64_t own = sum;
  a_(sum);
  if(sum != own)
    a_.fail(stateText("state.order"));
}

void TreeArchive::shapes()
{
  for(Object* const root : roots_)
    root->visit<WorldNode>(
        [this](WorldNode& node)
        {
          std::vector<physics::SpaceOrder> orders;
          if(!a_.isLoading())
            orders = node.world().shapeOrder();
          orders.resize(a_.count(orders.size(), 8));
          for(physics::SpaceOrder& order : orders)
            a_(order.members, order.moved);
          if(!a_.isLoading() || a_.failed())
            return;
          node.world().sortBodies();
          if(!node.world().setShapeOrder(orders))
            a_.fail(stateText("state.order"));
          a_.locate(node.path());
        });
}

} // namespace sparkwright
