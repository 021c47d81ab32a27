#include "tests/core/simurosot/placement/PlacementSupport.h"

#include <QtTest>

#include <limits>

using namespace placement_tests;

/// What strategies, matches and files may get wrong.
class PlacementInputTest : public QObject
{
  Q_OBJECT

  static constexpr double nan = std::numeric_limits<double>::quiet_NaN();

private slots:
  void missingTargetsAreDefaultsInAllRestarts()
  {
    for(const std::string_view name : profileNames())
      for(int kind = 1; kind < restartCount; ++kind)
        for(const Side side : {Side::Blue, Side::Yellow})
          for(const int end : {1, -1})
          {
            const LeagueProfile profile = *profileOf(name);
            const sref_placing placing = placingOf(static_cast<Restart>(kind), Side::Blue, side, end);
            sref_targets targets{};
            sref_correction corrections[SST_MAX_ROBOTS];
            QCOMPARE(validatePlacement(profile, placing, targets, corrections), profile.field.robots);
            for(int i = 0; i < profile.field.robots; ++i)
              QCOMPARE(corrections[i].why, int(SREF_REPLACED));
            QCOMPARE(RestartTable(profile, placing).wrongIn(targets).c_str(), "");
          }
  }

  void aVerdictWithoutARestartChangesNothing()
  {
    sref_placing placing = placingOf(Restart::None, Side::Blue, Side::Blue);
    sref_targets targets = targetsOf({{1e9, 0, 0}});
    QCOMPARE(validatePlacement(LeagueProfile(), placing, targets, nullptr), 0);
    QCOMPARE(targets.n, 1);
    QCOMPARE(targets.pose[0].x, 1e9);
    QVERIFY(!isLegalPlacement(LeagueProfile(), placing, targets));
  }

  void anglesAreNormalized()
  {
    const LeagueProfile profile = *profileOf("middle-mirosot");
    const sref_placing placing = placingOf(Restart::PlaceKick, Side::Yellow, Side::Blue);
    sref_targets targets = targetsOf({{102, 0, 540}, {80, 30, -180}, {80, -30, 1e7}, {60, 0, -190}, {40, 0, 20}});
    QCOMPARE(validatePlacement(profile, placing, targets, nullptr), 0);
    QCOMPARE(targets.pose[0].angle, 180.);
    QCOMPARE(targets.pose[1].angle, 180.);
    QCOMPARE(targets.pose[2].angle, -80.);
    QCOMPARE(targets.pose[3].angle, 170.);
  }

  void theBallOfAGoalKickThatIsNoNumberGoesToItsDefaultPlace()
  {
    const sref_placing placing = placingOf(Restart::GoalKick, Side::Yellow, Side::Yellow);
    sref_targets targets{};
    targets.ball_wanted = 1;
    targets.ball = {nan, 0};
    validatePlacement(LeagueProfile(), placing, targets, nullptr);
    QCOMPARE(targets.ball.x, -182.);
    QCOMPARE(targets.ball.y, 34.);
  }

