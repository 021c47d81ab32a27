#pragma once

#include "viewer/scene/Subjects.h"

#include <optional>

namespace sparkwright
{

/// How far apart the same things are in two runs at a moment, m.
struct RunDifference
{
  std::optional<float> ball;  ///< Nothing if one of the runs has none.
  std::optional<float> robot; ///< The largest of all players that both runs have; nothing if there is none.
  int team = 0, unum = 0;     ///< Of that player.

  static RunDifference between(const Subjects& a, const Subjects& b);
};

} // namespace sparkwright
