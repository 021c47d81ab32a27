#include "core/game/simurosot/match/decision/VerdictDesk.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/decision/MatchCommand.h"

namespace sparkwright::simurosot
{

void VerdictDesk::raise(const sref_verdict& verdict)
{
  filter_.forget();
  pending_.raise(verdict);
  ballots_.clear();
}

sref_verdict VerdictDesk::close()
{
  const sref_verdict verdict = *pending_.get();
  pending_.drop();
  ballots_.clear();
  return verdict;
}

void VerdictDesk::clear()
{
  filter_.forget();
  pending_.drop();
  ballots_.clear();
}

std::optional<Decision> VerdictDesk::leave(int console)
{
  ballots_.leave(console);
  return pending_.get() ? ballots_.majority() : std::nullopt;
}

std::optional<Decision> VerdictDesk::vote(int console, const Decision& decision)
{
  return console == operatorConsole ? decision : ballots_.vote(console, decision);
}

VerdictStatus VerdictDesk::status() const
{
  VerdictStatus status;
  if(!pending())
    return status;
  status.ballots = ballots_.against(*pending());
  status.voters = ballots_.present();
  status.confirms = ballots_.count(Decision::Kind::Confirm);
  status.rejects = ballots_.count(Decision::Kind::Reject);
  status.overrules = ballots_.count(Decision::Kind::Overrule);
  status.left = left();
  status.stands = stands();
  return status;
}

void VerdictDesk::archive(StateArchive& a)
{
  a(pending_, ballots_, filter_);
}

} // namespace sparkwright::simurosot
