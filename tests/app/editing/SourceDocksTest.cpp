#include "app/ide/editing/EditMode.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/source/ProblemsPanel.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/text/tabs/TextTabs.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "viewer/view/Viewport.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

namespace
{

const QByteArray boxScene = R"((RSG 0 1)
(
  (importScene examples/ground.rsg)
  (nd Transform (setName left) (setLocalPos 0 0 5)
    (nd RigidBody (setName body) (setBoxTotal 2 1 1 1))
    (nd Box (setExtents 1 1 1) (setMaterial matRed)))
  (nd Transform (setName right) (setLocalPos 3 0 5)
    (nd RigidBody (setName body) (setBoxTotal 2 1 1 1))
    (nd Box (setExtents 1 1 1) (setMaterial matBlue)))
)
)";

} // namespace

/// Text, tree, properties and views of the real window show one document and one selection.
class SourceDocksTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    QCoreApplication::setOrganizationName("SparkwrightTest");
    QCoreApplication::setApplicationName("SparkwrightTest");
  }
  void init()
  {
    QSettings().clear();
    folder_ = std::make_unique<QTemporaryDir>();
    file_ = QFileInfo(folder_->path()).canonicalFilePath() + "/boxes.rsg";
    QFile out(file_);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(boxScene) == boxScene.size());
    out.close();
    SimulationOptions options;
    options.dataDirectory = SPARKWRIGHT_SOURCE_DIR "/resources";
    options.seed = 1;
    options.startRunning = false;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session_ = std::make_unique<SimulationSession>(std::move(options));
    language_.use("en");
    window_ = std::make_unique<MainWindow>(*session_, language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->openScene(file_);
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready);
    window_->refresh();
    window_->actions()[ActionId::EditScene]->trigger();
    QVERIFY(document());
    QTRY_VERIFY(source().texts().isVisible());
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
    folder_.reset();
  }

  void editSceneShowsTheSource()
  {
    QVERIFY(source().texts().current());
    QCOMPARE(source().texts().current()->document().file(), file_);
    QVERIFY(source().tree().isVisible());
    QVERIFY(source().properties().isVisible());
  }
  void aNodeOfTheViewIsSelectedEverywhere()
  {
    window_->select(node("right"));
    QCOMPARE(source().selection().nodes().size(), std::size_t(1));
    QCOMPARE(formText(), QString("(nd Transform (setName right)"));
    PropertyRow* row = nullptr;
    QTRY_VERIFY((row = source().properties().row("setLocalPos")));
  }
  void theCursorSelectsInTheViews()
  {
    TextView& view = source().texts().current()->view();
    view.setFocus();
    QTRY_VERIFY(view.hasFocus());
    view.goTo(at("matRed"));
    QTRY_COMPARE(window_->selectedNode(), boxOf("left"));
    view.goTo(at("setName right"));
    QTRY_COMPARE(window_->selectedNode(), node("right"));
  }
  void whatIsTypedMovesTheThing()
  {
    TextView& view = source().texts().current()->view();
    view.setFocus();
    QTRY_VERIFY(view.hasFocus());
    const std::uint32_t place = at("3 0 5");
    view.select({place, place + 1});
    QTest::keyClicks(&view, "7");
    QVERIFY(document()->text().find("(setLocalPos 7 0 5)") != std::string::npos);
    QTRY_COMPARE(placeOf("right").x(), 7.f);
    QCOMPARE(session_->state().generation, 1L);
    window_->actions()[ActionId::Undo]->trigger();
    QCOMPARE(document()->text(), boxScene.toStdString());
    QTRY_COMPARE(placeOf("right").x(), 3.f);
  }
  void problemsAreListedAndGoneWhenMended()
  {
    const std::uint32_t place = at("matBlue") - 12;
    QCOMPARE(source().problems().count(), 0);
    QVERIFY(document()->apply({{place, place, "X"}}, "Break"));
    QTRY_VERIFY(source().problems().count() > 0);
    document()->undoStack().undo();
    QTRY_COMPARE(source().problems().count(), 0);
  }
  void anotherSceneClosesTheDocuments()
  {
    window_->openScene("examples/falling_boxes.rsg");
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().generation == 2);
    QTRY_VERIFY((window_->refresh(), document() && document()->file().endsWith("falling_boxes.rsg")));
    QCOMPARE(source().texts().pages().size(), std::size_t(1));
  }

private:
  SourcePart& source() { return window_->part<SourcePart>(); }
  SceneDocument* document() { return window_->part<EditingPart>().commands().current(); }
  std::uint32_t at(std::string_view what) { return static_cast<std::uint32_t>(document()->text().find(what)); }
  const SceneStructure& structure() { return *window_->viewport().scene().frame()->structure; }
  int node(const char* name)
  {
    for(std::size_t i = 0; i < structure().nodes.size(); ++i)
      if(structure().nodes[i].name == name)
        return static_cast<int>(i);
    return -1;
  }
  int boxOf(const char* name) { return node(name) + 1; }
  Vec3f placeOf(const char* name)
  {
    window_->refresh();
    const SceneDrawing& drawing = window_->viewport().scene();
    return translation(drawing.worldPose(structure().nodes[static_cast<std::size_t>(node(name))].slot));
  }
  QString formText()
  {
    const SourceNode& form = source().selection().nodes().back();
    const auto list = form.document->tokens().find(form.list);
    return list ? QString::fromStdString(form.document->tokens().text(list->begin(), list->begin() + 29)) : QString();
  }

  QTemporaryDir settings_;
  std::unique_ptr<QTemporaryDir> folder_;
  QString file_;
  std::unique_ptr<SimulationSession> session_;
  Language language_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(SourceDocksTest)
#include "SourceDocksTest.moc"
