// From a key in the text to the picture of a running World with 22 robots, through the real window. Needs a display
// with OpenGL, such as xvfb-run's.

#include "app/ide/editing/EditingPart.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "editor/text/tabs/TextTabs.h"
#include "viewer/view/Viewport.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

using namespace sparkwright;

namespace
{

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin)
{
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// Keeps bodies awake that rest, so that the robots take their time.
constexpr auto setUp =
    "get('/usr/scene/world').setAutoDisableFlag(false)\nrun('setups/materials.rb')\nrun('setups/nao_types.rb')\n"
    "importScene('robots.rsg')\n";

/// 22 robots that have fallen onto a plane, and a sign that is edited.
QByteArray scene()
{
  QByteArray text = "(RSG 0 1)\n(\n  (importScene examples/ground.rsg)\n";
  for(int i = 0; i < 22; ++i)
    text += "  (nd Transform (setLocalPos " + QByteArray::number(i % 6 - 3) + " " + QByteArray::number(i / 6 + 1) +
            " 0) (importScene rsg/agent/nao/nao.rsg))\n";
  return text + "  (nd Transform (setName sign) (setLocalPos 0 -1 1.5)\n"
                "    (nd Box (setExtents 1 1 1) (setMaterial matRed)))\n)\n";
}

struct Window
{
  Window()
  {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    write("robots.rsg", scene());
    write("robots.rb", setUp);
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.startRunning = false;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session = std::make_unique<SimulationSession>(std::move(options));
    language.use("en");
    window = std::make_unique<MainWindow>(*session, language, SPARKWRIGHT_SOURCE_DIR "/resources");
    window->resize(1400, 900);
    window->show();
    window->activateWindow();
    window->openScene(folder.filePath("robots.rb"));
    handle([this] { return session->state().phase == SessionState::Phase::Ready && session->state().frame; });
    window->refresh();
    window->actions()[ActionId::EditScene]->trigger();
    handle([this] { return window->part<SourcePart>().texts().current() != nullptr; });
    QObject::connect(&window->viewport(), &Viewport::frameSwapped, &window->viewport(), [this] { ++pictures; });
    session->run();
    handle([this] { return session->state().frame->time > 0.5; });
    TextView& view = text();
    view.setFocus();
    place = static_cast<std::uint32_t>(view.document().text().find("-1 1.5") + 6);
    view.goTo(place);
  }
  void write(const QString& name, const QByteArray& text) const
  {
    QFile file(folder.filePath(name));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
      std::abort();
  }
  template <class Condition>
  static void handle(Condition until)
  {
    while(!until())
      QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
  }
  TextView& text() { return window->part<SourcePart>().texts().current()->view(); }
  /// What the views show.
  const Frame& shown() { return *window->viewport().scene().frame(); }
  void key(int key, const QString& words)
  {
    QKeyEvent press(QEvent::KeyPress, key, {}, words);
    QCoreApplication::sendEvent(&text(), &press);
  }

  QTemporaryDir folder;
  std::unique_ptr<SimulationSession> session;
  Language language;
  std::unique_ptr<MainWindow> window;
  std::uint32_t place = 0;
  long pictures = 0;
};

double median(std::vector<double>& times)
{
  std::ranges::sort(times);
  return times[times.size() / 2];
}

/// Digits behind a height, typed and deleted in turn.
void keyToPicture(benchmark::State& state)
{
  Window window;
  std::vector<double> toFrame, toPicture, drawing;
  bool typed = false;
  for(auto _ : state)
  {
    const double pause = 0.1 + 0.001 * static_cast<double>(toFrame.size() % 37); // Not in step with frames.
    for(const auto begin = Clock::now(); since(begin) < 1000 * pause;)
      QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    const int edits = window.shown().edits;
    const auto begin = Clock::now();
    typed = !typed;
    window.key(typed ? Qt::Key_5 : Qt::Key_Backspace, typed ? "5" : "");
    Window::handle([&] { return window.shown().edits > edits; });
    toFrame.push_back(since(begin));
    const long pictures = window.pictures;
    Window::handle([&] { return window.pictures > pictures; });
    toPicture.push_back(since(begin));
    state.SetIterationTime(toPicture.back() / 1000);
    const auto draws = Clock::now();
    window.window->viewport().grabFramebuffer();
    drawing.push_back(since(draws));
  }
  state.counters["to_frame_ms"] = median(toFrame);
  state.counters["to_picture_ms"] = median(toPicture);
  state.counters["drawing_ms"] = median(drawing);
  state.counters["generation"] = static_cast<double>(window.session->state().generation);
  state.counters["edits"] = window.shown().edits;
}
BENCHMARK(keyToPicture)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(80);

/// What a run costs in real time while a value is edited all the time, and while nobody edits: simulated seconds per
/// second at full speed.
void runningWhileEditing(benchmark::State& state)
{
  Window window;
  window.session->setTargetSpeed(0);
  bool typed = false;
  for(auto _ : state)
  {
    const auto begin = Clock::now();
    const double from = window.session->state().frame->time;
    auto last = begin;
    while(since(begin) < 4000)
    {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
      if(state.range(0) == 0 || since(last) < 100)
        continue;
      last = Clock::now();
      typed = !typed;
      window.key(typed ? Qt::Key_5 : Qt::Key_Backspace, typed ? "5" : "");
    }
    state.counters["speed"] = (window.session->state().frame->time - from) / (since(begin) / 1000);
    state.SetIterationTime(since(begin) / 1000);
  }
}
BENCHMARK(runningWhileEditing)->Arg(0)->Arg(1)->Arg(0)->Arg(1)->UseManualTime()->Iterations(1);

} // namespace

int main(int argc, char** argv)
{
  QApplication application(argc, argv);
  QCoreApplication::setOrganizationName("SparkwrightBench");
  QCoreApplication::setApplicationName("PictureBench");
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
