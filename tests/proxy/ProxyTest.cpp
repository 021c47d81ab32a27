#include "../integration/ClientSupport.h"
#include "../integration/ServerSupport.h"
#include "app/proxy/Proxy.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <atomic>
#include <ctime>
#include <random>
#include <sstream>
#include <thread>

using namespace sparkwright;

/// Agents behind a proxy: each has its cycle, and the server hears one `(syn)` for each message.
class ProxyTest : public QObject
{
  Q_OBJECT

private slots:
  void anAgentPlaysThroughIt();
  void itServesAndFindsServersByIpv6();
  void aSilentAgentDoesNotStopTheServer();
  void withoutACycleTheAgentIsWaitedFor();
  void whatComesTooLateIsForwardedWithoutSyn();
  void theServerIsToldTheTime();
  void aFloodIsBounded();
  void rubbishHurtsNobody();
  void randomBytesHurtNobody_data();
  void randomBytesHurtNobody();
  void anAgentThatGoesIsTakenFromTheServer();
  void whoSaysNothingIsForgotten();
  void namesOfAgentsAreTextInLogAndSummary();
  void aServerThatGoesTakesItsAgentsAlong();
  void aMissingServerIsExplained();
  void timeOfTheProcessorIsThatOfTheAgent();
};

namespace
{

/// A proxy in a thread of its own.
class RunningProxy
{
public:
  explicit RunningProxy(int serverPort, std::function<void(ProxyOptions&)> change = {})
  {
    ProxyOptions options;
    options.port = serverPort;
    options.listenPort = 0;
    if(change)
      change(options);
    proxy = std::make_unique<Proxy>(options, steadyClock(), log);
    problem = proxy->open();
    port = proxy->port();
    thread_ = std::thread(
        [this]
        {
          while(!stop_)
            proxy->turn(0.02);
        });
  }
  ~RunningProxy() { stop(); }
  void stop()
  {
    stop_ = true;
    if(thread_.joinable())
      thread_.join();
  }

  /// After stop().
  bool turnUntilDeserted()
  {
    for(int i = 0; i < 200 && !proxy->deserted(); ++i)
      proxy->turn(0.02);
    return proxy->deserted();
  }

  std::ostringstream log; ///< After stop().
  std::unique_ptr<Proxy> proxy;
  std::string problem;
  int port = 0;

private:
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

/// A server that is written by hand: what the proxy says to it, and back.
struct HandServer
{
  HandServer()
  {
    if(!listener.listen("127.0.0.1", 0).empty())
      throw std::runtime_error("no port");
  }
  void accept()
  {
    for(int i = 0; i < 500 && !connection; ++i)
    {
      if(Listener::Accepted accepted = listener.accept(); accepted.socket.valid())
        connection = std::make_unique<Connection>(Link(std::move(accepted.socket)), ConnectionInfo());
      else
        QTest::qSleep(5);
    }
    if(!connection)
      throw std::runtime_error("the proxy has not come");
  }
  /// The next message, or nothing within so many ms.
  std::optional<std::string> receive(int milliseconds = 5000)
  {
    for(int i = 0; i <= milliseconds; ++i)
    {
      if(const auto message = connection->next())
        return std::string(*message);
      connection->read();
      if(i > 0)
        QTest::qSleep(1);
    }
    return std::nullopt;
  }

  Listener listener;
  std::unique_ptr<Connection> connection;
};

/// An agent that has asked for a robot, and got its first percepts.
struct Scene
{
  explicit Scene(std::function<void(ProxyOptions&)> change = {})
      : proxy(server.listener.port(), std::move(change)), agent(proxy.port)
  {
    agent.send("(scene x)(syn)");
    server.accept();
    first = server.receive().value_or("");
    server.connection->send("(time (now 0.02))");
    heard = agent.receive().value_or("");
  }

