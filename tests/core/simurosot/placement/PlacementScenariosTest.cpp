#include "tests/core/simurosot/placement/PlacementSupport.h"

#include <QtTest>

#include <cstring>
#include <limits>

using namespace placement_tests;

/// Scenarios S21 to S24, S26 and S28 of the specification.
class PlacementScenariosTest : public QObject
{
  Q_OBJECT

  const LeagueProfile middle_ = *profileOf("middle-mirosot"), large_ = *profileOf("large-simurosot");

  using Corrections = std::array<sref_correction, SST_MAX_ROBOTS>;
  static long countOf(const Corrections& corrections, int n, int why)
  {
    return std::count_if(corrections.begin(), corrections.begin() + n,
                         [&](const sref_correction& one) { return one.why == why; });
  }
  static std::vector<Pose> all(std::size_t count, const Pose& pose) { return std::vector<Pose>(count, pose); }

private slots:
  void S21_penaltyKickForYellow()
  {
    const sref_placing placing = placingOf(Restart::PenaltyKick, Side::Yellow, Side::Blue);
    sref_targets targets = targetsOf({{90, 0, 180}, {100, 30, 180}, {100, -30, 180}, {100, 60, 180}, {100, -60, 180}});
    Corrections corrections{};
    QCOMPARE(validatePlacement(middle_, placing, targets, corrections.data()), 5);
    QCOMPARE(poseAt(targets, 0).point(), (Point{106, 0}));
    QCOMPARE(corrections[0].why, int(SREF_ROLE_FORCED));
    QCOMPARE(corrections[0].distance, 16.);
    for(int i = 1; i < 5; ++i)
    {
      QVERIFY(targets.pose[i].x <= -3.75);
      QCOMPARE(corrections[std::size_t(i)].why, int(SREF_MOVED_INTO_REGION));
    }
    QCOMPARE(RestartTable(middle_, placing).wrongIn(targets).c_str(), "");
  }

  // The same with all others on one spot: they are moved for their region first.
  void S21_othersInOnePlace()
  {
    const sref_placing placing = placingOf(Restart::PenaltyKick, Side::Yellow, Side::Blue);
    sref_targets targets = targetsOf({{90, 0, 180}, {100, 50, 0}, {100, 50, 0}, {100, 50, 30}, {100, 50, 90}});
    Corrections corrections{};
    QCOMPARE(validatePlacement(middle_, placing, targets, corrections.data()), 5);
    QCOMPARE(poseAt(targets, 0).point(), (Point{106, 0}));
    QCOMPARE(countOf(corrections, 5, SREF_MOVED_INTO_REGION), 4);
    for(int i = 1; i < 5; ++i)
      QVERIFY(targets.pose[i].x <= -3.75);
    QCOMPARE(RestartTable(middle_, placing).wrongIn(targets).c_str(), "");
  }

  void S22_freeBallInBluesQuarter()
  {
    // Everybody comes to the ball, and blue's keeper stays in its goal area; yellow places first.
    sref_placing yellows = placingOf(Restart::FreeBallPlusPlus, Side::Blue, Side::Yellow);
    sref_region region;
    QVERIFY(placementSpec(middle_, yellows.verdict, Side::Yellow, 1, region));
    QCOMPARE(region.first, int(SREF_YELLOW));
    sref_targets yellow = targetsOf({{-102, 0, 0}, {50, 60, 20}, {60, 70, 0}, {40, 20, 0}, {105, 20, 0}});
    QVERIFY(validatePlacement(middle_, yellows, yellow, nullptr) > 0);
    sref_placing blues = placingOf(Restart::FreeBallPlusPlus, Side::Blue, Side::Blue);
    placeOthers(blues, yellow);
    sref_targets blue = targetsOf({{103, 10, 180}, {50, 60, 20}, {60, 70, 0}, {40, 20, 0}, {80, 80, 0}});
    QVERIFY(validatePlacement(middle_, blues, blue, nullptr) > 0);

    QCOMPARE((Point{blue.ball.x, blue.ball.y}), (Point{55, 60}));
    QCOMPARE(poseAt(blue, 0), (Pose{103, 10, 180})); // The keeper.
    const auto countAt = [](const sref_targets& targets, const Pose& pose)
    {
      int count = 0;
      for(int i = 0; i < targets.n; ++i)
        count += poseAt(targets, i) == pose;
      return count;
    };
    QCOMPARE(countAt(blue, {80, 60, 180}), 1); // Facing the ball.
    QCOMPARE(countAt(yellow, {30, 60, 0}), 1);
    int inQuarter = 0;
    for(const sref_targets& targets : {blue, yellow})
      for(int i = 0; i < 5; ++i)
        inQuarter += Square{poseAt(targets, i)}.shareIn({0, 0, 110, 90}) > 0;
    QCOMPARE(inQuarter, 3);
    QCOMPARE(RestartTable(middle_, yellows).wrongIn(yellow).c_str(), "");
    QCOMPARE(RestartTable(middle_, blues).wrongIn(blue).c_str(), "");
  }

