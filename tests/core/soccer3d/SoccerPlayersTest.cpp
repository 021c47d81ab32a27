#include "SoccerSupport.h"

#include "core/robot/agent/Agent.h"
#include "core/scene/Visual.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <set>

using namespace sparkwright;

/// Init, beam, say and the percepts GS and hear, through a World with the real scene.
class SoccerPlayersTest : public QObject
{
  Q_OBJECT

private slots:
  // agent-protocol 14, row 2
  void gameStateBeforeInit()
  {
    Match match;
    const AgentId agent = match.robot();
    match.cycles(2);
    QCOMPARE(match.percept(agent, "GS"), std::string("(GS (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))"));
  }

  // rows 4 and 5
  void initTellsNumberAndTeamOnce()
  {
    Match match;
    const AgentId agent = match.robot();
    match.cycles(2);
    match.say(agent, "(init (unum 0)(teamname Red))");
    match.cycles(1);
    QCOMPARE(match.percept(agent, "GS"),
             std::string("(GS (unum 1) (team left) (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))"));
    VERIFY_WITHIN(match.position(agent), Vec3f(-14.2f, 9.2f, 0.4f), 0.01f);
    VERIFY_NEAR(match.facing(agent), 0, 0.1f);
    match.cycles(1);
    QCOMPARE(match.percept(agent, "GS"), std::string("(GS (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))"));
    QCOMPARE(match.world.frame()->game.team[0], std::string("Red"));
  }

  // rows 5 and 6
  void placesFollowEachOtherAndTheSecondTeamPlaysRight()
  {
    Match match;
    match.player("Red", 0);
    const AgentId second = match.player("Red", 0), third = match.player("Red", 0), other = match.player("Blue", 0);
    VERIFY_WITHIN(match.position(second), Vec3f(-14.2f, 8.0f, 0.39f), 0.05f);
    VERIFY_WITHIN(match.position(third), Vec3f(-14.2f, 6.8f, 0.39f), 0.05f);
    QCOMPARE(match.percept(other, "GS"),
             std::string("(GS (unum 1) (team right) (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))"));
    VERIFY_WITHIN(match.position(other), Vec3f(14.2f, 9.2f, 0.4f), 0.01f);
    VERIFY_NEAR(std::abs(match.facing(other)), 180, 0.1f);
  }

  // row 7; the robot stays where it is
  void aRefusedInitMayBeRepeated()
  {
    Match match;
    match.player("Red", 5);
    const AgentId agent = match.robot();
    match.cycles(40);
    const Vec3f before = match.position(agent);
    for(const char* const request :
        {"(init (unum 5)(teamname Red))", "(init (unum 12)(teamname Red))", "(init (unum -1)(teamname Red))",
         "(init (unum 6))", "(init (unum 6)(teamname))", "(init)", "(init (unum nan)(teamname ))"})
    {
      match.say(agent, request);
      match.cycles(1);
      QVERIFY2(match.percept(agent, "GS").find("unum") == std::string::npos, request);
    }
    VERIFY_WITHIN(match.position(agent), before, 0.05f);
    QVERIFY(match.warnings.find("init refused") != std::string::npos);
    match.say(agent, "(init (teamname Red)(unum 6))");
    match.cycles(1);
    QVERIFY(match.percept(agent, "GS").starts_with("(GS (unum 6) (team left)"));
  }

