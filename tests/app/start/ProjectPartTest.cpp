#include "app/ide/start/ProjectPart.h"
#include "app/ide/editing/DocumentCommands.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/log/LogPanel.h"
#include "app/ide/log/LogPart.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/start/UserFile.h"
#include "core/run/Project.h"
#include "editor/text/tabs/TextTabs.h"
#include "tests/app/WindowSupport.h"

#include <QDir>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QtTest>

using namespace sparkwright;

/// A project in the window: what a person keeps of it comes back, and what the file says stays when it is saved.
class ProjectPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  QString file_, scene_;

  void write(const QString& name, const QByteArray& text)
  {
    QFile file(settings_.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  /// Opens the project, and shows its scene.
  void openProject()
  {
    window_->openScene(file_);
    session_->now.scene = scene_.toStdString();
    session_->now.seed = 7;
    showRobots(1);
  }
  QStringList texts() const
  {
    QStringList files;
    for(const QString& file : window_->part<SourcePart>().texts().files())
      files << QFileInfo(file).fileName();
    return files;
  }

private slots:
  void init()
  {
    file_ = settings_.filePath("cup.sparkproject");
    scene_ = settings_.filePath("field.rsg");
    write("field.rsg", "(RSG 0 1)\n(\n)\n");
    write("part.rsg", "(RSG 0 1)\n(\n)\n");
    write("red.sparkteam", "[[program]]\ncommand = 'python3'\n");
    write("rules.rb", "");
    write("cup.sparkproject", "# ours\nscene = 'field.rsg'\nsetup = 'rules.rb'\nteams = ['red.sparkteam']\n");
    QFile::remove(file_ + ".user");
    QFile::remove(settings_.filePath(".cup.layout"));
    open();
    window_->show();
  }
  void cleanup() { close(); }

  void textsAndViewsComeBack()
  {
    openProject();
    QCOMPARE(window_->part<ProjectPart>().project(), file_);
    window_->part<SourcePart>().openText(scene_);
    window_->part<SourcePart>().openText(settings_.filePath("part.rsg"));
    window_->views().arrange(ViewArea::Layout::SideBySide);
    window_->close();
    QVERIFY(QFileInfo(file_ + ".user").isFile());
    QFile scene(scene_);
    QVERIFY(scene.open(QIODevice::ReadOnly));
    QCOMPARE(scene.readAll(), QByteArray("(RSG 0 1)\n(\n)\n")); // Nothing of it is in the scene.

    close();
    open(); // Without any settings: it is all in the file.
    window_->show();
    QCOMPARE(window_->views().viewports().size(), std::size_t(1));
    openProject();
    QCOMPARE(texts(), QStringList({"field.rsg", "part.rsg"}));
    QCOMPARE(window_->views().viewports().size(), std::size_t(2));
  }

  void anotherSceneKeepsTheProjectsOwn()
  {
    openProject();
    window_->part<SourcePart>().openText(settings_.filePath("part.rsg"));
    window_->openScene("setups/soccer.rb");
    QVERIFY(window_->part<ProjectPart>().project().isEmpty());
    const UserFile user = UserFile::read(file_ + ".user", file_);
    QVERIFY(user.documents.contains(settings_.filePath("part.rsg")));
  }

  void textsThatAreGoneAndDamagedFilesAreNoError()
  {
    UserFile user;
    user.views = "{no views";
    user.documents = {settings_.filePath("gone.rsg"), scene_};
    user.current = settings_.filePath("gone.rsg");
    QCOMPARE(user.write(file_ + ".user", file_), QString());
    openProject();
    QCOMPARE(texts(), QStringList{"field.rsg"});
    QVERIFY(window_->isVisible());
  }

  void textsAreReadWhenTheirTabsAreFirstShown()
  {
    constexpr int many = 500;
    UserFile user;
    QDir(settings_.filePath("")).mkpath("many");
    for(int i = 0; i < many; ++i)
    {
      const QString name = QStringLiteral("many/%1.rsg").arg(i, 3, 10, QLatin1Char('0'));
      write(name, "(RSG 0 1)\n(\n)\n");
      user.documents << settings_.filePath(name);
    }
    user.current = user.documents[7];
    QCOMPARE(user.write(file_ + ".user", file_), QString());
    OpenDocuments& documents = window_->part<EditingPart>().commands().documents();
    QSignalSpy opened(&documents, &OpenDocuments::opened);
    openProject();
    TextTabs& tabs = window_->part<SourcePart>().texts();
    QCOMPARE(tabs.files(), user.documents); // All are there, …
    QCOMPARE(opened.size(), 1);             // … one has been read.
    QVERIFY(tabs.current());
    QCOMPARE(tabs.current()->document().file(), user.current);
    QTabWidget* pane = nullptr;
    for(QTabWidget* const each : tabs.findChildren<QTabWidget*>())
      if(each->count() > 0)
        pane = each;
    QVERIFY(pane);
    QTabBar* const bar = pane->tabBar();
    QCOMPARE(bar->count(), many);
    QCOMPARE(bar->tabText(499), QString("499.rsg"));
    bar->setCurrentIndex(3); // Passed through.
    bar->setCurrentIndex(499);
    QTRY_COMPARE(opened.size(), 2);
    QTRY_VERIFY(tabs.current() && tabs.current()->document().file() == user.documents[499]);
    QCOMPARE(bar->count(), many);
    emit pane->tabCloseRequested(3);
    QCOMPARE(bar->count(), many - 1);
    // What another part opens takes the place of its tab.
    tabs.show(user.documents[100], {0, 0});
    QCOMPARE(bar->count(), many - 1);
    QCOMPARE(opened.size(), 3);
    QFile::remove(user.documents[200]); // Gone meanwhile.
    bar->setCurrentIndex(199);
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains("200.rsg"));
    QVERIFY(!tabs.current());
    QCOMPARE(opened.size(), 3);
    // Texts that were not read are kept for the next time, and go with the project.
    window_->openScene("setups/soccer.rb");
    const UserFile kept = UserFile::read(file_ + ".user", file_);
    QStringList expected = user.documents;
    expected.removeAt(3);
    QCOMPARE(kept.documents, expected);
    QCOMPARE(tabs.files(), QStringList());
  }

  void teamsAreReadAndWhatIsWrongIsTold()
  {
    write("cup.sparkproject",
          "scene = 'field.rsg'\nteams = ['gone.sparkteam', { file = 'red.sparkteam', name = 'Ours' }]\n");
    openProject();
    const auto& teams = window_->part<ProjectPart>().teams();
    QCOMPARE(teams.size(), std::size_t(1));
    QCOMPARE(teams[0].name, std::string("Ours"));
    QString log;
    const QAbstractItemModel* const shown = window_->part<LogPart>().panel().table()->model();
    for(int row = 0; row < shown->rowCount(); ++row)
      for(int column = 0; column < shown->columnCount(); ++column)
        log += shown->index(row, column).data().toString() + ' ';
    QVERIFY2(log.contains("cup.sparkproject:2:10") && log.contains("no team file `gone.sparkteam`"), qPrintable(log));
    QVERIFY2(log.contains("Teams of this project, left and right: Ours"), qPrintable(log));
  }

  void thePerspectiveThatItAsksForIsShownFirst()
  {
    write("cup.sparkproject", "scene = 'field.rsg'\nlayout = 'review'\n");
    openProject();
    QVERIFY(window_->perspectives().current() == Perspective::Review);
  }

  void savingKeepsWhatTheWindowDoesNotKnow()
  {
    openProject();
    session_->now.variables = {{"RuleHalfTime", "60"}};
    window_->part<SessionPart>().saveProject(file_);
    QFile saved(file_);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll(), QByteArray("# ours\nscene = 'field.rsg'\nsetup = 'rules.rb'\nteams = ['red.sparkteam']\n"
                                         "seed = 7\n\n[variables]\nRuleHalfTime = 60\n"));
    // In another folder, what it names is still found.
    QVERIFY(QDir().mkpath(settings_.filePath("copies")));
    const QString copy = settings_.filePath("copies/cup.sparkproject");
    window_->part<SessionPart>().saveProject(copy);
    Diagnostic problem;
    ProjectPlaces places;
    const auto project = readProject(copy.toStdString(), problem, &places);
    QVERIFY2(project, problem.text().c_str());
    QVERIFY(!missingOf(*project, copy.toStdString(), places, {}));
    Diagnostics problems;
    QCOMPARE(teamsOf(*project, copy.toStdString(), places, problems).size(), std::size_t(1));
  }
};

QTEST_MAIN(ProjectPartTest)
#include "ProjectPartTest.moc"
