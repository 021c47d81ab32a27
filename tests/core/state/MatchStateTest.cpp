#include "StateSupport.h"

#include <QtTest>

#include <chrono>

using namespace sparkwright;
using namespace sparkwright::test;

/// Two whole teams with a referee, who fall over one another, are saved and go on as before.
class MatchStateTest : public QObject
{
  Q_OBJECT

private slots:
  void twoTeamsGoOnToTheBit()
  {
    SoccerWorld stage;
    const Actors actors(22);
    actors.cycles(stage.world, 60);
    stage.world.command("(kickOff Left)");
    actors.cycles(stage.world, 50);
    QCOMPARE(stage.world.frame()->agents.size(), std::size_t(22));
    QCOMPARE(stage.world.frame()->game.team[1], std::string("Blue"));
    const WorldState state = stage.world.saveState();
    QCOMPARE(state.whyInexact.english(), std::string());
    qInfo("a state has %zu bytes", state.bytes());
    QVERIFY(state.bytes() < 300'000);

    Restored restored(state);
    QVERIFY2(restored.problem.empty(), restored.problem.english().c_str());
    QCOMPARE(difference(stage.world, restored.world), std::string());
    for(int i = 0; i < 4; ++i)
    {
      actors.cycles(stage.world, 20);
      actors.cycles(restored.world, 20);
      QCOMPARE(difference(stage.world, restored.world), std::string());
    }
    QVERIFY(stage.world.frame()->game.events && !stage.world.frame()->game.events->empty());
  }
};

QTEST_APPLESS_MAIN(MatchStateTest)
#include "MatchStateTest.moc"
