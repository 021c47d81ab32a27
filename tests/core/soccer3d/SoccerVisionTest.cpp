#include "SoccerSupport.h"

#include "core/game/soccer3d/senses/Vision.h"
#include "core/robot/agent/Agent.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

using Names = std::vector<std::string>;

bool near(const Match::Polar& seen, const Match::Polar& expected, double distance, double angle)
{
  return std::abs(seen.d - expected.d) <= distance && std::abs(seen.h - expected.h) <= angle &&
         std::abs(seen.v - expected.v) <= angle;
}

} // namespace

/// Vision through a World with the real scene; the rows are those of agent-protocol 14.
class SoccerVisionTest : public QObject
{
  Q_OBJECT

  /// A free match with robots that stand where they are put.
  static void compare(const std::map<std::string, Match::Polar>& seen,
                      const std::map<std::string, Match::Polar>& expected, double distance, double angle)
  {
    for(const auto& [name, polar] : expected)
    {
      QVERIFY2(seen.contains(name), name.c_str());
      const Match::Polar& s = seen.at(name);
      QVERIFY2(near(s, polar, distance, angle),
               qPrintable(QString("%1: %2 %3 %4").arg(name.c_str()).arg(s.d).arg(s.h).arg(s.v)));
    }
    QCOMPARE(seen.size(), expected.size());
  }

private slots:
  // row 1
  void seesInEveryThirdMessage()
  {
    Match match;
    const AgentId agent = match.world.addAgent();
    match.world.deliver(agent, "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    std::vector<bool> seen;
    while(seen.size() < 10)
    {
      match.cycles(1);
      if(!match.world.percepts(agent).empty())
        seen.push_back(!match.percept(agent, "See").empty());
    }
    QCOMPARE(seen, (std::vector<bool>{true, false, false, true, false, false, true, false, false, true}));
  }

  // row 3
  void whereItIsMade()
  {
    Match match;
    const AgentId agent = match.robot();
    match.sharpenVision(agent);
    match.cycles(1);
    compare(match.see(agent).objects,
            {{"F1L", {18.67, 53.7, -5.1}}, {"F1R", {18.67, -53.7, -5.1}}, {"B", {1.89, 0.1, -57.9}}}, 0.02, 0.3);
    QVERIFY(match.see(agent).players.empty());
  }

  // rows 17, 18 and 19
  void fieldBallAndPlayersFromTheLeft()
  {
    Match match;
    const AgentId agent = match.player("Red", 2), other = match.player("Blue", 5);
    match.command("(playMode PlayOn)(agent (unum 2)(team Left)(move -5 2 0.384 -90))(ball (pos -4 3 0.04)(vel 0 0 0))"
                  "(agent (unum 5)(team Right)(move -3 2 0.384 90))");
    match.sharpenVision(agent);
    match.cycles(1);
    const Match::Seen seen = match.see(agent);
    compare(seen.objects,
            {{"G2R", {20.23, -8.67, 0.74}},
             {"G1R", {20.02, -2.72, 0.75}},
             {"F1R", {21.55, 21.80, -1.43}},
             {"F2R", {23.33, -30.96, -1.33}},
             {"B", {1.50, 45.00, -19.42}}},
            0.02, 0.15);
    QCOMPARE(Names(seen.order.begin(), seen.order.begin() + 5), (Names{"G2R", "G1R", "F1R", "F2R", "B"}));
    QVERIFY(match.state(other).inTeam());
    compare(seen.players.at("Blue 5"),
            {{"head", {2.00, 0.0, 0.0}},
             {"rlowerarm", {1.86, 3.0, -2.2}},
             {"llowerarm", {1.86, -3.0, -2.2}},
             {"rfoot", {2.05, 1.6, -15.0}},
             {"lfoot", {2.05, -1.6, -15.0}}},
            0.02, 0.2);
    compare(seen.players.at("Red 2"), {{"rlowerarm", {0.185, -35.0, -22.6}}, {"llowerarm", {0.185, 35.0, -22.6}}},
            0.006, 0.3);
  }

  // row 21
  void theSameNamesFromTheRight()
  {
    Match match;
    match.player("Red", 2);
    const AgentId agent = match.player("Blue", 5);
    match.command(
        "(playMode PlayOn)(agent (unum 5)(team Right)(move 10 -4 0.384 90))(ball (pos 6 -2 0.04)(vel 0 0 0))");
    match.sharpenVision(agent);
    match.cycles(1);
    compare(match.see(agent).objects,
            {{"G1L", {25.50, -11.4, 0.6}},
             {"G2L", {25.18, -6.7, 0.6}},
             {"F1L", {28.65, -29.2, -1.1}},
             {"F2L", {25.71, 13.5, -1.2}},
             {"B", {4.50, -26.6, -6.4}}},
            0.02, 0.15);
  }

  // row 20
  void theCameraTurnsWithTheHead()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command(
        "(playMode PlayOn)(agent (unum 2)(team Left)(move -8 -6 0.384 -90))(ball (pos -4 -2 0.042)(vel 0 0 0))");
    match.cycles(20);
    // 0.75 rad = 42.97 deg, -0.4 rad = -22.92 deg
    match.say(agent, "(he1 0.75)(he2 -0.4)");
    match.cycles(50);
    match.say(agent, "(he1 0)(he2 0)");
    match.cycles(20);
    match.sharpenVision(agent);
    match.command("(agent (unum 2)(team Left)(move -8 -6 0.384 -90))");
    match.cycles(1);
    compare(match.see(agent).objects,
            {{"B", {5.68, 2.1, 17.9}},
             {"G1R", {24.06, -28.0, 21.1}},
             {"G2R", {23.53, -33.1, 20.2}},
             {"F1R", {28.02, -8.8, 21.6}},
             {"F2R", {23.35, -54.6, 12.4}}},
            0.03, 0.5);
  }

