#include "core/game/simurosot/referee/Judge.h"

#include "core/archive/StateArchive.h"

namespace sparkwright::simurosot
{

Judge::Judge(const LeagueProfile& profile) : profile_(profile) {}

bool Judge::judge(const sref_frame& frame, sref_verdict& out)
{
  Situation situation(frame, profile_);
  keepers_.assign(situation);
  for(const Entry& entry : table_)
    entry.rule->observe(situation);
  shootOut_.observe(situation);
  const std::optional<Ruling> found = firstHit(situation);
  if(!found)
    return false;
  out = found->verdict();
  stalemate_.forget(); // After any verdict.
  return true;
}

std::optional<Ruling> Judge::firstHit(const Situation& situation)
{
  if(situation.isShootOut())
    return shootOut_.judge(situation);
  for(const Entry& entry : table_)
    if(profile_.rules.enabled[static_cast<std::size_t>(entry.id)])
      if(std::optional<Ruling> found = entry.rule->judge(situation))
        return found;
  return {};
}

void Judge::reset()
{
  keepers_.forget();
  for(const Entry& entry : table_)
    entry.rule->forget();
  shootOut_.forget();
}

void Judge::archive(StateArchive& a)
{
  a(keepers_);
  for(const Entry& entry : table_)
    entry.rule->archive(a);
  a(shootOut_);
}

} // namespace sparkwright::simurosot
