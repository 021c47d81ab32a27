#include "tests/app/editing/EditingWindow.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

const QByteArray doorScene = R"((RSG 0 1)
(
  (importScene examples/ground.rsg)
  (nd Transform (setName door) (setLocalPos 0 0 1) (setLocalRotation 0 0 90)
    (nd Box (setExtents 0.8 0.04 1.9) (setMaterial matOrange))
    (nd RigidBody (setName boxBody) (setBoxTotal 20 0.8 0.04 1.9))
    (nd HingeJoint (setName hinge) (attach ../boxBody)
      (setAnchor -0.400 0 0) ; at its edge
      (setAxis 0 0 1)))
  (nd Transform (setName flap) (setLocalPos 2 0 1)
    (nd RigidBody (setName boxBody) (setBoxTotal 20 0.8 0.04 1.9))
    (importScene joint.rsg ../boxBody 0.1 0 .25))
  (nd Transform (setName lid) (setLocalPos 4 0 1)
    (nd RigidBody (setName boxBody) (setBoxTotal 20 0.8 0.04 1.9))
    (nd HingeJoint (attach ../boxBody) (setAnchor (eval 0.1 * 2) 0 0) (setAxis 0 0 1))
    (nd SliderJoint (setName rail) (attach ../boxBody)))
)
)";
const QByteArray jointFile = R"((RSG 0 1)
(
  (templ $body $x $y $z)
  (nd UniversalJoint (setName universal) (attach $body) (setAnchor $x $y $z) (setAxis1 0 0 1) (setAxis2 1 0 0)
    (nd Transform (setLocalPos $y 0 0)))
)
)";

} // namespace