  // row 23
  void thereIsNoLimitOfRange()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.sharpenVision(agent);
    for(const int distance : {30, 60, 90})
    {
      match.command("(playMode PlayOn)(agent (unum 2)(team Left)(move -10 0 0.384 -90))(ball (pos " +
                    std::to_string(distance - 10) + " 0 0.539)(vel 0 0 0))");
      match.cycles(1);
      const auto objects = match.see(agent).objects;
      QVERIFY(objects.contains("B"));
      VERIFY_NEAR(objects.at("B").d, distance, 0.05);
    }
  }

  // row 25
  void robotsWithoutATeamAreNotReported()
  {
    Match match;
    const AgentId agent = match.player("Red", 2), stranger = match.robot();
    match.sharpenVision(agent);
    match.command("(playMode PlayOn)(agent (unum 2)(team Left)(move 0 -3 0.384 0))");
    match.cycles(1);
    VERIFY_NEAR(match.position(stranger), Vec3f(0, -1, 1.4f), 0.3f);
    QCOMPARE(match.see(agent).players.size(), std::size_t(1));
  }

  void linesComeLastAndAreCutToTheView()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.sharpenVision(agent);
    match.command("(playMode PlayOn)(agent (unum 2)(team Left)(move -5 0 0.384 -90))");
    match.cycles(1);
    const Match::Seen seen = match.see(agent);
    const auto firstLine = std::find(seen.order.begin(), seen.order.end(), "L");
    QVERIFY(firstLine != seen.order.end());
    QVERIFY(std::all_of(firstLine, seen.order.end(), [](const std::string& name) { return name == "L"; }));
    QVERIFY(seen.lines.size() > 10);
    for(const auto& [begin, end] : seen.lines)
      for(const Match::Polar& polar : {begin, end})
      {
        VERIFY_WITHIN(polar.h, 0, 60.01);
        VERIFY_WITHIN(polar.v, 0, 60.01);
      }
    // In the order and direction of the reference server: the goal line ahead, side lines from it, the penalty area.
    const auto isLine = [](const auto& line, const Match::Polar& begin, const Match::Polar& end)
    { return near(line.first, begin, 0.05, 0.2) && near(line.second, end, 0.05, 0.2); };
    QVERIFY(isLine(seen.lines[1], {22.37, -26.6, -1.4}, {22.37, 26.6, -1.4}));
    QVERIFY(near(seen.lines[2].first, {22.37, 26.6, -1.4}, 0.05, 0.2));
    QVERIFY(near(seen.lines[2].second, {11.56, 60, -2.7}, 0.05, 0.2));
    QVERIFY(near(seen.lines[3].first, {22.37, -26.6, -1.4}, 0.05, 0.2));
    QVERIFY(isLine(seen.lines[4], {18.46, 9.4, -1.7}, {18.46, -9.4, -1.7}));
    QVERIFY(isLine(seen.lines[5], {18.46, 9.4, -1.7}, {20.23, 8.5, -1.5}));
  }

  void truthIsWrittenBetweenPlayersAndLines()
  {
    Match match;
    match.player("Red", 2);
    const AgentId agent = match.player("Blue", 5);
    match.sharpenVision(agent);
    match.state(agent).robot().root()->visit<RestrictedVisionPerceptor>(
        [](RestrictedVisionPerceptor& vision)
        { vision.senseMyPos = vision.senseMyOrien = vision.senseBallPos = true; });
    match.command(
        "(playMode PlayOn)(agent (unum 5)(team Right)(move 10 -4 0.384 90))(ball (pos 6 -2 0.04)(vel 0 0 0))");
    match.cycles(1);
    const std::string see = match.percept(agent, "See");
    QVERIFY2(see.find(" (mypos -10.00 4.00 0.54) (myorien 0.0") != std::string::npos ||
                 see.find(" (mypos -10.00 4.00 0.54) (myorien -0.0") != std::string::npos,
             see.c_str());
    QVERIFY2(see.find(") (ballpos -6.00 2.00 0.04) (L ") != std::string::npos, see.c_str());
  }

  void anEmptyViewIsStillAPercept()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.sharpenVision(agent);
    match.state(agent).robot().root()->visit<RestrictedVisionPerceptor>([](RestrictedVisionPerceptor& vision)
                                                                        { vision.senseLine = false; });
    match.say(agent, "(rae1 -3)(lae1 -3)");
    match.cycles(20);
    match.command("(playMode PlayOn)(agent (unum 2)(team Left)(move 40 40 0.384 0))");
    match.cycles(1);
    QCOMPARE(match.percept(agent, "See"), std::string("(See )"));
  }
};

QTEST_APPLESS_MAIN(SoccerVisionTest)
#include "SoccerVisionTest.moc"
