// Recordings: what a cycle of a match costs to record, what comes of it in bytes, and how fast it reads.

#include "core/record/Recorder.h"
#include "core/record/Recording.h"
#include "core/game/StandardLeagues.h"
#include "tests/bench/Robots.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <random>

using namespace sparkwright;

namespace
{

/// Frames of 22 robots that move all joints; some with details of physics, as recorders get them.
const std::vector<FramePtr>& frames()
{
  static const std::vector<FramePtr> all = []
  {
    Robots robots(22);
    for(int i = 0; i < 50; ++i)
      robots.cycle();
    std::vector<FramePtr> frames;
    for(int i = 0; i < 500; ++i)
    {
      robots.world().setPhysicsView(i == 0);
      robots.cycle();
      frames.push_back(robots.world().frame());
    }
    return frames;
  }();
  return all;
}

/// The frames again and again, as if they were ten minutes. The recording of them is a file that all share.
std::filesystem::path tenMinutes()
{
  static const std::filesystem::path file = []
  {
    const auto path = std::filesystem::temp_directory_path() / "sparkwright-bench.mcap";
    std::string problem;
    const auto sink = mcap::writeTo(path, problem);
    if(!sink)
      throw std::runtime_error(problem);
    RecordingWriter writer(*sink, {});
    problem = writer.start();
    for(long cycle = 0; cycle < 30'000; ++cycle)
    {
      // There and back, so that nothing jumps.
      const auto count = static_cast<long>(frames().size());
      const long at = cycle % (2 * count - 2);
      Frame frame = *frames()[static_cast<std::size_t>(at < count ? at : 2 * count - 2 - at)];
      frame.time = 0.02 * static_cast<double>(cycle);
      frame.cycle = cycle;
      problem += writer.add(frame);
    }
    problem += writer.finish();
    if(!problem.empty())
      throw std::runtime_error(problem);
    return path;
  }();
  return file;
}

/// What the simulation's thread pays.
void takeFrame(benchmark::State& state)
{
  struct Nowhere : mcap::ByteSink
  {
    std::string append(std::string_view) override { return {}; }
    bool cutTo(std::uint64_t) override { return true; }
  };
  Recorder recorder(std::make_unique<Nowhere>(), {}, {.patience = 60});
  std::size_t i = 0;
  for(auto _ : state)
  {
    state.PauseTiming();
    auto frame = std::make_shared<Frame>(*frames()[i++ % frames().size()]);
    state.ResumeTiming();
    recorder.take(std::move(frame));
  }
}
BENCHMARK(takeFrame)->Iterations(2000)->Unit(benchmark::kMicrosecond);

/// What the recorder's thread pays: all codecs, compression, no disk.
void writeFrame(benchmark::State& state)
{
  struct Counting : mcap::ByteSink
  {
    std::string append(std::string_view more) override
    {
      bytes += more.size();
      return {};
    }
    bool cutTo(std::uint64_t) override { return true; }
    std::size_t bytes = 0;
  } sink;
  RecordingSettings settings;
  settings.transformRate = static_cast<double>(state.range(0));
  RecordingWriter writer(sink, {}, settings);
  writer.start();
  long cycle = 0;
  for(auto _ : state)
  {
    state.PauseTiming();
    const auto count = static_cast<long>(frames().size());
    const long at = cycle % (2 * count - 2);
    Frame frame = *frames()[static_cast<std::size_t>(at < count ? at : 2 * count - 2 - at)];
    frame.time = 0.02 * static_cast<double>(cycle++);
    state.ResumeTiming();
    writer.add(frame);
  }
  state.counters["MB_10min"] = static_cast<double>(sink.bytes) / static_cast<double>(cycle) * 30'000 / 1e6;
}
BENCHMARK(writeFrame)->Arg(0)->Arg(5)->ArgName("transforms")->Iterations(3000)->Unit(benchmark::kMicrosecond);

void openFile(benchmark::State& state)
{
  LocalText problem;
  tenMinutes(); // Made before the clock runs.
  for(auto _ : state)
    benchmark::DoNotOptimize(Recording::open(tenMinutes(), problem));
  state.counters["MB"] = static_cast<double>(std::filesystem::file_size(tenMinutes())) / 1e6;
}
BENCHMARK(openFile)->Unit(benchmark::kMillisecond);

/// What a run that can go back pays once per simulated second: an exact state.
void saveState(benchmark::State& state)
{
  Robots robots(22);
  for(int i = 0; i < 50; ++i)
    robots.cycle();
  std::size_t bytes = 0;
  for(auto _ : state)
    bytes = robots.world().saveState().bytes();
  state.counters["kB"] = static_cast<double>(bytes) / 1e3;
}
BENCHMARK(saveState)->Unit(benchmark::kMillisecond);

/// Without the index, as after a kill.
void scanFile(benchmark::State& state)
{
  const auto cut = tenMinutes().string() + ".cut";
  std::filesystem::copy_file(tenMinutes(), cut, std::filesystem::copy_options::overwrite_existing);
  std::filesystem::resize_file(cut, std::filesystem::file_size(cut) - 1);
  LocalText problem;
  for(auto _ : state)
    benchmark::DoNotOptimize(Recording::open(cut, problem));
  std::filesystem::remove(cut);
}
BENCHMARK(scanFile)->Unit(benchmark::kMillisecond);

/// A frame anywhere, in a file that has just been opened.
void seek(benchmark::State& state)
{
  std::mt19937 random(1);
  LocalText problem;
  double longest = 0;
  for(auto _ : state)
  {
    state.PauseTiming();
    const auto recording = Recording::open(tenMinutes(), problem);
    const std::size_t index = random() % recording->count();
    state.ResumeTiming();
    const auto start = std::chrono::steady_clock::now();
    if(!recording->frame(index))
      return state.SkipWithError("the frame is missing");
    longest = std::max(longest, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  state.counters["longest_ms"] = longest;
}
BENCHMARK(seek)->Iterations(20)->Unit(benchmark::kMillisecond);

/// All frames in order.
void readInOrder(benchmark::State& state)
{
  LocalText problem;
  const auto recording = Recording::open(tenMinutes(), problem);
  std::size_t i = 0;
  for(auto _ : state)
    if(!recording->frame(i++ % recording->count()))
      return state.SkipWithError("a frame is missing");
  state.counters["times_real_time"] = benchmark::Counter(0.02, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(readInOrder)->Iterations(10'000)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
