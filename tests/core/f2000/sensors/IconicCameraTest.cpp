#include "core/game/f2000/sensors/IconicCamera.h"
#include "tests/core/f2000/sensors/SensorSupport.h"

#include <QtTest>

#include <cmath>
#include <stdexcept>

using namespace test::sensing;

namespace
{

SeenThing thingAt(ThingClass kind, Colour colour, double x, double y, double radius, double top)
{
  SeenThing thing;
  thing.kind = kind;
  thing.colour = colour;
  thing.pose = {x, y, 0};
  thing.radius = radius;
  thing.top = top;
  return thing;
}

SeenThing ballAt(double distance, double bearing)
{
  return thingAt(ThingClass::Ball, Colour::Orange, distance * std::cos(bearing * degree), distance * std::sin(bearing * degree),
                 0.11, 0.22);
}

/// Goals and posts of the standard field.
std::vector<SeenThing> landmarks()
{
  std::vector<SeenThing> things{thingAt(ThingClass::Goal, Colour::Blue, -5, 0, 1, 0.9),
                                thingAt(ThingClass::Goal, Colour::Yellow, 5, 0, 1, 0.9)};
  for(const double x : {-5., 5.})
    for(const double y : {-2.5, 2.5})
      things.push_back(thingAt(ThingClass::Post, Colour::Blue, x, y, 0.1, 1));
  return things;
}

std::vector<int> signedWords(const std::vector<std::uint32_t>& words)
{
  std::vector<int> result;
  for(const std::uint32_t word : words)
    result.push_back(static_cast<std::int32_t>(word));
  return result;
}

} // namespace

/// Cameras of the F2000 league that tell what they see: F12 to F14 of its scenarios.
class IconicCameraTest : public QObject
{
  Q_OBJECT
private slots:
  void F12_landmarksFromTheCentre()
  {
    const Surroundings nothing;
    const std::vector<SeenThing> things = landmarks();
    SensorConfig config = configOf({"goalDistance", "goalAngle", "poleDistance", "poleAngle"}, 0.5, {{"maxDistance", {"8000"}}});
    config.type = "omnivision";
    Device<IconicCamera> camera(config);
    camera.measure({nothing, things});
    QVERIFY(camera.words(0) == (std::vector<std::uint32_t>{5000, 5000}));
    QVERIFY(signedWords(camera.words(1)) == (std::vector<int>{180000, 0}));
    for(const std::uint32_t word : camera.words(2))
      QVERIFY(std::abs(static_cast<int>(word) - 5590) <= 2);
    const std::vector<int> angles = signedWords(camera.words(3));
    QVERIFY(std::abs(angles[3] - 26565) <= 2);
    QVERIFY(std::abs(angles[2] + 26565) <= 2);
    QVERIFY(std::abs(angles[0] + 153435) <= 2 && std::abs(angles[1] - 153435) <= 2);
  }

  void straightBehindIsHalfATurnToTheLeft()
  {
    const Surroundings nothing;
    SensorConfig config = configOf({"ballAngle"}, 0.5, {{"maxDistance", {"8000"}}});
    config.type = "omnivision";
    for(const auto& [bearing, word] : {std::pair(-179.9999, 180000), {-179.9996, 180000}, {180., 180000}, {-179.999, -179999}, {179.9999, 180000}})
    {
      Device<IconicCamera> camera(config);
      const std::vector<SeenThing> things{ballAt(3, bearing)};
      camera.measure({nothing, things});
      QCOMPARE(signedWords(camera.words(0)).at(0), word);
    }
  }

