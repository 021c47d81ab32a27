#include "core/game/simurosot/game/FieldContacts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright::simurosot
{

namespace
{

constexpr double toCm = 100;
constexpr std::size_t usual = 256; ///< Room for the contacts of a crowded frame.

} // namespace

FieldContacts::FieldContacts()
{
  for(std::vector<sref_contact>* const list : {&collected_, &contacts_})
    list->reserve(usual);
  counts_.reserve(usual);
  points_.reserve(4 * usual);
}

void FieldContacts::touch(int own, int other, const physics::ContactPoint& point)
{
  if(own >= other) // The other side of the pair tells it, and parts of one object tell nothing.
    return;
  auto known = std::ranges::find_if(
      collected_, [&](const sref_contact& contact) { return contact.first == own && contact.second == other; });
  if(known == collected_.end())
  {
    collected_.push_back({own, other, 0, 0, 0, 0, 0});
    counts_.push_back(0);
    known = collected_.end() - 1;
  }
  const auto pair = static_cast<std::size_t>(known - collected_.begin());
  ++counts_[pair];
  known->x += toCm * point.position.x();
  known->y += toCm * point.position.y();
  known->nx += point.normal.x();
  known->ny += point.normal.y();
  points_.push_back({point.position, pair});
}

void FieldContacts::push(int own, const physics::ContactForce& force)
{
  const auto point = std::ranges::find_if(points_, [&](const PointOfPair& one)
                                          { return collected_[one.pair].first == own && one.position == force.position; });
  if(point != points_.end())
    collected_[point->pair].impulse += force.force.norm();
}

void FieldContacts::endFrame(double seconds)
{
  for(std::size_t i = 0; i < collected_.size(); ++i)
  {
    sref_contact& contact = collected_[i];
    contact.x /= counts_[i];
    contact.y /= counts_[i];
    const double length = std::hypot(contact.nx, contact.ny);
    contact.nx = length > 0 ? contact.nx / length : 0;
    contact.ny = length > 0 ? contact.ny / length : 0;
    contact.impulse *= seconds;
  }
  std::swap(contacts_, collected_);
  collected_.clear();
  counts_.clear();
  points_.clear();
}

} // namespace sparkwright::simurosot
