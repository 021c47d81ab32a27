#include "AgentServerSupport.h"
#include "MonitorSupport.h"
#include "core/text/ReadNumber.h"
#include "netserver/client/RemoteServer.h"
#include "netserver/host/RunDrawings.h"
#include "netserver/server/NetServer.h"
#include "netserver/socket/PortHolder.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Whether this machine has an address of IPv6 of its own; containers may have none.
bool hasIpv6()
{
  Socket socket;
  int port = 0;
  return bindSocket(SOCK_STREAM, "::1", 0, socket, port).empty();
}

/// Where somebody can connect who listens on the other address.
bool reaches(const std::string& host, int port)
{
  SocketAddress address;
  Socket socket;
  if(!readAddress(host, port, address) || !startConnecting(address, socket).empty())
    return false;
  pollfd entry{socket.descriptor(), POLLOUT, 0};
  int error = -1;
  socklen_t size = sizeof error;
  return ::poll(&entry, 1, 5000) == 1 &&
         ::getsockopt(socket.descriptor(), SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0;
}

} // namespace

/// All ports serve IPv6: `::1` this machine, `::` everybody by both families.
class Ipv6Test : public QObject
{
  Q_OBJECT

private slots:
  void readsAddresses_data();
  void readsAddresses();
  void readsPlaces_data();
  void readsPlaces();
  void namesStandForIpv4First();
  void badAddressesAreNamed();
  void agentsAndMonitorsPlay_data();
  void agentsAndMonitorsPlay();
  void bothFamiliesShareAPortOfDatagrams();
  void drawingsCome();
  void aTakenPortIsSeen();
  void remoteServersAreWritten();
};

void Ipv6Test::readsAddresses_data()
{
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("read"); // Empty: no address.
  QTest::newRow("IPv4") << QByteArray("192.168.0.7") << QByteArray("192.168.0.7:9");
  QTest::newRow("all of IPv4") << QByteArray("0.0.0.0") << QByteArray("0.0.0.0:9");
  QTest::newRow("localhost") << QByteArray("localhost") << QByteArray("127.0.0.1:9");
  QTest::newRow("IPv6") << QByteArray("::1") << QByteArray("[::1]:9");
  QTest::newRow("in brackets") << QByteArray("[::1]") << QByteArray("[::1]:9");
  QTest::newRow("long") << QByteArray("2001:0db8:0:0:0:0:0:1") << QByteArray("[2001:db8::1]:9");
  QTest::newRow("all") << QByteArray("::") << QByteArray("[::]:9");
  QTest::newRow("IPv4 in IPv6") << QByteArray("::ffff:10.0.0.1") << QByteArray("10.0.0.1:9");
  for(const char* const bad : {"", "far.away", "127.1", "1.2.3", "1.2.3.4.5", ":", ":::", "[]", "[::1", "::1]", "::g",
                               "1:2:3:4:5:6:7:8:9", "::1:", "[127.0.0.1", "::1%nowhere"})
    QTest::newRow(*bad ? bad : "nothing") << QByteArray(bad) << QByteArray();
}

void Ipv6Test::readsAddresses()
{
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, read);
  SocketAddress address;
  const bool good = readAddress(text.toStdString(), 9, address);
  QCOMPARE(good, !read.isEmpty());
  if(good)
    QCOMPARE(QByteArray::fromStdString(addressText(address)), read);
  else
    QCOMPARE(address.family(), AF_UNSPEC);
}

void Ipv6Test::readsPlaces_data()
{
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("read"); // Empty: no place.
  const auto row = [](const char* text, const char* read) { QTest::newRow(*text ? text : "nothing") << QByteArray(text) << QByteArray(read); };
  row("far.away:3100", "far.away 3100");
  row("far.away", "far.away 7");
  row(":3100", "before 3100");
  row("[::1]:3100", "::1 3100");
  row("[::1]", "::1 7");
  row("::1", "::1 7");
  row("fe80::1%eth0", "fe80::1%eth0 7");
  for(const char* const bad : {"", ":", "a:", "a:b", "a:0", "a:65536", "[::1", "[::1]3100", "[::1]:", "[]:3100", "[]"})
    row(bad, "");
}

void Ipv6Test::readsPlaces()
{
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, read);
  std::string host = "before";
  int port = 7;
  const bool good = readPlace(text.toStdString(), 1, host, port);
  QCOMPARE(good ? QByteArray::fromStdString(host + ' ' + std::to_string(port)) : QByteArray(), read);
}

void Ipv6Test::namesStandForIpv4First()
{
  SocketAddress found;
  QCOMPARE(resolve("localhost", 5, found), std::string());
  QCOMPARE(addressText(found), std::string("127.0.0.1:5"));
  QCOMPARE(resolve("[::1]", 5, found), std::string());
  QCOMPARE(addressText(found), std::string("[::1]:5"));
  QVERIFY(resolve("no such host.invalid", 5, found).starts_with("no address for host 'no such host.invalid': "));
}

void Ipv6Test::badAddressesAreNamed()
{
  Socket socket;
  int port = 0;
  QCOMPARE(bindSocket(SOCK_STREAM, "everywhere", 0, socket, port).english(),
           std::string("`everywhere` is not an address of IPv4 or IPv6"));
  const std::string foreign = bindSocket(SOCK_STREAM, "2001:db8::1", 5, socket, port).english(); // Nobody has it.
  QVERIFY2(foreign.starts_with("cannot listen on [2001:db8::1]:5: "), foreign.c_str());
}

