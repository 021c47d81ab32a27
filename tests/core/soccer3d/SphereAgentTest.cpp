#include "SoccerSupport.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/game/soccer3d/game/AgentContacts.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/senses/SoccerPerceptors.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/robot/agent/Agent.h"
#include "core/script/ScriptEngine.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr float radius = 0.22f;

/// A match among sphere agents, as the league began: each a ball of 75 kg with the effectors of those days.
struct SphereMatch : Match
{
  std::shared_ptr<Object> add(Object& parent, const std::string& className, const std::string& name = {})
  {
    std::shared_ptr<Object> node = world.context().registry->create(className);
    if(!name.empty())
      node->setName(name);
    parent.addChild(node);
    return node;
  }
  static bool call(Object& object, const std::string& method, const std::vector<std::string>& values)
  {
    bool known = false;
    return callMethod(object, method, Arguments(values), known).accepted && known;
  }

  struct Sphere
  {
    AgentId id = 0;
    std::shared_ptr<Object> part;
    RigidBody* body = nullptr;
    Object& effector(const std::string& name) const { return *part->child(name); }
  };

  Sphere sphere(const std::string& team, int unum, const Vec3f& position)
  {
    Sphere s;
    s.id = world.addAgent();
    Object& root = *world.root().find("/usr/scene/AgentAspect" + std::to_string(s.id));
    Object& space = *add(root, "Space");
    s.part = add(space, "AgentAspect", "body");
    dynamic_cast<Transform&>(*s.part).setLocalPosition(position);
    s.body = dynamic_cast<RigidBody*>(add(*s.part, "RigidBody", "physics").get());
    call(*s.body, "setSphereTotal", {"75", std::to_string(radius)});
    const std::shared_ptr<Object> geometry = add(*s.part, "SphereCollider", "geometry");
    call(*geometry, "setRadius", {std::to_string(radius)});
    call(*add(*geometry, "ContactJointHandler"), "setContactBounceMode", {"false"});
    add(*geometry, "AgentCollisionHandler");
    for(const char* const name : {"AgentState", "InitEffector", "DriveEffector", "KickEffector", "CatchEffector",
                                  "PanTiltEffector", "AgentStatePerceptor", "GameTimePerceptor", "SonarPerceptor"})
      add(*s.part, name, name);
    call(s.effector("KickEffector"), "setNoiseParams", {"0", "0", "0", "0"});
    call(s.effector("PanTiltEffector"), "setSigma", {"0"});
    cycles(1);
    say(s.id, "(init (unum " + std::to_string(unum) + ")(teamname " + team + "))");
    cycles(1);
    put(s, position);
    return s;
  }

  void put(const Sphere& s, const Vec3f& position)
  {
    s.body->setPosition(position);
    s.body->setVelocity(Vec3f::Zero());
    s.body->setAngularVelocity(Vec3f::Zero());
    cycles(1);
  }
  void play(const Vec3f& ball)
  {
    command("(playMode PlayOn)");
    game().field().ball()->placeAt(ball);
    cycles(1);
  }
  Vec3f ballVelocity() { return game().field().ball()->velocity(); }
};

/// The numbers of a sonar percept.
std::vector<double> echoes(const std::string& percept)
{
  std::vector<double> numbers;
  const QStringList words = QString::fromStdString(percept).remove(')').split('(').last().split(' ');
  for(const QString& word : words)
    numbers.push_back(word.toDouble());
  return numbers;
}

} // namespace

/// The robots of the league's first years: what their effectors do to ball and body, and what they are told.
class SphereAgentTest : public QObject
{
  Q_OBJECT

private slots:
  void kicksPushTheBall();
  void kicksNeedReachAndGround();
  void aKickActsOnlyOnce();
  void drivingPushesAndUsesTheBattery();
  void drivingIsSeenFromTheOwnGoal();
  void theKeeperCatches();
  void panAndTiltStayInRange();
  void sonarsTellDistances();
  void gameTimeIsTold();
  void touchingRobotsFormGroups();
  void scriptsBuildRobotsOnRequest();
};

