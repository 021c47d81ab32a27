#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

namespace
{

/// A match in play; blue's first robot drives.
struct LateMatch : SimurosotWorld
{
  LateMatch()
  {
    ready = loaded && prepare();
    clearField(0);
    put(0, 0, 0, 0);
    ready = ready && whistle();
    drive(0, 0, 30, 30);
    cycles(5);
  }
  double left() { return robot(Side::Blue, 0).left(); }
  long late() { return dynamic_cast<const MatchClients&>(*game().clients()).desk(Side::Blue).late(); }

  bool ready = false;
};

} // namespace

/// Strategies that answer late, stop answering, or go away.
class LateStrategiesTest : public QObject
{
  Q_OBJECT

  static long warnings(const SimurosotWorld& match)
  {
    return std::ranges::count_if(match.messages, [](const std::string& one)
                                 { return one.find("has not answered") != std::string::npos; });
  }

private slots:
  void S31_aLateAnswerChangesNothingButTheCount()
  {
    LateMatch match;
    QVERIFY(match.ready);
    const long before = match.late();
    match.answers[0] = false;
    match.cycle(); // 30 ms: one frame begins without an answer …
    match.answers[0] = true;
    QCOMPARE(match.left(), 30.0);
    QCOMPARE(match.late(), before + 1);
    match.drive(0, 0, 20, 20);
    match.cycles(3); // … and then it answers.
    QCOMPARE(match.left(), 20.0);
    QCOMPARE(match.late(), before + 1);
    QCOMPARE(match.machine().state(), MatchState::Normal);
  }

  void S31_wheelsStopAfterTenMissingFrames()
  {
    LateMatch match;
    QVERIFY(match.ready);
    match.answers[0] = false;
    match.cycles(10);
    QCOMPARE(match.left(), 30.0);
    QVERIFY(!match.logs("has not answered"));
    match.cycles(2);
    QCOMPARE(match.left(), 0.0);
    QVERIFY(match.logs("the strategy of blue has not answered for 10 frames"));
    QCOMPARE(match.machine().state(), MatchState::Normal);
    match.cycles(30);
    QCOMPARE(warnings(match), 1L);

    match.answers[0] = true; // It is back, and later gone again.
    match.cycles(2);
    QCOMPARE(match.left(), 30.0);
    match.answers[0] = false;
    match.cycles(12);
    QCOMPARE(match.left(), 0.0);
    QCOMPARE(warnings(match), 2L);
  }

  /// An answer to an old frame, or to one that has not been, is used, but counts as late.
  void S31_answersToOtherFramesAreLate_data()
  {
    QTest::addColumn<int>("difference");
    QTest::newRow("to the last one but one") << -1;
    QTest::newRow("to one in the future") << 1000;
  }
  void S31_answersToOtherFramesAreLate()
  {
    QFETCH(int, difference);
    LateMatch match;
    QVERIFY(match.ready);
    match.answers[0] = false;
    const long before = match.late();
    match.say(SimurosotWorld::blue, "(wheels " + std::to_string(match.world.cycles() + difference) + " (7 8))");
    match.cycle();
    QCOMPARE(match.left(), 7.0);
    QCOMPARE(match.late(), before + 1);
  }

  void S32_aMatchWaitsForAStrategyThatIsGone()
  {
    LateMatch match;
    QVERIFY(match.ready);
    match.world.command("(score (left 2)(right 1))");
    match.cycle();
    const MatchStatus before = match.machine().status();
    match.answers = {false, true};
    match.world.gamePort().leave(SimurosotWorld::blue);
    QCOMPARE(match.machine().state(), MatchState::Pause);
    match.cycle();
    const MatchStatus paused = match.machine().status();
    QVERIFY(paused.pause == PauseReason::ConnectionLost);
    QVERIFY(match.logs("blue"));
    QCOMPARE(paused.time, before.time);
    match.world.command("(resume)"); // Too early.
    match.cycles(3);
    QCOMPARE(match.machine().state(), MatchState::Pause);

    match.logIn(7, "blue");
    match.cycles(3);
    QCOMPARE(match.machine().state(), MatchState::Pause);
    match.world.command("(resume)");
    match.cycle();
    QCOMPARE(match.machine().state(), MatchState::Normal);
    QVERIFY(match.machine().status().score == before.score);
    QCOMPARE(match.machine().status().time, before.time);
    match.say(7, "(wheels " + std::to_string(match.world.cycles()) + " (11 12))");
    match.cycle();
    QCOMPARE(match.left(), 11.0);
  }

  void S32_theOtherOneIsToldOfBoth()
  {
    LateMatch match;
    QVERIFY(match.ready);
    match.told.clear();
    match.answers[0] = false;
    match.world.gamePort().leave(SimurosotWorld::blue);
    match.cycle();
    match.logIn(7, "blue");
    match.cycle();
    const auto events = std::ranges::count_if(match.told, [](const std::string& one)
                                              { return one.starts_with("2 (event 9 "); });
    QCOMPARE(events, 2);
  }
};

QTEST_APPLESS_MAIN(LateStrategiesTest)
#include "LateStrategiesTest.moc"
