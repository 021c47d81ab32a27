#include "app/ide/design/MeshImports.h"
#include "app/ide/design/DesignPart.h"
#include "app/ide/design/MeshDialog.h"
#include "tests/app/editing/EditingWindow.h"

#include <QMimeData>

using namespace sparkwright;

namespace
{

const QByteArray world = "(RSG 0 1)\n(\n  (nd Transform (setName chair) (setLocalPos 0 0 1))\n)\n";
const QByteArray sheet = "mtllib chair.mtl\nusemtl red\nv -50 0 0\nv 50 0 0\nv 50 20 0\nv -50 20 0\nf 1 2 3 4\n"
                         "v 0 0 30\nf 1 2 5\n";

} // namespace

/// Meshes are put into the scene by a command and by dropping files on a view.
class MeshImportsTest : public QObject, private test::EditingWindow
{
  Q_OBJECT

private slots:
  void init()
  {
    makeWindow();
    outside_ = std::make_unique<QTemporaryDir>();
    scene_ = write("world.rsg", world);
  }
  void cleanup()
  {
    closeWindow();
    outside_.reset();
  }

  void aDroppedMeshBecomesAThingInOneStep()
  {
    edit(scene_);
    bring("chair.mtl", "newmtl red\nKd 1 0 0\nmap_Kd none.png\n");
    const QString mesh = bring("chair.obj", sheet);
    QVERIFY(drop({mesh}, window_->viewport().rect().center()));
    MeshDialog* const shown = dialog();
    QVERIFY(shown);
    QVERIFY(QTest::qWaitForWindowActive(shown, 20000));
    QVERIFY(QTest::qWaitFor([&] { return !shown->reading(); }));
    QCOMPARE(shown->name().text(), QString("chair2")); // There is a chair.
    QVERIFY2(shown->notes().contains("none.png"), qPrintable(shown->notes()));
    shown->unit().setCurrentIndex(1); // Centimetres.
    shown->up().setCurrentIndex(0);
    shown->collider().setCurrentIndex(2);
    QVERIFY2(shown->size().startsWith("1 × 0.2 × 0.3 m"), qPrintable(shown->size()));
    QTest::mouseClick(&shown->insert(), Qt::LeftButton);
    QVERIFY(read(folder_->filePath("meshes/chair/chair.obj")) == sheet);
    QVERIFY(QFileInfo::exists(folder_->filePath("meshes/chair/chair.mtl")));
    QVERIFY(document()->text().find("(load meshes/chair/chair.obj)") != std::string::npos);
    QVERIFY(document()->text().find("(nd TriMeshCollider") != std::string::npos);
    QCOMPARE(document()->undoStack().count(), 1);
    QTRY_VERIFY(settled() && node("chair2") >= 0);
    QTRY_COMPARE(window_->selectedNode(), node("chair2"));
    QVERIFY(session_->state().location == scene_.toStdString()); // It was not taken for a scene.
    document()->undoStack().undo();
    QCOMPARE(QByteArray::fromStdString(document()->text()), world);
    QTRY_VERIFY(settled() && node("chair2") < 0);
  }
  void theCommandPutsItAtTheOriginAndUsesWhatIsNear()
  {
    edit(scene_);
    const QString mesh = write("parts/box.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\n");
    QTest::keyClick(window_.get(), Qt::Key_I, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    MeshDialog* const shown = dialog();
    QVERIFY(shown);
    QVERIFY(!shown->insert().isEnabled());
    QCOMPARE(shown->problem(), QString());
    shown->setFile(mesh);
    QVERIFY(QTest::qWaitFor([&] { return !shown->reading(); }));
    QVERIFY(shown->notes().contains("where it is"));
    shown->up().setCurrentIndex(0);
    shown->collider().setCurrentIndex(1);
    QTest::mouseClick(&shown->insert(), Qt::LeftButton);
    QVERIFY(document()->text().find("(load parts/box.obj)") != std::string::npos);
    QVERIFY(document()->text().find("(setLocalPos -0.5 -0.5 0)") != std::string::npos);
    QVERIFY(document()->text().find("(nd BoxCollider") != std::string::npos);
    QVERIFY(!QFileInfo::exists(folder_->filePath("meshes")));
    QTRY_VERIFY(settled() && node("box") >= 0);
  }
  void namesAndDamagedFilesAreTold()
  {
    edit(scene_);
    part().meshes().ask(bring("bad.obj", "v 0 0 0\nf 1 2 3\n"), Vec3f::Zero());
    MeshDialog* const shown = dialog();
    QVERIFY(QTest::qWaitFor([&] { return !shown->reading(); }));
    QVERIFY2(shown->problem().contains("bad.obj"), qPrintable(shown->problem()));
    QVERIFY(!shown->insert().isEnabled());
    shown->setFile(bring("good.stl",
                         "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 1\n"
                         "endloop\nendfacet\nendsolid s\n"));
    QVERIFY(QTest::qWaitFor([&] { return !shown->reading(); }));
    QVERIFY2(shown->insert().isEnabled(), qPrintable(shown->problem()));
    shown->name().setText("chair");
    QVERIFY(shown->problem().contains("name"));
    QVERIFY(!shown->insert().isEnabled());
    shown->name().setText("two words");
    QVERIFY(!shown->insert().isEnabled());
    shown->reject();
    QCOMPARE(document()->undoStack().count(), 0);
  }
  void severalAreAskedAboutOneByOne()
  {
    edit(scene_);
    QVERIFY(drop({bring("a.obj", sheet), bring("a.png", "no mesh"), bring("b.obj", sheet)}, {5, 5}));
    QVERIFY(dialog()->file().text().endsWith("a.obj"));
    dialog()->reject();
    QTRY_VERIFY(dialog() && dialog()->file().text().endsWith("b.obj"));
    dialog()->reject();
  }
  void withoutASceneItIsExplained()
  {
    QVERIFY(drop({bring("a.obj", sheet)}, {5, 5}));
    QVERIFY(!dialog());
    QVERIFY(window_->statusBar()->currentMessage().contains("New scene"));
    QVERIFY(session_->state().scene.empty());
  }
  void scenesOfTheProgramStayAsTheyAre()
  {
    window_->openScene(SPARKWRIGHT_SOURCE_DIR "/resources/examples/pendulum.rsg");
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready);
    window_->refresh();
    window_->openFile(bring("a.obj", sheet));
    QVERIFY(!dialog());
    QVERIFY2(window_->statusBar()->currentMessage().contains("belongs to the program"),
             qPrintable(window_->statusBar()->currentMessage()));
  }
  void aBrokenTextIsMendedFirst()
  {
    edit(scene_);
    document()->apply({{0, 0, "("}}, "break");
    part().meshes().ask(bring("a.obj", sheet), Vec3f::Zero());
    QVERIFY(!dialog());
    QVERIFY(window_->statusBar()->currentMessage().contains("Mend the text first"));
  }

private:
  DesignPart& part() { return window_->part<DesignPart>(); }
  MeshDialog* dialog() { return part().meshes().dialog(); }
  /// A file outside of the scene's folder.
  QString bring(const QString& name, const QByteArray& bytes)
  {
    const QString path = outside_->filePath(name);
    QFile out(path);
    return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? path : QString();
  }
  bool drop(const QStringList& files, QPoint inView)
  {
    QMimeData data;
    QList<QUrl> urls;
    for(const QString& file : files)
      urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    const QPoint at = window_->viewport().mapTo(window_.get(), inView);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &event);
    return enter.isAccepted() && event.isAccepted();
  }

  std::unique_ptr<QTemporaryDir> outside_;
  QString scene_;
};

QTEST_MAIN(MeshImportsTest)
#include "MeshImportsTest.moc"
