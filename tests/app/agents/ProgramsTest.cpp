#include "app/ide/agents/programs/Programs.h"

#include <QtTest>

#include <csignal>

using namespace sparkwright;
using State = Programs::State;

namespace
{

/// A process that the test lets start and end.
struct PlayedProcess : ChildProcess
{
  struct Facts
  {
    Events events;
    std::vector<int> sent;
    bool alive = false;   ///< Its group.
    bool deleted = false; ///< Nobody is interested any more.
    StartCommand command;
    std::shared_ptr<Console> console;
  };

  explicit PlayedProcess(std::shared_ptr<Facts> f) : facts(std::move(f)) {}
  ~PlayedProcess() override { facts->deleted = true; }
  void start(const StartCommand& command, std::shared_ptr<Console> console, Events events) override
  {
    facts->command = command;
    facts->console = std::move(console);
    facts->events = std::move(events);
    facts->alive = true;
  }
  void signal(int number) override { facts->sent.push_back(number); }
  bool isGroupAlive() const override { return facts->alive; }

  std::shared_ptr<Facts> facts;
};

struct Play
{
  double now = 100;
  std::vector<std::shared_ptr<PlayedProcess::Facts>> processes;
  Programs programs{[this]
                    {
                      processes.push_back(std::make_shared<PlayedProcess::Facts>());
                      return std::make_unique<PlayedProcess>(processes.back());
                    },
                    [this] { return now; }};

  static StartCommand command()
  {
    StartCommand command;
    command.program = "/bin/sh";
    command.team = "Red";
    command.number = 3;
    return command;
  }
  Programs::Id start()
  {
    const Programs::Id id = programs.start(command());
    processes.back()->events.started(4000 + id);
    QCoreApplication::processEvents();
    return id;
  }
  void end(int code, int signal = 0)
  {
    processes.back()->alive = false;
    processes.back()->events.ended(code, signal);
    QCoreApplication::processEvents();
  }
  State state(Programs::Id id) const { return programs.find(id)->state; }
  QString console(Programs::Id id) const
  {
    QString text;
    for(const Console::Line& line : programs.find(id)->console->since(0, 1000).lines)
      text += QString::fromStdString(line.text) + '\n';
    return text;
  }
};

} // namespace

/// Programs and their states, with processes that the test plays, and its clock.
class ProgramsTest : public QObject
{
  Q_OBJECT

private slots:
  void fromStartToEnd()
  {
    Play p;
    QSignalSpy changed(&p.programs, &Programs::changed), ended(&p.programs, &Programs::ended);
    const Programs::Id id = p.programs.start(Play::command());
    QCOMPARE(p.state(id), State::Starting);
    p.processes[0]->events.started(4711);
    QCoreApplication::processEvents();
    QCOMPARE(p.state(id), State::Running);
    QCOMPARE(p.programs.find(id)->pid, 4711l);
    QCOMPARE(p.programs.alive(), 1);
    p.now += 60;
    p.end(3);
    QCOMPARE(p.state(id), State::Exited);
    QCOMPARE(p.programs.find(id)->code, 3);
    QVERIFY(!p.programs.find(id)->hasEndedAtOnce());
    QCOMPARE(p.programs.alive(), 0);
    QCOMPARE(ended.size(), 1);
    QVERIFY(changed.size() >= 3);
    QVERIFY(p.processes[0]->deleted);
    QVERIFY2(p.console(id).contains("$ /bin/sh\n") && p.console(id).contains("[ended with code 3]"),
             qPrintable(p.console(id)));
    p.programs.forget(id);
    QVERIFY(p.programs.list().empty());
  }

  void aCrashHasItsSignal()
  {
    Play p;
    const Programs::Id id = p.start();
    p.now += 1;
    p.end(0, SIGSEGV);
    QCOMPARE(p.state(id), State::Crashed);
    QCOMPARE(p.programs.find(id)->code, SIGSEGV);
    QVERIFY(p.programs.find(id)->hasEndedAtOnce());
    QVERIFY(p.console(id).contains("[ended by signal 11: Segmentation fault]"));
  }

  void whatCannotBeStartedSaysWhy()
  {
    Play p;
    QSignalSpy ended(&p.programs, &Programs::ended);
    StartCommand missing;
    missing.program = "/nowhere/player";
    const Programs::Id id = p.programs.start(missing);
    QCOMPARE(p.state(id), State::NotStarted);
    QCOMPARE(p.programs.find(id)->problem.english(), std::string("there is no file /nowhere/player"));
    QVERIFY(p.processes.empty());
    // What only the system finds out.
    const Programs::Id other = p.programs.start(Play::command());
    p.processes[0]->events.failed("Exec format error");
    QCoreApplication::processEvents();
    QCOMPARE(p.state(other), State::NotStarted);
    QVERIFY(p.console(other).contains("Exec format error"));
    QCOMPARE(ended.size(), 2);
    // It can be tried again.
    p.programs.restart(other);
    QCOMPARE(p.state(other), State::Starting);
    QCOMPARE(p.programs.find(other)->starts, 2);
  }

