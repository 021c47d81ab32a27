#include "physics/step/LargeIslands.h"

#include "physics/OdeHandles.h"

#include <utility>

namespace sparkwright::physics
{

bool LargeIslands::find(const World::Impl& world, std::size_t most)
{
  if(seen_.size() > 2 * world.bodies.size() + 64)
    seen_.clear(); // Bodies of the past.
  ++search_;
  large_.clear();
  for(const Body* const body : world.bodies)
  {
    const dBodyID id = Access::id(body);
    if(!dBodyIsEnabled(id) || seen_[id] == search_)
      continue;
    collect(id);
    if(island_.size() > most)
      large_.insert(large_.end(), island_.begin(), island_.end());
  }
  return !large_.empty();
}

void LargeIslands::collect(dBodyID first)
{
  island_.assign(1, first);
  seen_[first] = search_;
  for(std::size_t i = 0; i < island_.size(); ++i)
    for(int j = dBodyGetNumJoints(island_[i]); j-- > 0;)
    {
      const dJointID joint = dBodyGetJoint(island_[i], j);
      if(!dJointIsEnabled(joint))
        continue;
      for(const int side : {0, 1})
        if(const dBodyID other = dJointGetBody(joint, side); other && std::exchange(seen_[other], search_) != search_)
          island_.push_back(other);
    }
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
