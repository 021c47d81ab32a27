// Steps of bare physics: the own exact step beside the engine's, in turn, with the same humanoids.

#include "physics/Body.h"
#include "physics/Space.h"
#include "physics/World.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <vector>

using namespace sparkwright::physics;

namespace
{

/// Contacts as those of feet on grass.
class Ground : public CollisionListener
{
public:
  Ground()
  {
    surface_.mu = std::numeric_limits<double>::infinity();
    surface_.softErpMode = surface_.softCfmMode = surface_.slipMode = true;
    surface_.softErp = 0.4;
    surface_.softCfm = 1e-4;
    surface_.slip = 0.005;
  }
  bool wantsPair(Shape&, Shape&) override { return true; }
  void touched(Shape&, Shape&, std::span<const ContactPoint> points, ContactMaker& maker) override
  {
    for(const ContactPoint& point : points)
      maker.add(point, surface_, false);
  }

private:
  Surface surface_;
};

/// Robots of 23 bodies and 22 motors, that move all their joints, fall and lie moving.
class Humanoids
{
public:
  Humanoids(World::Solver solver, int robots, double gap, int threads = 1)
  {
    world_.setSolver(solver);
    world_.setThreads(threads);
    world_.setGravity({0, 0, -9.81});
    world_.setCfm(1e-5);
    world_.setContactSurfaceLayer(0.001);
    ground_->addTo(*space_);
    for(int i = 0; i < robots; ++i)
      add({gap * (i % 6), gap * static_cast<double>(i / 6), 0});
  }

  /// @return seconds that the step took, without the search for contacts
  double step()
  {
    for(std::size_t i = 0; i < joints_.size(); ++i)
      joints_[i]->setParameter(JointParameter::MotorVelocity, 0,
                               2 * std::sin(0.126 * step_ * (0.7 + 0.13 * static_cast<double>(i % 22)) + 1.7 * static_cast<double>(i)));
    ++step_;
    world_.clearContacts();
    world_.collide(*space_, contacts_);
    const auto begin = std::chrono::steady_clock::now();
    world_.step(0.02);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }

  double height() const { return bodies_.front()->position().z(); }

private:
  Body& addBody(Space& space, const Vec3& place, double mass, const Vec3& lengths, bool collides)
  {
    Body& body = *bodies_.emplace_back(world_.createBody());
    body.setPosition(place);
    body.setMass(Mass::boxTotal(mass, lengths));
    if(!collides)
      return body;
    Shape& shape = *shapes_.emplace_back(world_.createBox());
    shape.addTo(space);
    shape.setBody(&body);
    shape.setLengths(lengths);
    return body;
  }

  Body& limb(Space& space, Body& parent, const Vec3& place, double mass, const Vec3& lengths, const Vec3& anchor,
             const Vec3& axis, bool collides)
  {
    Body& body = addBody(space, place, mass, lengths, collides);
    Joint& joint = *joints_.emplace_back(world_.createJoint(Joint::Kind::Hinge));
    joint.attach(&body, &parent);
    joint.setAnchor(anchor);
    joint.setAxis(0, axis);
    const auto set = [&](JointParameter parameter, double value) { joint.setParameter(parameter, 0, value); };
    set(JointParameter::LowStop, -1.5);
    set(JointParameter::HighStop, 1.5);
    set(JointParameter::MaxMotorForce, 10);
    set(JointParameter::Cfm, 1e-8);
    set(JointParameter::StopCfm, 1e-8);
    set(JointParameter::StopErp, 0.8);
    set(JointParameter::FudgeFactor, 1e-5);
    set(JointParameter::Bounce, 1);
    return body;
  }