void SphereAgentTest::kicksPushTheBall()
{
  SphereMatch m;
  const auto s = m.sphere("Red", 2, {-2, 0, radius});
  m.play({-1.765f, 0, 0.042f});
  m.say(s.id, "(kick 0 5)"); // 20 N over 10 cycles on 26 g, from the next cycle on, since the ball comes first
  m.cycles(1);
  QCOMPARE(m.game().touching().size(), std::size_t(1));
  m.cycles(1);
  QVERIFY(m.ballVelocity().x() > 5);
  VERIFY_NEAR(m.ballVelocity().y(), 0, 0.01f);
  const float after = m.ballVelocity().x();
  m.cycles(5);
  QVERIFY(m.ballVelocity().x() > 2 * after); // still pushed
  m.cycles(10);
  const float end = m.ballVelocity().x();
  m.cycles(1);
  QVERIFY(m.ballVelocity().x() < end); // no more

  SphereMatch high;
  const auto t = high.sphere("Red", 2, {-2, 0, radius});
  high.play({-1.765f, 0, 0.042f});
  high.say(t.id, "(kick 90 5)"); // the steepest is 50 degrees
  high.cycles(10);
  const Vec3f v = high.ballVelocity();
  QVERIFY(v.z() > 0);
  QVERIFY(v.z() < v.x() * std::tan(50 * static_cast<float>(M_PI) / 180));
}

void SphereAgentTest::kicksNeedReachAndGround()
{
  SphereMatch m;
  const auto s = m.sphere("Red", 2, {-2, 0, radius});
  m.play({-1.5f, 0, 0.042f});
  m.say(s.id, "(kick 0 100)(kick 0)(kick a)(kick nan 1)");
  m.cycles(1);
  VERIFY_NEAR(m.ballVelocity(), Vec3f::Zero(), 0.1f); // 0.5 m away
  QVERIFY(SphereMatch::call(s.effector("KickEffector"), "setKickMargin", {"2"}));
  m.put(s, {-2, 0, 1});
  m.say(s.id, "(kick 0 100)");
  m.cycles(2);
  VERIFY_NEAR(m.ballVelocity(), Vec3f::Zero(), 0.1f); // in the air
  m.put(s, {-2, 0, radius});
  m.say(s.id, "(kick 0 100)");
  m.cycles(2);
  QCOMPARE_GT(m.ballVelocity().norm(), 1);
}

void SphereAgentTest::aKickActsOnlyOnce()
{
  const auto speed = [](int kicks) {
    SphereMatch m;
    const auto s = m.sphere("Red", 2, {-2, 0, radius});
    SphereMatch::call(s.effector("KickEffector"), "setKickMargin", {"3"});
    m.play({-1.765f, 0, 0.042f});
    for(int i = 0; i < 5; ++i)
    {
      if(i < kicks)
        m.say(s.id, "(kick 0 1)");
      m.cycles(1);
    }
    return m.ballVelocity().x();
  };
  QCOMPARE(speed(1), speed(5));
}

void SphereAgentTest::drivingPushesAndUsesTheBattery()
{
  SphereMatch m;
  const auto s = m.sphere("Red", 2, {-5, 0, radius});
  m.play({9, 9, 0.042f});
  m.say(s.id, "(drive 300 0 0)"); // shortened to 100, which is 6000 N
  m.cycles(1);
  VERIFY_NEAR(s.body->velocity().x(), 6000.f / 75 * 0.02f, 0.1f);
  VERIFY_NEAR(m.state(s.id).battery, 100 - 6000.f / 18000, 1e-3f);
  const float before = s.body->velocity().x();
  m.cycles(1); // in force until the next command
  QVERIFY(s.body->velocity().x() > before + 0.5f);
  m.say(s.id, "(drive 0 0 0)");
  m.cycles(1);
  const float battery = m.state(s.id).battery;
  m.put(s, {-5, 0, 1});
  m.say(s.id, "(drive 100 0 0)(drive 1 2)(drive nan 0 0)");
  m.cycles(1);
  QCOMPARE(s.body->velocity().x(), 0.f); // in the air
  QCOMPARE(m.state(s.id).battery, battery);
  m.state(s.id).battery = 0.1f;
  m.put(s, {-5, 0, radius});
  m.cycles(1);
  VERIFY_NEAR(s.body->velocity().x(), 0, 0.1f); // not enough left
}

