#include "core/game/f2000/file/RobotFile.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <numbers>

using namespace sparkwright;
using namespace sparkwright::f2000;

namespace
{

const std::filesystem::path robots = std::filesystem::path(SPARKWRIGHT_SOURCE_DIR) / "resources/f2000/robots";
constexpr auto body = "(body (primitive (shape rect 400 300))) ";
constexpr auto motion = "(motion (plugin differential)) ";

QString told(const Diagnostics& problems)
{
  QString all;
  for(const Diagnostic& each : problems)
    all += QString::fromStdString(each.text()) + '\n';
  return all;
}

} // namespace

/// Robots' files of the F2000 league: what they describe, in which units, and what is said of wrong ones.
class RobotFileTest : public QObject
{
  Q_OBJECT
private slots:
  void theSampleRobotIsRead()
  {
    const RobotFile file = readRobot(robots / "scout.f2krobot");
    QVERIFY2(file.problems.empty(), qPrintable(told(file.problems)));
    const RobotForm& robot = file.robot;
    QCOMPARE(robot.name, std::string("Scout"));
    QCOMPARE(robot.mass, 25.0);
    QCOMPARE(robot.body.size(), 2u);
    QVERIFY(robot.body[0].shape == Primitive::Shape::Ellipse && robot.body[0].colour == Colour::Black);
    QVERIFY(std::abs(robot.body[0].top - 0.35) < 1e-12 && robot.body[0].kind == ThingClass::RobotPart);
    QCOMPARE(robot.motion, std::string("differential"));
    QVERIFY(std::abs(robot.drive.maxTurn - std::numbers::pi) < 1e-9);
    QVERIFY(std::abs(robot.drive.wheelBase - 0.345) < 1e-12);
    QCOMPARE(robot.sensors.size(), 3u);
    const SensorConfig& laser = robot.sensors[1];
    QCOMPARE(laser.device + laser.plugin + laser.model + laser.type, std::string("laserlaserLMS200LRF"));
    QCOMPARE(laser.features.size(), 1u);
    QCOMPARE(laser.features[0].name, std::string("180DegreeScan"));
    QVERIFY(std::abs(laser.height - 0.3) < 1e-12 && std::abs(laser.pose.x - 0.06) < 1e-12);
    QCOMPARE(laser.noise.sigmaAbs, 10.0);
    QVERIFY(laser.parameters.at("beams") == std::vector<std::string>{"181"});
    const SensorConfig& eye = robot.sensors[2];
    QCOMPARE(eye.features.size(), 7u);
    QVERIFY(!eye.features[0].noise && eye.features[6].noise && eye.features[6].noise->sigmaAbs == 5);
    QCOMPARE(robot.manipulators.size(), 1u);
    const ManipulatorForm& kicker = robot.manipulators[0];
    QCOMPARE(kicker.initial, 0u);
    QCOMPARE(kicker.states[1].kick, 3.0);
    QVERIFY(std::abs(kicker.states[1].cooldown - 1) < 1e-12);
    QCOMPARE(kicker.states[1].next, std::string("rest"));
    QVERIFY(std::abs(robot.clientCycle - 0.1) < 1e-12);
  }

  void whatIsLeftOutHasPresets()
  {
    const RobotFile file = parseRobot(std::string(body) + motion);
    QVERIFY(file.problems.empty());
    QVERIFY(file.robot.team == RobotTeam::None && !file.robot.inertia && !file.robot.maxForce);
    QVERIFY(std::abs(file.robot.body[0].top - 0.5) < 1e-12);
    QCOMPARE(file.robot.drive.latency, 0.0);
  }

