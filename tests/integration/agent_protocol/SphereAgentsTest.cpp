#include "OwnRobotSupport.h"
#include "tests/VerifyNear.h"

#include <algorithm>

using namespace sparkwright;

namespace
{

constexpr float radius = 0.22f;

/// A ball of 75 kg with the effectors of the league's first years, without noise, and a sense of where it is.
const QString sphere = OwnRobots::player(R"(
    (nd AgentStatePerceptor (setName told) (setInterval 1))
    (nd RigidBody (setName physics) (setSphereTotal 75 0.22))
    (nd SphereCollider (setName geometry) (setRadius 0.22)
      (nd ContactJointHandler (setContactBounceMode false)) (nd AgentCollisionHandler))
    (nd DriveEffector (setName drive))
    (nd KickEffector (setName kick) (setNoiseParams 0 0 0 0))
    (nd CatchEffector (setName catch))
    (nd ForceEffector (setName force))
    (nd BeamEffector (setName beam))
    (nd SayEffector (setName say))
    (nd GPS (setName here))
    (nd PerfectVisionPerceptor (setName all)))");

/// Such robots, with the game on unless a test says otherwise.
struct Spheres : OwnRobots
{
  explicit Spheres(const QStringList& arguments = {}) : OwnRobots(sphere, arguments) {}

  void play(const Vec3f& ball = {9, 9, 0.042f})
  {
    pitch.train("(playMode PlayOn)");
    pitch.putBall(ball);
    pitch.listen(4);
  }
  Percepts put(bool left, int unum, const Vec3f& place)
  {
    pitch.put(left, unum, place, 0);
    return pitch.listen(4).back();
  }
};

/// Where the ball is, seen from the robot, in axes of the world.
Vec3f ballFrom(const Percepts& percepts)
{
  const Expression* const all = percepts.find("PerfectVision");
  const Expression* const ball = all ? all->find("Ball") : nullptr;
  const Expression* const at = ball ? ball->find("pos") : nullptr;
  return at ? Vec3f(static_cast<float>(at->number(1)), static_cast<float>(at->number(2)),
                    static_cast<float>(at->number(3)))
            : Vec3f::Constant(NAN);
}

double batteryOf(const Percepts& percepts)
{
  const Expression* const state = percepts.find("AgentState");
  const Expression* const battery = state ? state->find("battery") : nullptr;
  return battery ? battery->number(1) : NAN;
}

} // namespace

/// agent-protocol 8.3 and node-reference 5: what the effectors of sphere agents do.
class SphereAgentsTest : public QObject
{
  Q_OBJECT

private slots:
  void drivingIsInForceUntilTheNextCommand();
  void drivingIsSeenFromTheOwnGoal();
  void drivesThatDoNothing_data();
  void drivesThatDoNothing();
  void kicksActOverTenCycles_data();
  void kicksActOverTenCycles();
  void kicksThatDoNothing_data();
  void kicksThatDoNothing();
  void onlyTheKeeperCatches_data();
  void onlyTheKeeperCatches();
  void forcePushesForOneCycle();
  void beamTakesAnAngle();
  void theyTalk();
};

void SphereAgentsTest::drivingIsInForceUntilTheNextCommand()
{
  // 100 · 60 N on 75 kg: 0.032 m more in each cycle, for 6000 / 18000 of the battery.
  Spheres s;
  s.join("Red", 2);
  s.play();
  QCOMPARE(s.put(true, 2, {-5, 0, radius}).source("AgentState"),
           std::string("(AgentState (pan_tilt 0 0) (battery 100.00) (temp 20.00))"));
  s.pitch.cycle({"(drive 300 0 0)"}); // Shortened to 100.
  QCOMPARE(batteryOf(s.pitch.cycle()[0]), 100.);
  double place = -5;
  for(int i = 1; i <= 6; ++i)
  {
    const Percepts percepts = std::move(s.pitch.cycle()[0]);
    VERIFY_WITHIN(batteryOf(percepts), 100 - i / 3., 0.0051);
    place += 0.032 * i;
    VERIFY_WITHIN(placeOf(percepts).x(), place, 0.02 + 0.15 * (place + 5)); // Soon it rolls.
    VERIFY_WITHIN(placeOf(percepts).y(), 0, 0.02);
  }
  const double spent = batteryOf(s.after("(drive 0 0 0)"));
  QCOMPARE(batteryOf(s.pitch.listen(5).back()), spent);
}

