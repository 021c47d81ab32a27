#include "OwnRobotSupport.h"
#include "tests/VerifyNear.h"

#include <QByteArray>

#include <cmath>

using namespace sparkwright;

namespace
{

constexpr int width = 96, height = 64;
constexpr double fovDeg = 70;

/// A ball that stays where it is put, with a camera on top that looks a little downwards. %1 is what the camera is
/// told.
const QString robot = OwnRobots::player(R"(
    (nd RigidBody (setName physics) (setSphereTotal 75 0.22))
    (nd SphereCollider (setName geometry) (setRadius 0.22)
      (nd ContactJointHandler (setContactBounceMode false)))
    (nd Transform (setName head) (setLocalPos 0 0 0.4) (setLocalRotation -15 0 0)
      (nd GPS (setName here))
      %1))");

QString camera(const QString& settings)
{
  return QString("(nd ImagePerceptor (setResolution %1 %2) (setFOV %3) %4)")
      .arg(width)
      .arg(height)
      .arg(fovDeg)
      .arg(settings);
}

/// What a camera has told; empty if it has not.
QByteArray bytesOf(const Percepts& percepts, const std::string& name)
{
  const Expression* const image = percepts.find(name);
  const Expression* const size = image ? image->find("s") : nullptr;
  const Expression* const data = image ? image->find("d") : nullptr;
  if(!size || !data || data->items.size() != 2 || size->number(1) != width || size->number(2) != height)
    return {};
  return QByteArray::fromBase64(QByteArray::fromStdString(data->items[1].atom),
                                QByteArray::AbortOnBase64DecodingErrors);
}

struct Place
{
  double u = 0, v = 0; ///< Pixels from the top left corner.
  double depth = 0;    ///< m
};

/// Where a point of the world is seen, by what the robot is told of its camera's pose.
Place placeOf(const Percepts& percepts, const Vec3f& point)
{
  const Expression* const matrix = percepts.find("GPS", "here")->find("tf");
  const auto m = [&](std::size_t row, std::size_t column) { return matrix->number(1 + 4 * row + column); };
  std::array<double, 3> local{};
  for(std::size_t axis = 0; axis < 3; ++axis)
    for(std::size_t row = 0; row < 3; ++row)
      local[axis] += m(row, axis) * (static_cast<double>(point[static_cast<int>(row)]) - m(row, 3));
  const double focal = width / 2.0 / std::tan(fovDeg * M_PI / 360);
  return {width / 2.0 + focal * local[0] / local[1], height / 2.0 - focal * local[2] / local[1], local[1]};
}

/// The middle of all pixels that `shows` tells of, by their index from the bottom left.
template <class Shows>
Place middleOf(Shows&& shows, int& count)
{
  Place sum;
  count = 0;
  for(int row = 0; row < height; ++row)
    for(int column = 0; column < width; ++column)
      if(shows(row * width + column))
      {
        ++count;
        sum.u += column + 0.5;
        sum.v += height - row - 0.5;
      }
  return {sum.u / count, sum.v / count, 0};
}

} // namespace

/// agent-protocol and node-reference 6: pictures of robots' cameras, with the server as it is started, and no display.
class CameraTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase()
  {
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
  }

#ifdef SPARKWRIGHT_IMAGES
  void allKindsShowTheBallWhereItIs()
  {
    OwnRobots s(
        robot.arg(camera("") + camera("(setKind depth)") + camera("(setKind segments) (setPredicateName left)")));
    s.join();
    s.pitch.train("(playMode PlayOn)", 2);
    s.pitch.put(true, 1, {-3, 0, 0.22f}, 0);
    s.pitch.listen(10);
    for(const Vec3f& ball : {Vec3f(-1.6f, 0.1f, 0.042f), Vec3f(-1.4f, -0.4f, 0.042f), Vec3f(-1.8f, 0.3f, 0.042f)})
    {
      s.pitch.putBall({5, 5, 0.042f});
      const Percepts without = std::move(s.pitch.listen(4).back());
      s.pitch.putBall(ball);
      const Percepts with = std::move(s.pitch.listen(4).back());
      const Place expected = placeOf(with, s.pitch.ball());
      QVERIFY(expected.u > 5 && expected.u < width - 5 && expected.v > 5 && expected.v < height - 5);
      int count = 0;

      const QByteArray colour = bytesOf(with, "IMG"), before = bytesOf(without, "IMG");
      QCOMPARE(colour.size(), qsizetype(width * height * 3));
      const auto changed = [&](int i)
      {
        int difference = 0;
        for(int c = 0; c < 3; ++c)
          difference += std::abs(static_cast<uchar>(colour[3 * i + c]) - static_cast<uchar>(before[3 * i + c]));
        return difference > 40;
      };
      Place found = middleOf(changed, count); // The ball, and a little of its shade.
      QVERIFY(count >= 3);
      QVERIFY2(std::hypot(found.u - expected.u, found.v - expected.v) < 2,
               qPrintable(QString("%1 %2, not %3 %4").arg(found.u).arg(found.v).arg(expected.u).arg(expected.v)));

      const QByteArray segments = bytesOf(with, "leftSEG");
      QCOMPARE(segments.size(), qsizetype(width * height * 2));
      found = middleOf([&](int i) { return segments[2 * i] == 4; }, count);
      QVERIFY(count >= 3);
      QVERIFY2(std::hypot(found.u - expected.u, found.v - expected.v) < 1,
               qPrintable(QString("%1 %2, not %3 %4").arg(found.u).arg(found.v).arg(expected.u).arg(expected.v)));
      QCOMPARE(static_cast<int>(segments[2 * (width / 2)]),
               2); // The bottom row comes first: the field before its feet.

      const QByteArray depths = bytesOf(with, "DEPTH");
      QCOMPARE(depths.size(), qsizetype(width * height * 2));
      const int at = 2 * ((height - 1 - static_cast<int>(expected.v)) * width + static_cast<int>(expected.u));
      const double depth = (static_cast<uchar>(depths[at]) + 256 * static_cast<uchar>(depths[at + 1])) / 1000.0;
      VERIFY_WITHIN(depth, expected.depth - 0.03, 0.03); // Of the surface that faces the camera.
    }
    QCOMPARE(s.pitch.server().log().count("no pictures"), 0);
  }
  void slowCamerasSendNowAndThen()
  {
    OwnRobots s(robot.arg(camera("(setInterval 5)")));
    s.join();
    int pictures = 0;
    for(const Percepts& percepts : s.pitch.listen(50))
      pictures += !bytesOf(percepts, "IMG").isEmpty();
    QCOMPARE(pictures, 10);
  }
  void badLensesAreToldOnce()
  {
    OwnRobots s(robot.arg(camera("(setZNear 5) (setZFar 2)") + camera("(setPredicateName good)")));
    s.join();
    for(const Percepts& percepts : s.pitch.listen(20))
    {
      QVERIFY(!percepts.has("IMG"));
      QVERIFY(percepts.has("goodIMG"));
    }
    QCOMPARE(s.pitch.server().log().count("the far plane farther"), 1);
  }
#endif
  void offMeansNoneAndOneWarning()
  {
    OwnRobots s(robot.arg(camera("")), {"--images", "off"});
    s.join();
    for(const Percepts& percepts : s.pitch.listen(20))
      QVERIFY(!percepts.has("IMG"));
    QCOMPARE(s.pitch.server().log().count("agents get no pictures of this camera"), 1);
    QCOMPARE(s.pitch.server().log().count("--images off"), 1);
  }
};

QTEST_GUILESS_MAIN(CameraTest)
#include "CameraTest.moc"
