#include "SoccerSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

/// Clock, halves, kick-off, goals, drop ball and pass mode, through a World with the real scene.
class SoccerRefereeTest : public QObject
{
  Q_OBJECT

  static std::string mode(Match& match)
  {
    return match.world.frame()->game.mode;
  }
  static void put(Match& match, const std::string& team, int unum, const std::string& pose)
  {
    match.command("(agent (unum " + std::to_string(unum) + ")(team " + team + ")(move " + pose + "))");
  }

  /// Lets open play go on until it is interrupted, a second at most.
  static void playUntilWhistle(Match& match)
  {
    int cycles = 0;
    do
      match.cycles(1);
    while(mode(match) == "PlayOn" && ++cycles < 50);
  }

private slots:
  void namesStandInTheOrderOfTheirIndices()
  {
    QCOMPARE(playModeNames().size(), std::size_t(21));
    QCOMPARE(playModeNames()[0], std::string("BeforeKickOff"));
    QCOMPARE(playModeNames()[13], std::string("Goal_Left"));
    QCOMPARE(playModeNames()[20], std::string("pass_right"));
    for(int i = 0; i < 21; ++i)
      QCOMPARE(playModeNamed(playModeNames()[static_cast<std::size_t>(i)]), std::optional(static_cast<PlayMode>(i)));
    QVERIFY(!playModeNamed("playon"));
    QVERIFY(!playModeNamed("unknown"));
  }

  void theClockStandsBeforeKickOffAndAfterTheMatch()
  {
    Match match;
    match.cycles(10);
    QCOMPARE(match.world.frame()->game.time, 0.f);
    match.command("(playMode PlayOn)");
    match.cycles(10);
    VERIFY_NEAR(match.world.frame()->game.time, 0.2f, 1e-5f);
    match.command("(playMode GameOver)");
    match.cycles(10);
    VERIFY_NEAR(match.world.frame()->game.time, 0.2f, 1e-5f);
  }

  // Single precision: 0.02 added up does not give round numbers.
  void theClockAddsUpFloats()
  {
    Match match;
    match.command("(playMode PlayOn)");
    match.cycles(500);
    float expected = 0;
    for(int i = 0; i < 500; ++i)
      expected += 0.02f;
    QCOMPARE(match.world.frame()->game.time, expected);
  }

  void theBallIsHeldAtTheCentreWhileAgentsWait()
  {
    Match match;
    match.command("(ball (pos 3 3 0.042)(vel 1 0 0))");
    match.cycles(5);
    QVERIFY(match.ball().x() > 3); // nobody is there
    match.robot();
    match.command("(ball (pos 3 3 0.042)(vel 1 0 0))");
    match.cycles(2);
    VERIFY_WITHIN(match.ball(), Vec3f(0, 0, 0.0417605f), 1e-5f); // the first fall, over and over
  }

  void playersStayInTheirHalfBeforeKickOff()
  {
    Match match;
    const AgentId left = match.player("Red", 2), right = match.player("Blue", 2);
    put(match, "Left", 2, "5 5 0.4 -90");
    put(match, "Right", 2, "-0.05 -3 0.4 90");
    match.cycles(2);
    VERIFY_WITHIN(match.position(left), Vec3f(-2.5f, 5, 0.4f), 0.01f);
    VERIFY_WITHIN(match.position(right), Vec3f(2.5f, -3, 0.4f), 0.01f);
    // The centres of the lower arms are 0.14 m in front.
    put(match, "Left", 2, "-0.15 5 0.4 -90");
    match.cycles(2);
    VERIFY_WITHIN(match.position(left), Vec3f(-0.15f, 5, 0.4f), 0.02f);
    put(match, "Left", 2, "-0.13 5 0.4 -90");
    match.cycles(2);
    VERIFY_WITHIN(match.position(left), Vec3f(-2.5f, 5, 0.4f), 0.01f);
  }

  void anyFieldPositionIsAnOption()
  {
    Match match({"StartAnyFieldPosition=true"});
    const AgentId left = match.player("Red", 2);
    match.say(left, "(beam 5 5 0)");
    match.cycles(1);
    VERIFY_WITHIN(match.position(left), Vec3f(5, 5, 0.4f), 0.01f);
  }

  void touchingTheBallEndsTheKickOff()
  {
    Match match;
    match.player("Red", 2);
    match.command("(kickOff Left)");
    match.cycles(3);
    QCOMPARE(mode(match), std::string("KickOff_Left"));
    put(match, "Left", 2, "-0.16 0.03 0.384 -90"); // the feet reach 0.105 m forward
    match.command("(ball (pos 0 0 0.042))");
    for(int i = 0; i < 20 && mode(match) == "KickOff_Left"; ++i)
    {
      match.command("(ball (vel -1 0 0))");
      match.cycles(1);
    }
    QCOMPARE(mode(match), std::string("PlayOn"));
  }

