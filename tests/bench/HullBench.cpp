// A chain of 30 stiff links, of which six lie on the ground: with boxes, with hulls of few and of many corners, and
// with several pieces.

#include "core/mesh/ConvexHull.h"
#include "physics/Body.h"
#include "physics/Space.h"
#include "physics/World.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <memory>
#include <vector>

using namespace sparkwright::physics;

namespace
{

const Vec3 linkLengths(0.1, 0.06, 0.05);

class Contacts : public CollisionListener
{
public:
  Contacts()
  {
    surface_.mu = 1;
    surface_.coulombMode = true;
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

/// A box with rounded sides, as scanned parts have.
HullPiece roundedBox(const Vec3& lengths, const Vec3& middle, int around, std::size_t corners)
{
  std::vector<Vec3> points;
  for(int i = 0; i < around; ++i)
    for(int k = 0; k < around; ++k)
    {
      const double a = 2 * M_PI * i / around, b = M_PI * (k + 0.5) / around;
      const Vec3 p(std::sin(b) * std::cos(a), std::sin(b) * std::sin(a), std::cos(b));
      const Vec3 flat = p.array().sign() * p.array().abs().pow(0.2); // Nearly a box.
      points.emplace_back(middle + flat.cwiseProduct(lengths) / 2);
    }
  const auto hull = sparkwright::convexHull(points, corners);
  return {hull->vertices, hull->triangles};
}

std::unique_ptr<Shape> linkShape(World& world, int kind)
{
  if(kind > 0)
  {
    std::vector<HullPiece> pieces;
    if(kind == 3)
      for(const double side : {-0.25, 0.25})
        pieces.push_back(roundedBox(linkLengths.cwiseProduct(Vec3(0.5, 1, 1)), {side * linkLengths.x(), 0, 0}, 12, 64));
    else
      pieces.push_back(roundedBox(linkLengths, Vec3::Zero(), kind == 1 ? 6 : 24, kind == 1 ? 16 : 64));
    return world.createHull(pieces);
  }
  auto box = world.createBox();
  box->setLengths(linkLengths);
  return box;
}

void cycles(benchmark::State& state)
{
  World world;
  world.setGravity({0, 0, -9.81});
  const auto space = world.createSpace();
  const auto ground = world.createPlane();
  ground->addTo(*space);
  std::vector<std::unique_ptr<Body>> bodies;
  std::vector<std::unique_ptr<Shape>> shapes;
  std::vector<std::unique_ptr<Joint>> joints;
  for(int i = 0; i < 30; ++i)
  {
    const Vec3 at(0.11 * (i % 6), 0, 0.03 + 0.08 * static_cast<double>(i / 6));
    bodies.push_back(world.createBody());
    bodies.back()->setMass(Mass::boxTotal(0.3, linkLengths));
    bodies.back()->setPosition(at);
    shapes.push_back(linkShape(world, static_cast<int>(state.range(0))));
    shapes.back()->addTo(*space);
    shapes.back()->setBody(bodies.back().get());
    if(i == 0)
      continue;
    joints.push_back(world.createJoint(Joint::Kind::Hinge));
    joints.back()->attach(bodies[bodies.size() - 2].get(), bodies.back().get());
    joints.back()->setAnchor(at - Vec3(0.055, 0, 0));
    joints.back()->setAxis(0, Vec3::UnitY());
    joints.back()->setParameter(JointParameter::LowStop, 0, 0);
    joints.back()->setParameter(JointParameter::HighStop, 0, 0);
  }
  Contacts listener;
  const auto cycle = [&]
  {
    world.clearContacts();
    world.collide(*space, listener);
    world.step(0.02);
  };
  for(int i = 0; i < 50; ++i)
    cycle();
  for(auto _ : state)
    cycle();
  state.counters["contacts"] = world.contactCount();
}

} // namespace

BENCHMARK(cycles)
    ->ArgName("kind: box, 16 corners, 64 corners, two pieces")
    ->DenseRange(0, 3)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
