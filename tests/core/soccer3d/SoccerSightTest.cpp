#include "core/game/soccer3d/senses/Sight.h"
#include "core/object/Random.h"
#include "core/robot/language/PerceptWriter.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace sparkwright;

namespace
{

/// A point 10 m away at these angles.
Vec3f towards(float horizontalDeg, float verticalDeg, float distance = 10)
{
  const float h = toRadians(horizontalDeg + 90), v = toRadians(verticalDeg);
  return distance * Vec3f(std::cos(v) * std::cos(h), std::cos(v) * std::sin(h), std::sin(v));
}

bool near(float a, float b, float tolerance = 1e-3f)
{
  return std::abs(a - b) <= tolerance;
}

} // namespace

class SoccerSightTest : public QObject
{
  Q_OBJECT

private slots:
  void anglesCountFromStraightAheadToTheLeftAndUp()
  {
    QVERIFY(near(Polar::of({0, 5, 0}).horizontal, 0));
    QVERIFY(near(Polar::of({-5, 5, 0}).horizontal, 45));
    QVERIFY(near(Polar::of({5, 5, 0}).horizontal, -45));
    QVERIFY(near(Polar::of({0, -5, 0}).horizontal, 180));
    QVERIFY(near(Polar::of({0, 3, 3}).vertical, 45));
    QVERIFY(near(Polar::of({0, 3, -4}).distance, 5));
  }

  void anglesStayWithinHalfATurn()
  {
    // Straight behind, a hair to the right, and beyond it by noise.
    for(const auto& [horizontal, text] : {std::pair(-180.f, "180.00"), {-179.997f, "180.00"}, {-179.99f, "-179.99"}, {180.2f, "-179.80"},
                                          {-180.3f, "179.70"}, {179.999f, "180.00"}, {90.f, "90.00"}})
    {
      PerceptWriter out;
      writePolar(out, {1, horizontal, 0});
      QCOMPARE(out.text(), "(pol 1.00 " + std::string(text) + " 0.00)");
    }
  }

  // agent-protocol 14, row 22
  void theConeEndsAtItsHalfAngles()
  {
    const ViewCone cone{60, 60};
    for(const float sign : {-1.f, 1.f})
    {
      QVERIFY(cone.contains(Polar::of(towards(sign * 59.7f, 0))));
      QVERIFY(!cone.contains(Polar::of(towards(sign * 60.3f, 0))));
      QVERIFY(cone.contains(Polar::of(towards(0, sign * 59.7f))));
      QVERIFY(!cone.contains(Polar::of(towards(0, sign * 60.3f))));
    }
  }

  void aLineInViewStaysAsItIs()
  {
    Vec3f begin = towards(-20, 0), end = towards(30, 10);
    const Vec3f b = begin, e = end;
    QVERIFY((ViewCone{60, 60}.clip(begin, end)));
    QCOMPARE(begin, b);
    QCOMPARE(end, e);
  }

  void aLineThatLeavesTheViewIsCutAtItsEdge()
  {
    Vec3f begin = towards(0, 0), end = towards(80, 0);
    const Vec3f b = begin;
    QVERIFY((ViewCone{60, 60}.clip(begin, end)));
    QCOMPARE(begin, b);
    QVERIFY(near(Polar::of(end).horizontal, 60, 1e-2f));
  }

  void theInvisibleBeginIsReplaced()
  {
    Vec3f begin = towards(-100, 0), end = towards(10, 0);
    const Vec3f e = end;
    QVERIFY((ViewCone{60, 60}.clip(begin, end)));
    QCOMPARE(end, e);
    QVERIFY(near(Polar::of(begin).horizontal, -60, 1e-2f));
  }

