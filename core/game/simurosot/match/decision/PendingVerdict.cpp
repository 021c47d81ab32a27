#include "core/game/simurosot/match/decision/PendingVerdict.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/FrameTime.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

namespace sparkwright::simurosot
{

void PendingVerdict::raise(const sref_verdict& verdict)
{
  verdict_ = verdict;
  waited_ = 0;
}

bool PendingVerdict::needsNobody(const MatchSpec& spec) const { return isGoal(*verdict_) && !spec.confirmGoals; }

bool PendingVerdict::isCertain(const MatchSpec& spec) const
{
  return needsNobody(spec) || verdict_->hardness == SREF_CERTAIN;
}

std::optional<double> PendingVerdict::left(const MatchSpec& spec, bool attended) const
{
  if(!verdict_ || (!needsNobody(spec) && (attended || !spec.automatic)) ||
     (!isCertain(spec) && spec.policy == HumanPolicy::Ask))
    return {};
  return (framesOf(isCertain(spec) ? spec.certainSeconds : spec.policySeconds) - waited_) * frameSeconds;
}

bool PendingVerdict::stands(const MatchSpec& spec) const
{
  return !verdict_ || isCertain(spec) || spec.policy != HumanPolicy::Reject;
}

std::optional<Decision> PendingVerdict::advance(const MatchSpec& spec, bool attended)
{
  if(!verdict_)
    return {};
  if(!needsNobody(spec) && (attended || !spec.automatic))
  {
    waited_ = 0;
    return {};
  }
  ++waited_;
  const bool certain = isCertain(spec);
  if(waited_ < framesOf(certain ? spec.certainSeconds : spec.policySeconds))
    return {};
  if(certain || spec.policy == HumanPolicy::Confirm)
    return Decision{.kind = Decision::Kind::Confirm};
  if(spec.policy == HumanPolicy::Reject)
    return Decision{.kind = Decision::Kind::Reject};
  return {};
}

void PendingVerdict::archive(StateArchive& a)
{
  bool there = verdict_.has_value();
  a(there);
  archiveCount(a, waited_);
  if(a.isLoading())
    verdict_ = there ? std::optional(sref_verdict{}) : std::nullopt;
  if(verdict_)
    archiveVerdict(a, *verdict_);
}

} // namespace sparkwright::simurosot
