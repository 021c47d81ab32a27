// A World with robots, without network: the whole cycle.

#include "core/agents/DurationHistogram.h"
#include "core/robot/language/MessageParsers.h"
#include "core/robot/language/PerceptWriter.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

/// Mean wall µs of the parts of a cycle, as counters.
void tellParts(benchmark::State& state, const CycleTimes& sum)
{
  const auto mean = [](double seconds)
  { return benchmark::Counter(seconds * 1e6, benchmark::Counter::kAvgIterations); };
  state.counters["act"] = mean(sum.act);
  state.counters["collide"] = mean(sum.collide);
  state.counters["solve"] = mean(sum.solve);
  state.counters["rule"] = mean(sum.rule);
  state.counters["sense"] = mean(sum.sense);
  state.counters["publish"] = mean(sum.publish);
  state.counters["think"] = mean(sum.think);
}

void measure(benchmark::State& state, Robots& robots)
{
  for(int i = 0; i < 100; ++i)
    robots.cycle();
  CycleTimes sum;
  for(auto _ : state)
  {
    robots.cycle();
    sum += robots.world().lastCycleTimes();
  }
  tellParts(state, sum);
}

/// Commands, cycle, percepts read: everything a server does except sockets. Counters: wall µs of the parts of a cycle.
void cycleOfRobots(benchmark::State& state)
{
  Robots robots(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  measure(state, robots);
}
BENCHMARK(cycleOfRobots)
    ->ArgsProduct({{0, 1, 2, 6, 22}, {1}})
    ->ArgsProduct({{2, 6, 22}, {2}})
    ->ArgNames({"robots", "threads"})
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

/// The same while somebody looks at the details of physics (argument 1), or not (0).
void cycleWithDetails(benchmark::State& state)
{
  Robots robots(22, 1);
  robots.world().setPhysicsView(state.range(0) != 0);
  measure(state, robots);
}
BENCHMARK(cycleWithDetails)->Arg(0)->Arg(1)->ArgName("details")->UseRealTime()->Unit(benchmark::kMicrosecond);

/// Robots that lie upon one another are one island each: what bounds the longest cycles.
void cycleOfHeaps(benchmark::State& state)
{
  Robots robots(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)), Robots::Place::Heap,
                static_cast<int>(state.range(2)));
  for(int i = 0; i < 200; ++i)
    robots.cycle();
  DurationHistogram cycles;
  for(auto _ : state)
  {
    robots.cycle();
    cycles.add(robots.world().lastCycleTimes().total());
  }
  state.counters["median"] = cycles.quantile(0.5) * 1e6;
  state.counters["p99"] = cycles.quantile(0.99) * 1e6;
  state.counters["most"] = cycles.most() * 1e6;
}
BENCHMARK(cycleOfHeaps)
    ->ArgsProduct({{4, 8, 22}, {1, 2}, {0, 46}})
    ->ArgNames({"robots", "threads", "exact"})
    ->Iterations(300)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

/// Robots that nobody commands fall asleep.
void cycleOfSleepers(benchmark::State& state)
{
  Robots robots(static_cast<int>(state.range(0)));
  for(int i = 0; i < 500; ++i)
    robots.world().cycle();
  CycleTimes sum;
  for(auto _ : state)
  {
    robots.world().cycle();
    sum += robots.world().lastCycleTimes();
  }
  tellParts(state, sum);
}
BENCHMARK(cycleOfSleepers)->Arg(22)->Unit(benchmark::kMicrosecond);

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

/// The text of one agent's percepts without vision, as the perceptors write it and a parser generates it.
template <class Parser>
void writePercepts(benchmark::State& state)
{
  PerceptWriter writer;
  const Parser parser;
  std::string text;
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
    text.clear();
    parser.generate(writer, text);
    benchmark::DoNotOptimize(text.data());
  }
  state.counters["bytes"] = static_cast<double>(text.size());
}
BENCHMARK(writePercepts<SexpParser>);
BENCHMARK(writePercepts<JsonParser>);

} // namespace

BENCHMARK_MAIN();