  HandServer server;
  RunningProxy proxy;
  TestClient agent;
  std::string first, heard;
};

} // namespace

void ProxyTest::anAgentPlaysThroughIt()
{
  TestServer server;
  RunningProxy proxy(server.agentPort(), [](ProxyOptions& o) { o.cycle = 0; });
  QVERIFY2(proxy.problem.empty(), proxy.problem.c_str());
  TestClient agent(proxy.port);
  agent.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  QVERIFY(agent.receive());
  agent.send("(init (unum 7)(teamname Red))(syn)");
  std::string told;
  for(int i = 0; i < 50; ++i)
  {
    const auto message = agent.receive();
    QVERIFY(message);
    told += *message;
    agent.send("(he1 1)(syn)");
  }
  QVERIFY(told.find("(unum 7) (team left)") != std::string::npos);
  proxy.stop();
  const std::vector<ThinkingFigures> figures = proxy.proxy->figures();
  QCOMPARE(figures.size(), 1u);
  QCOMPARE(figures[0].name, std::string("Red 7"));
  QVERIFY(figures[0].told >= 51);
  QCOMPARE(figures[0].late, 0u);
  QVERIFY(figures[0].wall.count() >= 50);
  QVERIFY(proxy.proxy->report().find("Red 7") != std::string::npos);
  QVERIFY(proxy.proxy->summary().find("\"name\": \"Red 7\"") != std::string::npos);
}

void ProxyTest::aSilentAgentDoesNotStopTheServer()
{
  TestServer server;
  RunningProxy proxy(server.agentPort(), [](ProxyOptions& o) { o.cycle = 0.002; });
  TestClient agent(proxy.port);
  agent.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  for(int i = 0; i < 30; ++i)
    QVERIFY(agent.receive());
  proxy.stop();
  QVERIFY(proxy.proxy->figures()[0].late >= 25);
}

void ProxyTest::withoutACycleTheAgentIsWaitedFor()
{
  Scene s([](ProxyOptions& o) { o.cycle = 0; });
  QCOMPARE(s.first, std::string("(scene x)(syn)"));
  QCOMPARE(s.heard, std::string("(time (now 0.02))"));
  QVERIFY(!s.server.receive(60));
  s.agent.send("(he1 1)");
  QCOMPARE(s.server.receive().value_or(""), std::string("(he1 1)"));
  s.agent.send("(syn)(he2 2)");
  QCOMPARE(s.server.receive().value_or(""), std::string("(he2 2)(syn)"));
}

void ProxyTest::whatComesTooLateIsForwardedWithoutSyn()
{
  Scene s([](ProxyOptions& o) { o.cycle = 0.01; });
  QCOMPARE(s.server.receive().value_or(""), std::string("(syn)"));
  s.agent.send("(he1 1)(syn)");
  QCOMPARE(s.server.receive().value_or(""), std::string("(he1 1)"));
  s.agent.send("(syn)"); // Nothing is left of it.
  QVERIFY(!s.server.receive(40));
  s.server.connection->send("(time (now 0.04))");
  QCOMPARE(s.agent.receive().value_or(""), std::string("(time (now 0.04))"));
  QCOMPARE(s.server.receive().value_or(""), std::string("(syn)"));
  s.proxy.stop();
  QCOMPARE(s.proxy.proxy->figures()[0].late, 2u);
}

void ProxyTest::theServerIsToldTheTime()
{
  Scene s(
      [](ProxyOptions& o)
      {
        o.cycle = 0;
        o.tell = ProxyOptions::Tell::Wall;
      });
  QTest::qSleep(15);
  s.agent.send("(he1 1)(syn)");
  const std::string told = s.server.receive().value_or("");
  double milliseconds = 0;
  QVERIFY2(std::sscanf(told.c_str(), "(he1 1)(think %lf)(syn)", &milliseconds) == 1 && told.ends_with("(syn)"),
           told.c_str());
  QVERIFY2(milliseconds >= 14 && milliseconds < 4000, told.c_str());
}

void ProxyTest::aFloodIsBounded()
{
  Scene s([](ProxyOptions& o) { o.cycle = 0; });
  const std::string large(30000, 'x');
  for(int i = 0; i < 10; ++i)
    s.agent.send("(say " + large + ")");
  std::size_t bytes = 0;
  while(const auto message = s.server.receive(200))
    bytes += message->size();
  QVERIFY2(bytes > 30000 && bytes <= (64u << 10), qPrintable(QString::number(bytes)));
  s.server.connection->send("(time (now 0.04))");
  QVERIFY(s.agent.receive());
  s.agent.send("(he1 1)(syn)"); // The next thought is its own.
  QCOMPARE(s.server.receive().value_or(""), std::string("(he1 1)(syn)"));
  s.proxy.stop();
  QVERIFY(s.proxy.proxy->figures()[0].dropped >= 7);
}

void ProxyTest::rubbishHurtsNobody()
{
  Scene s([](ProxyOptions& o) { o.cycle = 0; });
  for(const char* text : {")))", "(((", "\x01\x02\xff", "()", "nothing", "(init)", "(init (teamname))", "(say \"a)"})
    s.agent.send(text);
  s.agent.send("(he1 1)(syn)");
  std::string last;
  while(const auto message = s.server.receive(100))
    last = *message;
  QCOMPARE(last, std::string("(he1 1)(syn)"));
  // A length that nobody means ends its connection, and no other.
  TestClient other(s.proxy.port);
  other.raw(std::string("\x7f\xff\xff\xff(syn)", 9));
  s.server.connection->send("(time (now 0.04))");
  QCOMPARE(s.agent.receive().value_or(""), std::string("(time (now 0.04))"));
}

void ProxyTest::randomBytesHurtNobody_data()
{
  QTest::addColumn<unsigned>("seed");
  for(unsigned seed = 1; seed <= 5; ++seed)
    QTest::addRow("seed %u", seed) << seed;
}

void ProxyTest::randomBytesHurtNobody()
{
  QFETCH(const unsigned, seed);
  std::mt19937 chance(seed);
  const auto bytes = [&chance](std::size_t most)
  {
    static constexpr const char* pieces[] = {"(syn)",      "(",    ")",         "\"", "(init (unum ",
                                             "(teamname ", "(syn", "(think 3)", " "};
    std::string text;
    while(text.size() < most)
      text += chance() % 3 ? std::string(pieces[chance() % std::size(pieces)])
                           : std::string(1, static_cast<char>(chance()));
    return text;
  };
  Scene s([](ProxyOptions& o) { o.cycle = 0; });
  for(int i = 0; i < 100; ++i)
  {
    s.agent.send(bytes(1 + chance() % 200));
    // What the server says passes as it is.
    const std::string said = bytes(1 + chance() % 200);
    s.server.connection->send(said);
    QCOMPARE(s.agent.receive().value_or(""), said);
    while(s.server.receive(0))
      ;
    if(i % 10 == 0)
    {
      TestClient other(s.proxy.port);
      other.raw(bytes(300));
    }
  }
  s.agent.send("(syn)"); // It has an answer to everything now.
  while(s.server.receive(100))
    ;
  s.server.connection->send("(time (now 0.04))");
  QCOMPARE(s.agent.receive().value_or(""), std::string("(time (now 0.04))"));
  s.agent.send("(he1 1)(syn)");
  QCOMPARE(s.server.receive().value_or(""), std::string("(he1 1)(syn)"));
}

void ProxyTest::anAgentThatGoesIsTakenFromTheServer()
{
  TestServer server;
  RunningProxy proxy(server.agentPort());
  {
    TestClient agent(proxy.port);
    agent.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    QVERIFY(agent.receive());
    QCOMPARE(server.frame()->agents.size(), 1u);
  }
  QTRY_COMPARE(server.frame()->agents.size(), 0u);
  proxy.stop();
  QVERIFY(proxy.proxy->deserted());
  QVERIFY(proxy.proxy->figures()[0].gone);
}

void ProxyTest::whoSaysNothingIsForgotten()
{
  TestServer server;
  RunningProxy proxy(server.agentPort());
  for(int i = 0; i < 50; ++i)
    TestClient silent(proxy.port);
  proxy.stop();
  QVERIFY(proxy.turnUntilDeserted());
  QVERIFY(proxy.proxy->figures().empty());
}

void ProxyTest::namesOfAgentsAreTextInLogAndSummary()
{
  TestServer server;
  RunningProxy proxy(server.agentPort());
  {
    TestClient agent(proxy.port);
    agent.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    QVERIFY(agent.receive());
    agent.send("(init (unum 1)(teamname \xff\xfe\x1b]0;q))(syn)");
    for(int i = 0; i < 3; ++i)
      QVERIFY(agent.receive());
  }
  proxy.stop();
  QVERIFY(proxy.turnUntilDeserted());
  const QByteArray summary = QByteArray::fromStdString(proxy.proxy->summary());
  QJsonParseError error;
  const QJsonDocument read = QJsonDocument::fromJson(summary, &error);
  QVERIFY2(!read.isNull(), qPrintable(error.errorString() + ": " + summary));
  QVERIFY(summary.isValidUtf8());
  QVERIFY(read["agents"][0]["name"].toString().startsWith(QString(2, QChar::ReplacementCharacter)));
  QVERIFY(proxy.log.str().find('\x1b') == std::string::npos);
  QVERIFY(proxy.proxy->report().find('\x1b') == std::string::npos);
}

void ProxyTest::aServerThatGoesTakesItsAgentsAlong()
{
  auto s = std::make_unique<Scene>();
  s->server.connection.reset();
  QVERIFY(s->agent.closedByServer());
  s->proxy.stop();
  QVERIFY(s->proxy.log.str().find("was left by the server") != std::string::npos);
}

void ProxyTest::aMissingServerIsExplained()
{
  int closed = 0;
  {
    Listener listener;
    QVERIFY(listener.listen("127.0.0.1", 0).empty());
    closed = listener.port();
  }
  RunningProxy proxy(closed);
  TestClient agent(proxy.port);
  agent.send("(scene x)(syn)");
  QVERIFY(agent.closedByServer());
  proxy.stop();
  QVERIFY2(proxy.log.str().find("does not answer; start it") != std::string::npos, proxy.log.str().c_str());
  const RunningProxy lost(1, [](ProxyOptions& o) { o.host = "no.such.host.invalid"; });
  QVERIFY(lost.problem.starts_with("no address for host"));
}

void ProxyTest::itServesAndFindsServersByIpv6()
{
  Listener server;
  if(!server.listen("::1", 0).empty())
    QSKIP("this machine has no IPv6");
  for(const char* const place : {"::1", "::"})
  {
    RunningProxy proxy(server.port(),
                       [&](ProxyOptions& o)
                       {
                         o.host = "::1";
                         o.listenAddress = place;
                       });
    QCOMPARE(proxy.problem, std::string());
    SocketAddress address;
    Socket socket;
    QVERIFY(readAddress("::1", proxy.port, address));
    QCOMPARE(startConnecting(address, socket), std::string());
    Connection agent{Link(std::move(socket)), ConnectionInfo()};
    Listener::Accepted accepted;
    // QTRY_ evaluates once more what held: what has come is kept.
    QTRY_VERIFY(accepted.socket.valid() || (accepted = server.accept()).socket.valid());
    QVERIFY2(accepted.address.starts_with("[::1]:"), accepted.address.c_str());
    Connection behind{Link(std::move(accepted.socket)), ConnectionInfo()};
    std::string said;
    const auto come = [&said](Connection& connection)
    {
      if(said.empty())
      {
        connection.read();
        said = connection.next().value_or("");
      }
      return said;
    };
    QVERIFY(agent.send("(scene x)(syn)"));
    QTRY_VERIFY(!come(behind).empty());
    QVERIFY2(said.starts_with("(scene x)"), said.c_str());
    said.clear();
    QVERIFY(behind.send("(time (now 0.02))"));
    QTRY_COMPARE(come(agent), std::string("(time (now 0.02))"));
  }
}

void ProxyTest::timeOfTheProcessorIsThatOfTheAgent()
{
  Scene s([](ProxyOptions& o) { o.cycle = 0; });
  // The agent is a part of this process: it works for a while.
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
  const auto cpu = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
  const double before = cpu();
  while(std::chrono::steady_clock::now() < end || cpu() - before < 0.02)
    ;
  s.agent.send("(syn)");
  QVERIFY(s.server.receive());
  s.proxy.stop();
  const ThinkingFigures figures = s.proxy.proxy->figures()[0];
  QCOMPARE(figures.cpu.count(), 1u);
  QVERIFY(figures.cpu.most() >= 0.02);
}

QTEST_GUILESS_MAIN(ProxyTest)
#include "ProxyTest.moc"
