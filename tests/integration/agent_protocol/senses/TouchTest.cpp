#include "OwnRobotSupport.h"

#include <QRegularExpression>
#include <QTest>

using namespace sparkwright;

namespace
{

/// A box of 0.2 m that feels what it touches. %1: what it feels with; %2: what makes contacts, if anything.
const QString box = OwnRobots::player(R"(
    (nd RigidBody (setName physics) (setBoxTotal 5 0.2 0.2 0.2))
    %1
    (nd BoxCollider (setName geometry) (setBoxLengths 0.2 0.2 0.2) %2
      (nd PerceptorHandler (setName feeler))))");
const QString touch = "(nd TouchPerceptor (setName lf))";
const QString collision = "(nd CollisionPerceptor (setName skin))";
const QString contacts = "(nd ContactJointHandler (setName contact) (setContactBounceMode false))";

const Vec3f high(-5, 2, 3), low(-5, 2, 0.1f);

/// The message with the list at its end, to the byte.
QRegularExpression messageWith(const QString& list)
{
  return QRegularExpression(
      "^\\(time \\(now \\d+\\.\\d\\d\\)\\)\\(GS \\(sl 0\\) \\(sr 0\\) \\(t 0\\.00\\) \\(pm BeforeKickOff\\)\\)" +
      QRegularExpression::escape(list) + "$");
}

#define VERIFY_ENDS_WITH(percepts, list) \
  QVERIFY2(messageWith(list).match(QString::fromStdString((percepts).text())).hasMatch(), (percepts).text().c_str())

} // namespace

/// agent-protocol 5.9 and 5.12, node-reference 6: what robots feel that the NAO does not.
class TouchTest : public QObject
{
  Q_OBJECT

private slots:
  void touchIsToldInEveryMessage();
  void withoutContactsItIsFeltAndGoesThrough();
  void collisionsNameWhatIsTouched();
  void aPerceptorWithoutHandlerFeelsNothing();
  void soccerbotFeelsWithBothFeet();
};

void TouchTest::touchIsToldInEveryMessage()
{
  OwnRobots s(box.arg(touch, contacts));
  s.join();
  for(int round = 0; round < 2; ++round)
  {
    s.pitch.put(true, 1, high, 0);
    s.pitch.listen(3);
    for(const Percepts& percepts : s.pitch.listen(10))
      VERIFY_ENDS_WITH(percepts, "(TCH (n lf) (val 0))");
    s.pitch.put(true, 1, low, 0);
    s.pitch.listen(20);
    for(const Percepts& percepts : s.pitch.listen(10))
      VERIFY_ENDS_WITH(percepts, "(TCH (n lf) (val 1))");
  }
}

void TouchTest::withoutContactsItIsFeltAndGoesThrough()
{
  OwnRobots s(box.arg(touch + "(nd GPS (setName here))", ""));
  s.join();
  s.pitch.put(true, 1, {-5, 2, 0.5f}, 0);
  s.pitch.listen(3);
  bool felt = false;
  float height = 1;
  for(int i = 0; i < 60 && height > -0.3f; ++i)
  {
    const Percepts percepts = std::move(s.pitch.cycle()[0]);
    height = placeOf(percepts).z();
    const bool touches = percepts.source("TCH") == "(TCH (n lf) (val 1))";
    felt = felt || touches;
    if(height > 0.12f)
      QVERIFY2(!touches, percepts.text().c_str());
  }
  QVERIFY(felt);
  QVERIFY(height <= -0.3f);
}

void TouchTest::collisionsNameWhatIsTouched()
{
  OwnRobots s(box.arg(collision, contacts));
  s.join("Red", 1);
  s.join("Red", 2);
  s.pitch.put(true, 1, high, 0);
  s.pitch.put(true, 2, {-8, 2, 0.1f}, 0);
  s.pitch.listen(20);
  auto percepts = s.pitch.cycle();
  VERIFY_ENDS_WITH(percepts[0], ""); // Nothing is touched, nothing is said.
  VERIFY_ENDS_WITH(percepts[1], "(collision ground)");
  // One on the other.
  s.pitch.put(true, 1, {-8, 2, 0.3f}, 0);
  s.pitch.put(true, 2, {-8, 2, 0.1f}, 0);
  s.pitch.listen(20);
  percepts = s.pitch.cycle();
  VERIFY_ENDS_WITH(percepts[0], "(collision body)");
  const std::string both = percepts[1].source("collision");
  QVERIFY2(both == "(collision ground body)" || both == "(collision body ground)", percepts[1].text().c_str());
}

void TouchTest::aPerceptorWithoutHandlerFeelsNothing()
{
  OwnRobots s(QString(box).remove("(nd PerceptorHandler (setName feeler))").arg(touch + collision, contacts));
  s.join();
  s.pitch.put(true, 1, low, 0);
  s.pitch.listen(20);
  VERIFY_ENDS_WITH(s.pitch.cycle()[0], "(TCH (n lf) (val 0))");
}

void TouchTest::soccerbotFeelsWithBothFeet()
{
  // It has no (syn), so nobody waits for it.
  ServerProgram server({"--no-sync", "--real-time", "setups/sphere_league.rb"});
  TestClient agent(server.agentPort());
  agent.send("(scene rsg/agent/soccerbot055.rsg)");
  Percepts percepts(agent.receive().value_or(std::string()));
  QVERIFY2(percepts.find("TCH", "lf") && percepts.find("TCH", "rf"), percepts.text().c_str());
  QVERIFY(percepts.text().find("(TCH (n lf) (val 0))") != std::string::npos); // It is made in the air.
  for(int i = 0; i < 500 && percepts.text().find("(val 1))") == std::string::npos; ++i)
    percepts = Percepts(agent.receive().value_or(std::string()));
  QVERIFY2(percepts.text().find("(val 1))") != std::string::npos, percepts.text().c_str());
}

QTEST_GUILESS_MAIN(TouchTest)
#include "TouchTest.moc"
