#include "FakeServerSupport.h"
#include "TableMatchSupport.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/WheelsMessage.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::strategy;
using namespace sparkwright::simurosot;

/// `sparkwright-strategy` between a server and a library: it plays, and whatever the library does costs its own team only.
class StrategyProgramTest : public QObject
{
  Q_OBJECT

  static QString library(const char* name) { return QString(SPARKWRIGHT_TEST_STRATEGIES "/") + name + ".so"; }
  static sst_setup setup() { return setupFor(FieldSpec::middle(), 1); }

  /// The program, ended with the object.
  struct Program
  {
    Program(const FakeServer& server, const QStringList& arguments, const QString& deed = {})
    {
      QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
      if(!deed.isEmpty())
        environment.insert("SST_TEST_DEED", deed);
      process.setProcessEnvironment(environment);
      process.setProcessChannelMode(QProcess::MergedChannels);
      process.start(SPARKWRIGHT_BIN_DIR "/sparkwright-strategy",
                    QStringList{"--server", "127.0.0.1:" + QString::number(server.port())} + arguments);
      process.waitForStarted();
    }
    ~Program()
    {
      process.kill();
      process.waitForFinished();
    }
    /// Waits for the end. @return what it has said
    QString end()
    {
      process.waitForFinished(20000);
      said += QString::fromUtf8(process.readAll());
      return said;
    }
    void type(const QByteArray& lines)
    {
      process.write(lines);
      process.waitForBytesWritten();
    }
    /// Waits until it has said this.
    bool says(const QString& words)
    {
      for(int i = 0; i < 100 && !said.contains(words); ++i)
      {
        process.waitForReadyRead(100);
        said += QString::fromUtf8(process.readAll());
      }
      return said.contains(words);
    }
    QProcess process;
    QString said;
  };

  /// What the library commands the first robot in a frame: where it is.
  static double play(FakeServer& server, unsigned frame, double x)
  {
    server.sendFrame(frame, x);
    sst_wheels wheels{};
    std::uint32_t answered = 0;
    const std::string answer = server.next();
    if(!readWheels(answer, answered, wheels).empty() || answered != frame || wheels.n != 5)
      return -1;
    return wheels.left[0];
  }

  static std::string teamName(FakeServer& server)
  {
    sst_team team{};
    const std::string message = server.next();
    return readTeam(message, team).empty() ? team.name : "no team: " + message;
  }

private slots:
  void itPlays()
  {
    FakeServer server;
    Program program(server, {"--side", "yellow", "--token", "secret", "--once", library("deeds_one")});
    const std::string login = server.letIn(setup());
    Login read;
    QCOMPARE(readLogin(login, read), std::string());
    QVERIFY(read.side == Side::Yellow);
    QCOMPARE(read.token, std::string("secret"));
    QCOMPARE(read.name, std::string("deeds_one"));
    QCOMPARE(teamName(server), std::string("One"));
    for(unsigned frame = 0; frame < 20; ++frame)
      QCOMPARE(play(server, frame, frame), double(frame));
    QCOMPARE(play(server, 20, 400), 125.); // Clipped.

    server.sendPlace(7);
    Targets targets;
    QCOMPARE(readTargets(server.next(), targets), std::string());
    QCOMPARE(targets.number, 7u);
    QCOMPARE(targets.placement.n, 5);
    QCOMPARE(targets.placement.pose[0].x, -70.); // The corrected target of the opponent.
    QCOMPARE(targets.placement.pose[1].x, 30.);  // The default formation.
    QCOMPARE(targets.placement.ball.x, 50.);

    server.send("(ping 1234)");
    QCOMPARE(server.next(), std::string("(pong 1234)"));
    for(const char* const rubbish : {"(frame", "(frame 1 (t nan))", "what?", "(place 1)", "(event 99)"})
      server.send(rubbish);
    QCOMPARE(play(server, 21, 3), 3.);
    server.close();
    QVERIFY(program.end().contains("sst_instruction"));
    QCOMPARE(program.process.exitCode(), 0);
  }

