// Building scenes from text: robots, fields, and checking a large file.

#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/object/Object.h"
#include "core/run/SceneCheck.h"
#include "tests/bench/Scenes.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <filesystem>

using namespace sparkwright;

namespace
{

WorldOptions worldOptions()
{
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 1;
  return options;
}

/// One NAO of 14 files, in a World that has read them before.
void buildNao(benchmark::State& state)
{
  World world(worldOptions());
  world.setUp("setups/soccer.rb");
  Object& scene = *world.root().find("/usr/scene");
  const std::vector<std::string> arguments{"0"};
  for(auto _ : state)
  {
    const std::size_t before = scene.children().size();
    if(!world.context().importer->importFile("rsg/agent/nao/nao_hetero.rsg", scene, arguments))
      state.SkipWithError("the robot could not be built");
    state.PauseTiming();
    while(scene.children().size() > before)
      scene.removeChild(*scene.children().back());
    state.ResumeTiming();
  }
}
BENCHMARK(buildNao)->Unit(benchmark::kMillisecond);

/// The same from the files each time: a fresh World, its making not counted.
void buildNaoFromText(benchmark::State& state)
{
  const std::vector<std::string> arguments{"0"};
  for(auto _ : state)
  {
    state.PauseTiming();
    {
      World world(worldOptions());
      world.setUp();
      Object& scene = *world.root().find("/usr/scene");
      state.ResumeTiming();
      if(!world.context().importer->importFile("rsg/agent/nao/nao_hetero.rsg", scene, arguments))
        state.SkipWithError("the robot could not be built");
      state.PauseTiming();
    }
    state.ResumeTiming();
  }
}
BENCHMARK(buildNaoFromText)->Unit(benchmark::kMillisecond);

/// The soccer field from its files, in a fresh World whose making is not counted.
void buildSoccerScene(benchmark::State& state)
{
  for(auto _ : state)
  {
    state.PauseTiming();
    {
      World world(worldOptions());
      world.setUp();
      state.ResumeTiming();
      if(!world.importScene("rsg/environment/soccer/soccer.rsg"))
        state.SkipWithError("the scene could not be built");
      state.PauseTiming();
    }
    state.ResumeTiming();
  }
}
BENCHMARK(buildSoccerScene)->Unit(benchmark::kMillisecond);

/// A fresh World with the soccer set-up script: scripts, scene and game.
void loadSoccerSetUp(benchmark::State& state)
{
  for(auto _ : state)
  {
    World world(worldOptions());
    if(!world.load("setups/soccer.rb"))
      state.SkipWithError("the set-up could not be run");
  }
}
BENCHMARK(loadSoccerSetUp)->Unit(benchmark::kMillisecond);

/// What `--check` does with a scene of 10 MB: text, and building it.
void checkLargeScene(benchmark::State& state)
{
  const std::filesystem::path file = std::filesystem::temp_directory_path() / "sparkwright_bench.rsg";
  std::ofstream(file, std::ios::binary) << generatedScene(10'000'000);
  const std::vector<std::string> files{file.string()};
  for(auto _ : state)
    benchmark::DoNotOptimize(SceneCheck({worldOptions(), {}, {}}).check(files).size());
  std::filesystem::remove(file);
}
BENCHMARK(checkLargeScene)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace

BENCHMARK_MAIN();
