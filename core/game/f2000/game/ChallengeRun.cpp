#include "core/game/f2000/game/ChallengeRun.h"

#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/game/f2000/players/PlayerControl.h"
#include "core/game/f2000/scene/SceneParts.h"

#include <algorithm>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

constexpr double cylinderRadius = 0.1; ///< m

} // namespace

ChallengeRun::ChallengeRun(Options options, SceneParts& parts, PlayerControl& players)
    : options_(std::move(options)), parts_(parts), players_(players), challenge_(options_.challenge, parts.field())
{
}

bool ChallengeRun::touches(const RobotNode& robot, const Pose& cylinder) const
{
  constexpr double skin = 0.01; // m
  bool touched = false;
  robot.eachOutline([&](const Surroundings::Body& body)
                    { touched |= body.outline.distanceTo({cylinder.x, cylinder.y}) < cylinderRadius + skin; });
  return touched;
}

void ChallengeRun::begin(const ObstacleChallenge::Begin& attempt, BallNode& ball, RobotNode& robot)
{
  present_ = attempt;
  ball.place(attempt.ball.x, attempt.ball.y);
  robot.start = attempt.robot;
  robot.restart();
  const std::vector<ThingNode*> cylinders = parts_.obstacles();
  for(std::size_t i = 0; i < attempt.cylinders.size(); ++i)
    cylinders[i]->place(attempt.cylinders[i]);
  players_.forget(robot.id);
  if(const LocalText why = players_.lead(robot.id, attempt.player, {}); !why.empty())
    problem_ = why;
  begun_ = true;
}

void ChallengeRun::advance(double dt, BallNode* ball)
{
  const auto& robots = parts_.robots().standing();
  const auto robot = std::ranges::find_if(robots, [](const RobotNode* one) { return one->form().team == RobotTeam::Yellow; });
  if(!ball || robot == robots.end() || parts_.obstacles().size() < present_.cylinders.size())
  {
    problem_ = gameText("f2kGame.challengeNeeds");
    return;
  }
  if(!begun_)
    return begin(challenge_.begin(), *ball, **robot);
  const Vec3f at = ball->position();
  ObstacleChallenge::Seen seen{at.x(), at.y(), at.z(), {}};
  for(std::size_t i = 0; i < seen.touches.size(); ++i)
    seen.touches[i] = touches(**robot, present_.cylinders[i]);
  const std::size_t before = challenge_.rows().size();
  const auto next = challenge_.advance(dt, seen);
  if(challenge_.rows().size() > before && challenge_.rows().back().end == ObstacleChallenge::End::Goal)
    ++goals_;
  if(next)
    begin(*next, *ball, **robot);
}

Benchmark::Progress ChallengeRun::progress() const
{
  const ObstacleChallenge::Options& wanted = options_.challenge;
  const std::size_t each = static_cast<std::size_t>(wanted.attempts), played = challenge_.rows().size();
  return {played, each * wanted.players.size(), wanted.players[std::min(played / each, wanted.players.size() - 1)]};
}

void ChallengeRun::report(Log& log) const
{
  tell(log, problem_, challenge_.table(), options_.file, challenge_.csv());
}

} // namespace sparkwright::f2000
