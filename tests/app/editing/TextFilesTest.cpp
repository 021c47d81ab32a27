#include "app/ide/session/SessionPart.h"
#include "app/ide/source/ProblemsPanel.h"
#include "app/ide/source/TabCommands.h"
#include "editor/document/storage/JournalFile.h"
#include "editor/text/tabs/TextTabs.h"
#include "tests/app/editing/EditingWindow.h"

#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>

using namespace sparkwright;

namespace
{

const QByteArray post = "(RSG 0 1)\n(\n  (nd Transform (setName post) (setLocalPos 0 0 1)\n    (nd Box (setName mesh) (setExtents 1 1 1)))\n)\n";
const QByteArray importing = "# A set-up.\nimportScene('post.rsg')\n";

} // namespace

/// Texts of all kinds in the window: set-up scripts and notes are opened, edited, saved and run from their tabs, and
/// stay open when the scene changes.
class TextFilesTest : public QObject, private test::EditingWindow
{
  Q_OBJECT

private slots:
  void init()
  {
    makeWindow();
    scene_ = write("post.rsg", post);
    script_ = write("set.rb", importing);
  }
  void cleanup() { closeWindow(); }

  void showSourceOfASetUpOpensTheScriptAndItsScene()
  {
    open(script_);
    action("showSource")->trigger();
    QTRY_COMPARE(shownFiles(), (QStringList{"set.rb", "post.rsg"}));
    QCOMPARE(document()->file(), scene_);
    QTRY_COMPARE(mark("set.rb"), QString("The world that is shown is made from this file."));
    QVERIFY(mark("post.rsg").isEmpty());
  }
  void savingASetUpAtTheBeginningMakesTheWorldAnew()
  {
    open(script_);
    QVERIFY(source().openText(script_));
    const long generation = session_->state().generation;
    press("importScene('post.rsg')\n");
    QVERIFY(document()->isModified());
    QTest::qWait(50);
    QVERIFY(session_->state().generation == generation); // What is typed does not count yet.
    QTest::keyClick(&text(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document()->isModified());
    QTRY_VERIFY(refreshed() && session_->state().generation > generation);
    QTRY_COMPARE(session_->state().phase, SessionState::Phase::Ready);
    QTRY_VERIFY(count("mesh") == 2);
    QVERIFY(settled());
  }
  void savingASetUpOfARunSaysWhatAResetCosts()
  {
    open(script_);
    QVERIFY(source().openText(script_));
    session_->run();
    QTRY_VERIFY(session_->state().frame && session_->state().frame->time > 0.1);
    const long generation = session_->state().generation;
    press("importScene('post.rsg')\n");
    QTest::keyClick(&text(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(refreshed() && editing().link().standing() == LiveLink::Standing::NeedsReset);
    QVERIFY2(editing().mode().bannerText().contains("set.rb"), qPrintable(editing().mode().bannerText()));
    QVERIFY(editing().mode().bannerText().contains("reset loses"));
    QCOMPARE(session_->state().generation, generation);
    window_->actions()[ActionId::ApplyEdits]->trigger();
    QTRY_VERIFY(refreshed() && session_->state().generation > generation);
    QTRY_VERIFY(refreshed() && editing().link().standing() == LiveLink::Standing::Same);
    QTRY_VERIFY(count("mesh") == 2);
  }
  void aResetTakesWhatIsNotSavedAndClosingTakesItBack()
  {
    open(script_);
    QVERIFY(source().openText(script_));
    press("importScene('post.rsg')\n");
    window_->reset();
    QTRY_VERIFY(count("mesh") == 2);
    QVERIFY(document()->isModified());
    editing().commands().close(*document());
    click("Discard");
    QTRY_VERIFY(refreshed() && session_->state().phase == SessionState::Phase::Ready && count("mesh") == 1);
    QCOMPARE(read(script_), importing);
  }
  void problemsOfAScriptAreListed()
  {
    open(scene_);
    QVERIFY(source().openText(script_));
    press("x = = 1\n");
    QTRY_COMPARE(source().problems().count(), 1);
  }
  void otherTextsDoNotTouchTheWorld()
  {
    open(scene_);
    const long generation = session_->state().generation;
    const QString notes = write("notes.md", "# Notes\n");
    window_->openFile(notes);
    QVERIFY(shownFiles().contains("notes.md"));
    QVERIFY(source().texts().isVisible());
    press("more\n");
    QTest::keyClick(&text(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(read(notes), QByteArray("more\n# Notes\n"));
    QTRY_VERIFY(settled());
    QCOMPARE(session_->state().generation, generation);
  }
  void changesOfOtherProgramsAreAskedAbout()
  {
    open(scene_);
    QVERIFY(source().openText(script_));
    press("# mine\n");
    write("set.rb", "# theirs\n");
    QTRY_VERIFY(source().texts().current()->banner().isVisible());
    QCOMPARE(document()->text(), ("# mine\n" + importing).toStdString());
  }
  void whatIsNoTextIsRefused()
  {
    QVERIFY(!source().openText(write("picture.png", QByteArray("\x89PNG\0\0\0", 7))));
    QVERIFY(window_->statusBar()->currentMessage().contains("is no text"));
    QVERIFY(!source().openText(folder_->filePath("none.rb")));
    QVERIFY(shownFiles().isEmpty());
  }
  void openAsTextLeavesTheSceneAlone()
  {
    open(scene_);
    action("openText")->trigger();
    auto* const dialog = window_->findChild<QFileDialog*>();
    QVERIFY(dialog);
    emit dialog->filesSelected({script_, write("a.sparkproject", "scene = \"post.rsg\"\n")});
    dialog->close();
    QVERIFY(shownFiles().contains("set.rb") && shownFiles().contains("a.sparkproject"));
    QVERIFY(session_->state().location == scene_.toStdString());
  }
  void furtherDroppedFilesAreTexts()
  {
    QMimeData data;
    data.setUrls(
        {QUrl::fromLocalFile(scene_), QUrl::fromLocalFile(script_), QUrl::fromLocalFile(write("a.h", "int a;\n"))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &event);
    QTRY_VERIFY(session_->state().location == scene_.toStdString());
    QVERIFY(shownFiles().contains("set.rb") && shownFiles().contains("a.h"));
  }
  void textsStayWhenAnotherSceneIsOpened()
  {
    edit(scene_);
    QVERIFY(source().openText(script_));
    const QString notes = write("notes.txt", "a\n");
    QVERIFY(source().openText(notes));
    open(write("other.rsg", post));
    QTRY_COMPARE(shownFiles().size(), 3); // The scene's own text is another one now.
    QVERIFY(shownFiles().contains("set.rb") && shownFiles().contains("notes.txt") &&
            !shownFiles().contains("post.rsg"));
  }
  void editsOfOtherTextsAreNotLostWithTheScene()
  {
    open(scene_);
    QVERIFY(source().openText(script_));
    press("# mine\n");
    window_->openFile(write("other.rsg", post));
    QTRY_VERIFY(window_->findChild<QMessageBox*>()); // It asks.
    window_->findChild<QMessageBox*>()->reject();
    QVERIFY(document()->isModified());
    window_->openScene(write("third.rsg", post)); // As after saving elsewhere: without a question.
    QTRY_COMPARE(session_->state().phase, SessionState::Phase::Ready);
    SceneDocument* const text = editing().commands().documents().find(script_);
    QVERIFY(text && text->isModified());
  }
  void theMenuOfATabRunsAFile()
  {
    open(scene_);
    action("showSource")->trigger();
    QVERIFY(source().openText(script_));
    menuEntry("Run this file")->trigger();
    QTRY_VERIFY(refreshed() && session_->state().location == script_.toStdString());
    QTRY_COMPARE(mark("set.rb"), QString("The world that is shown is made from this file."));
    QCOMPARE(shownFiles(), (QStringList{"post.rsg", "set.rb"})); // All tabs stay.
    QVERIFY(source().openText(write("notes.txt", "a\n")));
    QVERIFY(!menuEntry("Run this file")->isEnabled());
    QVERIFY(!menuEntry("Run this file")->toolTip().isEmpty());
  }
  void theStartFileOfTheProjectIsWritten()
  {
    const QString project = write("my.sparkproject", "# mine\nscene = \"post.rsg\"\nseed = 4\n");
    open(project);
    QVERIFY(source().openText(script_));
    QVERIFY(source().openText(scene_));
    QTRY_VERIFY(refreshed() && mark("post.rsg").contains("my.sparkproject starts with this file"));
    source().openText(script_);
    menuEntry("Use as start file of the project")->trigger();
    QCOMPARE(read(project), QByteArray("# mine\nscene = \"set.rb\"\nseed = 4\n"));
    QVERIFY(mark("set.rb").contains("my.sparkproject starts with this file"));
    QVERIFY(!mark("post.rsg").contains("starts with this file"));
    QVERIFY(window_->statusBar()->currentMessage().contains("set.rb"));
    QVERIFY(session_->state().location == scene_.toStdString());
  }
  void withoutAProjectItIsExplained()
  {
    open(scene_);
    QVERIFY(source().openText(script_));
    QAction* const use = menuEntry("Use as start file of the project");
    QVERIFY(use->isEnabled());
    QVERIFY(use->toolTip().contains("No project is open"));
    use->trigger();
    QVERIFY(window_->statusBar()->currentMessage().contains("No project is open"));
  }
  void aProjectWithUnsavedEditsIsLeftAlone()
  {
    const QString project = write("my.sparkproject", "scene = \"post.rsg\"\n");
    open(project);
    QVERIFY(source().openText(project));
    press("# mine\n");
    QVERIFY(source().openText(script_));
    menuEntry("Use as start file of the project")->trigger();
    QCOMPARE(read(project), QByteArray("scene = \"post.rsg\"\n"));
    QVERIFY(window_->statusBar()->currentMessage().contains("unsaved edits"));
  }
  void copyingThePathAndClosingOthers()
  {
    for(const char* const name : {"a.txt", "b.txt", "c.txt"})
      QVERIFY(source().openText(write(name, "x\n")));
    menuEntry("Copy path")->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().endsWith("/c.txt"));
    menuEntry("Close others")->trigger();
    QCOMPARE(shownFiles(), QStringList{"c.txt"});
    QVERIFY(!menuEntry("Close others")->isEnabled());
    press("edit");
    QTest::keyClick(&text(), Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(window_->findChild<QMessageBox*>()); // Asks first.
    click("Discard");
    QTRY_VERIFY(shownFiles().isEmpty());
  }
  void editsOfAKilledProgramAreOffered()
  {
    const QString notes = write("notes.txt", "a\n");
    const QString folder = QFileInfo(QSettings().fileName()).absolutePath() + "/unsaved";
    QVERIFY(QDir().mkpath(folder));
    QFile journal(folder + "/ended.journal");
    QVERIFY(journal.open(QIODevice::WriteOnly));
    const ProgramRun ended{1'999'999'999, "ended", 1};
    journal.write(QByteArray::fromStdString(journalBegin(notes, ended, QDateTime::currentDateTime(), "a\n") +
                                            journalEdit({0, 0, "kept "}, QDateTime::currentDateTime())));
    journal.close();
    QVERIFY(source().openText(notes));
    click("Restore");
    QTRY_COMPARE(document()->text(), std::string("kept a\n"));
    QVERIFY(document()->isModified());
    text().setFocus();
    QTest::keyClick(&text(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document()->text(), std::string("a\n"));
  }

private:
  void open(const QString& file)
  {
    window_->openScene(file);
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready);
    window_->refresh();
  }
  bool refreshed()
  {
    window_->refresh();
    return true;
  }
  void press(const QByteArray& words)
  {
    text().setFocus();
    QVERIFY(QTest::qWaitFor([&] { return text().hasFocus(); }));
    QTest::keyClick(&text(), Qt::Key_Home, Qt::ControlModifier);
    for(const char c : words)
      c == '\n' ? QTest::keyClick(&text(), Qt::Key_Return) : QTest::keyClick(&text(), c);
  }
  void click(const QString& words)
  {
    QVERIFY(QTest::qWaitFor([&] { return window_->findChild<QMessageBox*>() != nullptr; }));
    for(QPushButton* const button : window_->findChild<QMessageBox*>()->findChildren<QPushButton*>())
      if(button->text().remove('&').contains(words))
        return button->click();
    QFAIL("no such button");
  }
  QAction* action(const QString& id) { return window_->actions().find(id); }
  QStringList shownFiles()
  {
    QStringList names;
    for(TextPage* const page : source().texts().pages())
      names << QFileInfo(page->document().file()).fileName();
    return names;
  }
  /// What the tab says beside the path.
  QString mark(const QString& name)
  {
    window_->refresh();
    source().tabs().show(session_->state());
    for(QTabBar* const bar : source().texts().findChildren<QTabBar*>())
      for(int i = 0; i < bar->count(); ++i)
        if(bar->tabText(i).startsWith(name))
          return bar->tabToolTip(i).section('\n', 1);
    return QStringLiteral("no tab");
  }
  /// Of the tab that is in front.
  QAction* menuEntry(const QString& words)
  {
    delete menu_;
    source().tabs().show(session_->state());
    menu_ = source().tabs().makeMenu(source().texts().current()->document());
    for(QAction* const each : menu_->actions())
      if(each->text().remove('&') == words)
        return each;
    return nullptr;
  }
  int count(const char* name)
  {
    window_->refresh();
    const FramePtr frame = session_->state().frame;
    return !frame ? 0
                  : static_cast<int>(std::ranges::count_if(frame->structure->nodes,
                                                           [&](const auto& node) { return node.name == name; }));
  }

  QString scene_, script_;
  QPointer<QMenu> menu_;
};

QTEST_MAIN(TextFilesTest)
#include "TextFilesTest.moc"
