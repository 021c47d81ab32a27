#include "ClientSupport.h"
#include "netserver/client/MonitorStream.h"
#include "netserver/client/RemoteServer.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <iterator>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>

using namespace sparkwright;

namespace
{

std::string pose(float x)
{
  return "(SLT 1 0 0 0 0 1 0 0 0 0 1 0 " + std::to_string(x) + " 0 0 1)";
}
std::string full(float x)
{
  return "((time 0))(RSG 0 1)((nd TRF " + pose(x) + "))";
}
std::string diff(float x)
{
  return "((time 1))(RDS 0 1)((nd " + pose(x) + "))";
}

/// A server by hand: what it sends is up to the test.
class HandServer
{
public:
  HandServer() { listen(0); }
  void listen(int port)
  {
    const std::string problem = listener_.listen("127.0.0.1", port).english();
    if(!problem.empty())
      qFatal("%s", problem.c_str());
  }
  int port() const { return listener_.port(); }
  /// Whether somebody has come and is still served.
  bool accept()
  {
    if(!client_.valid())
      client_ = std::move(listener_.accept().socket);
    return client_.valid();
  }
  void write(std::string_view bytes)
  {
    while(!bytes.empty())
    {
      const ssize_t count = ::send(client_.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if(count <= 0)
        return; // The other side has had enough.
      bytes.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  void say(std::string_view message) { write(framed(message)); }
  std::string heard()
  {
    char bytes[4096];
    const ssize_t count = ::recv(client_.descriptor(), bytes, sizeof bytes, MSG_DONTWAIT);
    return count > 0 ? std::string(bytes, static_cast<std::size_t>(count)) : std::string();
  }
  void hangUp() { client_ = Socket(); }
  /// Nobody listens any more.
  void close() { listener_ = Listener(); }

private:
  Listener listener_;
  Socket client_;
};

/// A stream to a server by hand, with the clock in the test's hand.
struct Watching
{
  Watching()
  {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(server.port()));
    ::inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
    stream.connect(address);
  }
  bool comes()
  {
    return until([&] { return stream.state() == MonitorStream::State::Waiting; }) &&
           turnUntil([] {}, [&] { return server.accept(); });
  }
  void turn()
  {
    if(stream.state() == MonitorStream::State::Ended)
      return;
    pollfd entry{stream.descriptor(), stream.events(), 0};
    ::poll(&entry, 1, 10);
    stream.serve(entry.revents, [&](const FramePtr& frame) { places.push_back(frame->local[0](0, 3)); });
  }
  bool until(const std::function<bool()>& condition)
  {
    return turnUntil([this] { turn(); }, condition);
  }
  bool ends()
  {
    return until([&] { return stream.state() == MonitorStream::State::Ended; });
  }

  double now = 50;
  HandServer server;
  MonitorDecoder decoder;
  MonitorStream stream{"far:3200", decoder, [this] { return now; }};
  std::vector<float> places;
};

RemoteServer::Options options(int port)
{
  RemoteServer::Options options;
  options.address.port = port;
  options.firstRetry = options.longestRetry = 0.02;
  return options;
}

bool has(const Diagnostics& log, std::string_view text)
{
  return std::ranges::any_of(log, [&](const Diagnostic& each) { return each.message.find(text) != std::string::npos; });
}

} // namespace

class RemoteServerTest : public QObject
{
  Q_OBJECT

private slots:
  void framesComeInOrder();
  void messagesInPiecesAreJoined();
  void commandsGoOutFramed();
  void aDamagedMessageIsToldOnce();
  void whatIsNoMonitorPortIsSaid();
  void impossibleLengthsEndTheConnection();
  void nobodyThereIsSaid();
  void silenceEndsOnlyConnecting();
  void aServerThatDoesNotReadCostsNothing();