void Ipv6Test::agentsAndMonitorsPlay_data()
{
  QTest::addColumn<QByteArray>("bound");
  QTest::addColumn<QByteArray>("host");
  QTest::addColumn<bool>("udp");
  QTest::addColumn<bool>("there");
  for(const bool udp : {false, true})
  {
    const auto row = [udp](const char* bound, const char* host, bool there)
    {
      QTest::addRow("%s at %s%s", host, bound, udp ? ", UDP" : "")
          << QByteArray(bound) << QByteArray(host) << udp << there;
    };
    row("::1", "::1", true);
    row("[::1]", "::1", true);
    row("::", "::1", true);
    row("::", "127.0.0.1", true);
    row("0.0.0.0", "127.0.0.1", true);
    if(udp)
      continue; // Nothing says that nobody listens.
    row("::1", "127.0.0.1", false);
    row("127.0.0.1", "::1", false);
    row("0.0.0.0", "::1", false);
  }
}

void Ipv6Test::agentsAndMonitorsPlay()
{
  if(!hasIpv6())
    QSKIP("this machine has no IPv6");
  QFETCH(QByteArray, bound);
  QFETCH(QByteArray, host);
  QFETCH(bool, udp);
  QFETCH(bool, there);
  RecordingGateway agents;
  GivenFrames frames;
  RecordingCommands commands;
  NetServerOptions options;
  options.address = bound.toStdString();
  options.agentPort = options.monitorPort = 0;
  options.agentsOverUdp = options.monitorsOverUdp = udp;
  frames.newest = frameWith({});
  agents.news = "(time (now 0.02))";
  NetServer server(options, agents, frames, commands);
  QCOMPARE(server.listen().english(), std::string());
  if(!there)
  {
    QVERIFY(!reaches(host.toStdString(), server.agentPort()));
    QVERIFY(!reaches(host.toStdString(), server.monitorPort()));
    return;
  }
  const int type = udp ? SOCK_DGRAM : SOCK_STREAM;
  TestClient agent = TestClient::at(host.toStdString(), type, server.agentPort());
  TestClient monitor = TestClient::at(host.toStdString(), type, server.monitorPort());
  agent.say("(init (unum 1))");
  monitor.say("(reqfullstate)");
  const auto turn = [&]
  {
    server.wait(0.01);
    server.receive();
  };
  QVERIFY(turnUntil(turn, [&] { return agents.delivered.size() == 1 && commands.said.size() == 1; }));
  QCOMPARE(agents.added, Words{agent.address()});
  QCOMPARE(server.connections().size(), std::size_t(2));
  QCOMPARE(server.connections()[1].address, monitor.address());
  server.sendPercepts();
  QVERIFY(turnUntil(turn, [&] { return agent.heard() == Words{"(time (now 0.02))"}; }));
  server.refresh();
  QVERIFY(turnUntil(turn, [&] { return !monitor.heard().empty(); }));
}

void Ipv6Test::bothFamiliesShareAPortOfDatagrams()
{
  if(!hasIpv6())
    QSKIP("this machine has no IPv6");
  DatagramPort port;
  QCOMPARE(port.open("::", 0).english(), std::string());
  TestClient four = TestClient::at("127.0.0.1", SOCK_DGRAM, port.port());
  TestClient six = TestClient::at("::1", SOCK_DGRAM, port.port());
  std::vector<DatagramPort::Datagram> come;
  for(TestClient* const one : {&four, &six})
  {
    const std::size_t before = come.size();
    one->write("x");
    const auto receive = [&]
    {
      if(const auto datagram = port.receive())
        come.push_back(*datagram);
    };
    QVERIFY(turnUntil(receive, [&] { return come.size() > before; }));
    QCOMPARE(addressText(come.back().from), one->address());
  }
  QVERIFY(!(come[0].from == come[1].from));
  QCOMPARE(come[0].from.plain().family(), AF_INET);
  QCOMPARE(come[1].from.plain().family(), AF_INET6);
}

void Ipv6Test::drawingsCome()
{
  if(!hasIpv6())
    QSKIP("this machine has no IPv6");
  using namespace std::string_literals;
  for(const char* const bound : {"::1", "::"})
  {
    const auto service = std::make_shared<DrawingService>();
    RunDrawings drawings(*service);
    QCOMPARE(drawings.listen(bound, 0).english(), std::string());
    TestClient::at("::1", SOCK_DGRAM, drawings.port())
        .write("\1\2"s + "1.5000-2.0000.500010.000" + "\xff\0\0"s + "set" + '\0' + "\0\0"s + "set" + '\0');
    QTRY_COMPARE(drawings.take()->sets.size(), std::size_t(1));
  }
}

void Ipv6Test::aTakenPortIsSeen()
{
  if(!hasIpv6())
    QSKIP("this machine has no IPv6");
  Listener listener;
  QCOMPARE(listener.listen("::1", 0).english(), std::string());
  Listener second;
  QCOMPARE(second.listen("::1", listener.port()).english(),
           "cannot listen on [::1]:" + std::to_string(listener.port()) + ": Address already in use");
  QCOMPARE(portHolderText(listener.port(), SocketTable().holdersOf(listener.port())).english(),
           "port " + std::to_string(listener.port()) + " is used by this program");
  QVERIFY(nextFreePort("::1", listener.port()) != listener.port());
}

void Ipv6Test::remoteServersAreWritten()
{
  QCOMPARE((RemoteAddress{"::1", 3200}.text()), std::string("[::1]:3200"));
  QCOMPARE((RemoteAddress{"far.away", 3200}.text()), std::string("far.away:3200"));
}

QTEST_GUILESS_MAIN(Ipv6Test)
#include "Ipv6Test.moc"
