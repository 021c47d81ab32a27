#include "app/ide/design/RobotChoice.h"
#include "app/ide/driving/DriveKeys.h"
#include "app/ide/driving/DrivePlan.h"
#include "core/design/RobotPlan.h"
#include "core/world/World.h"

#include <Eigen/Geometry>

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

/// A scene in a World, with a robot that is driven.
struct Drive
{
  explicit Drive(const std::string& file, std::uint64_t seed = 1)
  {
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = seed;
    world = std::make_unique<World>(options);
    world->setPhysicsView(true);
    loaded = world->load(file);
    cycles(50); // It comes to rest.
  }
  void cycles(int count)
  {
    for(int i = 0; i < count; ++i)
      world->cycle();
  }
  DrivePlan plan() const { return DrivePlan::of(*world->frame(), robotOf(*world->frame(), -1)); }
  Mat4f pose() const
  {
    const Frame& frame = *world->frame();
    const int group = robotOf(frame, -1);
    std::vector<Mat4f> all;
    frame.worldTransforms(all);
    const PhysicsStructure::Body* heaviest = nullptr;
    for(const PhysicsStructure::Body& body : frame.physics.structure->bodies)
      if(body.group == group && (!heaviest || body.mass > heaviest->mass))
        heaviest = &body;
    return heaviest ? all[static_cast<std::size_t>(heaviest->slot)] : Mat4f(Mat4f::Identity());
  }
  /// Drives for a while. @return how far ahead, m, and how far to the left, radians
  std::pair<float, float> go(const DrivePlan& plan, float ahead, float left, int count)
  {
    const Mat4f before = pose();
    for(int i = 0; i < count; ++i)
    {
      for(const Manipulation& each : plan.commands(ahead, left))
        world->manipulate(each);
      world->cycle();
    }
    const Mat4f after = pose();
    const Vec3f way = translation(after) - translation(before);
    const Vec3f axis = before.col(1).head<3>(), later = after.col(1).head<3>();
    return {way.dot(axis), std::atan2(axis.cross(later).z(), axis.dot(later))};
  }

  std::unique_ptr<World> world;
  bool loaded = false;
};

} // namespace

/// How robots with wheels drive is found out from their joints, and they do so in a World.
class DrivePlanTest : public QObject
{
  Q_OBJECT

