#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/pictures/CameraImages.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <cmath>
#include <random>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

using Settings = ImageSettings;
using Vec3d = Eigen::Vector3d;

/// Where the books say that a lens shows a point, pixels from the top left corner; written apart from LensModel, from
/// OpenCV's documentation and Mei and Rives' paper.
std::optional<std::array<double, 2>> seenAt(const Settings& s, const Mat4f& pose, const Vec3f& point)
{
  const Vec3f local = inverseRotate(pose, point - translation(pose));
  const double x = static_cast<double>(local.x()), y = -static_cast<double>(local.z()),
               z = static_cast<double>(local.y());
  const double half = static_cast<double>(s.fovDeg) * M_PI / 360;
  const double cx = s.width / 2.0, cy = s.height / 2.0;
  if(s.lens == Settings::Lens::Mirror)
  {
    const double length = std::sqrt(x * x + y * y + z * z), xi = static_cast<double>(s.mirror);
    if(std::acos(z / length) > half * 0.97)
      return {};
    const double gamma = std::min(cx, cy) * (std::cos(half) + xi) / std::sin(half);
    return std::array{cx + gamma * (x / length) / (z / length + xi), cy + gamma * (y / length) / (z / length + xi)};
  }
  if(z < 0.2)
    return {};
  const double f = cx / std::tan(half), a = x / z, b = y / z, r2 = a * a + b * b;
  const double k1 = static_cast<double>(s.distortion[0]), k2 = static_cast<double>(s.distortion[1]),
               p1 = static_cast<double>(s.distortion[2]), p2 = static_cast<double>(s.distortion[3]),
               k3 = static_cast<double>(s.distortion[4]);
  const double radial = 1 + k1 * r2 + k2 * r2 * r2 + k3 * r2 * r2 * r2;
  return std::array{cx + f * (a * radial + 2 * p1 * a * b + p2 * (r2 + 2 * a * a)),
                    cy + f * (b * radial + p1 * (r2 + 2 * b * b) + 2 * p2 * a * b)};
}

Mat4f poseAt(const Vec3f& at, const Vec3f& towards, float roll)
{
  const Vec3f forward = (towards - at).normalized();
  const Vec3f side = forward.cross(Vec3f::UnitZ()).normalized();
  Mat4f pose = Mat4f::Identity();
  const Eigen::AngleAxisf turned(roll, forward);
  pose.col(0).head<3>() = turned * side;
  pose.col(1).head<3>() = forward;
  pose.col(2).head<3>() = turned * side.cross(forward);
  setTranslation(pose, at);
  return pose;
}

} // namespace

class CameraImagesTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    std::string problem;
    drawer_ = CameraImages::create(problem);
    QVERIFY2(drawer_, problem.c_str());
  }

  void theBallIsWhereTheLensShowsIt_data()
  {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<float>("fov");
    QTest::addColumn<QList<float>>("distortion");
    QTest::addColumn<float>("mirror"); // < 0: pinhole
    const QList<float> none{0, 0, 0, 0, 0};
    QTest::newRow("pinhole") << 320 << 240 << 60.f << none << -1.f;
    QTest::newRow("odd size, wide") << 301 << 157 << 110.f << none << -1.f;
    QTest::newRow("narrow, upright") << 240 << 320 << 25.f << none << -1.f;
    QTest::newRow("barrel") << 320 << 240 << 80.f << QList<float>{-0.25f, 0.06f, 0, 0, 0} << -1.f;
    QTest::newRow("pincushion") << 320 << 240 << 60.f << QList<float>{0.2f, 0.05f, 0, 0, 0.01f} << -1.f;
    QTest::newRow("lens askew") << 320 << 240 << 70.f << QList<float>{-0.1f, 0.02f, 0.01f, -0.02f, 0} << -1.f;
    QTest::newRow("parabolic mirror") << 400 << 400 << 220.f << none << 1.f;
    QTest::newRow("hyperbolic mirror") << 480 << 360 << 210.f << none << 0.8f;
    QTest::newRow("mirror without a sphere") << 300 << 300 << 140.f << none << 0.f;
  }
  void theBallIsWhereTheLensShowsIt()
  {
    Settings s = settings();
    s.kind = Settings::Kind::Segments;
    std::mt19937 random(7);
    const auto between = [&](float low, float high)
    { return std::uniform_real_distribution<float>(low, high)(random); };
    int seen = 0;
    for(int attempt = 0; attempt < 60; ++attempt)
    {
      const Vec3f ball(between(-6, 6), between(-4, 4), between(0.1f, 1));
      const Vec3f eye = ball + Vec3f(between(-2, 2), between(-2, 2), between(0.2f, 1.2f));
      if((ball - eye).norm() < 1)
        continue;
      const Mat4f pose =
          poseAt(eye, ball + Vec3f(between(-0.8f, 0.8f), between(-0.8f, 0.8f), between(-0.5f, 0.5f)), between(-3, 3));
      const auto expected = seenAt(s, pose, ball);
      if(!expected || (*expected)[0] < 8 || (*expected)[1] < 8 || (*expected)[0] > s.width - 8 ||
         (*expected)[1] > s.height - 8)
        continue;
      const auto found = centroid(draw(frameWithBall(ball, s.lens == Settings::Lens::Mirror ? 0.05f : 0.042f), s, pose),
                                  s, Settings::Ball);
      QVERIFY(found.count > 3);
      const QByteArray where = QString("attempt %1: expected %2 %3, found %4 %5")
                                   .arg(attempt)
                                   .arg((*expected)[0])
                                   .arg((*expected)[1])
                                   .arg(found.u)
                                   .arg(found.v)
                                   .toUtf8();
      QVERIFY2(std::hypot(found.u - (*expected)[0], found.v - (*expected)[1]) < 1, where);
      ++seen;
    }
    QVERIFY2(seen >= 15, qPrintable(QString::number(seen)));
  }
  void coloursComeFromTheSamePlaces_data() { theBallIsWhereTheLensShowsIt_data(); }
  void coloursComeFromTheSamePlaces()
  {
    // A white ball straight ahead, before the sky: brighter than all around it.
    Settings s = settings();
    const Vec3f ball(0, 3, 3);
    const Mat4f pose = poseAt({0.2f, 1.6f, 2.9f}, ball + Vec3f(0.15f, 0, 0.1f), 0.4f);
    const auto bytes = draw(frameWithBall(ball), s, pose);
    const auto without = draw(frameWithBall({0, -20, 3}), s, pose);
    double sum = 0, u = 0, v = 0;
    for(int row = 0; row < s.height; ++row)
      for(int column = 0; column < s.width; ++column)
      {
        const std::size_t i = static_cast<std::size_t>((s.height - 1 - row) * s.width + column) * 3;
        double difference = 0;
        for(std::size_t c = 0; c < 3; ++c)
          difference += std::abs(bytes[i + c] - without[i + c]);
        difference = difference > 30 ? 1 : difference / 30;
        sum += difference;
        u += difference * (column + 0.5);
        v += difference * (row + 0.5);
      }
    QVERIFY(sum > 4);
    const auto expected = seenAt(s, pose, ball);
    QVERIFY2(
        std::hypot(u / sum - (*expected)[0], v / sum - (*expected)[1]) < 1,
        qPrintable(
            QString("expected %1 %2, found %3 %4").arg((*expected)[0]).arg((*expected)[1]).arg(u / sum).arg(v / sum)));
  }

  void depthsAreThoseOfTheGround_data() { theBallIsWhereTheLensShowsIt_data(); }
  void depthsAreThoseOfTheGround()
  {
    Settings s = settings();
    s.kind = Settings::Kind::Depth;
    s.zFar = 3;
    const Mat4f pose = poseAt({1, 0.5f, 1.2f}, {1.8f, 1.5f, 0.2f}, 0.3f);
    const auto bytes = draw(frameWithBall({0, -20, 3}), s, pose);
    const LensModel lens(s);
    int compared = 0, beyond = 0;
    for(int row = 0; row < s.height; row += 3)
      for(int column = 0; column < s.width; column += 3)
      {
        const std::size_t i = static_cast<std::size_t>((s.height - 1 - row) * s.width + column) * 2;
        const double depth = (bytes[i] + 256 * bytes[i + 1]) / 1000.0;
        const auto d = lens.directionAt(column + 0.5, row + 0.5);
        if(!d)
        {
          QCOMPARE(depth, 0.0);
          continue;
        }
        const Vec3f world =
            rotate(pose, Vec3f(static_cast<float>(d->x()), static_cast<float>(d->z()), -static_cast<float>(d->y())));
        const double distance = world.z() < -1e-3f ? static_cast<double>(-1.2f / world.z()) : 1e9;
        const double expected = s.lens == Settings::Lens::Mirror ? distance : distance * d->z();
        if(expected > 2.97)
        {
          beyond += expected > 3.03 && depth == 0;
          QVERIFY(expected < 3.03 || depth == 0);
          continue;
        }
        QVERIFY2(std::abs(depth - expected) < 0.002 + 0.004 * expected,
                 qPrintable(QString("%1 %2: expected %3, found %4").arg(column).arg(row).arg(expected).arg(depth)));
        ++compared;
      }
    QVERIFY(compared > 300);
    QVERIFY(beyond > 10 || s.fovDeg < 30);
  }
  void whatIsTooNearIsNotSeen()
  {
    Settings s = settingsOf(320, 240, 60);
    s.kind = Settings::Kind::Depth;
    const Mat4f pose = poseAt({0, 0, 1}, {0, 5, 1}, 0);
    const auto middle = [&](const std::vector<std::uint8_t>& bytes)
    { return bytes[2 * (120 * 320 + 160)] + 256 * bytes[2 * (120 * 320 + 160) + 1]; };
    VERIFY_WITHIN(middle(draw(frameWithBall({0, 0.5f, 1}), s, pose)), 458, 1);
    s.zNear = 0.6f;
    QCOMPARE(middle(draw(frameWithBall({0, 0.5f, 1}), s, pose)), 0);
  }

  void segmentsTellAll()
  {
    FrameBuilder b;
    b.soccerScene();
    b.robot(2, -1, 0, true, 3);
    b.robot(2, 1, 0, false, 11);
    b.robot(2, 2, 0, true, 1);
    b.frame().agents[2].team = 0;
    b.frame().agents[2].id = 300;
    b.open("box", Vec3f(2, -2, 0.2f));
    b.mesh("StdUnitBox", {0.4f, 0.4f, 0.4f}, {"matGrey"});
    b.close();
    const FramePtr frame = b.take();
    Settings s = settingsOf(320, 240, 70);
    s.kind = Settings::Kind::Segments;
    const Mat4f pose = poseAt({-2, 0, 1}, {2, 0, 0.3f}, 0);
    const auto bytes = draw(frame, s, pose);
    const auto at = [&](const Vec3f& place)
    {
      const auto p = seenAt(s, pose, place);
      const int row = s.height - 1 - static_cast<int>((*p)[1]), column = static_cast<int>((*p)[0]);
      const std::size_t i = 2 * static_cast<std::size_t>(row * s.width + column);
      return std::pair<int, int>(bytes[i], bytes[i + 1]);
    };
    using Pair = std::pair<int, int>;
    QCOMPARE(at({2, -1, 0.4f}), Pair(Settings::LeftRobot, 3));
    QCOMPARE(at({2, 1, 0.4f}), Pair(Settings::RightRobot, 11));
    QCOMPARE(at({2, 2, 0.4f}), Pair(Settings::Robot, 45));
    QCOMPARE(at({2, -2, 0.3f}).first, static_cast<int>(Settings::Other));
    QVERIFY(at({2, -2, 0.3f}).second != 0);
    QCOMPARE(at({0, 0.02f, 0.06f}), Pair(Settings::Ball, 0));
    QCOMPARE(at({1, 0.4f, 0}), Pair(Settings::Field, 0));
    QCOMPARE(at({0, 0.7f, 0}), Pair(Settings::Line, 0));
    QCOMPARE(at({24.48f, 3, 0.3f}).first, static_cast<int>(Settings::Other)); // The wall.
    QCOMPARE(at({18, 7, 0}), Pair(Settings::Ground, 0));
    QCOMPARE(at({10, 0, 3}), Pair(Settings::Nothing, 0));
    // Goals are far: look from nearby.
    for(const float side : {-1.f, 1.f})
    {
      const Mat4f close = poseAt({side * 12, 1.2f, 0.5f}, {side * 15, 1.05f, 0.4f}, 0);
      const auto goal = centroid(draw(frame, s, close), s, side < 0 ? Settings::LeftGoal : Settings::RightGoal);
      const auto other = centroid(draw(frame, s, close), s, side < 0 ? Settings::RightGoal : Settings::LeftGoal);
      QVERIFY(goal.count > 100);
      QCOMPARE(other.count, 0);
    }
    // No other values, whatever the lens.
    s.lens = Settings::Lens::Mirror;
    s.fovDeg = 200;
    const auto round = draw(frame, s, pose);
    for(std::size_t i = 0; i < round.size(); i += 2)
      QVERIFY(round[i] <= Settings::Other);
    QCOMPARE(static_cast<int>(round[0]), static_cast<int>(Settings::Nothing)); // The corner.
  }
  void withoutAFieldThereIsGround()
  {
    FrameBuilder b;
    b.open("box", Vec3f(0, 3, 0.5f));
    b.mesh("StdUnitBox", {1, 1, 1}, {"matGrey"});
    b.close();
    Settings s = settingsOf(64, 64, 60);
    s.kind = Settings::Kind::Segments;
    const auto bytes = draw(b.take(), s, poseAt({0, 0, 0.5f}, {0, 3, 0.5f}, 0));
    QCOMPARE(int(bytes[2 * (32 * 64 + 32)]), int(Settings::Other));
    QCOMPARE(int(bytes[2 * (4 * 64 + 2)]), int(Settings::Ground));
    QCOMPARE(int(bytes[2 * (60 * 64 + 2)]), int(Settings::Nothing));
  }

  void theSameFrameGivesTheSameBytes()
  {
    const FramePtr frame = frameWithBall({0, 2, 0.2f});
    const Mat4f pose = poseAt({0, 0, 0.5f}, {0, 2, 0.2f}, 0);
    for(const auto kind : {Settings::Kind::Colour, Settings::Kind::Depth, Settings::Kind::Segments})
      for(const auto lens : {Settings::Lens::Pinhole, Settings::Lens::Mirror})
      {
        Settings s = settingsOf(160, 120, 90);
        s.kind = kind;
        s.lens = lens;
        const auto first = draw(frame, s, pose);
        QCOMPARE(first.size(), std::size_t(160 * 120 * (kind == Settings::Kind::Colour ? 3 : 2)));
        Settings other = s;
        other.fovDeg = 40;
        draw(frameWithBall({0, 5, 1}), other, poseAt({3, 0, 2}, {0, 2, 0}, 1)); // Another camera in between
        QVERIFY(draw(frame, s, pose) == first);
        std::string problem;
        const auto second = CameraImages::create(problem); // and another program.
        std::vector<std::uint8_t> bytes;
        QCOMPARE(second->draw(frame, s, pose, bytes), std::string());
        QVERIFY(bytes == first);
      }
  }
  void camerasThatCannotBeAreRefused_data()
  {
    QTest::addColumn<int>("which");
    for(int i = 0; i < 11; ++i)
      QTest::newRow(qPrintable(QString::number(i))) << i;
  }
  void camerasThatCannotBeAreRefused()
  {
    QFETCH(const int, which);
    Settings s = settingsOf(64, 48, 60);
    Mat4f pose = poseAt({0, 0, 1}, {0, 2, 0}, 0);
    const float nan = std::nanf("");
    switch(which)
    {
    case 0:
      s.width = 0;
      break;
    case 1:
      s.height = -5;
      break;
    case 2:
      s.width = 1 << 20;
      break;
    case 3:
      s.fovDeg = nan;
      break;
    case 4:
      s.fovDeg = 179;
      break;
    case 5:
      s.zNear = 5, s.zFar = 4;
      break;
    case 6:
      s.zFar = nan;
      break;
    case 7:
      s.distortion = {-1.5f, 0, 0, 0, 0};
      break;
    case 8:
      s.distortion = {nan, 0, 0, 0, 0};
      break;
    case 9:
      s.lens = Settings::Lens::Mirror, s.mirror = 0, s.fovDeg = 185;
      break;
    case 10:
      pose(1, 3) = nan;
      break;
    }
    std::vector<std::uint8_t> bytes;
    const std::string problem = drawer_->draw(frameWithBall({0, 1, 1}), s, pose, bytes);
    QVERIFY(problem.size() > 10);
    // And the next one is drawn as ever.
    QCOMPARE(draw(frameWithBall({0, 1, 1}), settingsOf(64, 48, 60), poseAt({0, 0, 1}, {0, 2, 0}, 0)).size(),
             std::size_t(64 * 48 * 3));
  }

