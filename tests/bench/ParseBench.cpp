// Reading scenes as text: the lossless tree, the static checker, and paths.

#include "core/object/Registry.h"
#include "core/rsg/Checker.h"
#include "core/setup/StandardRegistry.h"
#include "tests/bench/Scenes.h"

#include <benchmark/benchmark.h>

using namespace sparkwright;

namespace
{

void setBytes(benchmark::State& state, std::size_t bytes)
{
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(bytes));
}

/// The tree of a 10 MB scene.
void parseTree(benchmark::State& state)
{
  const std::string text = generatedScene(10'000'000);
  for(auto _ : state)
  {
    const SyntaxTree tree(text);
    benchmark::DoNotOptimize(tree.nodeCount());
  }
  setBytes(state, text.size());
}
BENCHMARK(parseTree)->Unit(benchmark::kMillisecond);

/// The tree of one file of a robot.
void parseRobotFile(benchmark::State& state)
{
  const std::string text = readFile("rsg/agent/nao/leg.rsg");
  for(auto _ : state)
  {
    const SyntaxTree tree(text);
    benchmark::DoNotOptimize(tree.nodeCount());
  }
  setBytes(state, text.size());
}
BENCHMARK(parseRobotFile)->Unit(benchmark::kMicrosecond);

/// All branches of a 10 MB scene, tree included.
void checkText(benchmark::State& state)
{
  const auto registry = standardRegistry();
  const std::string text = generatedScene(10'000'000);
  for(auto _ : state)
  {
    rsg::Checker checker(*registry, nullptr, {});
    const SyntaxTree tree(text, 2);
    benchmark::DoNotOptimize(checker.check(tree, "generated.rsg").diagnostics.size());
  }
  setBytes(state, text.size());
}
BENCHMARK(checkText)->Unit(benchmark::kMillisecond);

/// A path of four steps among nine siblings on each level.
void findPath(benchmark::State& state)
{
  const auto registry = standardRegistry();
  const auto root = registry->create("Transform");
  Object* at = root.get();
  for(int level = 0; level < 3; ++level)
  {
    for(int sibling = 0; sibling < 9; ++sibling)
    {
      const auto child = registry->create("Transform");
      child->setName("part" + std::to_string(sibling));
      at->addChild(child);
    }
    at = at->children().back().get();
  }
  for(auto _ : state)
    benchmark::DoNotOptimize(at->find("../../../part8/part8/part3"));
}
BENCHMARK(findPath);

} // namespace

BENCHMARK_MAIN();
