#pragma once

#include <cstddef>
#include <vector>

namespace sparkwright
{

class StateArchive;

class SpaceNode;

/// Controls collisions of robots that have no team yet. All robots start at the same place, so they penetrate each
/// other.
///
/// Two collide like any bodies, as in the reference simulator. From the third on they do not collide until they have a
/// team: many overlapping robots would take seconds per step.
class Newcomers
{
public:
  static constexpr std::size_t mostThatTouch = 2;

  /// @param space  of the robot; must be removed before it is destroyed
  void add(SpaceNode& space);
  void remove(SpaceNode& space);

  void archive(StateArchive& a);

private:
  std::vector<SpaceNode*> spaces_;
};

} // namespace sparkwright
