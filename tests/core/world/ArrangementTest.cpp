#include "core/body/RigidBody.h"
#include "core/object/Log.h"
#include "core/scene/Transform.h"
#include "core/world/World.h"
#include "core/world/manipulation/Arrangement.h"
#include "tests/VerifyNear.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

constexpr const char* scene = R"((RSG 0 1)
(
(nd Space)
(nd World (setGravity 0 0 -9.81) (setERP 0.2) (setCFM 0.00001) (setAutoDisableFlag false))"
    R"( (setContactSurfaceLayer 0.001))
(nd Transform (setName ground) (nd PlaneCollider (setParams 0 0 1 0)))
(nd Transform (setName box) (setLocalPos 0 0 0.25)
  (nd RigidBody (setName body) (setBoxTotal 2 0.5 0.5 0.5))
  (nd BoxCollider (setBoxLengths 0.5 0.5 0.5)))
(nd Transform (setName other) (setLocalPos 3 0 0.25) (setLocalRotation 0 0 30)
  (nd RigidBody (setName body) (setBoxTotal 2 0.5 0.5 0.5))
  (nd TransformCollider (nd BoxCollider (setBoxLengths 0.5 0.5 0.5))))
(nd Transform (setName upper) (setLocalPos -3 0 1.2)
  (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.6))
  (nd CCylinderCollider (setParams 0.1 0.4)))
(nd Transform (setName lower) (setLocalPos -3 0 0.5)
  (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.6))
  (nd BoxCollider (setBoxLengths 0.2 0.2 0.6))
  (nd HingeJoint (attach ../../upper/body ../body) (setAnchor 0 0 0.35) (setAxis 0)
    (setLowStopDeg 0 0) (setHighStopDeg 0 0)))
(nd Transform (setName wall) (setLocalPos 0 5 0.5) (nd BoxCollider (setBoxLengths 1 1 1)))
(nd Transform (setName slab) (setLocalPos 20 20 0.5)
  (nd RigidBody (setName body) (setBoxTotal 100 6 6 1))
  (nd BoxCollider (setBoxLengths 6 6 1)))
(nd Transform (setName lamp) (setLocalPos 0 0 9) (nd BoxCollider (setBoxLengths 0.2 0.2 0.2)))
)
)";

Mat4f shifted(float x, float y, float turn = 0)
{
  Mat4f motion = rotationZ(turn);
  setTranslation(motion, {x, y, 0});
  return motion;
}

} // namespace

/// Where things would come to stand, asked of a World that goes on as if nobody had asked.
class ArrangementTest : public QObject
{
  Q_OBJECT
private slots:
  void init() { world_ = make(); }
  void cleanup() { world_.reset(); }

