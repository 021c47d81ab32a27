#include "core/game/soccer3d/rules/SpecialGameRules.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Restarts.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

ShootoutRule::ShootoutRule() : Rule("shoot-out", Stage::Count) {}

void ShootoutRule::judge(Situation& now)
{
  if(!now.settings.penaltyShootout)
    over_ = false;
  if(!now.settings.penaltyShootout || over_ || now.clock.paused())
    return;
  const Bounds area = now.field.penaltyArea(Side::Right);
  for(const Pitch::Player& player : now.pitch.players)
  {
    const Vec3f& p = player.position;
    if(player.id.side != Side::Right || (p.x() >= area.min.x() && std::abs(p.y()) <= area.max.y()))
      continue;
    over_ = true; // Once, however many have left.
    awardGoal(now, Side::Left, name(), soccerText("shootOut.left", nameOf(player.id), textOf(p)));
    return;
  }
}

void KeepawayRule::judge(Situation& now)
{
  const SoccerSettings& s = now.settings;
  if(!s.keepaway || now.clock.time() <= 0)
    return;
  const float minutes = now.clock.time() / 60;
  const float halfLength = std::max(0.f, (s.keepawayLength - s.keepawayLengthReductionRate * minutes) / 2);
  const float halfWidth = std::max(0.f, (s.keepawayWidth - s.keepawayWidthReductionRate * minutes) / 2);
  const Vec3f& ball = now.pitch.ball.position;
  if(std::abs(ball.x() - s.keepawayCenterX) > halfLength || std::abs(ball.y() - s.keepawayCenterY) > halfWidth)
    now.setMode(PlayMode::GameOver, name(),
                soccerText("keepaway.leftBox", 2 * halfLength, 2 * halfWidth, textOf(ball)));
  else if(now.pitch.touchedBy(Side::Right))
    now.setMode(PlayMode::GameOver, name(), soccerText("keepaway.touched"));
}

void ShootoutRule::archive(StateArchive& a)
{
  a(over_);
}

} // namespace sparkwright
