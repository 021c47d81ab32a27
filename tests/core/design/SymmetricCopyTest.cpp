#include "core/design/RobotPlan.h"
#include "core/design/SymmetricCopy.h"
#include "core/scene/Transform.h"
#include "core/text/Number.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace sparkwright;
using design::SideAxis;

namespace
{

std::string mirroredText(const std::string& form, SideAxis axis = SideAxis::X)
{
  const SyntaxTree tree(form);
  Diagnostic problem;
  const auto mirrored = design::mirroredForm(tree, tree.firstTop(), axis, problem);
  return mirrored ? *mirrored : problem.text();
}

const std::string legText = R"((nd Transform
  (setName lfoot) ; the left one
  (setLocalPos -0.055 0.025 1e-3)
  (setLocalRotation 10 -20 30)
  (nd RigidBody (setName body) (setMassParameters 0.2 0 0 0 0.1 0.2 0.3 0.01 0.02 -0.03))
  (nd TransformCollider (nd BoxCollider (setLocalPosition 0.1 0.2 +0.3) (setRotation 0.1 0 0 5 6 7)))
  (nd HingeJoint (setName joint) (attach ../body ../../lankle/body) (setAnchor 0.01 -0.03 0.035)
    (setAxis 0 1 0) (setLowStopDeg 0 -45) (setHighStopDeg 0 25) (setAngularMotorVelocity 0 3)
    (nd HingeEffector (setName lle6)))
  (nd HingeJoint (setName other) (setAxis -0.7 0 -0.7) (setLowStopDeg 0 -90) (setHighStopDeg 0 1))))";

} // namespace

/// Copies of one side of a robot for the other.
class SymmetricCopyTest : public QObject
{
  Q_OBJECT
private slots:
  void namesChangeSides_data()
  {
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    const char* const rows[][2] = {{"left_wheel", "right_wheel"},
                                   {"LeftArm", "RightArm"},
                                   {"l_hip", "r_hip"},
                                   {"L_foot", "R_foot"},
                                   {"foot_l", "foot_r"},
                                   {"eyeLeft", "eyeRight"},
                                   {"lfoot", "rfoot"},
                                   {"lArm", "rArm"},
                                   {"laj1", "raj1"},
                                   {"lf", "rf"},
                                   {"lf1", "rf1"},
                                   {"lae1s", "rae1s"},
                                   {"l1thigh", "r1thigh"},
                                   {"hip_l_motor", "hip_r_motor"}};
    for(const auto& row : rows)
      QTest::newRow(row[0]) << row[0] << row[1];
  }
  void namesChangeSides()
  {
    QFETCH(QString, left);
    QFETCH(QString, right);
    QCOMPARE(design::nameOnOtherSide(left.toStdString()), right.toStdString());
    QCOMPARE(design::nameOnOtherSide(right.toStdString()), left.toStdString());
  }
  void otherNamesStay()
  {
    for(const char* const name : {"link1x", "lamp", "load", "root", "body", "rod", "", "l", "torso", "..", "red"})
      QCOMPARE(design::nameOnOtherSide(name), std::string(name));
  }

  void positionsRotationsAxesAndLimitsAreMirrored()
  {
    QCOMPARE(mirroredText(legText), std::string(R"((nd Transform
  (setName rfoot) ; the left one
  (setLocalPos 0.055 0.025 1e-3)
  (setLocalRotation 10 20 -30)
  (nd RigidBody (setName body) (setMassParameters 0.2 0 0 0 0.1 0.2 0.3 -0.01 -0.02 -0.03))
  (nd TransformCollider (nd BoxCollider (setLocalPosition -0.1 0.2 +0.3) (setRotation -0.1 0 0 5 -6 -7)))
  (nd HingeJoint (setName joint) (attach ../body ../../rankle/body) (setAnchor -0.01 -0.03 0.035)
    (setAxis 0 1 0) (setLowStopDeg 0 -25) (setHighStopDeg 0 45) (setAngularMotorVelocity 0 -3)
    (nd HingeEffector (setName rle6)))
  (nd HingeJoint (setName other) (setAxis -0.7 0 0.7) (setLowStopDeg 0 -90) (setHighStopDeg 0 1))))"));
  }

  void theOtherMirrorIsThatOfUrdf()
  {
    QCOMPARE(mirroredText("(nd Transform (setName l_arm) (setLocalPos 1 2 3) (setLocalRotation 1 2 3))", SideAxis::Y),
             std::string("(nd Transform (setName r_arm) (setLocalPos 1 -2 3) (setLocalRotation -1 2 -3))"));
    QCOMPARE(mirroredText("(nd HingeJoint (setAxis 0) (setLowStopDeg 0 -10))", SideAxis::Y),
             std::string("(nd HingeJoint (setAxis 0) (setHighStopDeg 0 10))"));
  }

  void twiceIsTheSameAgain()
  {
    for(const SideAxis axis : {SideAxis::X, SideAxis::Y})
    {
      const std::string twice = mirroredText(mirroredText(legText, axis), axis);
      const SyntaxTree before(legText), after(twice);
      QCOMPARE(before.nodeCount(), after.nodeCount());
      for(SyntaxTree::Node node = 0; node < before.nodeCount(); ++node)
        if(before.isAtom(node))
        {
          if(numberLength(before.value(node)) == before.value(node).size())
            QCOMPARE(toNumber(after.value(node)), toNumber(before.value(node)));
          else
            QCOMPARE(after.value(node), before.value(node));
        }
    }
  }

