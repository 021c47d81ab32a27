// A match of wheeled robots with two strategies and displays, without network: the whole cycle.

#include "core/agents/DurationHistogram.h"
#include "core/game/GameClients.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/object/Context.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"
#include "tests/core/simurosot/placement/PlacementSupport.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numbers>
#include <string>

using namespace sparkwright;
using namespace sparkwright::simurosot;

namespace
{

WorldOptions ordinaryOptions()
{
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.pluginDirectories = {std::string(SPARKWRIGHT_BIN_DIR) + "/plugins"}; // Beside it are the strategies.
  options.seed = 1;
  return options;
}

/// A match in which all robots drive after the ball, so that they meet.
class BenchMatch
{
public:
  /// @param robots  of each side
  /// @param exact   bodies of a heap that is solved exactly; 0: as the league has it
  BenchMatch(int robots, int displays, int exact) : world_(options(exact))
  {
    world_.load(robots <= 5 ? "setups/simurosot_middle.rb" : "setups/simurosot_large.rb");
    removeRobots(robots);
    GamePort& port = world_.gamePort();
    for(int client = 1; client <= 2 + displays; ++client)
    {
      port.join(client, "bench");
      port.receive(client, client <= 2 ? "(login (role strategy) (proto 1) (name \"bench\"))"
                                       : "(login (role display) (proto 1) (name \"bench\"))");
    }
    for(int i = 0; i < 1000 && game().machine().state() != MatchState::Normal; ++i)
      cycle();
    for(int i = 0; i < 50; ++i)
      cycle();
  }

  World& world() { return world_; }
  SimurosotGame& game() { return *world_.context().service<SimurosotGame>(); }

  void cycle()
  {
    for(const Side side : {Side::Blue, Side::Yellow})
      world_.gamePort().receive(1 + indexOf(side), wheels(side));
    world_.cycle();
    world_.gamePort().clients()->send(
        [this](int client, std::string_view message)
        {
          bytes_ += message.size();
          if(message.starts_with("(place "))
            world_.gamePort().receive(client, "(targets " + std::to_string(std::atol(message.data() + 7)) + ")");
          return true;
        });
  }
  std::size_t bytes() const { return bytes_; }

private:
  static WorldOptions options(int exact)
  {
    WorldOptions options = ordinaryOptions();
    options.overrides = {{"Simurosot.MatchHalfSeconds", "36000"}};
    if(exact > 0)
      options.overrides.emplace_back("Simurosot.PhysicsExactBodies", std::to_string(exact));
    for(const char* const rule : {"R1", "R2", "R3", "R4", "R4b", "R5", "R6", "R7", "R8", "R9", "R10"}) // Play goes on.
      options.overrides.emplace_back("Simurosot.Rules" + std::string(rule) + "On", "false");
    return options;
  }

  void removeRobots(int kept)
  {
    for(int i = kept + 1; i <= SST_MAX_ROBOTS; ++i)
      for(const char* const team : {"blue", "yellow"})
        if(Object* const robot = world_.root().find("/usr/scene/" + std::string(team) + std::to_string(i)))
          robot->parent()->removeChild(*robot);
  }

  const std::string& wheels(Side side)
  {
    const sref_frame& seen = game().seen();
    message_ = "(wheels " + std::to_string(world_.cycles());
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
    {
      const sref_robot& robot = seen.robot[indexOf(side)][i];
      const double wanted = std::atan2(seen.ball.y - robot.y + 12 * (i % 5 - 2), seen.ball.x - robot.x);
      const double turn = std::remainder(wanted * 180 / std::numbers::pi - robot.angle, 360);
      char pair[64];
      std::snprintf(pair, sizeof pair, " (%.2f %.2f)", 60 - turn, 60 + turn);
      message_ += pair;
    }
    return message_ += ')';
  }

