#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <span>

namespace sparkwright::simurosot
{

/// The auto referee as the match sees it: finds fouls, and says where robots may be in restarts. Its functions are
/// those of sparkwright_referee.h; what it gives is checked by the match, whatever it is.
class Referee
{
public:
  virtual ~Referee() = default;

  /// After each frame of play. @return whether there is a verdict
  virtual bool judge(const sref_frame& frame, sref_verdict& verdict) = 0;
  /// The places that are legal for a side in a restart. @return whether the referee knows them
  virtual bool placementSpec(const sref_verdict& verdict, Side side, int blueEnd, sref_region& region) = 0;
  /// Corrects what a side wants; `targets` may have none (n = 0) for a side that did not answer.
  /// @param corrections  one for each robot, preset to accepted
  virtual void validate(const sref_placing& placing, sref_targets& targets, std::span<sref_correction> corrections) = 0;
  /// Forgets counts: a restart was carried out, or a match begins.
  virtual void reset() = 0;
};

} // namespace sparkwright::simurosot
