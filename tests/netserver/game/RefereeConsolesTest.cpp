#include "MatchServerSupport.h"

#include "tests/core/simurosot/PlacingSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;

namespace
{

/// A match with consoles, the first of which is chief, and a foul that waits.
struct JudgedMatch : MatchServer
{
  explicit JudgedMatch(int consoles)
  {
    enter("strategy", "(side blue)");
    enter("strategy", "(side yellow)");
    for(int i = 0; i < consoles; ++i)
      console.push_back(&enter("referee"));
    if(!untilState(MatchState::Normal))
      return;
    test::placeAtRest(game(), 0, {105, 15, 90}); // Two of blue in their goal area, the ball before it.
    test::placeAtRest(game(), 1, {105, -15, 90});
    test::placeAtRest(game(), SREF_BALL, {40, 30, 0});
    raised = until([&] { return machine().pending() != nullptr; });
    control->pause(); // Until all have voted: verdicts that are certain would be confirmed by themselves.
  }

  void vote(int number, const std::string& what)
  {
    console[static_cast<std::size_t>(number)]->say("(ref " + what + ")");
    console[static_cast<std::size_t>(number)]->say("(ping 7)");
    const std::size_t pongs = console[static_cast<std::size_t>(number)]->heardOf("(pong").size();
    QVERIFY(until([&] { return console[static_cast<std::size_t>(number)]->heardOf("(pong").size() > pongs; }));
  }

  std::vector<MatchClient*> console;
  bool raised = false;
};

} // namespace

/// Human referees at consoles.
class RefereeConsolesTest : public QObject
{
  Q_OBJECT

private slots:
  void S20_mostConsolesDecide()
  {
    JudgedMatch match(3);
    QVERIFY(match.raised);
    match.vote(1, "confirm");
    QVERIFY(match.machine().pending());
    QVERIFY(match.machine().status().verdict.ballots == (std::array{1, 0}));
    match.vote(2, "reject");
    QVERIFY(match.machine().pending());
    QCOMPARE(match.machine().status().verdict.confirms, 1);
    QCOMPARE(match.machine().status().verdict.rejects, 1);
    match.vote(2, "confirm"); // Thinks again.
    QVERIFY(!match.machine().pending());
    QCOMPARE(match.machine().state(), MatchState::ReposQuery);
    QVERIFY(match.machine().status().placement == Restart::PenaltyKick);
  }

  void S20_theChiefDecidesAtOnce()
  {
    JudgedMatch match(3);
    QVERIFY(match.raised);
    match.vote(1, "confirm");
    QVERIFY(match.machine().pending());
    match.vote(0, "reject");
    QVERIFY(!match.machine().pending());
    QCOMPARE(match.machine().state(), MatchState::Resume);
  }

  void twoConsolesMustAgreeUnlessOneGoes()
  {
    JudgedMatch match(2);
    QVERIFY(match.raised);
    match.vote(1, "reject");
    QVERIFY(match.machine().pending());
    match.console[0]->leave();
    QVERIFY(match.until([&] { return !match.machine().pending(); }));
    QCOMPARE(match.machine().state(), MatchState::Resume);
  }

  void theNextConsoleBecomesChief()
  {
    JudgedMatch match(3);
    QVERIFY(match.raised);
    match.console[0]->leave();
    QVERIFY(match.until([&] { return match.known().present().size() == 4; }));
    match.vote(2, "reject");
    QVERIFY(match.machine().pending());
    match.vote(1, "other 8 yellow");
    QVERIFY(!match.machine().pending());
    QVERIFY(match.machine().status().placement == Restart::FreeKick);
    QVERIFY(match.machine().status().actor == Side::Yellow);
  }

  void consolesLeadTheMatch()
  {
    JudgedMatch match(1);
    QVERIFY(match.raised);
    match.vote(0, "confirm");
    match.control->run();
    QVERIFY(match.untilState(MatchState::Ready));
    match.vote(0, "pause");
    QCOMPARE(match.machine().state(), MatchState::Pause);
    match.vote(0, "place 22 10 50 0");
    QVERIFY(match.until([&] { return std::abs(match.game().seen().ball.y - 50) < 0.01; }));
    match.vote(0, "resume");
    QVERIFY(match.untilState(MatchState::Normal));
    match.logged.clear();
    match.vote(0, "startPeriod");
    match.vote(0, "whistle");
    match.vote(0, "place 99 0 0 0");
    QVERIFY(match.logged.size() >= 2);
  }

  /// What they see tells how the votes stand.
  void displaysSeeTheVotes()
  {
    JudgedMatch match(3);
    QVERIFY(match.raised);
    MatchClient& display = match.enter("display");
    match.vote(1, "confirm");
    match.control->run();
    QVERIFY(match.until([&] { return display.lastOf("(full ").find("(votes 1 0)") != std::string::npos; }));
    QVERIFY(display.lastOf("(full ").find("(foul ") != std::string::npos);
    QVERIFY(display.hasHeard("(event ") || match.console[0]->hasHeard("(event 0 "));
  }
};

QTEST_APPLESS_MAIN(RefereeConsolesTest)
#include "RefereeConsolesTest.moc"