  void aKickOffThatNobodyTakesEndsInADropBall()
  {
    Match match;
    match.player("Red", 2);
    match.command("(kickOff Right)");
    match.cycles(748);
    QCOMPARE(mode(match), std::string("KickOff_Right"));
    match.cycles(5);
    QCOMPARE(mode(match), std::string("PlayOn"));
  }

  void aGoalScoresAndTheOtherTeamKicksOff()
  {
    Match match;
    match.player("Red", 2);
    match.command("(playMode PlayOn)(ball (pos 14.5 0.3 0.042)(vel 6 0 0))");
    playUntilWhistle(match);
    QCOMPARE(mode(match), std::string("Goal_Left"));
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{1, 0}));
    match.cycles(148);
    QCOMPARE(mode(match), std::string("Goal_Left"));
    match.cycles(4);
    QCOMPARE(mode(match), std::string("KickOff_Right"));
    match.cycles(1);
    VERIFY_WITHIN(match.ball(), Vec3f(0, 0, 0.042f), 0.01f);
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{1, 0}));
  }

  void theLeftGoalCountsForTheRightTeam()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos -14.5 -0.3 0.042)(vel -6 0 0))");
    playUntilWhistle(match);
    QCOMPARE(mode(match), std::string("Goal_Right"));
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{0, 1}));
  }

  void beyondThePostIsNoGoal()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos 14.5 1.5 0.042)(vel 10 0 0))");
    match.cycles(40);
    QVERIFY(match.ball().x() > 15.1f);
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{0, 0}));
  }

  void goalsCountInOpenPlayOnly()
  {
    Match match;
    match.command("(kickOff Left)(ball (pos 14.5 0 0.042)(vel 6 0 0))");
    float farthest = 0;
    for(int i = 0; i < 30; ++i)
    {
      match.cycles(1);
      farthest = std::max(farthest, match.ball().x());
    }
    QVERIFY(farthest > 15.1f);
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{0, 0}));
  }

  void halvesEndByTheClock()
  {
    Match match;
    match.player("Red", 2);
    match.command("(kickOff None)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("KickOff_Left"));
    match.command("(playMode PlayOn)(time 299.95)");
    match.cycles(1);
    QCOMPARE(match.world.frame()->game.period, 1);
    match.cycles(3);
    QCOMPARE(match.world.frame()->game.period, 2);
    QCOMPARE(mode(match), std::string("BeforeKickOff"));
    const float time = match.world.frame()->game.time;
    match.cycles(5);
    QCOMPARE(match.world.frame()->game.time, time);
    match.command("(kickOff None)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("KickOff_Right"));
    match.command("(time 600)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("GameOver"));
    match.command("(playMode PlayOn)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("GameOver"));
  }

  void aSingleHalfIsAnOption()
  {
    Match match({"SingleHalfTime=true", "RuleHalfTime=2"});
    match.command("(playMode PlayOn)");
    match.cycles(105);
    QCOMPARE(mode(match), std::string("GameOver"));
    QCOMPARE(match.world.frame()->game.period, 1);
  }

  void sidesMayChangeAtHalfTime()
  {
    Match match({"ChangeSidesInSecondHalf=true"});
    const AgentId red = match.player("Red", 2);
    match.player("Blue", 3);
    match.command("(score (left 2)(right 1))(playMode PlayOn)(time 300)");
    match.cycles(2);
    const GameState& state = match.world.frame()->game;
    QCOMPARE(state.team, (std::array<std::string, 2>{"Blue", "Red"}));
    QCOMPARE(state.score, (std::array<int, 2>{1, 2}));
    QCOMPARE(match.state(red).side(), Side::Right);
    QVERIFY(match.position(red).x() > 0);
    QVERIFY(match.percept(red, "GS").find("team") == std::string::npos);
    match.world.removeAgent(red);
    match.cycles(1);
    QCOMPARE(match.state(match.player("Red", 2)).side(), Side::Right);
  }

  void automaticKickOffComesAfterTheWait()
  {
    Match match({"AutomaticKickOff=true", "WaitBeforeKickOff=1"});
    match.cycles(100); // nobody waits yet
    QCOMPARE(mode(match), std::string("BeforeKickOff"));
    match.player("Red", 2);
    match.cycles(40);
    QCOMPARE(mode(match), std::string("BeforeKickOff"));
    match.cycles(20);
    QCOMPARE(mode(match), std::string("KickOff_Left"));
  }

  // monitor-protocol 15, row 23
  void dropBallClearsTheCircle()
  {
    Match match;
    match.player("Red", 2);
    const AgentId right = match.player("Blue", 3);
    put(match, "Right", 3, "4 4 0.384 90");
    match.command("(playMode PlayOn)(ball (pos 5 5 0.042)(vel 0 0 0))");
    match.cycles(2);
    match.command("(dropBall)");
    match.cycles(1);
    VERIFY_WITHIN(match.ball(), Vec3f(5, 5, 0.04f), 0.01f);
    VERIFY_WITHIN(match.position(right), Vec3f(7.5f, 4, 0.384f), 0.02f);
  }

  void dropBallLeavesAreasAndLines()
  {
    Match match;
    for(const auto& [from, to] : {std::pair(Vec3f(14, 1, 0.042f), Vec3f(13.2f, 3, 0.042f)),
                                  std::pair(Vec3f(-14, -0.5f, 0.042f), Vec3f(-13.2f, -3, 0.042f)),
                                  std::pair(Vec3f(3, 10.5f, 0.042f), Vec3f(3, 9.958f, 0.042f))})
    {
      match.command("(playMode KickIn_Left)(ball (pos " + std::to_string(from.x()) + " " + std::to_string(from.y()) +
                    " 0.042)(vel 0 0 0))(dropBall)");
      match.cycles(1);
      VERIFY_WITHIN(match.ball(), to, 0.01f);
      QCOMPARE(mode(match), std::string("PlayOn"));
    }
  }

  // agent-protocol 14, row 35
  void passModeLastsFourSeconds()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    put(match, "Left", 2, "-2.3 0 0.384 -90");
    match.command("(playMode PlayOn)(ball (pos -2 0 0.0403)(vel 0 0 0))");
    match.cycles(200); // both come to rest, and the retry time is over
    match.say(agent, "(pass)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("pass_left"));
    int cycles = 1;
    for(; mode(match) == "pass_left" && cycles < 300; ++cycles)
      match.cycles(1);
    QVERIFY2(std::abs(cycles * 0.02 - 4) <= 0.05, qPrintable(QString::number(cycles)));
    // monitor-protocol 15, row 26
    VERIFY_NEAR(match.world.frame()->game.part<SoccerState>()->passScoreWait[0], 10, 0.03f);
    match.cycles(2);
    VERIFY_NEAR(match.world.frame()->game.part<SoccerState>()->passScoreWait[0], 9.96f, 0.03f);
    QCOMPARE(match.world.frame()->game.part<SoccerState>()->passScoreWait[1], 0.f);

    match.cycles(100);
    match.say(agent, "(pass)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("PlayOn"));
    match.cycles(60);
    match.say(agent, "(pass)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("pass_left"));
  }

  void passModeNeedsBallMateAndRoom()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.player("Blue", 3);
    const auto ask = [&](const char* player, const char* opponent, const char* ball)
    {
      match.command("(playMode PlayOn)(time 100)");
      put(match, "Left", 2, player);
      put(match, "Right", 3, opponent);
      match.command(std::string("(ball ") + ball + ")");
      match.cycles(2);
      match.say(agent, "(pass)");
      match.cycles(1);
      return mode(match);
    };
    const char* const resting = "(pos 2 1 0.0403)(vel 0 0 0)";
    QCOMPARE(ask("1.4 1 0.384 -90", "6 1 0.384 90", resting), std::string("PlayOn"));   // too far
    QCOMPARE(ask("1.6 1 0.384 -90", "2.9 1 0.384 90", resting), std::string("PlayOn")); // an opponent near
    QCOMPARE(ask("1.6 1 0.384 -90", "6 1 0.384 90", "(pos 2 1 0.0403)(vel 1 0 0)"), std::string("PlayOn"));
    QCOMPARE(ask("1.6 1 0.384 -90", "3.1 1 0.384 90", resting), std::string("pass_left"));
  }

  void opponentsKeepAwayInPassMode()
  {
    Match match;
    match.player("Red", 2);
    const AgentId opponent = match.player("Blue", 3);
    put(match, "Left", 2, "-8 0 0.384 -90");
    match.command("(ball (pos 2 1 0.042)(vel 0 0 0))(playMode pass_left)");
    put(match, "Right", 3, "2.8 1 0.384 90");
    match.cycles(2);
    VERIFY_WITHIN(match.position(opponent), Vec3f(3.1f, 1, 0.384f), 0.02f);
  }

  void aTeamMayNotScoreAfterPassMode()
  {
    Match match;
    match.command("(playMode pass_left)");
    match.cycles(1);
    match.command("(playMode PlayOn)(ball (pos 14.5 0 0.042)(vel 6 0 0))");
    playUntilWhistle(match);
    QCOMPARE(mode(match), std::string("goal_kick_right"));
    match.cycles(52); // After the dead time.
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{0, 0}));
    VERIFY_WITHIN(match.ball(), Vec3f(14, 0, 0.042f), 0.01f);
  }

  void environmentListsTheConfiguredValues()
  {
    Match match({"GoalWidth=2.5"});
    const auto& environment = *match.world.frame()->game.environment;
    QCOMPARE(environment.size(), std::size_t(17));
    QCOMPARE(environment.front(), (std::pair<std::string, float>("FieldLength", 30)));
    QCOMPARE(environment[3], (std::pair<std::string, float>("GoalWidth", 2.5f)));
    QCOMPARE(environment.back(), (std::pair<std::string, float>("PassModeDuration", 4)));
  }
};

QTEST_APPLESS_MAIN(SoccerRefereeTest)
#include "SoccerRefereeTest.moc"
