#include "core/game/f2000/sensors/ImageCameras.h"
#include "tests/core/f2000/sensors/SensorSupport.h"

#include <QtTest>

#include <cmath>
#include <set>
#include <stdexcept>

using namespace test::sensing;

namespace
{

/// What a camera gives, pixel by pixel.
template<class Camera>
class Picture
{
public:
  Picture(const WorldView& world, SensorConfig config)
  {
    camera_.configure(config);
    image_.identify({"device", "", "image", "image"});
    camera_.bind(image_);
    camera_.generateData(world, 1);
  }

  const ImageData& image() const { return image_; }
  std::uint32_t at(int x, int y) const
  {
    return image_.pixels()[static_cast<std::size_t>(y) * image_.width() + static_cast<std::size_t>(x)];
  }
  int red(int x, int y) const { return static_cast<int>(at(x, y) & 0xff); }
  int green(int x, int y) const { return static_cast<int>(at(x, y) >> 8 & 0xff); }
  int blue(int x, int y) const { return static_cast<int>(at(x, y) >> 16 & 0xff); }
  bool isBlack(int x, int y) const { return at(x, y) == 0xff000000u; }
  bool isWhite(int x, int y) const { return red(x, y) > 200 && green(x, y) > 200 && blue(x, y) > 200; }
  bool isOrange(int x, int y) const { return red(x, y) > 150 && green(x, y) > 50 && green(x, y) < 150 && blue(x, y) < 50; }
  int orangePixels() const
  {
    int count = 0;
    for(int y = 0; y < static_cast<int>(image_.height()); ++y)
      for(int x = 0; x < static_cast<int>(image_.width()); ++x)
        count += isOrange(x, y);
    return count;
  }

private:
  Camera camera_;
  ImageData image_;
};

Surroundings::Body roundBallAt(double x, double y)
{
  Surroundings::Body ball = pillarAt(x, y, 0.11, 0.22);
  ball.kind = ThingClass::Ball;
  ball.colour = Colour::Orange;
  ball.round = true;
  return ball;
}

Surroundings::Body robotAt(double x, double y, double radius)
{
  Surroundings::Body robot = pillarAt(x, y, radius, 0.8);
  robot.owner = 2;
  robot.kind = ThingClass::RobotPart;
  robot.colour = Colour::Black;
  return robot;
}

Primitive lineAt(double x, double y, double along, double across)
{
  Primitive line;
  line.sizes = {along, across};
  line.pose = {x, y, 0};
  line.bottom = line.top = 0;
  line.kind = ThingClass::Line;
  line.colour = Colour::White;
  return line;
}

} // namespace

/// Cameras of the F2000 league that give pictures: F14 and F15 of its scenarios.
class ImageCamerasTest : public QObject
{
  Q_OBJECT
private slots:
  void aPictureHasSizeAndScale()
  {
    const Surroundings nothing;
    const Picture<PinholeCamera> usual({nothing}, configOf({"image"}, 0.5));
    QCOMPARE(usual.image().width(), 320u);
    QCOMPARE(usual.image().height(), 240u);
    std::vector<std::uint32_t> words;
    usual.image().getData(words);
    QCOMPARE(words.size(), std::size_t(4 + 320 * 240));
    QCOMPARE(words[2], 0u);
    QCOMPARE(words[3], 60000u);
    const Picture<MirrorCamera> mirror({nothing}, configOf({"image"}, 0.6, {{"width", {"100"}}, {"height", {"60"}}}));
    words.clear();
    mirror.image().getData(words);
    QCOMPARE(words[0], 100u);
    QCOMPARE(words[1], 60u);
    QCOMPARE(words[3], 20000u);
  }
  void skyIsAboveAndFloorBelow()
  {
    const Surroundings nothing;
    const Picture<PinholeCamera> level({nothing}, configOf({"image"}, 0.5));
    QVERIFY(level.blue(160, 20) > level.green(160, 20));
    QVERIFY(level.green(160, 220) > 2 * level.blue(160, 220));
    SensorConfig down = configOf({"image"}, 0.5);
    down.pitch = 60 * degree;
    const Picture<PinholeCamera> floor({nothing}, down);
    QVERIFY(floor.green(160, 5) > 2 * floor.blue(160, 5));
  }

