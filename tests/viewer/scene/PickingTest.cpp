#include "core/body/Collider.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "tests/bench/Robots.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/scene/SceneDrawing.h"

#include <Eigen/Geometry>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <random>
#include <unordered_map>

using namespace sparkwright;

namespace
{

/// What the physics of a World says about rays, in the words of its Frames.
class CollisionWorld
{
public:
  explicit CollisionWorld(World& world) { gather(world.root()); }

  struct Hit
  {
    std::uint64_t holder = 0; ///< Id of the object above the collider; 0: nothing is hit.
    double distance = 0;
  };
  Hit cast(const Ray& ray, double length = 300)
  {
    if(!world_ || !space_)
      return {};
    const auto hit = world_->castRay(*space_, ray.origin.cast<double>(), ray.direction.cast<double>(), length,
                                     [this](const physics::Shape& shape) { return holders_.contains(&shape); });
    return hit ? Hit{holders_.at(hit->shape), hit->distance} : Hit{};
  }

private:
  void gather(Object& object)
  {
    if(auto* const node = dynamic_cast<WorldNode*>(&object))
      world_ = &node->world();
    // Robots have spaces of their own within that of the scene, which comes first.
    else if(auto* const node = dynamic_cast<SpaceNode*>(&object); node && !space_)
      space_ = &node->space();
    else if(auto* const collider = dynamic_cast<Collider*>(&object); collider && collider->shape() && object.parent())
      holders_[collider->shape()] = object.parent()->id();
    for(const auto& child : object.children())
      gather(*child);
  }

  physics::World* world_ = nullptr;
  physics::Space* space_ = nullptr;
  std::unordered_map<const physics::Shape*, std::uint64_t> holders_;
};

class Chance
{
public:
  float between(float low, float high) { return std::uniform_real_distribution<float>(low, high)(engine_); }
  Vec3f place(float low, float high) { return {between(low, high), between(low, high), between(low, high)}; }
  Vec3f direction()
  {
    for(;;)
      if(const Vec3f way = place(-1, 1); way.norm() > 0.1f && way.norm() < 1)
        return way.normalized();
  }

private:
  std::mt19937 engine_{20261122};
};

std::string words(const Vec3f& v)
{
  return std::to_string(v.x()) + ' ' + std::to_string(v.y()) + ' ' + std::to_string(v.z());
}

/// Shapes that look as they collide, in all sizes and directions, half of them in a Transform that is itself turned.
std::string scatteredShapes(Chance& chance, int count)
{
  std::string text = "(RSG 0 1)\n(\n";
  for(int i = 0; i < count; ++i)
  {
    const Vec3f at = chance.place(-4, 4), turn = chance.place(-180, 180);
    text += "(nd Transform (setName outer" + std::to_string(i) + ") (setLocalPos " + words(i % 2 ? at : Vec3f(at / 2)) +
            ")";
    text += i % 2 ? "" : " (setLocalRotation " + words(chance.place(-180, 180)) + ")";
    text += "\n(nd Transform (setName part) (setLocalPos " + words(i % 2 ? Vec3f::Zero() : Vec3f(at / 2)) +
            ") (setLocalRotation " + words(turn) + ")\n";
    const Vec3f size = chance.place(0.1f, 1);
    if(i % 3 == 0)
      text += "(nd SMN (load StdUnitBox) (setScale " + words(size) +
              ") (sMat matGrey))\n(nd BoxCollider (setBoxLengths " + words(size) + "))";
    else if(i % 3 == 1)
      text += "(nd SMN (load StdUnitSphere) (setScale " + words(Vec3f::Constant(size.x())) +
              ") (sMat matGrey))\n(nd SphereCollider (setRadius " + std::to_string(size.x()) + "))";
    else
    {
      const std::string measures = std::to_string(size.x() / 2) + ' ' + std::to_string(size.y());
      text += "(nd SMN (load StdCapsule " + measures + ") (sMat matGrey))\n(nd CapsuleCollider (setParams " + measures +
              "))";
    }
    text += "))\n";
  }
  return text + ")\n";
}

/// Id of the nearest Transform at a node of the structure or above it.
std::uint64_t transformOf(const SceneStructure& structure, int node)
{
  while(node >= 0 && structure.nodes[static_cast<std::size_t>(node)].kind != SceneStructure::Node::Kind::Transform)
    node = structure.nodes[static_cast<std::size_t>(node)].parent;
  return node < 0 ? 0 : structure.nodes[static_cast<std::size_t>(node)].id;
}

} // namespace