void SphereAgentTest::drivingIsSeenFromTheOwnGoal()
{
  SphereMatch m;
  m.sphere("Red", 2, {-5, 3, radius});
  const auto s = m.sphere("Blue", 2, {5, 0, radius});
  m.play({9, 9, 0.042f});
  m.say(s.id, "(drive 100 50 0)");
  m.cycles(1);
  QVERIFY(s.body->velocity().x() < -1);
  QVERIFY(s.body->velocity().y() < -0.5f);
}

void SphereAgentTest::theKeeperCatches()
{
  SphereMatch m;
  const auto keeper = m.sphere("Red", 1, {-14.5f, 0, radius});
  const auto other = m.sphere("Red", 2, {-14.5f, 1.5f, radius});
  m.play({-14, 1, 0.042f});
  m.say(other.id, "(catch)");
  m.cycles(1);
  VERIFY_NEAR(m.ball(), Vec3f(-14, 1, 0.042f), 0.05f); // not the keeper
  m.say(keeper.id, "(catch)");
  m.cycles(1);
  VERIFY_NEAR(m.ball(), Vec3f(-14.5f + radius + 0.042f + 0.07f, 0, 0.042f), 0.02f);
  QCOMPARE_GT((other.body->position() - Vec3f(-14.5f, 1.5f, radius)).norm(), 0.5f); // moved away
  m.play({-11, 0, 0.042f});
  m.put(keeper, {-11.3f, 0, radius});
  m.say(keeper.id, "(catch)");
  m.cycles(1);
  VERIFY_NEAR(m.ball(), Vec3f(-11, 0, 0.042f), 0.05f); // outside its area
}

void SphereAgentTest::panAndTiltStayInRange()
{
  SphereMatch m;
  const auto s = m.sphere("Red", 2, {-5, 0, radius});
  m.say(s.id, "(pantilt 30 -7)");
  m.cycles(1);
  QCOMPARE(m.state(s.id).panDeg, 30.f);
  QCOMPARE(m.state(s.id).tiltDeg, -7.f);
  m.say(s.id, "(pantilt 400 -400)"); // 90 and 10 at once
  m.cycles(1);
  QCOMPARE(m.state(s.id).panDeg, 90.f);
  QCOMPARE(m.state(s.id).tiltDeg, -17.f);
  m.say(s.id, "(pantilt nan 0)(pantilt 1)");
  m.cycles(1);
  QCOMPARE(m.state(s.id).panDeg, 90.f);
  const auto camera = m.add(*s.part, "RestrictedVisionPerceptor");
  QVERIFY(SphereMatch::call(*camera, "setPanRange", {"-10", "20"}));
  m.say(s.id, "(pantilt 1 0)");
  m.cycles(1);
  QCOMPARE(m.state(s.id).panDeg, 20.f);
  QVERIFY(m.percept(s.id, "AgentState").empty() ||
          m.percept(s.id, "AgentState") == "(AgentState (pan_tilt 20 -17) (battery 100.00) (temp 20.00))");
}

void SphereAgentTest::sonarsTellDistances()
{
  SphereMatch m;
  m.command("(playMode PlayOn)"); // before that everybody is kept in its own half
  const auto s = m.sphere("Red", 2, {0, 0, radius}); // faces the opponents' goal
  m.sphere("Red", 3, {3, 0, radius});
  m.sphere("Blue", 2, {1, 0.5f, radius});
  m.sphere("Blue", 3, {1, 3, radius});       // beside the cone
  m.sphere("Blue", 4, {8, 0, radius});       // too far
  m.sphere("Blue", 5, {-2, 0.05f, radius});  // behind
  m.play({9, 9, 0.042f});
  Object& sonar = s.effector("SonarPerceptor");
  m.cycles(1);
  const std::string told = m.percept(s.id, "US");
  QVERIFY2(QString::fromStdString(told).startsWith("(US SonarPerceptor (1.1"), told.c_str());
  std::vector<double> all = echoes(told);
  QCOMPARE(all.size(), std::size_t(10));
  QVERIFY(std::ranges::is_sorted(all));
  VERIFY_NEAR(all[0], std::sqrt(1.25), 0.03);
  VERIFY_NEAR(all[1], 3, 0.03);
  QCOMPARE(all[2], 5.0);

  QVERIFY(SphereMatch::call(sonar, "setMaxEchoes", {"2"}));
  QVERIFY(SphereMatch::call(sonar, "setSenseCone", {"20"})); // the nearest one is at 27 degrees
  QVERIFY(SphereMatch::call(sonar, "setRange", {"3.5", "9"}));
  QVERIFY(!SphereMatch::call(sonar, "setRange", {"3", "2"}));
  QVERIFY(!SphereMatch::call(sonar, "setMaxEchoes", {"-1"}));
  m.cycles(1);
  all = echoes(m.percept(s.id, "US"));
  QCOMPARE(all.size(), std::size_t(2));
  QCOMPARE(all[0], 3.5); // nearer than it can tell
  VERIFY_NEAR(all[1], 8, 0.05);

  // Goal posts echo, too; the message has the name of the sensor.
  SphereMatch n;
  const auto keeper = n.sphere("Red", 1, {-15, 0, radius});
  const auto post = n.add(*n.world.root().find("/usr/scene"), "Transform");
  dynamic_cast<Transform&>(*post).setLocalPosition({-14, 0, radius});
  n.add(*post, "GoalPost");
  Object& left = keeper.effector("SonarPerceptor");
  QVERIFY(SphereMatch::call(left, "setName", {"Left"}));
  QVERIFY(SphereMatch::call(left, "setPredicateName", {"SONAR"}));
  QVERIFY(SphereMatch::call(left, "setMaxEchoes", {"1"}));
  n.cycles(1);
  QCOMPARE(QString::fromStdString(n.percept(keeper.id, "SONAR")).left(14), QString("(SONAR Left (1"));
}