  World world_;
  std::string message_;
  std::size_t bytes_ = 0;
};

/// One frame of play. Counters: wall µs of the parts of a cycle.
void frameOfMatch(benchmark::State& state)
{
  BenchMatch match(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)),
                   static_cast<int>(state.range(2)));
  CycleTimes sum;
  DurationHistogram cycles;
  double played = 0;
  for(auto _ : state)
  {
    match.cycle();
    sum += match.world().lastCycleTimes();
    cycles.add(match.world().lastCycleTimes().total());
    played += match.game().machine().state() == MatchState::Normal;
  }
  const auto mean = [](double value) { return benchmark::Counter(value, benchmark::Counter::kAvgIterations); };
  state.counters["collide"] = mean(sum.collide * 1e6);
  state.counters["solve"] = mean(sum.solve * 1e6);
  state.counters["rule"] = mean(sum.rule * 1e6);
  state.counters["publish"] = mean(sum.publish * 1e6);
  state.counters["played"] = mean(played);
  state.counters["p99"] = cycles.quantile(0.99) * 1e6;
}
BENCHMARK(frameOfMatch)
    ->ArgsProduct({{11}, {4}, {0, 6, 12, 18}})
    ->ArgsProduct({{2, 5, 6}, {4}, {0}})
    ->Args({11, 0, 0})
    ->ArgNames({"robots", "displays", "exact"})
    ->Iterations(1000)
    ->Unit(benchmark::kMicrosecond);

/// S34: the demo match, ten minutes of play with four displays, frame after frame. Counters: wall µs of a frame, the
/// share of those over 20 ms in %, and goals.
void tenMinutesOfMatch(benchmark::State& state)
{
  constexpr double frameLimit = 0.020; // s
  World world(ordinaryOptions());
  world.load("setups/simurosot_demo.rb");
  GamePort& port = world.gamePort();
  for(int client = 1; client <= 4; ++client)
  {
    port.join(client, "bench");
    port.receive(client, "(login (role display) (proto 1) (name \"bench\"))");
  }
  const auto& machine = world.context().service<SimurosotGame>()->machine();
  std::size_t bytes = 0;
  DurationHistogram frames;
  double sum = 0;
  int late = 0;
  for(auto _ : state)
  {
    const auto before = std::chrono::steady_clock::now();
    world.cycle();
    port.clients()->send(
        [&bytes](int, std::string_view message)
        {
          bytes += message.size();
          return true;
        });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
    frames.add(seconds);
    sum += seconds;
    late += seconds > frameLimit;
  }
  const double count = static_cast<double>(frames.count());
  const std::array<int, sideCount> score = machine.status().score;
  state.counters["mean"] = sum / count * 1e6;
  state.counters["median"] = frames.quantile(0.5) * 1e6;
  state.counters["p99"] = frames.quantile(0.99) * 1e6;
  state.counters["over20ms%"] = 100 * late / count;
  state.counters["times_real"] = count * 0.02 / sum;
  state.counters["goals"] = score[0] + score[1];
}
BENCHMARK(tenMinutesOfMatch)->Iterations(30000)->Unit(benchmark::kMicrosecond);

/// S25: a side puts all its robots onto one spot, and the referee spreads them as the rules of a restart want it; restarts
/// in turn. Counter: wall µs of the longest one.
void crowdedRestart(benchmark::State& state)
{
  const LeagueProfile profile = *profileOf("large-simurosot");
  constexpr int kinds = 9;
  DurationHistogram restarts;
  int number = 0;
  for(auto _ : state)
  {
    const sref_placing placing = placement_tests::placingOf(static_cast<Restart>(1 + number % kinds), Side::Blue,
                                                            number / kinds % 2 == 0 ? Side::Blue : Side::Yellow);
    const double x = number % 7 * 30 - 90, y = number % 5 * 30 - 60;
    sref_targets targets = placement_tests::targetsOf(std::vector<Pose>(std::size_t(profile.field.robots), {x, y, 0}));
    const auto before = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(validatePlacement(profile, placing, targets, nullptr));
    restarts.add(std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count());
    ++number;
  }
  state.counters["longest"] = restarts.most() * 1e6;
}
BENCHMARK(crowdedRestart)->Iterations(1000)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
