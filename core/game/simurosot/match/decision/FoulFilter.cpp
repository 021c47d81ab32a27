#include "core/game/simurosot/match/decision/FoulFilter.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/FrameTime.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

namespace sparkwright::simurosot
{

namespace
{

constexpr double advantageSeconds = 1, rejectedSeconds = 1;

} // namespace

std::optional<sref_verdict> FoulFilter::pass(const sref_verdict* found, const RuleSpec& rules)
{
  if(isRejected(found))
    found = nullptr;
  if(held_)
    return passHeld(found);
  if(!found)
    return {};
  if(!rules.advantage || found->hardness == SREF_CERTAIN || isGoal(*found))
    return *found;
  held_ = Kept{*found, 0};
  return {};
}

bool FoulFilter::isRejected(const sref_verdict* found)
{
  if(!rejected_)
    return false;
  if(found && isSameOffence(*found, rejected_->verdict))
  {
    rejected_->frames = 0;
    return true;
  }
  if(++rejected_->frames >= framesOf(rejectedSeconds))
    rejected_.reset();
  return false;
}

std::optional<sref_verdict> FoulFilter::passHeld(const sref_verdict* found)
{
  const sref_verdict held = held_->verdict;
  const bool again = found && isSameOffence(*found, held);
  if((!found || again) && ++held_->frames < framesOf(advantageSeconds))
    return {};
  held_.reset();
  const bool scored = found && found->goal_for == indexOf(offendedBy(held));
  return scored ? *found : held;
}

void FoulFilter::reject(const sref_verdict& verdict)
{
  rejected_ = Kept{verdict, 0};
}

void FoulFilter::forget()
{
  held_.reset();
  rejected_.reset();
}

void FoulFilter::archiveKept(StateArchive& a, std::optional<Kept>& kept)
{
  bool there = kept.has_value();
  a(there);
  if(a.isLoading())
    kept = there ? std::optional(Kept()) : std::nullopt;
  if(!kept)
    return;
  archiveVerdict(a, kept->verdict);
  archiveCount(a, kept->frames);
}

void FoulFilter::archive(StateArchive& a)
{
  archiveKept(a, held_);
  archiveKept(a, rejected_);
}

} // namespace sparkwright::simurosot
