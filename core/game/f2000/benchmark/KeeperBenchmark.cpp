#include "core/game/f2000/benchmark/KeeperBenchmark.h"

#include "core/game/f2000/benchmark/BallZone.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>

namespace sparkwright::f2000
{

namespace
{

constexpr double longest = 30, quiet = 2;        // s
constexpr double fromGoal = 2, beside = 0.5;     // m
constexpr double behindBall = 0.6;               // m
constexpr std::array<std::string_view, 4> outcomeNames{"goal", "out", "saved", "time up"};

} // namespace

std::string_view nameOf(KeeperBenchmark::Outcome outcome)
{
  return outcomeNames[static_cast<std::size_t>(outcome)];
}

KeeperBenchmark::KeeperBenchmark(const Options& options, const FieldForm& field)
    : options_(options), field_(field), random_(options.seed)
{
  over_ = options_.policies.empty() || options_.episodes <= 0;
}

KeeperBenchmark::Begin KeeperBenchmark::begin()
{
  return next();
}

/// Places are drawn in the same order for each policy.
KeeperBenchmark::Begin KeeperBenchmark::next()
{
  if(episode_ == 0)
    random_.reseed(0);
  Begin begin;
  begin.policy = options_.policies[policy_];
  begin.episode = episode_;
  const double goalX = -field_.length / 2, width = field_.width / 2 - beside;
  do
    begin.ball = {random_.uniform(goalX + beside, -beside), random_.uniform(-width, width), 0};
  while(std::hypot(begin.ball.x - goalX, begin.ball.y) < fromGoal);
  // Behind the ball, in any direction away from the goal.
  const double away = std::atan2(begin.ball.y, begin.ball.x - goalX) + random_.uniform(-1, 1);
  begin.attacker = {begin.ball.x + behindBall * std::cos(away), begin.ball.y + behindBall * std::sin(away),
                    normalized(away + std::numbers::pi)};
  begin.attacker.y = std::clamp(begin.attacker.y, -field_.width / 2, field_.width / 2);
  KeeperTask task;
  task.goalX = goalX;
  begin.keeper = {task.lineX(), 0, 0};
  time_ = sinceAttacker_ = fastest_ = way_ = 0;
  saved_ = false;
  last_.reset();
  return begin;
}

std::optional<KeeperBenchmark::Outcome> KeeperBenchmark::judge(const Seen& seen) const
{
  if(const BallZone zone = ballZone(field_, seen.x, seen.y, seen.z); zone != BallZone::Field)
    return zone == BallZone::Goal ? Outcome::Goal : Outcome::Out;
  if(saved_ && sinceAttacker_ >= quiet)
    return Outcome::Saved;
  return time_ >= longest ? std::optional(Outcome::TimeUp) : std::nullopt;
}

std::optional<KeeperBenchmark::Begin> KeeperBenchmark::advance(double dt, const Seen& seen)
{
  if(over_)
    return {};
  time_ += dt;
  sinceAttacker_ = seen.attackerTouches ? 0 : sinceAttacker_ + dt;
  if(seen.keeperTouches && !saved_)
  {
    saved_ = true;
    sinceAttacker_ = 0;
  }
  if(seen.attackerTouches)
    saved_ = seen.keeperTouches;
  fastest_ = std::max(fastest_, seen.speed);
  if(last_)
    way_ += std::hypot(seen.x - last_->x, seen.y - last_->y);
  last_ = seen;
  const auto outcome = judge(seen);
  if(!outcome)
    return {};
  rows_.push_back({options_.policies[policy_], episode_, *outcome, time_, fastest_, way_});
  if(++episode_ == options_.episodes)
  {
    episode_ = 0;
    ++policy_;
  }
  over_ = policy_ == options_.policies.size();
  return over_ ? std::nullopt : std::optional(next());
}

std::vector<KeeperBenchmark::Result> KeeperBenchmark::results() const
{
  std::vector<Result> results;
  for(const Policy policy : options_.policies)
  {
    Result result{policy};
    for(const Row& row : rows_)
    {
      if(row.policy != policy)
        continue;
      ++result.episodes;
      result.goals += row.outcome == Outcome::Goal;
      result.out += row.outcome == Outcome::Out;
      result.saved += row.outcome == Outcome::Saved;
      result.timeUp += row.outcome == Outcome::TimeUp;
      result.seconds += row.seconds;
    }
    if(result.episodes > 0)
      result.seconds /= result.episodes;
    results.push_back(result);
  }
  return results;
}

std::vector<std::string> KeeperBenchmark::table() const
{
  constexpr double percent = 100;
  std::vector<std::string> lines;
  char line[160];
  std::snprintf(line, sizeof line, "%-10s %8s %6s %-16s %6s %6s %8s %8s", "policy", "episodes", "goals", "per 100 (95 %)", "saved",
                "out", "time up", "mean s");
  lines.emplace_back(line);
  for(const Result& result : results())
  {
    const WilsonInterval goals = result.goalShare();
    std::snprintf(line, sizeof line, "%-10s %8d %6d %5.1f (%4.1f–%4.1f) %6d %6d %8d %8.2f",
                  std::string(policyNames()[static_cast<std::size_t>(result.policy)]).c_str(), result.episodes, result.goals,
                  percent * goals.share, percent * goals.low, percent * goals.high, result.saved, result.out, result.timeUp,
                  result.seconds);
    lines.emplace_back(line);
  }
  return lines;
}

std::string KeeperBenchmark::csv() const
{
  std::string text = "seed,policy,episode,outcome,seconds,shot_speed,ball_way\n";
  char line[160];
  for(const Row& row : rows_)
  {
    std::snprintf(line, sizeof line, "%llu,%s,%d,%s,%.3f,%.3f,%.3f\n", static_cast<unsigned long long>(options_.seed),
                  std::string(policyNames()[static_cast<std::size_t>(row.policy)]).c_str(), row.episode,
                  std::string(nameOf(row.outcome)).c_str(), row.seconds, row.shotSpeed, row.way);
    text += line;
  }
  return text;
}

} // namespace sparkwright::f2000