/// The anchor of a joint is moved with the mouse in the view: the text gets the numbers, and the World follows.
class JointAnchorTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    QVERIFY(!write("joint.rsg", jointFile).isEmpty());
    edit(write("doors.rsg", doorScene));
  }
  void cleanup() { closeWindow(); }

  void aSelectedJointHasArrowsAtItsAnchor()
  {
    QVERIFY(!point());
    selectForm("setAnchor -0.400");
    QTRY_VERIFY((window_->refresh(), point()));
    VERIFY_NEAR(point()->place, Vec3f(0, -0.4f, 1), 1e-4f); // The door is turned by 90°.
    QCOMPARE(point()->name, QString("Anchor of hinge"));
    selectForm("nd Box ");
    QTRY_VERIFY((window_->refresh(), !point()));
  }
  void slidersHaveNoAnchor()
  {
    selectForm("nd HingeJoint (attach");
    QTRY_VERIFY((window_->refresh(), point()));
    selectForm("nd SliderJoint");
    QTRY_VERIFY((window_->refresh(), !point()));
  }
  void aDragChangesOneNumberOfTheText()
  {
    selectForm("setAnchor -0.400");
    QTRY_VERIFY((window_->refresh(), point()));
    lookAtPoint(1);
    const long generation = session_->state().generation;
    pullPoint(Gizmo::Part::AxisY, 0.1f); // Along the world's Y, which is X of the door.
    letGo();
    const std::string after = document()->text();
    QVERIFY2(after.find(" 0 0) ; at its edge") != std::string::npos, after.c_str());
    const auto number = static_cast<std::size_t>(doorScene.indexOf("-0.400 0 0"));
    QCOMPARE(QString::fromStdString(after.substr(0, number)),
             QString::fromUtf8(doorScene.left(static_cast<int>(number))));
    QCOMPARE(QString::fromStdString(after.substr(after.find(" 0 0) ; at its edge"))),
             QString::fromUtf8(doorScene.mid(doorScene.indexOf(" 0 0) ; at its edge"))));
    const double x = std::stod(after.substr(number));
    QVERIFY2(std::abs(x + 0.3) < 0.03, std::to_string(x).c_str());
    QTRY_VERIFY(settled());
    QTRY_VERIFY((window_->refresh(), point() && (point()->place - Vec3f(0, static_cast<float>(x), 1)).norm() < 1e-3f));
    QCOMPARE(session_->state().generation, generation);
    QCOMPARE(document()->undoStack().undoText(), QString("Move anchor"));
    document()->undoStack().undo();
    QCOMPARE(document()->text(), doorScene.toStdString());
    QTRY_VERIFY((window_->refresh(), point() && (point()->place - Vec3f(0, -0.4f, 1)).norm() < 1e-3f));
  }
  void numbersCanBeTyped()
  {
    selectForm("setAnchor -0.400");
    QTRY_VERIFY((window_->refresh(), point()));
    lookAtPoint(1);
    pullPoint(Gizmo::Part::AxisZ, 0.05f);
    QTest::keyClicks(&window_->viewport(), "0.125");
    QTest::keyClick(&window_->viewport(), Qt::Key_Return);
    letGo();
    QVERIFY(document()->text().find("(setAnchor -0.400 0 0.125) ; at its edge") != std::string::npos);
  }
  void escapeLetsGo()
  {
    selectForm("setAnchor -0.400");
    QTRY_VERIFY((window_->refresh(), point()));
    lookAtPoint(1);
    pullPoint(Gizmo::Part::AxisZ, 0.05f);
    QTest::keyClick(&window_->viewport(), Qt::Key_Escape);
    letGo();
    QCOMPARE(document()->text(), doorScene.toStdString());
    QVERIFY(!window_->viewport().pointTool().holding());
  }
  void whatIsLockedCannotBeMoved()
  {
    selectForm("setAnchor -0.400");
    QTRY_VERIFY((window_->refresh(), point()));
    window_->actions()[ActionId::LockThings]->trigger();
    QTRY_VERIFY((window_->refresh(), !point()));
  }
  void anImportedJointIsMovedByTheArgumentsOfItsImport()
  {
    selectForm("importScene joint.rsg");
    QTRY_VERIFY((window_->refresh(), point()));
    VERIFY_NEAR(point()->place, Vec3f(2.1f, 0, 1.25f), 1e-4f);
    lookAtPoint(1);
    pullPoint(Gizmo::Part::AxisZ, 0.1f);
    QTest::keyClicks(&window_->viewport(), "-0.05");
    QTest::keyClick(&window_->viewport(), Qt::Key_Return);
    letGo();
    QCOMPARE(QString::fromStdString(document()->text()), QString(doorScene).replace("0.1 0 .25", "0.1 0 0.2"));
    QTRY_VERIFY(settled());
    QTRY_VERIFY((window_->refresh(), point() && (point()->place - Vec3f(2.1f, 0, 1.2f)).norm() < 1e-3f));
  }
  void anArgumentThatSomethingElseUsesStays()
  {
    selectForm("importScene joint.rsg");
    QTRY_VERIFY((window_->refresh(), point()));
    lookAtPoint(1);
    pullPoint(Gizmo::Part::AxisY, 0.1f);
    letGo();
    QCOMPARE(document()->text(), doorScene.toStdString());
    QTRY_VERIFY2(window_->statusBar()->currentMessage().contains("$y"), qPrintable(told()));
  }
  void aComputedNumberStays()
  {
    selectForm("setAnchor (eval");
    QTRY_VERIFY((window_->refresh(), point()));
    lookAtPoint(1);
    pullPoint(Gizmo::Part::AxisX, 0.1f);
    letGo();
    QCOMPARE(document()->text(), doorScene.toStdString());
    QVERIFY2(told().contains("(eval 0.1 * 2)"), qPrintable(told()));
    pullPoint(Gizmo::Part::AxisZ, 0.1f); // This one is a number.
    letGo();
    QVERIFY(document()->text().find("(setAnchor (eval 0.1 * 2) 0 0.") != std::string::npos);
  }
  void aRunningWorldFollows()
  {
    selectForm("setAnchor -0.400");
    QTRY_VERIFY((window_->refresh(), point()));
    session_->run();
    QTRY_VERIFY((window_->refresh(), session_->state().frame->time > 0.2));
    const long generation = session_->state().generation;
    lookAtPoint(1);
    pullPoint(Gizmo::Part::AxisZ, 0.1f);
    QTest::keyClicks(&window_->viewport(), "0.2");
    QTest::keyClick(&window_->viewport(), Qt::Key_Return);
    letGo();
    QVERIFY(document()->text() != doorScene.toStdString());
    QTRY_VERIFY((window_->refresh(), session_->state().frame->edits > 0));
    QCOMPARE(session_->state().generation, generation);
    QTRY_VERIFY((window_->refresh(), point() && std::abs(point()->place.z() - 1.2f) < 0.02f));
  }

private:
  const std::optional<PointTool::Point>& point() { return window_->viewport().pointTool().point(); }
  QString told() { return window_->statusBar()->currentMessage(); }
};

QTEST_MAIN(JointAnchorTest)
#include "JointAnchorTest.moc"
