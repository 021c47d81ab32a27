#include "ClientSupport.h"
#include "netserver/host/HostedWorld.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// A program that serves a match.
struct MatchHost
{
  explicit MatchHost(const std::string& scene = "setups/simurosot_middle.rb")
  {
    options.scene = scene;
    options.world.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    options.report = [this](const Diagnostic& diagnostic) { reports.push_back(diagnostic.text()); };
  }
  /// @return the problem of listen()
  std::string start()
  {
    host.emplace(options);
    host->world().log().setSink([this](const Diagnostic& diagnostic) { logged.push_back(diagnostic.text()); });
    if(!host->mount() || !host->load() || !host->prepare())
      qFatal("it does not start");
    const LocalText problem = host->listen();
    host->start();
    host->control().setTargetSpeed(0);
    host->control().run();
    return problem.english();
  }

  HostOptions options;
  std::vector<std::string> reports, logged;
  std::optional<HostedWorld> host;
};

/// A port on which somebody else listens.
struct OthersPort
{
  OthersPort()
  {
    if(!listener.listen("127.0.0.1", 0).empty())
      qFatal("no port");
  }
  int port() const { return listener.port(); }
  Listener listener;
};

} // namespace

/// The port for strategies and displays of a match.
class GamePortTest : public QObject
{
  Q_OBJECT

private slots:
  void theMatchWantsItsPort()
  {
    int free = 0;
    {
      OthersPort probe;
      free = probe.port();
    }
    MatchHost program;
    program.options.world.overrides = {{"Simurosot.NetworkPort", std::to_string(free)}};
    QCOMPARE(program.start(), std::string());
    QCOMPARE(program.host->net()->gamePort(), free);
    TestClient strategy = TestClient::overTcp(free);
    strategy.say("(login (role strategy) (proto 1) (name \"x\"))");
    QVERIFY(turnUntil([&] { program.host->turn(0.001); }, [&] { return !strategy.heard().empty(); }));
  }

  void aTakenPortIsReplacedByTheNext()
  {
    OthersPort taken;
    MatchHost program;
    program.options.world.overrides = {{"Simurosot.NetworkPort", std::to_string(taken.port())}};
    QCOMPARE(program.start(), std::string());
    const int port = program.host->net()->gamePort();
    QVERIFY2(port > taken.port() && port <= taken.port() + 50, qPrintable(QString::number(port)));
    QVERIFY(std::ranges::any_of(program.logged, [port](const std::string& one)
                                { return one.find(std::to_string(port)) != std::string::npos; }));
  }

  void thePortOfTheCommandLineIsNotReplaced()
  {
    OthersPort taken;
    MatchHost program;
    program.options.serve.net.gamePort = taken.port();
    const std::string problem = program.start();
    QVERIFY2(problem.find(std::to_string(taken.port())) != std::string::npos, problem.c_str());
    QVERIFY(!program.host->net());
  }

  void anyFreePortMayBeTaken()
  {
    MatchHost program;
    program.options.serve.net.gamePort = 0;
    QCOMPARE(program.start(), std::string());
    QVERIFY(program.host->net()->gamePort() > 0);
  }

  void otherGamesOpenNone()
  {
    MatchHost program("setups/soccer.rb");
    program.options.serve.net.gamePort = 0;
    QCOMPARE(program.start(), std::string());
    QCOMPARE(program.host->net()->gamePort(), 0);
  }

  /// Other ports: strategies come again.
  void clientsLoseTheirPortWithTheOthers()
  {
    MatchHost program;
    program.options.serve.net.gamePort = 0;
    QCOMPARE(program.start(), std::string());
    TestClient strategy = TestClient::overTcp(program.host->net()->gamePort());
    strategy.say("(login (role strategy) (proto 1) (name \"x\") (side blue))");
    QVERIFY(turnUntil([&] { program.host->turn(0.001); }, [&] { return !strategy.heard().empty(); }));
    QVERIFY(program.host->listenOn(0, 0).empty());
    QVERIFY(strategy.isCut());
    TestClient again = TestClient::overTcp(program.host->net()->gamePort());
    again.say("(login (role strategy) (proto 1) (name \"x\") (side blue))");
    QVERIFY(turnUntil([&] { program.host->turn(0.001); }, [&] { return !again.heard().empty(); }));
    QVERIFY2(again.heard()[0].starts_with("(welcome "), again.heard()[0].c_str());
  }
};

QTEST_APPLESS_MAIN(GamePortTest)
#include "GamePortTest.moc"
