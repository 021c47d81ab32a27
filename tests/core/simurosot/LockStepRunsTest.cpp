#include "tests/core/simurosot/MatchDriverSupport.h"
#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/game/GameEvent.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::addToSum;
using sparkwright::test::MatchDriver;
using sparkwright::test::SimurosotWorld;

/// Lock-step matches with the same seed and the same strategies are the same.
class LockStepRunsTest : public QObject
{
  Q_OBJECT

  struct Run
  {
    std::uint64_t sum = 0xcbf29ce484222325u; ///< Of the poses of all bodies in all frames, and of all events.
    std::size_t events = 0;
    std::array<int, sideCount> score{};
  };

  static Run play(const std::string& setUp, int frames, int threads)
  {
    SimurosotWorld match(setUp, {{"Simurosot.NetworkLockStep", "true"}}, {}, threads);
    Run run;
    for(int i = 0; i < frames; ++i)
    {
      MatchDriver::cycle(match.world);
      match.world.context().service<Object>()->visit<RigidBody>(
          [&run](RigidBody& body)
          {
            const Mat4f pose = body.bodyPose();
            run.sum = addToSum(run.sum, {reinterpret_cast<const char*>(pose.data()), sizeof(float) * 16});
          });
    }
    GameState state;
    match.game().describe(state);
    for(const auto& event : *state.events)
      run.sum = addToSum(run.sum, textOf(*event));
    run.events = state.events->size();
    run.score = match.machine().status().score;
    return run;
  }

private slots:
  void S38_twoRunsAreTheSame_data()
  {
    QTest::addColumn<QString>("setUp");
    QTest::addColumn<int>("frames");
    QTest::newRow("large") << "setups/simurosot_large.rb" << 3000;
    QTest::newRow("middle") << "setups/simurosot_middle.rb" << 1500;
  }
  void S38_twoRunsAreTheSame()
  {
    QFETCH(QString, setUp);
    QFETCH(int, frames);
    const Run one = play(setUp.toStdString(), frames, 1), two = play(setUp.toStdString(), frames, 2);
    QVERIFY2(one.events > 5, "hardly anything happens");
    QCOMPARE(one.events, two.events);
    QVERIFY(one.score == two.score);
    QCOMPARE(one.sum, two.sum);
  }
};

QTEST_APPLESS_MAIN(LockStepRunsTest)
#include "LockStepRunsTest.moc"
