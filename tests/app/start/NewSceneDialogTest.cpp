#include "app/ide/start/NewSceneDialog.h"
#include "app/ide/start/StartPart.h"
#include "tests/app/editing/EditingWindow.h"

#include <QSignalSpy>

using namespace sparkwright;
using NewKind = design::NewScene::Kind;

/// File ▸ New scene…: by keys and clicks, in the real window with a real simulation.
class NewSceneDialogTest : public QObject, private test::EditingWindow
{
  Q_OBJECT

private slots:
  void init() { makeWindow(); }
  void cleanup() { closeWindow(); }

  void controlNMakesASceneAndEditsIt()
  {
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
    NewSceneDialog* const dialog = part().sceneDialog();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog, 20000));
    QTRY_VERIFY(dialog->name().hasFocus());
    QVERIFY(!dialog->make().isEnabled()); // It has no name yet, which is no mistake.
    QCOMPARE(dialog->problem(), QString());
    QTest::keyClicks(QApplication::focusWidget(), "arena");
    dialog->folder().setText(folder_->filePath("new"));
    QTest::mouseClick(&dialog->make(), Qt::LeftButton);
    const QString file = folder_->filePath("new/arena.rsg");
    QTRY_VERIFY(QFileInfo(file).isFile());
    QTRY_VERIFY(refreshed() && editing().mode().editing());
    QVERIFY(document() && QFileInfo(document()->file()).fileName() == "arena.rsg");
    QTRY_VERIFY(source().texts().isVisible());
    QVERIFY(!session_->state().running);
    QVERIFY(QTest::qWaitFor([&] { return !part().sceneDialog(); }));
    // The next one is proposed beside it.
    part().newScene();
    QCOMPARE(part().sceneDialog()->folder().text(), folder_->filePath("new"));
  }
  void aSetUpScriptComesWithItsScene()
  {
    part().newScene();
    NewSceneDialog* const dialog = part().sceneDialog();
    dialog->setKind(NewKind::SetUp);
    dialog->name().setText("league");
    dialog->folder().setText(folder_->path());
    QTest::keyClick(&dialog->name(), Qt::Key_Return);
    QTRY_VERIFY(refreshed() && editing().mode().editing());
    QCOMPARE(QFileInfo(document()->file()).fileName(), QString("league.rsg"));
    QVERIFY(QTest::qWaitFor([&] { return source().texts().pages().size() == 2; }));
    QVERIFY(node("block4") >= 0); // Made by the script.
  }
  void badNamesAreToldAsTheyAreTyped()
  {
    write("there.rsg", "(RSG 0 1)\n()\n");
    part().newScene();
    NewSceneDialog* const dialog = part().sceneDialog();
    dialog->folder().setText(folder_->path());
    for(const char* const name : {"a/b", "there", ".x"})
    {
      dialog->name().setText(name);
      QVERIFY(!dialog->problem().isEmpty());
      QVERIFY(!dialog->make().isEnabled());
    }
    dialog->name().setText("other");
    QVERIFY(dialog->problem().isEmpty() && dialog->make().isEnabled());
    // Somebody makes it meanwhile.
    write("other.rsg", "mine");
    const QSignalSpy made(dialog, &NewSceneDialog::made);
    dialog->accept();
    QVERIFY(!dialog->problem().isEmpty());
    QVERIFY(made.isEmpty());
    QCOMPARE(read(folder_->filePath("other.rsg")), QByteArray("mine"));
  }
  void newProjectsHaveAnotherKey()
  {
    QAction* const project = window_->actions().find("newProject");
    QVERIFY(project);
    QCOMPARE(project->shortcut(), QKeySequence("Ctrl+Alt+Shift+N"));
    QVERIFY(!part().wizard());
  }

private:
  StartPart& part() { return window_->part<StartPart>(); }
  bool refreshed()
  {
    window_->refresh();
    return true;
  }
};

QTEST_MAIN(NewSceneDialogTest)
#include "NewSceneDialogTest.moc"