  void aSecondInitIsIgnored()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.cycles(30);
    const Vec3f before = match.position(agent);
    match.say(agent, "(init (unum 3)(teamname Red))");
    match.cycles(1);
    QCOMPARE(match.state(agent).unum(), 2);
    VERIFY_WITHIN(match.position(agent), before, 0.01f);
  }

  void leavingFreesTheNumber()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.world.removeAgent(agent);
    match.cycles(1);
    const AgentId again = match.player("Red", 2);
    QCOMPARE(match.state(again).unum(), 2);
  }

  void initPaintsTheRobot()
  {
    Match match;
    const AgentId agent = match.player("Blue", 3);
    std::set<std::string> materials;
    match.state(agent).robot().root()->visit<StaticMesh>(
        [&](const StaticMesh& mesh) { materials.insert(mesh.materials().begin(), mesh.materials().end()); });
    QVERIFY(materials.contains("matLeft"));
    QVERIFY(materials.contains("matNum3"));
    QVERIFY(!materials.contains("matTeam"));
    QVERIFY(!materials.contains("matNum"));
  }

  // rows 31, 32, 34
  void beamPlacesInTheOwnHalf()
  {
    Match match;
    const AgentId left = match.player("Red", 1), right = match.player("Blue", 1);
    const auto beam = [&](AgentId agent, const char* message)
    {
      match.say(agent, message);
      match.cycles(1);
    };
    beam(left, "(beam -5 2 0)");
    VERIFY_WITHIN(match.position(left), Vec3f(-5, 2, 0.4f), 0.01f);
    VERIFY_NEAR(match.facing(left), 0, 0.1f);
    beam(right, "(beam -5 2 0)");
    VERIFY_WITHIN(match.position(right), Vec3f(5, -2, 0.4f), 0.01f);
    VERIFY_NEAR(std::abs(match.facing(right)), 180, 0.1f);
    beam(right, "(beam -5 2 90)");
    VERIFY_NEAR(match.facing(right), -90, 0.1f);
    beam(left, "(beam 3 4 0)");
    match.cycles(1); // moved by the referee, which shows a step later
    VERIFY_WITHIN(match.position(left), Vec3f(-2.5f, 4, 0.4f), 0.01f);
    beam(left, "(beam -16 4 0)");
    VERIFY_WITHIN(match.position(left), Vec3f(-15, 4, 0.4f), 0.01f);
    beam(left, "(beam -4 3 0)(beam -5 5 0)");
    VERIFY_WITHIN(match.position(left), Vec3f(-5, 5, 0.4f), 0.01f);
    for(const char* const ignored : {"(beam nan 2 0)", "(beam inf 2 0)", "(beam -5 nan 0)", "(beam -5 2 nan)",
                                     "(beam -5 2 inf)", "(beam -5 2)", "(beam)"})
    {
      beam(left, ignored);
      VERIFY_WITHIN(match.position(left), Vec3f(-5, 5, 0.4f), 0.1f);
    }
    beam(left, "(beam abc 2 0)");
    match.cycles(1);
    VERIFY_WITHIN(match.position(left), Vec3f(-2.5f, 2, 0.4f), 0.01f);
  }

  // row 33
  void beamWorksInThreePlayModes()
  {
    Match match;
    const AgentId agent = match.player("Red", 1);
    for(const std::string& mode : playModeNames())
    {
      match.command("(time 0)(playMode BeforeKickOff)");
      match.say(agent, "(beam -8 -3 0)");
      match.cycles(2);
      match.command("(playMode " + mode + ")");
      match.say(agent, "(beam -5 5 0)");
      match.cycles(1);
      const bool moved = (match.position(agent) - Vec3f(-5, 5, 0.4f)).norm() <= 0.1f;
      QVERIFY2(moved == (mode == "BeforeKickOff" || mode == "Goal_Left" || mode == "Goal_Right"), mode.c_str());
    }
  }

  // row 30
  void beamNoiseIsUniformWithinItsLimits()
  {
    Match match({"BeamNoiseXY=0.05", "BeamNoiseAngle=10"});
    const AgentId agent = match.player("Red", 1);
    const int count = 150;
    double squares[3] = {};
    for(int i = 0; i < count; ++i)
    {
      match.say(agent, "(beam -5 2 0)");
      match.cycles(1);
      const Vec3f p = match.position(agent);
      const double errors[3] = {p.x() + 5.0, p.y() - 2.0, match.facing(agent)};
      const double limits[3] = {0.0501, 0.0501, 10.01};
      for(int k = 0; k < 3; ++k)
      {
        VERIFY_WITHIN(errors[k], 0, limits[k]);
        squares[k] += errors[k] * errors[k];
      }
    }
    const double sigmas[3] = {0.0289, 0.0289, 5.77};
    for(int k = 0; k < 3; ++k)
      VERIFY_NEAR(std::sqrt(squares[k] / count) / sigmas[k], 1, 0.2);
  }

  void beamKeepsTheJointsAndStandsTheTorsoUpright()
  {
    Match match;
    const AgentId agent = match.player("Red", 1);
    match.say(agent, "(he1 1)(rae1 -2)");
    match.cycles(20);
    match.say(agent, "(he1 0)(rae1 0)");
    match.cycles(2);
    const std::string before = match.percept(agent, "HJ");
    match.say(agent, "(beam -7 0 30)");
    match.cycles(1);
    const Mat4f& torso = match.state(agent).worldPose();
    QVERIFY(torso(2, 2) > 0.999f);
    VERIFY_NEAR(match.facing(agent), 30, 0.2f);
    const auto angle = [](const std::string& percept) { return std::stod(percept.substr(percept.find("(ax ") + 4)); };
    QVERIFY(angle(before) > 20);
    VERIFY_NEAR(angle(match.percept(agent, "HJ")), angle(before), 0.5);
  }

  // rows 26 and 27
  void directionsAreThoseOfTheListenersField()
  {
    Match match;
    const AgentId red1 = match.player("Red", 1), red2 = match.player("Red", 2), red4 = match.player("Red", 4),
                  blue1 = match.player("Blue", 1);
    match.command("(playMode PlayOn)(agent (unum 1)(team Left)(pos 0 0 0.4))(agent (unum 2)(team Left)(pos -3 0 0.4))"
                  "(agent (unum 4)(team Left)(pos -3 4 0.4))(agent (unum 1)(team Right)(pos 0 -5 0.4))");
    match.say(red1, "(say hi)");
    match.cycles(1);
    QCOMPARE(match.percept(red1, "hear"), std::string("(hear Red 0.02 self hi)"));
    QCOMPARE(match.percept(red2, "hear"), std::string("(hear Red 0.02 0.00 hi)"));
    QCOMPARE(match.percept(red4, "hear"), std::string("(hear Red 0.02 -53.13 hi)"));
    QCOMPARE(match.percept(blue1, "hear"), std::string("(hear Red 0.02 -90.00 hi)"));
    match.cycles(1);
    QCOMPARE(match.percept(red1, "hear"), std::string());

    match.say(blue1, "(say yo)");
    match.cycles(1);
    const auto direction = [&](AgentId agent)
    {
      const std::string heard = match.percept(agent, "hear");
      return heard.starts_with("(hear Blue 0.06 ") ? std::stod(heard.substr(16)) : 999;
    };
    VERIFY_NEAR(direction(red1), -90, 0.3);
    VERIFY_NEAR(direction(red2), -59.04, 0.3);
    VERIFY_NEAR(direction(red4), -71.57, 0.3);
    QCOMPARE(match.percept(blue1, "hear"), std::string("(hear Blue 0.06 self yo)"));
  }

  // row 28
  void othersGetThroughEverySecondCycle()
  {
    Match match;
    const AgentId red1 = match.player("Red", 1), red2 = match.player("Red", 2), blue1 = match.player("Blue", 1);
    std::array<int, 3> self{}, mate{}, opponent{};
    const std::array<AgentId, 3> all = {red1, red2, blue1};
    for(int i = 0; i < 10; ++i)
    {
      for(const AgentId agent : all)
        match.say(agent, "(say " + std::to_string(agent) + "x" + std::to_string(i) + ")");
      match.cycles(1);
      for(std::size_t k = 0; k < 3; ++k)
        for(const std::string& heard : match.percepts(all[k], "hear"))
        {
          const std::string team = k == 2 ? "Blue" : "Red";
          if(heard.find(" self ") != std::string::npos)
            ++self[k];
          else
            ++(heard.starts_with("(hear " + team) ? mate : opponent)[k];
        }
    }
    QCOMPARE(self, (std::array<int, 3>{10, 10, 10}));
    QCOMPARE(mate, (std::array<int, 3>{5, 5, 0}));
    QCOMPARE(opponent, (std::array<int, 3>{5, 5, 5}));
  }

  // row 29
  void reachAndLengthOfTextsAreLimited()
  {
    Match match;
    const AgentId speaker = match.player("Red", 1), listener = match.player("Red", 2);
    match.command("(playMode PlayOn)(agent (unum 1)(team Left)(pos 0 0 0.4))");
    for(const auto& [x, text, heard] : {std::tuple(49, "12345678901234567890", true), std::tuple(51, "hi", false),
                                        std::tuple(49, "hi", true), std::tuple(49, "123456789012345678901", false)})
    {
      match.command("(agent (unum 2)(team Left)(pos " + std::to_string(x) + " 0 0.4))");
      match.say(speaker, "(say " + std::string(text) + ")");
      match.cycles(1);
      QCOMPARE(!match.percept(listener, "hear").empty(), heard);
      match.cycles(2);
    }
  }

  void withoutLabelsTheTeamIsLeftOut()
  {
    Match match({"LabelMessages=false", "ReportScore=false"});
    const AgentId agent = match.player("Red", 1);
    match.say(agent, "(say a)");
    match.cycles(1);
    QCOMPARE(match.percept(agent, "hear"), std::string("(hear 0.00 self a)"));
    QCOMPARE(match.percept(agent, "GS"), std::string("(GS (t 0.00) (pm BeforeKickOff))"));
  }

  void robotsWithoutATeamAreNotHeard()
  {
    Match match;
    const AgentId mute = match.robot(), listener = match.player("Red", 1);
    match.say(mute, "(say hi)");
    match.cycles(1);
    QCOMPARE(match.percept(listener, "hear"), std::string());
    QCOMPARE(match.percept(mute, "hear"), std::string());
  }
};

QTEST_APPLESS_MAIN(SoccerPlayersTest)
#include "SoccerPlayersTest.moc"
