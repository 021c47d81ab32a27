#include "core/game/soccer3d/rules/fouls/PostureRules.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Penalties.h"
#include "core/game/soccer3d/referee/Squad.h"

#include <cmath>

namespace sparkwright
{

namespace
{

// Heights of the torso, m.
constexpr float lying = 0.15f, upright = 0.25f;

/// Steps after which a player who stands has got up.
constexpr int gotUp = 25;

/// How far beyond the side lines nothing is counted, m.
constexpr float margin = 0.1f;

void count(Situation::Tally& tally, float height, bool isOnField)
{
  if(height >= upright)
  {
    ++tally.standing;
    tally.onGround = 0;
  }
  else if(isOnField)
  {
    ++tally.notStanding;
    tally.standing = 0;
    if(height < lying)
      ++tally.onGround;
  }
  if(tally.standing > gotUp)
    tally.notStanding = 0;
}

} // namespace

void PostureRule::judge(Situation& now)
{
  const float reach = now.field.halfWidth() + margin;
  for(const Pitch::Player& player : now.pitch.players)
    count(now.tallies[player.id], player.position.z(), std::abs(player.position.y()) < reach);
}

void PostureRule::pause(Situation& now)
{
  const Situation::Tally fresh{};
  for(Situation::Tally& tally : now.tallies)
  {
    tally.onGround = tally.notStanding = 0;
    tally.standing = fresh.standing;
  }
}

void IncapableRule::judge(Situation& now)
{
  const SoccerSettings& s = now.settings;
  for(const Side side : {Side::Left, Side::Right})
    for(const PlayerId id : innocentOf(now, side))
    {
      const Situation::Tally& tally = now.tallies[id];
      const auto check = [&](int steps, float limit, const SoccerKey& what)
      {
        if(steps <= Situation::stepsOf(limit) || now.tallies[id].isPenalised())
          return;
        sendOff(now, FoulType::Incapable, *this, {id},
                soccerText(what, nameOf(id), Situation::secondsOf(steps), limit));
      };
      check(tally.onGround, id.isGoalie() ? s.goalieGroundMaxTime : s.groundMaxTime, "foul.onGround");
      check(tally.notStanding, id.isGoalie() ? s.goalieNotStandingMaxTime : s.notStandingMaxTime,
            "foul.notStanding");
    }
}

} // namespace sparkwright
