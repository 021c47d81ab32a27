// Changed poses in a scene file move things of a running World.

#include "LiveSupport.h"

#include "core/body/Collider.h"

#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

class LiveMovesTest : public QObject
{
  Q_OBJECT

  const std::string table_ = "(nd Transform (setName table) (setLocalPos 0 0 0.25)\n(nd BoxCollider (setBoxLengths 1 1 0.5)))\n";

  /// Lets boxes come to rest and fall asleep.
  static void sleep(LiveThings& things, const std::vector<std::string>& boxes)
  {
    QVERIFY(things.loaded);
    things.run(20);
    for(const std::string& box : boxes)
      things.find<RigidBody>(box + "/body")->body().disable();
    things.run(2);
    for(const std::string& box : boxes)
      QVERIFY(!things.find<RigidBody>(box + "/body")->body().isEnabled());
  }

private slots:
  void aBoxGoesWhereItsTextPutsItAndRests()
  {
    LiveThings things(boxForm("a", "0 0 0.5") + boxForm("b", "3 0 0.5"));
    QVERIFY(things.loaded);
    things.run(5);
    const Vec3f other = things.at("b");
    const Vec3f speed = things.find<RigidBody>("b/body")->velocity();
    QVERIFY(speed.norm() > 0);
    const EditReport report = things.edit("0 0 0.5", "1 1 0.7");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(report.moved, 1);
    QVERIFY((things.at("a") - Vec3f(1, 1, 0.7f)).norm() < 1e-6f);
    QCOMPARE(things.find<RigidBody>("a/body")->velocity(), Vec3f(0, 0, 0));
    QCOMPARE(things.at("b"), other);
    QCOMPARE(things.find<RigidBody>("b/body")->velocity(), speed);
  }

  void aRotationIsTakenTogetherWithThePosition()
  {
    LiveThings things(boxForm("a", "0 0 0.5"));
    const EditReport report = things.edit("(setLocalPos 0 0 0.5)", "(setLocalPos 0 0 0.5) (setLocalRotation 0 0 90)");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    const Mat4f pose = things.find<Transform>("a")->worldPose();
    QVERIFY((translation(pose) - Vec3f(0, 0, 0.5f)).norm() < 1e-6f);
    QVERIFY((rotate(pose, {1, 0, 0}) - Vec3f(0, 1, 0)).norm() < 1e-5f);
  }

  void whatHasNoBodyMovesWithItsColliders()
  {
    LiveThings things("(nd Transform (setName wall) (setLocalPos 1 0 0.5) (nd BoxCollider (setName box) "
                      "(setBoxLengths 0.1 1 1)) (nd Transform (setName lamp) (setLocalPos 0 0 1) (nd Light)))");
    VERIFY_APPLIED(things.edit("1 0 0.5", "2 0 0.5"));
    QCOMPARE(things.at("wall"), Vec3f(2, 0, 0.5f));
    QCOMPARE(things.at("wall/lamp"), Vec3f(2, 0, 1.5f));
    QCOMPARE(things.find<BoxCollider>("wall/box")->shape()->position().x(), 2.0);
    things.run(2);
    QCOMPARE(things.at("wall/lamp"), Vec3f(2, 0, 1.5f));
  }

  void aTransformThatWasDissolvedMovesWhatWasBelowIt()
  {
    LiveThings things("(nd Transform (setName group) (setLocalPos 1 0 0)\n" + boxForm("a", "0 0 0.5") +
                      boxForm("b", "0 1 0.5") + ")");
    QVERIFY(!things.find<Object>("group"));
    VERIFY_APPLIED(things.edit("1 0 0", "2 0 0"));
    QVERIFY((things.at("a") - Vec3f(2, 0, 0.5f)).norm() < 1e-6f);
    QVERIFY((things.at("b") - Vec3f(2, 1, 0.5f)).norm() < 1e-6f);
  }

