// Texts that cannot be applied leave a running World as it is, and say why.

#include "LiveSupport.h"

#include "core/run/SceneCheck.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

class LiveFaultsTest : public QObject
{
  Q_OBJECT

  const std::string nao_ = "rsg/agent/nao/nao_hetero.rsg";

private slots:
  void aFaultChangesNothing_data()
  {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("bracket open") << "(setName time)" << "(setName time";
    QTest::newRow("bracket too many, so that the rest is missing") << "(setName nao)" << "(setName nao)))))";
    QTest::newRow("unknown class") << "(nd TimePerceptor" << "(nd TimePerc";
    QTest::newRow("unknown variable") << "$x $y $z)\n" << "$x $y $zz)\n";
    QTest::newRow("expression") << "(def $z 1.5)" << "(def $z (eval 1 +))";
    QTest::newRow("no case") << "(1 (def" << "(7 (def";
    QTest::newRow("header") << "(RSG 0 1)" << "(RSG 0 7)";
    QTest::newRow("missing file") << "(nd TimePerceptor (setName time))"
                                  << "(nd TimePerceptor (setName time)) (importScene rsg/agent/nao/non.rsg)";
  }
  void aFaultChangesNothing()
  {
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    LiveMatch match, other;
    const EditReport report = match.edit(nao_, from.toStdString(), to.toStdString());
    if(QByteArray(QTest::currentDataTag()).startsWith("bracket too many"))
      QVERIFY(report.kind != EditReport::Kind::Unchanged);
    else
    {
      QVERIFY2(report.kind == EditReport::Kind::Faulty, describe(report).c_str());
      QVERIFY(!report.problems.empty());
      QCOMPARE(match.poses(), other.poses());
      QCOMPARE(match.world().frame()->edits, 0);
    }
    match.run(10);
    if(report.kind == EditReport::Kind::Faulty)
    {
      other.run(10);
      QCOMPARE(match.poses(), other.poses());
      QCOMPARE(std::string(match.world().percepts(match.left)), std::string(other.world().percepts(other.left)));
    }
  }

  void afterAFaultTheNextGoodTextIsApplied()
  {
    LiveMatch match;
    QCOMPARE(match.edit(nao_, "box_body.rsg 1.2171", "box_body.rsg (1.2").kind, EditReport::Kind::Faulty);
    VERIFY_APPLIED(match.edit(nao_, "box_body.rsg 1.2171", "box_body.rsg 1.5"));
    QCOMPARE(match.part<RigidBody>(match.left, "body/boxBody").body().mass().mass, 1.5);
  }

  void aRobotThatComesDuringAFaultIsBuiltFromTheLastGoodText()
  {
    LiveMatch match;
    QCOMPARE(match.edit(nao_, "box_body.rsg 1.2171", "box_body.rsg (1.2").kind, EditReport::Kind::Faulty);
    const AgentId late = match.soccer.connect();
    QVERIFY(match.part<RigidBody>(late, "body/boxBody").body().mass().mass > 1.2);
  }

  void aSetUpScriptNeedsAReset()
  {
    LiveMatch match;
    const EditReport report = match.edit("setups/soccer.rb", "installGame('soccer3d')", "installGame('soccer3d') #");
    QCOMPARE(report.kind, EditReport::Kind::NeedsReset);
    QVERIFY(QString::fromStdString(report.why.english()).contains("set-up script"));
    QCOMPARE(report.agents, 2);
    QCOMPARE(report.seconds, match.world().time());
  }

  void aFileThatTheSceneDoesNotUseChangesNothing()
  {
    LiveMatch match;
    QCOMPARE(match.edit("rsg/agent/hoap2.rsg", "(RSG 0 1)", "(RSG 0 1").kind, EditReport::Kind::Unchanged);
  }

