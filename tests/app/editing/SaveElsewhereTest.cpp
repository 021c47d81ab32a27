#include "app/ide/common/BackgroundPool.h"
#include "app/ide/source/ProblemsPanel.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "tests/app/editing/EditingWindow.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>
#include <QTreeView>

using namespace sparkwright;

namespace
{

const QByteArray carriage = "(RSG 0 1)\n(\n  (importScene parts/wheel.rsg)\n  (nd StaticMesh (load models/thing.obj))\n)\n";
const QByteArray wheel = "(RSG 0 1)\n((nd Transform (setName wheel) (importScene parts/rim.rsg)))\n";
const QByteArray rim = "(RSG 0 1)\n((nd Sphere (setName rim)))\n";
const QByteArray thing = "mtllib thing.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvn 0 0 1\nusemtl skin\nf 1/1/1 2/1/1 3/1/1\n";

} // namespace

/// *Save as* into another folder: what the scene uses goes with it, or what is missing there is told.
class SaveElsewhereTest : public QObject, private test::EditingWindow
{
  Q_OBJECT

private slots:
  void init()
  {
    makeWindow();
    scene_ = write("old/scene.rsg", carriage);
    write("old/parts/wheel.rsg", wheel);
    write("old/parts/rim.rsg", rim);
    write("old/models/thing.obj", thing);
    write("old/models/thing.mtl", "newmtl skin\nKd 1 0 0\nmap_Kd skin.png\n");
    write("old/models/skin.png", "a picture");
    new_ = QFileInfo(scene_).path() + "/../new";
    QVERIFY(QDir().mkpath(new_));
    new_ = QFileInfo(new_).canonicalFilePath();
  }
  void cleanup() { closeWindow(); }

  void whatTheSceneUsesIsCopied()
  {
    saveAs(new_ + "/moved.rsg");
    const QString words = question();
    for(const char* const name : {"parts/wheel.rsg", "parts/rim.rsg", "models/thing.obj"})
      QVERIFY2(words.contains(name), qPrintable(words));
    QVERIFY(!QFile::exists(new_ + "/moved.rsg")); // Nothing happens before the answer.
    click("Copy them");
    QTRY_VERIFY(document() && document()->file() == new_ + "/moved.rsg");
    QCOMPARE(read(new_ + "/parts/wheel.rsg"), wheel);
    QCOMPARE(read(new_ + "/parts/rim.rsg"), rim);
    QCOMPARE(read(new_ + "/models/thing.obj"), thing);
    QVERIFY(QFile::exists(new_ + "/models/thing.mtl"));
    QCOMPARE(read(new_ + "/models/skin.png"), QByteArray("a picture"));
    QTRY_COMPARE(importedRows(), 1);
    QTRY_COMPARE(session_->state().location, (new_ + "/moved.rsg").toStdString());
    QTRY_COMPARE(session_->state().phase, SessionState::Phase::Ready);
    QCOMPARE(source().problems().count(), 0);
  }
  void withoutItProblemsAndTreeTellWhatIsMissing()
  {
    saveAs(new_ + "/moved.rsg");
    question();
    click("without them");
    QTRY_VERIFY(document() && document()->file() == new_ + "/moved.rsg");
    QVERIFY(!QFile::exists(new_ + "/parts"));
    QTRY_COMPARE(importedRows(), 0);
    QTRY_COMPARE(source().problems().count(), 2); // The import, and the mesh.
  }
  void cancelLeavesEverythingAsItIs()
  {
    saveAs(new_ + "/moved.rsg");
    question();
    click("Cancel");
    QTRY_VERIFY(!window_->findChild<QMessageBox*>());
    QCOMPARE(document()->file(), scene_);
    QVERIFY(QDir(new_).isEmpty());
  }
  void otherFilesThatAreThereStayAndAreTold()
  {
    write("new/parts/wheel.rsg", rim);
    write("new/parts/rim.rsg", rim); // The same as here.
    saveAs(new_ + "/moved.rsg");
    const QString words = question();
    QVERIFY2(words.contains("Other files of these names"), qPrintable(words));
    QVERIFY2(!words.contains("parts/rim.rsg"), qPrintable(words));
    click("Copy them");
    QTRY_VERIFY(document() && document()->file() == new_ + "/moved.rsg");
    QCOMPARE(read(new_ + "/parts/wheel.rsg"), rim);
    QVERIFY(QFile::exists(new_ + "/models/thing.obj"));
  }
  void itDoesNotWaitForWhatIsReadInTheBackground()
  {
    QSemaphore go;
    QThreadPool& others = backgroundPool();
    const int busy = others.maxThreadCount();
    for(int i = 0; i < busy; ++i)
      others.start([&go] { go.acquire(); });
    const auto release = qScopeGuard(
        [&]
        {
          go.release(busy);
          others.waitForDone();
        });
    saveAs(new_ + "/moved.rsg");
    question();
    click("Copy them");
    QTRY_VERIFY(document() && document()->file() == new_ + "/moved.rsg");
    QVERIFY(QFile::exists(new_ + "/models/skin.png"));
  }
  void nothingIsAskedWhereAllIsFound()
  {
    saveAs(QFileInfo(scene_).path() + "/other.rsg");
    QTRY_VERIFY(document() && document()->file() == QFileInfo(scene_).path() + "/other.rsg");
    QVERIFY(!window_->findChild<QMessageBox*>());
    QTRY_COMPARE(importedRows(), 1);
    QCOMPARE(source().problems().count(), 0);
  }
  void whatComesWithTheProgramIsFoundEverywhere()
  {
    scene_ = write("old/own.rsg", "(RSG 0 1)\n((importScene rsg/agent/buggy.rsg) (nd StaticMesh (load models/vase.obj)))\n");
    saveAs(new_ + "/own.rsg");
    QTRY_VERIFY(document() && document()->file() == new_ + "/own.rsg");
    QVERIFY(!window_->findChild<QMessageBox*>());
  }

private:
  void saveAs(const QString& file)
  {
    edit(scene_);
    window_->actions()[ActionId::SaveSceneAs]->trigger();
    auto* const dialog = window_->findChild<QFileDialog*>("saveSceneDialog");
    QVERIFY(dialog);
    emit dialog->fileSelected(file);
    dialog->close();
  }
  /// What is asked.
  QString question()
  {
    if(!QTest::qWaitFor([this] { return window_->findChild<QMessageBox*>("neededQuestion") != nullptr; }))
      return {};
    return window_->findChild<QMessageBox*>("neededQuestion")->informativeText();
  }
  void click(const QString& words)
  {
    auto* const box = window_->findChild<QMessageBox*>("neededQuestion");
    QVERIFY(box);
    for(QPushButton* const button : box->findChildren<QPushButton*>())
      if(button->text().remove('&').contains(words))
        return button->click();
    QFAIL("no such button");
  }
  /// Rows of the tree below the first import.
  int importedRows()
  {
    const auto* const model = source().tree().findChild<QTreeView*>()->model();
    for(int row = 0; row < model->rowCount(); ++row)
      if(const QModelIndex index = model->index(row, 0); index.data().toString().contains("wheel.rsg"))
        return model->rowCount(index);
    return -1;
  }

  QString scene_, new_;
};

QTEST_MAIN(SaveElsewhereTest)
#include "SaveElsewhereTest.moc"
