#include "app/ide/log/LogPanel.h"
#include "app/ide/log/LogPart.h"
#include "app/ide/plugins/PluginsPage.h"
#include "app/ide/plugins/PluginsPart.h"
#include "app/ide/plugins/RunningPlugin.h"
#include "app/ide/preferences/PreferencesDialog.h"
#include "app/ide/preferences/PreferencesPart.h"
#include "app/ide/scene/Selection.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>

using namespace sparkwright;
using namespace sparkwright::test;

/// Shared libraries add docks and commands to the window, and whatever they are or do, the program goes on.
class PluginsPartTest : public QObject, WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    qunsetenv("SPARKWRIGHT_TEST_THROW");
    qunsetenv("SPARKWRIGHT_TEST_SLOW");
    openActive();
    showRobots(2);
  }
  void cleanup() { close(); }

  void anExampleShowsTheSpeedOfTheBall()
  {
    part().begin({}, {library("ball_speed")});
    QDockWidget* const dock = this->dock("plugin.ballSpeed.panel");
    QVERIFY(dock);
    QCOMPARE(dock->windowTitle(), QString("Ball speed"));
    window_->goTo(*dock);
    QVERIFY(dock->isVisible());
    QVERIFY(docksMenu()->actions().contains(dock->toggleViewAction()));
    moveBall(0, 0.02); // What is seen first has no speed yet.
    moveBall(0, 0.02);
    QTRY_VERIFY2((window_->refresh(), texts(*dock).contains("m/s")), qPrintable(texts(*dock)));
    moveBall(0.1f, 0.04); // 10 cm in 40 ms.
    QTRY_VERIFY2((window_->refresh(), texts(*dock).contains("2.50 m/s\nat most 2.50 m/s")), qPrintable(texts(*dock)));
    moveBall(0.1f, 0.02);
    QTRY_VERIFY((window_->refresh(), texts(*dock).contains("0.00 m/s\nat most 2.50 m/s")));
    QAction* const forget = part().menu().actions().first();
    forget->trigger();
    QTRY_VERIFY((window_->refresh(), texts(*dock).contains("at most 0.00 m/s")));
    // The tool bar of panels has its command while it has the focus.
    dock->widget()->setFocusPolicy(Qt::StrongFocus);
    dock->widget()->setFocus();
    QTRY_COMPARE(window_->focusActions().place(), dock);
    session_->now.phase = SessionState::Phase::Empty;
    session_->now.frame = nullptr;
    QTRY_VERIFY((window_->refresh(), texts(*dock).contains("Open a scene")));
  }
  void theDefaultLayoutTakesItsDocksBack()
  {
    part().begin({}, {library("ball_speed")});
    QDockWidget* const dock = this->dock("plugin.ballSpeed.panel");
    QVERIFY(dock);
    window_->goTo(*dock);
    dock->setFloating(true);
    QVERIFY(dock->isFloating());
    QAction* action = nullptr;
    for(QAction* const each : window_->actions().all())
      if(each->text().remove('&') == "Default layout")
        action = each;
    QVERIFY(action);
    action->trigger();
    QVERIFY(!dock->isFloating());
    QCOMPARE(window_->dockWidgetArea(dock), Qt::RightDockWidgetArea);
    window_->addDockWidget(Qt::LeftDockWidgetArea, dock);
    action->trigger();
    QCOMPARE(window_->dockWidgetArea(dock), Qt::RightDockWidgetArea);
  }
  void aPluginIsSwitchedOffAndOn()
  {
    part().begin({}, {library("ball_speed")});
    QVERIFY(dock("plugin.ballSpeed.panel"));
    window_->part<PreferencesPart>().open();
    PreferencesDialog& dialog = *window_->part<PreferencesPart>().dialog();
    PluginsPage* const page = dialog.findChild<PluginsPage*>();
    QVERIFY(page);
    dialog.pages().setCurrentRow(dialog.pages().count() - 1);
    QTRY_VERIFY(page->isVisible());
    QVERIFY(!dialog.resetButton().isVisible());
    QCOMPARE(page->list().topLevelItem(0)->text(0), QString("Ball speed"));
    QCOMPARE(page->list().topLevelItem(0)->text(1), QString("On"));
    clickMark(page->list());
    QTRY_VERIFY(!dock("plugin.ballSpeed.panel"));
    QTRY_COMPARE(page->list().topLevelItem(0)->text(1), QString("Off"));
    QVERIFY(!part().menu().menuAction()->isVisible());
    window_->refresh();
    clickMark(page->list());
    QTRY_VERIFY(dock("plugin.ballSpeed.panel"));
    QTRY_COMPARE(page->list().topLevelItem(0)->text(1), QString("On"));
    clickMark(page->list());
    QTRY_VERIFY(!dock("plugin.ballSpeed.panel"));
    // The next start knows.
    window_.reset();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    part().begin({}, {library("ball_speed")});
    QCOMPARE(part().entries().size(), std::size_t(1));
    QVERIFY(!part().isOn(part().entries().front()));
    QVERIFY(!dock("plugin.ballSpeed.panel"));
  }
  void whatIsNoPluginIsRefusedWithAReason_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::newRow("another version") << "newer" << "made for version 2 of the interface, this program has version 1";
    QTest::newRow("no id") << "nameless" << "no \"id\"";
    QTest::newRow("for something else") << "foreign" << "a plugin for something else";
    QTest::newRow("another class") << "plain" << "no WindowPlugin";
    QTest::newRow("a missing symbol") << "unfinished" << "whatNobodyHas";
    QTest::newRow("missing") << "missing" << "no such file";
    QTest::newRow("no library") << "text" << "it is no plugin";
    QTest::newRow("empty") << "empty" << "it is no plugin";
    QTest::newRow("cut off") << "cut" << "no";
  }
  void whatIsNoPluginIsRefusedWithAReason()
  {
    QFETCH(QString, name);
    QFETCH(QString, reason);
    QTemporaryDir folder;
    QString file = library(name);
    if(name == "text" || name == "empty" || name == "cut")
    {
      file = folder.filePath(name + ".so");
      QFile out(file), whole(library("ball_speed"));
      QVERIFY(out.open(QIODevice::WriteOnly) && whole.open(QIODevice::ReadOnly));
      out.write(name == "text" ? "(RSG 0 1)" : name == "cut" ? whole.read(1000) : QByteArray());
    }
    part().begin({}, {file, library("ball_speed")});
    QVERIFY2(logged().contains(reason), qPrintable(logged()));
    QVERIFY(dock("plugin.ballSpeed.panel")); // The others go on.
    PluginsPage page(part());
    QVERIFY(page.list().topLevelItem(0)->text(1).contains("Not used"));
    QVERIFY(!(page.list().topLevelItem(0)->flags() & Qt::ItemIsUserCheckable));
  }
  void anExceptionSwitchesItOff_data()
  {
    QTest::addColumn<QByteArray>("where");
    QTest::newRow("when it is started") << QByteArray("start");
    QTest::newRow("when it is shown the run") << QByteArray("state");
    QTest::newRow("when something is selected") << QByteArray("selection");
    QTest::newRow("when the language changes") << QByteArray("language");
  }
  void anExceptionSwitchesItOff()
  {
    QFETCH(QByteArray, where);
    qputenv("SPARKWRIGHT_TEST_THROW", where);
    part().begin({}, {library("thrower"), library("ball_speed")});
    window_->select(robot_);
    window_->refresh();
    if(where == "language")
      language_->use("de");
    QTRY_VERIFY((window_->refresh(), !dock("plugin.thrower.panel")));
    QVERIFY2(logged().contains("thrown by " + where), qPrintable(logged()));
    QVERIFY(dock("plugin.ballSpeed.panel"));
    PluginsPage page(part());
    QVERIFY(page.list().topLevelItem(0)->text(1).contains("thrown by " + where));
    // It can be tried again.
    qunsetenv("SPARKWRIGHT_TEST_THROW");
    part().setOn("thrower", true);
    QVERIFY(dock("plugin.thrower.panel"));
    language_->use("en");
  }
  void anExceptionAtItsEndHarmsNobody()
  {
    part().begin({}, {library("thrower")});
    QVERIFY(dock("plugin.thrower.panel"));
    qputenv("SPARKWRIGHT_TEST_THROW", "stop");
    part().setOn("thrower", false);
    QVERIFY(!dock("plugin.thrower.panel"));
  }
  void aSlowOneIsNamed()
  {
    qputenv("SPARKWRIGHT_TEST_SLOW", "1");
    part().begin({}, {library("thrower")});
    QTRY_VERIFY2((window_->refresh(), logged().contains("Thrower: it takes")), qPrintable(logged()));
  }
  void theSamePluginIsUsedOnce()
  {
    QTemporaryDir folder;
    QVERIFY(QFile::copy(library("ball_speed"), folder.filePath("a.so")));
    QVERIFY(QFile::copy(library("ball_speed"), folder.filePath("b.so")));
    QFile other(folder.filePath("readme.txt"));
    QVERIFY(other.open(QIODevice::WriteOnly));
    part().begin({folder.path(), "/no/such/folder"}, {});
    QCOMPARE(part().entries().size(), std::size_t(1));
    QVERIFY(part().entries().front().file.path().endsWith("a.so"));
    QVERIFY(logged().contains("is the same plugin"));
  }
  void theHostCommandsSelectsAndTells()
  {
    part().begin({}, {library("thrower")});
    RunningPlugin& host = *part().entries().front().running;
    host.command("(kickOff Left)");
    QCOMPARE(session_->commands.back(), std::string("(kickOff Left)"));
    host.run();
    QVERIFY(session_->now.running);
    host.pause();
    QVERIFY(!session_->now.running);
    host.step();
    QCOMPARE(session_->steps, 1);
    QVERIFY(host.signalPaths().contains("ball/speed"));
    QVERIFY(!host.select("/no/such/node"));
    QVERIFY(!host.select({}));
    window_->select(robot_);
    const QStringList selected = host.selection();
    QCOMPARE(selected.size(), 1);
    if(!selected.first().isEmpty())
    {
      window_->selection().set({});
      QVERIFY(host.select(selected.first()));
    }
    host.tell("Here I am");
    QCOMPARE(window_->statusBar()->currentMessage(), QString("Here I am"));
    host.log(PluginHost::Severity::Error, "Oh dear");
    QVERIFY(logged().contains("Thrower: Oh dear"));
    host.addAction(nullptr);
  }

