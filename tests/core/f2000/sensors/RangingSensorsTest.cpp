#include "core/game/f2000/sensors/LaserRangeFinder.h"
#include "core/game/f2000/sensors/Odometry.h"
#include "core/game/f2000/sensors/UltrasonicRing.h"
#include "tests/core/f2000/sensors/SensorSupport.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace test::sensing;

/// Lasers and sonars of the F2000 league: F09 to F11 and F16 of its scenarios, and wrong parameters.
class RangingSensorsTest : public QObject
{
  Q_OBJECT

  static int seeing(const ArrayData& scan)
  {
    const auto& words = scan.words();
    return static_cast<int>(std::count_if(words.begin() + 4, words.end(), [&](std::uint32_t range) { return range < words[3]; }));
  }

private slots:
  void F09_aCylinderInTheScan_data()
  {
    QTest::addColumn<QString>("beams");
    QTest::addColumn<int>("seeing");
    QTest::newRow("181") << "181" << 11;
    QTest::newRow("180") << "180" << 12;
    QTest::newRow("361") << "361" << 23;
  }
  void F09_aCylinderInTheScan()
  {
    QFETCH(QString, beams);
    QFETCH(int, seeing);
    Surroundings surroundings;
    surroundings.addFixed(pillarAt(2, 0, 0.2));
    Device<LaserRangeFinder> laser(configOf({"180DegreeScan"}, 0.3, {{"beams", {beams.toStdString()}}}));
    const ArrayData& scan = laser.measure({surroundings});
    QCOMPARE(scan.items(), beams.toUInt());
    QCOMPARE(this->seeing(scan), seeing);
    if(beams == "181")
      QVERIFY(std::abs(static_cast<int>(scan.itemWord(90, 0)) - 1800) <= 1);
    QCOMPARE(static_cast<std::int32_t>(scan.words()[1]), beams == "180" ? -89500 : -90000);
    QCOMPARE(scan.words()[2], beams == "361" ? 500u : 1000u);
  }

