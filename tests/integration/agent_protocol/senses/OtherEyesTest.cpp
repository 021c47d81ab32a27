#include "OwnRobotSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

/// A robot without bodies that stays at (-5, 2, 0.54) and faces +y, with these nodes in it.
const QString watcher = R"(
  (nd AgentAspect
    (setName body)
    (setLocalPos -5 2 0.54)
    (nd TimePerceptor (setName time))
    (nd AgentState (setName agent) (nd GameStatePerceptor (setName state)))
    (nd InitEffector (setName init))
    (nd PanTiltEffector (setName pantilt))
    (nd AgentSyncEffector (setName sync))
    %1))";

/// An agent with such a robot, in a server of its own.
class Watcher
{
public:
  explicit Watcher(const QString& nodes, const QString& team = "Red")
      : file_(watcher.arg(nodes)), server_(file_.mount() << "--set"
                                                         << "ReportScore=false"),
        client_(server_.agentPort())
  {
    if(team != "Red") // Another one has to be the left team.
    {
      left_ = std::make_unique<TestClient>(server_.agentPort());
      left_->send("(scene rsg/agent/test/own.rsg)(syn)");
    }
    client_.send("(scene rsg/agent/test/own.rsg)(syn)");
    if(left_)
    {
      next();
      left_->send("(init (unum 1)(teamname Red))(syn)");
      client_.send("(syn)");
      next("(syn)");
    }
    next("(init (unum 2)(teamname " + team.toStdString() + "))");
    for(int i = 0; i < 3; ++i)
      next();
  }

  Percepts next(const std::string& command = {})
  {
    Percepts percepts(client_.receive().value_or(std::string()));
    client_.send(command + "(syn)");
    if(left_ && left_->receive())
      left_->send("(syn)");
    return percepts;
  }

  /// The second message after the command has it.
  Percepts after(const std::string& command)
  {
    next(command);
    next();
    return next();
  }

private:
  RobotFile file_;
  ServerProgram server_;
  TestClient client_;
  std::unique_ptr<TestClient> left_;
};

void verifySeen(const Percepts& percepts, const char* name, double distance, double horizontal, double vertical,
                double tolerance = 0.0101)
{
  const auto place = percepts.see(name);
  QVERIFY2(place, percepts.text().c_str());
  VERIFY_WITHIN(place->distance, distance, 0.0101);
  VERIFY_WITHIN(place->horizontal, horizontal, tolerance);
  VERIFY_WITHIN(place->vertical, vertical, tolerance);
}

const QString fixedEye = "(nd RestrictedVisionPerceptor (setName eye) (setStaticSenseAxis true) (setViewCones 30 30) "
                         "(addNoise false) %1)";

} // namespace

/// agent-protocol 5.10, 5.12 and 6.11: vision that is not the NAO's, and other percepts that it does not have.
class OtherEyesTest : public QObject
{
  Q_OBJECT

private slots:
  void staticAxesAreThoseOfTheWorld();
  void panAndTilt();
  void fullVision();
  void fullVisionOfTheRightTeamIsMirrored();
  void agentStateComesEveryTenthTime();
  void gameTimeAndPerfectVision();
};

void OtherEyesTest::staticAxesAreThoseOfTheWorld()
{
  // 0 degrees are the world's +x, wherever the robot faces; cones are limits to either side.
  Watcher watcher(fixedEye.arg(""));
  const Percepts percepts = watcher.next();
  QVERIFY2(percepts.seen() == (std::vector<std::string>{"G2R", "G1R", "F1R", "B"}), percepts.text().c_str());
  verifySeen(percepts, "G2R", 20.23, -8.67, 0.74);
  verifySeen(percepts, "G1R", 20.02, -2.72, 0.74);
  verifySeen(percepts, "F1R", 21.55, 21.80, -1.44);
  verifySeen(percepts, "B", 5.41, -21.80, -5.28);
}

