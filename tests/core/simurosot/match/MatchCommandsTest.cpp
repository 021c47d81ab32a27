#include "MatchSupport.h"

#include "core/game/simurosot/match/SimurosotTexts.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using simurosot::test::MatchRig;
using simurosot::test::MatchSituation;

/// What people can ask of a match, and when: SimuroSot specification 3 and 6.
class MatchCommandsTest : public QObject
{
  Q_OBJECT

  using Kind = MatchCommand::Kind;
  using Event = MatchEvent::Kind;

  static LeagueProfile shortMatch()
  {
    LeagueProfile profile;
    profile.match.halfSeconds = 2;
    profile.match.startWhenConnected = false;
    return profile;
  }
  static MatchCommand sensible(Kind kind)
  {
    MatchCommand command;
    command.kind = kind;
    command.restart = Restart::FreeKick;
    command.side = Side::Yellow;
    command.object = SREF_BALL;
    command.pose = {10, -120, 0};
    command.score = {3, 1};
    return command;
  }

private slots:
  void everyCommandInEveryState_data()
  {
    QTest::addColumn<int>("situation");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("next"); // The state after it; −1: it is refused.
    const auto code = [](MatchState state) { return static_cast<int>(state); };
    const int no = -1, normal = code(MatchState::Normal), pause = code(MatchState::Pause),
              resume = code(MatchState::Resume), query = code(MatchState::ReposQuery),
              move = code(MatchState::ReposMove), ready = code(MatchState::Ready), rest = code(MatchState::Break),
              before = code(MatchState::Before), over = code(MatchState::Finished);
    constexpr std::array names{"confirm", "reject", "overrule",    "foul",     "pause", "resume",  "whistle",
                               "start",   "period", "new match",   "place",    "score", "time-out"};
    const std::vector<std::array<int, matchCommandCount>> table{
        // confirm reject overrule foul pause resume whistle start period new place score time-out
        {no, no, no, no, no, no, no, query, no, no, before, before, no},       // before
        {no, no, no, query, pause, no, no, no, no, no, no, normal, pause},     // normal
        {no, no, no, query, no, resume, no, no, no, before, pause, pause, pause}, // paused by a person
        {query, resume, query, no, no, no, no, no, no, before, pause, pause, no}, // paused by a foul
        {no, no, no, no, pause, no, no, no, no, no, no, resume, no},           // resume
        {no, no, no, no, query, no, no, no, no, no, no, query, no},            // query
        {no, no, no, no, move, no, no, no, no, no, no, move, no},              // move
        {no, no, no, query, pause, no, normal, no, no, no, ready, ready, pause}, // ready
        {no, no, no, no, no, no, no, no, query, before, no, rest, no},         // break
        {no, no, no, no, no, no, no, no, no, before, no, over, no},            // finished
    };
    for(std::size_t row = 0; row < table.size(); ++row)
      for(std::size_t kind = 0; kind < matchCommandCount; ++kind)
        QTest::newRow(qPrintable(QString("%1: %2").arg(simurosot::test::situationNames[row], names[kind])))
            << static_cast<int>(row) << static_cast<int>(kind) << table[row][kind];
  }
  void everyCommandInEveryState()
  {
    QFETCH(int, situation);
    QFETCH(int, kind);
    QFETCH(int, next);
    MatchRig rig(shortMatch());
    rig.bring(static_cast<MatchSituation>(situation));
    const std::string before = rig.bytes();
    const MatchState state = rig.state();
    const LocalText why = rig.machine.command(sensible(static_cast<Kind>(kind)));
    QCOMPARE(why.empty(), next >= 0);
    if(next >= 0)
      QCOMPARE(static_cast<int>(rig.state()), next);
    else
    {
      QCOMPARE(rig.state(), state);
      QVERIFY(rig.bytes() == before);
    }
    rig.frames(300); // And the match goes on from there.
  }

