#include "app/ide/window/MainWindow.h"
#include "app/ide/agents/AgentsPart.h"
#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/log/LogPanel.h"
#include "app/ide/log/LogPart.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/match/RulesPanel.h"
#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/views/ViewsPart.h"
#include "app/ide/window/Language.h"
#include "core/run/Project.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace sparkwright;
using test::FakeSession;
using test::FrameBuilder;

class MainWindowTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init() { open(); }
  void cleanup() { close(); }

  void actionsSayWhatTheyDo()
  {
    for(const QAction* const action : window_->actions().all())
    {
      QVERIFY(!action->text().isEmpty());
      QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
      QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->text()));
      QVERIFY2(!action->icon().pixmap(24).isNull(), qPrintable(action->text()));
      QImage icon = action->icon().pixmap(24).toImage();
      bool drawn = false;
      for(int y = 0; y < icon.height(); ++y)
        for(int x = 0; x < icon.width(); ++x)
          drawn = drawn || qAlpha(icon.pixel(x, y)) > 100;
      QVERIFY2(drawn, qPrintable(action->text()));
    }
  }
  void shortcutsAreThoseThatUsersKnow()
  {
    const auto key = [&](ActionId id)
    { return window_->actions()[id]->shortcut().toString(QKeySequence::PortableText); };
    QCOMPARE(key(ActionId::RunPause), QString("F5"));
    QCOMPARE(key(ActionId::Step), QString("F8"));
    QCOMPARE(key(ActionId::Reset), QString("Shift+F5"));
    QCOMPARE(key(ActionId::OpenScene), QString("Ctrl+O"));
    QCOMPARE(key(ActionId::FrameSelection), QString("F"));
    QSet<QString> seen;
    const QList<QAction*>& matchKeys = window_->part<MatchPart>().keys().keys(); // Off; others lend them their keys.
    for(QAction* const action : window_->actions().all())
      for(const QKeySequence& shortcut : action->shortcuts())
        if(!shortcut.isEmpty() && !matchKeys.contains(action))
        {
          QVERIFY2(!seen.contains(shortcut.toString()), qPrintable(shortcut.toString()));
          seen.insert(shortcut.toString());
        }
  }
  void widgetsHaveAccessibleNames()
  {
    const QToolBar* const bar = window_->findChild<QToolBar*>("toolBar");
    QVERIFY(bar);
    int buttons = 0;
    for(QAction* const action : bar->actions())
      if(QToolButton* const button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
      {
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!button->accessibleName().contains('&'));
        ++buttons;
      }
    QVERIFY(buttons >= 6);
    for(const QLineEdit* const edit : window_->findChildren<QLineEdit*>())
      if(edit->parentWidget() && !qobject_cast<QComboBox*>(edit->parentWidget()))
        QVERIFY(!edit->accessibleName().isEmpty());
    for(const QAbstractItemView* const view : window_->centralWidget()->parentWidget()->findChildren<QTreeView*>())
      QVERIFY(!view->accessibleName().isEmpty());
    QVERIFY(!window_->viewport().accessibleName().isEmpty());
    QVERIFY(!window_->part<SessionPart>().speedBox().accessibleName().isEmpty());
  }
  void docksHaveTheirPlaces()
  {
    const auto area = [&](const char* name) { return window_->dockWidgetArea(window_->findChild<QDockWidget*>(name)); };
    QCOMPARE(area("sceneDock"), Qt::LeftDockWidgetArea);
    QCOMPARE(area("matchDock"), Qt::LeftDockWidgetArea);
    QCOMPARE(area("connectionsDock"), Qt::RightDockWidgetArea);
    QCOMPARE(area("logDock"), Qt::BottomDockWidgetArea);
    QVERIFY(window_->centralWidget()->isAncestorOf(&window_->views()) && window_->views().isVisibleTo(window_.get()));
    for(const QDockWidget* const dock : window_->findChildren<QDockWidget*>())
    {
      QVERIFY(dock->features() & QDockWidget::DockWidgetClosable);
      QVERIFY(dock->features() & QDockWidget::DockWidgetFloatable);
    }
  }
  void layoutIsRemembered()
  {
    window_->show();
    QDockWidget* dock = window_->findChild<QDockWidget*>("logDock");
    dock->hide();
    window_->close();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    window_->show();
    dock = window_->findChild<QDockWidget*>("logDock");
    QVERIFY(dock->isHidden());
    window_->actions()[ActionId::DefaultLayout]->trigger();
    QVERIFY(!dock->isHidden());
  }
  void languageSwitchesAtRunTime()
  {
    session_->now.phase = SessionState::Phase::Ready;
    window_->refresh();
    QCOMPARE(window_->part<SessionPart>().status().text(), QString("Paused"));
    QVERIFY(language_->use("de"));
    QCoreApplication::processEvents();
    QCOMPARE(window_->menuBar()->actions().first()->text(), QString("&Datei"));
    QCOMPARE(window_->findChild<QDockWidget*>("logDock")->windowTitle(), QString("Protokoll"));
    QCOMPARE(window_->part<SessionPart>().status().text(), QString("Angehalten"));
    QVERIFY(window_->actions()[ActionId::RunPause]->toolTip().contains("Simulation laufen"));
    QVERIFY(!language_->use("xx"));
    language_->use("en");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("logDock")->windowTitle(), QString("Log"));
  }

  void runControlReachesTheSession()
  {
    session_->now.phase = SessionState::Phase::Ready;
    window_->refresh();
    window_->actions()[ActionId::RunPause]->trigger();
    QVERIFY(session_->now.running);
    QTRY_VERIFY(window_->actions()[ActionId::RunPause]->text().contains("Pause"));
    window_->actions()[ActionId::RunPause]->trigger();
    QVERIFY(!session_->now.running);
    window_->actions()[ActionId::Step]->trigger();
    QCOMPARE(session_->steps, 1);
    window_->actions()[ActionId::Reset]->trigger();
    QCOMPARE(session_->resets, 1);
    QComboBox& speed = window_->part<SessionPart>().speedBox();
    speed.setCurrentIndex(speed.findData(0.5));
    emit speed.activated(speed.currentIndex());
    QCOMPARE(session_->now.targetSpeed, 0.5);
    QVERIFY(speed.findData(0.0) >= 0); // As fast as possible.
  }
  void openedScenesAreRemembered()
  {
    for(int i = 0; i < RecentFiles::longest + 3; ++i)
      window_->openScene(QStringLiteral("scene%1.rsg").arg(i));
    QCOMPARE(session_->opened.size(), std::size_t(RecentFiles::longest + 3));
    const RecentFiles recent;
    QCOMPARE(recent.files().size(), RecentFiles::longest);
    QCOMPARE(recent.files().first(), QStringLiteral("scene%1.rsg").arg(RecentFiles::longest + 2));
  }
  void selectionIsOneThing()
  {
    showRobots(1);
    ScenePanel& panel = window_->part<ScenePart>().panel();
    QTreeView* const tree = panel.findChild<QTreeView*>();
    window_->select(robot_);
    QCOMPARE(window_->viewport().selection().last(), robot_);
    QCOMPARE(tree->currentIndex().data().toString(), QString("Red 1"));
    emit window_->viewport().picking().nodePicked(robot_ + 2, true); // Double click on a part: the whole robot.
    QCOMPARE(window_->selectedNode(), robot_);
    emit window_->viewport().picking().nodePicked(robot_ + 3, false); // The torso's mesh: the part that holds it.
    QCOMPARE(window_->selectedNode(), robot_ + 2);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QCOMPARE(window_->viewport().selection().last(), 0);
    window_->actions()[ActionId::ClearSelection]->trigger();
    QCOMPARE(window_->viewport().selection().last(), -1);
    QVERIFY(!tree->currentIndex().isValid());
  }
  void selectionFollowsItsObjectIntoANewStructure()
  {
    showRobots(1);
    window_->select(robot_);
    const int before = robot_;
    showRobots(1, true); // Something new stands before it in the scene.
    QVERIFY(robot_ != before);
    QCOMPARE(window_->selectedNode(), robot_);
    session_->now.generation = 7; // Another World.
    window_->refresh();
    QCOMPARE(window_->selectedNode(), -1);
  }
  void treeFiltersByName()
  {
    showRobots(1);
    ScenePanel& panel = window_->part<ScenePart>().panel();
    QTreeView* const tree = panel.findChild<QTreeView*>();
    const int all = tree->model()->rowCount();
    panel.findChild<QLineEdit*>()->setText("thigh");
    QCOMPARE(tree->model()->rowCount(), 1); // Only the robot, because of its parts.
    panel.findChild<QLineEdit*>()->clear();
    QCOMPARE(tree->model()->rowCount(), all);
  }
  void emptyConnectionsTeach()
  {
    session_->now.agentPort = 4711;
    window_->refresh();
    ConnectionsPanel& panel = window_->part<AgentsPart>().connections();
    QVERIFY(panel.command().contains("4711"));
    panel.copyButton().click();
    QCOMPARE(QGuiApplication::clipboard()->text(), panel.command());
  }
  void connectionsAreListed()
  {
    showRobots(1);
    ConnectionInfo agent;
    agent.agent = 1;
    agent.address = "127.0.0.1:40312";
    agent.lastMessage = "(syn)";
    agent.answers.told = 50;
    agent.answers.missed = 3;
    agent.answers.median = 0.0042;
    session_->now.connections = {agent};
    const QTableView* const table = window_->part<AgentsPart>().connections().findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, ConnectionsModel::Team).data().toString(), QString("Red"));
    QCOMPARE(table->model()->index(0, ConnectionsModel::Number).data().toString(), QString("1"));
    QCOMPARE(table->model()->index(0, ConnectionsModel::Address).data().toString(), QString("127.0.0.1:40312"));
    QCOMPARE(table->model()->index(0, ConnectionsModel::Answer).data().toString(), QString("4.2 ms"));
    QCOMPARE(table->model()->index(0, ConnectionsModel::Missed).data().toString(), QString("3"));
    QCOMPARE(table->model()->index(0, ConnectionsModel::Message).data().toString(), QString("(syn)"));
  }
  void skippedCyclesAreShownWhereThereAreAny()
  {
    ConnectionsPanel panel;
    const QTableView* const table = panel.findChild<QTableView*>();
    ConnectionInfo agent, monitor;
    agent.agent = 1;
    agent.answers.told = 50;
    monitor.kind = ConnectionInfo::Kind::Monitor;
    session_->now.connections = {agent, monitor};
    panel.setState(session_->now);
    QVERIFY(table->isColumnHidden(ConnectionsModel::Skipped)); // Every cycle waits for everybody, or nobody.

    session_->now.syncTimeout = {.seconds = 0.02, .skip = true};
    panel.setState(session_->now);
    QVERIFY(!table->isColumnHidden(ConnectionsModel::Skipped));
    const auto text = [&](int row, int role)
    { return table->model()->index(row, ConnectionsModel::Skipped).data(role).toString(); };
    QCOMPARE(text(0, Qt::DisplayRole), QString("0"));
    QCOMPARE(text(1, Qt::DisplayRole), QString());
    session_->now.connections[0].skipped = 1234;
    panel.setState(session_->now);
    QCOMPARE(text(0, Qt::DisplayRole), QString("1,234"));
    QVERIFY2(text(0, Qt::ToolTipRole).contains("because it was late: 1,234"), qPrintable(text(0, Qt::ToolTipRole)));

    const auto heading = [&](int role)
    { return table->model()->headerData(ConnectionsModel::Skipped, Qt::Horizontal, role).toString(); };
    QCOMPARE(heading(Qt::DisplayRole), QString("Skipped"));
    QCOMPARE(heading(Qt::AccessibleTextRole), QString("Skipped cycles"));
    QVERIFY(heading(Qt::ToolTipRole).contains("continued without the agent"));
    QCOMPARE(heading(Qt::AccessibleDescriptionRole), heading(Qt::ToolTipRole));

    session_->now.syncTimeout = {}; // As after another scene, while this agent's figures are still there.
    panel.setState(session_->now);
    QVERIFY(!table->isColumnHidden(ConnectionsModel::Skipped));
  }
  void overUdpNobodyIsInvitedByTcp()
  {
    session_->now.agentPort = 4711;
    session_->now.agentsOverUdp = true;
    ConnectionsPanel panel;
    panel.setState(session_->now);
    const QList<QLabel*> labels = panel.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label)
                        { return label->text().contains("UDP") && label->text().contains("4711"); }));
    QVERIFY(panel.copyButton().isHidden());
  }
  void projectsKeepSceneAndVariables()
  {
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.scene = "setups/soccer.rb";
    session_->now.variables = {{"RuleHalfTime", "60"}};
    session_->now.seed = 4;
    const QString file = settings_.filePath("cup.sparkproject");
    window_->part<SessionPart>().saveProject(file);
    Diagnostic problem;
    const auto project = readProject(file.toStdString(), problem);
    QVERIFY2(project, problem.text().c_str());
    QCOMPARE(project->scene, std::string("setups/soccer.rb"));
    QCOMPARE(project->variables, session_->now.variables);
    QCOMPARE(project->seed, std::uint64_t(4));
    // Where nothing can be written, the log says so.
    const int before = window_->part<LogPart>().panel().shownRows();
    window_->part<SessionPart>().saveProject(settings_.filePath("no/such/folder.sparkproject"));
    QVERIFY(window_->part<LogPart>().panel().shownRows() > before);
  }
  void theStatusBarSaysWhatTheMouseDoes()
  {
    window_->show();
    showRobots(1);
    const QString orbiting = window_->part<ViewsPart>().hint();
    QCOMPARE(orbiting, window_->viewport().hint());
    window_->actions()[ActionId::Fly]->trigger();
    QVERIFY(window_->part<ViewsPart>().hint() != orbiting);
    window_->actions()[ActionId::ClearSelection]->trigger(); // Esc ends the mode first.
    QCOMPARE(window_->part<ViewsPart>().hint(), orbiting);
  }
  void messagesReachTheLog()
  {
    session_->log.push_back(test::logEntry(Diagnostic::Severity::Error, "box.rsg is missing"));
    window_->refresh();
    QCOMPARE(window_->part<LogPart>().panel().shownRows(), 1);
  }
};

QTEST_MAIN(MainWindowTest)
#include "MainWindowTest.moc"
