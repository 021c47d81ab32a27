#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/object/Math.h"
#include "physics/Contact.h"

#include <span>
#include <vector>

namespace sparkwright::simurosot
{

/// Collects who touches whom in a frame, for the referee: one contact for each pair of objects.
///
/// PlayContactHandlers add the points that the physics engine finds, and the forces after each of its steps.
class FieldContacts
{
public:
  FieldContacts();

  /// @param own, other  objects of sparkwright_referee.h
  /// @param point       its normal points into `own`
  void touch(int own, int other, const physics::ContactPoint& point);
  /// The force on an object at a point, mean over the frame.
  void push(int own, const physics::ContactForce& force);

  /// Ends a frame: makes contacts() those added since the last call. @param seconds  that it took
  void endFrame(double seconds);
  /// Of the last frame, in order of contact; the first object of each has the lower number.
  std::span<const sref_contact> contacts() const { return contacts_; }

private:
  struct PointOfPair
  {
    physics::Vec3 position;
    std::size_t pair;
  };

  std::vector<sref_contact> collected_, contacts_;
  std::vector<int> counts_;         ///< Points of the pairs collected.
  std::vector<PointOfPair> points_; ///< Of this frame.
};

} // namespace sparkwright::simurosot