  void F10_nothingIsTheGreatestRange()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillarAt(20.2, 0, 0.2));
    Device<LaserRangeFinder> near(configOf({"180DegreeScan"}, 0.3));
    QCOMPARE(seeing(near.measure({surroundings})), 0);
    QCOMPARE(near.words()[3], 8191u);
    QCOMPARE(near.words()[4 + 90], 8191u);
    Device<LaserRangeFinder> limited(configOf({"180DegreeScan"}, 0.3, {{"maxRange", {"5000"}}}));
    limited.measure({surroundings});
    QCOMPARE(limited.words()[4 + 90], 5000u);
    Device<LaserRangeFinder> far(configOf({"180DegreeScan"}, 0.3, {{"mode", {"cm"}}}));
    far.measure({surroundings});
    QVERIFY(std::abs(static_cast<int>(far.words()[4 + 90]) - 20000) <= 10);
    QCOMPARE(far.words()[4 + 90] % 10, 0u);
  }

  void F11_aSonarHearsWithinItsCone_data()
  {
    QTest::addColumn<double>("bearing");
    QTest::addColumn<int>("distance"); // -1: invalid.
    QTest::newRow("20 deg") << 20. << -1;
    QTest::newRow("17 deg") << 17. << 964;
    QTest::newRow("0 deg") << 0. << 950;
    QTest::newRow("-17 deg") << -17. << 964;
  }
  void F11_aSonarHearsWithinItsCone()
  {
    QFETCH(double, bearing);
    QFETCH(int, distance);
    Surroundings surroundings;
    surroundings.addFixed(pillarAt(std::cos(bearing * degree), std::sin(bearing * degree), 0.05));
    Device<UltrasonicRing> sonar(configOf({"usDistance"}, 0.3, {{"angles", {"0"}}}));
    const std::uint32_t word = sonar.measure({surroundings}).itemWord(0, 0);
    if(distance < 0)
      QCOMPARE(word, invalidWord);
    else
      QVERIFY(std::abs(static_cast<int>(word) - distance) <= 5);
  }

  void transducersFireInTurn()
  {
    Surroundings far, near;
    far.addFixed(pillarAt(2, 0, 0.05));
    far.addFixed(pillarAt(-2, 0, 0.05));
    near.addFixed(pillarAt(1, 0, 0.05));
    near.addFixed(pillarAt(-1, 0, 0.05));
    UltrasonicRing sonar;
    sonar.configure(configOf({"usDistance"}, 0.3, {{"angles", {"0", "180"}}, {"firing", {"40"}}}));
    ArrayData data(*layoutOf("usDistance"));
    data.identify({"device", "", "ultrasonic", "usDistance"});
    sonar.bind(data);
    const auto ranges = [&](const Surroundings& world, std::int64_t ms)
    {
      sonar.generateData({world}, ms * 1000);
      return std::pair(static_cast<int>(data.itemWord(0, 0)), static_cast<int>(data.itemWord(1, 0)));
    };
    QCOMPARE(ranges(far, 1), std::pair(1950, 1950)); // At first, all are asked.
    QCOMPARE(ranges(near, 30), std::pair(1950, 1950));
    QCOMPARE(ranges(near, 50), std::pair(1950, 950)); // The second one has its turn …
    QCOMPARE(ranges(near, 81), std::pair(950, 950));  // … then the first one.
    QCOMPARE(ranges(far, 1000), std::pair(1950, 1950));
    sonar.reset();
    QCOMPARE(ranges(near, 1), std::pair(950, 950));
  }

  void F16_noiseIsGaussianAndRepeats()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillarAt(3.2, 0, 0.2));
    SensorConfig config = configOf({"lrfBeam"}, 0.3);
    config.features[0].parameters["bearings"] = {"0"};
    config.noise.sigmaAbs = 10;
    const auto readings = [&](std::uint64_t seed)
    {
      Device<LaserRangeFinder> laser(config);
      laser.sensor.seed(seed);
      std::vector<double> values;
      for(int i = 0; i < 10000; ++i)
        values.push_back(laser.measure({surroundings}).itemWord(0, 0));
      return values;
    };
    const std::vector<double> values = readings(1);
    double mean = 0, variance = 0;
    for(const double value : values)
      mean += value / static_cast<double>(values.size());
    for(const double value : values)
      variance += (value - mean) * (value - mean) / static_cast<double>(values.size());
    QVERIFY(std::abs(mean - 3000) < 1);
    QVERIFY(std::abs(std::sqrt(variance) - 10) < 0.5);
    QVERIFY(readings(1) == values);
    QVERIFY(readings(2) != values);
    Device<LaserRangeFinder> exact(config);
    exact.sensor.setNoiseEnabled(false);
    for(int i = 0; i < 10; ++i)
      QCOMPARE(exact.measure({surroundings}).itemWord(0, 0), 3000u);
  }

  void everyKindOfErrorIsThere()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillarAt(2.2, 0, 0.2));
    SensorConfig config = configOf({"usDistance"}, 0.3, {{"angles", {"0"}}});
    config.noise.dropout = 0.25;
    Device<UltrasonicRing> deaf(config);
    int missing = 0;
    for(int i = 0; i < 1000; ++i)
      missing += deaf.measure({surroundings}).itemWord(0, 0) == invalidWord;
    QVERIFY(missing > 200 && missing < 300);
    config.noise = {};
    config.noise.bias = 33;
    config.noise.quantum = 50;
    Device<UltrasonicRing> coarse(config);
    QCOMPARE(coarse.measure({surroundings}).itemWord(0, 0), 2050u);
    config.noise = {};
    config.noise.outlier = 1;
    Device<UltrasonicRing> wild(config);
    std::uint32_t least = 10000, most = 0;
    for(int i = 0; i < 500; ++i)
    {
      const std::uint32_t word = wild.measure({surroundings}).itemWord(0, 0);
      least = std::min(least, word);
      most = std::max(most, word);
    }
    QVERIFY(least >= 150 && least < 250 && most > 4900 && most <= 5000);
  }

  void obstaclesAreTakenTogether()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillarAt(2, 0, 0.2));
    surroundings.addFixed(pillarAt(0, 3, 0.3));
    Surroundings::Body wall = pillarAt(4, -4, 1);
    wall.kind = ThingClass::Wall; // No obstacle.
    surroundings.addFixed(wall);
    Surroundings::Body own = pillarAt(0.3, 0, 0.05);
    own.owner = 4;
    own.kind = ThingClass::RobotPart;
    surroundings.addFixed(own); // Its own body does not hide anything.
    WorldView world{surroundings};
    world.number = 4;
    Device<LaserRangeFinder> laser(configOf({"obstacles"}, 0.3));
    const ArrayData& found = laser.measure(world);
    QCOMPARE(found.items(), 2u);
    QVERIFY(std::abs(static_cast<int>(found.itemWord(0, 0)) - 1800) <= 1);
    QVERIFY(std::abs(static_cast<std::int32_t>(found.itemWord(0, 1))) <= 500);
    QVERIFY(std::abs(static_cast<int>(found.itemWord(0, 2)) - 350) < 60);
    QVERIFY(std::abs(static_cast<int>(found.itemWord(1, 0)) - 2700) <= 2);
  }

  void wallsAreLines()
  {
    Surroundings surroundings;
    const auto addWall = [&surroundings](double x, double y, double along, double across, double angle)
    {
      Primitive wall;
      wall.sizes = {along, across};
      wall.pose = {x, y, angle * degree};
      Surroundings::Body body;
      body.outline = Outline::of(wall);
      body.top = 0.5;
      body.kind = ThingClass::Wall;
      surroundings.addFixed(body);
    };
    addWall(3.05, 0, 0.1, 4, 0);  // Ahead, at 3 m.
    addWall(0, 2.05, 0.1, 1, 90); // To the left, in two pieces: one line.
    addWall(2, 2.05, 0.1, 1, 90);
    surroundings.addFixed(pillarAt(1, -1, 0.3)); // Round: no line.
    Device<LaserRangeFinder> laser(configOf({"lineDistance", "lineAngle"}, 0.3));
    const ArrayData& distances = laser.measure({surroundings});
    QCOMPARE(distances.items(), 2u);
    QCOMPARE(laser.words(1).size(), std::size_t(3));
    for(std::size_t i = 0; i < 2; ++i)
    {
      const bool ahead = std::abs(static_cast<std::int32_t>(laser.words(1)[1 + i])) < 45000;
      QVERIFY(std::abs(static_cast<int>(distances.itemWord(i, 0)) - (ahead ? 3000 : 2000)) <= 1);
      QVERIFY(std::abs(static_cast<std::int32_t>(laser.words(1)[1 + i]) - (ahead ? 0 : 90000)) <= 1);
    }
  }

  void landmarksOfAScan()
  {
    Surroundings surroundings;
    Surroundings::Body post = pillarAt(5, 2.5, 0.1, 1), goal = pillarAt(5.2, -1, 0.05, 0.9);
    post.kind = ThingClass::Post;
    goal.kind = ThingClass::Goal;
    goal.colour = Colour::Yellow;
    surroundings.addFixed(post);
    surroundings.addFixed(goal);
    SeenThing yellow;
    yellow.kind = ThingClass::Goal;
    yellow.colour = Colour::Yellow;
    yellow.pose = {5, 0, 0};
    const std::vector<SeenThing> things{yellow};
    WorldView world{surroundings, things};
    world.robot = {0, 0, 10 * degree};
    Device<LaserRangeFinder> laser(
        configOf({"poleDistance", "poleAngle", "goalDistance", "goalAngle", "position"}, 0.3, {{"sigmaTurn", {"0"}}}));
    laser.measure(world);
    QVERIFY(laser.words(0) == (std::vector<std::uint32_t>{invalidWord, invalidWord, invalidWord, 5590}));
    QVERIFY(std::abs(static_cast<std::int32_t>(laser.words(1)[3]) - 16565) <= 1);
    QVERIFY(laser.words(2) == (std::vector<std::uint32_t>{invalidWord, 5000}));
    QCOMPARE(static_cast<std::int32_t>(laser.words(3)[1]), -10000);
    QVERIFY(laser.words(4) == (std::vector<std::uint32_t>{0, 0, 10000, 0, 0}));
    world.robot = {0, 0, 180 * degree}; // All of it is behind.
    laser.measure(world);
    QVERIFY(laser.words(2) == (std::vector<std::uint32_t>{invalidWord, invalidWord}));
    QVERIFY(laser.words(0) == std::vector<std::uint32_t>(4, invalidWord));
  }

  void aPositionErrsAsItSays()
  {
    const Surroundings nothing;
    SensorConfig config = configOf({"position"}, 0.3, {{"sigmaTurn", {"2"}}});
    config.noise.sigmaAbs = 20;
    WorldView world{nothing};
    world.robot = {1, -2, 0};
    Device<LaserRangeFinder> laser(config);
    double square = 0, turn = 0;
    constexpr int count = 2000;
    for(int i = 0; i < count; ++i)
    {
      laser.measure(world);
      const auto& words = laser.words();
      square += std::pow(static_cast<std::int32_t>(words[0]) - 1000, 2) + std::pow(static_cast<std::int32_t>(words[1]) + 2000, 2);
      turn += std::pow(static_cast<std::int32_t>(words[2]), 2);
      QCOMPARE(words[3], 20u);
      QCOMPARE(words[4], 2000u);
    }
    QVERIFY(std::abs(std::sqrt(square / (2 * count)) - 20) < 1);
    QVERIFY(std::abs(std::sqrt(turn / count) - 2000) < 100);
  }

  void odometryHasNoiseOnlyIfItsFileSaysSo_data()
  {
    QTest::addColumn<double>("noise");
    QTest::addColumn<QString>("sigmaTurn"); // Empty: the default.
    QTest::addColumn<bool>("turns");
    QTest::newRow("no noise") << 0. << "" << false;
    QTest::newRow("noise") << 5. << "" << true;
    QTest::newRow("noise of speed only") << 5. << "0" << false;
    QTest::newRow("noise of turns only") << 0. << "0.5" << true;
  }
  /// At rest: an exact one says 0 for ever.
  void odometryHasNoiseOnlyIfItsFileSaysSo()
  {
    QFETCH(double, noise);
    QFETCH(QString, sigmaTurn);
    QFETCH(bool, turns);
    SensorConfig config = configOf({"odometry"}, 0);
    config.noise.sigmaAbs = noise;
    if(!sigmaTurn.isEmpty())
      config.parameters["sigmaTurn"] = {sigmaTurn.toStdString()};
    Device<Odometry> odometry(config);
    const Surroundings nothing;
    bool moved = false, turned = false;
    for(int i = 0; i < 1000; ++i)
    {
      const ArrayData& data = odometry.measure({nothing});
      moved |= data.words()[0] != 0;
      turned |= data.words()[1] != 0 || data.words()[4] != 0;
    }
    QCOMPARE(moved, noise > 0);
    QCOMPARE(turned, turns);
  }

  void wrongParametersAreRefused_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("beams") << "beams" << "200";
    QTest::newRow("mode") << "mode" << "km";
    QTest::newRow("range") << "maxRange" << "0";
    QTest::newRow("no number") << "maxRange" << "far";
    QTest::newRow("nan") << "maxRange" << "nan";
  }
  void wrongParametersAreRefused()
  {
    QFETCH(QString, name);
    QFETCH(QString, value);
    LaserRangeFinder laser;
    const SensorConfig config = configOf({"180DegreeScan"}, 0.3, {{name.toStdString(), {value.toStdString()}}});
    QVERIFY_EXCEPTION_THROWN(laser.configure(config), std::invalid_argument);
    UltrasonicRing sonar;
    QVERIFY_EXCEPTION_THROWN(sonar.configure(configOf({"usDistance"}, 0.3, {{"opening", {"200"}}})), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(sonar.configure(configOf({"usDistance"}, 0.3, {{"angles", {}}})), std::invalid_argument);
  }
};

QTEST_APPLESS_MAIN(RangingSensorsTest)
#include "RangingSensorsTest.moc"
