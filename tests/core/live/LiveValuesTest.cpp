// Changed values of a scene take effect on the objects of a running World; nothing else changes.

#include "LiveSupport.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/scene/Visual.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

class LiveValuesTest : public QObject
{
  Q_OBJECT

private slots:
  void keepingTheImportsDoesNotChangeARunByABit()
  {
    LiveMatch with, without(editableOptions(false));
    QCOMPARE(with.poses(), without.poses());
    with.run(50);
    without.run(50);
    QCOMPARE(with.poses(), without.poses());
  }

  void anEditOfACommentChangesNothing()
  {
    LiveMatch match, other;
    const EditReport report = match.edit("rsg/agent/nao/box_physics.rsg", "; Body and", "; The body and");
    QCOMPARE(report.kind, EditReport::Kind::Unchanged);
    match.run(20);
    other.run(20);
    QCOMPARE(match.poses(), other.poses());
  }

  void aLiteralMassChangesInAllRobots()
  {
    LiveMatch match;
    const auto before = match.poses();
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5"));
    for(const AgentId agent : {match.left, match.right})
      QCOMPARE(match.part<RigidBody>(agent, "body/boxBody").body().mass().mass, 2.5);
    QCOMPARE(match.poses(), before);
  }

  void theAgentIsAnsweredInTheNextCycle()
  {
    LiveMatch match;
    const double time = match.world().time();
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5"));
    QCOMPARE(match.world().time(), time);
    match.run(1);
    QVERIFY(percept(match.world().percepts(match.left), "(GYR").size() > 0);
    QVERIFY(match.world().time() > time);
    QCOMPARE(match.world().frame()->agents.size(), std::size_t(2));
  }

  void theBallKeepsRolling()
  {
    LiveMatch match;
    const auto& ball = match.node<RigidBody>("/usr/scene/Ball/physics");
    const Vec3f before = ball.velocity();
    QVERIFY(before.norm() > 0.1f);
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5"));
    QCOMPARE(ball.velocity(), before);
  }

  void aChangedDefinitionChangesAllThatUsesIt()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/arm.rsg", "(def $rollLow -95)", "(def $rollLow -80)"));
    for(const AgentId agent : {match.left, match.right})
    {
      QStringList changed;
      match.part<Object>(agent, ".").visit<HingeJoint>(
          [&](HingeJoint& joint)
          {
            QVERIFY(qRound(joint.lowStopDeg(0)) != -95);
            if(qRound(joint.lowStopDeg(0)) == -80)
              changed << QString::fromStdString(joint.path());
          });
      QCOMPARE(changed.size(), 1);
    }
  }

  void theStopsOfAJointChange()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/naoneckhead.rsg", "-120 120", "-90 60"));
    const auto& joint = match.part<HingeJoint>(match.right, "neck/joint");
    QCOMPARE(qRound(joint.lowStopDeg(0)), -90);
    QCOMPARE(qRound(joint.highStopDeg(0)), 60);
  }

  void theForceOfAMotorChanges()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/hinge.rsg", "(setMaxMotorForce 0 10)", "(setMaxMotorForce 0 3)"));
    const auto& joint = match.part<HingeJoint>(match.left, "neck/joint");
    QCOMPARE(joint.parameter(physics::JointParameter::MaxMotorForce, 0), 3.f);
  }

  void aCallThatIsTakenAwayGivesWayToThePreset()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/hinge.rsg", "(setBounce 0 1)", ""));
    const auto& joint = match.part<HingeJoint>(match.left, "neck/joint");
    QCOMPARE(joint.parameter(physics::JointParameter::Bounce, 0), 0.f);
  }

  void anEditAndItsInverseGiveTheSameParameters()
  {
    LiveMatch match;
    const double mass = match.part<RigidBody>(match.left, "body/boxBody").body().mass().mass;
    const auto inertia = match.part<RigidBody>(match.left, "body/boxBody").body().mass().inertia;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5"));
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 2.5", "box_body.rsg 1.2171"));
    QCOMPARE(match.part<RigidBody>(match.left, "body/boxBody").body().mass().mass, mass);
    QVERIFY(match.part<RigidBody>(match.left, "body/boxBody").body().mass().inertia == inertia);
  }

  void theSizeOfAColliderChanges()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "(setBoxLengths 0.1 0.1 0.18)",
                              "(setBoxLengths 0.2 0.1 0.18)"));
    QCOMPARE(match.part<BoxCollider>(match.left, "body/TorsoCollider").lengths(), Vec3f(0.2f, 0.1f, 0.18f));
  }

  void theMeshesOfARobotKeepTheColoursOfItsTeam()
  {
    LiveMatch match;
    const std::vector<std::string> before = match.part<StaticMesh>(match.left, "body/visual/mesh").materials();
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "(resetMaterials matNum matTeam $typeMark naowhite)",
                              "(resetMaterials matNum matTeam $typeMark matGrey)"));
    std::vector<std::string> wanted = before;
    QVERIFY(std::ranges::find(before, "matLeft") != before.end());
    QCOMPARE(wanted.back(), std::string("naowhite"));
    wanted.back() = "matGrey";
    QCOMPARE(match.part<StaticMesh>(match.left, "body/visual/mesh").materials(), wanted);
  }

  void aRobotThatComesAfterwardsIsBuiltFromTheEditedText()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5"));
    const AgentId late = match.soccer.connect();
    QCOMPARE(match.part<RigidBody>(late, "body/boxBody").body().mass().mass, 2.5);
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 2.5", "box_body.rsg 3"));
    QCOMPARE(match.part<RigidBody>(late, "body/boxBody").body().mass().mass, 3.0);
  }

  void theRunSaysThatItWasEdited()
  {
    LiveMatch match;
    QCOMPARE(match.world().summary().edits.count, 0);
    QCOMPARE(match.world().frame()->edits, 0);
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5"));
    const double since = match.world().time();
    match.run(3);
    VERIFY_APPLIED(match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 2.5", "box_body.rsg 3"));
    QCOMPARE(match.world().summary().edits.count, 2);
    QCOMPARE(match.world().summary().edits.since, since);
    QCOMPARE(match.world().frame()->edits, 2);
    QCOMPARE(match.world().frame()->editedSince, since);
  }

  void aWorldThatIsNotEditableSaysSo()
  {
    LiveMatch match(editableOptions(false));
    const EditReport report = match.edit("rsg/agent/nao/nao_hetero.rsg", "box_body.rsg 1.2171", "box_body.rsg 2.5");
    QCOMPARE(report.kind, EditReport::Kind::NeedsReset);
    QVERIFY(!report.why.empty());
  }
};

QTEST_GUILESS_MAIN(LiveValuesTest)
#include "LiveValuesTest.moc"
