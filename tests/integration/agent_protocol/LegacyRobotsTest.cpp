#include "PerceptSupport.h"
#include "ProgramSupport.h"
#include "tests/VerifyNear.h"
#include "tests/integration/ClientSupport.h"

#include <functional>
#include <set>

using namespace sparkwright;

namespace
{

/// An agent without (syn), in a server that waits for nobody.
class OldAgent
{
public:
  OldAgent(const QString& setUp, const std::string& scene)
      : server_(QStringList{"--no-sync", "--real-time"} + (setUp.isEmpty() ? QStringList() : QStringList{setUp})),
        client_(server_.agentPort()), trainer_(server_.monitorPort())
  {
    client_.send(scene);
  }

  void send(const std::string& message) { client_.send(message); }
  void train(const std::string& commands) { trainer_.send(commands); }

  Percepts next() { return Percepts(client_.receive().value_or(std::string())); }

  /// Reads on until a message is as wanted, up to `most`.
  bool reads(const std::function<bool(const Percepts&)>& wanted, int most = 150)
  {
    for(int i = 0; i < most; ++i)
      if(const Percepts percepts = next(); percepts.text().empty() || wanted(percepts))
        return !percepts.text().empty();
    return false;
  }

private:
  ServerProgram server_;
  TestClient client_, trainer_;
};

std::set<std::string> namesOf(const Percepts& percepts, const std::string& list)
{
  std::set<std::string> out;
  for(const Expression& item : percepts.lists())
    if(const Expression* const n = item.name() == list ? item.find("n") : nullptr)
      out.insert(n->items.at(1).atom);
  return out;
}

double angleOf(const Percepts& percepts, const char* list, const char* joint, const char* axis, std::size_t index = 1)
{
  const Expression* const found = percepts.find(list, joint);
  const Expression* const angle = found ? found->find(axis) : nullptr;
  return angle ? angle->number(index) : NAN;
}

/// NaN if it is not in view.
double distanceOf(const Percepts& percepts, const char* object)
{
  const auto seen = percepts.see(object);
  return seen ? seen->distance : NAN;
}

const std::string soccerbot = "(scene rsg/agent/soccerbot058/soccerbot.rsg)";
const QString sphereLeague = "setups/sphere_league.rb";
const std::string wheels = "(scene rsg/agent/soccerplayer.rsg)";

} // namespace

/// agent-protocol 8, 5.7, 5.10 (full vision) and 5.12: robots of former years.
class LegacyRobotsTest : public QObject
{
  Q_OBJECT

private slots:
  void soccerbotTellsItsJoints();
  void universalJointsTakeTwoSpeeds_data();
  void universalJointsTakeTwoSpeeds();
  void soccerbotSeesAllAround();
  void soccerbotJoinsAndTalks();
  void wheeledPlayerTellsItsWheels();
  void wheelsDriveIt();
  void wheeledPlayerBeamsAndKicks();
  void createAsksForTheRobotOfTheSetUp();
};

void LegacyRobotsTest::soccerbotTellsItsJoints()
{
  OldAgent agent("", soccerbot);
  const Percepts percepts = agent.next();
  QCOMPARE(percepts.problem(), std::string());
  QVERIFY(percepts.has("time") && percepts.has("GS") && percepts.find("GYR", "torso"));
  QVERIFY(namesOf(percepts, "UJ") ==
          (std::set<std::string>{"hj", "laj1_2", "raj1_2", "llj2_3", "rlj2_3", "llj5_6", "rlj5_6"}));
  QVERIFY(namesOf(percepts, "HJ") ==
          (std::set<std::string>{"laj3", "raj3", "laj4", "raj4", "llj1", "rlj1", "llj4", "rlj4"}));
  for(const char* joint : {"hj", "laj1_2", "llj5_6"})
    for(const char* axis : {"ax1", "ax2"})
      VERIFY_WITHIN(angleOf(percepts, "UJ", joint, axis), 0, 1);
  // Both feet feel the ground when it has fallen onto it.
  QVERIFY(agent.reads([](const Percepts& p) { return p.find("FRP", "lf") || p.find("FRP", "rf"); }));
}

void LegacyRobotsTest::universalJointsTakeTwoSpeeds_data()
{
  QTest::addColumn<QString>("effector");
  QTest::addColumn<QString>("perceptor");
  QTest::addColumn<double>("first");
  QTest::addColumn<double>("second");
  QTest::newRow("8.1 he") << "he" << "hj" << 1. << 1.;
  QTest::newRow("8.1 lae1_2") << "lae1_2" << "laj1_2" << 1. << 1.;
  QTest::newRow("8.1 rae1_2") << "rae1_2" << "raj1_2" << 1. << -1.;
  QTest::newRow("8.1 lle2_3") << "lle2_3" << "llj2_3" << 1. << -1.;
  QTest::newRow("8.1 rle5_6") << "rle5_6" << "rlj5_6" << -1. << 1.;
}