void SphereAgentsTest::drivingIsSeenFromTheOwnGoal()
{
  Spheres s;
  s.join("Red", 2);
  s.join("Blue", 2);
  s.play();
  s.put(true, 2, {-5, 0, radius});
  s.put(false, 2, {5, 0, radius});
  s.pitch.cycle({"(drive 0 100 0)", "(drive 0 100 0)"});
  s.pitch.listen(5);
  const auto percepts = s.pitch.cycle();
  QVERIFY2(placeOf(percepts[0]).y() > 0.2f, percepts[0].text().c_str());
  QVERIFY2(placeOf(percepts[1]).y() < -0.2f, percepts[1].text().c_str());
}

void SphereAgentsTest::drivesThatDoNothing_data()
{
  QTest::addColumn<QString>("command");
  QTest::addColumn<double>("height");
  QTest::newRow("8.3 in the air") << "(drive 100 0 0)" << 3.;
  QTest::newRow("two numbers") << "(drive 100 0)" << 0.22;
  QTest::newRow("not a number") << "(drive nan 0 0)" << 0.22;
  QTest::newRow("infinite") << "(drive 0 inf 0)" << 0.22;
  QTest::newRow("lists") << "(drive (100) (0) (0))" << 0.22;
}

void SphereAgentsTest::drivesThatDoNothing()
{
  QFETCH(const QString, command);
  QFETCH(const double, height);
  Spheres s;
  s.join("Red", 2);
  s.play();
  s.put(true, 2, {-5, 0, static_cast<float>(height)});
  s.after(command.toStdString());
  const Percepts percepts = s.pitch.listen(6).back();
  QCOMPARE(batteryOf(percepts), 100.);
  VERIFY_WITHIN(placeOf(percepts).x(), -5, 0.011);
  VERIFY_WITHIN(placeOf(percepts).y(), 0, 0.011);
}

void SphereAgentsTest::kicksActOverTenCycles_data()
{
  QTest::addColumn<QString>("command");
  QTest::addColumn<double>("elevationDeg");
  QTest::addColumn<double>("power");
  QTest::newRow("8.3 power 1") << "(kick 40 1)" << 40. << 1.;
  QTest::newRow("8.3 power 2") << "(kick 40 2)" << 40. << 2.;
  QTest::newRow("8.3 the least power is 1") << "(kick 40 -3)" << 40. << 1.;
  QTest::newRow("8.3 the steepest is 50 degrees") << "(kick 90 1)" << 50. << 1.;
  QTest::newRow("8.3 twice in the reach counts once") << "(kick 10 100)(kick 40 1)" << 40. << 1.;
}

void SphereAgentsTest::kicksActOverTenCycles()
{
  // Power · 4 N on a ball of 0.026 kg, away from the robot.
  QFETCH(const QString, command);
  QFETCH(const double, elevationDeg);
  QFETCH(const double, power);
  Spheres s;
  s.join("Red", 2);
  s.play({-1.833f, 0.167f, 0.042f}); // To its left and ahead, at 45 degrees.
  s.put(true, 2, {-2, 0, radius});
  s.pitch.cycle({command.toStdString()});
  std::vector<Vec3f> steps;
  Vec3f last = ballFrom(s.pitch.cycle()[0]);
  VERIFY_WITHIN(last.x(), 0.167, 0.0101);
  for(const Percepts& percepts : s.pitch.listen(14))
  {
    const Vec3f now = ballFrom(percepts);
    steps.push_back(now - last);
    last = now;
  }
  constexpr double mass = 0.026, cycle = 0.02, gravity = 9.81;
  const double elevation = elevationDeg * M_PI / 180, push = power * 4 / mass;
  const double level = push * std::cos(elevation) * M_SQRT1_2 * cycle * cycle; // m more in each cycle
  const double up = (push * std::sin(elevation) - gravity) * cycle * cycle;
  const auto first = std::ranges::find_if(steps, [&](const Vec3f& step) { return step.x() > level / 2; });
  QVERIFY(first - steps.begin() <= 1 && steps.end() - first >= 12);
  for(int i = 1; i <= 10; ++i)
  {
    const Vec3f& step = *(first + i - 1);
    VERIFY_WITHIN(step.x(), level * i, 0.0101 + 0.1 * level * i); // The air drags.
    VERIFY_WITHIN(step.y(), level * i, 0.0101 + 0.1 * level * i);
    VERIFY_WITHIN(step.z(), up * i, 0.0101 + 0.1 * up * i);
  }
  QVERIFY((first + 10)->x() < (first + 9)->x() + 0.011f && (first + 11)->x() < (first + 9)->x() + 0.011f);
}

