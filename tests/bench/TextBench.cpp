// Keys in a text of 100,000 lines, through the real widgets: until they are painted, and until what is wrong with the
// text is known. Needs a display, such as xvfb-run's.

#include "editor/properties/PropertyPanel.h"
#include "editor/text/tabs/TextPage.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "tests/bench/LargeScene.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <string>
#include <vector>

using namespace sparkwright;

namespace
{

using Clock = std::chrono::steady_clock;

/// Notices that a widget is painted.
class PaintWatch : public QObject
{
public:
  explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
  /// Handles events until the widget has been painted.
  void wait()
  {
    while(!painted_)
      QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
  }
  void forget() { painted_ = false; }

protected:
  bool eventFilter(QObject*, QEvent* event) override
  {
    painted_ = painted_ || event->type() == QEvent::Paint; // Painted when processEvents() returns.
    return false;
  }

private:
  bool painted_ = false;
};

/// A page of text, with tree and properties of the same document beside it.
struct Window
{
  explicit Window(bool others)
  {
    QFile file(folder.filePath("large.rsg"));
    if(!file.open(QIODevice::WriteOnly) || file.write(largeScene().c_str()) < 0)
      std::abort();
    file.close();
    document = documents.open(file.fileName());
    services.knowledge = [](const SceneDocument&)
    { return std::shared_ptr<const SceneKnowledge>(&knowledge(), [](const SceneKnowledge*) {}); };
    help = std::make_unique<SceneHelp>(*document, [this] { return services.knowledge(*document); });
    page = std::make_unique<TextPage>(*document, *help, TextPage::Surroundings{selection, services});
    page->resize(900, 700);
    page->show();
    page->activateWindow();
    page->view().setFocus();
    if(others)
    {
      tree = std::make_unique<SourceTreePanel>(outlines, selection, knowledge().registry);
      tree->setDocument(document);
      tree->show();
      properties = std::make_unique<PropertyPanel>(outlines, selection, knowledge().registry);
      properties->show();
    }
    watch = std::make_unique<PaintWatch>(*page->view().viewport());
    checked();
    settle();
  }
  void checked()
  {
    while(!help->current())
      QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
  }
  static void settle()
  {
    for(const auto begin = Clock::now(); Clock::now() - begin < std::chrono::milliseconds(30);)
      QCoreApplication::processEvents();
  }
  /// Puts the cursor behind a number somewhere in the text.
  void goSomewhere()
  {
    at = (at + 7'919'777) % (largeScene().size() - 2000);
    page->view().goTo(static_cast<std::uint32_t>(document->text().find("setLocalPos ", at) + 12));
    settle();
  }
  void key(int key, const QString& text)
  {
    QKeyEvent press(QEvent::KeyPress, key, {}, text), release(QEvent::KeyRelease, key, {}, text);
    QCoreApplication::sendEvent(&page->view(), &press);
    QCoreApplication::sendEvent(&page->view(), &release);
  }

  QTemporaryDir folder;
  OpenDocuments documents{std::make_shared<JournalFolder>(folder.filePath("kept"), nullptr)};
  SourceSelection selection;
  HelpServices services;
  OutlineFiles outlines{documents, nullptr};
  SceneDocument* document = nullptr;
  std::unique_ptr<SceneHelp> help;
  std::unique_ptr<TextPage> page;
  std::unique_ptr<SourceTreePanel> tree;
  std::unique_ptr<PropertyPanel> properties;
  std::unique_ptr<PaintWatch> watch;
  std::size_t at = 0;
};

/// Processor time of this thread, ms: what a key costs also on a busy machine.
double threadTime()
{
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Median, 95th percentile and worst of some times.
void report(benchmark::State& state, const std::string& name, std::vector<double>& times)
{
  std::ranges::sort(times);
  state.counters[name + "median_ms"] = times[times.size() / 2];
  state.counters[name + "p95_ms"] = times[times.size() * 95 / 100];
  state.counters[name + "worst_ms"] = times.back();
}

/// Times keys one by one: by the clock, and the processor time of this thread.
template <class Until>
void press(benchmark::State& state, int code, const QString& text, Until until)
{
  Window window(state.range(0) != 0);
  std::vector<double> times, processor;
  for(auto _ : state)
  {
    window.goSomewhere();
    window.watch->forget();
    const auto begin = Clock::now();
    const double worked = threadTime();
    window.key(code, text);
    until(window);
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    state.SetIterationTime(seconds);
    times.push_back(seconds * 1000);
    processor.push_back(threadTime() - worked);
    window.checked();
    window.document->undoStack().undo();
    window.checked();
  }
  report(state, "", times);
  report(state, "cpu_", processor);
}

void digitToRepaint(benchmark::State& state)
{
  press(state, Qt::Key_7, "7", [](Window& window) { window.watch->wait(); });
}
BENCHMARK(digitToRepaint)->Arg(0)->Arg(1)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(60);

/// Which takes its list apart from what follows.
void parenthesisToRepaint(benchmark::State& state)
{
  press(state, Qt::Key_ParenRight, ")", [](Window& window) { window.watch->wait(); });
}
BENCHMARK(parenthesisToRepaint)->Arg(0)->Arg(1)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(60);

void enterToRepaint(benchmark::State& state)
{
  press(state, Qt::Key_Return, "\r", [](Window& window) { window.watch->wait(); });
}
BENCHMARK(enterToRepaint)->Arg(0)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(60);

void letterToFindings(benchmark::State& state)
{
  press(state, Qt::Key_X, "x", [](Window& window) { window.checked(); });
}
BENCHMARK(letterToFindings)->Arg(0)->Arg(1)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(40);

void pageDown(benchmark::State& state)
{
  Window window(false);
  window.page->view().goTo(0);
  Window::settle();
  for(auto _ : state)
  {
    window.watch->forget();
    window.key(Qt::Key_PageDown, {});
    window.watch->wait();
  }
}
BENCHMARK(pageDown)->Unit(benchmark::kMillisecond)->Iterations(200);

} // namespace

int main(int argc, char** argv)
{
  QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
