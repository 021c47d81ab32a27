#include "app/ide/help/HelpPart.h"
#include "app/ide/help/HelpWindow.h"
#include "app/ide/source/ProblemsPanel.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "tests/app/editing/EditingWindow.h"

#include <QDockWidget>
#include <QLabel>

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
  void keysOfAViewNeverGoToATextThatOpens()
  {
    window_->viewport().setFocus();
    QTRY_VERIFY(window_->viewport().hasFocus());
    const std::string other = "(RSG 0 1)\n(\n  (nd Transform (setName other))\n)\n";
    window_->openScene(write("other.rsg", QByteArray::fromStdString(other)));
    QTRY_VERIFY(source().texts().current() && source().texts().current()->document().file().endsWith("other.rsg"));
    QVERIFY(window_->viewport().hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), "zz");
    QCOMPARE(source().texts().current()->document().text(), other);
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
    QTRY_VERIFY(window_->actions()[ActionId::RunPause]->isEnabled());
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
  void problemsOfOpenTextsAreListedShownOrNot()
  {
    const QString other = write("other.rsg", "(RSG 0 1)\n((nd Boxx))\n");
    SceneDocument* const opened = editing().commands().documents().open(other);
    QVERIFY(opened && !source().texts().shows(*opened));
    QTRY_COMPARE(source().problems().count(), 1);
    QCOMPARE(problemFiles(), QStringList{"other.rsg"});
    editing().commands().documents().close(opened);
    QCOMPARE(source().problems().count(), 0);
  }
  void problemsOfImportedFilesAreListed()
  {
    write("part.rsg", "(RSG 0 1)\n((nd Box (setExtents 1 1)))\n");
    write("unused.rsg", "(RSG 0 1)\n((nd Boxx))\n");
    const std::uint32_t place = at("  (nd Transform (setName left)");
    QVERIFY(document()->apply({{place, place, "  (importScene part.rsg)\n"}}, "Import"));
    QTRY_COMPARE(problemFiles(), QStringList{"part.rsg"});
    // When the file is open, its text counts.
    SceneDocument* const part = editing().commands().documents().open(QFileInfo(file_).dir().filePath("part.rsg"));
    QVERIFY(part);
    QTRY_COMPARE(source().problems().count(), 1);
    const auto end = static_cast<std::uint32_t>(part->text().find("1 1)") + 3);
    QVERIFY(part->apply({{end, end, " 1"}}, "Mend"));
    QTRY_COMPARE(source().problems().count(), 0);
  }
  void filesOfMountedFoldersAreFound()
  {
    QTemporaryDir mounted;
    QFile part(mounted.filePath("mounted_part.rsg"));
    QVERIFY(part.open(QFile::WriteOnly) && part.write("(RSG 0 1)\n((nd Box (setExtents 1 1)))\n") > 0);
    part.close();
    source().addFolders({mounted.path(), mounted.filePath("missing.zip")});
    const std::uint32_t place = at("  (nd Transform (setName left)");
    QVERIFY(document()->apply({{place, place, "  (importScene mounted_part.rsg)\n"}}, "Import"));
    QTRY_COMPARE(problemFiles(), QStringList{"mounted_part.rsg"}); // Its own, since it is found.
  }
  void textCommandsAreAmongTheShortcuts()
  {
    QStringList rows;
    for(const QAction* const action : window_->actions().listed())
      rows << window_->actions().keyText(action) + ": " + action->statusTip();
    for(const char* const row : {"F4: Go to where the name at the cursor is defined; also Ctrl and a click",
                                 "Ctrl+Shift+A: Add a node into the selected one, or behind it"})
      QVERIFY2(rows.contains(QString(row)), qPrintable(rows.join('\n')));
  }
  void nodesOfImportedFilesAreOpenedFromTheProperties()
  {
    const QString part = write("part.rsg", "(RSG 0 1)\n(\n  (nd Box (setName inside)))\n");
    const std::uint32_t place = at("  (nd Transform (setName left)");
    QVERIFY(document()->apply({{place, place, "  (importScene part.rsg)\n"}}, "Import"));
    SourceTreeView& tree = source().tree().view();
    const SourceTreeModel& model = tree.sourceModel();
    const QModelIndex import = model.index(1, 0);
    QTRY_COMPARE(model.rowCount(import), 1);
    tree.setCurrentIndex(model.index(0, 0, import));
    QLabel* offer = nullptr;
    for(QLabel* const label : source().properties().findChildren<QLabel*>())
      if(label->text().contains("part.rsg"))
        offer = label;
    QVERIFY(offer);
    // A node of such a file that is selected in the view is not the one that the tree has.
    QTRY_VERIFY((window_->refresh(), node("inside") >= 0));
    QVERIFY(tree.selectionModel()->hasSelection());
    window_->select(node("inside"));
    QVERIFY(!tree.selectionModel()->hasSelection());
    tree.selectionModel()->select(model.index(0, 0, import), QItemSelectionModel::ClearAndSelect);
    QVERIFY(tree.selectionModel()->hasSelection());
    emit offer->linkActivated(offer->text().section('"', 1, 1));
    QCOMPARE(document()->file(), part);
    QTRY_VERIFY(source().properties().row("setExtents")); // The node is selected, and can be edited.
  }
  void docksThatComeWithASceneShowThatOne()
  {
    QList<QDockWidget*> docks;
    for(QDockWidget* const dock : window_->findChildren<QDockWidget*>())
      if(dock->isAncestorOf(&source().tree()) || dock->isAncestorOf(&source().texts()) ||
         dock->isAncestorOf(&source().properties()))
        docks << dock;
    const auto show = [&](bool shown)
    {
      for(QDockWidget* const dock : docks)
        dock->setVisible(shown);
    };
    show(false);
    window_->openScene(write("before.rsg", boxScene));
    QTRY_VERIFY(session_->state().location.ends_with("before.rsg"));
    window_->refresh();
    const QString next = write("next.rsg", boxScene);
    window_->openScene(next);
    show(true);
    window_->refresh(); // The simulation has not begun to load it.
    QTRY_VERIFY(session_->state().location.ends_with("next.rsg"));
    QTRY_VERIFY((window_->refresh(), document() && document()->file() == next));
  }
  void anotherSceneClosesTheDocuments()
  {
    window_->openScene("examples/falling_boxes.rsg");
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().generation == 2);
    QTRY_VERIFY((window_->refresh(), document() && document()->file().endsWith("falling_boxes.rsg")));
    QCOMPARE(source().texts().pages().size(), std::size_t(1));
  }

private:
  /// The files that have problems.
  QStringList problemFiles()
  {
    QStringList names;
    const QTreeWidget& list = source().problems().list();
    for(int i = 0; i < list.topLevelItemCount(); ++i)
      if(!list.topLevelItem(i)->isHidden())
        names << list.topLevelItem(i)->text(0).section(' ', 0, 0);
    return names;
  }
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