  void anotherSceneThatIsSavedNeverTouchesTheRun()
  {
    // One that nothing imports, and one that is imported in a case that does not happen.
    for(const std::string text : {"", "(switch $a (1 (importScene other.rsg)) (2 (nd Transform (setName two))))"})
    {
      LiveThings things((text.empty() ? "" : "(def $a 2)" + text) + boxForm("a", "0 0 0.1"));
      QVERIFY(things.loaded);
      const std::filesystem::path other = things.file.parent_path() / "other.rsg";
      std::ofstream(other) << LiveThings::wrap(boxForm("b", "0 0 0.1"));
      checkText(*things.world, things.file.string());
      things.run(3);
      TextOverlay texts{{other, LiveThings::wrap(boxForm("b", "0 0 0.2"))}};
      QCOMPARE(things.world->applyEdits(texts).kind, EditReport::Kind::Unchanged);
      std::ofstream(other) << texts[other]; // It is saved, and edited again.
      QCOMPARE(things.world->applyEdits({}).kind, EditReport::Kind::Unchanged);
      texts[other] += "; more\n";
      QCOMPARE(things.world->applyEdits(texts).kind, EditReport::Kind::Unchanged);
      QCOMPARE(things.world->applyEdits({}).kind, EditReport::Kind::Unchanged);
      VERIFY_APPLIED(things.edit("0 0 0.1", "1 0 0.1")); // Its own edits still come.
      QVERIFY((things.at("a") - Vec3f(1, 0, 0.1f)).norm() < 1e-6f);
    }
  }

  void aSceneThatIsNoLongerImportedIsAnotherOne()
  {
    const auto lamp = [](const std::string& name)
    { return "(RSG 0 1)\n((nd Transform (setName " + name + ") (setLocalPos 0 0 1) (nd Light)))\n"; };
    LiveThings things(boxForm("a", "0 0 0.1"));
    const std::filesystem::path other = things.file.parent_path() / "other.rsg";
    std::ofstream(other) << lamp("b");
    things.run(1);
    VERIFY_APPLIED(things.set(LiveThings::wrap("(importScene other.rsg)\n" + boxForm("a", "0 0 0.1"))));
    QVERIFY(things.find<Transform>("b"));
    VERIFY_APPLIED(things.set(LiveThings::wrap(boxForm("a", "0 0 0.1"))));
    QVERIFY(!things.find<Transform>("b"));
    TextOverlay texts = {{things.file, things.text}, {other, lamp("c")}};
    QCOMPARE(things.world->applyEdits(texts).kind, EditReport::Kind::Unchanged);
    QVERIFY(!things.find<Transform>("c"));
  }

  void jointsToTheRestOfTheSceneNeedAReset()
  {
    LiveThings things(boxForm("a", "0 0 1") + boxForm("b", "0.3 0 1") +
                      "(nd HingeJoint (setName hinge) (attach ../a/body ../b/body) (setAnchor 0 0 1) (setAxis 1))");
    const EditReport report = things.edit("(setAnchor 0 0 1)", "(setAnchor 0 0 1.1)");
    QCOMPARE(report.kind, EditReport::Kind::NeedsReset);
    QVERIFY(!report.why.empty());
    QCOMPARE(report.file, things.file.string());
  }

  void variablesThatHaveChangedNeedAReset()
  {
    LiveThings things("(def $h (eval Test.Height))" + boxForm("a", "0 0 $h"));
    QVERIFY(!things.loaded); // There is no such variable yet.
    LiveMatch match;
    match.world().scripts().runText("NaoType[0]['ThighRelHip2_Z'] = -0.05", "test");
    const EditReport report = match.edit("rsg/agent/nao/leg.rsg", "(def $hipY (eval $torsoY - 0.01))",
                                         "(def $hipY (eval $torsoY - 0.02))");
    QCOMPARE(report.kind, EditReport::Kind::NeedsReset);
  }

  void typingAWholeFormLetterByLetterNeverHurts()
  {
    LiveMatch match;
    const std::string whole = match.text(nao_);
    const std::string form = "(nd Transform (setName rod) (setLocalPos $x $y 2) (nd RigidBody (setName body) "
                             "(setBoxTotal 0.1 0.1 0.1 0.1)))";
    const std::size_t at = whole.find("(importScene rsg/agent/nao/naoneckhead.rsg");
    int applied = 0;
    for(std::size_t i = 1; i <= form.size(); ++i)
    {
      std::string text = whole;
      text.insert(at, form.substr(0, i));
      applied += match.set(nao_, text).kind == EditReport::Kind::Applied;
      if(i % 10 == 0)
        match.run(1);
    }
    QVERIFY(applied >= 1);
    QVERIFY(match.world().root().find("/usr/scene/AgentAspect" + std::to_string(match.left) + "/nao/rod/body"));
    VERIFY_APPLIED(match.set(nao_, whole));
    QVERIFY(!match.world().root().find("/usr/scene/AgentAspect" + std::to_string(match.left) + "/nao/rod"));
    match.run(5);
  }
};

QTEST_GUILESS_MAIN(LiveFaultsTest)
#include "LiveFaultsTest.moc"