  void S23_allInTheMiddleOfThePlaceKick()
  {
    const sref_placing placing = placingOf(Restart::PlaceKick, Side::Blue, Side::Yellow);
    sref_targets targets = targetsOf(all(11, {}));
    Corrections corrections{};
    QCOMPARE(validatePlacement(large_, placing, targets, corrections.data()), 11);
    for(int i = 0; i < 11; ++i)
    {
      const Square square{poseAt(targets, i)};
      for(const Point& corner : square.corners())
        QVERIFY(corner.x <= 1e-6);
      QVERIFY(square.distanceTo({}) >= 75 - 1e-6);
      for(int k = 0; k < i; ++k)
        QVERIFY(!overlap({poseAt(targets, i), 8 - 1e-6}, {poseAt(targets, k), 8 - 1e-6}));
    }
    sref_targets again = targetsOf(all(11, {}));
    Corrections correctionsAgain{};
    QCOMPARE(validatePlacement(large_, placing, again, correctionsAgain.data()), 11);
    QCOMPARE(std::memcmp(&again, &targets, sizeof targets), 0);
    QCOMPARE(std::memcmp(&corrections, &correctionsAgain, sizeof corrections), 0);
  }

  void S24_badTargets()
  {
    // Yellow has placed first, in blue's free ball; blue's robot 3 wants to stand where a yellow one does.
    sref_placing placing = placingOf(Restart::FreeBallPlusPlus, Side::Blue, Side::Blue);
    sref_targets yellow = targetsOf(all(11, {std::nan(""), 0, 0}));
    const sref_placing first = placingOf(Restart::FreeBallPlusPlus, Side::Blue, Side::Yellow);
    QCOMPARE(validatePlacement(large_, first, yellow, nullptr), 11);
    placeOthers(placing, yellow);
    const sref_placing before = placing;

    const double nan = std::numeric_limits<double>::quiet_NaN();
    sref_targets targets = targetsOf({{185, 30, 180}, {125, 93, 180}, {nan, 3, 0}, poseAt(yellow, 0), {30, -80, 0},
                                      {60, -80, 0}, {90, -80, 0}, {120, -80, 0}, {150, -80, 0}, {1e9, 0, 0},
                                      {1e9, -30, 0}});
    Corrections corrections{};
    validatePlacement(large_, placing, targets, corrections.data());
    QCOMPARE(poseAt(targets, 2), defaultFormation(large_.field)[2]); // Blue defends +x: both frames are the same.
    QCOMPARE(corrections[2].why, int(SREF_REPLACED));
    QCOMPARE(corrections[3].why, int(SREF_MOVED_FOR_OVERLAP));
    QVERIFY(corrections[3].distance >= 8);
    QVERIFY(corrections[3].distance < 20);
    QCOMPARE(poseAt(targets, 9).x, 196.25); // Outside of the quarter, at the wall.
    QCOMPARE(poseAt(targets, 9).y, -3.75);
    QCOMPARE(poseAt(targets, 10).point(), (Point{196.25, -30}));
    QCOMPARE(corrections[10].why, int(SREF_MOVED_INTO_REGION));
    QCOMPARE(std::memcmp(&before, &placing, sizeof placing), 0);
    QCOMPARE(RestartTable(large_, placing).wrongIn(targets).c_str(), "");
  }