void LegacyRobotsTest::universalJointsTakeTwoSpeeds()
{
  // 6.6
  QFETCH(const QString, effector);
  QFETCH(const QString, perceptor);
  QFETCH(const double, first);
  QFETCH(const double, second);
  OldAgent agent("", soccerbot);
  agent.next();
  const std::string name = perceptor.toStdString();
  const auto command = [&](const QString& values) { return QString("(%1 %2)").arg(effector, values).toStdString(); };
  agent.send(command("2")); // One number only: ignored.
  agent.send(command("2 nan"));
  for(int i = 0; i < 4; ++i)
    VERIFY_WITHIN(angleOf(agent.next(), "UJ", name.c_str(), "ax1"), 0, 1);
  agent.send(command(QString("%1 %2").arg(first).arg(second)));
  QVERIFY(agent.reads([&](const Percepts& p) {
    return angleOf(p, "UJ", name.c_str(), "ax1") * first > 4 && angleOf(p, "UJ", name.c_str(), "ax2") * second > 4;
  }, 40));
}

void LegacyRobotsTest::soccerbotSeesAllAround()
{
  // 5.10, full vision: all flags, posts and the ball, no lines and no parts.
  OldAgent agent("", soccerbot);
  Percepts percepts = agent.next();
  QVERIFY(agent.reads([&percepts](const Percepts& p) { percepts = p; return p.has("See"); }));
  const std::vector<std::string> seen = percepts.seen();
  QVERIFY2(std::set<std::string>(seen.begin(), seen.end()) ==
               (std::set<std::string>{"F1L", "F2L", "F1R", "F2R", "G1L", "G2L", "G1R", "G2R", "B"}),
           percepts.text().c_str());
  // It appears at (5, 5) and faces +y; also what is behind it has its direction.
  const auto behind = percepts.see("F2L");
  QVERIFY(behind);
  VERIFY_WITHIN(behind->horizontal, 180 - std::atan2(20, 15) * 180 / M_PI, 3);
}

void LegacyRobotsTest::soccerbotJoinsAndTalks()
{
  OldAgent agent("", soccerbot);
  agent.next();
  agent.send("(init (unum 3)(teamname Old))");
  QVERIFY(agent.reads([](const Percepts& p) { return p.source("GS").starts_with("(GS (unum 3) (team left) "); }));
  agent.send("(say hello)");
  QVERIFY(agent.reads([](const Percepts& p) {
    return !p.heard().empty() && p.heard()[0][0] == "Old" && p.heard()[0][2] == "self" && p.heard()[0][3] == "hello";
  }));
  agent.send("(beam -5 2 0)");
  QVERIFY(agent.reads([](const Percepts& p) {
    const auto post = p.see("G2L");
    return post && std::abs(post->distance - 10.5) < 0.5;
  }));
}

void LegacyRobotsTest::wheeledPlayerTellsItsWheels()
{
  // 8.2, 5.12: (H2J (n ltp) (ax 0 <deg>)); no game state.
  OldAgent agent(sphereLeague, wheels);
  const Percepts percepts = agent.next();
  QCOMPARE(percepts.problem(), std::string());
  QVERIFY(percepts.has("time") && !percepts.has("GS"));
  QVERIFY(namesOf(percepts, "H2J") == (std::set<std::string>{"ltp", "rtp"}));
  for(const char* wheel : {"ltp", "rtp"})
  {
    QCOMPARE(percepts.find("H2J", wheel)->find("ax")->items.at(1).atom, std::string("0"));
    VERIFY_WITHIN(angleOf(percepts, "H2J", wheel, "ax", 2), 0, 5);
  }
  QVERIFY(agent.reads([](const Percepts& p) { return p.has("See") && p.see("B"); }));
}

void LegacyRobotsTest::wheelsDriveIt()
{
  OldAgent agent(sphereLeague, wheels);
  agent.next();
  agent.send("(beam -9 0 0)"); // Behind the ball, which it is made on top of.
  QVERIFY(agent.reads([](const Percepts& p) { return distanceOf(p, "B") > 8; }));
  agent.send("(lte)(rte nan)(lte inf)");
  QVERIFY(
      agent.reads([now = 0.](const Percepts& p) mutable { return p.now() > (now = now > 0 ? now : p.now() + 0.5); }));
  QVERIFY(distanceOf(agent.next(), "B") > 8);
  agent.send("(lte 360)(rte 360)"); // Straight on, 3.2 m/s.
  QVERIFY(agent.reads([](const Percepts& p) { return distanceOf(p, "B") < 7; }));
}

void LegacyRobotsTest::wheeledPlayerBeamsAndKicks()
{
  OldAgent agent(sphereLeague, wheels);
  agent.next();
  agent.train("(playMode Goal_Left)"); // Robots may be beamed, and the ball is free.
  agent.send("(beam -2 0 0)");
  QVERIFY(agent.reads([](const Percepts& p) { return std::abs(distanceOf(p, "B") - 2.2) < 0.6; }));
  agent.send("(kick 20 50)");
  QVERIFY(agent.reads([](const Percepts& p) { return distanceOf(p, "B") > 6; }));
}

void LegacyRobotsTest::createAsksForTheRobotOfTheSetUp()
{
  // 6.2
  OldAgent agent(sphereLeague, "(create)");
  QVERIFY(namesOf(agent.next(), "H2J") == (std::set<std::string>{"ltp", "rtp"}));
}

QTEST_GUILESS_MAIN(LegacyRobotsTest)
#include "LegacyRobotsTest.moc"
