#include "core/game/simurosot/game/RestartPlan.h"

#include "core/game/simurosot/game/GameNodes.h"
#include "core/game/simurosot/game/GameTexts.h"
#include "core/game/simurosot/game/PlayModes.h"
#include "core/game/simurosot/match/restart/PlacementTalk.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright::simurosot
{

namespace
{

using Area = RestartReview::Area;

/// Bodies are placed with rounding errors; who is off by no more stands where it should.
constexpr double sameCm = 0.05, sameDeg = 0.5;

RestartReview::Spot spotAt(const Point& point)
{
  return {point.x * metresPerCm, point.y * metresPerCm};
}

RestartReview::Stand standAt(const Pose& pose)
{
  return {spotAt(pose.point()), pose.angle};
}

RestartReview::Why whyOf(const sref_correction& correction)
{
  switch(correction.why)
  {
  case SREF_ACCEPTED:
    return RestartReview::Why::Stands;
  case SREF_MOVED_INTO_REGION:
    return RestartReview::Why::Region;
  case SREF_MOVED_FOR_OVERLAP:
    return RestartReview::Why::Overlap;
  case SREF_ROLE_FORCED:
    return RestartReview::Why::Role;
  default:
    return RestartReview::Why::Unplaced;
  }
}

/// The parts of the field that mean something to a side.
class Areas
{
public:
  Areas(int team, std::vector<Area>& out) : team_(team), out_(out) {}

  void addAll(const sref_region& region)
  {
    for(int i = 0; i < std::min(region.allowed_count, SREF_MAX_RECTS); ++i)
      add(Area::Meaning::Allowed, region.allowed[i]);
    for(int i = 0; i < std::min(region.forbidden_count, SREF_MAX_RECTS); ++i)
      add(Area::Meaning::Forbidden, region.forbidden[i]);
    if(region.circle_radius > 0)
      out_.push_back({team_, Area::Meaning::Forbidden, {}, {}, region.circle_radius * metresPerCm});
    if(region.has_taker && region.taker_place != SREF_TAKER_AT_POSE)
      add(Area::Meaning::Taker, region.taker_area);
    if(region.keeper_place != SREF_KEEPER_LIKE_OTHERS)
      add(Area::Meaning::Keeper, region.keeper_area);
    if(region.ball_is_free)
      add(Area::Meaning::Ball, region.ball_area);
  }

private:
  void add(Area::Meaning meaning, const sref_rect& rect)
  {
    if(rect.right > rect.left && rect.top > rect.bottom)
      out_.push_back({team_, meaning, spotAt({rect.left, rect.bottom}), spotAt({rect.right, rect.top}), 0});
  }

  int team_;
  std::vector<Area>& out_;
};

void addPlayers(const PlacedSide& placed, int team, const Lineup& standing, const Lineup& targets,
                RestartReview& review)
{
  for(int i = 0; i < placed.count; ++i)
  {
    const std::optional<Pose>& now = standing.robot(placed.side, i);
    if(!now)
      continue;
    const sref_correction& correction = placed.corrections[static_cast<std::size_t>(i)];
    const Pose then = targets.robot(placed.side, i).value_or(*now);
    const double way = distance(now->point(), then.point()), turn = normalizedDeg(then.angle - now->angle);
    const bool stays = way < sameCm && std::abs(turn) < sameDeg;
    review.players.push_back({team, i + 1, standAt(*now), standAt(then),
                              stays ? RestartReview::Why::Stands : whyOf(correction), way * metresPerCm, turn});
  }
}

} // namespace

RestartReview reviewRestart(const LeagueProfile& profile, Referee& referee, std::string_view mode, int blueEnd,
                            const Lineup& standing)
{
  RestartReview review(mode);
  const auto wanted = std::ranges::count(plannedRestarts(), mode) > 0 ? restartOf(mode, blueEnd) : std::nullopt;
  if(!wanted)
  {
    review.problem = gameNodeText("simuroTrainer.noMode");
    return review;
  }
  PlacementTalk talk(profile.field, &referee);
  talk.begin(madeVerdict(wanted->restart, wanted->actor, SREF_HUMAN, "planned by a person"), blueEnd, standing);
  if(!talk.knowsRegions())
  {
    review.problem = gameNodeText("restartPlan.noReferee");
    return review;
  }
  review.first = teamOf(talk.first(), blueEnd);
  for(const PlacedSide& placed : talk.placeStanding(standing))
    addPlayers(placed, teamOf(placed.side, blueEnd), standing, talk.targets(), review);
  std::ranges::sort(review.players, {},
                    [](const RestartReview::Player& player) { return std::pair(player.team, player.unum); });
  for(const Side side : {Side::Blue, Side::Yellow})
    Areas(teamOf(side, blueEnd), review.areas).addAll(talk.region(side));
  if(standing.ball)
    review.ball = spotAt(*standing.ball);
  if(talk.targets().ball)
    review.ballThen = spotAt(*talk.targets().ball);
  return review;
}

} // namespace sparkwright::simurosot
