#pragma once

#include "core/game/simurosot/referee/rules/Situation.h"

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// Who keeps goal: the robot in its own goal area; of several the one that kept it before, else the first one.
class KeeperRole
{
public:
  /// Tells the situation who the keepers are.
  void assign(Situation& situation);
  /// Forgets who kept goal.
  void forget() { last_ = {-1, -1}; }
  void archive(StateArchive& a);

private:
  std::array<int, 2> last_{-1, -1}; ///< Of each side: the last one that kept goal; −1: none yet.
};

} // namespace sparkwright::simurosot