  void mistakesAreTold_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("usable");
    const QString rest = QLatin1String(body) + QLatin1String(motion);
    const auto row = [&](const char* name, const QString& text, const QString& said, bool usable = false)
    { QTest::newRow(name) << text << said << usable; };
    row("empty", "", "no section `body`");
    row("no body", motion, "no section `body`");
    row("no motion", body, "no section `motion`");
    row("unknown section", rest + "\n(sensors 3)", "f.f2krobot:2:1: warning: there is no `sensors` here", true);
    row("unknown key", rest + "(robot (maas 3))", "there is no `maas` here; it is left out (did you mean 'mass'?)", true);
    row("twice", rest + "(robot (mass 3) (mass 4))", "`mass` stands here twice", true);
    row("no mass", rest + "(robot (mass 0))", "`mass` is a number from 0.01 to 1000 kg, not `0`");
    row("negative", rest + "(robot (mass -2))", "not `-2`");
    row("nan", rest + "(robot (mass nan))", "not `nan`");
    row("infinite", rest + "(robot (mass inf))", "not `inf`");
    row("a word", rest + "(robot (mass heavy))", "not `heavy`");
    row("two values", rest + "(robot (mass 3 4))", "`mass` takes one value");
    row("no value", rest + "(robot (mass))", "`mass` takes one value");
    row("a list as value", rest + "(robot (mass (3)))", "`mass` takes one value");
    row("team", rest + "(robot (team red))", "`team` is one of none, blue, yellow, not `red`");
    row("number", rest + "(robot (number 12))", "a whole number from 1 to 11");
    row("number with a point", rest + "(robot (number 1.5))", "a whole number from 1 to 11");
    row("not a list", rest + "robot", "`robot` stands alone");
    row("no name", rest + "((mass 3))", "a list without a name");
    row("shape", rest + "(body (primitive (shape cube 3)))", "stands here twice", true);
    row("shape of another kind", QLatin1String(motion) + "(body (primitive (shape cube 3)))", "a shape is (shape rect W H)");
    row("no shape", QLatin1String(motion) + "(body (primitive (z 0 1)))", "`shape` is missing");
    row("flat triangle", QLatin1String(motion) + "(body (primitive (shape triangle 0 0 1 1 2 2)))", "on one line");
    row("too few sizes", QLatin1String(motion) + "(body (primitive (shape rect 3)))", "a shape is");
    row("heights", QLatin1String(motion) + "(body (primitive (shape rect 3 3) (z 50 20)))", "ends below its beginning");
    row("colour", QLatin1String(motion) + "(body (primitive (shape rect 3 3) (color mauve)))", "a colour such as orange");
    row("hex colour", QLatin1String(motion) + "(body (primitive (shape rect 3 3) (color #12345g)))", "not `#12345g`");
    row("pose", QLatin1String(motion) + "(body (primitive (shape rect 3 3) (pose 1 2)))", "`pose` takes 3 numbers");
    row("sensor without plugin", rest + "(sensor (device a))", "`plugin` is missing");
    row("two devices", rest + "(sensor (device a) (plugin x)) (sensor (device a) (plugin x))", "two devices `a`");
    row("probability", rest + "(sensor (device a) (plugin x) (noise (dropout 2)))", "from 0 to 1, not `2`");
    row("one state", rest + "(manipulator (name k) (state (name a)))", "two states or more");
    row("same states", rest + "(manipulator (name k) (state (name a)) (state (name a)))", "two states `a`");
    row("no such next", rest + "(manipulator (name k) (state (name a) (next c)) (state (name b)))", "no state `c`");
    row("no such initial", rest + "(manipulator (name k) (initial c) (state (name a)) (state (name b)))", "no state `c`");
    row("never left", rest + "(manipulator (name k) (state (name a) (next b)) (state (name b) (next a) (duration 5)))",
        "without a duration, `a` is never left for `b` (add (duration MS))", true);
    row("open", rest + "(robot (mass 3)", "'(' without ')'");
    row("wide", QLatin1String(motion) + "(body (primitive (shape rect 600 300)))", "the robot is 600 by 300 mm; the rules allow 500 mm",
        true);
    row("tall", QLatin1String(motion) + "(body (primitive (shape rect 300 300) (z 0 900)))", "900 mm high", true);
    row("heavy", rest + "(robot (mass 90))", "90.00 kg", true);
    row("wide kicker", rest + "(manipulator (name k) (mount 300 0 0 0) (state (name a) (primitive (shape rect 400 40))) "
                              "(state (name b)))",
        "the rules allow 600 mm", true);
  }
  void mistakesAreTold()
  {
    QFETCH(QString, text);
    QFETCH(QString, said);
    QFETCH(bool, usable);
    const RobotFile file = parseRobot(text.toStdString(), "f.f2krobot");
    QVERIFY2(told(file.problems).contains(said), qPrintable(told(file.problems)));
    QCOMPARE(file.isUsable(), usable);
  }

  /// Any beginning of a file, and any with one byte changed, is read without harm.
  void damagedFilesDoNoHarm()
  {
    QFile file(QString::fromStdString((robots / "scout.f2krobot").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    int unusable = 0;
    for(int i = 0; i < text.size(); i += 3)
    {
      unusable += !parseRobot(text.left(i).toStdString()).isUsable();
      QByteArray changed = text;
      changed[i] = "()\"';0\n"[i % 7];
      const RobotFile read = parseRobot(changed.toStdString());
      QVERIFY(read.problems.size() <= 51);
      for(const SensorConfig& sensor : read.robot.sensors)
        QVERIFY(std::isfinite(sensor.pose.x) && std::isfinite(sensor.rate));
    }
    QVERIFY(unusable > 300);
    QVERIFY(!parseRobot(std::string(300u << 10, ' ')).isUsable());
    QVERIFY(!parseRobot(std::string(200u << 10, '(')).isUsable());
    QVERIFY(!readRobot(robots / "none.f2krobot").isUsable());
    QVERIFY(!readRobot(robots).isUsable());
  }
};

QTEST_APPLESS_MAIN(RobotFileTest)
#include "RobotFileTest.moc"