  void thingsAreWhereALensShowsThem_data()
  {
    QTest::addColumn<double>("bearing");
    QTest::addColumn<int>("column");
    QTest::newRow("ahead") << 0. << 160;
    QTest::newRow("left") << 20. << 59; // 160 − 277.1 · tan 20°
    QTest::newRow("right") << -20. << 261;
  }
  void thingsAreWhereALensShowsThem()
  {
    QFETCH(double, bearing);
    QFETCH(int, column);
    Surroundings surroundings;
    surroundings.addMoving(roundBallAt(2 * std::cos(bearing * degree), 2 * std::sin(bearing * degree)));
    const Picture<PinholeCamera> picture({surroundings}, configOf({"image"}, 0.11));
    int left = 320, right = -1;
    for(int x = 0; x < 320; ++x)
      if(picture.isOrange(x, 119) || picture.isOrange(x, 120))
      {
        left = std::min(left, x);
        right = std::max(right, x);
      }
    QVERIFY2(std::abs((left + right) / 2. - column) <= 1.5, qPrintable(QString::number((left + right) / 2.)));
    const double expected = 2 * 277.13 * 0.11 / 2 / std::pow(std::cos(bearing * degree), 2); // A ball aside looks wider.
    QVERIFY2(std::abs(right - left + 1 - expected) <= 2.5, qPrintable(QString::number(right - left + 1)));
  }
  void whatIsBehindIsNotSeen()
  {
    Surroundings surroundings;
    surroundings.addMoving(roundBallAt(-1, 0));
    QCOMPARE(Picture<PinholeCamera>({surroundings}, configOf({"image"}, 0.3)).orangePixels(), 0);
  }
  void F14_aRobotHidesTheBall_data()
  {
    QTest::addColumn<bool>("mirror");
    QTest::addColumn<double>("aside");
    QTest::addColumn<bool>("visible");
    for(const bool mirror : {false, true})
    {
      QTest::addRow("behind it, %s", mirror ? "mirror" : "camera") << mirror << 0. << false;
      QTest::addRow("beside it, %s", mirror ? "mirror" : "camera") << mirror << 0.8 << true;
    }
  }
  void F14_aRobotHidesTheBall()
  {
    QFETCH(bool, mirror);
    QFETCH(double, aside);
    QFETCH(bool, visible);
    Surroundings surroundings;
    surroundings.addMoving(robotAt(1.5, 0, 0.25));
    surroundings.addMoving(roundBallAt(3, aside));
    const WorldView view{surroundings};
    const int seen = mirror ? Picture<MirrorCamera>(view, configOf({"image"}, 0.6)).orangePixels()
                            : Picture<PinholeCamera>(view, configOf({"image"}, 0.3)).orangePixels();
    QVERIFY2((seen > 0) == visible, qPrintable(QString::number(seen)));
  }
  void theRobotItselfIsNotSeen()
  {
    Surroundings surroundings;
    Surroundings::Body own = robotAt(0.2, 0, 0.1);
    own.colour = Colour::Orange;
    own.owner = 7;
    surroundings.addMoving(own);
    WorldView view{surroundings};
    view.number = 7;
    QCOMPARE(Picture<PinholeCamera>(view, configOf({"image"}, 0.3)).orangePixels(), 0);
    view.number = 8;
    QVERIFY(Picture<PinholeCamera>(view, configOf({"image"}, 0.3)).orangePixels() > 1000);
  }

