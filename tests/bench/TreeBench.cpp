// The tree of a scene of 50,000 nodes and the properties of a node, through the real widgets. QT_QPA_PLATFORM=offscreen
// will do.

#include "core/setup/StandardRegistry.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/tree/TreeEdits.h"
#include "editor/tree/view/SourceTreePanel.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

using namespace sparkwright;

namespace
{

constexpr int groups = 1000, perGroup = 49;

/// A scene of 1,000 parts with 49 nodes each.
const std::string& largeTree()
{
  static const std::string text = []
  {
    std::string scene = "(RSG 0 1)\n(\n";
    for(int i = 0; i < groups; ++i)
    {
      scene += "  (nd Transform\n    (setName part" + std::to_string(i) + ")\n    (setLocalPos " + std::to_string(i) +
               " 0 0.5)\n";
      for(int k = 0; k < perGroup; ++k)
        scene += "    (nd Box (setName box" + std::to_string(k) + ") (setExtents 0.1 0.2 0.3) (setMaterial matRed))\n";
      scene += "  )\n";
    }
    return scene + ")\n";
  }();
  return text;
}

void outlineOfAllNodes(benchmark::State& state)
{
  const TokenRope text(largeTree());
  for(auto _ : state)
    benchmark::DoNotOptimize(SourceOutline(text).size());
  state.counters["nodes"] = static_cast<double>(SourceOutline(text).size());
}
BENCHMARK(outlineOfAllNodes)->Unit(benchmark::kMillisecond);

/// Puts text in and takes it out again in the middle; the time of the outline alone, for each edit.
void follow(benchmark::State& state, const char* before, const std::vector<std::string>& pieces)
{
  TokenRope text(largeTree());
  SourceOutline outline(text);
  const auto at = static_cast<std::uint32_t>(largeTree().find(before, largeTree().size() / 2));
  double worst = 0;
  for(auto _ : state)
  {
    double all = 0;
    int edits = 0;
    const auto edit = [&](const TextEdit& one)
    {
      const TokenRope::Change change = text.replace(one);
      const auto begin = std::chrono::steady_clock::now();
      benchmark::DoNotOptimize(outline.edited(change).children.size());
      const double time = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      all += time;
      worst = std::max(worst, time);
      ++edits;
    };
    std::uint32_t end = at;
    for(const std::string& piece : pieces)
    {
      edit({end, end, piece});
      end += static_cast<std::uint32_t>(piece.size());
    }
    for(auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece)
    {
      edit({end - static_cast<std::uint32_t>(piece->size()), end, ""});
      end -= static_cast<std::uint32_t>(piece->size());
    }
    state.SetIterationTime(all / edits);
  }
  state.counters["worst_ms"] = worst * 1000;
}
void followNumber(benchmark::State& state)
{
  follow(state, "0.2 0.3)", {"1"});
}
BENCHMARK(followNumber)->UseManualTime()->Unit(benchmark::kMicrosecond);
void followNode(benchmark::State& state)
{
  follow(state, "(nd Box", {"(nd Sphere (setName s)) "});
}
BENCHMARK(followNode)->UseManualTime()->Unit(benchmark::kMicrosecond);
void followPart(benchmark::State& state)
{
  follow(state, "(nd Transform", {"(nd Transform (nd Box)) "});
}
BENCHMARK(followPart)->UseManualTime()->Unit(benchmark::kMicrosecond);
void followTypedNode(benchmark::State& state)
{
  follow(state, "(nd Box", {"(", "n", "d", " ", "B", "o", "x", ")"});
}
BENCHMARK(followTypedNode)->UseManualTime()->Unit(benchmark::kMicrosecond);

/// A document of the large tree with its views.
struct Window
{
  Window()
  {
    const QString path = folder.filePath("large.rsg");
    QFile file(path);
    if(file.open(QFile::WriteOnly))
      file.write(largeTree().data(), static_cast<qint64>(largeTree().size()));
    file.close();
    document = documents.open(path);
    tree.resize(400, 900);
    tree.setDocument(document);
    tree.show();
    properties.resize(500, 900);
    properties.show();
    QCoreApplication::processEvents();
  }

  QTemporaryDir folder;
  OpenDocuments documents{std::make_shared<JournalFolder>(folder.filePath("kept"), nullptr)};
  SourceSelection selection;
  std::shared_ptr<Registry> registry = standardRegistry();
  OutlineFiles files{documents, nullptr};
  SourceTreePanel tree{files, selection, *registry};
  PropertyPanel properties{files, selection, *registry};
  SceneDocument* document = nullptr;
};

void scroll(benchmark::State& state)
{
  Window window;
  SourceTreeView& view = window.tree.view();
  view.expandAll();
  QCoreApplication::processEvents();
  QScrollBar* const bar = view.verticalScrollBar();
  double worst = 0;
  int at = 0;
  for(auto _ : state)
  {
    at = (at + 997) % std::max(1, bar->maximum());
    const auto begin = std::chrono::steady_clock::now();
    bar->setValue(at);
    view.viewport()->repaint();
    worst = std::max(worst, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  state.counters["rows"] = bar->maximum();
  state.counters["worst_ms"] = worst * 1000;
}
BENCHMARK(scroll)->Unit(benchmark::kMillisecond)->Iterations(500);

/// A number is typed while all rows are open: text, outline, rows, properties and the next picture.
void typeNumber(benchmark::State& state)
{
  Window window;
  window.tree.view().expandAll();
  const auto at = static_cast<std::uint32_t>(largeTree().find("0.2 0.3)", largeTree().size() / 2));
  const auto form = static_cast<std::uint32_t>(largeTree().rfind("(nd Box", at));
  window.selection.select({{window.document, window.document->tokens().at(form).id()}}, nullptr);
  QCoreApplication::processEvents();
  for(auto _ : state)
  {
    window.document->apply({{at, at + 1, state.iterations() % 2 ? "1" : "2"}}, "Type", SceneDocument::Merge::Value);
    QCoreApplication::processEvents();
    window.tree.view().viewport()->repaint();
  }
}
BENCHMARK(typeNumber)->Unit(benchmark::kMillisecond)->Iterations(300);

void addAndUndo(benchmark::State& state)
{
  Window window;
  window.tree.view().expandAll();
  const OutlinedFile* const file = window.files.of(window.document);
  for(auto _ : state)
  {
    const TokenRope::Id part = file->outline->shown(0)[groups / 2];
    window.document->apply(TreeEdits(*file->outline).insert({part, 0}, "(nd Sphere)").edits, "Add");
    QCoreApplication::processEvents();
    window.tree.view().viewport()->repaint();
    window.document->undoStack().undo();
    QCoreApplication::processEvents();
  }
}
BENCHMARK(addAndUndo)->Unit(benchmark::kMillisecond)->Iterations(100);

void select(benchmark::State& state)
{
  Window window;
  const OutlinedFile* const file = window.files.of(window.document);
  std::size_t at = 0;
  for(auto _ : state)
  {
    at = (at + 7919) % file->outline->size();
    window.selection.select({{window.document, file->outline->order()[at]}}, nullptr);
    QCoreApplication::processEvents();
  }
}
BENCHMARK(select)->Unit(benchmark::kMillisecond)->Iterations(100);

void filterAll(benchmark::State& state)
{
  Window window;
  int round = 0;
  for(auto _ : state)
  {
    window.tree.filter().setText(++round % 2 ? "part500" : "part5");
    QCoreApplication::processEvents();
  }
}
BENCHMARK(filterAll)->Unit(benchmark::kMillisecond)->Iterations(20);

} // namespace

int main(int argc, char** argv)
{
  QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
