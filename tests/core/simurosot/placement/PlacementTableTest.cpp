#include "tests/core/simurosot/placement/PlacementSupport.h"

#include <QtTest>

using namespace placement_tests;

/// The rows of the table of restarts (specification 7), as blue takes them at +x; the other end mirrors them.
class PlacementTableTest : public QObject
{
  Q_OBJECT

  static sref_region regionOf(const LeagueProfile& profile, Restart restart, Side actor, Side side, int blueEnd = 1)
  {
    sref_region region;
    if(!placementSpec(profile, verdictOf(restart, actor), side, blueEnd, region))
      qFatal("no restart");
    return region;
  }
  static sref_region actors(const char* profile, Restart restart)
  {
    return regionOf(*profileOf(profile), restart, Side::Blue, Side::Blue);
  }
  static sref_region others(const char* profile, Restart restart)
  {
    return regionOf(*profileOf(profile), restart, Side::Blue, Side::Yellow);
  }
  static bool near(const sst_point& point, double x, double y)
  {
    return std::abs(point.x - x) < 0.01 && std::abs(point.y - y) < 0.01;
  }
  static bool near(const sst_pose& pose, double x, double y, double angle)
  {
    return near(sst_point{pose.x, pose.y}, x, y) && pose.angle == angle;
  }
  static bool same(const sref_rect& rect, const Rect& expected)
  {
    return Rect{rect.left, rect.bottom, rect.right, rect.top} == expected;
  }

private slots:
  void placeKick()
  {
    const sref_region a = actors("large-simurosot", Restart::PlaceKick);
    const sref_region b = others("large-simurosot", Restart::PlaceKick);
    QVERIFY(near(a.ball, 0, 0));
    QCOMPARE(a.first, int(SREF_BLUE));
    QCOMPARE(b.first, int(SREF_BLUE));
    QVERIFY(a.has_taker && !b.has_taker);
    QCOMPARE(a.taker_place, int(SREF_TAKER_IN_CIRCLE));
    QVERIFY(near(a.taker, 8.89, 0, 180));
    QVERIFY(same(a.allowed[0], {0, -140, 200, 140}));
    QVERIFY(same(b.allowed[0], {-200, -140, 0, 140}));
    QCOMPARE(a.circle_radius, 75.);
    QCOMPARE(b.circle_radius, 75.);
    QVERIFY(near(a.keeper, 192.5, 0, 180));
    QVERIFY(near(b.keeper, -192.5, 0, 0));
    QCOMPARE(actors("middle-mirosot", Restart::PlaceKick).circle_radius, 25.);
  }

  void goalKick()
  {
    const sref_region large = actors("large-simurosot", Restart::GoalKick);
    QVERIFY(near(large.ball, 182, -34));
    QVERIFY(large.ball_is_free);
    QVERIFY(same(large.ball_area, {175, -42.5, 200, 42.5}));
    QCOMPARE(large.first, int(SREF_BLUE));
    QVERIFY(!large.has_taker); // The keeper takes it.
    QCOMPARE(large.keeper_place, int(SREF_KEEPER_IN_AREA));
    QVERIFY(same(large.keeper_area, {175, -42.5, 200, 42.5}));
    QVERIFY(same(large.allowed[0], {-200, -140, 200, 140}));
    QCOMPARE(large.forbidden_count, 0);
    QCOMPARE(large.limited_most, 1); // R4
    QVERIFY(same(large.limited, {-200, -42.5, -175, 42.5}));

    const sref_region middle = actors("middle-mirosot", Restart::GoalKick);
    QVERIFY(near(middle.ball, 98, -20));
    QCOMPARE(middle.forbidden_count, 1);
    QVERIFY(same(middle.forbidden[0], {75, -40, 110, 40}));
    const sref_region b = others("middle-mirosot", Restart::GoalKick);
    QVERIFY(!b.ball_is_free);
    QVERIFY(same(b.allowed[0], {-110, -90, 0, 90}));
    QCOMPARE(b.limited_most, 0);
  }

  void goalKickOptions()
  {
    LeagueProfile profile = *profileOf("large-mirosot");
    profile.placement.ballInPenaltyArea = true;
    const sref_region region = regionOf(profile, Restart::GoalKick, Side::Blue, Side::Blue);
    QVERIFY(same(region.ball_area, {130, -60, 200, 60}));
    QVERIFY(same(region.keeper_area, {175, -42.5, 200, 42.5}));
    QVERIFY(same(region.forbidden[0], {130, -60, 200, 60}));
    profile.rules.enabled[std::size_t(RuleId::TwoAttackers)] = false;
    QCOMPARE(regionOf(profile, Restart::GoalKick, Side::Blue, Side::Blue).limited_most, 0);
  }