private:
  PluginsPart& part() { return window_->part<PluginsPart>(); }
  static QString library(const QString& name) { return SPARKWRIGHT_TEST_PLUGINS "/" + name + ".so"; }
  QDockWidget* dock(const QString& name) { return window_->findChild<QDockWidget*>(name); }
  QMenu* docksMenu()
  {
    for(QAction* const each : window_->menuBar()->actions())
      if(each->text() == QLatin1String("&View"))
        return each->menu()->actions().first()->menu();
    return nullptr;
  }
  static QString texts(const QDockWidget& dock)
  {
    QStringList all;
    for(const QLabel* const label : dock.widget()->findChildren<QLabel*>())
      all.append(label->text());
    return all.join('\n');
  }
  QString logged()
  {
    window_->refresh();
    const QAbstractItemModel& model = *window_->part<LogPart>().panel().table()->model();
    QStringList all;
    for(int row = 0; row < model.rowCount(); ++row)
      for(int column = 0; column < model.columnCount(); ++column)
        all.append(model.index(row, column).data().toString());
    return all.join('\n');
  }
  static void clickMark(QTreeWidget& list)
  {
    const QRect row = list.visualItemRect(list.topLevelItem(0));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 10, row.center().y()));
  }
  /// A frame of the same structure in which the ball has moved.
  void moveBall(float x, double after)
  {
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    for(const SceneStructure::Node& node : frame->structure->nodes)
      if(node.name == "Ball" && node.slot >= 0)
        frame->local[static_cast<std::size_t>(node.slot)](0, 3) = x;
    frame->time += after;
    session_->now.frame = std::move(frame);
    sinceFrame_.restart();
    while(sinceFrame_.elapsed() < 60) // The plugin is called twenty times a second.
      window_->refresh();
  }

  QElapsedTimer sinceFrame_;
};

QTEST_MAIN(PluginsPartTest)

#include "PluginsPartTest.moc"
