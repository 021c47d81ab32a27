#include "ClientSupport.h"
#include "netserver/host/HostedWorld.h"
#include "core/wire/MonitorDecoder.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <sstream>

using namespace sparkwright;

namespace
{

constexpr const char* fallingBox = R"((RSG 0 1)
(
(nd Space)
(nd World (setGravity 0 0 -9.81) (setAutoDisableFlag false))
(nd Transform (setName box) (setLocalPos 0 0 10)
  (nd RigidBody (setName body) (setBoxTotal 1 1 1 1))
  (nd Box (setExtents 1 1 1) (setMaterial matRed)))
))";

constexpr const char* recordedSetUp = R"(
get('/sys/server/simulation').setSimStep(0.1)
logger = new('oxygen/MonitorLogger', '/sys/server/simulation/MonitorLogger')
logger.setLogFileName('match.log')
importScene('box.rsg')
)";

/// Options of a program with a data directory of its own, any free ports, and what it is told.
struct Program
{
  Program()
  {
    write("box.rsg", fallingBox);
    write("recorded.rb", recordedSetUp);
    options.scene = "box.rsg";
    options.world.dataDirectories = {path("")};
    options.world.logDirectory = path("");
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    options.report = [this](const Diagnostic& diagnostic) { reports.push_back(diagnostic.text()); };
  }

  std::string path(const std::string& name) const
  {
    return directory.filePath(QString::fromStdString(name)).toStdString();
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
  std::string read(const std::string& name) const
  {
    std::ostringstream text;
    text << std::ifstream(path(name)).rdbuf();
    return text.str();
  }

  /// Everything up to the first turn.
  HostedWorld& start()
  {
    host.emplace(options);
    host->world().log().setSink([this](const Diagnostic& diagnostic) { logged.push_back(diagnostic.text()); });
    if(!host->mount() || !host->load() || !host->prepare() || !host->listen().empty())
      qFatal("it does not start: %s", reports.empty() ? "" : reports.back().c_str());
    host->start();
    host->control().setTargetSpeed(0);
    host->control().run();
    return *host;
  }
  void turns(int count)
  {
    for(int i = 0; i < count; ++i)
      host->turn(0.1);
  }
  bool until(const std::function<bool()>& condition)
  {
    return turnUntil([this] { host->turn(0.001); }, condition);
  }

  QTemporaryDir directory;
  HostOptions options;
  std::vector<std::string> reports, logged;
  std::optional<HostedWorld> host;
};

/// A port on which somebody else listens.
struct TakenPort
{
  TakenPort()
  {
    const LocalText problem = listener.listen("127.0.0.1", 0);
    if(!problem.empty())
      qFatal("%s", problem.english().c_str());
  }
  int port() const { return listener.port(); }
  Listener listener;
};

} // namespace

/// From options and a project to a World with network, recording and loop.
class HostedWorldTest : public QObject
{
  Q_OBJECT

private slots:
  void aSceneRunsAndIsServed()
  {
    Program p;
    HostedWorld& host = p.start();
    QVERIFY(host.net()->agentPort() > 0 && host.net()->monitorPort() > 0);
    TestClient monitor = TestClient::overTcp(host.net()->monitorPort());
    TestClient agent = TestClient::overTcp(host.net()->agentPort());
    QVERIFY(p.until([&] { return monitor.heard().size() > 3 && host.net()->connections().size() == 2; }));
    MonitorDecoder decoder;
    QVERIFY(decoder.decode(monitor.heard()[0]).frame);
    QCOMPARE_GT(host.world().cycles(), 3L);
    QCOMPARE(p.reports, std::vector<std::string>());
  }

  void aPausedWorldStandsStill()
  {
    Program p;
    HostedWorld& host = p.start();
    host.control().pause();
    p.turns(5);
    QCOMPARE(host.world().cycles(), 0L);
  }

  // Projects