  void penaltyKick()
  {
    const sref_region a = actors("middle-mirosot", Restart::PenaltyKick);
    const sref_region b = others("middle-mirosot", Restart::PenaltyKick);
    QVERIFY(near(a.ball, -72.5, 0));
    QVERIFY(near(actors("large-simurosot", Restart::PenaltyKick).ball, -150, 0));
    QCOMPARE(a.first, int(SREF_YELLOW));
    QVERIFY(near(a.taker, -50, 0, 180));
    QVERIFY(same(a.taker_area, {-72.5 + 2.135, -40, 0, 40}));
    for(const sref_region& region : {a, b})
      QVERIFY(same(region.allowed[0], {0, -90, 110, 90}));
    QVERIFY(!b.has_taker);
    QCOMPARE(b.keeper_place, int(SREF_KEEPER_ON_GOAL_LINE));
    QVERIFY(near(b.keeper, -106, 0, 0));
    QVERIFY(same(b.keeper_area, {-110, -20, -102.25, 20}));
    LeagueProfile profile = *profileOf("middle-mirosot");
    profile.placement.penaltyActorFirst = true;
    QCOMPARE(regionOf(profile, Restart::PenaltyKick, Side::Blue, Side::Yellow).first, int(SREF_BLUE));
  }

  void freeBall_data()
  {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("signX");
    QTest::addColumn<int>("signY");
    QTest::newRow("+x +y") << int(SST_FREE_BALL_PLUS_PLUS) << 1 << 1;
    QTest::newRow("+x -y") << int(SST_FREE_BALL_PLUS_MINUS) << 1 << -1;
    QTest::newRow("-x +y") << int(SST_FREE_BALL_MINUS_PLUS) << -1 << 1;
    QTest::newRow("-x -y") << int(SST_FREE_BALL_MINUS_MINUS) << -1 << -1;
  }
  void freeBall()
  {
    QFETCH(int, kind);
    QFETCH(int, signX);
    QFETCH(int, signY);
    for(const char* name : {"large-simurosot", "middle-mirosot", "middle-platform2019"})
    {
      const LeagueProfile profile = *profileOf(name);
      const Restart restart = static_cast<Restart>(kind);
      const Side actor = signX > 0 ? Side::Blue : Side::Yellow; // Whose half it is.
      const sref_region a = regionOf(profile, restart, actor, actor);
      const sref_region b = regionOf(profile, restart, actor, other(actor));
      const double x = signX * profile.field.freeBallX, y = signY * profile.field.freeBallY;
      const double gap = profile.placement.freeBallGap;
      QVERIFY(near(a.ball, x, y));
      QVERIFY(near(b.ball, x, y));
      QCOMPARE(a.first, indexOf(other(actor)));
      QVERIFY(near(a.taker, x + signX * gap, y, signX > 0 ? 180 : 0));
      QVERIFY(near(b.taker, x - signX * gap, y, signX > 0 ? 0 : 180));
      for(const sref_region& region : {a, b})
      {
        QCOMPARE(region.taker_place, int(SREF_TAKER_AT_POSE));
        QVERIFY(same(region.forbidden[0], FieldAreas(profile.field).quarter(restart)));
        QVERIFY(same(region.allowed[0], FieldAreas(profile.field).field()));
      }
      QCOMPARE(a.keeper_place, int(SREF_KEEPER_MAY_USE_AREA));
      QCOMPARE(b.keeper_place, int(SREF_KEEPER_LIKE_OTHERS));
    }
    QCOMPARE(profileOf("middle-platform2019")->placement.freeBallGap, 30.);
  }

  // 5.3, R6
  void theSideOfABlockedKeeperPlacesFirst()
  {
    sref_verdict verdict = verdictOf(Restart::FreeBallPlusPlus, Side::Blue);
    verdict.reason = SREF_R6_KEEPER_BLOCKED;
    sref_region region;
    QVERIFY(placementSpec(LeagueProfile(), verdict, Side::Yellow, 1, region));
    QCOMPARE(region.first, int(SREF_BLUE));
  }

  void takersOfFreeBallsStayInTheQuarterWhateverTheGap()
  {
    LeagueProfile profile;
    for(const double gap : {0., 4., 90., 1e9})
    {
      profile.placement.freeBallGap = gap;
      for(const Side side : {Side::Blue, Side::Yellow})
      {
        const sref_region region = regionOf(profile, Restart::FreeBallPlusPlus, Side::Blue, side);
        QVERIFY(region.taker.x >= 3.75 && region.taker.x <= 196.25);
        QVERIFY(std::abs(region.taker.x - region.ball.x) >= 3.75 + 2.135 + 0.5);
      }
    }
  }

