// What a camera's picture costs: 320 × 240 of a match with 22 robots, for each kind and lens. Needs no display.

#include "tests/bench/Robots.h"
#include "viewer/pictures/CameraImages.h"

#include <benchmark/benchmark.h>

namespace sparkwright
{

namespace
{

void drawImage(benchmark::State& state, ImageSettings::Kind kind, ImageSettings::Lens lens, float distortion)
{
  std::string problem;
  const auto drawer = CameraImages::create(problem);
  if(!drawer)
    return state.SkipWithError(problem.c_str());
  Robots robots(22);
  std::array<FramePtr, 2> frames;
  for(int i = 0; i < 40; ++i)
  {
    robots.cycle();
    frames[static_cast<std::size_t>(i % 2)] = robots.world().frame();
  }
  ImageSettings settings;
  settings.kind = kind;
  settings.lens = lens;
  settings.distortion[0] = distortion;
  if(lens == ImageSettings::Lens::Mirror)
    settings.fovDeg = 200;
  Mat4f pose = Mat4f::Identity();
  setTranslation(pose, {0, -4, 0.5f});
  std::vector<std::uint8_t> bytes;
  std::size_t turn = 0;
  for([[maybe_unused]] const auto iteration : state)
  {
    const std::string wrong = drawer->draw(frames[++turn % 2], settings, pose, bytes); // Each picture of a new cycle.
    benchmark::DoNotOptimize(wrong.size());
  }
}

using Kind = ImageSettings::Kind;
using Lens = ImageSettings::Lens;
BENCHMARK_CAPTURE(drawImage, colour, Kind::Colour, Lens::Pinhole, 0.f)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drawImage, depth, Kind::Depth, Lens::Pinhole, 0.f)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drawImage, segments, Kind::Segments, Lens::Pinhole, 0.f)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drawImage, colour_distorted, Kind::Colour, Lens::Pinhole, -0.2f)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drawImage, colour_mirror, Kind::Colour, Lens::Mirror, 0.f)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drawImage, depth_mirror, Kind::Depth, Lens::Mirror, 0.f)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace sparkwright

BENCHMARK_MAIN();