  void aProjectSaysWhatToRun()
  {
    Program p;
    p.write("my.sparkproject", "scene = \"box.rsg\"\nseed = 7\n[variables]\nGoalWidth = 3\n");
    p.options.scene = p.path("my.sparkproject");
    p.options.world.overrides = {{"GoalWidth", "4"}};
    QVERIFY(!applyProject(p.options));
    QVERIFY(p.options.scene.ends_with("box.rsg"));
    QCOMPARE(p.options.world.seed, std::uint64_t(7));
    // Later ones win: those of the command line.
    const std::vector<std::pair<std::string, std::string>> both = {{"GoalWidth", "3"}, {"GoalWidth", "4"}};
    QCOMPARE(p.options.world.overrides, both);
    p.start();
    p.turns(2);
    QCOMPARE(p.host->world().cycles(), 2L);
  }

  void aSeedThatIsGivenWinsOverTheProject()
  {
    Program p;
    p.write("my.sparkproject", "scene = \"box.rsg\"\nseed = 7\n");
    p.options.scene = p.path("my.sparkproject");
    p.options.world.seed = 3;
    QVERIFY(!applyProject(p.options));
    QCOMPARE(p.options.world.seed, std::uint64_t(3));
  }

  void aBrokenProjectIsReportedWithItsPlace()
  {
    Program p;
    p.write("my.sparkproject", "scene = \"box.rsg\"\nseed = seven\n");
    p.options.scene = p.path("my.sparkproject");
    const std::string before = p.options.scene;
    const std::optional<Diagnostic> problem = applyProject(p.options);
    QVERIFY(problem);
    QCOMPARE(problem->line, 2);
    QCOMPARE(p.options.scene, before);
  }

  void aSceneIsNoProject()
  {
    Program p;
    QVERIFY(!applyProject(p.options));
    QCOMPARE(p.options.scene, std::string("box.rsg"));
  }

  // Loading

  void aSceneThatIsMissingIsLogged()
  {
    Program p;
    p.options.scene = "none.rsg";
    HostedWorld host(p.options);
    host.world().log().setSink([&p](const Diagnostic& diagnostic) { p.logged.push_back(diagnostic.text()); });
    QVERIFY(!host.load());
    QVERIFY(!p.logged.empty());
    QVERIFY2(p.logged[0].find("none.rsg") != std::string::npos, p.logged[0].c_str());
  }

  void anEmptySceneIsReported()
  {
    Program p;
    p.write("empty.rsg", "(RSG 0 1)\n(\n(nd Space)\n(nd World)\n)");
    p.options.scene = "empty.rsg";
    HostedWorld host(p.options);
    QVERIFY(host.load());
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY2(p.reports[0].starts_with("warning: empty.rsg has put nothing into the scene"), p.reports[0].c_str());
  }

  void whatCannotBeMountedIsReported()
  {
    Program p;
    p.options.mounts = {p.path("nowhere.zip")};
    HostedWorld host(p.options);
    QVERIFY(!host.mount());
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY2(p.reports[0].find("nowhere.zip") != std::string::npos, p.reports[0].c_str());
    QVERIFY(p.reports[0].ends_with("(name a directory or a zip archive)"));
  }

  void unknownFormatsAreReportedAndHaveNoEffect()
  {
    Program p;
    p.options.serve.agentFormats = "morse";
    HostedWorld host(p.options);
    QVERIFY(host.load());
    QVERIFY(!host.prepare());
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY2(p.reports[0].starts_with("error: --agent-format: ") && p.reports[0].find("morse") != std::string::npos,
             p.reports[0].c_str());
  }

  // Ports

  void aTakenPortIsRefused()
  {
    const TakenPort taken;
    Program p;
    p.options.serve.net.agentPort = taken.port();
    HostedWorld host(p.options);
    QVERIFY(host.load() && host.prepare());
    QVERIFY(host.listen().english().find(std::to_string(taken.port())) != std::string::npos);
    QVERIFY(!host.net());
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY2(p.reports[0].find("--agent-port") != std::string::npos, p.reports[0].c_str());
    QVERIFY2(p.reports[0].find("is used by this program") != std::string::npos, p.reports[0].c_str());
    host.start(); // Runs on, without a network.
    host.control().setTargetSpeed(0);
    host.control().run();
    for(int i = 0; i < 3; ++i)
      host.turn(0.1);
    QCOMPARE(host.world().cycles(), 3L);
  }

