#include "core/game/soccer3d/rules/fouls/TouchingRule.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Penalties.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

std::string namesOf(const Squad& squad)
{
  std::string names;
  for(const PlayerId id : squad)
    names += (names.empty() ? "" : ", ") + nameOf(id);
  return names;
}

} // namespace

void TouchingRule::findGroups(const Situation& now)
{
  int number = 0;
  for(int& group : groups_)
    group = ++number;
  for(const Pitch::Contact& contact : now.pitch.contacts)
    std::replace(groups_.begin(), groups_.end(), int(groups_[contact.second]), int(groups_[contact.first]));
}

int TouchingRule::sizeOfGroup(const Situation& now, PlayerId id) const
{
  return static_cast<int>(std::ranges::count_if(now.pitch.players, [&](const Pitch::Player& player)
                                                { return groups_[player.id] == groups_[id]; }));
}

Squad TouchingRule::group(const Situation& now, PlayerId id) const
{
  Squad members;
  for(const Pitch::Player& player : now.pitch.players)
    if(groups_[player.id] == groups_[id] && !now.tallies[player.id].isPenalised())
      members.add(player.id);
  return members;
}

bool TouchingRule::isTooLarge(const Situation& now, PlayerId id) const
{
  return static_cast<float>(group(now, id).size()) > now.settings.maxTouchGroupSize;
}

void TouchingRule::rememberSizes(const Situation& now)
{
  sizesBefore_.fill(1);
  if(now.pitch.contacts.empty())
    return;
  for(const Pitch::Player& player : now.pitch.players)
    sizesBefore_[player.id] = sizeOfGroup(now, player.id);
}

void TouchingRule::judge(Situation& now)
{
  findGroups(now);
  if(!now.pitch.contacts.empty() &&
     std::ranges::any_of(now.pitch.players, [&](const Pitch::Player& player) { return isTooLarge(now, player.id); }))
    for(const Side side : now.lots.teams())
      judge(now, side);
  rememberSizes(now);
}

void TouchingRule::pause(Situation& now)
{
  findGroups(now);
  rememberSizes(now);
}

void TouchingRule::judge(Situation& now, Side side)
{
  for(const PlayerId id : drawn(now, innocentOf(now, side)))
    if(sizesBefore_[id] == 1)
      judge(now, id);
  const Squad rest = innocentOf(now, side);
  if(std::ranges::any_of(rest, [&](PlayerId id) { return isTooLarge(now, id); }))
    for(const PlayerId id : drawn(now, rest))
      judge(now, id);
}

void TouchingRule::judge(Situation& now, PlayerId id)
{
  if(now.tallies[id].isPenalised() || !isTooLarge(now, id))
    return;
  const Squad members = group(now, id);
  const auto mates = static_cast<std::size_t>(
      std::ranges::count_if(members, [id](PlayerId member) { return member.side == id.side; }));
  // Of the team that has more, whoever has come; but never a goalie.
  const Side larger = mates >= members.size() - mates ? id.side : opponentOf(id.side);
  Squad choice;
  for(const PlayerId member : members)
    if(member.side == larger && !member.isGoalie())
      choice.add(member);
  if(choice.empty())
    return;
  const PlayerId offender = id.side == larger && !id.isGoalie() ? id : choice[now.lots.pick(choice.size())];

  Situation::Penalty penalty;
  if(!now.settings.touchingFoulBeamPenalty)
    penalty.measure = Situation::Penalty::Measure::LeaveGroup;
  std::vector<PlayerId> players{offender};
  for(const PlayerId member : members)
  {
    penalty.middle += now.pitch.find(member)->position / static_cast<float>(members.size());
    if(member != offender)
      players.push_back(member);
  }
  penalise(
      now, FoulType::Touching, *this, std::move(players),
      soccerText("foul.touching", members.size(), static_cast<int>(now.settings.maxTouchGroupSize), namesOf(members)),
      penalty);
}

void TouchingRule::archive(StateArchive& a)
{
  a(groups_, sizesBefore_);
}

} // namespace sparkwright
