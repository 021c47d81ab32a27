#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/script/ScriptEngine.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

/// Strategies that run inside the simulator.
class InsideStrategiesTest : public QObject
{
  Q_OBJECT

private slots:
  void theDemoPlaysByItself()
  {
    SimurosotWorld match("setups/simurosot_demo.rb");
    QVERIFY(match.loaded);
    match.cycles(4000);
    const MatchStatus status = match.machine().status();
    QVERIFY2(status.score[0] + status.score[1] > 0, "no goal in 80 s");
    QVERIFY(match.machine().team(Side::Blue).connected && match.machine().team(Side::Yellow).connected);
  }

  void theSameSeedGivesTheSameMatch()
  {
    std::vector<sst_ball> balls;
    for(int run = 0; run < 2; ++run)
    {
      SimurosotWorld match("setups/simurosot_demo.rb");
      match.cycles(500);
      balls.push_back(match.seen().ball);
    }
    QCOMPARE(balls[0].x, balls[1].x);
    QCOMPARE(balls[0].y, balls[1].y);
  }

  void nobodyElseTakesItsSide()
  {
    SimurosotWorld match("setups/simurosot_demo.rb");
    match.logIn(SimurosotWorld::blue, "blue");
    match.cycle();
    QVERIFY(!match.told.empty() && match.told.front().starts_with("1 (refused 2 "));
  }

  void itTakesThePlaceOfAnotherOne()
  {
    SimurosotWorld match;
    match.connect();
    match.world.scripts().runText("get('/sys/server/gamecontrol/SimurosotMatch').setStrategy('blue', 'attack')", "test");
    match.world.gamePort().leave(SimurosotWorld::blue); // The former one goes later.
    match.cycle();
    QVERIFY(match.machine().team(Side::Blue).connected);
  }

  void theWindowLoadsAndUnloadsOne()
  {
    SimurosotWorld match;
    match.connect();
    match.cycle();
    GameClients& clients = *match.world.gamePort().clients();
    const std::string shipped = SPARKWRIGHT_BIN_DIR "/strategies/attack.so";
    QVERIFY(!clients.leadInside("blue", "/nowhere/mine.so").empty());
    QVERIFY(!clients.leadInside("blue", SPARKWRIGHT_SOURCE_DIR "/README.md").empty());
    QVERIFY(clients.leadInside("green", shipped).empty()); // No such side: nothing happens.
    QCOMPARE(match.world.frame()->game.seats[0].state, GameSeat::State::Client);
    const LocalText problem = clients.leadInside("blue", shipped);
    QVERIFY2(problem.empty(), problem.english().c_str());
    match.world.publish();
    QCOMPARE(match.world.frame()->game.seats[0].state, GameSeat::State::Inside);
    QVERIFY(!match.world.saveState().whyInexact.empty());
    QVERIFY(clients.leadInside("blue", {}).empty());
    match.world.publish();
    QCOMPARE(match.world.frame()->game.seats[0].state, GameSeat::State::Empty);
    QVERIFY(clients.leadInside("yellow", {}).empty()); // A client leads it: it stays.
    match.world.publish();
    QCOMPARE(match.world.frame()->game.seats[1].state, GameSeat::State::Client);
  }

  void noStateIsExactSinceNobodyKnowsWhatItRemembers()
  {
    SimurosotWorld plain, match("setups/simurosot_demo.rb");
    QVERIFY(plain.game().whyInexact().empty());
    QVERIFY(!match.game().whyInexact().empty());
  }

  void whatIsNoStrategyIsRefused_data()
  {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("unknown") << "'blue', 'nowhere'" << "there is no strategy nowhere in the folders of strategies; there are: attack";
    QTest::newRow("a file") << "'blue', '" SPARKWRIGHT_BIN_DIR "/strategies/attack.so'" << "there is no strategy";
    QTest::newRow("another side") << "'green', 'attack'" << "a team is blue or yellow, not green";
  }
  void whatIsNoStrategyIsRefused()
  {
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    SimurosotWorld match;
    // The set-up ends: a match without the strategy is not what was asked for.
    QVERIFY(!match.world.scripts().runText(
        "get('/sys/server/gamecontrol/SimurosotMatch').setStrategy(" + arguments.toStdString() + ")", "test"));
    QVERIFY2(match.logs(message.toStdString()), match.messages.empty() ? "nothing" : match.messages.back().c_str());
    QVERIFY(!match.machine().team(Side::Blue).connected);
  }
};

QTEST_APPLESS_MAIN(InsideStrategiesTest)
#include "InsideStrategiesTest.moc"
