#include "core/game/simurosot/referee/Advantage.h"

#include "core/archive/StateArchive.h"

#include <string>

namespace sparkwright::simurosot
{

namespace
{

constexpr double heldBackFor = 1; ///< s; specification 5.3.

/// Whether a verdict may wait: not one about a ball that is in the goal already.
bool mayWait(const sref_verdict& verdict)
{
  return verdict.hardness == SREF_NEEDS_HUMAN && verdict.reason != SREF_R1B_GOAL_BY_PUSHING;
}

void archiveEvidence(sref_evidence& evidence, StateArchive& a)
{
  a(evidence.place.x, evidence.place.y, evidence.value, evidence.limit, evidence.count);
  for(int32_t& robot : evidence.robots)
    a(robot);
  a(evidence.left, evidence.bottom, evidence.right, evidence.top);
}

void archiveVerdict(sref_verdict& verdict, StateArchive& a)
{
  verdict.size = sizeof verdict;
  a(verdict.kind, verdict.actor, verdict.offender_side, verdict.offender_robot, verdict.reason, verdict.hardness,
    verdict.goal_for);
  std::string text(verdict.text);
  a(text);
  const bool good = verdict.kind >= SST_PLAY_ON && verdict.kind < restartCount && verdict.actor >= SREF_BLUE &&
                    verdict.actor <= SREF_NOBODY && verdict.offender_side >= SREF_BLUE &&
                    verdict.offender_side <= SREF_NOBODY && text.size() < sizeof verdict.text;
  if(a.isLoading() && a.require(good))
    verdict.text[text.copy(verdict.text, sizeof verdict.text - 1)] = 0;
  archiveEvidence(verdict.evidence, a);
}

} // namespace

const sref_verdict* Advantage::release()
{
  isHolding_ = false;
  return &held_;
}

const sref_verdict* Advantage::decide(const sref_verdict* found, const Situation& situation)
{
  if(isHolding_)
  {
    ++frames_;
    if(found && found->reason == SREF_R0_PERIOD_OVER)
      isHolding_ = false;
    else if(found && found->goal_for != SREF_NOBODY && found->goal_for != held_.offender_side)
      isHolding_ = false;
    else
      // What came later, as a goal of the offenders, does not count.
      return found || frames_ >= situation.framesOf(heldBackFor) ? release() : nullptr;
    return found;
  }
  if(!found || !situation.rules().advantage || !mayWait(*found))
    return found;
  held_ = *found;
  isHolding_ = true;
  frames_ = 0;
  return nullptr;
}

void Advantage::archive(StateArchive& a)
{
  a(isHolding_);
  if(!isHolding_)
    return;
  a(frames_);
  archiveVerdict(held_, a);
}

} // namespace sparkwright::simurosot