  void whatTheLibraryDoesEndsThisProgramOnly_data()
  {
    QTest::addColumn<QString>("deed");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words");
    QTest::newRow("S33 endless loop") << "hang" << 10 << "hangs: no answer for 300 ms in sst_instruction";
    QTest::newRow("crash") << "crash" << 11 << "memory";
    QTest::newRow("full stack") << "stack" << 11 << "filled the stack";
    QTest::newRow("abort") << "abort" << 11 << "abort()";
    QTest::newRow("exit") << "exit" << 12 << "has called exit() in sst_instruction";
    QTest::newRow("exception") << "throw" << 13 << "exception (no idea) in sst_instruction";
  }
  void whatTheLibraryDoesEndsThisProgramOnly()
  {
    QFETCH(QString, deed);
    QFETCH(int, code);
    QFETCH(QString, words);
    FakeServer server;
    Program program(server, {"--timeout", "0.3", library("deeds_one")}, deed);
    QVERIFY(!server.letIn(setup()).empty());
    QCOMPARE(teamName(server), std::string("One"));
    QCOMPARE(play(server, 4, 2), 2.);
    server.sendFrame(5);
    const QString said = program.end();
    QVERIFY2(said.contains(words), qPrintable(said));
    QVERIFY2(said.contains("sst_instruction"), qPrintable(said));
    QCOMPARE(program.process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process.exitCode(), code);
    QVERIFY(server.closed());
  }

  void aSlowCallIsReported()
  {
    FakeServer server;
    Program program(server, {library("deeds_one")}, "slow");
    QVERIFY(!server.letIn(setup()).empty());
    QCOMPARE(teamName(server), std::string("One"));
    QCOMPARE(play(server, 5, 2), 2.);
    QVERIFY(program.says("sst_instruction has taken 25"));
  }

  void aLibraryThatIsReplacedIsLoadedAgain()
  {
    QTemporaryDir folder;
    const QString file = folder.filePath("team.so");
    QVERIFY(QFile::copy(library("deeds_one"), file));
    FakeServer server;
    Program program(server, {"--watch", file});
    QVERIFY(!server.letIn(setup()).empty());
    QCOMPARE(teamName(server), std::string("One"));
    QCOMPARE(play(server, 0, 1), 1.);

    // Written over in place, as some linkers do: what is loaded must not notice.
    QFile source(library("deeds_two")), target(file);
    QVERIFY(source.open(QFile::ReadOnly) && target.open(QFile::WriteOnly | QFile::Truncate));
    target.write("rubbish");
    target.flush();
    QCOMPARE(play(server, 1, 2), 2.);
    target.seek(0);
    target.write(source.readAll());
    target.close();
    std::string name;
    for(int i = 0; i < 5 && name != "Two"; ++i)
      name = teamName(server);
    QCOMPARE(name, std::string("Two"));
    QCOMPARE(play(server, 2, 3), 3.);
  }

  void commandsAreObeyed()
  {
    FakeServer server;
    Program program(server, {});
    QVERIFY(!server.letIn(setup()).empty());
    program.type("load /no/such/file\n  \nfly\nload " + library("native_incomplete").toUtf8() + "\n");
    QVERIFY(program.says("cannot read /no/such/file"));
    QVERIFY(program.says("unknown command: `fly`"));
    QVERIFY(program.says("does not export: sst_instruction, sst_placement"));
    program.type("load " + library("deeds_two").toUtf8() + "\n");
    QCOMPARE(teamName(server), std::string("Two"));
    QCOMPARE(play(server, 0, 1), 1.);
    program.type("reload\n");
    QCOMPARE(teamName(server), std::string("Two"));
    program.type("status\n");
    QVERIFY(program.says("connected as yellow"));
    program.type("unload\nstatus\n");
    QVERIFY(program.says("library: none"));
    server.sendPlace(3); // Is answered all the same.
    QCOMPARE(server.next(), std::string("(targets 3)"));
    program.type("quit\n");
    QCOMPARE(server.next(), std::string("(bye)"));
    program.end();
    QCOMPARE(program.process.exitCode(), 0);
  }

  void itComesBackAfterTheServer()
  {
    auto server = std::make_unique<FakeServer>();
    const int port = server->port();
    Program program(*server, {library("deeds_one")});
    QVERIFY(!server->letIn(setup()).empty());
    QCOMPARE(teamName(*server), std::string("One"));
    server.reset();
    QVERIFY(program.says("trying on"));
    server = std::make_unique<FakeServer>(port);
    QVERIFY(!server->letIn(setup()).empty());
    QCOMPARE(play(*server, 0, 1), 1.); // The strategy goes on: it is not created again.
  }

  void aRefusalIsExplained()
  {
    FakeServer server;
    Program program(server, {library("deeds_one")});
    QVERIFY(server.accept());
    QVERIFY(!server.next().empty());
    server.send("(refused 3 \"the token is wrong\")");
    QVERIFY(program.end().contains("the token is wrong"));
    QCOMPARE(program.process.exitCode(), 3);
  }

  void badUsageIsExplained()
  {
    FakeServer server;
    Program program(server, {"--side", "green"});
    QVERIFY(program.end().contains("blue, yellow or any"));
    QCOMPARE(program.process.exitCode(), 2);
  }
};

QTEST_MAIN(StrategyProgramTest)
#include "StrategyProgramTest.moc"
