// A World with robots, without network: the whole cycle.

#include "core/engine/World.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

/// Commands, cycle, percepts read: everything a server does except sockets.
void cycleOfRobots(benchmark::State& state)
{
  Robots robots(static_cast<int>(state.range(0)));
  for(int i = 0; i < 100; ++i)
    robots.cycle();
  for(auto _ : state)
    robots.cycle();
}
BENCHMARK(cycleOfRobots)->Arg(0)->Arg(1)->Arg(2)->Arg(6)->Arg(22)->Unit(benchmark::kMicrosecond);

/// Messages of one cycle: reading 22 joint speeds for each robot.
void deliverToRobots(benchmark::State& state)
{
  Robots robots(static_cast<int>(state.range(0)));
  for(int i = 0; i < 10; ++i)
    robots.cycle();
  for(auto _ : state)
    robots.deliver();
}
BENCHMARK(deliverToRobots)->Arg(1)->Arg(22)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