  void S26_placeKickWithTwoInTheCircle()
  {
    const sref_placing placing = placingOf(Restart::PlaceKick, Side::Blue, Side::Blue);
    sref_targets targets = targetsOf({{102, 0, 180}, {20, 5, 180}, {80, 30, 180}, {12, 3, 170}, {80, -30, 180}});
    Corrections corrections{};
    QCOMPARE(validatePlacement(middle_, placing, targets, corrections.data()), 1);
    QCOMPARE(poseAt(targets, 3), (Pose{12, 3, 170}));
    QCOMPARE(corrections[1].why, int(SREF_MOVED_INTO_REGION));
    QVERIFY(Square{poseAt(targets, 1)}.distanceTo({}) >= 25 - 1e-6);
    QCOMPARE(RestartTable(middle_, placing).wrongIn(targets).c_str(), "");
  }

  void S26_placeKickWithNobodyInTheCircle()
  {
    const sref_placing placing = placingOf(Restart::PlaceKick, Side::Blue, Side::Blue);
    sref_targets targets = targetsOf({{102, 0, 180}, {60, 5, 180}, {80, 30, 180}, {40, 3, 170}, {80, -30, 180}});
    Corrections corrections{};
    QCOMPARE(validatePlacement(middle_, placing, targets, corrections.data()), 1);
    QVERIFY(distance(poseAt(targets, 3).point(), {8.89, 0}) < 0.01);
    QCOMPARE(corrections[3].why, int(SREF_ROLE_FORCED));
  }

  void S28_goalKickWithTheBallElsewhere_data()
  {
    QTest::addColumn<bool>("large");
    QTest::addColumn<bool>("wide");
    QTest::addColumn<double>("x");
    QTest::newRow("S28 Large") << true << false << 177.1;
    QTest::newRow("S28 Middle") << false << false << 97.1;
    QTest::newRow("S28 Large, ball in the penalty area") << true << true << 132.1;
    QTest::newRow("S28 Middle, ball in the penalty area") << false << true << 77.1;
  }
  void S28_goalKickWithTheBallElsewhere()
  {
    QFETCH(bool, large);
    QFETCH(bool, wide);
    QFETCH(double, x);
    LeagueProfile profile = large ? large_ : middle_;
    profile.placement.ballInPenaltyArea = wide;
    sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Blue);
    sref_targets targets = targetsOf(all(std::size_t(profile.field.robots), {std::nan(""), 0, 0}));
    targets.ball_wanted = 1;
    targets.ball = {50, 0};
    validatePlacement(profile, placing, targets, nullptr);
    QVERIFY(std::abs(targets.ball.x - x) < 0.05);
    QCOMPARE(targets.ball.y, 0.);
    QCOMPARE(targets.ball_wanted, 1);
    QCOMPARE(RestartTable(profile, placing).wrongIn(targets).c_str(), "");

    // In the second half blue is at the other end.
    placing.blue_end = -1;
    targets.ball = {-50, 0};
    validatePlacement(profile, placing, targets, nullptr);
    QVERIFY(std::abs(targets.ball.x + x) < 0.05);
  }

  void S28_theKeeperGivesWayToTheBall()
  {
    const sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Blue);
    sref_targets targets = targetsOf({{102, 0, 180}, {50, 30, 180}, {50, -30, 180}, {30, 0, 180}, {10, 0, 180}});
    targets.ball_wanted = 1;
    targets.ball = {102, 0};
    Corrections corrections{};
    QCOMPARE(validatePlacement(middle_, placing, targets, corrections.data()), 1);
    QCOMPARE((Point{targets.ball.x, targets.ball.y}), (Point{102, 0}));
    QCOMPARE(corrections[0].why, int(SREF_MOVED_FOR_OVERLAP));
    QCOMPARE(RestartTable(middle_, placing).wrongIn(targets).c_str(), "");
  }
};

QTEST_APPLESS_MAIN(PlacementScenariosTest)
#include "PlacementScenariosTest.moc"