void SphereAgentsTest::kicksThatDoNothing_data()
{
  QTest::addColumn<QString>("command");
  QTest::addColumn<double>("height");
  QTest::addColumn<double>("distance");
  QTest::newRow("8.3 further than 0.04 m") << "(kick 0 100)" << 0.22 << 0.3;
  QTest::newRow("in the air") << "(kick 0 100)" << 0.26 << 0.235;
  QTest::newRow("no power") << "(kick 0)" << 0.22 << 0.235;
  QTest::newRow("power not a number") << "(kick 0 nan)" << 0.22 << 0.235;
  QTest::newRow("angle infinite") << "(kick inf 1)" << 0.22 << 0.235;
  QTest::newRow("nothing") << "(kick)" << 0.22 << 0.235;
}

void SphereAgentsTest::kicksThatDoNothing()
{
  QFETCH(const QString, command);
  QFETCH(const double, height);
  QFETCH(const double, distance);
  Spheres s;
  s.join("Red", 2);
  const Vec3f ball(static_cast<float>(distance) - 2, 0, 0.042f);
  s.play(ball);
  s.pitch.put(true, 2, {-2, 0, static_cast<float>(height)}, 0);
  s.after(command.toStdString());
  const Percepts percepts = s.pitch.listen(6).back();
  QVERIFY2((placeOf(percepts) + ballFrom(percepts) - ball).norm() < 0.03f, percepts.text().c_str());
}

void SphereAgentsTest::onlyTheKeeperCatches_data()
{
  QTest::addColumn<int>("unum");
  QTest::addColumn<double>("keeper"); // its x
  QTest::addColumn<double>("ball");
  QTest::addColumn<bool>("caught");
  QTest::newRow("8.3 the keeper, in its area") << 1 << -14.5 << -13.7 << true;
  QTest::newRow("8.3 another player") << 2 << -14.5 << -13.7 << false;
  QTest::newRow("8.3 the ball outside the area") << 1 << -13.6 << -12.8 << false;
  QTest::newRow("8.3 further than 1 m") << 1 << -14.8 << -13.4 << false;
}

void SphereAgentsTest::onlyTheKeeperCatches()
{
  QFETCH(const int, unum);
  QFETCH(const double, keeper);
  QFETCH(const double, ball);
  QFETCH(const bool, caught);
  Spheres s;
  s.join("Red", unum);
  s.play({static_cast<float>(ball), 0.4f, 0.042f});
  s.put(true, unum, {static_cast<float>(keeper), 0, radius});
  const Vec3f before = ballFrom(s.pitch.cycle()[0]);
  const Vec3f after = ballFrom(s.after("(catch)"));
  // In front of it, 0.07 m away.
  const Vec3f wanted = caught ? Vec3f(radius + 0.042f + 0.07f, 0, 0.042f - radius) : before;
  QVERIFY2((after - wanted).norm() < 0.03f,
           qPrintable(QString("%1 %2 %3").arg(after.x()).arg(after.y()).arg(after.z())));
}

void SphereAgentsTest::forcePushesForOneCycle()
{
  // node-reference 5: newtons in axes of the world, 2 m/s here.
  Spheres s;
  s.join("Red", 2);
  s.put(true, 2, {-5, 0, 9});
  const Vec3f before = placeOf(s.after("(force 7500 0 0)(force 1)"));
  VERIFY_WITHIN(before.x(), -4.96, 0.011);
  s.pitch.cycle({"(force nan 0 0)"});
  const Vec3f after = placeOf(s.pitch.listen(9).back());
  VERIFY_WITHIN(after.x() - before.x(), 10 * 0.04, 0.021);
  VERIFY_WITHIN(after.y(), 0, 0.011);
}

void SphereAgentsTest::beamTakesAnAngle()
{
  // 8.3: z is not where it is put, but where it looks; a robot that faces the world's +y stands as in its file.
  Spheres s({"--set", "BeamNoiseXY=0", "--set", "BeamNoiseAngle=0"});
  s.join("Red", 2);
  QCOMPARE(
      QString::fromStdString(s.after("(beam -5 2 90)").source("GPS")).replace("-0.00", "0.00"),
      QString("(GPS (n here) (tf 1.00 0.00 0.00 -5.00 0.00 1.00 0.00 2.00 0.00 0.00 1.00 0.40 0.00 0.00 0.00 1.00))"));
}

void SphereAgentsTest::theyTalk()
{
  Spheres s;
  s.join("Red", 2);
  QCOMPARE(s.after("(say hi)").source("hear"), std::string("(hear Red 0.00 self hi)"));
}

QTEST_GUILESS_MAIN(SphereAgentsTest)
#include "SphereAgentsTest.moc"
