// Messages to monitors.

#include "core/wire/MonitorDecoder.h"
#include "core/wire/MonitorEncoder.h"
#include "core/wire/NumberText.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

/// Frames of a run in which everybody moves.
std::vector<FramePtr> frames(int robots, int count)
{
  Robots world(robots);
  std::vector<FramePtr> frames;
  for(int i = 0; i < 50; ++i)
    world.cycle();
  for(int i = 0; i < count; ++i)
  {
    world.cycle();
    world.cycle();
    frames.push_back(world.world().frame());
  }
  return frames;
}

void fullMessage(benchmark::State& state)
{
  const auto all = frames(static_cast<int>(state.range(0)), 1);
  MonitorEncoder encoder;
  std::size_t bytes = 0;
  for(auto _ : state)
    bytes = encoder.full(all[0]).size();
  state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(fullMessage)->Arg(0)->Arg(22)->Unit(benchmark::kMicrosecond);

void diffMessage(benchmark::State& state)
{
  const auto all = frames(static_cast<int>(state.range(0)), 50);
  MonitorEncoder encoder;
  encoder.full(all[0]);
  std::size_t i = 0, bytes = 0;
  for(auto _ : state)
  {
    i = (i + 1) % all.size();
    bytes += encoder.diff(all[i]).size();
  }
  state.counters["bytes"] = benchmark::Counter(static_cast<double>(bytes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(diffMessage)->Arg(0)->Arg(1)->Arg(22)->Unit(benchmark::kMicrosecond);

void readDiff(benchmark::State& state)
{
  const auto all = frames(static_cast<int>(state.range(0)), 2);
  MonitorEncoder encoder;
  MonitorDecoder decoder;
  decoder.decode(encoder.full(all[0]));
  const std::string diff(encoder.diff(all[1]));
  for(auto _ : state)
    benchmark::DoNotOptimize(decoder.decode(diff));
}
BENCHMARK(readDiff)->Arg(22)->Unit(benchmark::kMicrosecond);

void numbers(benchmark::State& state)
{
  std::vector<float> values;
  for(int i = 0; i < 1000; ++i)
    values.push_back(std::sin(static_cast<float>(i)) * static_cast<float>(i % 20));
  std::string out;
  for(auto _ : state)
  {
    out.clear();
    for(const float value : values)
      appendNumber(out, value);
    benchmark::DoNotOptimize(out.data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<long>(values.size()));
}
BENCHMARK(numbers);

} // namespace

BENCHMARK_MAIN();
