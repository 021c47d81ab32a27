#include "core/game/Formation.h"
#include "core/game/simurosot/field/FieldSpec.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;

/// The formations of SimuroSot that come along.
class LeagueFormationsTest : public QObject
{
  Q_OBJECT

  static FormationFile file() { return readFormations(SPARKWRIGHT_SOURCE_DIR "/resources/formations_simurosot.toml"); }

private slots:
  void thereAreThreeForEachSizeAndSide()
  {
    QVERIFY2(file().problems.empty(), file().problems.empty() ? "" : file().problems.front().text().c_str());
    for(const int players : {5, 11})
      for(const char* const kind : {"kick-off", "attack", "press"})
        for(const char* const version : {"left", "right"})
        {
          int found = 0;
          for(const Formation& formation : file().formations)
            if(formation.players == players && formation.kind == kind && formation.version == version)
            {
              ++found;
              QCOMPARE(formation.league, std::string("simurosot"));
              QCOMPARE(formation.places.size(), static_cast<std::size_t>(2 * players));
            }
          QCOMPARE(found, 1);
        }
  }

  void everybodyHasRoomInsideTheWalls()
  {
    for(const Formation& formation : file().formations)
    {
      const FieldSpec spec = formation.players == 5 ? FieldSpec::middle() : FieldSpec::large();
      const Formation::Field field{spec.length / 100, spec.width / 100, spec.circleRadius / 100};
      const Formation::Spot ball = Formation::spotOf(*formation.ball, field);
      std::vector<Square> standing;
      for(const Formation::Place& place : formation.places)
      {
        const Formation::Spot spot = formation.spotOf(place, field);
        const Square robot{{100 * spot.x, 100 * spot.y, place.headingDeg}, spec.robotSide};
        const QByteArray who = QByteArray::fromStdString(formation.kind + ' ' + formation.version + ' ' +
                                                         std::to_string(place.team) + ' ' + std::to_string(place.unum));
        QVERIFY2(FieldAreas(spec).holds(robot), who);
        QVERIFY2(robot.distanceTo({100 * ball.x, 100 * ball.y}) > spec.ballRadius, who);
        for(const Square& other : standing)
          QVERIFY2(!overlap(robot, other), who);
        standing.push_back(robot);
        if(formation.ownHalves)
          QVERIFY2((place.team == 1) == (spot.x < 0), who);
      }
    }
  }
};

QTEST_APPLESS_MAIN(LeagueFormationsTest)
#include "LeagueFormationsTest.moc"
