#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/scene/Transform.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

namespace
{

/// A match in play, with robot 1 of blue alone in the middle of the field and the referee off.
struct Course : SimurosotWorld
{
  Course() : SimurosotWorld("setups/simurosot_large.rb", quiet())
  {
    ready = loaded && prepare();
    clearField(0);
    put(0, 0, 0, 0);
    ready = ready && whistle();
  }
  static std::vector<std::pair<std::string, std::string>> quiet()
  {
    std::vector<std::pair<std::string, std::string>> off;
    for(const char* const rule : {"R2", "R3", "R4", "R4b", "R5", "R6", "R7", "R8", "R9", "R10"})
      off.emplace_back("Simurosot.Rules" + std::string(rule) + "On", "false");
    return off;
  }
  const sref_robot& blue() { return seen().robot[0][0]; }
  double speed() { return std::hypot(blue().vx, blue().vy); }

  bool ready = false;
};

/// Lets the ball roll, m/s.
void roll(Course& course, float vx, float vy)
{
  auto& ball = const_cast<RigidBody&>(course.game().ball()->bodies().leader());
  ball.setVelocity({vx, vy, 0});
  ball.setAngularVelocity({-vy / 0.02135f, vx / 0.02135f, 0});
}

double turned(double from, double to) { return std::remainder(to - from, 360); }

} // namespace

class WheeledRobotsTest : public QObject
{
  Q_OBJECT

private slots:
  void robotsStandStill()
  {
    Course course;
    QVERIFY(course.ready);
    course.cycles(100);
    QVERIFY2(std::hypot(course.blue().x, course.blue().y) < 0.2, qPrintable(QString::number(course.blue().x)));
    QVERIFY(std::abs(course.blue().angle) < 0.5);
  }

  void S01_bothWheelsForward()
  {
    Course course;
    QVERIFY(course.ready);
    course.drive(0, 0, 50, 50);
    course.cycles(13);
    QVERIFY2(course.speed() > 78.4, qPrintable(QString::number(course.speed()))); // After 0.25 s.
    course.cycles(87);
    QVERIFY2(std::abs(course.speed() - 80) < 1.6, qPrintable(QString::number(course.speed())));
    QVERIFY2(std::abs(course.blue().x - 153) < 7.7, qPrintable(QString::number(course.blue().x)));
    QVERIFY2(std::abs(course.blue().angle) < 1, qPrintable(QString::number(course.blue().angle)));
  }

  void S02_turningOnTheSpot()
  {
    Course course;
    QVERIFY(course.ready);
    course.drive(0, 0, -50, 50);
    course.cycles(100);
    QVERIFY2(std::abs(course.blue().omega - 1312) < 66, qPrintable(QString::number(course.blue().omega)));
    QVERIFY2(std::hypot(course.blue().x, course.blue().y) < 1, qPrintable(QString::number(course.blue().x)));
  }

  void S03_aCircleToTheLeft()
  {
    Course course;
    QVERIFY(course.ready);
    course.drive(0, 0, 40, 60);
    course.cycles(50);
    const double radius = course.speed() / (course.blue().omega * M_PI / 180);
    QVERIFY2(std::abs(radius - 17.5) < 1.4, qPrintable(QString::number(radius)));
  }

  void S04_commandsAreClipped()
  {
    Course course;
    QVERIFY(course.ready);
    course.drive(0, 0, 300, std::nan(""));
    course.cycles(2);
    QCOMPARE(course.robot(Side::Blue, 0).left(), 125.0);
    QCOMPARE(course.robot(Side::Blue, 0).right(), 0.0);
  }

  void S05_fullSpeedIntoTheWall()
  {
    Course course;
    QVERIFY(course.ready);
    course.put(0, 100, 60, 0);
    course.drive(0, 0, 125, 125);
    double deepest = 0;
    for(int i = 0; i < 150; ++i)
    {
      course.cycle();
      deepest = std::max(deepest, course.blue().x + 3.75 - 200);
      QVERIFY2(!course.robot(Side::Blue, 0).hasFallen(), "it has fallen over");
    }
    QVERIFY2(deepest < 0.3, qPrintable(QString::number(deepest)));
    const double before = course.blue().angle;
    course.cycles(10);
    QVERIFY2(std::abs(turned(before, course.blue().angle)) < 2, "it still shakes");
    const Mat4f pose = course.robot(Side::Blue, 0).bodies().pose();
    QVERIFY2(pose(2, 2) > 0.985f, qPrintable(QString::number(pose(2, 2)))); // Less than 10 degrees.
  }

