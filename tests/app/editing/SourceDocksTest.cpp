#include "app/ide/source/ProblemsPanel.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "tests/app/editing/EditingWindow.h"

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
class SourceDocksTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    file_ = write("boxes.rsg", boxScene);
    edit(file_);
  }
  void cleanup() { closeWindow(); }

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
    TextView& view = text();
    view.setFocus();
    QTRY_VERIFY(view.hasFocus());
    view.goTo(at("matRed"));
    QTRY_COMPARE(window_->selectedNode(), boxOf("left"));
    view.goTo(at("setName right"));
    QTRY_COMPARE(window_->selectedNode(), node("right"));
  }
  void whatIsTypedMovesTheThing()
  {
    TextView& view = text();
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
  void aMaterialThatIsTypedColoursThePictureOfARun()
  {
    window_->actions()[ActionId::RunPause]->trigger();
    QTRY_VERIFY((window_->refresh(), session_->state().running && session_->state().frame->time > 0));
    QTRY_VERIFY(colourOf("right").blue() > 2 * colourOf("right").green());
    text().setFocus();
    QTRY_VERIFY(text().hasFocus());
    const std::uint32_t place = at("matBlue");
    text().select({place, place + 7});
    QTest::keyClicks(&text(), "matYellow");
    QVERIFY(document()->text().find("(setMaterial matYellow)") != std::string::npos);
    window_->select(-1); // What is selected is tinted.
    QTRY_VERIFY(colourOf("right").green() > 2 * colourOf("right").blue());
    QCOMPARE(session_->state().generation, 1L);
    QVERIFY(session_->state().running);
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
  int boxOf(const char* name) { return node(name) + 1; }
  /// Of the middle of a box in the picture.
  QColor colourOf(const char* name)
  {
    window_->refresh();
    Viewport& view = window_->viewport();
    view.camera().look(placeOf(name), 6, 0.8f, 0.5f);
    const QImage picture = view.grabFramebuffer();
    return picture.pixelColor(picture.width() / 2, picture.height() / 2);
  }
  QString formText()
  {
    const SourceNode& form = source().selection().nodes().back();
    const auto list = form.document->tokens().find(form.list);
    return list ? QString::fromStdString(form.document->tokens().text(list->begin(), list->begin() + 29)) : QString();
  }

  QString file_;
};

QTEST_MAIN(SourceDocksTest)
#include "SourceDocksTest.moc"
