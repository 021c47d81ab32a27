// What the rules of a match cost, beside the cycle that they are part of.

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

constexpr int teams = 22;

SoccerGame& gameOf(Robots& robots)
{
  return *robots.world().context().service<SoccerGame>();
}

/// Two full teams that move all joints, fall, are sent off and come back, in open play.
void startMatch(Robots& robots)
{
  robots.cycle();
  robots.world().command("(playMode PlayOn)");
  for(int i = 0; i < 100; ++i)
    robots.cycle();
}

/// The whole cycle, to compare with.
void cycleOfMatch(benchmark::State& state)
{
  Robots robots(teams);
  startMatch(robots);
  for(auto _ : state)
    robots.cycle();
}
BENCHMARK(cycleOfMatch)->Unit(benchmark::kMicrosecond);

/// The game's part of it, again and again after one step: where all are is looked up, self collisions are measured, the
/// rules are applied, and what they decide is carried out.
void gameOfMatch(benchmark::State& state)
{
  Robots robots(teams);
  startMatch(robots);
  SoccerGame& game = gameOf(robots);
  game.setRefereed(state.range(0) != 0);
  for(auto _ : state)
  {
    game.update(static_cast<double>(Situation::stepSeconds));
    if(game.time() > 200) // Before the half ends, in which nothing is looked for.
      robots.world().command("(time 0)");
  }
}
BENCHMARK(gameOfMatch)->Arg(0)->Arg(1)->ArgName("refereed")->Unit(benchmark::kMicrosecond);

/// All rules, applied to what the match of two full teams looks like: nothing is measured for them, nothing carried
/// out.
void rulesAlone(benchmark::State& state)
{
  Robots robots(teams);
  startMatch(robots);
  const SoccerGame& game = gameOf(robots);
  const Pitch pitch = game.referee().now().pitch;
  Referee referee(game.settings(), 1);
  referee.setMode(PlayMode::PlayOn);
  Situation& now = referee.now();
  for(auto _ : state)
  {
    now.pitch = pitch;
    referee.advance(Situation::stepSeconds);
    referee.judge();
    benchmark::DoNotOptimize(now.decisions.moves.data());
    now.decisions.clear();
    if(now.clock.time() > 200)
      referee.setTime(0);
  }
}
BENCHMARK(rulesAlone)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
