// What agents inside the simulator cost beside their own thinking, and what a script's thinking costs.

#include "core/agents/ThinkingThreads.h"
#include "core/script/AgentScript.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

/// The percepts of a NAO, with vision.
std::string percepts()
{
  Robots robots(22);
  std::string longest;
  for(int i = 0; i < 10; ++i)
  {
    robots.cycle();
    if(const std::string_view now = robots.world().percepts(1); now.size() > longest.size())
      longest = now;
  }
  return longest;
}

/// A cycle of so many agents that think of nothing: percepts handed over, all threads woken up and waited for.
void handOver(benchmark::State& state)
{
  const std::string heard = percepts();
  ThinkingThreads threads(static_cast<int>(state.range(1)), 10);
  std::vector<std::shared_ptr<Brain>> brains;
  for(int i = 0; i < state.range(0); ++i)
  {
    brains.push_back(std::make_shared<Brain>());
    brains.back()->behavior = std::make_shared<Behavior>();
    brains.back()->behavior->setCommand("(he1 0.5)(syn)");
  }
  for(auto _ : state)
  {
    for(const auto& brain : brains)
      brain->heard.assign(heard);
    threads.start(brains);
    benchmark::DoNotOptimize(threads.finish());
  }
}
BENCHMARK(handOver)
    ->ArgsProduct({{1, 22}, {1, 2}})
    ->ArgNames({"agents", "threads"})
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

/// One thought of a script that reads some of its percepts, or none.
void rubyThinks(benchmark::State& state)
{
  const std::string heard = percepts();
  AgentScript script({.steps = 1'000'000, .memory = 32u << 20, .seed = 1, .command = {}}, {});
  const bool reads = state.range(0) != 0;
  if(script.load(reads ? "def think(percepts)\n  knee = percepts.joint('llj4')\n  ball = percepts.seen('B')[0]\n"
                         "  \"(lle4 #{0.1 * (ball ? 10 : 20) - knee})(he1 #{percepts['GYR']['rt'][0]})(syn)\"\nend"
                       : "def think(percepts)\n  '(syn)'\nend",
                 "bench.rb"))
    return state.SkipWithError("the script does not load");
  std::string said;
  for(auto _ : state)
    if(script.think(heard, said))
      return state.SkipWithError("the script fails");
}
BENCHMARK(rubyThinks)->Arg(0)->Arg(1)->ArgName("reads")->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
