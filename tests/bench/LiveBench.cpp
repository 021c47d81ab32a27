// Applying edits to a World in which 22 robots run.

#include "tests/bench/Robots.h"
#include "tests/bench/Scenes.h"

#include "core/object/Object.h"

#include <benchmark/benchmark.h>

#include <filesystem>

using namespace sparkwright;

namespace
{

/// A World with 22 robots, and a file that is edited to and fro.
class Edits
{
public:
  Edits(const std::string& file, const std::string& from, const std::string& to)
      : robots_(22, 1, Robots::Place::Apart, 0, true),
        path_(std::filesystem::canonical(SPARKWRIGHT_SOURCE_DIR "/resources/" + file)), texts_{readFile(file), {}}
  {
    texts_[1] = texts_[0];
    texts_[1].replace(texts_[1].find(from), from.size(), to);
    for(int i = 0; i < 20; ++i)
      robots_.cycle();
  }

  void measure(benchmark::State& state)
  {
    int turn = 0;
    for(auto _ : state)
    {
      const EditReport report = robots_.world().applyEdits({{path_, texts_[static_cast<std::size_t>(++turn % 2)]}});
      state.PauseTiming();
      if(report.kind != EditReport::Kind::Applied)
        state.SkipWithError(report.why.english().c_str());
      robots_.cycle();
      state.ResumeTiming();
    }
  }

private:
  Robots robots_;
  std::filesystem::path path_;
  std::array<std::string, 2> texts_;
};

void literalMass(benchmark::State& state)
{
  Edits("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 1.5").measure(state);
}
BENCHMARK(literalMass)->Unit(benchmark::kMillisecond);

/// In a file that each robot imports many times, with other arguments.
void sharedFile(benchmark::State& state)
{
  Edits("rsg/agent/nao/hinge.rsg", "(setMaxMotorForce 0 10)", "(setMaxMotorForce 0 9)").measure(state);
}
BENCHMARK(sharedFile)->Unit(benchmark::kMillisecond);

void definition(benchmark::State& state)
{
  Edits("rsg/agent/nao/arm.rsg", "(def $rollLow -95)", "(def $rollLow -90)").measure(state);
}
BENCHMARK(definition)->Unit(benchmark::kMillisecond);

void templateArgument(benchmark::State& state)
{
  Edits("rsg/agent/nao/naoneckhead.rsg", "-120 120", "-100 100").measure(state);
}
BENCHMARK(templateArgument)->Unit(benchmark::kMillisecond);

/// Robots of one type, of four, are built again.
void structureOfSomeRobots(benchmark::State& state)
{
  Edits("rsg/agent/nao/nao_hetero.rsg", "(1 (def $typeMark matType1))",
        "(1 ((def $typeMark matType1) (nd Transform (setName extra) (nd RigidBody))))")
      .measure(state);
}
BENCHMARK(structureOfSomeRobots)->Unit(benchmark::kMillisecond);

void structureOfAllRobots(benchmark::State& state)
{
  Edits("rsg/agent/nao/nao_hetero.rsg", "(def $z 1.5)", "(def $z 1.4)").measure(state);
}
BENCHMARK(structureOfAllRobots)->Unit(benchmark::kMillisecond);

/// What a property view asks ten times a second.
void valuesOfALink(benchmark::State& state)
{
  Robots robots(22, 1, Robots::Place::Apart, 0, true);
  const std::uint64_t id = robots.world().root().find("/usr/scene/AgentAspect1/nao/neck")->id();
  for(auto _ : state)
    benchmark::DoNotOptimize(robots.world().values(id));
}
BENCHMARK(valuesOfALink)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