  void add(const Vec3& at)
  {
    Space& space = *spaces_.emplace_back(world_.createSpace(space_.get()));
    space.setInnerCollision(false);
    const Vec3 x(1, 0, 0), y(0, 1, 0), z(0, 0, 1), small(0.02, 0.02, 0.02);
    const auto place = [&](double right, double front, double up) { return Vec3(at + Vec3(right, front, up)); };
    Body& torso = addBody(space, place(0, 0, 0.385), 1.2, {0.1, 0.1, 0.18}, true);
    Body& neck = limb(space, torso, place(0, 0, 0.475), 0.05, {0.03, 0.03, 0.08}, place(0, 0, 0.475), z, true);
    limb(space, neck, place(0, 0, 0.54), 0.35, {0.12, 0.12, 0.12}, place(0, 0, 0.53), x, true);
    for(const int side : {-1, 1})
    {
      const double s = 0.098 * side;
      Body& shoulder = limb(space, torso, place(s, 0, 0.46), 0.07, small, place(s, 0, 0.46), x, false);
      Body& upper = limb(space, shoulder, place(s + 0.01 * side, 0.02, 0.46), 0.15, {0.07, 0.08, 0.06}, place(s, 0, 0.46), z, true);
      Body& elbow = limb(space, upper, place(s, 0.09, 0.47), 0.035, small, place(s, 0.09, 0.47), y, false);
      limb(space, elbow, place(s, 0.14, 0.47), 0.2, {0.05, 0.11, 0.05}, place(s, 0.09, 0.47), z, true);
    }
    for(const int side : {-1, 1})
    {
      const double s = 0.055 * side;
      Body& hip = limb(space, torso, place(s, -0.01, 0.27), 0.09, small, place(s, -0.01, 0.27), {-0.7071, 0, 0.7071 * side}, false);
      Body& hip2 = limb(space, hip, place(s, -0.01, 0.27), 0.125, small, place(s, -0.01, 0.27), y, false);
      Body& thigh = limb(space, hip2, place(s, 0, 0.23), 0.275, {0.07, 0.07, 0.14}, place(s, -0.01, 0.27), x, true);
      Body& shank = limb(space, thigh, place(s, 0.005, 0.105), 0.225, {0.08, 0.07, 0.11}, place(s, -0.005, 0.15), x, true);
      Body& ankle = limb(space, shank, place(s, -0.005, 0.05), 0.125, small, place(s, -0.005, 0.05), x, false);
      limb(space, ankle, place(s, 0.025, 0.01), 0.2, {0.08, 0.16, 0.02}, place(s, -0.005, 0.045), y, true);
    }
  }

  World world_;
  std::unique_ptr<Space> space_ = world_.createSpace();
  std::unique_ptr<Shape> ground_ = world_.createPlane();
  std::vector<std::unique_ptr<Space>> spaces_;
  std::vector<std::unique_ptr<Body>> bodies_;
  std::vector<std::unique_ptr<Shape>> shapes_;
  std::vector<std::unique_ptr<Joint>> joints_;
  Ground contacts_;
  int step_ = 0;
};

double quantile(std::vector<double> values, double share)
{
  std::ranges::sort(values);
  return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

/// One world is stepped in both ways, in turn: median of each, of their ratio, and the longest hundredth.
void compared(benchmark::State& state)
{
  const int robots = static_cast<int>(state.range(0));
  const double gap = static_cast<double>(state.range(1)) / 100;
  Humanoids exact(World::Solver::Exact, robots, gap, static_cast<int>(state.range(2)));
  Humanoids engine(World::Solver::Engine, robots, gap, static_cast<int>(state.range(2)));
  for(int i = 0; i < 150; ++i)
  {
    exact.step();
    engine.step();
  }
  std::vector<double> ours, theirs, ratios;
  for(auto _ : state)
  {
    ours.push_back(exact.step());
    theirs.push_back(engine.step());
    ratios.push_back(ours.back() / theirs.back());
    if(exact.height() != engine.height())
      state.SkipWithError("the steps differ");
  }
  state.counters["exact"] = quantile(ours, 0.5) * 1e3;
  state.counters["exact_p99"] = quantile(ours, 0.99) * 1e3;
  state.counters["engine"] = quantile(theirs, 0.5) * 1e3;
  state.counters["engine_p99"] = quantile(theirs, 0.99) * 1e3;
  state.counters["ratio"] = quantile(ratios, 0.5);
}
BENCHMARK(compared)
    ->ArgNames({"robots", "gap_cm", "threads"})
    ->Args({1, 150, 1})
    ->Args({22, 150, 1})
    ->Args({22, 150, 2})
    ->Args({2, 20, 1})
    ->Args({4, 20, 1})
    ->Args({11, 20, 1})
    ->Args({11, 20, 2})
    ->Iterations(300)
    ->Unit(benchmark::kMillisecond);

/// The own step alone.
void exact(benchmark::State& state)
{
  Humanoids humanoids(World::Solver::Exact, static_cast<int>(state.range(0)), static_cast<double>(state.range(1)) / 100);
  for(int i = 0; i < 150; ++i)
    humanoids.step();
  double seconds = 0;
  for(auto _ : state)
    seconds += humanoids.step();
  state.counters["step"] = benchmark::Counter(seconds * 1e3, benchmark::Counter::kAvgIterations);
}
BENCHMARK(exact)->ArgNames({"robots", "gap_cm"})->Args({22, 150})->Args({11, 20})->Args({22, 20})->Iterations(1000)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
