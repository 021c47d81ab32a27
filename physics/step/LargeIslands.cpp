#include "physics/step/LargeIslands.h"

#include "physics/OdeHandles.h"
#include "physics/exact/model/Rows.h"

#include <algorithm>
#include <utility>

namespace sparkwright::physics
{

namespace
{

std::uint32_t indexOf(dBodyID body)
{
  return static_cast<std::uint32_t>(Access::impl(*static_cast<Body*>(dBodyGetData(body))).index);
}

int rowsOf(const World::Impl::Contact& contact)
{
  StepJoint joint;
  joint.contact = &contact.contact;
  return countContactRows(joint) ? joint.rows : maxContactRows;
}

} // namespace

bool LargeIslands::find(const World::Impl& world)
{
  mostContactRows_ = 0;
  large_.clear();
  const auto maxBodies = static_cast<std::uint32_t>(world.largestExactIsland);
  const int maxRows = world.maxExactContactRows;
  const bool isManyBodies = maxBodies > 0 && world.bodies.size() > maxBodies;
  const bool isManyRows = maxRows > 0 && maxContactRows * world.contactCount > maxRows;
  if(!isManyBodies && !isManyRows)
    return false;
  members_.resize(world.bodies.size());
  for(std::uint32_t i = 0; i < members_.size(); ++i)
    members_[i] = {.parent = i, .awake = dBodyIsEnabled(Access::id(world.bodies[i])) != 0};
  for(Joint* const joint : world.joints)
    connect(Access::impl(*joint).id);
  for(int i = 0; i < world.contactCount; ++i)
  {
    const World::Impl::Contact& contact = world.contacts[static_cast<std::size_t>(i)];
    if(Member* const root = connect(contact.joint))
      root->contactRows += rowsOf(contact);
  }
  for(std::uint32_t i = 0; i < members_.size(); ++i)
  {
    const Member& root = members_[rootOf(i)];
    const bool isLarge = (maxBodies > 0 && root.bodies > maxBodies) || (maxRows > 0 && root.contactRows > maxRows);
    if(!isLarge || !root.awake)
      continue;
    large_.push_back(Access::id(world.bodies[i]));
    mostContactRows_ = std::max(mostContactRows_, root.contactRows);
  }
  return !large_.empty();
}

std::uint32_t LargeIslands::rootOf(std::uint32_t member)
{
  while(members_[member].parent != member)
  {
    const std::uint32_t parent = members_[member].parent;
    members_[member].parent = members_[parent].parent; // Halves the way for those who come next.
    member = parent;
  }
  return member;
}

LargeIslands::Member* LargeIslands::connect(dJointID joint)
{
  if(!dJointIsEnabled(joint))
    return nullptr;
  const dBodyID first = dJointGetBody(joint, 0), second = dJointGetBody(joint, 1);
  if(!first && !second)
    return nullptr;
  std::uint32_t root = rootOf(indexOf(first ? first : second));
  if(!first || !second)
    return &members_[root];
  std::uint32_t other = rootOf(indexOf(second));
  if(root == other)
    return &members_[root];
  if(members_[root].bodies < members_[other].bodies)
    std::swap(root, other);
  Member& whole = members_[root];
  const Member& part = members_[other];
  members_[other].parent = root;
  whole.bodies += part.bodies;
  whole.contactRows += part.contactRows;
  whole.awake = whole.awake || part.awake;
  return &whole;
}

void LargeIslands::hide()
{
  for(const dBodyID body : large_)
    dBodyDisable(body);
}

void LargeIslands::show(const World::Impl& world)
{
  others_.clear();
  for(const Body* const body : world.bodies)
    if(const dBodyID id = Access::id(body); dBodyIsEnabled(id))
    {
      others_.push_back(id);
      dBodyDisable(id);
    }
  for(const dBodyID body : large_)
    Access::impl(*static_cast<Body*>(dBodyGetData(body))).wake();
}

void LargeIslands::restore()
{
  for(const dBodyID body : others_)
    Access::impl(*static_cast<Body*>(dBodyGetData(body))).wake();
}

} // namespace sparkwright::physics