  void othersCanBeOpenedInPlaceOfATakenOne()
  {
    const TakenPort taken;
    Program p;
    p.options.serve.net.agentPort = taken.port();
    HostedWorld host(p.options);
    QVERIFY(host.load() && host.prepare());
    QVERIFY(!host.listen().empty());
    host.start();
    QVERIFY(!host.listenOn(taken.port(), 0).empty()); // Still taken.
    QVERIFY(!host.net());
    const HostedWorld::FreePorts free = host.freePorts();
    QVERIFY(free.agent > taken.port() && free.agent <= taken.port() + 100);
    QCOMPARE(host.listenOn(free.agent, 0), LocalText());
    QCOMPARE(host.net()->agentPort(), free.agent);
    TestClient agent = TestClient::overTcp(free.agent);
    const auto until = [&host](const auto& condition)
    {
      for(int i = 0; i < 100 && !condition(); ++i)
        host.turn(0.05);
      return condition();
    };
    QVERIFY(until([&] { return host.net()->connections().size() == 1; }));
    // Whoever is connected loses its agent, too.
    QCOMPARE(host.listenOn(0, 0), LocalText());
    host.turn(0);
    QVERIFY(host.net()->connections().empty());
    QVERIFY(host.world().frame()->agents.empty());
    QVERIFY(until([&] { return agent.isCut(); }));
  }

  void insteadOfATakenPortTheNextFreeOneIsNamed()
  {
    const TakenPort taken;
    Program p;
    p.options.serve.net.agentPort = taken.port();
    p.options.takenPorts = HostOptions::TakenPorts::Next;
    HostedWorld& host = p.start();
    const int port = host.net()->agentPort();
    QVERIFY(port > taken.port() && port <= taken.port() + 100);
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY(host.replacedPorts().english().find("is used by this program") != std::string::npos);
    QVERIFY2(p.reports[0].find(std::to_string(taken.port())) != std::string::npos &&
                 p.reports[0].find(std::to_string(port) + " for agents") != std::string::npos,
             p.reports[0].c_str());
    TestClient agent = TestClient::overTcp(port);
    QVERIFY(p.until([&] { return host.net()->connections().size() == 1; }));
  }

  void aPortOfTheSetUpIsNotReplaced()
  {
    const TakenPort taken;
    Program p;
    p.write("port.rb", "simulation = get('/sys/server/simulation')\n"
                       "simulation.initControlNode('oxygen/AgentControl', 'AgentControl')\n"
                       "get('/sys/server/simulation/AgentControl').setServerPort(" +
                           std::to_string(taken.port()) + ")\nimportScene('box.rsg')\n");
    p.options.scene = "port.rb";
    p.options.takenPorts = HostOptions::TakenPorts::Next;
    p.options.serve.net.agentPort = taken.port() + 1;
    HostedWorld host(p.options);
    QVERIFY(host.load() && host.prepare());
    QCOMPARE(host.plan().net.agentPort, taken.port());
    QVERIFY(!host.listen().empty());
    QVERIFY(!host.net());
  }

  void aGivenPortIsNotReplaced()
  {
    const TakenPort taken;
    Program p;
    p.options.serve.net.agentPort = taken.port();
    p.options.serve.given.insert("--agent-port");
    p.options.takenPorts = HostOptions::TakenPorts::Next;
    HostedWorld host(p.options);
    QVERIFY(host.load() && host.prepare());
    QVERIFY(!host.listen().empty());
    QVERIFY(!host.net());
  }

  // Recordings

  void theRecordingOfTheSetUpIsWritten()
  {
    Program p;
    p.options.scene = "recorded.rb";
    p.start();
    p.turns(10); // 1 s, with a record each 0.2 s
    QCOMPARE(p.reports.size(), std::size_t(1));
    QCOMPARE(p.reports[0], "note: recording to " + p.path("match.log"));
    p.host.reset();
    const QStringList records = QString::fromStdString(p.read("match.log")).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(records.size(), 6);
    MonitorDecoder decoder;
    for(const QString& record : records)
      QVERIFY(decoder.decode(record.toStdString()).frame);
    QVERIFY(decoder.frame()->time > 0.9);
  }

