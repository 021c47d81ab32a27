#include "AgentsWindow.h"

#include "app/ide/agents/PortNotice.h"
#include "app/ide/agents/start/StartProgramDialog.h"
#include "app/ide/agents/start/StartTeamDialog.h"
#include "app/ide/trust/TrustSheet.h"
#include "app/ide/log/LogPanel.h"
#include "app/ide/log/LogPart.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>
#include <QTcpServer>

#include <csignal>

using namespace sparkwright;
using namespace sparkwright::test;
using Column = ConnectionsModel::Column;

/// The agents dock in the real window: attaching, starting, stopping, and what goes wrong with it.
class AgentsPanelTest : public QObject, AgentsWindow
{
  Q_OBJECT

  /// The entry of the menu that a right click on a row shows.
  bool trigger(int row, const QString& entry)
  {
    emit panel().table().customContextMenuRequested(
        panel().table().visualRect(panel().table().model()->index(row, 0)).center());
    QMenu* menu = nullptr;
    if(!wait([&] { return (menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) != nullptr; }))
      return false;
    for(QAction* const action : menu->actions())
      if(action->text() == entry)
      {
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        return true;
      }
    menu->close();
    return false;
  }
  static QString entriesOf(const TrustSheet& sheet)
  {
    QStringList lines;
    for(QTreeWidgetItemIterator each(&sheet.entries()); *each; ++each)
      lines << (*each)->text(0);
    return lines.join('\n');
  }
  QString logText()
  {
    QString text;
    const LogModel& log = window_->part<LogPart>().panel().model();
    for(int i = 0; i < log.rowCount(); ++i)
      text += QString::fromStdString(log.entry(i).diagnostic.text()) + '\n';
    return text;
  }

private slots:
  void initTestCase() { qputenv("PATH", SPARKWRIGHT_BIN_DIR ":" + qgetenv("PATH")); }
  void cleanup() { closeWindow(); }

