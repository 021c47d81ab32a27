#include "LintSupport.h"
#include "tests/core/WorldSupport.h"

#include <QTest>

using namespace sparkwright;
using lint::Finding;
using lint::Kind;
using test::LintedScene;

namespace
{

const std::string solid = "(setBoxTotal 1 0.2 0.2 0.2)";

/// Two boxes on a hinge with these calls.
std::string arm(const std::string& calls)
{
  return test::part("trunk", "0 0 2", solid) + test::part("arm", "0 0 2.3", solid, test::hingeTo("trunk", calls));
}

std::string meshPart(const std::string& calls)
{
  return test::part("trunk", "0 0 2", solid) +
         "(nd Transform (setName arm) (setLocalPos 0 0 3) (nd RigidBody (setName body) " + solid +
         ")\n(nd TriMeshCollider (setName collider) " + calls + ")\n" + test::hingeTo("trunk") + ")\n";
}

} // namespace

/// What the lint finds in robots, and that its fixes mend it.
class RobotLintTest : public QObject
{
  Q_OBJECT
private slots:
  void aGoodRobotHasNoFindings()
  {
    const LintedScene scene(arm("(setLowStopDeg 0 -90) (setHighStopDeg 0 90) (setMaxMotorForce 0 20)\n"
                                "(nd HingePerceptor (setName a)) (nd HingeEffector (setName b))"));
    QVERIFY(scene.report.built);
    QCOMPARE(scene.report.findings.size(), std::size_t{0});
    QCOMPARE(scene.report.problems.size(), std::size_t{0});
  }

  void anInertiaThatNoBodyCanHave()
  {
    const LintedScene scene(test::part("rod", "0 0 2", "(setMassParameters 2 0 0 0  1 1 3  0 0 0)"));
    const Finding& finding = scene.only(Kind::Inertia);
    QCOMPARE(finding.number, 50.0);
    QCOMPARE(finding.node, std::string("/usr/scene/rod/body"));
    QCOMPARE(finding.diagnostic.line, 4);
    QVERIFY(QString::fromStdString(finding.diagnostic.message).contains("'rod'"));
    QCOMPARE(finding.fixes.size(), std::size_t{2});
    QCOMPARE(finding.fixes[0].edits.front().text, std::string("(setMassParameters 2 0 0 0 0.0133333 0.0133333 0.0133333 0 0 0)"));
    QCOMPARE(finding.fixes[1].edits.front().text, std::string("(setMassParameters 2 0 0 0 1 1 2 0 0 0)"));
    for(const std::size_t fix : {0, 1})
      QCOMPARE(scene.mended(finding, fix).report.findings.size(), std::size_t{0});
    // One per cent is rounding.
    QCOMPARE(LintedScene(test::part("rod", "0 0 2", "(setMassParameters 2 0 0 0  1 1 2.01  0 0 0)")).report.findings.size(),
             std::size_t{0});
  }

  void anInertiaInTurnedAxesIsJudgedByItsPrincipalMoments()
  {
    // 1, 1 and 3 about axes that are turned by 45°.
    const LintedScene scene(test::part("rod", "0 0 2", "(setMassParameters 2 0 0 0  2 2 1  -1 0 0)"));
    QCOMPARE(scene.only(Kind::Inertia).number, 50.0);
    QCOMPARE(scene.mended(scene.only(Kind::Inertia), 1).report.findings.size(), std::size_t{0});
  }

  void aMassThatIsNotPositive()
  {
    for(const char* const numbers : {"-2 0 0 0 1 1 1 0 0 0", "2 0 0 0 1 -1 1 0 0 0", "2 0 0 0 1 1 1 5 0 0"})
    {
      const LintedScene scene(test::part("rod", "0 0 2", std::string("(setMassParameters ") + numbers + ")"));
      const Finding& finding = scene.only(Kind::Inertia);
      QVERIFY(!finding.fixes.empty());
      QCOMPARE(scene.mended(finding).report.findings.size(), std::size_t{0});
    }
  }

  void massesThatDifferTooMuch()
  {
    const LintedScene scene(test::part("trunk", "0 0 2", "(setBoxTotal 100 0.2 0.2 0.2)") +
                            test::part("arm", "0 0 2.3", "(setBoxTotal 0.01 0.2 0.2 0.2)", test::hingeTo("trunk")));
    const Finding& finding = scene.only(Kind::MassRatio);
    QVERIFY(std::abs(finding.number - 10000) < 1);
    QVERIFY(QString::fromStdString(finding.diagnostic.message).contains("'arm'"));
    QCOMPARE(scene.mended(finding).report.findings.size(), std::size_t{0});
  }

  void aMotorWithoutLimit()
  {
    const LintedScene scene(arm("(setMaxMotorForce 0 inf)"));
    const Finding& finding = scene.only(Kind::MotorForce);
    QVERIFY(std::isinf(finding.number));
    QCOMPARE(finding.diagnostic.line, 10);
    QCOMPARE(scene.mended(finding).report.findings.size(), std::size_t{0});
    QCOMPARE(LintedScene(arm("(setMaxMotorForce 0 1e9)")).count(Kind::MotorForce), 1);
    QCOMPARE(LintedScene(arm("(setMaxMotorForce 0 500)")).count(Kind::MotorForce), 0);
  }

  void aRangeWithoutTheStart()
  {
    const LintedScene scene(arm("(setLowStopDeg 0 20) (setHighStopDeg 0 90)"));
    const Finding& finding = scene.only(Kind::Range);
    QVERIFY(std::abs(finding.number - 20) < 1e-3);
    QCOMPARE(finding.fixes.front().edits.front().text, std::string("0"));
    QCOMPARE(scene.mended(finding).report.findings.size(), std::size_t{0});
    QCOMPARE(LintedScene(arm("(setLowStopDeg 0 -90) (setHighStopDeg 0 -20)")).count(Kind::Range), 1);
    QCOMPARE(LintedScene(arm("(setLowStopPos 0 0.5) (setHighStopPos 0 1)")).count(Kind::Range), 1);
    QCOMPARE(LintedScene(arm("(setLowStopDeg 0 0) (setHighStopDeg 0 90)")).count(Kind::Range), 0);
  }

