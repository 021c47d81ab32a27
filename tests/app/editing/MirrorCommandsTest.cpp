#include "app/ide/design/MirrorCommands.h"

#include "app/ide/common/Actions.h"
#include "editor/document/OpenDocuments.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

const std::string robot = R"((RSG 0 1)
(
  (nd Transform (setName trunk)
    (nd RigidBody (setName body)))
  (nd Transform
    (setName left_arm) ; reaches out
    (setLocalPos -0.2 0.1 0.3)
    (nd RigidBody (setName body))
    (nd Transform (setName arm_import) (importScene arm.rsg 1)))
  (nd Transform
    (setName left_leg)
    (setLocalPos -0.1 0.1 -0.3)
    (nd RigidBody (setName body)))
)
)";

} // namespace

/// Symmetric copies as edits of a document.
class MirrorCommandsTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    std::ofstream(folder_->filePath("robot.rsg").toStdString()) << robot;
    documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>(folder_->filePath("unsaved"), nullptr));
    QString problem;
    document_ = documents_->open(folder_->filePath("robot.rsg"), &problem);
    QVERIFY2(document_, qPrintable(problem));
    selection_.clear(this);
    actions_ = std::make_unique<Actions>();
  }

  void theCopyIsOneStepAndSelected()
  {
    MirrorCommands commands(*actions_, selection_);
    QSignalSpy told(&commands, &MirrorCommands::told);
    select("(nd RigidBody", "left_leg"); // A part of the part.
    commands.copy(design::SideAxis::X);
    const std::string copy = "\n\n  (nd Transform\n    (setName right_leg)\n    (setLocalPos 0.1 0.1 -0.3)\n"
                             "    (nd RigidBody (setName body)))";
    const std::string all = document_->text();
    const std::size_t place = all.find(copy);
    QVERIFY2(place != std::string::npos, all.c_str());
    QCOMPARE(std::string(all).erase(place, copy.size()), robot);
    QCOMPARE(selection_.nodes().size(), std::size_t(1));
    QCOMPARE(document_->tokens().find(selection_.nodes().front().list)->begin(),
             static_cast<std::uint32_t>(all.find("(nd Transform\n    (setName right_leg)")));
    QCOMPARE(told.at(0).at(0).toString(), QString("The copy stands behind the original, in line 15."));
    document_->undoStack().undo();
    QCOMPARE(document_->text(), robot);
    QVERIFY(!document_->isModified());
  }
  void theOtherAxisMirrorsY()
  {
    MirrorCommands commands(*actions_, selection_);
    select("(nd Transform\n    (setName left_leg)");
    commands.copy(design::SideAxis::Y);
    QVERIFY(document_->text().find("(setName right_leg)\n    (setLocalPos -0.1 -0.1 -0.3)") != std::string::npos);
  }
  void whatCannotBeCopiedIsTold_data()
  {
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing selected") << ""
                                      << "Select a part of the robot";
    QTest::newRow("no side") << "(nd Transform (setName trunk)"
                             << "robot.rsg:3:3: ";
    QTest::newRow("import with arguments") << "(nd Transform\n    (setName left_arm)"
                                           << "robot.rsg:9:40: ";
  }
  void whatCannotBeCopiedIsTold()
  {
    QFETCH(QString, form);
    QFETCH(QString, words);
    MirrorCommands commands(*actions_, selection_);
    QSignalSpy refused(&commands, &MirrorCommands::refused);
    if(!form.isEmpty())
      select(form.toStdString());
    commands.copy(design::SideAxis::X);
    QCOMPARE(refused.size(), 1);
    QVERIFY2(refused.at(0).at(0).toString().startsWith(words), qPrintable(refused.at(0).at(0).toString()));
    QCOMPARE(document_->text(), robot);
  }
  void whatIsGoneIsNotCopied()
  {
    MirrorCommands commands(*actions_, selection_);
    QSignalSpy refused(&commands, &MirrorCommands::refused);
    select("(nd Transform\n    (setName left_leg)");
    document_->replaceText("(RSG 0 1)()", "Clear");
    commands.copy(design::SideAxis::X);
    QCOMPARE(refused.size(), 1);
    select("(RSG 0 1)");
    documents_->close(document_);
    commands.copy(design::SideAxis::X);
    QCOMPARE(refused.size(), 2);
  }

private:
  /// Selects a form by how it begins. @param behind  where to begin to look
  void select(const std::string& form, const std::string& behind = {})
  {
    const std::size_t place = document_->text().find(form, document_->text().find(behind));
    selection_.select({{document_, document_->tokens().at(static_cast<std::uint32_t>(place)).id()}}, this);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<OpenDocuments> documents_;
  SceneDocument* document_ = nullptr;
  SourceSelection selection_;
  std::unique_ptr<Actions> actions_;
};

QTEST_MAIN(MirrorCommandsTest)
#include "MirrorCommandsTest.moc"