  void F15_theFloorIsAMapInTheMirror()
  {
    const Surroundings nothing;
    const std::vector<Primitive> lines{lineAt(0, 1, 4, 0.04)}; // 1 m to the left, 4 m long.
    WorldView view{nothing};
    view.lines = lines;
    const Picture<MirrorCamera> picture(view, configOf({"image"}, 0.6));
    int rows = 0;
    for(int y = 0; y < 480; ++y)
    {
      int first = -1, last = -1;
      for(int x = 0; x < 480; ++x)
        if(picture.isWhite(x, y))
        {
          first = first < 0 ? x : first;
          last = x;
        }
      if(first < 0)
        continue;
      ++rows;
      // 50 pixels to the left of the middle, which is between two pixels.
      QVERIFY2(std::abs(240 - (first + last + 1) / 2. - 50) <= 1, qPrintable(QString("row %1: %2 to %3").arg(y).arg(first).arg(last)));
    }
    QVERIFY2(std::abs(rows - 200) <= 2, qPrintable(QString::number(rows)));
  }
  void F15_distancesOnTheFloorAreLinear()
  {
    const Surroundings nothing;
    const std::vector<Primitive> lines{lineAt(2, 0, 0.06, 0.06)};
    WorldView view{nothing};
    view.lines = lines;
    const Picture<MirrorCamera> picture(view, configOf({"image"}, 0.6));
    QVERIFY(picture.isWhite(239, 139) && picture.isWhite(240, 140)); // 100 pixels ahead.
    QVERIFY(!picture.isWhite(239, 136) && !picture.isWhite(239, 143));
    view.robot = {0, 0, 90 * degree}; // Now it is on the right.
    const Picture<MirrorCamera> turned(view, configOf({"image"}, 0.6));
    QVERIFY(turned.isWhite(339, 239) || turned.isWhite(340, 240));
  }
  void F15_whatStandsLeansOutwards()
  {
    Surroundings surroundings;
    Surroundings::Body post = pillarAt(1.1, 0, 0.1, 0.3);
    post.colour = Colour::Blue;
    surroundings.addFixed(post);
    const Picture<MirrorCamera> picture({surroundings}, configOf({"image"}, 0.6));
    const auto isPost = [&picture](int ahead)
    { return picture.blue(240, 240 - ahead) > 2 * picture.green(240, 240 - ahead); };
    QVERIFY(!isPost(48) && isPost(52)); // Its foot is at 1.0 m …
    QVERIFY(isPost(117) && !isPost(123)); // … and its top, at 1.2 m, is drawn at 1.2 · 0.6 / (0.6 − 0.3).
  }
  void F15_theMirrorEnds()
  {
    const Surroundings nothing;
    const Picture<MirrorCamera> picture({nothing}, configOf({"image"}, 0.6, {{"maxDistance", {"3000"}}}));
    QVERIFY(picture.isBlack(240, 240 - 151) && !picture.isBlack(240, 240 - 148));
    QVERIFY(picture.isBlack(240, 240 - 11) && !picture.isBlack(240, 240 - 14)); // The robot itself.
    QVERIFY(picture.isBlack(0, 0));
  }

  void noiseIsOffUntilItIsWanted()
  {
    const Surroundings nothing;
    const auto colours = [&nothing](double sigma)
    {
      SensorConfig config = configOf({"image"}, 0.6, {{"width", {"60"}}, {"height", {"60"}}, {"scale", {"40"}}});
      config.noise.sigmaAbs = sigma;
      const Picture<MirrorCamera> picture({nothing}, config);
      return std::set<std::uint32_t>(picture.image().pixels().begin(), picture.image().pixels().end()).size();
    };
    QCOMPARE(colours(0), std::size_t(2)); // The floor, and black.
    QVERIFY(colours(2) > 100);
  }
  void wrongParametersAreRefused_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("no width") << "width" << "0";
    QTest::newRow("huge") << "height" << "5000";
    QTest::newRow("no number") << "width" << "wide";
    QTest::newRow("wide field of view") << "horizontal" << "180";
    QTest::newRow("no field of view") << "horizontal" << "0";
    QTest::newRow("scale") << "scale" << "-1";
    QTest::newRow("distance") << "maxDistance" << "0";
  }
  void wrongParametersAreRefused()
  {
    QFETCH(QString, name);
    QFETCH(QString, value);
    const SensorConfig config = configOf({"image"}, 0.6, {{name.toStdString(), {value.toStdString()}}});
    PinholeCamera camera;
    MirrorCamera mirror;
    if(name == "scale" || name == "maxDistance")
      QVERIFY_EXCEPTION_THROWN(mirror.configure(config), std::invalid_argument);
    else
      QVERIFY_EXCEPTION_THROWN(camera.configure(config), std::invalid_argument);
  }
};

QTEST_APPLESS_MAIN(ImageCamerasTest)
#include "ImageCamerasTest.moc"