  void anOutsideAgentIsAttachedByTheCopiedCommand()
  {
    makeWindow();
    QVERIFY(panel().isVisible());
    click(panel().copyButton());
    const QString command = QGuiApplication::clipboard()->text();
    QVERIFY2(command.contains("--port " + QString::number(session_->state().agentPort)), qPrintable(command));
    QProcess terminal;
    terminal.start("/bin/sh", {"-c", command});
    QVERIFY(terminal.waitForStarted());
    QVERIFY(wait([&] { return rows() == 1 && cell(0, Column::Number) == "1"; }));
    QCOMPARE(cell(0, Column::Team), QString("Red"));
    QVERIFY(wait([&] { return cell(0, Column::Answer).endsWith(" ms") && !cell(0, Column::Robot).isEmpty(); }));
    QVERIFY(wait([&] { return cell(0, Column::Received).endsWith("iB") && cell(0, Column::Sent).endsWith("KiB"); }));
    QVERIFY(panel().table().isColumnHidden(Column::Program)); // It was not started here.
    // A click selects its robot; its process is known for a debugger.
    clickRow(0);
    QVERIFY(wait([&] { return panel().current().pid > 0; }));
    QVERIFY(panel().current().rootId > 0);
    QVERIFY(trigger(0, "Copy command that attaches a debugger"));
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("gdb -p %1").arg(panel().current().pid));
    QVERIFY(trigger(0, "Disconnect"));
    QVERIFY(wait([&] { return rows() == 0; }));
    terminal.terminate();
    QVERIFY(wait([&] { return terminal.state() == QProcess::NotRunning; }));
  }

  void aTeamIsStartedFromItsFile()
  {
    makeWindow();
    const QString file =
        write("blue.sparkteam", "name = 'Blue'\n[[program]]\ncommand = 'sparkwright-team'\n"
                                "arguments = ['--host', '{host}', '--port', '{port}', '--team', '{team}', '--first', "
                                "'{number}', '--n', '1']\ncount = 2\n");
    QTest::keyClick(window_.get(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(wait([&] { return part().teamDialog() && part().teamDialog()->isVisible(); }));
    StartTeamDialog& dialog = *part().teamDialog();
    dialog.file().setFocus();
    dialog.file().lineEdit()->selectAll();
    QTest::keyClicks(dialog.file().lineEdit(), file);
    QVERIFY2(dialog.problems().isEmpty(), qPrintable(dialog.problems()));
    QVERIFY2(dialog.preview().contains("team Blue"), qPrintable(dialog.preview()));
    QTest::keyClicks(&dialog.name(), "Green");
    QVERIFY2(dialog.preview().contains("team Green"), qPrintable(dialog.preview()));
    click(dialog.startButton());
    QVERIFY(wait([&] { return !part().teamDialog(); }));
    QCOMPARE(programs().list().size(), std::size_t(2));
    QVERIFY(programsPanel().isVisible());
    // Each agent is shown with its program, not beside it.
    QVERIFY(wait(
        [&]
        {
          return rows() == 2 && cell(0, Column::Program) == "running" && cell(1, Column::Program) == "running" &&
                 !cell(1, Column::Number).isEmpty();
        }));
    QCOMPARE(cell(0, Column::Team), QString("Green"));
    // A click leads to the robot and the console of this one.
    clickRow(1);
    const Programs::Id chosen = panel().current().program;
    QVERIFY(chosen > 0);
    QCOMPARE(programsPanel().selected(), chosen);
    // One is restarted, and connects again.
    const long before = programs().find(chosen)->pid;
    click(programsPanel().restartButton());
    QVERIFY(wait([&] { return programs().find(chosen)->pid != before && programs().find(chosen)->pid > 0; }));
    QVERIFY(wait([&] { return rows() == 2 && !cell(1, Column::Number).isEmpty(); }));
    // And stopped; its row stays, as one of a program.
    click(programsPanel().stopButton());
    QVERIFY(wait([&] { return programs().find(chosen)->state == Programs::State::Stopped; }));
    QVERIFY(wait([&] { return rows() == 2 && cell(1, Column::Program) == "stopped"; }));
    QVERIFY(!programsPanel().stopButton().isEnabled() && programsPanel().forgetButton().isEnabled());
    click(programsPanel().forgetButton());
    QVERIFY(wait([&] { return rows() == 1; }));
    // The window closes with its programs.
    const long pid = programs().list()[0].pid;
    closeWindow();
    QVERIFY(wait([&] { return ::kill(static_cast<pid_t>(pid), 0) != 0; }));
  }

  void theTeamsOfAProjectAreStarted()
  {
    makeWindow();
    QAction* action = nullptr;
    for(QAction* const each : window_->actions().all())
      if(each->text().remove('&') == "Start teams of the project")
        action = each;
    QVERIFY(action && !action->isEnabled());
    write("red.sparkteam", "name = 'Red'\n[[program]]\ncommand = 'sh'\narguments = ['-c', 'echo {side} {team}; sleep "
                           "100']\n");
    const QString project = write("cup.sparkproject", "scene = 'setups/soccer.rb'\nteams = ['red.sparkteam', { file = "
                                                      "'red.sparkteam', name = 'Blue' }]\n");
    window_->openScene(project);
    QVERIFY(wait([&] { return action->isEnabled() && session_->state().phase == SessionState::Phase::Ready; }));
    // Nothing starts before it is trusted.
    action->trigger();
    TrustSheet* sheet = window_->findChild<TrustSheet*>();
    QVERIFY(sheet && sheet->isVisible());
    QVERIFY2(entriesOf(*sheet).contains("echo left Red") && entriesOf(*sheet).contains("echo left Blue"),
             qPrintable(entriesOf(*sheet)));
    QVERIFY(sheet->cancelButton().isDefault() && !sheet->startButton().isDefault());
    QTest::keyClick(sheet, Qt::Key_Return);
    QVERIFY(wait([&] { return !window_->findChild<TrustSheet*>(); }));
    QVERIFY(programs().list().empty());
    action->trigger();
    sheet = window_->findChild<TrustSheet*>();
    QVERIFY(sheet);
    click(sheet->startButton());
    QCOMPARE(programs().list().size(), std::size_t(1));
    QVERIFY(wait([&] { return !window_->findChild<TrustSheet*>(); }));
    // The first team does not join any more.
    programs().kill(programs().list()[0].id);
    QVERIFY(wait([&] { return programs().list().size() == 2; }));
    QCOMPARE(programs().list()[1].command.team, std::string("Blue"));
    QVERIFY(wait([&] { return logText().contains("Blue starts although no team has joined before"); }));
    const auto said = [&](std::size_t i)
    {
      const std::vector<std::string> words = programs().list()[i].console->lastWords(1);
      return words.empty() ? QString() : QString::fromStdString(words[0]);
    };
    QVERIFY(wait([&] { return said(0) == "left Red" && said(1) == "right Blue"; }));
    // It is asked once, and again when something has changed, which is marked.
    action->trigger();
    QVERIFY(!window_->findChild<TrustSheet*>());
    QCOMPARE(programs().list().size(), std::size_t(3));
    programs().kill(programs().list()[2].id);
    QVERIFY(wait([&] { return programs().list().size() == 4; }));
    write("red.sparkteam", "name = 'Red'\n[[program]]\ncommand = 'sh'\narguments = ['-c', 'echo other']\n");
    action->trigger();
    sheet = window_->findChild<TrustSheet*>();
    QVERIFY(sheet);
    QVERIFY2(entriesOf(*sheet).contains("New or changed: ") && entriesOf(*sheet).contains("echo other"),
             qPrintable(entriesOf(*sheet)));
    sheet->reject();
    QVERIFY(wait([&] { return !window_->findChild<TrustSheet*>(); }));
    QCOMPARE(programs().list().size(), std::size_t(4));
    // A team file that has gone is told.
    QVERIFY(QFile::remove(folder_->filePath("red.sparkteam")));
    action->trigger();
    QCOMPARE(programs().list().size(), std::size_t(4));
    QVERIFY(wait([&] { return logText().contains("red.sparkteam"); }));
    window_->openScene("setups/soccer.rb");
    QVERIFY(wait([&] { return !action->isEnabled(); }));
  }

  void theFirstTeamOfAProjectPlaysOnTheLeft()
  {
    makeWindow();
    const QByteArray player = SPARKWRIGHT_BIN_DIR "/sparkwright-team --host {host} --port {port} --team {team} --first 1 --n 1";
    write("slow.sparkteam", "name = 'Slow'\n[[program]]\ncommand = 'sh'\narguments = ['-c', 'sleep 1; exec " + player + "']\n");
    write("fast.sparkteam", "name = 'Fast'\n[[program]]\ncommand = 'sh'\narguments = ['-c', 'exec " + player + "']\n");
    window_->openScene(write("cup.sparkproject", "scene = 'setups/soccer.rb'\nteams = ['slow.sparkteam', 'fast.sparkteam']\n"));
    QAction* action = nullptr;
    QStringList menus; // The pages name it there.
    for(QAction* const top : window_->menuBar()->actions())
      for(QAction* const each : top->menu() ? top->menu()->actions() : QList<QAction*>())
        if(each->text().remove('&') == "Start teams of the project")
        {
          action = each;
          menus << top->text().remove('&');
        }
    QCOMPARE(menus, QStringList({"Simulation", "Match"}));
    QVERIFY(wait([&] { return action->isEnabled() && session_->state().phase == SessionState::Phase::Ready && session_->state().frame; }));
    action->trigger();
    TrustSheet* const sheet = window_->findChild<TrustSheet*>();
    QVERIFY(sheet);
    click(sheet->startButton());
    QCOMPARE(programs().list().size(), std::size_t(1));
    const auto team = [&](std::size_t side)
    {
      const FramePtr frame = session_->state().frame;
      return frame ? QString::fromStdString(frame->game.team[side]) : QString();
    };
    QVERIFY(wait([&] { return !team(1).isEmpty(); }));
    QCOMPARE(team(0), QString("Slow"));
    QCOMPARE(team(1), QString("Fast"));
    // Both sides have their names: nobody waits any more.
    action->trigger();
    QCOMPARE(programs().list().size(), std::size_t(4));
  }

  void aTeamFileThatIsOpenedIsOfferedToBeStarted()
  {
    makeWindow();
    const QString file = write("red.sparkteam", "name = 'Red'\n[[program]]\ncommand = 'sh'\narguments = ['-c', 'echo "
                                                "{side} {team}; sleep 100']\n");
    const long before = session_->state().generation;
    window_->openFile(file);
    QPointer<StartTeamDialog> dialog = part().teamDialog();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY2(dialog->preview().contains("team Red") && dialog->preview().contains("echo"), qPrintable(dialog->preview()));
    QVERIFY(programs().list().empty()); // It is an offer.
    click(dialog->startButton());
    TrustSheet* sheet = dialog->findChild<TrustSheet*>();
    QVERIFY(sheet && sheet->isVisible());
    QVERIFY2(entriesOf(*sheet).contains("{side} {team}") || entriesOf(*sheet).contains("Red"),
             qPrintable(entriesOf(*sheet)));
    sheet->reject();
    QVERIFY(programs().list().empty());
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(wait([&] { return !dialog->findChild<TrustSheet*>(); }));
    click(dialog->startButton());
    sheet = dialog->findChild<TrustSheet*>();
    QVERIFY(sheet);
    click(sheet->startButton());
    QCOMPARE(programs().list().size(), std::size_t(1));
    QCOMPARE(programs().list()[0].command.team, std::string("Red"));
    QCOMPARE(session_->state().generation, before); // The run goes on.
    // What is wrong with a file is told, and nothing starts.
    QVERIFY(wait([&] { return !part().teamDialog(); }));
    window_->openFile(write("bad.sparkteam", "name = 'Bad'\n[[program]]\n"));
    dialog = part().teamDialog();
    QVERIFY(dialog && dialog->problems().contains("bad.sparkteam:"));
    QVERIFY(!dialog->startButton().isEnabled());
  }

  void aFaultyTeamFileIsToldWithItsPlaces()
  {
    makeWindow();
    const QString file = write("bad.sparkteam", "nmae = 'x'\n[[program]]\ncommand = './player'\ncount = 0\n");
    QTest::keyClick(window_.get(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(wait([&] { return part().teamDialog() != nullptr; }));
    StartTeamDialog& dialog = *part().teamDialog();
    dialog.setFile(file);
    QVERIFY2(dialog.problems().contains("bad.sparkteam:1:1: ") && dialog.problems().contains("did you mean 'name'?") &&
                 dialog.problems().contains("bad.sparkteam:4:9: "),
             qPrintable(dialog.problems()));
    QVERIFY(!dialog.startButton().isEnabled());
    // It is mended in an editor; what cannot be started is told before.
    write("bad.sparkteam", "[[program]]\ncommand = './player'\n");
    dialog.setFile(file + ' ');
    QVERIFY(dialog.startButton().isEnabled());
    QVERIFY2(dialog.problems().contains("there is no file "), qPrintable(dialog.problems()));
    write("player", "x");
    dialog.setFile(file);
    QVERIFY2(dialog.problems().contains("is not executable: chmod +x"), qPrintable(dialog.problems()));
    // The dialog asks for trust before it starts anything, and stays if that is refused.
    click(dialog.startButton());
    QPointer<TrustSheet> sheet = dialog.findChild<TrustSheet*>();
    QVERIFY(sheet);
    sheet->reject();
    QVERIFY(wait([&] { return !sheet; }));
    QVERIFY(dialog.isVisible() && rows() == 0);
    click(dialog.startButton());
    sheet = dialog.findChild<TrustSheet*>();
    QVERIFY(sheet);
    click(sheet->startButton());
    QVERIFY(wait([&] { return logText().contains("cannot be started") && logText().contains("chmod +x"); }));
    QVERIFY(wait([&] { return rows() == 1 && cell(0, Column::Program).startsWith("not started"); }));
  }

  void aProgramThatEndsAtOnceIsTold()
  {
    makeWindow();
    for(QAction* const action : window_->actions().all())
      if(action->text() == "Start a progra&m…")
        action->trigger();
    QVERIFY(wait([&] { return part().programDialog() && part().programDialog()->isVisible(); }));
    StartProgramDialog& dialog = *part().programDialog();
    QVERIFY(dialog.command().lineEdit()->hasSelectedText());
    QCOMPARE(dialog.command().lineEdit()->selectedText(), dialog.command().currentText());
    const auto type = [&](const QString& text)
    {
      dialog.command().lineEdit()->selectAll();
      QTest::keyClicks(dialog.command().lineEdit(), text);
    };
    type("./no-such-player");
    QVERIFY2(dialog.preview().contains("there is no file"), qPrintable(dialog.preview()));
    QVERIFY(!dialog.startButton().isEnabled());
    type("sh -c 'echo");
    QVERIFY2(dialog.preview().contains("quote at column 7"), qPrintable(dialog.preview()));
    type("sh {prot}");
    QVERIFY2(dialog.preview().contains("no placeholder {prot}"), qPrintable(dialog.preview()));
    type("WORD=module sh -c 'echo no $WORD named numpy on {port} >&2; exit 3'");
    QVERIFY2(dialog.startButton().isEnabled(), qPrintable(dialog.preview()));
    const QString dialogWords = dialog.preview();
    click(dialog.startButton());
    // On a busy machine it may not have been at once.
    const QRegularExpression told("Red 1 ended( at once,)? with code 3: no module named numpy on " +
                                  QString::number(session_->state().agentPort));
    QVERIFY2(wait([&] { return logText().contains(told); }),
             qPrintable(logText() + console().text().toPlainText() + dialogWords));
    QVERIFY(wait([&] { return rows() == 1 && cell(0, Column::Program) == "ended with code 3"; }));
    QCOMPARE(cell(0, Column::Team), QString("Red"));
    QVERIFY(wait([&] { return console().text().toPlainText().contains("no module named numpy"); }));
    // Restarting is one click.
    click(programsPanel().restartButton());
    QVERIFY(wait([&] { return programs().list()[0].starts == 2 && !programs().list()[0].isAlive(); }));
  }

  void whoHoldsAPortIsToldAndAnotherOffered()
  {
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    makeWindow(other.serverPort());
    PortNotice& notice = panel().portNotice();
    QVERIFY(wait([&] { return notice.isVisible(); }));
    QVERIFY2(notice.words().contains(QString("port %1 is used by this program").arg(other.serverPort())),
             qPrintable(notice.words()));
    QVERIFY(!panel().copyButton().isVisible()); // Nobody could connect.
    click(notice.againButton());
    QVERIFY(notice.isVisible());
    const int offered = session_->state().freeAgentPort;
    QVERIFY(notice.otherPortsButton().text().contains(QString::number(offered)));
    click(notice.otherPortsButton());
    QVERIFY(wait([&] { return !notice.isVisible() && panel().copyButton().isVisible(); }));
    QCOMPARE(session_->state().agentPort, offered);
    QVERIFY(panel().command().contains(QString::number(offered)));
  }

  void agentsAreFilteredAndTheSelectionStays()
  {
    makeWindow();
    for(const char* const team : {"Red", "Blue", "Green"})
      programs().start(shell("sleep 100", team));
    QVERIFY(wait([&] { return rows() == 3; }));
    clickRow(1);
    QCOMPARE(programsPanel().selected(), programs().list()[1].id);
    programs().start(shell("sleep 100", "Yellow"));
    QVERIFY(wait([&] { return rows() == 4; }));
    QCOMPARE(panel().current().name, QString("Blue"));
    QLineEdit* const filter = panel().findChild<QLineEdit*>();
    QTest::keyClicks(filter, "gre");
    QCOMPARE(rows(), 1);
    QCOMPARE(cell(0, Column::Team), QString("Green"));
    filter->clear();
    QVERIFY(trigger(0, "Stop"));
    QVERIFY(wait([&] { return programs().list()[0].state == Programs::State::Stopped; }));
    QVERIFY(wait([&] { return cell(0, Column::Program) == "stopped"; }));
    QVERIFY(trigger(0, "Remove from list"));
    QVERIFY(wait([&] { return rows() == 3; }));
  }
};

QTEST_MAIN(AgentsPanelTest)
#include "AgentsPanelTest.moc"
