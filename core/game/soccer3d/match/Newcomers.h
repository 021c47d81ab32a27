#pragma once

#include <cstddef>
#include <vector>

namespace sparkwright
{

class SpaceNode;

/// The robots that have no team yet. All robots begin at the same place, so those that come together are inside one
/// another.
///
/// Two touch each other like any bodies, as in the reference. From the third on they pass through one another until
/// they have a team: many that are stuck in one another would take seconds per step.
class Newcomers
{
public:
  static constexpr std::size_t mostThatTouch = 2;

  /// @param space  the robot's; it stays one of the newcomers until `remove()`, which has to come before its end
  void add(SpaceNode& space);
  void remove(SpaceNode& space);

private:
  std::vector<SpaceNode*> spaces_;
};

} // namespace sparkwright
