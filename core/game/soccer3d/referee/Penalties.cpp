#include "core/game/soccer3d/referee/Penalties.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

using Measure = Situation::Penalty::Measure;

LocalText consequenceOf(const Situation& now, Measure measure)
{
  switch(measure)
  {
  case Measure::LeaveArea:
    return soccerText("penalty.leaveArea");
  case Measure::LeaveGroup:
    return soccerText("penalty.leaveGroup", now.settings.agentRadius);
  case Measure::SendOff:
    break;
  }
  return soccerText("penalty.sendOff", now.settings.foulHoldTime);
}

/// One step of holding the player in the air, so that it is visible.
/// @return false when that is over
bool hold(Situation& now, PlayerId id)
{
  constexpr float height = 1, rise = 0.01f; // m
  Situation::Penalty& penalty = *now.tallies[id].penalty;
  if(penalty.held >= Situation::stepsOf(now.settings.foulHoldTime))
    return false;
  ++penalty.held;
  const Vec3f position = now.pitch.find(id)->position;
  now.movePlayer(id, {position.x(), position.y(), height + rise * static_cast<float>(penalty.held + 1)});
  return true;
}

Vec3f placeBesideField(const Situation& now, PlayerId id)
{
  Vec3f place = now.field.sideLinePlace(id, now.pitch.ball.position.y());
  if(now.settings.foulHoldTime <= 0)
    place.z() = 1;
  return place;
}

Vec3f awayFrom(const Situation& now, PlayerId id, const Vec3f& middle)
{
  const Vec3f position = now.pitch.find(id)->position;
  Vec3f away = position - middle;
  away.z() = 0;
  const float distance = away.norm();
  // Exactly in the middle there is no direction; towards the own goal is as good as any.
  away = distance > 0 ? Vec3f(away / distance) : Vec3f(FieldGeometry::homeward(id.side), 0, 0);
  return position + away * now.settings.agentRadius;
}

void carryOut(Situation& now, PlayerId id)
{
  const Situation::Penalty penalty = *now.tallies[id].penalty;
  PlayerMover mover(now);
  switch(penalty.measure)
  {
  case Measure::SendOff:
    if(hold(now, id))
      return;
    mover.move(id, placeBesideField(now, id));
    break;
  case Measure::LeaveArea:
    mover.move(id, now.field.besideArea(id.side, now.pitch.find(id)->position));
    break;
  case Measure::LeaveGroup:
    mover.move(id, awayFrom(now, id, penalty.middle));
    break;
  }
  now.tallies[id].forget();
}

} // namespace

void penalise(Situation& now, FoulType type, const Rule& rule, std::vector<PlayerId> players, LocalText reason,
              const Situation::Penalty& penalty, bool quiet)
{
  now.judgement.decide(
      now, foulDecision(now, type, rule.name(), std::move(players), std::move(reason), penalty, quiet));
}

Decision foulDecision(Situation& now, FoulType type, std::string_view rule, std::vector<PlayerId> players,
                      LocalText reason, const Situation::Penalty& penalty, bool quiet)
{
  const PlayerId offender = players.front();
  // From now on, whatever is decided about it: the rules count on without the player.
  now.tallies[offender].penalty = penalty;
  const auto carryOut = [offender, penalty](Situation& later, const MatchEvent& foul)
  {
    // An earlier accusation of the same player may have been dropped meanwhile.
    if(!later.tallies[offender].isPenalised())
      later.tallies[offender].penalty = penalty;
    later.addFoul(foul);
  };
  const auto pardon = [offender, type](Situation& later)
  {
    Situation::Tally& tally = later.tallies[offender];
    tally.penalty.reset();
    if(type == FoulType::Incapable)
      tally.onGround = tally.notStanding = 0;
  };
  return {now.foulOf(type, std::move(players), rule, std::move(reason), consequenceOf(now, penalty.measure), quiet),
          carryOut, pardon};
}

void sendOff(Situation& now, FoulType type, const Rule& rule, std::vector<PlayerId> players, LocalText reason,
             bool quiet)
{
  penalise(now, type, rule, std::move(players), std::move(reason), {}, quiet);
}

void PenaltyRule::judge(Situation& now)
{
  const auto isPenalised = [&now](const Pitch::Player& player) { return now.tallies[player.id].isPenalised(); };
  if(std::ranges::none_of(now.pitch.players, isPenalised))
    return;
  for(const Side side : now.lots.teams())
    for(const PlayerId id : teamOf(now, side))
      if(now.tallies[id].isPenalised())
        carryOut(now, id);
}

void PenaltyRule::pause(Situation& now)
{
  for(Situation::Tally& tally : now.tallies)
    tally.penalty.reset();
}

void DisciplineRule::judge(Situation& now)
{
  for(std::size_t i = 0; i < now.pitch.players.size(); ++i)
  {
    const Pitch::Player player = now.pitch.players[i];
    Situation::Discipline& discipline = now.discipline[player.id];
    if(!discipline.isSuspended())
      continue;
    if(now.clock.time() >= discipline.suspendedTo)
    {
      discipline.suspendedTo = -1;
      now.tell(MatchEvent::Kind::Notice, name(), soccerText("command.backInPlay", nameOf(player.id)), {},
               {.side = player.id.side, .players = {player.id}, .position = player.position});
    }
    else if(std::abs(player.position.x()) < now.field.halfLength() &&
            std::abs(player.position.y()) < now.field.halfWidth())
      now.movePlayer(player.id, placeBesideField(now, player.id));
  }
}

} // namespace sparkwright
