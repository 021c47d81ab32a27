// Questions to a running World: where its things are now, and what a node is like. They change nothing.

#include "LiveSupport.h"

#include "core/world/live/KeptPoses.h"
#include "core/world/live/NodeValues.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

class LiveQuestionsTest : public QObject
{
  Q_OBJECT

  static const NodeValues::Value* valueOf(const NodeValues& values, const std::string& node, const std::string& name)
  {
    for(const NodeValues::Node& each : values.nodes)
      for(const NodeValues::Value& value : each.values)
        if(each.className == node && value.name == name)
          return &value;
    return nullptr;
  }

private slots:
  void thingsThatStandFreeTellTheirPoses()
  {
    LiveThings things(boxForm("a", "0 0 0.5") + boxForm("b", "1 0 0.5"));
    things.find<RigidBody>("b/body")->setVelocity({1, 0, 0});
    things.run(10);
    const KeptPoses kept = things.world->keptPoses(things.file.string());
    QCOMPARE(kept.poses.size(), std::size_t(2));
    QCOMPARE(kept.others, 0);
    QCOMPARE(kept.poses[1].id, things.find<Transform>("b")->id());
    QVERIFY((translation(kept.poses[1].local) - things.at("b")).norm() < 1e-6f);
    QVERIFY((translation(kept.poses[1].written) - Vec3f(1, 0, 0.5)).norm() < 1e-6f);
    QCOMPARE(things.text.substr(kept.poses[1].form->offset(), 12), std::string("nd Transform"));
  }

  void posesThatAreWrittenBackLeaveThingsWhereTheyAre()
  {
    LiveThings things("(nd Transform (setName group) (setLocalPos 1 2 0) (setLocalRotation 0 0 90)\n" +
                      boxForm("a", "0 0 2") + boxForm("b", "1 0 2") + ")");
    things.run(10);
    const KeptPoses kept = things.world->keptPoses(things.file.string());
    QCOMPARE(kept.poses.size(), std::size_t(2));
    const Vec3f a = things.at("a"), b = things.at("b");
    const Vec3f local = translation(kept.poses[0].local);
    VERIFY_APPLIED(things.edit("0 0 2", std::to_string(local.x()) + ' ' + std::to_string(local.y()) + ' ' +
                                            std::to_string(local.z())));
    QVERIFY((things.at("a") - a).norm() < 1e-4f);
    QCOMPARE(things.at("b"), b);
  }

  void anArticulatedThingTellsOnePose()
  {
    LiveThings things("(nd Transform (setName robot) (setLocalPos 0 0 2) (nd Light)\n" + boxForm("a", "0 0 0") +
                      boxForm("b", "0.3 0 0") +
                      "(nd HingeJoint (setName hinge) (attach ../b/body ../a/body) (setAnchor 0.15 0 0) (setAxis 1)))");
    things.run(10);
    const KeptPoses kept = things.world->keptPoses(things.file.string());
    QCOMPARE(kept.poses.size(), std::size_t(1));
    QCOMPARE(kept.poses[0].id, things.find<Transform>("robot")->id());
    QVERIFY((translation(kept.poses[0].local) - things.at("robot/a")).norm() < 1e-5f);
  }

  void aFileThatSeveralRobotsUseTellsNone()
  {
    LiveMatch match;
    const KeptPoses kept = match.world().keptPoses(LiveMatch::file("rsg/agent/nao/leg.rsg").string());
    QVERIFY(kept.poses.empty());
    QVERIFY(kept.others > 0);
    QVERIFY(match.world().keptPoses("/nowhere.rsg").poses.empty());
  }

  void aLinkTellsItsBodyAndItsJoint()
  {
    LiveMatch match;
    auto& neck = match.part<Transform>(match.left, "neck");
    const NodeValues values = match.world().values(neck.id());
    QCOMPARE(values.nodes.front().id, neck.id());
    const auto* const mass = valueOf(values, "RigidBody", "Mass");
    QVERIFY(mass);
    QCOMPARE(mass->text, std::string("0.05"));
    QCOMPARE(mass->unit, std::string("kg"));
    const auto* const angle = valueOf(values, "HingeJoint", "Angle");
    QVERIFY(angle);
    QVERIFY(std::abs(toNumber(angle->text) - match.part<HingeJoint>(match.left, "neck/joint").angleDeg(0)) < 1e-3);
    QVERIFY(valueOf(values, "HingeJoint", "MaxMotorForce"));
    QVERIFY(valueOf(values, "RigidBody", "Velocity"));
    QVERIFY(valueOf(values, "Transform", "Position"));
  }

  void rotationsAreToldAsTheTextHasThem()
  {
    LiveThings things("(nd Transform (setName turned) (setLocalRotation 10 20 30) (nd Light))"
                      "(nd Transform (setName upright) (setLocalRotation 40 90 0) (nd Light))");
    const auto rotation = [&](const std::string& name)
    { return valueOf(things.world->values(things.find<Transform>(name)->id()), "Transform", "LocalRotation")->text; };
    double x = 0, y = 0, z = 0;
    QCOMPARE(std::sscanf(rotation("turned").c_str(), "%lf %lf %lf", &x, &y, &z), 3);
    QVERIFY(std::abs(x - 10) < 1e-3 && std::abs(y - 20) < 1e-3 && std::abs(z - 30) < 1e-3);
    QCOMPARE(std::sscanf(rotation("upright").c_str(), "%lf %lf %lf", &x, &y, &z), 3);
    QVERIFY(std::abs(x - 40) < 1e-2 && std::abs(y - 90) < 1e-1 && std::abs(z) < 1e-3);
  }

  void questionsChangeNothing()
  {
    LiveMatch match, other;
    for(int i = 0; i < 10; ++i)
    {
      match.world().values(match.part<Transform>(match.left, "neck").id());
      match.world().keptPoses(LiveMatch::file("rsg/environment/soccer/soccer.rsg").string());
      match.run(1);
      other.run(1);
    }
    QCOMPARE(match.poses(), other.poses());
  }

  void aNodeThatIsGoneHasNoValues()
  {
    LiveThings things(boxForm("a", "0 0 0.5"));
    const std::uint64_t id = things.find<Transform>("a")->id();
    QVERIFY(!things.world->values(id).nodes.empty());
    VERIFY_APPLIED(things.edit(boxForm("a", "0 0 0.5"), ""));
    QVERIFY(things.world->values(id).nodes.empty());
    QVERIFY(things.world->values(0).nodes.empty());
  }
};

QTEST_GUILESS_MAIN(LiveQuestionsTest)
#include "LiveQuestionsTest.moc"