  void stoppingAsksThenKills()
  {
    Play p;
    QSignalSpy ended(&p.programs, &Programs::ended);
    const Programs::Id id = p.start();
    p.programs.stop(id);
    QCOMPARE(p.state(id), State::Stopping);
    QCOMPARE(p.processes[0]->sent, std::vector<int>{SIGTERM});
    p.programs.stop(id); // Once is enough.
    p.now += Programs::grace - 0.1;
    p.programs.tick();
    QCOMPARE(p.processes[0]->sent, std::vector<int>{SIGTERM});
    p.now += 0.2;
    p.programs.tick();
    QCOMPARE(p.processes[0]->sent, (std::vector<int>{SIGTERM, SIGKILL}));
    p.end(0, SIGKILL);
    QCOMPARE(p.state(id), State::Stopped); // It was asked to.
    QCOMPARE(ended.size(), 0);
    p.programs.stop(id);
    p.programs.kill(id);
    QCOMPARE(p.state(id), State::Stopped);
  }

  void askedBeforeItIsThere()
  {
    Play p;
    const Programs::Id id = p.programs.start(Play::command());
    p.programs.stop(id);
    p.processes[0]->sent.clear();
    p.processes[0]->events.started(1);
    QCoreApplication::processEvents();
    QCOMPARE(p.state(id), State::Stopping);
    QCOMPARE(p.processes[0]->sent, std::vector<int>{SIGTERM});
  }

  void killingIsAtOnce()
  {
    Play p;
    const Programs::Id id = p.start();
    p.programs.kill(id);
    QCOMPARE(p.processes[0]->sent, std::vector<int>{SIGKILL});
    p.end(0, SIGKILL);
    QCOMPARE(p.state(id), State::Stopped);
  }

  void restartingWaitsForTheEnd()
  {
    Play p;
    const Programs::Id id = p.start();
    p.programs.restart(id);
    QCOMPARE(p.state(id), State::Stopping);
    QCOMPARE(p.processes.size(), std::size_t(1));
    p.end(0, SIGTERM);
    QCOMPARE(p.state(id), State::Starting);
    QCOMPARE(p.processes.size(), std::size_t(2));
    // What the old one says late does not count.
    p.processes[0]->events.ended(9, 0);
    QCoreApplication::processEvents();
    QCOMPARE(p.state(id), State::Starting);
    p.processes[1]->events.started(5);
    QCoreApplication::processEvents();
    QCOMPARE(p.programs.find(id)->pid, 5l);
    // Stopping gives up a restart.
    p.programs.restart(id);
    p.programs.stop(id);
    p.end(0, SIGTERM);
    QCOMPARE(p.state(id), State::Stopped);
  }

  void aStartScriptMayEndBeforeItsPlayers()
  {
    Play p;
    const Programs::Id id = p.start();
    p.processes[0]->events.ended(0, 0); // Others of its group are there.
    QCoreApplication::processEvents();
    QCOMPARE(p.state(id), State::Background);
    p.programs.tick();
    QCOMPARE(p.state(id), State::Background);
    p.processes[0]->alive = false;
    p.programs.tick();
    QCOMPARE(p.state(id), State::Exited);
    // One that fails takes with it what it has started.
    const Programs::Id bad = p.start();
    p.processes[1]->events.ended(1, 0);
    QCoreApplication::processEvents();
    QCOMPARE(p.state(bad), State::Running);
    QCOMPARE(p.processes[1]->sent, std::vector<int>{SIGTERM});
    p.processes[1]->alive = false;
    p.programs.tick();
    QCOMPARE(p.state(bad), State::Exited);
    QCOMPARE(p.programs.find(bad)->code, 1);
  }

  void thereIsALimit()
  {
    Play p;
    for(std::size_t i = 0; i < Programs::mostAlive; ++i)
      QVERIFY(p.programs.start(Play::command()) > 0);
    QCOMPARE(p.programs.start(Play::command()), 0);
    p.programs.stopAll();
    QCOMPARE(p.programs.list().front().state, State::Stopping);
    p.end(0);
    p.programs.forgetEnded();
    QCOMPARE(p.programs.list().size(), Programs::mostAlive - 1);
    QVERIFY(p.programs.start(Play::command()) > 0);
    p.now = 0;
  }

  void goneBeforeItsProcesses()
  {
    std::shared_ptr<PlayedProcess::Facts> facts;
    {
      Play p;
      p.start();
      facts = p.processes[0];
    }
    facts->events.ended(0, 0); // Nobody hears it.
    QCoreApplication::processEvents();
    QVERIFY(facts->deleted);
  }
};

QTEST_GUILESS_MAIN(ProgramsTest)
#include "ProgramsTest.moc"