  void freeKick()
  {
    const sref_region a = actors("large-simurosot", Restart::FreeKick), b = others("large-simurosot", Restart::FreeKick);
    QVERIFY(near(a.ball, -150, 0));
    QCOMPARE(a.first, int(SREF_BLUE));
    QVERIFY(near(a.taker, -135, 0, 180));
    QVERIFY(same(a.allowed[0], {0, -140, 200, 140}));
    QVERIFY(same(b.allowed[0], {-200, -140, 0, 140}));
    QVERIFY(same(b.forbidden[0], {-200, -60, -130, 60}));
    QCOMPARE(b.centre_count, 2);
    QVERIFY(same(b.centres[0], {-180.5, 15, -169.5, 42.5}));
    QVERIFY(same(b.centres[1], {-180.5, -42.5, -169.5, -15}));
    QCOMPARE(b.limited_most, 1);
    QVERIFY(same(b.limited, {-200, -42.5, -175, 42.5}));
    QCOMPARE(b.keeper_place, int(SREF_KEEPER_MAY_USE_AREA));
    const sref_region middle = others("middle-mirosot", Restart::FreeKick);
    QVERIFY(near(middle.ball, -72.5, 0));
    QVERIFY(same(middle.centres[0], {-100.5, 12.5, -89.5, 25}));
  }

  void shootOut()
  {
    const sref_region a = actors("middle-mirosot", Restart::ShootOut), b = others("middle-mirosot", Restart::ShootOut);
    QVERIFY(near(a.ball, -72.5, 0));
    QVERIFY(near(a.taker, -50, 0, 180));
    QCOMPARE(a.first, int(SREF_YELLOW));
    QCOMPARE(b.keeper_place, int(SREF_KEEPER_ON_GOAL_LINE));
    QVERIFY(a.parked && b.parked);
    QVERIFY(near(a.park, 20, 7.5));
    QCOMPARE(a.park_step, 15.);
    QVERIFY(near(b.park, 20, -7.5));
    QCOMPARE(b.park_step, -15.);
    // Ten on one half of the line of the Large League stand closer, so that they fit.
    const sref_region large = actors("large-simurosot", Restart::ShootOut);
    QVERIFY(near(large.park, 20, 7));
    QCOMPARE(large.park_step, 14.);
  }

  void theOtherEndMirrorsAllRows()
  {
    for(const std::string_view name : profileNames())
      for(int kind = 1; kind < restartCount; ++kind)
        for(const Side side : {Side::Blue, Side::Yellow})
        {
          const LeagueProfile profile = *profileOf(name);
          const Restart restart = static_cast<Restart>(kind);
          const sref_region one = regionOf(profile, restart, Side::Blue, side, 1);
          const sref_region mirrored = regionOf(profile, turned(restart), Side::Blue, side, -1);
          QCOMPARE(mirrored.first, one.first);
          QVERIFY(near(mirrored.ball, -one.ball.x, -one.ball.y));
          QVERIFY(near(mirrored.keeper, -one.keeper.x, -one.keeper.y, sparkwright::normalizedDeg(one.keeper.angle + 180)));
          if(one.has_taker)
            QVERIFY(near(mirrored.taker, -one.taker.x, -one.taker.y, sparkwright::normalizedDeg(one.taker.angle + 180)));
          QVERIFY(near(mirrored.park, -one.park.x, -one.park.y));
          QCOMPARE(mirrored.park_step, -one.park_step);
          const auto rect = [](const sref_rect& r) { return Rect{r.left, r.bottom, r.right, r.top}; };
          QCOMPARE(rect(mirrored.allowed[0]), rect(one.allowed[0]).turned());
          QCOMPARE(rect(mirrored.forbidden[0]), rect(one.forbidden[0]).turned());
          QCOMPARE(rect(mirrored.keeper_area), rect(one.keeper_area).turned());
          QCOMPARE(rect(mirrored.taker_area), rect(one.taker_area).turned());
          QCOMPARE(rect(mirrored.limited), rect(one.limited).turned());
        }
  }

  void verdictsWithoutARestartHaveNoPlaces()
  {
    sref_region region;
    for(const int kind : {-1, 0, 10, 1000})
    {
      sref_verdict verdict = verdictOf(Restart::PlaceKick, Side::Blue);
      verdict.kind = kind;
      QVERIFY(!placementSpec(LeagueProfile(), verdict, Side::Blue, 1, region));
    }
    sref_verdict verdict = verdictOf(Restart::PlaceKick, Side::Blue);
    verdict.actor = SREF_NOBODY;
    QVERIFY(!placementSpec(LeagueProfile(), verdict, Side::Blue, 1, region));
    QCOMPARE(region.allowed_count, 0);
  }
};

QTEST_APPLESS_MAIN(PlacementTableTest)
#include "PlacementTableTest.moc"
