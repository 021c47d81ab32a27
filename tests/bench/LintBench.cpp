// The lint of a robot of 30 links with 60 meshes, the building of its World not counted.

#include "core/lint/Lint.h"
#include "core/world/World.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

using namespace sparkwright;

namespace
{

/// A closed ball of rings × 2 rings × 2 triangles.
void writeBall(const std::filesystem::path& file, int rings)
{
  std::ofstream out(file);
  const int around = 2 * rings;
  out << "v 0 0 0.05\nv 0 0 -0.05\n";
  for(int i = 1; i < rings; ++i)
    for(int k = 0; k < around; ++k)
    {
      const double up = M_PI * i / rings, turn = 2 * M_PI * k / around;
      out << "v " << 0.05 * std::sin(up) * std::cos(turn) << ' ' << 0.05 * std::sin(up) * std::sin(turn) << ' '
          << 0.05 * std::cos(up) << '\n';
    }
  const auto at = [&](int i, int k) { return 3 + (i - 1) * around + (k % around); };
  for(int k = 0; k < around; ++k)
  {
    out << "f 1 " << at(1, k) << ' ' << at(1, k + 1) << "\nf 2 " << at(rings - 1, k + 1) << ' ' << at(rings - 1, k) << '\n';
    for(int i = 1; i + 1 < rings; ++i)
      out << "f " << at(i, k) << ' ' << at(i + 1, k) << ' ' << at(i + 1, k + 1) << "\nf " << at(i, k) << ' '
          << at(i + 1, k + 1) << ' ' << at(i, k + 1) << '\n';
  }
}

void lintRobot(benchmark::State& state)
{
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "sparkwright_lint_bench";
  std::filesystem::create_directories(folder);
  writeBall(folder / "ball.obj", static_cast<int>(state.range(0)));
  std::ofstream scene(folder / "robot.rsg");
  scene << "(RSG 0 1)\n((nd Space (setName robot) (disableInnerCollision true)\n";
  for(int i = 0; i < 30; ++i)
  {
    scene << "(nd Transform (setName part" << i << ") (setLocalPos " << 0.25 * i << " 0 2) (nd RigidBody (setName body))\n"
          << "(nd TriMeshCollider (load ball.obj))\n"
             "(nd TransformCollider (nd TriMeshCollider (load ball.obj) (setLocalPosition 0.1 0 0)))\n";
    if(i > 0)
      scene << "(nd HingeJoint (setName joint) (attach ../body ../../part" << i - 1 << "/body) (setAxis 0 1 0))\n";
    scene << ")\n";
  }
  scene << "))\n";
  scene.close();
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 1;
  World world(std::move(options));
  if(!world.load((folder / "robot.rsg").string()))
    state.SkipWithError("the robot could not be built");
  std::size_t findings = 0;
  for(auto _ : state)
    findings = lint::lint(world).size();
  state.counters["findings"] = static_cast<double>(findings);
  std::filesystem::remove_all(folder);
}
BENCHMARK(lintRobot)->Arg(10)->Arg(70)->Unit(benchmark::kMillisecond); // 360 and 19,320 triangles a mesh.

} // namespace

BENCHMARK_MAIN();
