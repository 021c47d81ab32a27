#include "app/ide/editing/dialogs/EarlierDialog.h"
#include "tests/app/editing/EditingWindow.h"

#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <unistd.h>

using namespace sparkwright;

namespace
{

const QByteArray partScene = "(RSG 0 1)\n(\n  (nd Transform (setName part) (setLocalPos 0 0 1))\n)\n";

} // namespace

/// Saving in the window: earlier versions come back, others' changes stay, and two who edit one file know of each
/// other.
class NeverLoseWorkTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    file_ = write("part.rsg", partScene);
    edit(file_);
  }
  void cleanup() { closeWindow(); }

  void anEarlierVersionIsBroughtBack()
  {
    type("; first\n");
    press(Qt::Key_S);
    QTRY_COMPARE(read(file_), "; first\n" + partScene);
    type("; second\n");
    press(Qt::Key_S);
    QTRY_COMPARE(read(file_), "; second\n; first\n" + partScene);
    QAction* const earlier = action("Earlier versions…");
    QVERIFY(earlier && earlier->isEnabled());
    earlier->trigger();
    auto* const dialog = window_->findChild<EarlierDialog*>();
    QVERIFY(dialog);
    auto* const list = dialog->findChild<QListWidget*>();
    QCOMPARE(list->count(), 2); // The newest first.
    list->setCurrentRow(1);
    QPushButton* restore = nullptr;
    for(QPushButton* const button : dialog->findChildren<QPushButton*>())
      if(button->text().contains("Bring it back"))
        restore = button;
    QVERIFY(restore && restore->isEnabled());
    restore->click();
    QCOMPARE(QByteArray::fromStdString(document()->text()), partScene);
    QVERIFY(document()->isModified());
    document()->undoStack().undo();
    QCOMPARE(QByteArray::fromStdString(document()->text()), "; second\n; first\n" + partScene);
  }
  void withoutASaveThereAreNone()
  {
    action("Earlier versions…")->trigger();
    QVERIFY(!window_->findChild<EarlierDialog*>());
    QVERIFY(window_->statusBar()->currentMessage().contains("no earlier versions"));
  }
  void changesOfAnotherProgramAreNotOverwrittenUnasked()
  {
    type("; mine\n");
    // Nobody is told of this change before the file is to be replaced.
    document()->blockSignals(true);
    write("part.rsg", "; theirs\n");
    press(Qt::Key_S);
    document()->blockSignals(false);
    QMessageBox* question = nullptr;
    QTRY_VERIFY((question = window_->findChild<QMessageBox*>("overwriteQuestion")));
    QCOMPARE(read(file_), QByteArray("; theirs\n"));
    question->reject();
    QCOMPARE(read(file_), QByteArray("; theirs\n"));
    QVERIFY(document()->isModified());
  }
  void anotherWindowWithTheFileIsTold()
  {
    const QString folder = QFileInfo(QSettings().fileName()).absolutePath() + "/open";
    OpenFileMarks other(folder, {}, {::getppid(), "other", 0});
    other.setOpen({file_});
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains("open in another window"));
  }

private:
  void type(const QString& words)
  {
    text().setFocus();
    QTRY_VERIFY(text().hasFocus());
    text().goTo(0);
    for(const QChar letter : words)
      letter == '\n' ? QTest::keyClick(&text(), Qt::Key_Return) : QTest::keyClick(&text(), letter.toLatin1());
    document()->endMerge();
  }
  void press(Qt::Key key) { QTest::keyClick(&text(), key, Qt::ControlModifier); }
  QAction* action(const QString& name)
  {
    for(const QMenu* const menu : window_->findChildren<QMenu*>())
      for(QAction* const each : menu->actions())
        if(QString(each->text()).remove('&') == name)
          return each;
    return nullptr;
  }

  QString file_;
};

QTEST_MAIN(NeverLoseWorkTest)
#include "NeverLoseWorkTest.moc"
