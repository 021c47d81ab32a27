// A World with robots, without network: the whole cycle.

#include "core/robot/PerceptWriter.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

/// Commands, cycle, percepts read: everything a server does except sockets. Counters: wall µs of the parts of a cycle.
void cycleOfRobots(benchmark::State& state)
{
  Robots robots(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  for(int i = 0; i < 100; ++i)
    robots.cycle();
  CycleTimes sum;
  for(auto _ : state)
  {
    robots.cycle();
    sum += robots.world().lastCycleTimes();
  }
  const auto mean = [&](double seconds) { return benchmark::Counter(seconds * 1e6, benchmark::Counter::kAvgIterations); };
  state.counters["act"] = mean(sum.act);
  state.counters["collide"] = mean(sum.collide);
  state.counters["solve"] = mean(sum.solve);
  state.counters["rule"] = mean(sum.rule);
  state.counters["sense"] = mean(sum.sense);
  state.counters["publish"] = mean(sum.publish);
}
BENCHMARK(cycleOfRobots)
    ->ArgsProduct({{0, 1, 2, 6, 22}, {1}})
    ->ArgsProduct({{2, 6, 22}, {2}})
    ->ArgNames({"robots", "threads"})
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

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

/// The text of one agent's percepts without vision, as the perceptors write it.
void writePercepts(benchmark::State& state)
{
  PerceptWriter writer;
  for(auto _ : state)
  {
    writer.clear();
    writer.open("GYR");
    writer.pair("n", "torso");
    writer.open("rt");
    for(const float rate : {-0.12f, 10.5f, 213.7f})
      writer.number(rate);
    writer.close();
    writer.close();
    for(int joint = 0; joint < 22; ++joint)
    {
      writer.open("HJ");
      writer.pair("n", "lle1");
      writer.pair("ax", static_cast<float>(joint) * 5.37f - 60);
      writer.close();
    }
    benchmark::DoNotOptimize(writer.text().data());
  }
  state.counters["bytes"] = static_cast<double>(writer.text().size());
}
BENCHMARK(writePercepts);

} // namespace

BENCHMARK_MAIN();
