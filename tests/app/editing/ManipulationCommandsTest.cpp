#include "app/ide/scene/ManipulationCommands.h"
#include "core/scene/Transform.h"
#include "core/world/World.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using Velocities = ManipulationCommands::Velocities;
using Kind = ManipulationRequest::Kind;

/// What people do with the mouse, as values that a World carries out.
class ManipulationCommandsTest : public QObject
{
  Q_OBJECT
private slots:
  void movesNameThePose()
  {
    QVERIFY(is(shifted(Kind::Move), Velocities::Zero, {MoveNode{{17}, Vec3f(1.5f, 2, 3), {}, Velocity{}}}));
    QVERIFY(is(shifted(Kind::Move), Velocities::Keep, {MoveNode{{17}, Vec3f(1.5f, 2, 3)}}));
    QVERIFY(is(shifted(Kind::Move), Velocities::Throw, {MoveNode{{17}, Vec3f(1.5f, 2, 3), {}, Velocity{{4, 0, 0}}}}));
  }
  void placesNameTheGround()
  {
    QVERIFY(is(shifted(Kind::Place), Velocities::Zero, {PlaceNode{{17}, {1.5f, 2}}}));
    QVERIFY(is(shifted(Kind::Place), Velocities::Throw,
               {PlaceNode{{17}, {1.5f, 2}}, MoveNode{{17}, {}, {}, Velocity{{4, 0, 0}}}}));
  }
  void severalThingsAreNotInEachOthersWay()
  {
    ManipulationRequest request = shifted(Kind::Place);
    request.with.resize(2);
    request.with[0].id = 3;
    request.with[1].id = 4;
    setTranslation(request.with[1].pose, {5, 5, 5});
    QVERIFY(is(request, Velocities::Zero,
               {PlaceNode{{3}, {0.5f, 0}, {}, 0, {4, 17}}, PlaceNode{{4}, {5.5f, 5}, {}, 0, {17}},
                PlaceNode{{17}, {1.5f, 2}}}));
    request.kind = Kind::Stop;
    QVERIFY(
        is(request, Velocities::Keep,
           {MoveNode{{3}, {}, {}, Velocity{}}, MoveNode{{4}, {}, {}, Velocity{}}, MoveNode{{17}, {}, {}, Velocity{}}}));
  }
  void turnsAreToldAlongTheGround()
  {
    ManipulationRequest request = shifted(Kind::Place);
    request.motion.topLeftCorner<2, 2>() << 0, -1, 1, 0;
    request.motion(0, 3) = 0;
    QVERIFY(is(request, Velocities::Zero, {PlaceNode{{17}, {-2, 1}, {}, toRadians(90)}}));
  }
  void arrowsBecomeVelocitiesAndForces()
  {
    ManipulationRequest request = shifted(Kind::Kick);
    request.vector = {1, 2, 0};
    request.at = {0, 0, 0.5f};
    QVERIFY(is(request, Velocities::Zero, {MoveNode{{17}, {}, {}, Velocity{{1, 2, 0}}}}));
    request.kind = Kind::Push;
    QVERIFY(is(request, Velocities::Zero, {ApplyForce{{17}, {1, 2, 0}, Vec3f(0, 0, 0.5f), 0.25}}));
    request.kind = Kind::Twist;
    QVERIFY(is(request, Velocities::Zero, {ApplyTorque{{17}, {1, 2, 0}, 0.25}}));
    request.kind = Kind::Hold;
    QVERIFY(is(request, Velocities::Adopt, {HoldNode{{17}, Vec3f(1.5f, 2, 3)}}));
    request.kind = Kind::Release;
    QVERIFY(is(request, Velocities::Adopt, {ReleaseNode{{17}, Velocity{{4, 0, 0}}}}));
  }
  void turnsArriveInTheWorldAsTheyWereMeant_data()
  {
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("z");
    for(const auto& [x, y, z] :
        {std::array{30.f, 20.f, 10.f}, {0.f, 90.f, 0.f}, {10.f, -90.f, 40.f}, {170.f, 80.f, -170.f}, {0.f, 0.f, 180.f}})
      QTest::addRow("%g %g %g", static_cast<double>(x), static_cast<double>(y), static_cast<double>(z)) << x << y << z;
  }
  void turnsArriveInTheWorldAsTheyWereMeant()
  {
    QFETCH(const float, x);
    QFETCH(const float, y);
    QFETCH(const float, z);
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    World world(options);
    QVERIFY(world.load("setups/soccer.rb"));
    auto* const ball = dynamic_cast<Transform*>(world.root().find("/usr/scene/Ball"));
    QVERIFY(ball);
    ManipulationRequest request;
    request.movable.id = ball->id();
    request.movable.pose = ball->worldPose();
    request.motion = rotationFromDegrees({x, y, z});
    setTranslation(request.motion, {1, 2, 3});
    const Mat4f wanted = multiply(request.motion, request.movable.pose);
    for(const Manipulation& manipulation : ManipulationCommands::manipulationsFor(request, Velocities::Zero))
      world.manipulate(manipulation);
    VERIFY_NEAR(ball->worldPose(), wanted, 1e-4f);
  }

private:
  static bool is(const ManipulationRequest& request, Velocities velocities, const std::vector<Manipulation>& expected)
  {
    return ManipulationCommands::manipulationsFor(request, velocities) == expected;
  }
  static ManipulationRequest shifted(Kind kind)
  {
    ManipulationRequest request;
    request.kind = kind;
    request.movable.id = 17;
    setTranslation(request.movable.pose, {1, 2, 3});
    request.motion(0, 3) = 0.5f;
    request.velocity = {4, 0, 0};
    return request;
  }
};

QTEST_GUILESS_MAIN(ManipulationCommandsTest)
#include "ManipulationCommandsTest.moc"
