#include "ClientSupport.h"
#include "ServerSupport.h"
#include "netserver/socket/DatagramPort.h"

#include <QtTest>

#include <arpa/inet.h>
#include <atomic>
#include <sys/socket.h>

using namespace sparkwright;

namespace
{

constexpr const char* request = "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)";

TestServer::Options overUdp()
{
  TestServer::Options options;
  options.net.agentsOverUdp = true;
  return options;
}

template <class Client>
std::vector<std::string> live(Client& agent, int cycles)
{
  agent.send(request);
  std::vector<std::string> told;
  for(int i = 0; i < cycles; ++i)
  {
    told.push_back(agent.receive().value_or("nothing"));
    agent.send((i == 1 ? std::string("(init (unum 5)(teamname Red))") : wildMotion(0, i)) + "(syn)");
  }
  return told;
}

/// An agent that plays its part, over UDP.
struct Player : TestDatagrams
{
  explicit Player(const TestServer& server) : TestDatagrams(server.agentPort()) { send(request); }

  bool play(int cycles)
  {
    for(int i = 0; i < cycles; ++i)
    {
      if(!receive().value_or("").starts_with("(time (now "))
        return false;
      send("(syn)");
    }
    return true;
  }
  /// Whether another one is told something, however many cycles it takes.
  bool playUntilTold(TestDatagrams& other)
  {
    constexpr int tries = 2000;
    for(int i = 0; i < tries; ++i)
    {
      if(!other.silentFor(0))
        return other.receive().has_value();
      if(!silentFor(0.005) && !play(1))
        return false;
    }
    return false;
  }
};

} // namespace

/// spec: agent-protocol 1.1, monitor-protocol 1.
class UdpTest : public QObject
{
  Q_OBJECT

private slots:
  void aLifeOverUdpIsALifeOverTcp()
  {
    TestServer::Options options;
    options.holdAgents = 1;
    std::vector<std::string> tcp, udp;
    {
      TestServer server(options);
      TestClient agent(server.agentPort());
      tcp = live(agent, 300);
    }
    {
      options.net.agentsOverUdp = true;
      TestServer server(options);
      TestDatagrams agent(server.agentPort());
      udp = live(agent, 300);
      const ConnectionInfo info = server.net().connections().at(0);
      QVERIFY(info.udp && info.messages >= 300 && info.bytesIn > 0 && info.bytesOut > 0);
      QCOMPARE(info.address.substr(0, 10), std::string("127.0.0.1:"));
    }
    for(std::size_t i = 0; i < tcp.size(); ++i)
      QCOMPARE(udp[i], tcp[i]);
  }

  void theSenderIsTheAgent()
  {
    TestServer server(overUdp());
    Player first(server);
    QVERIFY(first.play(3));
    TestDatagrams second(server.agentPort());
    second.send(request);
    QVERIFY(first.playUntilTold(second));
    second.send("(init (unum 0)(teamname Blue))(syn)");
    QVERIFY(first.play(1));
    QCOMPARE(server.net().connections().size(), std::size_t(2));
    QCOMPARE(server.frame()->agents.size(), std::size_t(2));
  }

  void silentAgentsAreGoneAfterAWhile()
  {
    std::atomic<double> now = 1000;
    TestServer::Options options = overUdp();
    options.net.clock = [&now] { return now.load(); };
    TestServer server(options);
    Player gone(server), left(server);
    for(int i = 0; i < 6; ++i)
      QVERIFY(gone.play(1) && left.play(1)); // And both are told anew, which they have to answer.
    now = now + 29;
    while(!left.silentFor(0.3)) // Until the server waits for the other one.
      QVERIFY(left.play(1));
    QCOMPARE(server.net().connections().size(), std::size_t(2));
    now = now + 32; // This one has nothing to say meanwhile.
    QTRY_COMPARE(server.net().connections().size(), std::size_t(1));
    QVERIFY(left.play(10));
    QTRY_COMPARE(server.frame()->agents.size(), std::size_t(1));
    gone.send(request); // Whoever comes back is a new agent.
    QVERIFY(left.play(3));
    QTRY_COMPARE(server.net().connections().size(), std::size_t(2));
  }

  void aPauseOfTheServerIsNoSilenceOfItsAgents()
  {
    std::atomic<double> now = 1000;
    TestServer::Options options = overUdp();
    options.net.clock = [&now] { return now.load(); };
    TestServer server(options);
    Player agent(server);
    QVERIFY(agent.play(10));
    server.pause();
    while(!agent.silentFor(0.2))
      QVERIFY(agent.play(1));
    now = now + 3600;
    QTest::qWait(700);
    QCOMPARE(server.net().connections().size(), std::size_t(1));
  }

  void rubbishHarmsNobody_data()
  {
    QTest::addColumn<QByteArray>("datagram");
    const auto row = [](const char* name, const std::string& bytes)
    { QTest::newRow(name) << QByteArray::fromStdString(bytes); };
    row("nothing", {});
    row("one byte", "x");
    row("half a length", std::string("\0\0", 2));
    row("length 0", prefix(0));
    row("length without text", prefix(5));
    row("too short", prefix(100) + "(syn)");
    row("length 1 MiB + 1", prefix((1u << 20) + 1) + "(syn)");
    row("length 0xFFFFFFFF", prefix(0xFFFFFFFFu) + "(syn)");
    row("text without length", "GET / HTTP/1.1\r\n\r\n");
    row("60,000 bytes", std::string(60000, 'x'));
    row("60,000 zeros", std::string(60000, '\0'));
    row("a message of rubbish", prefix(5) + "((((\xff");
  }
  void rubbishHarmsNobody()
  {
    QFETCH(const QByteArray, datagram);
    TestServer server(overUdp());
    Player agent(server);
    QVERIFY(agent.play(3));
    TestDatagrams stranger(server.agentPort());
    for(int i = 0; i < 20; ++i)
    {
      stranger.raw(datagram.toStdString());
      QVERIFY(agent.play(1));
    }
    QVERIFY(stranger.silentFor(0.02));
    const bool isMessage = datagram.size() == 9 && datagram.endsWith('\xff');
    QCOMPARE(server.net().connections().size(), std::size_t(isMessage ? 2 : 1));
    agent.raw(datagram.toStdString()); // From an agent it costs no more.
    QVERIFY(agent.play(5));
    stranger.send(request);
    QVERIFY(agent.playUntilTold(stranger));
  }

