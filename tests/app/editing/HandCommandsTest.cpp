#include "app/ide/scene/HandCommands.h"
#include "core/scene/Transform.h"
#include "core/world/World.h"

#include <QtTest>

using namespace sparkwright;
using Velocities = HandCommands::Velocities;
using Kind = Handling::Kind;

/// What the hand in the viewport wants, as commands that a World carries out.
class HandCommandsTest : public QObject
{
  Q_OBJECT
private slots:
  void movesNameThePose()
  {
    QCOMPARE(HandCommands::commandsFor(shifted(Kind::Move), Velocities::Zero), QStringList{"(move (id 17)(pos 1.5 2 3)(velocity zero))"});
    QCOMPARE(HandCommands::commandsFor(shifted(Kind::Move), Velocities::Keep), QStringList{"(move (id 17)(pos 1.5 2 3)(velocity keep))"});
    QCOMPARE(HandCommands::commandsFor(shifted(Kind::Move), Velocities::Throw), QStringList{"(move (id 17)(pos 1.5 2 3)(vel 4 0 0))"});
  }
  void placesNameTheGround()
  {
    QCOMPARE(HandCommands::commandsFor(shifted(Kind::Place), Velocities::Zero), QStringList{"(place (id 17)(pos 1.5 2))"});
    QCOMPARE(HandCommands::commandsFor(shifted(Kind::Place), Velocities::Throw),
             (QStringList{"(place (id 17)(pos 1.5 2))", "(move (id 17)(vel 4 0 0))"}));
  }
  void severalThingsAreNotInEachOthersWay()
  {
    Handling handling = shifted(Kind::Place);
    handling.with.resize(2);
    handling.with[0].id = 3;
    handling.with[1].id = 4;
    setTranslation(handling.with[1].pose, {5, 5, 5});
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Zero),
             (QStringList{"(place (id 3)(pos 0.5 0)(ignore 4 17))", "(place (id 4)(pos 5.5 5)(ignore 17))", "(place (id 17)(pos 1.5 2))"}));
    handling.kind = Kind::Stop;
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Keep),
             (QStringList{"(move (id 3)(velocity zero))", "(move (id 4)(velocity zero))", "(move (id 17)(velocity zero))"}));
  }
  void turnsAreToldAlongTheGround()
  {
    Handling handling = shifted(Kind::Place);
    handling.motion.topLeftCorner<2, 2>() << 0, -1, 1, 0;
    handling.motion(0, 3) = 0;
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Zero), QStringList{"(place (id 17)(pos -2 1)(turn 90))"});
  }
  void arrowsBecomeVelocitiesAndForces()
  {
    Handling handling = shifted(Kind::Kick);
    handling.vector = {1, 2, 0};
    handling.at = {0, 0, 0.5f};
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Zero), QStringList{"(move (id 17)(vel 1 2 0)(spin 0 0 0))"});
    handling.kind = Kind::Push;
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Zero), QStringList{"(push (id 17)(force 1 2 0)(at 0 0 0.5)(time 0.25))"});
    handling.kind = Kind::Twist;
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Zero), QStringList{"(twist (id 17)(torque 1 2 0)(time 0.25))"});
    handling.kind = Kind::Hold;
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Adopt), QStringList{"(hold (id 17)(pos 1.5 2 3))"});
    handling.kind = Kind::Release;
    QCOMPARE(HandCommands::commandsFor(handling, Velocities::Adopt), QStringList{"(release (id 17)(vel 4 0 0))"});
  }
  void turnsArriveInTheWorldAsTheyWereMeant_data()
  {
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("z");
    for(const auto& [x, y, z] : {std::array{30.f, 20.f, 10.f}, {0.f, 90.f, 0.f}, {10.f, -90.f, 40.f}, {170.f, 80.f, -170.f}, {0.f, 0.f, 180.f}})
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
    Handling handling;
    handling.grip.id = ball->id();
    handling.grip.pose = ball->worldPose();
    handling.motion = rotationFromDegrees({x, y, z});
    setTranslation(handling.motion, {1, 2, 3});
    const Mat4f wanted = multiply(handling.motion, handling.grip.pose);
    for(const QString& command : HandCommands::commandsFor(handling, Velocities::Zero))
      world.command(command.toStdString());
    QVERIFY((ball->worldPose() - wanted).norm() < 1e-4f);
  }

private:
  static Handling shifted(Kind kind)
  {
    Handling handling;
    handling.kind = kind;
    handling.grip.id = 17;
    setTranslation(handling.grip.pose, {1, 2, 3});
    handling.motion(0, 3) = 0.5f;
    handling.velocity = {4, 0, 0};
    return handling;
  }
};

QTEST_GUILESS_MAIN(HandCommandsTest)
#include "HandCommandsTest.moc"
