// What a picture costs: the soccer scene with robots at 1280 × 720, drawn off-screen. Needs a display.

#include "tests/bench/Robots.h"
#include "viewer/Renderer.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>

#include <benchmark/benchmark.h>

namespace sparkwright
{

namespace
{

constexpr int width = 1280, height = 720;

void drawMatch(benchmark::State& state)
{
  QSurfaceFormat format;
  format.setVersion(3, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  QOffscreenSurface surface;
  surface.setFormat(format);
  surface.create();
  QOpenGLContext context;
  context.setFormat(format);
  if(!context.create() || !context.makeCurrent(&surface))
    return state.SkipWithError("there is no OpenGL 3.3 here");
  Robots robots(static_cast<int>(state.range(0)), 1, Robots::Place::Apart, 0);
  std::vector<FramePtr> frames;
  for(int i = 0; i < 60; ++i)
  {
    robots.cycle();
    if(i >= 20)
      frames.push_back(robots.world().frame());
  }
  SceneDrawing scene;
  scene.setFrame(frames[0]);
  Renderer renderer;
  if(const QString problem = renderer.initialize(); !problem.isEmpty())
    return state.SkipWithError(qPrintable(problem));
  QOpenGLFramebufferObject target(width, height, QOpenGLFramebufferObject::CombinedDepthStencil);
  Renderer::Options options;
  options.quality = static_cast<Quality>(state.range(1));
  Camera camera;
  camera.setViewport(width, height);
  const auto& field = scene.field();
  camera.look({0, field ? -field->width * 0.1f : 0, 0}, 17, 0, 0.5f); // All robots are in it.
  std::size_t turn = 0;
  // The first picture compiles shaders and fills the card.
  target.bind();
  renderer.render(scene, camera, options, width, height);
  context.functions()->glFinish();
  for([[maybe_unused]] const auto iteration : state)
  {
    scene.setFrame(frames[turn++ % frames.size()]);
    target.bind();
    renderer.render(scene, camera, options, width, height);
    context.functions()->glFinish();
  }
  state.counters["draw calls"] = renderer.statistics().drawCalls;
  state.counters["triangles"] = static_cast<double>(renderer.statistics().triangles);
  if(qEnvironmentVariableIsSet("SPARKWRIGHT_BENCH_PICTURES"))
    target.toImage().save(QStringLiteral("%1/%2-%3.png")
                              .arg(qEnvironmentVariable("SPARKWRIGHT_BENCH_PICTURES"))
                              .arg(state.range(0)).arg(state.range(1)));
  renderer.release();
}

} // namespace

BENCHMARK(drawMatch)->ArgNames({"robots", "quality"})->ArgsProduct({{1, 22, 100}, {0, 1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

} // namespace sparkwright

int main(int argc, char** argv)
{
  QGuiApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