  void aFloodFromManyPortsIsBounded()
  {
    TestServer server(overUdp());
    Player agent(server);
    QVERIFY(agent.play(3));
    const auto nodes = server.frame()->structure->nodes.size();
    std::vector<std::unique_ptr<TestDatagrams>> flood;
    for(int i = 0; i < 400; ++i)
    {
      flood.push_back(std::make_unique<TestDatagrams>(server.agentPort()));
      flood.back()->send("(nonsense)");
      flood.back()->raw("rubbish");
      if(i % 10 == 0)
        QVERIFY(agent.play(1));
    }
    QVERIFY(agent.play(20));
    QVERIFY(server.net().connections().size() <= 64);
    QVERIFY(server.frame()->structure->nodes.size() <= nodes + 64);
  }

  void whoHasNoRobotMakesRoom()
  {
    std::atomic<double> now = 1000;
    TestServer::Options options = overUdp();
    options.net.clock = [&now] { return now.load(); };
    TestServer server(options);
    Player agent(server);
    QVERIFY(agent.play(3));
    std::vector<std::unique_ptr<TestDatagrams>> crowd;
    for(int i = 0; i < 80; ++i)
    {
      crowd.push_back(std::make_unique<TestDatagrams>(server.agentPort()));
      crowd.back()->send("(nonsense)");
      QVERIFY(agent.play(1));
    }
    QCOMPARE(server.net().connections().size(), std::size_t(64));
    now = now + 1.5;
    Player late(server);
    QVERIFY(agent.playUntilTold(late));
    QVERIFY(server.net().connections().size() < 10);
  }

  void monitorsOverUdp()
  {
    TestServer::Options options;
    options.net.monitorsOverUdp = true;
    TestServer server(options);
    TestAgent agent(server.agentPort(), "Red", 1);
    QVERIFY(!agent.percepts().empty());
    TestDatagrams viewer(server.monitorPort());
    QVERIFY(viewer.silentFor(0.05)); // Whoever has said nothing is nobody.
    viewer.send("(getAck)");
    std::string full;
    for(int i = 0; i < 12; ++i)
    {
      agent.answer();
      QVERIFY(!agent.percepts().empty());
    }
    full = viewer.receive().value_or("");
    QVERIFY2(full.find("(RSG 0 1)") != std::string::npos, full.c_str());
    for(int i = 0; i < 4 && full.find("(RDS 0 1)") == std::string::npos; ++i)
      full = viewer.receive().value_or(""); // Newcomers may be told the full state more than once.
    QVERIFY(full.find("(RDS 0 1)") != std::string::npos);
    viewer.send("(playMode PlayOn)");
    for(int i = 0; i < 8; ++i)
    {
      agent.answer();
      QVERIFY(!agent.percepts().empty());
    }
    QCOMPARE(server.frame()->game.mode, std::string("PlayOn"));
  }

  void messagesTooLongForADatagramAreCut()
  {
    TestServer::Options options;
    options.net.monitorsOverUdp = true;
    TestServer server(options);
    Squad squad(server.agentPort());
    for(int i = 1; i <= 9; ++i)
      for(const char* const team : {"Red", "Blue"})
        squad.add(team, i, i < 5 ? 0 : i < 9 ? 1 : 2);
    Socket socket(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(server.monitorPort()));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    QCOMPARE(::connect(socket.descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    const std::string hello = prefix(8) + "(getAck)";
    ::send(socket.descriptor(), hello.data(), hello.size(), 0);
    for(int i = 0; i < 6; ++i)
      squad.cycle();
    std::string stream(65536, '\0');
    const auto read = [&](std::string& out)
    {
      out.resize(
          static_cast<std::size_t>(std::max<ssize_t>(0, ::recv(socket.descriptor(), out.data(), 65536, MSG_DONTWAIT))));
    };
    read(stream);
    QCOMPARE(stream.size(), DatagramPort::longest);
    std::size_t length = 0;
    for(std::size_t i = 0; i < 4; ++i)
      length = length << 8 | static_cast<unsigned char>(stream[i]);
    QVERIFY(length > DatagramPort::longest);
    std::string rest(65536, '\0');
    read(rest);
    QCOMPARE(stream.size() + rest.size(), 4 + length);
    QVERIFY((stream + rest).substr(4).starts_with("((") && rest.ends_with("))"));
  }

  void takenPortsAreReported()
  {
    NetServerOptions options{.agentPort = 0, .monitorPort = 0, .agentsOverUdp = true};
    World world{WorldOptions()};
    NetServer first(options, world, world, world);
    QCOMPARE(first.listen().english(), std::string());
    options.agentPort = first.agentPort();
    NetServer second(options, world, world, world);
    QVERIFY(QString::fromStdString(second.listen().english()).contains(QString::number(first.agentPort())));
    options.furtherAgentPorts = {4320};
    QVERIFY(QString::fromStdString(NetServer(options, world, world, world).listen().english()).contains("TCP only"));
  }
};

QTEST_GUILESS_MAIN(UdpTest)
#include "UdpTest.moc"