  void aThingOfSeveralPartsKeepsItsPosture()
  {
    LiveThings things("(nd Transform (setName robot) (setLocalPos 0 0 2) (nd Light)\n" + boxForm("a", "0 0 0") +
                      boxForm("b", "0.3 0 0") +
                      "(nd HingeJoint (setName hinge) (attach ../b/body ../a/body) (setAnchor 0.15 0 0) (setAxis 1)))");
    things.find<HingeJoint>("robot/hinge")->setParameter(physics::JointParameter::MaxMotorForce, 0, 50);
    things.find<HingeJoint>("robot/hinge")->setMotorVelocity(0, 1);
    things.run(10);
    const Vec3f between = things.at("robot/b") - things.at("robot/a");
    const float angle = things.find<HingeJoint>("robot/hinge")->angleDeg(0);
    QVERIFY(std::abs(angle) > 1);
    VERIFY_APPLIED(things.edit("0 0 2", "5 0 2"));
    QVERIFY((things.at("robot/a") - Vec3f(5, 0, 2)).norm() < 1e-5f);
    QVERIFY(std::abs((things.at("robot/b") - things.at("robot/a")).norm() - between.norm()) < 1e-5f);
    QVERIFY(std::abs(things.find<HingeJoint>("robot/hinge")->angleDeg(0) - angle) < 1e-3f);
  }

  void scrubbingAndComingBackGivesTheFirstPose()
  {
    LiveThings things(boxForm("a", "0 0 0.1"));
    for(const char* const place : {"0.5 0 0.1", "0.51 0 0.1", "0.7 0.2 0.1", "0 0 0.1"})
    {
      VERIFY_APPLIED(things.set(LiveThings::wrap(boxForm("a", place))));
      things.run(1);
    }
    QVERIFY((things.at("a") - Vec3f(0, 0, 0.1f)).norm() < 0.02f);
  }

  void whatRestsOnSomethingThatGoesWakesUp_data()
  {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const QString table = QString::fromStdString(table_);
    QTest::newRow("removed") << table << "";
    QTest::newRow("commented out") << table << "; " + table.chopped(1).replace("\n", "\n; ") + "\n";
    QTest::newRow("moved") << "(setLocalPos 0 0 0.25)" << "(setLocalPos 2 0 0.25)";
    QTest::newRow("smaller") << "(setBoxLengths 1 1 0.5)" << "(setBoxLengths 1 1 0.05)";
  }
  void whatRestsOnSomethingThatGoesWakesUp()
  {
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    LiveThings things(table_ + boxForm("a", "0 0 0.6") + boxForm("far", "5 0 0.1"));
    sleep(things, {"a", "far"});
    const Vec3f before = things.at("a");
    QVERIFY(before.z() > 0.55f);
    VERIFY_APPLIED(things.edit(from.toStdString(), to.toStdString()));
    things.run(50);
    QVERIFY2(things.at("a").z() < before.z() - 0.2f, qPrintable(QString::number(things.at("a").z())));
    QVERIFY(!things.find<RigidBody>("far/body")->body().isEnabled()); // Nothing has happened to it.
  }
  void aHeapWakesUpFromBelow()
  {
    LiveThings things(boxForm("a", "0 0 0.1") + boxForm("b", "0 0 0.3") + boxForm("c", "0 0 0.5"));
    sleep(things, {"a", "b", "c"});
    VERIFY_APPLIED(things.edit("0 0 0.1", "3 0 0.1"));
    things.run(60);
    QVERIFY(things.at("b").z() < 0.15f && things.at("c").z() < 0.35f);
  }
  void theGroundItselfMayGo()
  {
    LiveThings things(boxForm("a", "0 0 0.1"));
    sleep(things, {"a"});
    VERIFY_APPLIED(things.edit("(nd PlaneCollider (setName ground) (setParams 0 0 1 0))", ""));
    things.run(30);
    QVERIFY(things.at("a").z() < -0.5f);
  }
  void aLookDoesNotWakeAnything()
  {
    LiveThings things(boxForm("a", "0 0 0.1"));
    sleep(things, {"a"});
    VERIFY_APPLIED(things.edit("(setMaterial matGrey)", "(setMaterial matYellow)"));
    QVERIFY(!things.find<RigidBody>("a/body")->body().isEnabled());
  }

  void theTorsoOfAnAgentsRobotStaysWhereItIs()
  {
    LiveMatch match;
    const Vec3f before = match.part<RigidBody>(match.left, "body/boxBody").position();
    const auto angles = match.angles(match.left);
    const EditReport report = match.edit("rsg/agent/nao/nao_hetero.rsg", "(def $z 1.5)", "(def $z 1.6)");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(report.robots, 2);
    QVERIFY((match.part<RigidBody>(match.left, "body/boxBody").position() - before).norm() < 1e-5f);
    for(const auto& [path, angle] : match.angles(match.left))
      VERIFY_NEAR(angle, angles.at(path), 0.05f);
  }
};

QTEST_GUILESS_MAIN(LiveMovesTest)
#include "LiveMovesTest.moc"
