#include "tests/core/simurosot/placement/PlacementSupport.h"

#include <QtTest>

using namespace placement_tests;

class DefaultFormationTest : public QObject
{
  Q_OBJECT

  static bool holds(const Formation& formation, const Pose& pose)
  {
    return std::ranges::find(formation, pose) != formation.end();
  }

private slots:
  // Specification 7, end.
  void theMiddleLeagueHasFourBeforeItsKeeper()
  {
    const Formation formation = defaultFormation(FieldSpec::middle());
    QCOMPARE(formation[0], (Pose{102.5, 0, 180}));
    for(const double y : {-48., 48.})
      for(const double x : {30., 80.})
        QVERIFY(holds(formation, {x, y, 180}));
  }

  void theLargeLeagueHasTenBeforeItsKeeper()
  {
    const Formation formation = defaultFormation(FieldSpec::large());
    QCOMPARE(formation[0], (Pose{192.5, 0, 180}));
    for(const double sign : {-1., 1.})
      for(const Point& place : {Point{150, 40}, {150, 100}, {85, 35}, {85, 95}, {25, 90}})
        QVERIFY(holds(formation, {place.x, sign * place.y, 180}));
  }

  void anyNumberOfRobotsStandsLegally_data()
  {
    QTest::addColumn<bool>("large");
    QTest::newRow("Middle") << false;
    QTest::newRow("Large") << true;
  }
  void anyNumberOfRobotsStandsLegally()
  {
    QFETCH(bool, large);
    LeagueProfile profile = *profileOf(large ? "large-simurosot" : "middle-mirosot");
    for(int robots = -1; robots <= 12; ++robots)
    {
      profile.field.robots = robots;
      QCOMPARE(robotsOf(profile.field), std::clamp(robots, 1, 11));
      // The defending side of a place kick has no other duties.
      sref_targets targets{};
      const sref_placing placing = placingOf(Restart::PlaceKick, Side::Yellow, Side::Blue);
      sref_correction corrections[SST_MAX_ROBOTS];
      QCOMPARE(validatePlacement(profile, placing, targets, corrections), robotsOf(profile.field));
      const Formation formation = defaultFormation(profile.field);
      for(int i = 0; i < targets.n; ++i)
        QCOMPARE(poseAt(targets, i), formation[std::size_t(i)]);
    }
  }

  void placesFollowTheSizeOfTheField()
  {
    FieldSpec field = FieldSpec::middle();
    field.length *= 2;
    field.width *= 1.5;
    const Formation formation = defaultFormation(field);
    QCOMPARE(formation[0], (Pose{212.5, 0, 180}));
    QCOMPARE(formation[1], (Pose{160, 72, 180}));
  }
};

QTEST_APPLESS_MAIN(DefaultFormationTest)
#include "DefaultFormationTest.moc"
