#pragma once

#include "core/object/Math.h"

#include <span>
#include <vector>

namespace sparkwright
{

class AgentState;

/// How robots stand or lie, to put them back as they were.
class Postures
{
public:
  /// Of all of these that are in a team; what was kept before is forgotten.
  void keep(std::span<AgentState* const> players);
  /// Puts the robot's bodies where they were, at rest. Nothing happens if it has not been there, or is another one by now.
  void restore(AgentState& player) const;

private:
  struct Posture
  {
    int agent; ///< AgentState::agentId().
    std::vector<Mat4f> bodies;
  };
  std::vector<Posture> postures_;
};

} // namespace sparkwright