private:
  static Settings settingsOf(int width, int height, float fov)
  {
    Settings s;
    s.width = width;
    s.height = height;
    s.fovDeg = fov;
    return s;
  }
  /// Of the row of data.
  static Settings settings()
  {
    QFETCH(const int, width);
    QFETCH(const int, height);
    QFETCH(const float, fov);
    QFETCH(const QList<float>, distortion);
    QFETCH(const float, mirror);
    Settings s = settingsOf(width, height, fov);
    std::copy(distortion.begin(), distortion.end(), s.distortion.begin());
    if(mirror >= 0)
    {
      s.lens = Settings::Lens::Mirror;
      s.mirror = mirror;
    }
    return s;
  }
  FramePtr frameWithBall(const Vec3f& at, float radius = 0.042f)
  {
    FrameBuilder b;
    b.soccerScene();
    for(auto& node : b.structure().nodes)
      if(node.name == "Ball")
        setTranslation(b.frame().local[static_cast<std::size_t>(node.slot)], at);
      else if(node.mesh == "models/soccerball.obj")
        node.scale = Vec3f::Constant(radius);
    return b.take();
  }
  std::vector<std::uint8_t> draw(const FramePtr& frame, const Settings& s, const Mat4f& pose)
  {
    std::vector<std::uint8_t> bytes;
    const std::string problem = drawer_->draw(frame, s, pose, bytes);
    if(!problem.empty())
      qWarning("%s", problem.c_str());
    return bytes;
  }
  struct Centroid
  {
    int count = 0;
    double u = 0, v = 0; ///< From the top left corner.
  };
  static Centroid centroid(const std::vector<std::uint8_t>& bytes, const Settings& s, int segment)
  {
    Centroid found;
    for(int row = 0; row < s.height; ++row)
      for(int column = 0; column < s.width; ++column)
        if(bytes.size() > 1 && bytes[2 * static_cast<std::size_t>(row * s.width + column)] == segment)
        {
          ++found.count;
          found.u += column + 0.5;
          found.v += s.height - row - 0.5;
        }
    found.u /= found.count;
    found.v /= found.count;
    return found;
  }

  std::unique_ptr<ImageDrawer> drawer_;
};

QTEST_GUILESS_MAIN(CameraImagesTest)
#include "CameraImagesTest.moc"
