#include "core/game/f2000/game/KeeperRun.h"

#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/game/f2000/players/PlayerControl.h"
#include "core/game/f2000/scene/RobotRoster.h"

#include <algorithm>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

bool touches(const RobotNode& robot, const BallNode& ball)
{
  constexpr double skin = 0.01; // m
  const Vec3f at = ball.position();
  bool touched = false;
  robot.eachOutline(
      [&](const Surroundings::Body& body)
      {
        touched |= at.z() - ball.radius < body.top && at.z() + ball.radius > body.bottom &&
                   body.outline.distanceTo({at.x(), at.y()}) < ball.radius + skin;
      });
  return touched;
}

} // namespace

KeeperRun::KeeperRun(Options options, const FieldForm& field, RobotRoster& robots, PlayerControl& players)
    : options_(std::move(options)), robots_(robots), players_(players), benchmark_(options_.benchmark, field)
{
}

RobotNode* KeeperRun::first(RobotTeam team) const
{
  const auto found =
      std::ranges::find_if(robots_.standing(), [team](const RobotNode* robot) { return robot->form().team == team; });
  return found == robots_.standing().end() ? nullptr : *found;
}

void KeeperRun::begin(const KeeperBenchmark::Begin& episode, BallNode& ball)
{
  RobotNode* const keeper = first(RobotTeam::Blue);
  RobotNode* const attacker = first(RobotTeam::Yellow);
  ball.place(episode.ball.x, episode.ball.y);
  for(const auto& [robot, pose] : {std::pair(keeper, episode.keeper), std::pair(attacker, episode.attacker)})
  {
    robot->start = pose;
    robot->restart();
  }
  OptionValues options = options_.keeper;
  options["policy"] = policyNames()[static_cast<std::size_t>(episode.policy)];
  const auto leadAnew = [this](RobotNode& robot, const std::string& player, const OptionValues& values)
  {
    players_.forget(robot.id);
    if(const LocalText why = players_.lead(robot.id, player, values); !why.empty())
      problem_ = why;
  };
  leadAnew(*keeper, "goalkeeper", options);
  if(!options_.attacker.empty() && !begun_)
    leadAnew(*attacker, options_.attacker, {});
  begun_ = true;
}

void KeeperRun::advance(double dt, BallNode* ball)
{
  const RobotNode* const keeper = first(RobotTeam::Blue);
  const RobotNode* const attacker = first(RobotTeam::Yellow);
  if(!keeper || !attacker || !ball)
  {
    problem_ = gameText("f2kGame.benchmarkNeeds");
    return;
  }
  if(!begun_)
    return begin(benchmark_.begin(), *ball);
  const Vec3f at = ball->position();
  const KeeperBenchmark::Seen seen{at.x(), at.y(), at.z(), ball->velocity().norm(), touches(*keeper, *ball),
                                   touches(*attacker, *ball)};
  const std::size_t before = benchmark_.rows().size();
  const auto next = benchmark_.advance(dt, seen);
  if(benchmark_.rows().size() > before && benchmark_.rows().back().outcome == KeeperBenchmark::Outcome::Goal)
    ++goals_;
  if(next)
    begin(*next, *ball);
}

Benchmark::Progress KeeperRun::progress() const
{
  const KeeperBenchmark::Options& wanted = options_.benchmark;
  const std::size_t each = static_cast<std::size_t>(wanted.episodes), played = benchmark_.rows().size();
  const std::size_t policy = std::min(played / each, wanted.policies.size() - 1);
  return {played, each * wanted.policies.size(),
          std::string(policyNames()[static_cast<std::size_t>(wanted.policies[policy])])};
}

void KeeperRun::report(Log& log) const
{
  tell(log, problem_, benchmark_.table(), options_.file, benchmark_.csv());
}

} // namespace sparkwright::f2000
