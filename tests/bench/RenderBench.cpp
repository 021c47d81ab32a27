// What a picture costs: the soccer scene with robots at 1280 × 720, drawn off-screen. Needs a display.

#include "tests/bench/Robots.h"
#include "viewer/camera/Camera.h"
#include "viewer/layers/LayerDrawing.h"
#include "viewer/layers/LayerRenderer.h"
#include "viewer/render/Renderer.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>

#include <benchmark/benchmark.h>

#include <chrono>
#include <memory>

namespace sparkwright
{

namespace
{

constexpr int width = 1280, height = 720;

/// An OpenGL context without a window, current as long as it lives, and something to draw into.
class Canvas
{
public:
  Canvas()
  {
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    surface_.setFormat(format);
    surface_.create();
    context_.setFormat(format);
    if(!context_.create() || !context_.makeCurrent(&surface_))
      return;
    target_ = std::make_unique<QOpenGLFramebufferObject>(width, height, QOpenGLFramebufferObject::CombinedDepthStencil);
  }
  bool ready() const { return target_ != nullptr; }
  void begin() const { target_->bind(); }
  void finish() const { context_.functions()->glFinish(); }
  QImage picture() const { return target_->toImage(); }

private:
  QOffscreenSurface surface_;
  QOpenGLContext context_;
  std::unique_ptr<QOpenGLFramebufferObject> target_;
};

/// Less than a second of robots that move.
std::vector<FramePtr> framesOf(Robots& robots)
{
  std::vector<FramePtr> frames;
  for(int i = 0; i < 60; ++i)
  {
    robots.cycle();
    if(i >= 20)
      frames.push_back(robots.world().frame());
  }
  return frames;
}

void drawMatch(benchmark::State& state)
{
  const Canvas canvas;
  if(!canvas.ready())
    return state.SkipWithError("there is no OpenGL 3.3 here");
  Robots robots(static_cast<int>(state.range(0)), 1, Robots::Place::Apart, 0);
  const std::vector<FramePtr> frames = framesOf(robots);
  SceneDrawing scene;
  scene.setFrame(frames[0]);
  Renderer renderer;
  if(const QString problem = renderer.initialize(); !problem.isEmpty())
    return state.SkipWithError(qPrintable(problem));
  Renderer::Options options;
  options.quality = static_cast<Quality::Preset>(state.range(1));
  Camera camera;
  camera.setViewport(width, height);
  const auto& field = scene.field();
  camera.look({0, field ? -field->width * 0.1f : 0, 0}, 17, 0, 0.5f); // All robots are in it.
  std::size_t turn = 0;
  // The first picture compiles shaders and fills the card.
  canvas.begin();
  renderer.render(scene, Eye::of(camera), options, width, height);
  canvas.finish();
  for([[maybe_unused]] const auto iteration : state)
  {
    scene.setFrame(frames[turn++ % frames.size()]);
    canvas.begin();
    renderer.render(scene, Eye::of(camera), options, width, height);
    canvas.finish();
  }
  state.counters["draw calls"] = renderer.statistics().drawCalls;
  state.counters["triangles"] = static_cast<double>(renderer.statistics().triangles);
  if(qEnvironmentVariableIsSet("SPARKWRIGHT_BENCH_PICTURES"))
    canvas.picture().save(QStringLiteral("%1/%2-%3.png")
                              .arg(qEnvironmentVariable("SPARKWRIGHT_BENCH_PICTURES"))
                              .arg(state.range(0)).arg(state.range(1)));
  renderer.release();
}

/// What layers add to a picture: collecting them, and drawing them over it. Layer::Count: all of them, in wire.
void drawLayers(benchmark::State& state)
{
  const Canvas canvas;
  if(!canvas.ready())
    return state.SkipWithError("there is no OpenGL 3.3 here");
  Robots robots(static_cast<int>(state.range(0)), 1, Robots::Place::Apart, 0);
  robots.world().setPhysicsView(true);
  const std::vector<FramePtr> frames = framesOf(robots);
  const auto chosen = static_cast<Layer>(state.range(1));
  LayerSettings settings;
  for(const LayerSettings::Info& info : LayerSettings::table())
    if(info.layer != Layer::Appearance && (chosen == Layer::Count || chosen == info.layer))
      settings.setMode(info.layer, LayerMode::Wire);
  state.SetLabel(chosen == Layer::Count ? "all" : LayerSettings::info(chosen).key);
  SceneDrawing scene;
  LayerDrawing drawing;
  Renderer renderer;
  LayerRenderer layers;
  if(const QString problem = renderer.initialize() + layers.initialize(); !problem.isEmpty())
    return state.SkipWithError(qPrintable(problem));
  Camera camera;
  camera.setViewport(width, height);
  camera.look({0, -2, 0}, 17, 0, 0.5f);
  std::size_t turn = 0;
  double collecting = 0;
  for([[maybe_unused]] const auto iteration : state)
  {
    scene.setFrame(frames[turn++ % frames.size()]);
    canvas.begin();
    Renderer::Options options;
    options.quality = Quality::Low;
    renderer.render(scene, Eye::of(camera), options, width, height);
    canvas.finish();
    const auto start = std::chrono::steady_clock::now();
    drawing.setFrame(scene);
    const LayerCanvas& signs = drawing.update(scene, settings, -1);
    const auto collected = std::chrono::steady_clock::now();
    layers.render(signs, Eye::of(camera), QFont(), 1, width, height);
    canvas.finish();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    collecting += std::chrono::duration<double>(collected - start).count();
    state.SetIterationTime(took.count());
  }
  state.counters["collecting"] = benchmark::Counter(collecting, benchmark::Counter::kAvgIterations);
  state.counters["draw calls"] = layers.drawCalls();
  layers.release();
  renderer.release();
}

} // namespace

BENCHMARK(drawLayers)
    ->ArgNames({"robots", "layer"})
    ->ArgsProduct({{22}, benchmark::CreateDenseRange(1, static_cast<int>(Layer::Count), 1)})
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK(drawMatch)
    ->ArgNames({"robots", "quality"})
    ->ArgsProduct({{1, 22, 100}, {0, 1, 2}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

} // namespace sparkwright

int main(int argc, char** argv)
{
  QGuiApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
