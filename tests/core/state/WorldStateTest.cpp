#include "StateSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A World is saved, made again from the state, and goes on as the first one.
class WorldStateTest : public QObject
{
  Q_OBJECT

private slots:
  void aRobotAndTheBallGoOnToTheBit()
  {
    SoccerWorld stage;
    const Actors actors(1);
    actors.cycles(stage.world, 60);
    const WorldState state = stage.world.saveState();
    QCOMPARE(state.cycle, 60L);
    Restored restored(state);
    QVERIFY2(restored.problem.empty(), restored.problem.english().c_str());
    QCOMPARE(difference(stage.world, restored.world), std::string());
    for(int i = 0; i < 10; ++i)
    {
      actors.cycles(stage.world, 20);
      actors.cycles(restored.world, 20);
      QCOMPARE(difference(stage.world, restored.world), std::string());
    }
  }

  /// Runs from a state of before there was a limit have none, so that they go on as they did.
  void theLimitOfHeapsIsKept()
  {
    QCOMPARE(SoccerWorld().world.saveState().maxExactContactRows, 750);
    for(const int rows : {0, 1200})
      for(const bool hasStep : {false, true})
      {
        WorldOptions options = soccerOptions();
        options.maxExactContactRows = rows;
        if(hasStep)
          options.step = StepKind::Exact;
        SoccerWorld stage(options);
        LocalText problem;
        const auto state = WorldState::decode(stage.world.saveState().encode(), problem);
        QVERIFY2(state, problem.english().c_str());
        QCOMPARE(state->maxExactContactRows, rows);
        QCOMPARE(state->step.has_value(), hasStep);
        QCOMPARE(optionsFor(*state, {}).maxExactContactRows.value_or(-1), rows);
      }
  }

  void savingChangesNothing()
  {
    SoccerWorld saved, plain;
    const Actors actors(3);
    for(int i = 0; i < 120; ++i)
    {
      actors.cycle(saved.world);
      actors.cycle(plain.world);
      const WorldState first = saved.world.saveState();
      QVERIFY(first.content == saved.world.saveState().content);
    }
    QCOMPARE(difference(saved.world, plain.world), std::string());
  }
};

QTEST_APPLESS_MAIN(WorldStateTest)
#include "WorldStateTest.moc"
