#include "core/game/simurosot/match/decision/Ballots.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

void Decision::archive(StateArchive& a)
{
  a.choice(kind, Kind::Overrule);
  a.choice(restart, Restart::ShootOut);
  a.choice(actor, Side::Yellow);
  archiveSide(a, goalFor);
}

void Ballots::enter(int console, bool chief)
{
  const auto known = std::ranges::find(voters_, console, &Voter::console);
  if(known != voters_.end())
    known->chief = chief;
  else
    voters_.push_back({.console = console, .chief = chief, .vote = {}});
}

void Ballots::leave(int console)
{
  std::erase_if(voters_, [console](const Voter& voter) { return voter.console == console; });
}

bool Ballots::isPresent(int console) const
{
  return std::ranges::find(voters_, console, &Voter::console) != voters_.end();
}

std::optional<Decision> Ballots::vote(int console, const Decision& decision)
{
  const auto voter = std::ranges::find(voters_, console, &Voter::console);
  if(voter == voters_.end())
    return {};
  voter->vote = decision;
  return voter->chief ? decision : majority();
}

std::optional<Decision> Ballots::majority() const
{
  for(const Voter& voter : voters_)
    if(voter.vote)
    {
      const auto same = std::ranges::count(voters_, voter.vote, &Voter::vote);
      if(static_cast<std::size_t>(same) * 2 > voters_.size())
        return voter.vote;
    }
  return {};
}

int Ballots::count(Decision::Kind kind) const
{
  const auto isOfKind = [kind](const Voter& voter) { return voter.vote && voter.vote->kind == kind; };
  return static_cast<int>(std::ranges::count_if(voters_, isOfKind));
}

std::array<int, sideCount> Ballots::against(const sref_verdict& verdict) const
{
  const Side offended = offendedBy(verdict);
  std::array<int, sideCount> votes{};
  for(const Voter& voter : voters_)
    if(voter.vote)
    {
      const bool overruled = voter.vote->kind == Decision::Kind::Overrule;
      const Side favoured = overruled ? voter.vote->actor : offended;
      const Side blamed = voter.vote->kind == Decision::Kind::Reject ? favoured : other(favoured);
      ++votes[static_cast<std::size_t>(indexOf(blamed))];
    }
  return votes;
}

void Ballots::clear()
{
  for(Voter& voter : voters_)
    voter.vote.reset();
}

void Ballots::Voter::archive(StateArchive& a)
{
  a(console, chief, vote);
}

void Ballots::archive(StateArchive& a)
{
  a(voters_);
}

} // namespace sparkwright::simurosot
