// Middle-size robots: a World with eight of them, rays among many bodies, pictures, and learning of models of perception.

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/game/F2000Game.h"
#include "core/game/f2000/scene/WorldModel.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/game/f2000/sensors/ImageCameras.h"
#include "core/object/Context.h"
#include "core/world/World.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

using namespace sparkwright;
using namespace sparkwright::f2000;

namespace
{

/// Files of a World that are there as long as this is.
class Files
{
public:
  Files() : folder_(std::filesystem::temp_directory_path() / ("f2000-bench-" + std::to_string(::getpid())))
  {
    std::filesystem::create_directories(folder_);
  }
  ~Files() { std::filesystem::remove_all(folder_); }
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;

  void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }
  WorldOptions options() const
  {
    WorldOptions options;
    options.dataDirectories = {folder_, std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.pluginDirectories = {std::string(SPARKWRIGHT_BIN_DIR) + "/plugins"};
    options.seed = 1;
    return options;
  }

private:
  std::filesystem::path folder_;
};

const std::string body = "(robot (mass 20))(body (primitive (shape ellipse 380 380) (z 30 500)))\n"
                         "(motion (plugin differential) (maxTransVel 1000) (maxRotVel 180))\n";
const std::string laser = "(sensor (device laser) (plugin laser) (model LMS200) (type LRF) (features 180DegreeScan) (pose 0 0 300 0 0 0)"
                          " (rate 10) (noise (sigmaAbs 10)))\n";
const std::string camera = "(sensor (device eye) (plugin iconicCamera) (type camera) (features ball goalDistance goalAngle poleDistance "
                           "poleAngle) (pose 0 0 450 0 0 0) (rate 15) (noise (sigmaAbs 20)))\n";
const std::string odometry = "(sensor (device odometry) (plugin odometry) (type odometry) (features odometry))\n";

/// A cycle of robots that drive around with lasers, cameras and odometry. Counter: how many times real time that is.
void cycleOfRobots(benchmark::State& state)
{
  Files files;
  files.write("bench.f2krobot", body + laser + camera + odometry);
  std::string world = "(field msl2002)(ball 0 0)\n";
  for(int i = 0; i < state.range(0); ++i)
    world += "(robot (file bench.f2krobot) (pose " + std::to_string(-4000 + 1000 * i) + ' ' + std::to_string(i % 2 ? 1000 : -1000) +
             " 0) (player patrol))\n";
  files.write("bench.f2kworld", world);
  World run(files.options());
  run.load("bench.f2kworld");
  for(auto _ : state)
    run.cycle();
  state.counters["times_real"] = benchmark::Counter(0.01 * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(cycleOfRobots)->Arg(1)->Arg(2)->Arg(4)->Arg(8)->Iterations(3000)->Unit(benchmark::kMicrosecond);

Surroundings pillars(int count)
{
  Surroundings surroundings;
  for(int i = 0; i < count; ++i)
  {
    Surroundings::Body pillar;
    const double angle = 2.4 * i, distance = 1.5 + 8. * i / count; // All over the floor.
    pillar.outline = Outline::circle({distance * std::cos(angle), distance * std::sin(angle)}, 0.05);
    pillar.top = 0.6;
    surroundings.addFixed(pillar);
  }
  return surroundings;
}

/// A scan of 181 beams; so many bodies stand around.
void scan(benchmark::State& state)
{
  const Surroundings surroundings = pillars(static_cast<int>(state.range(0)));
  double sum = 0;
  for(auto _ : state)
    for(int i = -90; i <= 90; ++i)
      if(const auto hit = surroundings.rayCast2D({0, 0}, i * unit::degree, 0.3, 8))
        sum += hit->distance;
  benchmark::DoNotOptimize(sum);
}
BENCHMARK(scan)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

/// A picture of a camera of so many pixels in a row, among 30 bodies.
template<class Camera>
void picture(benchmark::State& state)
{
  const Surroundings surroundings = pillars(30);
  SensorConfig config;
  config.device = "eye";
  config.height = 0.6;
  config.features.push_back({"image", {}, {}});
  config.parameters["width"] = {std::to_string(state.range(0))};
  config.parameters["height"] = {std::to_string(state.range(0) * 3 / 4)};
  Camera camera;
  camera.configure(config);
  ImageData image;
  image.identify({"eye", "", "image", "image"});
  camera.bind(image);
  std::int64_t time = 0;
  for(auto _ : state)
    camera.generateData({surroundings}, ++time);
}
BENCHMARK(picture<PinholeCamera>)->Arg(320)->Unit(benchmark::kMillisecond);
BENCHMARK(picture<MirrorCamera>)->Arg(480)->Unit(benchmark::kMillisecond);

/// Goals, posts and 18 beams are learned at each pose of the field.
void learningTheField(benchmark::State& state)
{
  Files files;
  std::string bearings;
  for(int i = 0; i < 18; ++i)
    bearings += ' ' + std::to_string(-85 + 10 * i);
  files.write("bench.f2krobot",
              body + "(sensor (device eye) (plugin iconicCamera) (type omnivision) (pose 0 0 450 0 0 0) (param maxDistance 12000)\n"
                     " (features (goalDistance (param markov 20)) (goalAngle (param markov 5)) (poleDistance (param markov 20))"
                     " (poleAngle (param markov 5))))\n"
                     "(sensor (device laser) (plugin laser) (type LRF) (pose 0 0 300 0 0 0)\n"
                     " (features (lrfBeam (param markov 20) (param bearings" + bearings + "))))\n");
  files.write("bench.f2kworld", "(field msl2002)(robot (file bench.f2krobot) (pose 0 0 0))");
  World run(files.options());
  run.load("bench.f2kworld");
  run.cycle();
  RobotNode& robot = *run.context().service<F2000Game>()->robots().standing().at(0);
  WorldModel model;
  model.findThings(run.root(), run.context().service<ArenaNode>());
  model.look({&robot}, nullptr);
  for(auto _ : state)
    if(robot.devices->learn(model.viewOf(robot, {}), 0, SIZE_MAX) < 1)
      state.SkipWithError("nothing was learned");
}
BENCHMARK(learningTheField)->Iterations(1)->Unit(benchmark::kSecond);

} // namespace

BENCHMARK_MAIN();