  void S06_aRollingBallStops()
  {
    Course course;
    QVERIFY(course.ready);
    course.put(0, -190, 100);
    course.put(SREF_BALL, -100, 0);
    roll(course, 1, 0);
    int frames = 0;
    do
      course.cycle();
    while(++frames < 400 && std::abs(course.seen().ball.vx) > 0.5);
    const double path = course.seen().ball.x + 100;
    QVERIFY2(std::abs(path - 167) < 14, qPrintable(QString::number(path)));
    QVERIFY2(std::abs(frames * 0.02 - 3.3) < 0.27, qPrintable(QString::number(frames * 0.02)));
  }

  void S07_aBallComesBackFromTheWall()
  {
    Course course;
    QVERIFY(course.ready);
    course.put(0, -190, 100);
    course.put(SREF_BALL, 110, -125);
    roll(course, 0, -1.03f);
    double back = 0;
    for(int i = 0; i < 40; ++i)
    {
      course.cycle();
      back = std::max(back, course.seen().ball.vy);
    }
    QVERIFY2(std::abs(back - 80) < 6.4, qPrintable(QString::number(back)));
  }

  void S08_noBallRestsInACorner()
  {
    Course course;
    QVERIFY(course.ready);
    course.put(0, -190, 100);
    course.put(SREF_BALL, 120, 137.5);
    roll(course, 1.5f, 0.05f);
    double nearest = 1e9;
    for(int i = 0; i < 400; ++i)
    {
      course.cycle();
      nearest = std::min(nearest, std::hypot(course.seen().ball.x - 200, course.seen().ball.y - 140));
    }
    QVERIFY2(nearest > 3, qPrintable(QString::number(nearest)));
    QVERIFY2(course.seen().ball.y < 135, "it was not deflected");
  }

  void S09_noRobotDrivesThroughTheBall()
  {
    Course course;
    QVERIFY(course.ready);
    std::uint32_t state = 12345;
    const auto random = [&state]
    {
      state = state * 1664525u + 1013904223u;
      return (state >> 8) / 16777216.0;
    };
    double deepest = 0;
    course.drive(0, 0, 125, 125);
    for(int trial = 0; trial < 1000; ++trial)
    {
      const double angle = 360 * random() - 180, offset = 7 * random() - 3.5, gap = 6 + 4 * random();
      const double c = std::cos(angle * M_PI / 180), s = std::sin(angle * M_PI / 180);
      course.put(0, 0, 0, normalizedDeg(angle));
      course.put(SREF_BALL, c * gap - s * offset, s * gap + c * offset);
      RigidBody& body = const_cast<RigidBody&>(course.robot(Side::Blue, 0).bodies().leader());
      body.setVelocity({static_cast<float>(2 * c), static_cast<float>(2 * s), 0});
      for(int i = 0; i < 6; ++i)
      {
        course.cycle();
        const Square square{{course.blue().x, course.blue().y, course.blue().angle}, 7.5};
        deepest = std::max(deepest, 2.135 - square.distanceTo({course.seen().ball.x, course.seen().ball.y}));
      }
    }
    QVERIFY2(deepest < 0.3, qPrintable(QString::number(deepest)));
  }

  void aFallenRobotIsSetUpright()
  {
    Course course;
    QVERIFY(course.ready);
    // Onto its side: all bodies turn about the centre.
    const Mat4f turn = rotationX(toRadians(90));
    course.robot(Side::Blue, 0).root()->visit<RigidBody>(
        [&](RigidBody& body)
        {
          const Mat4f pose = body.bodyPose();
          body.setPosition(Vec3f(0, 0, 0.045f) + rotate(turn, translation(pose) - Vec3f(0, 0, 0.03875f)));
          body.setRotation(multiply(turn, pose));
        });
    bool fell = false;
    for(int i = 0; i < 150; ++i)
    {
      course.cycle();
      fell |= course.robot(Side::Blue, 0).hasFallen();
    }
    QVERIFY2(fell, "it did not fall");
    QVERIFY(!course.robot(Side::Blue, 0).hasFallen());
  }
};

QTEST_APPLESS_MAIN(WheeledRobotsTest)
#include "WheeledRobotsTest.moc"