  void F13_theFieldOfViewHasEdges_data()
  {
    QTest::addColumn<double>("bearing");
    QTest::addColumn<double>("distance");
    QTest::addColumn<bool>("visible");
    QTest::newRow("31 deg") << 31. << 2. << false;
    QTest::newRow("29 deg") << 29. << 2. << true;
    QTest::newRow("-29 deg") << -29. << 2. << true;
    QTest::newRow("6.1 m") << 0. << 6.1 << false;
    QTest::newRow("5.9 m") << 0. << 5.9 << true;
    QTest::newRow("behind") << 180. << 1. << false;
  }
  void F13_theFieldOfViewHasEdges()
  {
    QFETCH(double, bearing);
    QFETCH(double, distance);
    QFETCH(bool, visible);
    const Surroundings nothing;
    const std::vector<SeenThing> things{ballAt(distance, bearing)};
    Device<IconicCamera> camera(configOf({"ball", "ballDistance", "ballAngle"}, 0.3));
    camera.measure({nothing, things});
    QCOMPARE(camera.words(0)[0], visible ? 1u : 0u);
    QCOMPARE(camera.words(1)[0], visible ? static_cast<std::uint32_t>(std::lround(distance * 1000)) : invalidWord);
    QCOMPARE(camera.words(2)[0],
             visible ? static_cast<std::uint32_t>(static_cast<std::int32_t>(bearing * 1000)) : invalidSignedWord);
  }

  void F14_aRobotHidesTheBall_data()
  {
    QTest::addColumn<double>("aside");
    QTest::addColumn<bool>("visible");
    QTest::newRow("behind it") << 0. << false;
    QTest::newRow("nearly") << 0.3 << false;
    QTest::newRow("half beside it") << 0.5 << true;
    QTest::newRow("beside it") << 0.8 << true;
  }
  void F14_aRobotHidesTheBall()
  {
    QFETCH(double, aside);
    QFETCH(bool, visible);
    Surroundings surroundings;
    Surroundings::Body robot = pillarAt(1.5, 0, 0.25, 0.5);
    robot.owner = 2;
    robot.kind = ThingClass::RobotPart;
    surroundings.addMoving(robot);
    Surroundings::Body ball = pillarAt(3, aside, 0.11, 0.22);
    ball.round = true;
    ball.kind = ThingClass::Ball;
    surroundings.addMoving(ball);
    std::vector<SeenThing> things{ballAt(3, 0)};
    things[0].pose.y = aside;
    WorldView world{surroundings, things};
    world.number = 1;
    Device<IconicCamera> camera(configOf({"ball"}, 0.3));
    QCOMPARE(camera.measure(world).words()[0], visible ? 1u : 0u);
  }

  void aRobotSeesThroughItself()
  {
    Surroundings surroundings;
    Surroundings::Body own = pillarAt(0.1, 0, 0.05, 0.5);
    own.owner = 1;
    surroundings.addMoving(own);
    const std::vector<SeenThing> things{ballAt(2, 0)};
    WorldView world{surroundings, things};
    world.number = 1;
    Device<IconicCamera> camera(configOf({"ball"}, 0.3));
    QCOMPARE(camera.measure(world).words()[0], 1u);
    world.number = 2;
    QCOMPARE(camera.measure(world).words()[0], 0u);
  }

  void objectsComeByDistance()
  {
    const Surroundings nothing;
    const std::vector<SeenThing> things{thingAt(ThingClass::Obstacle, Colour::Black, 3, 1, 0.1, 0.6), ballAt(1, 10),
                                        thingAt(ThingClass::Obstacle, Colour::Black, -3, 0, 0.1, 0.6)};
    Device<IconicCamera> camera(configOf({"objects"}, 0.3));
    const ArrayData& seen = camera.measure({nothing, things});
    QCOMPARE(seen.items(), 2u);
    QCOMPARE(seen.itemWord(0, 0), static_cast<std::uint32_t>(ThingClass::Ball));
    QCOMPARE(seen.itemWord(0, 1), static_cast<std::uint32_t>(Colour::Orange));
    QCOMPARE(seen.itemWord(0, 2), 1000u);
    QCOMPARE(seen.itemWord(1, 1), static_cast<std::uint32_t>(Colour::Black));
    QVERIFY(std::abs(static_cast<int>(seen.itemWord(1, 2)) - 3162) <= 1);
  }

