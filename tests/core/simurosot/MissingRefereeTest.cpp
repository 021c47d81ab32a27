#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/script/ScriptEngine.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

/// A match whose referee is missing goes on without.
class MissingRefereeTest : public QObject
{
  Q_OBJECT

  static bool use(SimurosotWorld& match, const std::string& library)
  {
    const std::string script = "get('/sys/server/gamecontrol/SimurosotMatch').setReferee('" + library + "')";
    return match.world.scripts().runText(script, "test");
  }
  /// Two of blue in their goal area, the ball before it.
  static void commitFoul(SimurosotWorld& match)
  {
    match.put(0, 190, 20, 90);
    match.put(1, 190, -20, 90);
    match.put(SREF_BALL, 60, 70);
    match.cycles(20);
  }

private slots:
  void S40_theMatchGoesOnAndPeopleJudge_data()
  {
    QTest::addColumn<QString>("library");
    QTest::newRow("missing") << "nowhere";
    QTest::newRow("another version") << "newcomer";
    QTest::newRow("without a function") << "halfway";
    // It is one, but scripts name libraries and do not load files.
    QTest::newRow("a file") << SPARKWRIGHT_BIN_DIR "/../tests/referees/whistler.so";
    QTest::newRow("a way out of the folder") << "../referees/whistler";
  }
  void S40_theMatchGoesOnAndPeopleJudge()
  {
    QFETCH(QString, library);
    SimurosotWorld match;
    QVERIFY(match.loaded);
    use(match, library.toStdString());
    QVERIFY2(match.logs("without automatic referee"),
             match.messages.empty() ? "nothing" : match.messages.back().c_str());
    if(library == "nowhere")
      QVERIFY2(match.logs("there is no referee library nowhere; there are: ") && match.logs("whistler"),
               match.messages.back().c_str());
    QVERIFY(match.prepare() && match.whistle());
    commitFoul(match);
    QCOMPARE(match.machine().state(), MatchState::Normal); // Nobody has noticed.

    match.world.command("(playMode penalty_left)");
    QCOMPARE(match.machine().state(), MatchState::ReposQuery);
    QVERIFY(match.reach(MatchState::Ready));
    QVERIFY(match.machine().status().placement == Restart::PenaltyKick);
    QVERIFY(std::abs(match.seen().ball.x - 150) < 0.1);
    QVERIFY(match.whistle());
  }

  void anotherRefereeMayComeInTheMiddle()
  {
    SimurosotWorld match;
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    use(match, "whistler");
    match.cycles(15);
    QVERIFY2(match.logs("frame 10"), match.messages.empty() ? "nothing" : match.messages.back().c_str());
    use(match, "");
    QVERIFY(match.reach(MatchState::Ready) && match.whistle());
    commitFoul(match);
    QVERIFY(match.logs("goal area"));
  }
};

QTEST_APPLESS_MAIN(MissingRefereeTest)
#include "MissingRefereeTest.moc"