void SphereAgentTest::gameTimeIsTold()
{
  SphereMatch m;
  const auto s = m.sphere("Red", 2, {-5, 0, radius});
  QCOMPARE(QString::fromStdString(m.percept(s.id, "time")), QString("(time (now 0.00))"));
  m.play({9, 9, 0.042f});
  m.cycles(99);
  QCOMPARE(QString::fromStdString(m.percept(s.id, "time")), QString("(time (now 2.00))"));
}

void SphereAgentTest::touchingRobotsFormGroups()
{
  SphereMatch m;
  const auto a = m.sphere("Red", 2, {-5, 0, radius});
  const auto b = m.sphere("Blue", 2, {5, 0, radius});
  const auto c = m.sphere("Red", 3, {-5, 5, radius});
  m.play({9, 9, 0.042f});
  QVERIFY(m.game().contacts().contacts().empty());
  // In a row, each just inside the next.
  b.body->setPosition({-5 + 2 * radius - 0.01f, 0, radius});
  c.body->setPosition({-5 + 4 * radius - 0.02f, 0, radius});
  m.cycles(1);
  const auto contacts = m.game().contacts().contacts();
  QCOMPARE(contacts.size(), std::size_t(2));
  std::vector<AgentState*> group;
  m.game().contacts().group(m.state(a.id), group);
  QCOMPARE(group, (std::vector<AgentState*>{&m.state(a.id), &m.state(b.id), &m.state(c.id)}));
  for(const AgentContacts::Contact& contact : contacts)
  {
    VERIFY_NEAR(contact.position().y(), 0, 0.01f);
    VERIFY_NEAR(contact.position().z(), radius, 0.05f);
  }
  m.world.removeAgent(b.id);
  m.game().contacts().group(m.state(a.id), group);
  QCOMPARE(group.size(), std::size_t(1));
  m.put(c, {5, 5, radius});
  m.cycles(1);
  QVERIFY(m.game().contacts().contacts().empty());
}

void SphereAgentTest::scriptsBuildRobotsOnRequest()
{
  SphereMatch m;
  QVERIFY(m.world.scripts().runText("def addAgent(path)\n  importScene('rsg/agent/nao/nao.rsg') if path == ''\n"
                                    "  $built = path\n  new('oxygen/Transform', path + '/body')\nend\n",
                                    "test.rb"));
  const AgentId id = m.world.addAgent();
  Object& root = *m.world.root().find("/usr/scene/AgentAspect" + std::to_string(id));
  m.add(root, "CreateEffector");
  m.cycles(1);
  m.say(id, "(create)");
  QVERIFY(!root.child("body"));
  m.cycles(1);
  QVERIFY(root.child("body"));
  m.say(id, "(create)"); // has one already
  m.cycles(1);
  QCOMPARE(root.children().size(), std::size_t(3));
}

QTEST_APPLESS_MAIN(SphereAgentTest)
#include "SphereAgentTest.moc"