  std::string rover()
  {
    const std::string file = folder_.filePath("rover.rsg").toStdString();
    std::ofstream(file) << design::robotScene(design::RobotPlan::of(design::RobotPlan::Kind::Wheeled));
    return file;
  }

private slots:
  void robotsGoAheadAndBack_data()
  {
    QTest::addColumn<QString>("file");
    QTest::newRow("four wheels, two driven") << "examples/buggy.rsg";
    QTest::newRow("one driven wheel, which looks backwards") << "examples/robots/buggy.rsg";
    QTest::newRow("two wheels") << "";
  }
  void robotsGoAheadAndBack()
  {
    QFETCH(const QString, file);
    Drive drive(file.isEmpty() ? rover() : file.toStdString());
    QVERIFY(drive.loaded);
    const DrivePlan plan = drive.plan();
    QVERIFY(plan.drives());
    drive.go(plan, 0, 0, 50); // It holds still, whatever it did before.
    const float ahead = drive.go(plan, 0.5f, 0, 60).first;
    QVERIFY2(ahead > 0.25f && ahead < 0.9f, qPrintable(QString::number(ahead)));
    drive.go(plan, 0, 0, 50);
    const float back = drive.go(plan, -0.5f, 0, 60).first;
    QVERIFY2(back < -0.25f && back > -0.9f, qPrintable(QString::number(back)));
  }
  void twoWheelsBesideEachOtherTurnTheRobot()
  {
    Drive drive(rover());
    const DrivePlan plan = drive.plan();
    QVERIFY(plan.turns());
    const float left = drive.go(plan, 0, 1, 50).second;
    QVERIFY2(left > 0.3f, qPrintable(QString::number(left)));
    drive.go(plan, 0, 0, 25);
    const float right = drive.go(plan, 0, -1, 50).second;
    QVERIFY2(right < -0.3f, qPrintable(QString::number(right)));
  }
  void steeredWheelsTurnTheRobot()
  {
    // As the example, with front wheels that are steered by a motor.
    QFile wheel(SPARKWRIGHT_SOURCE_DIR "/resources/examples/wheel.rsg");
    QVERIFY(wheel.open(QFile::ReadOnly));
    QByteArray text = wheel.readAll();
    text.replace("(setAngularMotorVelocity 1 $speed)", "(setAngularMotorVelocity 1 $speed) (setMaxMotorForce 0 20)");
    std::ofstream(folder_.filePath("steered.rsg").toStdString()) << text.toStdString();
    QFile buggy(SPARKWRIGHT_SOURCE_DIR "/resources/examples/buggy.rsg");
    QVERIFY(buggy.open(QFile::ReadOnly));
    QByteArray car = buggy.readAll();
    car.replace("examples/wheel.rsg frontLeft  -0.34  0.35 0.17 0 0 0", "steered.rsg frontLeft  -0.34  0.35 0.17 35 0 0");
    car.replace("examples/wheel.rsg frontRight  0.34  0.35 0.17 0 0 0", "steered.rsg frontRight  0.34  0.35 0.17 35 0 0");
    car.replace("(importScene examples/box.rsg ramp 0 2.5 0.04 0  1.6 0.8 0.08 matOrange)", "");
    std::ofstream(folder_.filePath("car.rsg").toStdString()) << car.toStdString();
    Drive drive(folder_.filePath("car.rsg").toStdString());
    QVERIFY(drive.loaded);
    const DrivePlan plan = drive.plan();
    QCOMPARE(plan.steering.size(), std::size_t(2));
    drive.go(plan, 0, 0, 40);
    const float left = drive.go(plan, 0.8f, 1.5f, 100).second;
    QVERIFY2(left > 0.2f, qPrintable(QString::number(left)));
    const float right = drive.go(plan, 0.8f, -1.5f, 150).second;
    QVERIFY2(right < -0.2f, qPrintable(QString::number(right)));
  }
  void whatHasNoWheelsDoesNotDrive()
  {
    Drive pendulum("examples/pendulum.rsg");
    QVERIFY(pendulum.loaded);
    QVERIFY(!pendulum.plan().drives());
    QVERIFY(pendulum.plan().commands(1, 1).empty());
    QVERIFY(!DrivePlan::of(Frame(), 0).drives());
    QVERIFY(!DrivePlan::of(*pendulum.world->frame(), 99).drives());
  }
  void aDrivenRunRepeatsToTheBit()
  {
    Drive first("examples/buggy.rsg"), again("examples/buggy.rsg");
    std::vector<RunInput> inputs;
    first.world->setInputListener([&](RunInput input) { inputs.push_back(std::move(input)); });
    const DrivePlan plan = first.plan();
    first.go(plan, 0.8f, 1, 40);
    for(const Manipulation& each : plan.release())
      first.world->manipulate(each);
    first.cycles(40);
    QVERIFY(!inputs.empty());
    std::size_t next = 0;
    for(int i = 0; i < 80; ++i)
    {
      while(next < inputs.size() && inputs[next].cycle <= again.world->cycles())
        again.world->repeat(inputs[next++]);
      again.world->cycle();
    }
    QVERIFY(first.world->saveState().content == again.world->saveState().content);
  }
  void keysAddUpAndSpaceStops()
  {
    DriveKeys keys;
    QVERIFY(keys.isIdle());
    QVERIFY(keys.press(Qt::Key_T) && keys.press(Qt::Key_F));
    QCOMPARE(keys.ahead(), DriveKeys::speed);
    QCOMPARE(keys.left(), DriveKeys::turn);
    keys.press(Qt::Key_Shift);
    QCOMPARE(keys.ahead(), 2 * DriveKeys::speed);
    keys.press(Qt::Key_G); // Against each other.
    QCOMPARE(keys.ahead(), 0.f);
    keys.release(Qt::Key_T);
    QCOMPARE(keys.ahead(), -2 * DriveKeys::speed);
    keys.press(Qt::Key_Space);
    QVERIFY(keys.isIdle());
    keys.release(Qt::Key_G);
    QVERIFY(keys.isIdle());
    QVERIFY(!keys.press(Qt::Key_A) && keys.isIdle());
  }

private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(DrivePlanTest)
#include "DrivePlanTest.moc"