  void stopsInTheWrongOrder()
  {
    const LintedScene scene(arm("(setLowStopDeg 0 90) (setHighStopDeg 0 -90)"));
    QCOMPARE(scene.mended(scene.only(Kind::Range)).report.findings.size(), std::size_t{0});
  }

  void partsOfOneRobotThatPushEachOther()
  {
    const std::string chain = test::part("a", "0 0 0.099", solid) + test::part("b", "0.25 0 0.099", solid, test::hingeTo("a")) +
                              test::part("c", "0.1 0.12 0.099", solid, test::hingeTo("b"));
    // On the ground: the engine tests the inside of a space only beside something else.
    const LintedScene open("(nd PlaneCollider (setParams 0 0 1 0))\n(nd Space (setName robot)\n" + chain + ")\n");
    const Finding& finding = open.only(Kind::SelfContact);
    QVERIFY(std::abs(finding.number - 0.08) < 1e-3);
    // With inner collision off nothing pushes; the parts overlap, but are neighbours of one.
    QCOMPARE(open.mended(finding).report.findings.size(), std::size_t{0});
  }

  void partsThatOverlapWithoutBeingTested()
  {
    const std::string chain = test::part("a", "0 0 2", solid) + test::part("b", "0.3 0 2", solid, test::hingeTo("a")) +
                              test::part("c", "0.6 0 2", solid, test::hingeTo("b")) +
                              test::part("d", "0.1 0 2.05", solid, test::hingeTo("c"));
    const LintedScene scene("(nd Space (setName robot) (disableInnerCollision true)\n" + chain + ")\n");
    QVERIFY(scene.only(Kind::Overlap).number > 0.05);
    QCOMPARE(scene.count(Kind::SelfContact), 0);
  }

  void aRobotInTheGround()
  {
    const std::string ground = "(nd PlaneCollider (setName ground) (setParams 0 0 1 0))\n";
    const auto robotAt = [&](const std::string& z)
    {
      return ground + "(nd Transform (setName place) (setLocalPos 0 0 " + z + ")\n" + test::part("a", "0 0 0", solid) +
             test::part("b", "0 0 0.3", solid, test::hingeTo("a")) + ")\n";
    };
    QVERIFY(std::abs(LintedScene(robotAt("0")).only(Kind::Overlap).number - 0.1) < 1e-6);
    QCOMPARE(LintedScene(robotAt("0.1")).report.findings.size(), std::size_t{0});
  }

  void aMeshThatIsNotClosed()
  {
    QCOMPARE(LintedScene(meshPart("(load StdUnitBox)")).report.findings.size(), std::size_t{0});
    QCOMPARE(LintedScene(meshPart("(load StdUnitCylinder 1 1)")).count(Kind::OpenMesh), 0);
    const QString open = QStringLiteral("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\n");
    QTemporaryDir folder;
    QFile mesh(folder.filePath("open.obj"));
    QVERIFY(mesh.open(QIODevice::WriteOnly) && mesh.write(open.toUtf8()) > 0);
    mesh.close();
    QFile scene(folder.filePath("robot.rsg"));
    QVERIFY(scene.open(QIODevice::WriteOnly));
    scene.write(("(RSG 0 1)\n(" + meshPart("(load open.obj)") + ")").c_str());
    scene.close();
    const lint::FileReport report = lint::lintFile(scene.fileName().toStdString(), {test::soccerOptions(false), {}, {}});
    QCOMPARE(report.findings.size(), std::size_t{1});
    QVERIFY(report.findings.front().kind == Kind::OpenMesh);
    QCOMPARE(report.findings.front().number, 3.0);
  }

  void perceptorsAndEffectorsWithoutNames()
  {
    const LintedScene scene(arm("(nd HingePerceptor)\n(nd HingeEffector)"));
    QCOMPARE(scene.count(Kind::NoName), 2);
    const LintedScene once = scene.mended(scene.report.findings[0]);
    QCOMPARE(once.count(Kind::NoName), 1);
    QVERIFY(once.text.find("(nd HingePerceptor (setName arm))") != std::string::npos);
    const LintedScene twice = once.mended(once.report.findings[0]);
    QVERIFY(twice.text.find("(nd HingeEffector (setName arm_motor))") != std::string::npos);
    QCOMPARE(twice.report.findings.size(), std::size_t{0});
    // Without an effector, nobody drives it.
    QCOMPARE(LintedScene(arm("(nd HingePerceptor)")).count(Kind::NoName), 0);
  }

  void whatIsMadeOfParametersHasNoFix()
  {
    const LintedScene scene("(def $m 2)\n" + test::part("rod", "0 0 2", "(setMassParameters $m 0 0 0  1 1 3  0 0 0)"));
    QVERIFY(scene.only(Kind::Inertia).fixes.empty());
  }

  void whatCannotBeUsedIsNotBuilt()
  {
    const lint::FileOptions options{test::soccerOptions(false), {}, {}};
    QVERIFY(!lint::lintFile("/no/such/file.rsg", options).built);
    QVERIFY(!lint::lintFile(SPARKWRIGHT_SOURCE_DIR "/resources/examples/box.rsg", options).built);
    QVERIFY(!LintedScene("(RSG 0 1) (((").report.built);
  }
};

QTEST_APPLESS_MAIN(RobotLintTest)
#include "RobotLintTest.moc"
