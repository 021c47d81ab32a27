#include "physics/exact/Islands.h"

#include "physics/exact/model/Room.h"

#include <algorithm>
#include <utility>

namespace sparkwright::physics
{

std::span<const Island> IslandSearch::find(World::Impl& world)
{
  sortBodies(world);
  search_ = ++world.islandSearches;
  bodies_.clear();
  joints_.clear();
  ranges_.clear();
  for(Body* const body : sorted_)
  {
    const auto& impl = Access::impl(*body);
    if(impl.foundBy == search_ || !dBodyIsEnabled(impl.id))
      continue;
    ranges_.push_back({bodies_.size(), joints_.size()});
    collect(*body);
  }
  ranges_.push_back({bodies_.size(), joints_.size()});
  islands_.clear();
  for(std::size_t i = 0; i + 1 < ranges_.size(); ++i)
  {
    const Range& begin = ranges_[i];
    const Range& end = ranges_[i + 1];
    islands_.push_back({std::span(bodies_).subspan(begin.firstBody, end.firstBody - begin.firstBody),
                        std::span<const dJointID>(joints_).subspan(begin.firstJoint, end.firstJoint - begin.firstJoint)});
  }
  return islands_;
}

void IslandSearch::sortBodies(const World::Impl& world)
{
  if(std::exchange(structure_, world.structureChanges) == world.structureChanges)
    return;
  sorted_.assign(world.bodies.begin(), world.bodies.end());
  std::ranges::sort(sorted_, std::ranges::greater(), [](Body* body) { return Access::impl(*body).serial; });
}

void IslandSearch::collect(Body& first)
{
  const std::size_t begin = bodies_.size();
  const auto add = [&](Body& body)
  {
    Access::impl(body).stepIndex = static_cast<std::uint32_t>(bodies_.size() - begin);
    bodies_.push_back(&body);
  };
  Access::impl(first).foundBy = search_;
  add(first);
  stack_.clear();
  visitJoints(Access::id(&first));
  while(!stack_.empty())
  {
    Body& body = *stack_.back();
    stack_.pop_back();
    add(body);
    visitJoints(Access::id(&body));
  }
}

void IslandSearch::visitJoints(dBodyID body)
{
  const int count = dBodyGetNumJoints(body);
  for(int i = 0; i < count; ++i)
  {
    const dJointID joint = dBodyGetJoint(body, i);
    std::uint64_t& foundBy = Access::foundBy(joint);
    if(foundBy == search_ || !dJointIsEnabled(joint))
      continue;
    foundBy = search_;
    joints_.push_back(joint);
    const dBodyID first = dJointGetBody(joint, 0);
    const dBodyID other = first == body ? dJointGetBody(joint, 1) : first;
    if(!other)
      continue;
    Body& neighbour = *static_cast<Body*>(dBodyGetData(other));
    auto& impl = Access::impl(neighbour);
    if(impl.foundBy == search_)
      continue;
    impl.foundBy = search_;
    dBodyEnable(other);
    stack_.push_back(&neighbour);
  }
}

std::size_t JointOrder::sort(std::span<const StepJoint> joints, std::vector<StepJoint>& sorted)
{
  setSize(joints_, 2 * joints.size() + 2);
  unbounded_ = mixed_ = limited_ = end_ = joints.size() + 1;
  enum class Side
  {
    End,
    Front
  } grows = Side::End; // Where the last joint of one of the outer parts went.
  for(std::uint32_t i = 0; i < joints.size(); ++i)
  {
    const StepJoint& joint = joints[i];
    if(joint.rows == 0)
      continue;
    if(joint.unbounded == 0)
    {
      joints_[end_++] = i;
      grows = Side::End;
    }
    else if(joint.unbounded == joint.rows)
    {
      joints_[--unbounded_] = i;
      grows = Side::Front;
    }
    else if(grows == Side::End ? unbounded_ == mixed_ : limited_ != end_)
      addMixedAtFront(i);
    else
      addMixedAtEnd(i);
  }
  sorted.clear();
  std::uint32_t row = 0;
  for(std::size_t i = unbounded_; i < end_; ++i)
  {
    StepJoint& joint = sorted.emplace_back(joints[joints_[i]]);
    joint.firstRow = row;
    row += static_cast<std::uint32_t>(joint.rows);
  }
  return mixed_ - unbounded_;
}

void JointOrder::addMixedAtFront(std::uint32_t joint)
{
  joints_[unbounded_ - 1] = joints_[mixed_ - 1]; // Makes room, if there is one.
  joints_[mixed_ - 1] = joint;
  --unbounded_;
  --mixed_;
}

void JointOrder::addMixedAtEnd(std::uint32_t joint)
{
  joints_[end_] = joints_[limited_];
  joints_[limited_] = joint;
  ++limited_;
  ++end_;
}

} // namespace sparkwright::physics