  void nothingIsRecordedWhileItIsPaused()
  {
    Program p;
    p.options.scene = "recorded.rb";
    HostedWorld& host = p.start();
    host.control().pause();
    p.turns(5);
    QCOMPARE(p.reports, std::vector<std::string>());
    QVERIFY(!QFile::exists(QString::fromStdString(p.path("match.log"))));
    host.control().run();
    p.turns(1);
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY(QFile::exists(QString::fromStdString(p.path("match.log"))));
  }

  void anOldRecordingIsReplacedOrKept()
  {
    Program p;
    p.options.scene = "recorded.rb";
    p.write("match.log", "old");
    p.options.oldRecording = HostOptions::OldRecording::Keep;
    for(const char* const name : {"match-2.log", "match-3.log"})
    {
      p.start();
      p.turns(3);
      QCOMPARE(p.reports.back(), "note: recording to " + p.path(name));
      p.host.reset();
      QVERIFY(p.read(name).find("(RSG 0 1)") != std::string::npos);
    }
    QCOMPARE(p.read("match.log"), std::string("old"));
    p.options.oldRecording = HostOptions::OldRecording::Replace;
    p.start();
    p.turns(3);
    p.host.reset();
    QCOMPARE(p.read("match.log"), std::string("old")); // No script has written it.
    QVERIFY(QFile::remove(QString::fromStdString(p.path("match.log"))));
    for(int i = 0; i < 2; ++i)
    {
      p.start();
      p.turns(3);
      p.host.reset();
      QVERIFY(p.read("match.log").find("(RSG 0 1)") != std::string::npos);
      std::filesystem::resize_file(p.path("match.log"), 1);
    }
  }

  void aRecordingThatCannotBeWrittenIsReported()
  {
    Program p;
    p.options.scene = "recorded.rb";
    p.options.world.logDirectory = p.path("nowhere");
    p.start();
    p.turns(3);
    QCOMPARE(p.reports.size(), std::size_t(1));
    QVERIFY2(p.reports[0].starts_with("warning: nothing is recorded: "), p.reports[0].c_str());
    QVERIFY(p.reports[0].find("nowhere") != std::string::npos);
    QCOMPARE(p.host->world().cycles(), 3L);
  }

  /// A new file of a recording needs one frame with the details of physics, for which the program shows no other one.
  void whatOnlyARecordingWantsIsNothingToSee()
  {
    Program p;
    HostedWorld& host = p.start();
    HostOptions::Ring ring;
    ring.folder = p.path("ring");
    host.recordings().setRing(ring);
    p.turns(1); // The file begins after it.
    QVERIFY(!host.setPhysicsView(false));
    p.turns(3);
    host.control().pause();
    QVERIFY(QTest::qWaitFor([&] { return !host.recordings().wantPhysics(); }));
    QVERIFY(!host.setPhysicsView(false));
    p.turns(1);
    QVERIFY(host.setPhysicsView(true));
    QVERIFY(!host.setPhysicsView(true));
    QVERIFY(host.setPhysicsView(false));
  }

  void aFullDiskEndsTheRecordingAndNotTheRun()
  {
    if(!QFile::exists("/dev/full"))
      QSKIP("there is no /dev/full");
    Program p;
    p.options.scene = "recorded.rb";
    QVERIFY(QFile::link("/dev/full", QString::fromStdString(p.path("match.log"))));
    p.start();
    p.turns(40);
    QCOMPARE(p.host->world().cycles(), 40L);
    QVERIFY(!p.reports.empty() || !p.logged.empty()); // Refused, or lost.
    QVERIFY(p.host->world().log().lostFiles() > 0 || p.reports.back().starts_with("warning: nothing is recorded"));
  }
};

QTEST_APPLESS_MAIN(HostedWorldTest)
#include "HostedWorldTest.moc"