  void nobodyCommandsFromAnUnknownConsole()
  {
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::PausedByFoul);
    const std::string before = rig.bytes();
    for(std::size_t kind = 0; kind < matchCommandCount; ++kind)
    {
      MatchCommand command = sensible(static_cast<Kind>(kind));
      command.console = 5;
      QVERIFY(!rig.machine.command(command).empty());
    }
    QVERIFY(rig.bytes() == before);
    rig.machine.enterConsole(5, false);
    QVERIFY(rig.command(Kind::Confirm, 5).empty()); // Alone, it is the majority.
    QCOMPARE(rig.state(), MatchState::ReposQuery);
  }

  void votesGoWithTheirConsoles()
  {
    MatchRig rig(shortMatch());
    for(const int console : {1, 2, 3})
      rig.machine.enterConsole(console, false);
    rig.bring(MatchSituation::PausedByFoul);
    QVERIFY(rig.command(Kind::Reject, 1).empty());
    rig.machine.leaveConsole(2);
    QCOMPARE(rig.state(), MatchState::Pause); // One of two.
    QVERIFY(rig.command(Kind::Confirm, 3).empty());
    QVERIFY(rig.command(Kind::Confirm, 1).empty()); // It may change its mind.
    QCOMPARE(rig.state(), MatchState::ReposQuery);
  }

  void theOneThatStaysDecides()
  {
    MatchRig rig(shortMatch());
    rig.machine.enterConsole(1, false);
    rig.machine.enterConsole(2, false);
    rig.bring(MatchSituation::PausedByFoul);
    QVERIFY(rig.command(Kind::Reject, 1).empty());
    QCOMPARE(rig.state(), MatchState::Pause);
    rig.machine.leaveConsole(2);
    QCOMPARE(rig.state(), MatchState::Resume);
  }

  void pauseDuringRepositionComesWhenAllStand()
  {
    for(const MatchSituation situation : {MatchSituation::ReposQuery, MatchSituation::ReposMove})
    {
      MatchRig rig(shortMatch());
      rig.bring(situation);
      QVERIFY(rig.command(Kind::Pause).empty());
      QVERIFY(!rig.command(Kind::Pause).empty());
      QVERIFY(rig.until(MatchState::Pause, 300) > 0);
      QVERIFY(rig.machine.orders().stop && rig.machine.orders().saveVelocities);
      QVERIFY(rig.machine.status().positDone);
      QCOMPARE(rig.machine.status().placement, Restart::PlaceKick);
      rig.frames(200);
      QCOMPARE(rig.state(), MatchState::Pause);
      QVERIFY(rig.command(Kind::Resume).empty());
      rig.frame();
      QCOMPARE(rig.state(), MatchState::Normal);
    }
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::ReposMove);
    QVERIFY(rig.command(Kind::Pause).empty());
    QVERIFY(rig.command(Kind::Resume).empty()); // It is taken back.
    QVERIFY(rig.until(MatchState::Normal, 300) > 0);
    QCOMPARE(rig.count(Event::Pause), 0);
  }

  void teamsHaveTwoTimeOuts()
  {
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::Normal);
    MatchCommand command;
    command.kind = Kind::TimeOut;
    command.side = Side::Yellow;
    QVERIFY(rig.machine.command(command).empty());
    QCOMPARE(rig.machine.status().pause, std::optional(PauseReason::TimeOut));
    QVERIFY(rig.machine.mayChangeStrategy(Side::Blue));
    QVERIFY(!rig.machine.command(command).empty());
    const double time = rig.machine.status().time;
    rig.frames(1000);
    QCOMPARE(rig.machine.status().timeOutLeft, 100.);
    rig.frames(4999);
    QCOMPARE(rig.state(), MatchState::Pause);
    rig.frames(2);
    QCOMPARE(rig.state(), MatchState::Normal);
    QCOMPARE(rig.machine.status().time, time);

    QVERIFY(rig.machine.command(command).empty());
    rig.machine.setConnected(Side::Yellow, false); // Its strategy is exchanged, and does not come back.
    rig.frames(6000);
    QCOMPARE(rig.machine.status().pause, std::optional(PauseReason::ConnectionLost));
    rig.machine.setConnected(Side::Yellow, true);
    QVERIFY(rig.command(Kind::Resume).empty());
    rig.frame();
    QVERIFY(!rig.machine.command(command).empty());
    QCOMPARE(rig.machine.team(Side::Yellow).timeOutsLeft, 0);
    command.side = Side::Blue;
    QVERIFY(rig.machine.command(command).empty());
    rig.frames(10);
    QVERIFY(rig.command(Kind::Resume).empty());
    QCOMPARE(rig.state(), MatchState::Resume);
  }

  void aStrategyThatIsLostWhileRobotsArePlacedStopsTheMatchThen()
  {
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::ReposQuery);
    rig.machine.setConnected(Side::Blue, false);
    QCOMPARE(rig.state(), MatchState::ReposQuery);
    QVERIFY(rig.until(MatchState::Pause, 300) > 0);
    QCOMPARE(rig.machine.status().pause, std::optional(PauseReason::ConnectionLost));
    rig.machine.setConnected(Side::Blue, true);
    QVERIFY(rig.command(Kind::Resume).empty());
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Normal);
  }

  void aFoulThatIsRejectedWithoutStrategyDoesNotGoOn()
  {
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::PausedByFoul);
    rig.machine.setConnected(Side::Blue, false);
    QVERIFY(rig.command(Kind::Reject).empty());
    QCOMPARE(rig.machine.status().pause, std::optional(PauseReason::ConnectionLost));
  }

  void thingsArePlacedByHand()
  {
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::PausedByPerson);
    MatchCommand command;
    command.kind = Kind::Place;
    command.object = SST_MAX_ROBOTS + 2;
    command.pose = {33, 21, 270};
    QVERIFY(rig.machine.command(command).empty());
    rig.frame();
    QCOMPARE(rig.world.robot[1][2].x, 33.);
    QCOMPARE(rig.world.robot[1][2].angle, -90.);
    QVERIFY(!rig.machine.orders().places.robot(Side::Yellow, 3));
    QVERIFY(!rig.machine.orders().places.ball);
    rig.frame();
    QVERIFY(!rig.machine.orders().places.robot(Side::Yellow, 2));
    QCOMPARE(rig.count(Event::Placed), 1);
  }

  void butNotJustAnywhere_data()
  {
    QTest::addColumn<int>("object");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<QString>("why");
    QTest::newRow("no number") << 0 << std::nan("") << 0. << "finite numbers";
    QTest::newRow("outside") << 0 << 199. << 0. << "outside of the field";
    QTest::newRow("far outside") << 0 << 1e9 << 0. << "outside of the field";
    QTest::newRow("in a corner") << 0 << 196. << 136. << "outside of the field";
    QTest::newRow("on the ball") << 0 << 4. << 4. << "the ball is at this place";
    QTest::newRow("on a robot") << 0 << 90. << -65. << "is at this place";
    QTest::newRow("the ball on a robot") << SREF_BALL + 0 << 90. << -65. << "is at this place";
    QTest::newRow("the ball outside") << SREF_BALL + 0 << 0. << 139. << "outside of the field";
    QTest::newRow("nothing") << -1 << 50. << 50. << "no object";
    QTest::newRow("a wall") << SREF_WALL + 0 << 50. << 50. << "no object";
  }
  void butNotJustAnywhere()
  {
    QFETCH(int, object);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(QString, why);
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::Ready);
    const std::string before = rig.bytes();
    MatchCommand command;
    command.kind = Kind::Place;
    command.object = object;
    command.pose = {x, y, 0};
    const std::string said = rig.machine.command(command).english();
    QVERIFY2(QString::fromStdString(said).contains(why), said.c_str());
    QVERIFY(rig.bytes() == before);
  }

  void nonsenseIsRefused()
  {
    MatchRig rig(shortMatch());
    rig.bring(MatchSituation::Normal);
    const std::string before = rig.bytes();
    for(const Restart restart : {Restart::None, Restart::ShootOut, static_cast<Restart>(77), static_cast<Restart>(-3)})
      QVERIFY(!rig.give(Kind::Foul, restart, Side::Blue).empty());
    MatchCommand command;
    command.kind = Kind::SetScore;
    command.score = {256, 0};
    QVERIFY(!rig.machine.command(command).empty());
    command.score = {0, -1};
    QVERIFY(!rig.machine.command(command).empty());
    QVERIFY(rig.bytes() == before);
  }

  void aKickOfTheShootOutIsRepeatedByAPerson()
  {
    LeagueProfile profile = shortMatch();
    profile.match.overtime = false;
    MatchRig rig(profile);
    rig.bring(MatchSituation::Break);
    rig.until(MatchState::Normal);
    rig.until(MatchState::Break);
    rig.until(MatchState::Normal);
    QCOMPARE(rig.machine.status().period, Period::ShootOut);
    rig.frames(10);
    const Side kicker = actorOf(rig.machine.lastRestart());
    QVERIFY(!rig.give(Kind::Foul, Restart::FreeKick, kicker).empty());
    QVERIFY(!rig.give(Kind::Foul, Restart::ShootOut, other(kicker)).empty());
    QVERIFY(rig.give(Kind::Foul, Restart::ShootOut, kicker).empty());
    QCOMPARE(rig.machine.status().time, 30.);
    rig.until(MatchState::Normal);
    rig.find(simurosot::test::goalFor(kicker));
    rig.frame();
    QVERIFY(rig.command(Kind::Reject).empty());
    QCOMPARE(rig.machine.status().shootOutTaken[static_cast<std::size_t>(indexOf(kicker))], 1);
    QCOMPARE(rig.machine.status().shootOutGoals, (std::array{0, 0}));
    rig.until(MatchState::Normal);
    sref_verdict over = simurosot::test::foul(Restart::None, kicker, SREF_SHOOT_OUT_OVER);
    rig.find(over);
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause);
    QVERIFY(rig.command(Kind::Confirm).empty());
    QCOMPARE(rig.machine.status().shootOutTaken, (std::array{1, 1}));
  }

  void textsHaveKeysOfTheirOwn()
  {
    std::set<std::string> names;
    for(const TextKey& key : simurosotTextTable)
    {
      QVERIFY2(names.insert(key.name).second, key.name);
      const std::string text = key.english;
      for(int place = 1; place <= placesIn(text); ++place)
      {
        const std::string wanted = '%' + std::to_string(place);
        QVERIFY2(text.find(wanted) != std::string::npos && text.find(wanted) == text.rfind(wanted), key.name);
      }
    }
    QCOMPARE(reasonText(SREF_R8_STALEMATE).english(), std::string("stalemate"));
    QCOMPARE(reasonText(-5).english(), reasonText(SREF_NO_RULE).english());
    QCOMPARE(restartText(Restart::ShootOut).english(), std::string("kick of the shoot-out"));
    QCOMPARE(stateText(MatchState::Finished).english(), std::string("the match is over"));
    QCOMPARE(nameOf(MatchState::ReposQuery), std::string_view("REPOS_QUERY"));
  }
};

QTEST_APPLESS_MAIN(MatchCommandsTest)
#include "MatchCommandsTest.moc"