  // So the reference server reports them, whichever end of the line comes first: from the upper edge to the lower or to
  // a side, from the lower to a side, from the left (60 deg, -x) to the right.
  void aLineAcrossTheViewRunsFromTopToBottomAndFromLeftToRight()
  {
    const float tan60 = std::sqrt(3.f);
    const std::array edges = {Vec3f(0, 2, 2 * tan60), Vec3f(0, 2, -2 * tan60), Vec3f(-2 * tan60, 2, 0),
                              Vec3f(2 * tan60, 2, 0)};
    for(std::size_t i = 0; i < edges.size(); ++i)
      for(std::size_t j = 0; j < edges.size(); ++j)
      {
        if(i == j)
          continue;
        const Vec3f beyond = (edges[j] - edges[i]) * 0.4f;
        Vec3f begin = edges[i] - beyond, end = edges[j] + beyond;
        QVERIFY((ViewCone{60, 60}.clip(begin, end)));
        VERIFY_NEAR(begin, edges[std::min(i, j)], 1e-3f);
        VERIFY_NEAR(end, edges[std::max(i, j)], 1e-3f);
      }
  }

  void whatIsBehindOrBesideIsNotSeen()
  {
    Vec3f begin(-5, -1, 0), end(5, -1, 0);
    QVERIFY(!(ViewCone{60, 60}.clip(begin, end)));
    begin = {10, 1, 0}, end = {10, 2, 0};
    QVERIFY(!(ViewCone{60, 60}.clip(begin, end)));
  }

  void cutLinesAreAlwaysNumbers()
  {
    Random random(7);
    const ViewCone cone{60, 60};
    const auto coordinate = [&] { return static_cast<float>(std::round(random.uniform(-3, 3) * 2) / 2); };
    int seen = 0;
    for(int i = 0; i < 20000; ++i)
    {
      Vec3f begin(coordinate(), coordinate(), coordinate()), end(coordinate(), coordinate(), coordinate());
      if(!cone.clip(begin, end))
        continue;
      ++seen;
      QVERIFY(begin.allFinite() && end.allFinite());
    }
    QVERIFY(seen > 1000);
  }

  // agent-protocol 14, row 24
  void noiseHasTheGivenDeviations()
  {
    Random random(3);
    const VisionNoise noise;
    const int count = 4000;
    double sum[3] = {}, squares[3] = {};
    for(int i = 0; i < count; ++i)
    {
      Polar polar{20, 10, -5};
      noise.disturb(polar, random);
      const double errors[3] = {polar.distance - 20, polar.horizontal - 10, polar.vertical + 5};
      for(int k = 0; k < 3; ++k)
      {
        sum[k] += errors[k];
        squares[k] += errors[k] * errors[k];
      }
    }
    const double expected[3] = {0.0193, 0.148, 0.1225};
    for(int k = 0; k < 3; ++k)
    {
      const double sigma = std::sqrt(squares[k] / count);
      QVERIFY2(std::abs(sigma / expected[k] - 1) < 0.05, qPrintable(QString::number(sigma)));
      VERIFY_NEAR(sum[k] / count, 0, 4 * expected[k] / std::sqrt(count));
    }
  }

  void calibrationIsDrawnOnceWithinItsLimits()
  {
    Random random(5);
    for(int i = 0; i < 100; ++i)
    {
      VisionNoise noise;
      noise.drawCalibration(random);
      QVERIFY(noise.calibration().cwiseAbs().maxCoeff() <= 0.005f);
      QCOMPARE(noise.calibration(), noise.calibration());
      noise.enabled = false;
      QCOMPARE(noise.calibration(), Vec3f(Vec3f::Zero()));
    }
  }

  void polarIsWrittenWithTwoDigits()
  {
    PerceptWriter out;
    out.open("See");
    out.open("B");
    writePolar(out, {5.034f, 3.349f, -0.001f});
    out.close();
    out.close();
    QCOMPARE(out.text(), std::string("(See (B (pol 5.03 3.35 -0.00)))"));
  }
};

QTEST_APPLESS_MAIN(SoccerSightTest)
#include "SoccerSightTest.moc"
