#include "core/game/soccer3d/rules/fouls/AreaRules.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Penalties.h"
#include "core/game/soccer3d/referee/Squad.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sparkwright
{

namespace
{

/// A team, sorted by a distance.
class Ranking
{
public:
  void add(PlayerId id, float distance) { entries_[size_++] = {distance, static_cast<int>(size_), id}; }
  void sort() { std::sort(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(size_)); }

  std::size_t size() const { return size_; }
  PlayerId id(std::size_t rank) const { return entries_[rank].id; }
  float distance(std::size_t rank) const { return entries_[rank].distance; }

private:
  struct Entry
  {
    float distance;
    int order;
    PlayerId id;
    bool operator<(const Entry& other) const
    {
      return distance < other.distance || (distance == other.distance && order < other.order);
    }
  };
  std::array<Entry, PlayerId::teamSize> entries_;
  std::size_t size_ = 0;
};

/// Who of a team is in its own penalty area. Notes it down, too.
Squad defenders(Situation& now, Side side)
{
  const Bounds area = now.field.penaltyArea(side);
  Squad inside;
  for(const PlayerId id : teamOf(now, side))
  {
    Situation::Tally& tally = now.tallies[id];
    tally.wasInArea = tally.inArea;
    tally.inArea = !tally.isPenalised() && area.coversOnGround(now.pitch.find(id)->position);
    if(tally.inArea)
      inside.add(id);
  }
  return inside;
}

/// Whoever is one too many for the goalie, which has just come in: the farthest from the goal of those who were there
/// before, as far as they are more than the limit with it.
PlayerId inTheWayOfGoalie(const Situation& now, const Squad& inside, std::size_t limit)
{
  const auto isNew = [&now](PlayerId id) { return !now.tallies[id].wasInArea; };
  if(std::ranges::none_of(inside, [&](PlayerId id) { return id.isGoalie() && isNew(id); }))
    return {};
  Ranking ranking;
  for(const PlayerId id : inside)
    ranking.add(id, id.isGoalie() ? 0.f
                    : isNew(id)   ? std::numeric_limits<float>::infinity()
                                  : distanceOnGround(now.pitch.find(id)->position, now.field.goalCentre(id.side)));
  ranking.sort();
  return ranking.size() > limit ? ranking.id(limit) : PlayerId();
}

bool isKickOffOf(const Situation& now, Side side)
{
  return ModeSet(PlayMode::KickOffLeft, PlayMode::KickOffRight).has(now.clock.mode()) && now.clock.side() == side;
}

Ranking nearestToBall(const Situation& now, Side side)
{
  Ranking ranking;
  for(const PlayerId id : innocentOf(now, side))
    ranking.add(id, distanceOnGround(now.pitch.find(id)->position, now.pitch.ball.position));
  ranking.sort();
  return ranking;
}

} // namespace

void IllegalDefenceRule::judge(Situation& now)
{
  const SoccerSettings& s = now.settings;
  const auto limit = static_cast<std::size_t>(s.maxPlayersInsideOwnArea);
  const Situation::Penalty penalty{.measure = s.illegalDefenseBeamPenalty ? Situation::Penalty::Measure::SendOff
                                                                          : Situation::Penalty::Measure::LeaveArea};
  for(const Side side : {Side::Left, Side::Right})
  {
    const Squad inside = defenders(now, side);
    std::size_t count = inside.size();
    if(count <= limit)
      continue;
    const PlayerId displaced = inTheWayOfGoalie(now, inside, limit);
    for(const PlayerId id : drawn(now, inside))
      if(count > limit && !id.isGoalie() && (!now.tallies[id].wasInArea || id == displaced))
      {
        penalise(
            now, FoulType::IllegalDefence, *this, {id},
            soccerText(id == displaced ? SoccerKey("foul.illegalDefenceGoalie") : SoccerKey("foul.illegalDefenceLast"),
                       nameOf(id), count, limit),
            penalty);
        --count;
      }
  }
}

void IllegalDefenceRule::pause(Situation& now)
{
  for(Situation::Tally& tally : now.tallies)
    tally.inArea = tally.wasInArea = false;
}

void CrowdingRule::judge(Situation& now)
{
  constexpr float tolerance = 0.01f; // m
  const SoccerSettings& s = now.settings;
  if(s.minOppDistance <= 0 || !now.pitch.ball.present)
    return;
  const std::array<Ranking, 2> rankings{nearestToBall(now, Side::Left), nearestToBall(now, Side::Right)};
  for(const Side side : {Side::Left, Side::Right})
  {
    const Ranking& own = rankings[static_cast<std::size_t>(indexOf(side))];
    const Ranking& others = rankings[static_cast<std::size_t>(indexOf(opponentOf(side)))];
    if(isKickOffOf(now, side) || others.size() == 0 || others.distance(0) >= s.minOppDistance)
      continue;
    for(const auto& [rank, limit] : {std::pair<std::size_t, float>(1, s.min2PlDistance), {2, s.min3PlDistance}})
      if(rank < own.size() && !own.id(rank).isGoalie() && own.distance(rank) <= limit + tolerance)
        sendOff(now, FoulType::Crowding, *this, {own.id(rank)},
                soccerText("foul.crowding", nameOf(own.id(rank)), rank + 1, own.distance(rank), limit,
                           nameOf(others.id(0)), others.distance(0), s.minOppDistance));
  }
}

} // namespace sparkwright