  void whatCannotBeMirroredIsToldWithItsPlace_data()
  {
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("said");
    QTest::newRow("expression") << "(nd Transform\n  (setLocalPos (eval 1 + 2) 0 0))"
                                << "2:16: error: (eval 1 + 2) has an expression or parameter as an argument, which "
                                   "cannot be mirrored";
    QTest::newRow("parameter") << "(nd Transform (setName $n))"
                               << "1:24: error: $n has an expression or parameter as an argument, which cannot be "
                                  "mirrored";
    QTest::newRow("too few") << "(nd Transform (setLocalPos 1 2))"
                             << "1:15: error: 'setLocalPos' needs 3 numbers to be mirrored";
    QTest::newRow("import") << "(nd Transform (importScene a.rsg 1))"
                            << "1:15: error: an import with arguments cannot be mirrored";
    QTest::newRow("plane") << "(nd PlaneCollider (setParams 1 0 0 0))"
                           << "1:1: error: PlaneCollider cannot be mirrored";
  }
  void whatCannotBeMirroredIsToldWithItsPlace()
  {
    QFETCH(QString, form);
    QFETCH(QString, said);
    QCOMPARE(QString::fromStdString(mirroredText(form.toStdString())), said);
  }

  void expressionsThatStayAreKept()
  {
    const std::string form = "(nd Transform (setName x) (setLocalPos -1 (eval 1 + 2) $z))";
    QCOMPARE(mirroredText(form), std::string("(nd Transform (setName x) (setLocalPos 1 (eval 1 + 2) $z))"));
  }

  void theCopyComesBehindTheForm()
  {
    const std::string text = "(RSG 0 1)\n(\n  (nd Transform\n    (setName lfoot)\n    (setLocalPos 1 0 0))\n)\n";
    const SyntaxTree tree(text);
    Diagnostic problem;
    const auto edit =
        design::symmetricCopy(tree, static_cast<std::uint32_t>(text.find("setLocalPos")), SideAxis::X, problem);
    QVERIFY(edit);
    std::string after = text;
    after.replace(edit->begin, edit->end - edit->begin, edit->text);
    QCOMPARE(after, std::string("(RSG 0 1)\n(\n  (nd Transform\n    (setName lfoot)\n    (setLocalPos 1 0 0))\n\n"
                                "  (nd Transform\n    (setName rfoot)\n    (setLocalPos -1 0 0))\n)\n"));
    const SyntaxTree both(after);
    QVERIFY(!design::symmetricCopy(both, edit->begin - 3, SideAxis::X, problem));
    QCOMPARE(problem.message, std::string("there is a part 'rfoot' already"));
    QVERIFY(!design::symmetricCopy(tree, 3, SideAxis::X, problem));
    const SyntaxTree torso("(RSG 0 1)((nd Transform (setName torso)))");
    QVERIFY(!design::symmetricCopy(torso, 20, SideAxis::X, problem));
    QVERIFY(QString::fromStdString(problem.message).startsWith("no name in it tells left from right"));
  }

  void aMirroredLegMovesAsTheMirrorImage()
  {
    // A robot without its right leg, which is then made from the left one.
    design::RobotPlan plan = design::RobotPlan::of(design::RobotPlan::Kind::Legged);
    plan.jointsPerLeg = 6;
    std::string text = design::robotScene(plan);
    text = text.substr(0, text.find("; The right leg")) + "\n)\n)\n";
    Diagnostic problem;
    std::size_t at = 0;
    while((at = text.find("(setName left_", at)) != std::string::npos)
    {
      if(text.rfind("(nd Transform", at) + 40 < at || text.rfind("(nd Hinge", at) + 30 > at ||
         text.rfind("(nd Force", at) + 40 > at)
      {
        ++at;
        continue;
      }
      const auto edit = design::symmetricCopy(SyntaxTree(text), static_cast<std::uint32_t>(at), SideAxis::X, problem);
      QVERIFY2(edit, problem.text().c_str());
      text.insert(edit->begin, edit->text);
      at = edit->begin + edit->text.size();
    }
    QTemporaryDir folder;
    const std::string file = folder.filePath("copy.rsg").toStdString();
    std::ofstream(file) << text;
    World world(test::soccerOptions(false));
    QStringList said;
    world.log().setSink(
        [&](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            said << QString::fromStdString(d.text());
        });
    QVERIFY(world.load(file));
    QCOMPARE(said, QStringList());
    // Joints whose axis lies in the mirror turn the other way.
    const std::pair<const char*, bool> joints[] = {
        {"hip_yaw_link", true}, {"hip_roll_link", true},     {"thigh", false},
        {"shank", false},       {"ankle_pitch_link", false}, {"ankle_roll_link", true}};
    float angle = 0.1f;
    for(const auto& [part, turned] : joints)
    {
      angle += 0.07f;
      const float value = std::string_view(part) == "shank" ? -angle : angle;
      world.manipulate(SetJoint{{0, "/usr/scene/walker/right_" + std::string(part) + "/joint"}, 0, value});
      world.manipulate(
          SetJoint{{0, "/usr/scene/walker/left_" + std::string(part) + "/joint"}, 0, turned ? -value : value});
    }
    QCOMPARE(said, QStringList());
    const auto poseOf = [&](const std::string& name)
    { return dynamic_cast<Transform&>(*world.root().find("/usr/scene/walker/" + name)).worldPose(); };
    Mat4f mirror = Mat4f::Identity();
    mirror(0, 0) = -1;
    for(const auto& [part, turned] : joints)
    {
      const Mat4f leftPose = poseOf("left_" + std::string(part)), rightPose = poseOf("right_" + std::string(part));
      QVERIFY2((mirror * leftPose * mirror - rightPose).cwiseAbs().maxCoeff() < 1e-4f, part);
    }
  }
};

QTEST_APPLESS_MAIN(SymmetricCopyTest)
#include "SymmetricCopyTest.moc"