/// What the mouse picks is what a body that flies along the line of sight would meet.
class PickingTest : public QObject
{
  Q_OBJECT
private slots:
  void edgesLeaveNoGaps()
  {
    // In planes of symmetry, in which edges of the mesh lie.
    test::FrameBuilder builder;
    builder.open("ball", Vec3f(0.3f, 0.2f, 0.042f));
    builder.mesh("StdUnitSphere", {0.042f, 0.042f, 0.042f}, {"matGrey"});
    builder.close();
    SceneDrawing scene;
    scene.setFrame(builder.take());
    for(int i = 0; i < 2000; ++i)
    {
      const float turn = static_cast<float>(i % 8) * static_cast<float>(M_PI) / 4, up = 0.1f + 0.0007f * static_cast<float>(i);
      const Vec3f from(std::cos(turn) * std::cos(up), std::sin(turn) * std::cos(up), std::sin(up));
      const Vec3f centre(0.3f, 0.2f, 0.042f);
      const auto hit = scene.pick({centre + 2.5f * from, -from});
      QVERIFY(hit);
      QVERIFY2(hit->distance < 2.5f - 0.03f, qPrintable(QString("%1 %2 %3").arg(i).arg(up).arg(hit->distance)));
    }
  }
  void thousandRaysHitWhatTheCollisionWorldHits()
  {
    Chance chance;
    QTemporaryDir folder;
    QDir().mkpath(folder.filePath("rsg"));
    QFile file(folder.filePath("rsg/shapes.rsg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(scatteredShapes(chance, 60)));
    file.close();
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    World world(std::move(options));
    QCOMPARE(world.mount(folder.path().toStdString()), std::string());
    QVERIFY(world.load("rsg/shapes.rsg"));
    SceneDrawing scene;
    scene.setFrame(world.frame());
    CollisionWorld collisions(world);

    int hits = 0, misses = 0, edges = 0;
    for(int i = 0; i < 1000; ++i)
    {
      // From outside, and every second past the middle rather than through it.
      const Vec3f from = 12 * chance.direction(), to = chance.place(-4, 4);
      const Ray ray{from, (to - from).normalized()};
      const auto seen = scene.pick(ray);
      const auto met = collisions.cast(ray);
      if(seen.has_value() != (met.holder != 0))
      {
        // Round things are drawn with corners: where only one of both is hit, the ray grazes it.
        ++edges;
        continue;
      }
      ++(seen ? hits : misses);
      if(!seen)
        continue;
      const std::uint64_t node = transformOf(*world.frame()->structure, seen->node);
      if(node != met.holder && std::abs(static_cast<double>(seen->distance) - met.distance) > 0.02)
        QVERIFY2(isGrazed(collisions, ray, node), qPrintable(QString("ray %1").arg(i)));
      else if(node == met.holder)
        QVERIFY2(
            std::abs(static_cast<double>(seen->distance) - met.distance) < 0.15,
            qPrintable(
                QString("ray %1: %2 m and %3 m").arg(i).arg(static_cast<double>(seen->distance)).arg(met.distance)));
    }
    qInfo("%d rays hit the same, %d nothing, %d graze", hits, misses, edges);
    QVERIFY(hits > 400);
    QVERIFY(misses > 50);
    QVERIFY2(edges <= 10, qPrintable(QString::number(edges)));
  }

  void raysAmongRobotsHitTheRightRobot()
  {
    Robots robots(6);
    for(int i = 0; i < 60; ++i)
      robots.cycle();
    const FramePtr frame = robots.world().frame();
    SceneDrawing scene;
    scene.setFrame(frame);
    CollisionWorld collisions(robots.world());
    const SceneStructure& structure = *frame->structure;
    std::unordered_map<std::uint64_t, int> nodes;
    for(std::size_t n = 0; n < structure.nodes.size(); ++n)
      nodes[structure.nodes[n].id] = static_cast<int>(n);
    const auto robotOf = [&](int node)
    {
      const Subjects::Player* const player = node >= 0 ? scene.subjects().playerAt(node) : nullptr;
      return player ? player->node : -1;
    };
    Chance chance;
    int both = 0, one = 0;
    for(int i = 0; i < 1000; ++i)
    {
      const AgentInfo& agent = frame->agents[static_cast<std::size_t>(i) % frame->agents.size()];
      const auto sphere = scene.bounds(nodes.at(agent.rootId));
      QVERIFY(sphere);
      Vec3f from = sphere->centre + 5 * chance.direction();
      from.z() = std::abs(from.z()) + 0.1f;
      const Ray ray{from, (sphere->centre + 0.5f * sphere->radius * chance.place(-1, 1) - from).normalized()};
      const auto seen = scene.pick(ray);
      const auto met = collisions.cast(ray);
      const int wanted = met.holder && nodes.contains(met.holder) ? robotOf(nodes.at(met.holder)) : -1;
      const int picked = seen ? robotOf(seen->node) : -1;
      if(wanted >= 0 && picked >= 0)
      {
        ++both;
        QCOMPARE(picked, wanted);
      }
      else if(wanted >= 0 || picked >= 0)
        ++one; // The look of a robot is not its collision shapes.
    }
    qInfo("%d rays hit a robot, %d only its look or only its collision shapes", both, one);
    QVERIFY(both > 300);
    QVERIFY2(one < both / 3, qPrintable(QString::number(one)));
  }

private:
  /// Whether a ray that is a little beside meets the node.
  static bool isGrazed(CollisionWorld& collisions, const Ray& ray, std::uint64_t node)
  {
    const Vec3f side = ray.direction.unitOrthogonal(), other = ray.direction.cross(side);
    for(int i = 0; i < 12; ++i)
    {
      const float turn = static_cast<float>(i) * 0.5236f;
      const Ray beside{ray.origin + 0.03f * (std::cos(turn) * side + std::sin(turn) * other), ray.direction};
      if(collisions.cast(beside).holder == node)
        return true;
    }
    return false;
  }
};

QTEST_GUILESS_MAIN(PickingTest)
#include "PickingTest.moc"
