#include "physics/step/ShapeOrder.h"

#include "physics/step/Containment.h"

#include <algorithm>
#include <functional>

namespace sparkwright::physics
{

namespace
{

dGeomID asGeom(dSpaceID space)
{
  return reinterpret_cast<dGeomID>(space);
}

std::uint64_t serialOf(dGeomID geom)
{
  return dGeomIsSpace(geom) ? Access::impl(*static_cast<Space*>(dGeomGetData(geom))).serial
                            : Access::impl(*static_cast<Shape*>(dGeomGetData(geom))).serial;
}

} // namespace

ShapeOrder::ShapeOrder(const World::Impl& world)
{
  for(const dSpaceID space : world.spaces)
  {
    Place place;
    place.space = space;
    for(dSpaceID above = dGeomGetSpace(asGeom(space)); above; above = dGeomGetSpace(asGeom(above)))
      ++place.depth;
    const int count = dSpaceGetNumGeoms(space);
    for(int i = 0; i < count; ++i) // From the first one on: the engine remembers its place in the list.
      place.shapes.push_back(dSpaceGetGeom(space, i));
    indices_[asGeom(space)] = places_.size();
    all_.insert(all_.end(), place.shapes.begin(), place.shapes.end());
    places_.push_back(std::move(place));
  }
  std::ranges::sort(all_, {}, serialOf);
  for(std::size_t i = 0; i < all_.size(); ++i)
    numbers_[all_[i]] = static_cast<std::uint32_t>(i);
}

const ShapeOrder::Place* ShapeOrder::placeOf(dGeomID geom) const
{
  const auto found = indices_.find(geom);
  return found == indices_.end() ? nullptr : &places_[found->second];
}

/// The marked ones come first, so it is enough to find where they end.
std::size_t ShapeOrder::countMoved(const Place& place)
{
  if(place.shapes.empty())
    return 0;
  std::size_t low = 1, high = place.shapes.size(); // The first unmarked one is among these, or the front itself.
  while(low < high)
  {
    const std::size_t middle = (low + high) / 2;
    dGeomMoved(place.shapes[middle]);
    if(dSpaceGetGeom(place.space, 0) == place.shapes[middle])
      high = middle;
    else
      low = middle + 1;
  }
  if(low > 1 || place.shapes.size() == 1) // Alone it is at the front in any case, and its mark decides nothing.
    return low;
  // Another one has come before it, unless it is marked itself.
  dGeomMoved(place.shapes.front());
  return dSpaceGetGeom(place.space, 0) == place.shapes.front() ? 0 : 1;
}

void ShapeOrder::cleanAll() const
{
  for(const Place& place : places_)
    if(place.depth == 0)
      dSpaceClean(place.space);
}

void ShapeOrder::apply()
{
  std::vector<const Place*> deepestFirst;
  for(const Place& place : places_)
    deepestFirst.push_back(&place);
  std::ranges::stable_sort(deepestFirst, std::greater(), &Place::depth);
  // What moves marks the spaces around it, too, so the inner orders come first. Without marks, each move brings to the
  // front.
  cleanAll();
  int depth = -1;
  for(const Place* const place : deepestFirst)
  {
    if(place->depth != depth)
      cleanAll();
    depth = place->depth;
    for(std::size_t i = place->shapes.size(); i-- > 0;)
      dGeomMoved(place->shapes[i]);
  }
  cleanAll();
  for(const Place& place : places_)
    if(place.depth == 0)
      mark(place);
}

/// Marks those that have moved, last one first, so that their order stays.
void ShapeOrder::mark(const Place& place)
{
  for(std::size_t i = place.moved; i-- > 0;)
  {
    if(const Place* const inner = placeOf(place.shapes[i]))
      mark(*inner);
    dGeomMoved(place.shapes[i]);
  }
}

std::vector<SpaceOrder> ShapeOrder::read()
{
  // The marks of outer spaces are looked at first: looking at inner ones changes them.
  std::vector<Place*> outermostFirst;
  for(Place& place : places_)
    outermostFirst.push_back(&place);
  std::ranges::stable_sort(outermostFirst, std::less(), &Place::depth);
  for(Place* const place : outermostFirst)
    place->moved = countMoved(*place);
  apply();
  std::vector<SpaceOrder> orders;
  for(const Place& place : places_)
  {
    SpaceOrder& order = orders.emplace_back();
    for(const dGeomID geom : place.shapes)
      order.members.push_back(numbers_.at(geom));
    order.moved = static_cast<std::uint32_t>(place.moved);
  }
  return orders;
}

bool ShapeOrder::set(std::span<const SpaceOrder> orders)
{
  if(orders.size() != places_.size())
    return false;
  std::vector<std::vector<dGeomID>> wanted;
  for(std::size_t i = 0; i < orders.size(); ++i)
  {
    const std::vector<std::uint32_t>& members = orders[i].members;
    if(members.size() != places_[i].shapes.size() || orders[i].moved > members.size())
      return false;
    std::vector<dGeomID>& shapes = wanted.emplace_back();
    for(const std::uint32_t number : members)
      shapes.push_back(number < all_.size() ? all_[number] : nullptr);
    std::vector<dGeomID> sorted = shapes, own = places_[i].shapes;
    std::ranges::sort(sorted);
    std::ranges::sort(own);
    if(sorted != own)
      return false;
  }
  for(std::size_t i = 0; i < orders.size(); ++i)
  {
    places_[i].shapes = std::move(wanted[i]);
    places_[i].moved = orders[i].moved;
  }
  apply();
  return true;
}

WorldState World::state() const
{
  return {impl_->containment->steps(), impl_->quickSeed};
}

void World::setState(const WorldState& state)
{
  impl_->containment->resume(state.steps);
  impl_->quickSeed = state.quickSeed;
}

void World::sortBodies()
{
  std::vector<Body*>& bodies = impl_->bodies;
  std::ranges::stable_sort(bodies, {}, [](Body* body) { return Access::impl(*body).wantedIndex; });
  for(std::size_t i = 0; i < bodies.size(); ++i)
    Access::impl(*bodies[i]).index = i;
}

std::vector<SpaceOrder> World::shapeOrder()
{
  return ShapeOrder(*impl_).read();
}

bool World::setShapeOrder(std::span<const SpaceOrder> orders)
{
  return ShapeOrder(*impl_).set(orders);
}

} // namespace sparkwright::physics
