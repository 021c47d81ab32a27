// Language help in a scene of 100,000 lines: what runs on the whole text after each edit, and what is asked at one place.

#include "editor/language/help/Completion.h"
#include "editor/language/help/Findings.h"
#include "editor/language/help/Hover.h"
#include "editor/language/help/Values.h"
#include "editor/language/names/SceneReferences.h"
#include "editor/language/structure/Formatter.h"
#include "editor/language/structure/ListStyle.h"
#include "editor/language/structure/StructuralEdit.h"
#include "tests/bench/LargeScene.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace sparkwright;

namespace
{

const SyntaxTree& largeTree()
{
  static const SyntaxTree tree(largeScene());
  return tree;
}

/// The place behind a word in the last part of the scene.
std::uint32_t behind(std::string_view word)
{
  return static_cast<std::uint32_t>(largeScene().rfind(word) + word.size());
}

void parse(benchmark::State& state)
{
  for(auto _ : state)
    benchmark::DoNotOptimize(SyntaxTree(largeScene()).nodeCount());
  state.counters["lines"] = static_cast<double>(std::ranges::count(largeScene(), '\n'));
}
BENCHMARK(parse)->Unit(benchmark::kMillisecond);

/// All that is computed from the whole text after an edit: tree, findings and folds.
void parseAndFindings(benchmark::State& state)
{
  for(auto _ : state)
  {
    const SyntaxTree tree(largeScene());
    benchmark::DoNotOptimize(findingsIn(tree, knowledge()).size());
    benchmark::DoNotOptimize(StructuralSelection(tree).folds().size());
  }
}
BENCHMARK(parseAndFindings)->Unit(benchmark::kMillisecond);

template<class Ask>
void askAt(benchmark::State& state, const char* word, Ask ask)
{
  const std::uint32_t offset = behind(word);
  largeTree();
  knowledge();
  for(auto _ : state)
    ask(offset);
}

void completeClass(benchmark::State& state)
{
  askAt(state, "(nd Sph", [](auto at) { benchmark::DoNotOptimize(completionsAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(completeClass)->Unit(benchmark::kMicrosecond);

void completeMethod(benchmark::State& state)
{
  askAt(state, "(setLocalP", [](auto at) { benchmark::DoNotOptimize(completionsAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(completeMethod)->Unit(benchmark::kMicrosecond);

void completeArgument(benchmark::State& state)
{
  askAt(state, "(setExtents ", [](auto at) { benchmark::DoNotOptimize(completionsAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(completeArgument)->Unit(benchmark::kMicrosecond);

void completePath(benchmark::State& state)
{
  askAt(state, "(attach ../../", [](auto at) { benchmark::DoNotOptimize(completionsAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(completePath)->Unit(benchmark::kMicrosecond);

void completeMaterial(benchmark::State& state)
{
  askAt(state, "(setMaterial 'm", [](auto at) { benchmark::DoNotOptimize(completionsAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(completeMaterial)->Unit(benchmark::kMicrosecond);

void hoverMethod(benchmark::State& state)
{
  askAt(state, "(setLocalP", [](auto at) { benchmark::DoNotOptimize(hoverAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(hoverMethod)->Unit(benchmark::kMicrosecond);

void hoverVariable(benchmark::State& state)
{
  askAt(state, "(switch $s", [](auto at) { benchmark::DoNotOptimize(hoverAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(hoverVariable)->Unit(benchmark::kMicrosecond);

void signature(benchmark::State& state)
{
  askAt(state, "(setExtents ", [](auto at) { benchmark::DoNotOptimize(signatureAt(largeTree(), knowledge(), at)); });
}
BENCHMARK(signature)->Unit(benchmark::kMicrosecond);

void indentation(benchmark::State& state)
{
  askAt(state, "(setExtents ", [](auto at) { benchmark::DoNotOptimize(indentationAt(largeTree(), at)); });
}
BENCHMARK(indentation)->Unit(benchmark::kMicrosecond);

void moveExpression(benchmark::State& state)
{
  askAt(state, "\n  (nd Tr",
        [](auto at) { benchmark::DoNotOptimize(StructuralEdit(largeTree()).moveUp({at - 6, at - 6})); });
}
BENCHMARK(moveExpression)->Unit(benchmark::kMicrosecond);

void referencesOfVariable(benchmark::State& state)
{
  askAt(state, "(switch $s",
        [](auto at) { benchmark::DoNotOptimize(SceneReferences(largeTree(), knowledge()).references(at)); });
}
BENCHMARK(referencesOfVariable)->Unit(benchmark::kMillisecond);

void renameNode(benchmark::State& state)
{
  askAt(state, "(setName group10",
        [](auto at) { benchmark::DoNotOptimize(SceneReferences(largeTree(), knowledge()).rename(at, "renamed")); });
}
BENCHMARK(renameNode)->Unit(benchmark::kMillisecond);

void formatAll(benchmark::State& state)
{
  for(auto _ : state)
    benchmark::DoNotOptimize(format(largeTree()));
}
BENCHMARK(formatAll)->Unit(benchmark::kMillisecond);

void coloursOfAScreen(benchmark::State& state)
{
  askAt(state, "(setExtents ",
        [](auto at) { benchmark::DoNotOptimize(coloursIn(largeTree(), knowledge(), {at - 4000, at})); });
}
BENCHMARK(coloursOfAScreen)->Unit(benchmark::kMicrosecond);

/// All files of our resources: read at first, and again when none has changed.
void readIndex(benchmark::State& state)
{
  std::shared_ptr<const SceneIndex> before = state.range(0) ? knowledge().index : nullptr;
  for(auto _ : state)
    benchmark::DoNotOptimize(SceneIndex::read({SPARKWRIGHT_SOURCE_DIR "/resources"}, {}, before));
}
BENCHMARK(readIndex)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