  void aServerThatComesBackIsShownAgain();
  void commandsReachARealServer();
  void withoutAConnectionCommandsAreNotKept();
  void unknownHostsAreSaid();
  void itEndsAtOnce();
};

void RemoteServerTest::framesComeInOrder()
{
  Watching w;
  QVERIFY(w.comes());
  w.server.say(full(1));
  w.server.say(diff(2));
  w.server.say(diff(3));
  QVERIFY(w.until([&] { return w.places.size() == 3; }));
  QCOMPARE(w.places, (std::vector<float>{1, 2, 3}));
  QCOMPARE(w.stream.state(), MonitorStream::State::Live);
  w.now += 4;
  QCOMPARE(w.stream.silence(), 4.0);
  w.server.hangUp();
  QVERIFY(w.ends());
  QCOMPARE(w.stream.problem().english(), "far:3200 has closed the connection");
}

void RemoteServerTest::messagesInPiecesAreJoined()
{
  Watching w;
  QVERIFY(w.comes());
  const std::string bytes = framed(full(1)) + framed(std::string()) + framed(diff(2));
  for(const char byte : bytes)
  {
    w.server.write({&byte, 1});
    w.turn();
  }
  QVERIFY(w.until([&] { return w.places.size() == 2; }));
}

void RemoteServerTest::commandsGoOutFramed()
{
  Watching w;
  QVERIFY(!w.stream.send("(kickOff Left)").empty()); // Not connected yet.
  QVERIFY(w.comes());
  QVERIFY(w.stream.send("(kickOff Left)").empty());
  QVERIFY(w.stream.send("(dropBall)").empty());
  std::string heard;
  QVERIFY(w.until([&] { return (heard += w.server.heard()).size() >= 32; }));
  QCOMPARE(heard, framed("(kickOff Left)") + framed("(dropBall)"));
  QCOMPARE(w.stream.send(std::string(100'000, '(')).english(), "a command of 100000 bytes is too long to be sent");
}

void RemoteServerTest::aDamagedMessageIsToldOnce()
{
  Watching w;
  QVERIFY(w.comes());
  w.server.say(full(1));
  w.server.say("((time 1))(RDS 0 1)((nd (SLT 1 0 nan)))");
  w.server.say("rubbish");
  w.server.say(diff(3));
  QVERIFY(w.until([&] { return w.places.size() == 2; }));
  QCOMPARE(w.places, (std::vector<float>{1, 3}));
  QCOMPARE(w.stream.damaged(), 2u);
  QVERIFY(w.stream.takeDamage().english().starts_with("far:3200 has sent a damaged message, which is left out: byte "));
  QVERIFY(w.stream.takeDamage().empty());
}

void RemoteServerTest::whatIsNoMonitorPortIsSaid()
{
  Watching w;
  QVERIFY(w.comes());
  for(int i = 0; i < 3; ++i)
    w.server.say("(time (now 0.02))(GS (t 0)(pm BeforeKickOff))"); // Of an agent port.
  QVERIFY(w.ends());
  QVERIFY(w.stream.problem().english().starts_with("far:3200 sends no messages for monitors: byte "));
}

void RemoteServerTest::impossibleLengthsEndTheConnection()
{
  for(const std::string& start : {std::string("\xff\xff\xff\xff"), std::string("HTTP/1.1 400"), std::string("\0\x20\0\0", 4)})
  {
    Watching w;
    QVERIFY(w.comes());
    w.server.write(start + std::string(1'000'000, 'x'));
    QVERIFY(w.ends());
    QCOMPARE(w.stream.problem().english(), "far:3200 announces a message that is too long");
    QVERIFY(w.places.empty());
  }
}

void RemoteServerTest::nobodyThereIsSaid()
{
  Watching w;
  w.server.close();
  QVERIFY(w.until([&] { return w.stream.state() != MonitorStream::State::Connecting; }));
  if(w.stream.state() != MonitorStream::State::Ended) // It was quicker.
    QVERIFY(w.ends());
  QVERIFY(!w.stream.problem().empty());
}

void RemoteServerTest::silenceEndsOnlyConnecting()
{
  Watching w;
  w.now += MonitorStream::longestConnecting + 1;
  w.stream.serve(0, [](const FramePtr&) {});
  QCOMPARE(w.stream.problem().english(), "no connection to far:3200 within 10 s");

  Watching connected; // A paused server says nothing for hours.
  QVERIFY(connected.comes());
  connected.server.say(full(1));
  QVERIFY(connected.until([&] { return connected.places.size() == 1; }));
  connected.now += 100'000;
  connected.turn();
  QCOMPARE(connected.stream.state(), MonitorStream::State::Live);
}

void RemoteServerTest::aServerThatDoesNotReadCostsNothing()
{
  Watching w;
  QVERIFY(w.comes());
  const std::string command(60'000, 'x');
  int sent = 0;
  while(w.stream.send(command).empty() && sent < 1000)
    ++sent;
  QVERIFY(sent > 2 && sent < 1000);
  QVERIFY(w.stream.send(command).english().starts_with("not connected"));
}

void RemoteServerTest::aServerThatComesBackIsShownAgain()
{
  HandServer server;
  const int port = server.port();
  std::vector<float> heard;
  RemoteServer::Options watched = options(port);
  watched.listener = [&](const FramePtr& frame) { heard.push_back(frame->local[0](0, 3)); };
  Diagnostics log;
  {
    RemoteServer remote(watched);
    QCOMPARE(remote.state().sentence.english(), "connecting to 127.0.0.1:" + std::to_string(port));
    QVERIFY(!remote.frame());
    QTRY_VERIFY(server.accept());
    server.say(full(1));
    QTRY_VERIFY(remote.frame());
    QTRY_COMPARE(remote.state().sentence.english(), "connected to 127.0.0.1:" + std::to_string(port));
    const FramePtr before = remote.frame();

    server.hangUp();
    server.close();
    QTRY_COMPARE(remote.state().phase, RemoteState::Phase::Connecting);
    QCOMPARE(remote.frame(), before); // The last picture stays.
    QTRY_VERIFY(remote.state().sentence.english().ends_with("; trying again"));
    QTest::qWait(100); // Some attempts.

    server.listen(port);
    QTRY_VERIFY(server.accept());
    server.say(full(2));
    QTRY_COMPARE(remote.state().phase, RemoteState::Phase::Live);
    QCOMPARE(remote.state().connections, 2);
    QTRY_VERIFY(remote.frame()->local[0](0, 3) == 2);
    QCOMPARE(remote.frame()->structure, before->structure); // The same scene: what was selected stays so.
    QVERIFY(remote.frame()->cycle > before->cycle);
    log = remote.takeLog();
  }
  QVERIFY(has(log, "has closed the connection"));
  QCOMPARE(std::ranges::count_if(log, [](const Diagnostic& each)
                                 { return each.message.starts_with("no connection to"); }), 1); // Of many attempts.
  QVERIFY(has(log, "connected to 127.0.0.1"));
}

void RemoteServerTest::commandsReachARealServer()
{
  HandServer server;
  RemoteServer remote(options(server.port()));
  QTRY_VERIFY(server.accept());
  server.say(full(1));
  QTRY_VERIFY(remote.frame());
  remote.command("(playMode PlayOn)");
  std::string heard;
  QTRY_COMPARE(heard += server.heard(), framed("(playMode PlayOn)"));
}

void RemoteServerTest::withoutAConnectionCommandsAreNotKept()
{
  HandServer server;
  const int port = server.port();
  server.close();
  RemoteServer remote(options(port));
  Diagnostics log;
  for(int i = 0; i < 5000; ++i)
    remote.command("(dropBall)");
  const auto told = [&]
  {
    std::ranges::move(remote.takeLog(), std::back_inserter(log));
    return has(log, "commands are not sent");
  };
  QTRY_VERIFY(told());
  server.listen(port);
  QTRY_VERIFY(server.accept());
  server.say(full(1));
  QTRY_VERIFY(remote.frame());
  remote.command("(kickOff Left)");
  std::string heard;
  QTRY_VERIFY((heard += server.heard()).ends_with("(kickOff Left)"));
  QVERIFY(!heard.starts_with(framed("(dropBall)") + framed("(dropBall)") + framed("(dropBall)")));
}

void RemoteServerTest::unknownHostsAreSaid()
{
  RemoteServer::Options wanted = options(1);
  wanted.address.host = "no host has this name";
  RemoteServer remote(wanted);
  QTRY_VERIFY(remote.state().sentence.english().starts_with("no address for host no host has this name: "));
  QTest::qWait(60);
  QCOMPARE(remote.takeLog().size(), 1u);
}

void RemoteServerTest::itEndsAtOnce()
{
  HandServer server;
  QElapsedTimer timer;
  timer.start();
  for(int i = 0; i < 20; ++i)
  {
    RemoteServer remote(options(server.port()));
  }
  QCOMPARE_LT(timer.elapsed(), 20000); // It waits for nothing.
}

QTEST_APPLESS_MAIN(RemoteServerTest)
#include "RemoteServerTest.moc"
