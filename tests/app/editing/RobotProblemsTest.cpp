#include "app/ide/design/DesignPart.h"
#include "app/ide/design/MassDialog.h"
#include "app/ide/design/MassPanel.h"
#include "app/ide/source/ProblemsPanel.h"
#include "app/ide/source/RobotProblems.h"
#include "tests/app/editing/EditingWindow.h"

#include <QMenu>

using namespace sparkwright;

namespace
{

const QByteArray rod = "(RSG 0 1)\n(\n"
                       "(nd Transform (setName trunk) (setLocalPos 0 0 2)\n"
                       "(nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.2))\n"
                       "(nd BoxCollider (setBoxLengths 0.2 0.2 0.2)))\n"
                       "(nd Transform (setName arm) (setLocalPos 0 0 2.3)\n"
                       "(nd RigidBody (setName body) (setMassParameters 2 0 0 0 1 1 3 0 0 0))\n"
                       "(nd BoxCollider (setBoxLengths 0.2 0.2 0.2))\n"
                       "(nd HingeJoint (setName joint) (attach ../body ../../trunk/body) (setAxis 1 0 0))))\n";

} // namespace

/// What is wrong with robots, in the window, and masses from shapes.
class RobotProblemsTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    scene_ = write("robot.rsg", rod);
    edit(scene_);
  }
  void cleanup() { closeWindow(); }

  void findingsAppearAndAFixIsOneStep()
  {
    RobotProblems& problems = source().robotProblems();
    QTRY_VERIFY_WITH_TIMEOUT(refreshed() && problems.current(), 30000);
    QCOMPARE(problems.files().size(), std::size_t{1});
    QCOMPARE(problems.files().front().path, scene_);
    const std::vector<Finding>& findings = problems.files().front().findings;
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings.front().diagnostic.line, 7);
    QVERIFY(source().problems().count() >= 1);
    const std::vector<lint::Fix> fixes = problems.fixesOf(scene_, findings.front().range.begin);
    QCOMPARE(fixes.size(), std::size_t{2});
    QCOMPARE(problems.carryOut(fixes.front(), "Fix"), QString());
    QCOMPARE(document()->undoStack().count(), 1);
    // The same fix does not fit the new text.
    QVERIFY(!problems.carryOut(fixes.front(), "Fix").isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(refreshed() && problems.current(), 30000);
    QCOMPARE(problems.files().size(), std::size_t{0});
    document()->undoStack().undo();
    QCOMPARE(QByteArray::fromStdString(document()->text()), rod);
    QTRY_VERIFY_WITH_TIMEOUT(refreshed() && problems.current(), 30000);
    QCOMPARE(problems.files().size(), std::size_t{1});
  }

  void massesAreComputedFromShapes()
  {
    auto* const dialog = new MassDialog(
        {scene_.toStdString(), {SPARKWRIGHT_SOURCE_DIR "/resources"}, "/usr/scene", {}}, editing().commands().documents(),
        window_.get());
    dialog->open();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->computing(), 30000);
    QCOMPARE(dialog->table().topLevelItemCount(), 2);
    QCOMPARE(dialog->table().topLevelItem(1)->text(0), QString("arm"));
    QCOMPARE(dialog->table().topLevelItem(1)->text(2), QString("2")); // Kept at first.
    dialog->material().setCurrentIndex(dialog->material().findData(2700.0));
    QCOMPARE(dialog->table().topLevelItem(1)->text(2), QString("21.6"));
    dialog->table().topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QVERIFY2(dialog->notes().contains("22.6"), qPrintable(dialog->notes()));
    dialog->applyButton().click();
    QCOMPARE(document()->undoStack().count(), 1);
    QVERIFY(document()->text().find("(setMassParameters 21.6 0 0 0 0.144 0.144 0.144 0 0 0)") != std::string::npos);
    QVERIFY(document()->text().find("(setBoxTotal 1 0.2 0.2 0.2)") != std::string::npos);
    document()->undoStack().undo();
    QCOMPARE(QByteArray::fromStdString(document()->text()), rod);
  }

  void nothingIsChosenNothingIsWritten()
  {
    auto* const dialog = new MassDialog({scene_.toStdString(), {SPARKWRIGHT_SOURCE_DIR "/resources"}, "/nowhere", {}},
                                        editing().commands().documents(), window_.get());
    dialog->open();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->computing(), 30000);
    QVERIFY(!dialog->applyButton().isEnabled() && !dialog->notes().isEmpty());
    dialog->reject();
    QCOMPARE(document()->undoStack().count(), 0);
  }

private:
  bool refreshed()
  {
    window_->refresh();
    return true;
  }

  QString scene_;
};

QTEST_MAIN(RobotProblemsTest)
#include "RobotProblemsTest.moc"