  void thingsStandWhereACommandPutsThem_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("turn");
    QTest::newRow("on free ground") << "box" << -1.25f << 2.5f << 0.f;
    QTest::newRow("beside another thing") << "box" << 3.f << 0.1f << 0.f;
    QTest::newRow("on what does not move") << "box" << 0.1f << 5.1f << 0.f;
    QTest::newRow("half on the edge of it") << "box" << 0.6f << 4.9f << 0.4f;
    QTest::newRow("where it is") << "other" << 0.f << 0.f << 0.f;
    QTest::newRow("turned") << "other" << 1.f << 1.f << 1.5f;
    QTest::newRow("with what joints hold") << "lower" << 2.f << -2.f << 0.3f;
    QTest::newRow("from its upper end") << "upper" << 3.f << 0.f << 0.f;
  }
  void thingsStandWhereACommandPutsThem()
  {
    QFETCH(const QString, name);
    QFETCH(const float, x);
    QFETCH(const float, y);
    QFETCH(const float, turn);
    const Mat4f before = pose(name);
    const Mat4f motion = shifted(x, y, turn);
    const Arrangement arrangement = world_->arrangement({{id(name)}, motion, true});
    QCOMPARE(arrangement.things.size(), 1u);
    QVERIFY(!arrangement.things[0].refused);
    QCOMPARE(pose(name), before);
    const Mat4f expected = multiply(arrangement.things[0].motion, before);
    PlaceNode place{{id(name)}};
    place.position = multiply(motion, before).block<2, 1>(0, 3);
    place.turn = turn;
    world_->manipulate(place);
    QVERIFY2((pose(name) - expected).norm() < 2e-6f,
             qPrintable(QString::number(double((pose(name) - expected).norm()))));
    QVERIFY(pose(name) != before || motion == Mat4f::Identity());
  }
  void manyThingsStandAsCommandsPutThem()
  {
    // All at once to where the box and its neighbour stand: each finds room beside those before it.
    const std::vector<QString> names{"other", "lower", "box"};
    for(const Mat4f& motion : {shifted(-2.9f, 0.1f), shifted(3, 0), shifted(0.3f, 0.2f, 0.7f)})
    {
      world_ = make();
      Placement placement{{}, motion, true};
      std::vector<Mat4f> before;
      for(const QString& name : names)
      {
        placement.ids.push_back(id(name));
        before.push_back(pose(name));
      }
      const Arrangement arrangement = world_->arrangement(placement);
      for(std::size_t i = 0; i < names.size(); ++i)
      {
        PlaceNode place{{placement.ids[i]}};
        place.position = multiply(motion, before[i]).block<2, 1>(0, 3);
        place.turn = std::atan2(motion(1, 0), motion(0, 0));
        place.ignored.assign(placement.ids.begin() + static_cast<std::ptrdiff_t>(i) + 1, placement.ids.end());
        world_->manipulate(place);
      }
      for(std::size_t i = 0; i < names.size(); ++i)
      {
        QVERIFY(!arrangement.things[i].refused);
        QVERIFY2((pose(names[i]) - multiply(arrangement.things[i].motion, before[i])).norm() < 5e-6f,
                 qPrintable(names[i]));
      }
    }
  }
  void whatJointsHoldIsPlacedOnce()
  {
    const Arrangement arrangement = world_->arrangement({{id("upper"), id("lower")}, shifted(1, 2), true});
    QCOMPARE(arrangement.things[0].motion, arrangement.things[1].motion);
    QVERIFY(!arrangement.things[1].refused);
    for(const Arrangement::Thing& thing : arrangement.things)
    {
      QCOMPARE(thing.moved.size(), 2u);
      QCOMPARE(thing.stayed.size(), 3u);
      QVERIFY(std::ranges::find(thing.moved, id("upper")) != thing.moved.end());
      QVERIFY(std::ranges::find(thing.stayed, id("box")) != thing.stayed.end());
    }
  }
  void withoutGroundThingsGoJustThere()
  {
    Mat4f motion = rotationFromDegrees({10, 20, 30});
    setTranslation(motion, {0, 0, -3}); // Into the ground.
    const Arrangement::Thing thing = world_->arrangement({{id("box")}, motion, false}).things.at(0);
    QVERIFY(!thing.refused);
    VERIFY_NEAR(thing.motion, motion, 1e-5f);
  }
  void whatCannotStandThereIsRefused()
  {
    QVERIFY(world_->arrangement({{987654321}, Mat4f::Identity(), true}).things.at(0).refused);
    QVERIFY(world_->arrangement({{0}, Mat4f::Identity(), true}).things.at(0).refused);
    QVERIFY(world_->arrangement({{id("box")}, shifted(1e6f, 0), true}).things.at(0).refused);
    QVERIFY(world_->arrangement({{id("box")}, shifted(std::nanf(""), 0), false}).things.at(0).refused);
    const Arrangement none = world_->arrangement({{id("box"), id("other")}, shifted(20, 20), true}); // 3 m to any side.
    QVERIFY(none.things.at(0).refused);
    QVERIFY(!none.things.at(1).refused); // 3 m nearer to the rim.
    QVERIFY(world_->arrangement({}).things.empty());
  }
  void whatHasNoBodyMayGoAnywhere()
  {
    const Arrangement::Thing thing = world_->arrangement({{id("lamp")}, shifted(7, 0), true}).things.at(0);
    QVERIFY(!thing.refused && thing.moved.empty());
    QCOMPARE(thing.motion, shifted(7, 0));
    QCOMPARE(thing.stayed.size(), 5u);
  }
  void whatIsArrangedStandsOnTheGround()
  {
    WorldOptions options;
    options.seed = 1;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    World world(options);
    QVERIFY(world.load("examples/falling_boxes.rsg"));
    std::uint64_t body = 0;
    for(const auto& n : world.frame()->structure->nodes)
      if(n.kind == SceneStructure::Node::Kind::Transform)
      {
        const Mat4f shift = shifted(0.7f, 0.3f);
        const Arrangement::Thing done = world.arrangement({{n.id}, shift, true}).things.at(0);
        if(done.moved.empty())
          QVERIFY(done.motion == shift); // There is no body, and it may go anywhere.
        else
        {
          body = n.id;
          QVERIFY(!done.refused);
          QVERIFY(!(std::ranges::find(done.stayed, done.moved.front()) != done.stayed.end()));
        }
      }
    QVERIFY(body != 0);
    QVERIFY(world.arrangement({{987654321}, Mat4f::Identity(), true}).things.at(0).refused);
  }
  void aRunGoesOnAsIfNobodyHadAsked()
  {
    const auto undisturbed = make();
    QVERIFY(world_ && undisturbed);
    for(World* const world : {world_.get(), undisturbed.get()})
    {
      world->manipulate(
          MoveNode{{idIn(*world, "box")}, Vec3f(2.8f, 0.1f, 0.9f), {}, Velocity{{0.5f, 0, 0}, {1, 2, 3}}});
      world->manipulate(MoveNode{{idIn(*world, "lower")}, Vec3f(2.2f, 0.3f, 0.6f), {}, Velocity{{1, 0, 0}}});
    }
    for(int i = 0; i < 100; ++i)
    {
      for(const char* const name : {"box", "other", "lower"})
      {
        world_->arrangement({{id(name)}, shifted(0.1f, 0.2f), true});
        world_->arrangement({{id(name), id("box")}, shifted(3, 0, 1), true});
      }
      world_->cycle();
      undisturbed->cycle();
      for(const char* const name : {"box", "other", "upper", "lower"})
        QVERIFY2(pose(name) == poseIn(*undisturbed, name),
                 qPrintable(QStringLiteral("%1 in cycle %2").arg(name).arg(i)));
    }
  }
  void aSleeperIsNotWoken()
  {
    auto& body = *transform(*world_, "box").childOf<RigidBody>();
    body.body().disable();
    world_->arrangement({{id("box")}, shifted(1, 1), true});
    QVERIFY(!body.body().isEnabled());
  }

private:
  std::unique_ptr<World> make()
  {
    std::ofstream(directory_.filePath("scene.rsg").toStdString()) << scene;
    WorldOptions options;
    options.dataDirectories = {directory_.path().toStdString()};
    options.seed = 1;
    auto world = std::make_unique<World>(options);
    return world->setUp() && world->importScene("scene.rsg") ? std::move(world) : nullptr;
  }
  static Transform& transform(World& world, const QString& name)
  {
    return dynamic_cast<Transform&>(*world.root().find("/usr/scene/" + name.toStdString()));
  }
  static Mat4f poseIn(World& world, const QString& name) { return transform(world, name).worldPose(); }
  static std::uint64_t idIn(World& world, const QString& name) { return transform(world, name).id(); }
  Mat4f pose(const QString& name) { return poseIn(*world_, name); }
  std::uint64_t id(const QString& name) { return idIn(*world_, name); }

  QTemporaryDir directory_;
  std::unique_ptr<World> world_;
};

QTEST_GUILESS_MAIN(ArrangementTest)
#include "ArrangementTest.moc"