  void onlyTheActorOfAGoalKickMovesTheBall()
  {
    sref_targets targets{};
    targets.ball_wanted = 1;
    targets.ball = {20, 20};
    validatePlacement(LeagueProfile(), placingOf(Restart::FreeKick, Side::Blue, Side::Blue), targets, nullptr);
    QCOMPARE(targets.ball.x, -150.);
    QCOMPARE(targets.ball_wanted, 0);

    sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Yellow);
    placing.others_placed = 1;
    placing.ball = {190, 10};
    targets.ball_wanted = 1;
    validatePlacement(LeagueProfile(), placing, targets, nullptr);
    QCOMPARE(targets.ball.x, 190.);
    QCOMPARE(targets.ball.y, 10.);
    QCOMPARE(targets.ball_wanted, 0);
  }

  void opponentsThatAreNoNumbersAreNotInTheWay()
  {
    sref_placing placing = placingOf(Restart::PlaceKick, Side::Blue, Side::Yellow);
    placing.others_placed = 1;
    for(sst_pose& pose : placing.others)
      pose = {nan, nan, nan};
    placing.other_count = 1000;
    placing.ball = {nan, nan};
    sref_targets targets = targetsOf(std::vector<Pose>(11, Pose{-100, 0, 0}));
    validatePlacement(LeagueProfile(), placing, targets, nullptr);
    placing.others_placed = 0;
    QCOMPARE(RestartTable(LeagueProfile(), placing).wrongIn(targets).c_str(), "");
  }

  // A match or a person may have put them there against the rules.
  void aKeeperTurnsIfOpponentsLeaveNoOtherRoom()
  {
    const LeagueProfile profile = *profileOf("middle-mirosot");
    sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Blue);
    placing.others_placed = 1;
    const std::vector<Pose> opponents{{101, -20, 0}, {101, -8.5, 0}, {101, 8.5, 0}, {101, 20, 0}, {-50, 0, 0}};
    placing.other_count = 5;
    for(std::size_t i = 0; i < opponents.size(); ++i)
      placing.others[i] = {opponents[i].x, opponents[i].y, opponents[i].angle};
    sref_targets targets = targetsOf({{102, 0, 45}, {50, 30, 180}, {50, -30, 180}, {30, 0, 180}, {10, 0, 180}});
    sref_correction corrections[SST_MAX_ROBOTS];
    QCOMPARE(validatePlacement(profile, placing, targets, corrections), 1);
    QCOMPARE(corrections[0].why, int(SREF_MOVED_FOR_OVERLAP));
    QCOMPARE(targets.pose[0].angle, 0.);
    QCOMPARE(RestartTable(profile, placing).wrongIn(targets).c_str(), "");
  }

  // Large robots fill all that is nearer than 90 cm.
  void aRobotWithoutRoomNearbyGoesToTheFreePlaceNextToItsGoal()
  {
    LeagueProfile profile;
    profile.field.robotSide = 30;
    sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Yellow);
    placing.others_placed = 1;
    placing.ball = {190, 0};
    for(int i = 0; i < 9; ++i)
      placing.others[i] = {-160. + 60 * (i % 3), -60. + 60. * (i / 3), 0};
    placing.other_count = 9;
    profile.field.robots = 1;
    sref_targets targets = targetsOf({{-100, 0, 0}});
    sref_correction corrections[SST_MAX_ROBOTS];
    QCOMPARE(validatePlacement(profile, placing, targets, corrections), 1);
    QCOMPARE(corrections[0].why, int(SREF_MOVED_FOR_OVERLAP));
    QVERIFY(corrections[0].distance > 90);
    QVERIFY(targets.pose[0].x < -175);
    QVERIFY(isLegalPlacement(profile, placing, targets));
  }

  void withoutAnyRoomEveryRobotHasAPlaceInItsRegionNonetheless()
  {
    const LeagueProfile profile = *profileOf("middle-mirosot");
    sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Blue);
    placing.others_placed = 1;
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      placing.others[i] = {102.5, -22.5 + 4.5 * i, 0};
    placing.other_count = SST_MAX_ROBOTS;
    sref_targets targets = targetsOf({{102, 0, 45}, {50, 30, 180}, {50, -30, 180}, {30, 0, 180}, {10, 0, 180}});
    QVERIFY(validatePlacement(profile, placing, targets, nullptr) > 0);
    QCOMPARE(targets.n, 5);
    QVERIFY(!isLegalPlacement(profile, placing, targets));
    placing.others_placed = 0;
    QVERIFY(isLegalPlacement(profile, placing, targets));
  }

  void incompleteTargetsAreNotLegal()
  {
    const LeagueProfile profile = *profileOf("middle-mirosot");
    const sref_placing placing = placingOf(Restart::GoalKick, Side::Blue, Side::Blue);
    sref_targets targets{};
    validatePlacement(profile, placing, targets, nullptr);
    QVERIFY(isLegalPlacement(profile, placing, targets));
    sref_targets wrong = targets;
    wrong.n = 4;
    QVERIFY(!isLegalPlacement(profile, placing, wrong));
    wrong = targets;
    wrong.pose[2].angle = nan;
    QVERIFY(!isLegalPlacement(profile, placing, wrong));
    wrong = targets;
    wrong.ball = {0, 0};
    QVERIFY(!isLegalPlacement(profile, placing, wrong));
    wrong.ball = {nan, 0};
    QVERIFY(!isLegalPlacement(profile, placing, wrong));
    wrong.ball_wanted = 0;
    QVERIFY(isLegalPlacement(profile, placing, wrong)); // It lies in its default place.
  }

  void aSideOfOneTakesItsKick()
  {
    LeagueProfile profile = *profileOf("middle-mirosot");
    profile.field.robots = 1;
    sref_targets targets = targetsOf({{50, 0, 0}});
    validatePlacement(profile, placingOf(Restart::PenaltyKick, Side::Blue, Side::Blue), targets, nullptr);
    QCOMPARE(targets.pose[0].x, -50.);
    targets.pose[0] = {50, 0, 0};
    validatePlacement(profile, placingOf(Restart::PenaltyKick, Side::Yellow, Side::Blue), targets, nullptr);
    QCOMPARE(targets.pose[0].x, 106.);
  }
};

QTEST_APPLESS_MAIN(PlacementInputTest)
#include "PlacementInputTest.moc"
