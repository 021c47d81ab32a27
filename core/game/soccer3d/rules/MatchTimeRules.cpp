#include "core/game/soccer3d/rules/MatchTimeRules.h"

#include "core/game/soccer3d/match/SoccerTexts.h"

namespace sparkwright
{

void HalvesRule::judge(Situation& now)
{
  const SoccerSettings& s = now.settings;
  const int half = now.clock.half();
  const float end = static_cast<float>(half) * s.ruleHalfTime;
  if(now.clock.time() < end)
    return;
  const auto reason = [&] { return soccerText("clock.limit", now.clock.time(), end); };
  if(half == 2 || s.singleHalfTime)
  {
    if(now.clock.mode() != PlayMode::GameOver)
      now.setMode(PlayMode::GameOver, name(), reason());
    return;
  }
  now.setMode(PlayMode::BeforeKickOff, name(), reason());
  now.clock.startSecondHalf();
  if(!s.changeSidesInSecondHalf)
    return;
  now.swapSides();
  now.tell(MatchEvent::Kind::Notice, name(), soccerText("clock.secondHalf"), soccerText("clock.sidesChange"),
           {.position = Vec3f(Vec3f::Zero())});
}

void QuitRule::judge(Situation& now)
{
  if(now.settings.automaticQuit && now.clock.modeTime() >= patience)
    now.decisions.finish = true;
}

void LostBallRule::judge(Situation& now)
{
  const Vec3f& position = now.pitch.ball.position;
  if(now.settings.splRules && now.spl.phase != Situation::Spl::Phase::Playing)
    return; // It is hidden, far away.
  if(!now.pitch.ball.present || (position.allFinite() && std::abs(position.z()) <= now.settings.fieldHeight))
    return;
  const Vec3f place(now.ball.lastOnField.x(), now.ball.lastOnField.y(), now.settings.ballRadius);
  now.placeBall(place);
  now.tell(MatchEvent::Kind::Notice, name(), soccerText("ball.lost"),
           soccerText("ball.putBack", textOf(place)));
}

} // namespace sparkwright
