#pragma once

// Private to physics.

#include "physics/OdeHandles.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace sparkwright::physics
{

/// Reads and sets the order of shapes in the spaces of a world.
///
/// A space is a list. What moves comes to its front and is marked as moved, unless it is marked already; the search for
/// contacts takes the marks away. So the marked ones come first. The order decides in which order contacts are found,
/// and the marks decide who comes to the front next; the engine tells the order, but not the marks. They are found by
/// moving shapes, after which everything is put back.
class ShapeOrder
{
public:
  explicit ShapeOrder(const World::Impl& world);

  /// Changes nothing in the end.
  std::vector<SpaceOrder> read();
  /// @return false, without effect, if there are other spaces or shapes
  bool set(std::span<const SpaceOrder> orders);

private:
  struct Place
  {
    dSpaceID space = nullptr;
    int depth = 0;               ///< Spaces around it.
    std::vector<dGeomID> shapes; ///< Front first.
    std::size_t moved = 0;
  };

  static std::size_t countMoved(const Place& place);
  const Place* placeOf(dGeomID geom) const;
  void cleanAll() const;
  /// Gives the spaces the order and the marks in places_.
  void apply();
  void mark(const Place& place);

  std::vector<Place> places_;                        ///< In order of creation.
  std::unordered_map<dGeomID, std::size_t> indices_; ///< Of spaces, in places_.
  std::vector<dGeomID> all_;                         ///< Shapes and spaces in spaces, in order of creation.
  std::unordered_map<dGeomID, std::uint32_t> numbers_;
};

} // namespace sparkwright::physics
