#pragma once

#include "core/game/simurosot/referee/rules/Rule.h"

namespace sparkwright::simurosot
{

/// Holds verdicts that need a person back for a second (RuleSpec::advantage), and drops them if the offended side scores
/// in that time.
class Advantage
{
public:
  /// What is to be reported in this frame.
  /// @param found  by the rules in this frame, or null
  /// @return `found`, a verdict that was held back, or null
  const sref_verdict* decide(const sref_verdict* found, const Situation& situation);
  void forget() { isHolding_ = false; }
  void archive(StateArchive& a);

private:
  const sref_verdict* release();

  bool isHolding_ = false;
  int frames_ = 0;       ///< Since it was found.
  sref_verdict held_{};
};

} // namespace sparkwright::simurosot