  void theCameraTurnsWithTheRobot()
  {
    const Surroundings nothing;
    const std::vector<SeenThing> things{ballAt(2, 90)};
    SensorConfig config = configOf({"ballDistance", "ballAngle"}, 0.3);
    config.pose = {0.5, 0, -30 * degree};
    Device<IconicCamera> camera(config);
    WorldView world{nothing, things};
    world.robot = {0, 0, 100 * degree};
    camera.measure(world);
    const Pose eye = composed(world.robot, config.pose), seen = relativeTo(eye, things[0].pose);
    QVERIFY(std::abs(static_cast<int>(camera.words(0)[0]) - std::lround(std::hypot(seen.x, seen.y) * 1000)) <= 1);
    QVERIFY(std::abs(static_cast<std::int32_t>(camera.words(1)[0]) - std::lround(std::atan2(seen.y, seen.x) / degree * 1000)) <= 1);
  }

  void linesAreSeenInPieces()
  {
    Surroundings surroundings;
    Surroundings::Body robot = pillarAt(0, 1, 0.2, 0.8); // Hides the middle of the line.
    robot.owner = 2;
    surroundings.addMoving(robot);
    Primitive line;
    line.sizes = {4, 0.1};
    line.pose = {0, 2, 0};
    line.top = 0;
    line.kind = ThingClass::Line;
    const std::vector<Primitive> lines{line};
    WorldView world{surroundings};
    world.lines = lines;
    world.number = 1;
    SensorConfig config = configOf({"lineSegments", "lineDistance", "lineAngle"}, 0.5);
    config.type = "omnivision";
    Device<IconicCamera> camera(config);
    const ArrayData& segments = camera.measure(world);
    QCOMPARE(segments.items(), std::size_t(2));
    QCOMPARE(static_cast<std::int32_t>(segments.itemWord(0, 0)), -2000);
    QCOMPARE(static_cast<std::int32_t>(segments.itemWord(0, 1)), 2000);
    const int leftEnd = static_cast<std::int32_t>(segments.itemWord(0, 2)), rightBegin = static_cast<std::int32_t>(segments.itemWord(1, 0));
    QVERIFY2(leftEnd <= -400 && leftEnd >= -600, qPrintable(QString::number(leftEnd)));
    QCOMPARE(rightBegin, -leftEnd);
    QVERIFY(camera.words(1) == (std::vector<std::uint32_t>{1, 2000})); // One line, however many pieces.
    QVERIFY(camera.words(2) == (std::vector<std::uint32_t>{1, 90000}));
    config.parameters["maxDistance"] = {"2100"};
    Device<IconicCamera> shortSighted(config);
    const ArrayData& near = shortSighted.measure(world);
    for(std::size_t i = 0; i < near.items(); ++i)
      QVERIFY(std::abs(static_cast<std::int32_t>(near.itemWord(i, 0))) <= 641);
    config.type = "camera";
    Device<IconicCamera> ahead(config); // Only what is within 30 degrees, and there is nothing.
    QCOMPARE(ahead.measure(world).items(), std::size_t(0));
  }

  void wrongFieldsOfViewAreRefused()
  {
    for(const char* const name : {"horizontal", "vertical", "maxDistance"})
    {
      IconicCamera camera;
      QVERIFY_EXCEPTION_THROWN(camera.configure(configOf({"ball"}, 0.3, {{name, {"-5"}}})), std::invalid_argument);
      QVERIFY_EXCEPTION_THROWN(camera.configure(configOf({"ball"}, 0.3, {{name, {"1", "2"}}})), std::invalid_argument);
    }
  }
};

QTEST_APPLESS_MAIN(IconicCameraTest)
#include "IconicCameraTest.moc"
