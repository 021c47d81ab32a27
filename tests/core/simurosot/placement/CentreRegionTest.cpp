#include "core/game/simurosot/placement/CentreRegion.h"

#include <QtTest>

#include <functional>
#include <limits>

using namespace sparkwright::simurosot;

class CentreRegionTest : public QObject
{
  Q_OBJECT

  using Fill = std::function<void(CentreRegion&)>;

private slots:
  void nearestPointsAreThoseThatALatticeFinds_data()
  {
    QTest::addColumn<Fill>("fill");
    const FieldAreas areas(FieldSpec::middle());
    QTest::newRow("half") << Fill([=](CentreRegion& region) { region.allow(areas.half(Side::Blue)); });
    QTest::newRow("all but a quarter") << Fill([=](CentreRegion& region)
                                               {
                                                 region.allow(areas.field());
                                                 region.forbid(areas.quarter(Restart::FreeBallMinusPlus));
                                               });
    QTest::newRow("all but an area, with a corner of it") << Fill([=](CentreRegion& region)
                                                                  {
                                                                    region.allow(areas.field());
                                                                    region.forbid(areas.penaltyArea(Side::Blue));
                                                                    region.allowCentre({90, 12.5, 100, 25});
                                                                    region.allowAlways(areas.goalArea(Side::Blue));
                                                                  });
    QTest::newRow("half without circle") << Fill([=](CentreRegion& region)
                                                 {
                                                   region.allow(areas.half(Side::Yellow));
                                                   region.setCircle(CentreRegion::Circle::ShutsOut, 25);
                                                 });
  }
  void nearestPointsAreThoseThatALatticeFinds()
  {
    QFETCH(Fill, fill);
    for(const double angle : {0., 90., 30., -45., 171.})
    {
      CentreRegion region(FieldSpec::middle(), 0, angle);
      fill(region);
      for(const Point& wanted : {Point{0, 0}, {1, 2}, {-3, 1}, {-20, 70}, {100, 3}, {104, 31}, {-200, 150}, {110, 90},
                                 {-109, -89}, {-24, 12}, {1e6, 0}, {85, 39}})
      {
        const std::optional<Point> found = region.nearest(wanted);
        QVERIFY(found && region.holds(*found, 1e-6));
        if(region.holds(wanted, 0))
          QCOMPARE(*found, wanted);
        // No point of a fine lattice is nearer.
        double least = std::numeric_limits<double>::infinity();
        for(double x = -110; x <= 110; x += 0.5)
          for(double y = -90; y <= 90; y += 0.5)
            if(const double away = distance({x, y}, wanted); away < least && region.holds({x, y}, 0))
              least = away;
        QVERIFY2(distance(*found, wanted) <= least + 1e-6, qPrintable(QString("%1 %2").arg(wanted.x).arg(wanted.y)));
        QVERIFY(distance(*found, wanted) >= least - 0.8);
      }
    }
  }

  // The whole robot lies in the field, and not in the triangles of the corners, just as FieldAreas sees it.
  void bordersAreThoseOfTheField()
  {
    const FieldAreas areas(FieldSpec::middle());
    for(double angle = -170; angle <= 180; angle += 25)
    {
      CentreRegion region(FieldSpec::middle(), 0.4, angle);
      region.allow(areas.field());
      for(double x = 90.03; x < 115; x += 0.5)
        for(double y = -95.01; y < -70; y += 0.5)
          QCOMPARE(region.holds({x, y}, 0), areas.holds({{x, y, angle}}, 0.4));
    }
  }

  void aRobotTouchesTheCircleFromItsHalfOrLiesInIt()
  {
    CentreRegion region(FieldSpec::middle(), 0, 0);
    region.allow({0, -90, 110, 90});
    region.setCircle(CentreRegion::Circle::IsTouched, 25);
    QVERIFY(region.holds({28.7, 0}, 0));
    QVERIFY(!region.holds({28.8, 0}, 0));
    QVERIFY(region.holds({3.75, 28.7}, 0));
    QVERIFY(region.holds({-15, 0}, 0));
    QVERIFY(!region.holds({-22, 0}, 0)); // Sticks out into the other half.
    QVERIFY(!region.holds({-1, 28}, 0));
  }

  void nothingIsNearestInAnEmptyRegion()
  {
    CentreRegion region(FieldSpec::middle(), 0, 0);
    QVERIFY(!region.nearest({1, 1}));
    region.allow({0, 0, 7, 7}); // Less than a robot.
    QVERIFY(!region.nearest({1, 1}));
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!region.nearest({nan, 0}));
  }
};

QTEST_APPLESS_MAIN(CentreRegionTest)
#include "CentreRegionTest.moc"
