#include "PitchSupport.h"
#include "tests/VerifyNear.h"

#include <algorithm>

using namespace sparkwright;

namespace
{

using Vector = std::array<double, 3>;

void verifyForce(const Percepts& percepts, const char* foot, double newtons)
{
  const Vector force = percepts.vector("FRP", foot, "f");
  VERIFY_WITHIN(force[0], 0, 0.3);
  VERIFY_WITHIN(force[1], 0, 0.3);
  VERIFY_WITHIN(force[2], newtons, 0.3);
}

/// Where the list stands in the message.
std::ptrdiff_t placeOf(const Percepts& percepts, const char* name, const char* which)
{
  return percepts.find(name, which) - percepts.lists().data();
}

} // namespace

/// agent-protocol 5.4, 5.5 and 5.8: gyro, accelerometer, forces.
class SensorsTest : public QObject
{
  Q_OBJECT

private slots:
  void standingStill();
  void standingOnToes();
  void fallingAndLanding();
  void gyroTurnsRightHanded_data();
  void gyroTurnsRightHanded();
  void noContactNoForce();
  void aSleepingRobotRepeatsItself();
};

void SensorsTest::standingStill()
{
  // 14.15
  Pitch pitch;
  pitch.join("Red", 1);
  const Percepts percepts = pitch.listen(60).back();
  VERIFY_WITHIN(pitch.stand(0).torso.z(), 0.384, 0.002);
  const Vector acceleration = percepts.vector("ACC", "torso", "a");
  VERIFY_WITHIN(acceleration[0], 0, 0.015);
  VERIFY_WITHIN(acceleration[1], 0, 0.015);
  VERIFY_WITHIN(acceleration[2], 9.81, 0.015);
  for(const char* foot : {"rf", "lf"})
  {
    const Vector centre = percepts.vector("FRP", foot, "c");
    VERIFY_WITHIN(centre[0], 0, 0.0051);
    VERIFY_WITHIN(centre[1], -0.01, 0.0051);
    VERIFY_WITHIN(centre[2], -0.01, 0.0051);
    verifyForce(percepts, foot, 22.59);
  }
}

void SensorsTest::standingOnToes()
{
  // 14.16, 5.0
  Pitch pitch;
  pitch.join("Red", 1, 4);
  const Percepts percepts = pitch.listen(100).back();
  for(const char* foot : {"rf", "lf"})
    verifyForce(percepts, foot, 16.5);
  for(const char* toe : {"rf1", "lf1"})
    verifyForce(percepts, toe, 6.1);
  for(const char* side : {"r", "l"})
  {
    const std::string foot = std::string(side) + "f", joint = std::string(side) + "lj";
    QCOMPARE(placeOf(percepts, "FRP", foot.c_str()) + 1, placeOf(percepts, "HJ", (joint + "6").c_str()));
    QCOMPARE(placeOf(percepts, "FRP", (foot + "1").c_str()) + 1, placeOf(percepts, "HJ", (joint + "7").c_str()));
    QCOMPARE(placeOf(percepts, "HJ", (joint + "6").c_str()) + 1, placeOf(percepts, "FRP", (foot + "1").c_str()));
  }
}

void SensorsTest::fallingAndLanding()
{
  // 14.36
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.put(true, 1, {-5, 2, 0.39f}, 0);
  pitch.listen(60);
  pitch.put(true, 1, {-5, 2, 0.6f}, 0);
  pitch.listen(2);
  std::vector<double> up;
  std::vector<bool> force;
  for(const Percepts& percepts : pitch.listen(25))
  {
    up.push_back(percepts.vector("ACC", "torso", "a")[2]);
    force.push_back(percepts.has("FRP"));
  }
  const auto landing = static_cast<std::size_t>(std::ranges::find(force, true) - force.begin());
  QVERIFY2(landing >= 9 && landing <= 13, qPrintable(QString::number(landing)));
  int weightless = 0;
  for(std::size_t i = 0; i <= landing; ++i)
    weightless += std::abs(up[i]) < 0.1;
  QVERIFY2(weightless >= 9 && weightless <= 12, qPrintable(QString::number(weightless)));
  VERIFY_NEAR(up[landing], 0, 0.1);                                             // FRP first,
  QVERIFY2(up[landing + 1] > 20, qPrintable(QString::number(up[landing + 1]))); // then the peak.
}

void SensorsTest::gyroTurnsRightHanded_data()
{
  // The turn of the torso against its head or arms, which the motor moves: small, but its sign is certain.
  QTest::addColumn<QString>("command");
  QTest::addColumn<int>("axis");
  QTest::addColumn<double>("sign");
  QTest::newRow("5.4 head left, torso right") << "(he1 3)" << 2 << -1.;
  QTest::newRow("5.4 head right, torso left") << "(he1 -3)" << 2 << 1.;
  QTest::newRow("5.4 arms up, torso forwards") << "(rae1 3)(lae1 3)" << 0 << -1.;
  QTest::newRow("5.4 arms down, torso backwards") << "(rae1 -3)(lae1 -3)" << 0 << 1.;
}

void SensorsTest::gyroTurnsRightHanded()
{
  QFETCH(const QString, command);
  QFETCH(const int, axis);
  QFETCH(const double, sign);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.put(true, 1, {-5, 2, 3}, 0); // In the air, where nothing holds it.
  pitch.cycle();
  pitch.cycle({command.toStdString()});
  pitch.listen(3);
  const Stand before = pitch.stand(0);
  double sum = 0;
  // What monitors see may be a cycle or two ahead: that counts little among so many.
  for(const Percepts& percepts : pitch.listen(24))
  {
    const double rate = percepts.vector("GYR", "torso", "rt")[static_cast<std::size_t>(axis)];
    QVERIFY2(rate * sign > 3, qPrintable(QString::number(rate)));
    sum += rate * 0.02; // Degrees per second.
  }
  if(axis == 2)
    VERIFY_WITHIN(pitch.stand(0).yawDeg - before.yawDeg, sum, 0.2 * std::abs(sum));
}

void SensorsTest::noContactNoForce()
{
  // 5.8, and 5.5: weightless in the air.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.put(true, 1, {-5, 2, 3}, 0);
  pitch.listen(4);
  for(const Percepts& percepts : pitch.listen(20))
  {
    QVERIFY(!percepts.has("FRP"));
    for(const double value : percepts.vector("ACC", "torso", "a"))
      VERIFY_WITHIN(value, 0, 0.3); // The air drags a little.
  }
}

void SensorsTest::aSleepingRobotRepeatsItself()
{
  // 6.12, 5.8: percepts stay as they are, forces too.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.listen(200);
  const auto seen = pitch.listen(10);
  for(const Percepts& percepts : seen)
  {
    QCOMPARE(percepts.source("ACC"), seen[0].source("ACC"));
    QCOMPARE(percepts.source("FRP"), seen[0].source("FRP"));
    QVERIFY(percepts.joints() == seen[0].joints());
  }
  VERIFY_WITHIN(seen[0].vector("ACC", "torso", "a")[2], 9.81, 0.001);
  // It wakes by a command that is not 0.
  pitch.cycle({"(he1 0)"});
  pitch.listen(2);
  QVERIFY(pitch.cycle()[0].joints() == seen[0].joints());
  pitch.cycle({"(he1 1)"});
  pitch.cycle();
  VERIFY_WITHIN(pitch.cycle()[0].joint("hj1"), 1.15, 0.02);
}

QTEST_GUILESS_MAIN(SensorsTest)
#include "SensorsTest.moc"
