#include "ProgramsSupport.h"

#include <QtTest>

#include <csignal>
#include <fstream>
#include <unistd.h>

using namespace sparkwright;
using namespace sparkwright::test;
using State = Programs::State;

namespace
{

/// Whether a process lives; one that has ended may wait for its parent to fetch it.
bool isThere(long pid)
{
  std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
  std::string number, name, state;
  in >> number >> name >> state;
  return in && state != "Z";
}

/// Bytes of memory of this program.
long residentBytes()
{
  long all = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * ::sysconf(_SC_PAGESIZE);
}

} // namespace

/// Real processes.
class OsProcessTest : public QObject
{
  Q_OBJECT

private slots:
  void bothStreamsAreRead()
  {
    RealPrograms p;
    const auto id = p.shell("echo one; echo bad >&2; printf two; exit 5");
    QVERIFY(p.until([&] { return p.state(id) == State::Exited; }));
    QCOMPARE(p.programs.find(id)->code, 5);
    QStringList lines = p.printed(id);
    lines.sort();
    QCOMPARE(lines, (QStringList{"!bad", "one", "two"}));
    QVERIFY(p.programs.find(id)->hasEndedAtOnce());
  }

  void environmentFolderAndArgumentsArrive()
  {
    RealPrograms p;
    QTemporaryDir folder;
    StartCommand command;
    command.program = "/bin/sh";
    command.arguments = {"-c", "echo \"$TEAM|$PWD|$1|$PYTHONUNBUFFERED\"; cat", "name", "a  b"};
    command.environment = {{"TEAM", "Red Devils"}};
    command.folder = QDir(folder.path()).canonicalPath().toStdString();
    const auto id = p.programs.start(command);
    QVERIFY(p.until([&] { return p.state(id) == State::Exited; })); // cat gets no input, and ends.
    QCOMPARE(p.printed(id), QStringList{"Red Devils|" + QString::fromStdString(command.folder.string()) + "|a  b|1"});
  }

  void aCrash()
  {
    RealPrograms p;
    const auto id = p.shell("kill -SEGV $$");
    QVERIFY(p.until([&] { return p.state(id) == State::Crashed; }));
    QCOMPARE(p.programs.find(id)->code, SIGSEGV);
  }

  void whatIsNoProgramIsTold()
  {
    RealPrograms p;
    QTemporaryDir folder;
    const QString path = folder.filePath("broken");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\x7f"
               "ELFbroken");
    file.close();
    file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
    StartCommand command;
    command.program = path.toStdString();
    const auto id = p.programs.start(command);
    QVERIFY(p.until([&] { return !p.programs.find(id)->isAlive(); }));
    QCOMPARE(p.state(id), State::NotStarted);
    QVERIFY2(!p.programs.find(id)->problem.empty(), p.programs.find(id)->problem.english().c_str());
  }

  void stoppingEndsTheWholeGroup()
  {
    RealPrograms p;
    const auto id = p.shell("sleep 1000 & echo $!; wait");
    QVERIFY(p.until([&] { return p.printed(id).size() == 1; }));
    const long child = p.printed(id)[0].toLong();
    QVERIFY(isThere(child));
    QCOMPARE(p.programs.ofProcess(child), p.programs.find(id));
    QCOMPARE(p.programs.ofProcess(p.programs.find(id)->pid), p.programs.find(id));
    QVERIFY(!p.programs.ofProcess(::getpid()) && !p.programs.ofProcess(0));
    p.programs.stop(id);
    QVERIFY(p.until([&] { return p.state(id) == State::Stopped; }));
    QVERIFY(p.until([&] { return !isThere(child); }));
  }

  void whoeverDoesNotListenIsKilled()
  {
    ProcessStarter starter;
    double ahead = 0;
    Programs programs([&] { return starter.make(); }, [&] { return steadyClock()() + ahead; });
    StartCommand command;
    command.program = "/bin/sh";
    command.arguments = {"-c", "trap '' TERM; echo ready; while :; do sleep 1; done"};
    const auto id = programs.start(command);
    QVERIFY(QTest::qWaitFor([&] { return programs.find(id)->console->bytesWritten() > 0; }));
    programs.stop(id);
    programs.tick();
    QCOMPARE(programs.find(id)->state, State::Stopping);
    ahead = Programs::grace;
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          programs.tick();
          return programs.find(id)->state == State::Stopped;
        }));
  }

  void whatAStartScriptLeavesBehindIsHeardAndStopped()
  {
    RealPrograms p;
    QTemporaryDir folder;
    const std::string gate = folder.filePath("gate").toStdString();
    // The player prints when its script has long ended.
    const auto id = p.shell("(while ! [ -e '" + gate + "' ]; do sleep 0.02; done; echo late; sleep 1000) & exit 0");
    QVERIFY(p.until([&] { return p.state(id) == State::Background; }));
    std::ofstream(gate) << "open";
    QVERIFY(p.until([&] { return p.printed(id) == QStringList{"late"}; }));
    p.programs.stop(id);
    QVERIFY(p.until([&] { return p.state(id) == State::Stopped; }));
  }

  void aFloodOfAHundredMegabytesTakesNeitherMemoryNorTheWindow()
  {
    RealPrograms p;
    QCoreApplication::processEvents();
    const long before = residentBytes();
    int turns = 0;
    QTimer timer; // The window goes on.
    connect(&timer, &QTimer::timeout, &timer, [&turns] { ++turns; });
    timer.start(1);
    const auto id = p.shell("yes 'a line of a program that has gone mad' | head -c 104857600");
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          p.programs.tick();
          return p.state(id) == State::Exited;
        },
        60000));
    QCOMPARE(p.programs.find(id)->console->bytesWritten(), std::uint64_t(104857600));
    QVERIFY2(residentBytes() - before < (32 << 20), qPrintable(QString::number(residentBytes() - before)));
    QVERIFY(turns > 0);
    const Console::Batch batch = p.programs.find(id)->console->since(0, Console::mostLines);
    QVERIFY(batch.missed > 1000000);
    QCOMPARE(batch.lines.size(), Console::mostLines);
  }

  void nobodyOutlivesTheWindow()
  {
    long child = 0, deaf = 0;
    {
      RealPrograms p;
      const auto id = p.shell("sleep 1000 & echo $!; wait");
      const auto other = p.shell("trap '' TERM; echo $$; while :; do sleep 1; done");
      QVERIFY(p.until([&] { return p.printed(id).size() == 1 && p.printed(other).size() == 1; }));
      child = p.printed(id)[0].toLong();
      deaf = p.printed(other)[0].toLong();
      p.programs.endAll(0.3);
      QVERIFY(p.programs.list().empty());
    }
    QVERIFY(QTest::qWaitFor([&] { return !isThere(child) && !isThere(deaf); }));
  }
};

QTEST_GUILESS_MAIN(OsProcessTest)
#include "OsProcessTest.moc"
