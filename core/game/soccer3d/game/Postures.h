#pragma once

#include "core/archive/StateArchive.h"
#include "core/object/Math.h"

#include <span>
#include <vector>

namespace sparkwright
{

class AgentState;

/// Stores the poses of robots' bodies, to restore them later.
class Postures
{
public:
  /// Stores the poses of those players that are in a team; replaces the former ones.
  void keep(std::span<AgentState* const> players);
  /// Restores the poses of the robot's bodies, at rest. Without effect if its poses are not stored or it was replaced.
  void restore(AgentState& player) const;

  void archive(StateArchive& a) { a(postures_); }

private:
  struct Posture
  {
    int agent = 0; ///< AgentState::agentId().
    std::vector<Mat4f> bodies;

    void archive(StateArchive& a) { a(agent, bodies); }
  };
  std::vector<Posture> postures_;
};

} // namespace sparkwright
