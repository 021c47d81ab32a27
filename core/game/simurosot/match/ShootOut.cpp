#include "core/game/simurosot/match/ShootOut.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

void ShootOut::begin(Side first, int kicks)
{
  first_ = first;
  kicks_ = std::max(kicks, 1);
  taken_ = {};
  goals_ = {};
}

void ShootOut::record(bool scored)
{
  const auto side = static_cast<std::size_t>(indexOf(kicker()));
  ++taken_[side];
  goals_[side] += scored;
}

int ShootOut::left(Side side) const
{
  // One by one: who kicks first waits for the other side's answer.
  const int due = std::max({kicks_, taken(Side::Blue), taken(Side::Yellow)});
  return due - taken(side);
}

std::optional<Side> ShootOut::winner() const
{
  for(const Side side : {Side::Blue, Side::Yellow})
    if(goals(side) > goals(other(side)) + left(other(side)))
      return side;
  return {};
}

void ShootOut::archive(StateArchive& a)
{
  a.choice(first_, Side::Yellow);
  archiveCount(a, kicks_);
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    archiveCount(a, taken_[static_cast<std::size_t>(indexOf(side))]);
    archiveCount(a, goals_[static_cast<std::size_t>(indexOf(side))]);
  }
}

} // namespace sparkwright::simurosot
