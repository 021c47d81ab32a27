#include "StateSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A match of the sample team inside the simulator is saved with all that its players know, and goes on to the bit.
class SampleTeamStateTest : public QObject
{
  Q_OBJECT

private slots:
  void theDemoGoesOnToTheBit()
  {
    WorldOptions options = soccerOptions();
    options.pluginDirectories = {SPARKWRIGHT_BIN_DIR "/plugins"};
    options.overrides = {{"Demo.Players", "2"}};
    World first(options);
    QVERIFY(first.load("setups/demo.rb"));
    for(int i = 0; i < 320; ++i) // Beyond the kick-off.
      first.cycle();
    QCOMPARE(first.frame()->game.mode, std::string("PlayOn"));
    const WorldState state = first.saveState();
    QCOMPARE(state.whyInexact.english(), std::string());
    Restored restored(state, options);
    QVERIFY2(restored.problem.empty(), restored.problem.english().c_str());
    for(int i = 0; i < 40; ++i)
    {
      QCOMPARE(difference(first, restored.world), std::string());
      for(int k = 0; k < 5; ++k)
      {
        first.cycle();
        restored.world.cycle();
      }
    }
  }
};

QTEST_APPLESS_MAIN(SampleTeamStateTest)
#include "SampleTeamStateTest.moc"
