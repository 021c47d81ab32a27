#include "core/game/f2000/benchmark/ObstacleChallenge.h"

#include "core/game/f2000/benchmark/BallZone.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

constexpr double timeLimit = 90; ///< s

} // namespace

std::string_view nameOf(ObstacleChallenge::End end)
{
  static constexpr std::array<std::string_view, 3> names{"goal", "out", "time up"};
  return names[static_cast<std::size_t>(end)];
}

ObstacleChallenge::ObstacleChallenge(Options options, const FieldForm& field)
    : options_(std::move(options)), field_(field), random_(options_.seed)
{
  over_ = options_.players.empty() || options_.attempts <= 0;
}

/// Places are drawn in the same order for each player.
ObstacleChallenge::Begin ObstacleChallenge::next()
{
  if(attempt_ == 0)
    random_.reseed(0);
  constexpr double mostAside = 0.6, gapLeast = 1.2, gapMost = 1.8, fromCentre = 0.5, behindBall = 0.35; // m
  const double line = field_.length / 2, front = line - std::max(field_.goalAreaDepth, 0.3);
  Begin begin;
  begin.player = options_.players[player_];
  begin.attempt = attempt_;
  begin.ball = {front, random_.uniform(-mostAside, mostAside), 0};
  begin.robot = {std::min(front + behindBall, line), begin.ball.y + random_.uniform(-0.2, 0.2), std::numbers::pi};
  // Between the centre and the penalty mark before the other goal.
  const double x = -random_.uniform(fromCentre, std::max(line - field_.penaltyMark - fromCentre, fromCentre));
  const double middle = random_.uniform(-mostAside, mostAside), half = random_.uniform(gapLeast, gapMost) / 2;
  begin.cylinders = {Pose{x, middle - half, 0}, Pose{x, middle + half, 0}};
  time_ = 0;
  passed_ = false;
  touched_ = {};
  last_.reset();
  present_ = begin;
  return begin;
}

bool ObstacleChallenge::passes(const Seen& from, const Seen& to) const
{
  const auto& [low, high] = present_.cylinders;
  if(!(from.x >= low.x && to.x < low.x))
    return false;
  const double y = from.y + (to.y - from.y) * (from.x - low.x) / (from.x - to.x);
  return y > low.y && y < high.y;
}

std::optional<ObstacleChallenge::End> ObstacleChallenge::judge(const Seen& seen) const
{
  if(const BallZone zone = ballZone(field_, seen.x, seen.y, seen.z); zone != BallZone::Field)
    return zone == BallZone::Goal ? End::Goal : End::Out;
  return time_ >= timeLimit ? std::optional(End::TimeUp) : std::nullopt;
}

std::optional<ObstacleChallenge::Begin> ObstacleChallenge::advance(double dt, const Seen& seen)
{
  if(over_)
    return {};
  time_ += dt;
  passed_ = passed_ || (last_ && passes(*last_, seen));
  for(std::size_t i = 0; i < touched_.size(); ++i)
    touched_[i] = touched_[i] || seen.touches[i];
  last_ = seen;
  const auto end = judge(seen);
  if(!end)
    return {};
  rows_.push_back({present_.player, attempt_, *end, passed_, static_cast<int>(touched_[0]) + static_cast<int>(touched_[1]), time_, false});
  if(++attempt_ == options_.attempts)
  {
    attempt_ = 0;
    ++player_;
  }
  over_ = player_ == options_.players.size();
  if(over_)
    findFastest();
  return over_ ? std::nullopt : std::optional(next());
}

/// Of the goals in each attempt; the first of equals.
void ObstacleChallenge::findFastest()
{
  for(int attempt = 0; attempt < options_.attempts; ++attempt)
  {
    Row* best = nullptr;
    for(Row& row : rows_)
      if(row.attempt == attempt && row.end == End::Goal && (!best || row.seconds < best->seconds))
        best = &row;
    if(best)
      best->fastest = true;
  }
}

std::vector<ObstacleChallenge::Result> ObstacleChallenge::results() const
{
  std::vector<Result> results;
  for(const std::string& player : options_.players)
  {
    Result result;
    result.player = player;
    for(const Row& row : rows_)
    {
      if(row.player != player)
        continue;
      ++result.attempts;
      result.passages += row.passed;
      result.goals += row.end == End::Goal;
      result.touched += row.touched;
      result.fastest += row.fastest;
      result.points += row.points();
      result.seconds += row.end == End::Goal ? row.seconds : 0;
    }
    if(result.goals > 0)
      result.seconds /= result.goals;
    results.push_back(std::move(result));
  }
  return results;
}

std::vector<std::string> ObstacleChallenge::table() const
{
  constexpr double percent = 100;
  std::vector<std::string> lines;
  char line[200];
  std::snprintf(line, sizeof line, "%-12s %8s %8s %6s %-16s %8s %8s %8s %7s", "player", "attempts", "passages", "goals",
                "per 100 (95 %)", "touched", "fastest", "mean s", "points");
  lines.emplace_back(line);
  for(const Result& result : results())
  {
    const WilsonInterval goals = result.goalShare();
    std::snprintf(line, sizeof line, "%-12s %8d %8d %6d %5.1f (%4.1f–%4.1f) %8d %8d %8.2f %7d", result.player.c_str(), result.attempts,
                  result.passages, result.goals, percent * goals.share, percent * goals.low, percent * goals.high, result.touched,
                  result.fastest, result.seconds, result.points);
    lines.emplace_back(line);
  }
  return lines;
}

std::string ObstacleChallenge::csv() const
{
  std::string text = "seed,player,attempt,end,passed,touched,fastest,seconds,points\n";
  char line[200];
  for(const Row& row : rows_)
  {
    std::snprintf(line, sizeof line, "%llu,%s,%d,%s,%d,%d,%d,%.3f,%d\n", static_cast<unsigned long long>(options_.seed),
                  row.player.c_str(), row.attempt, std::string(nameOf(row.end)).c_str(), row.passed, row.touched, row.fastest,
                  row.seconds, row.points());
    text += line;
  }
  return text;
}

} // namespace sparkwright::f2000