void OtherEyesTest::panAndTilt()
{
  Watcher watcher(fixedEye.arg("") + "(nd AgentStatePerceptor (setName told) (setInterval 1))");
  const auto angles = [](const Percepts& percepts)
  {
    const Expression* const state = percepts.find("AgentState");
    const Expression* const both = state ? state->find("pan_tilt") : nullptr;
    return both ? std::pair(both->number(1), both->number(2)) : std::pair(double(NAN), double(NAN));
  };
  Percepts percepts = watcher.after("(pantilt 20 5)"); // with noise N(0, 0.25)
  VERIFY_WITHIN(angles(percepts).first, 20, 2);
  VERIFY_WITHIN(angles(percepts).second, 5, 2);
  verifySeen(percepts, "F1R", 21.55, 1.80, -6.44, 1.2);
  QVERIFY(!percepts.see("B")); // at -42 degrees
  percepts = watcher.after("(pantilt 0 50)"); // Tilt changes by 10 at most.
  VERIFY_WITHIN(angles(percepts).second, 15, 2);
  percepts = watcher.after("(pantilt 300 10)"); // 20 + 90, but 90 is the end; 15 + 10, but 20 is the end.
  VERIFY_WITHIN(angles(percepts).first, 90, 1);
  VERIFY_WITHIN(angles(percepts).second, 20, 1);
  QVERIFY(percepts.seen().size() < 4);
  percepts = watcher.after("(pantilt nan nan)(pantilt)");
  VERIFY_WITHIN(angles(percepts).first, 90, 1);
  percepts = watcher.after("(pantilt -90 -10)");
  VERIFY_WITHIN(angles(percepts).first, 0, 2);
  VERIFY_WITHIN(angles(percepts).second, 10, 2);
}

void OtherEyesTest::fullVision()
{
  // All around, no lines; the robot faces +y.
  Watcher watcher(
      "(nd VisionPerceptor (setName eye) (setStaticSenseAxis false) (addNoise false) (setSenseMyPos true))");
  const Percepts percepts = watcher.next();
  const auto seen = percepts.seen();
  QVERIFY2(seen == (std::vector<std::string>{"G1L", "G2L", "G2R", "G1R", "F1L", "F2L", "F1R", "F2R", "B", "mypos"}),
           percepts.text().c_str());
  verifySeen(percepts, "G2R", 20.23, -98.67, 0.74);
  verifySeen(percepts, "F1L", 12.82, std::atan2(10, 8) * 180 / M_PI, -2.41);
  verifySeen(percepts, "F2L", 15.63, 180 - std::atan2(10, 12) * 180 / M_PI, -1.98);
  QVERIFY(percepts.source("See").ends_with(" (mypos -5.00 2.00 0.54))"));
}

void OtherEyesTest::fullVisionOfTheRightTeamIsMirrored()
{
  // With static axes 0 degrees are towards the opponents' goal. Players: (P (team T) (id N) (pol d h v)).
  Watcher watcher("(nd VisionPerceptor (setName eye) (setStaticSenseAxis true) (addNoise false))", "Blue");
  const Percepts percepts = watcher.next();
  verifySeen(percepts, "F1L", 12.82, -std::atan2(8, 10) * 180 / M_PI, -2.41); // (-10, 8) as (10, -8)
  verifySeen(percepts, "F2R", 23.33, 180 - 30.96, -1.33);                     // (20, -12) as (-20, 12)
  QVERIFY2(percepts.source("See").find(" (P (team Red) (id 1) (pol 0.00 ") != std::string::npos,
           percepts.text().c_str());
  QVERIFY(percepts.source("See").find("(team Blue)") == std::string::npos); // Not itself.
}

void OtherEyesTest::agentStateComesEveryTenthTime()
{
  Watcher watcher("(nd AgentStatePerceptor (setName told))");
  int last = -1, count = 0;
  for(int i = 0; i < 45; ++i)
    if(const Percepts percepts = watcher.next(); percepts.has("AgentState"))
    {
      QCOMPARE(percepts.source("AgentState"), std::string("(AgentState (pan_tilt 0 0) (battery 100.00) (temp 20.00))"));
      if(last >= 0)
        QCOMPARE(i - last, 10);
      last = i;
      ++count;
    }
  QVERIFY(count >= 4);
}

void OtherEyesTest::gameTimeAndPerfectVision()
{
  Watcher watcher("(nd GameTimePerceptor (setName game)) (nd PerfectVisionPerceptor (setName all))");
  const Percepts percepts = watcher.next();
  QCOMPARE(percepts.problem(), std::string());
  std::vector<std::string> times;
  for(const Expression& list : percepts.lists())
    if(list.name() == "time")
      times.push_back(list.find("now")->items.at(1).atom);
  QCOMPARE(times.size(), std::size_t(2));
  QCOMPARE(times[1], std::string("0.00")); // The game's, which has not begun.
  QVERIFY(percepts.now() > 0);
  const std::string all = percepts.source("PerfectVision");
  QVERIFY2(all.starts_with("(PerfectVision (") && all.find("(Ball (pos 5.00 -2.00 -0.50))") != std::string::npos,
           all.c_str());
  QVERIFY(all.find("(body (pos 0.00 0.00 0.00))") != std::string::npos);
}

QTEST_GUILESS_MAIN(OtherEyesTest)
#include "OtherEyesTest.moc"
