#include "app/strategy/bridge/BridgeRun.h"
#include "core/record/proto/ProtoReader.h"
#include "core/record/proto/ProtoWriter.h"

#include <QtTest>

#include <arpa/inet.h>
#include <sstream>
#include <sys/socket.h>

using namespace sparkwright;
using namespace sparkwright::strategy;

namespace
{

/// A program of another platform: a UDP socket.
class ForeignClient
{
public:
  ForeignClient() { opened_ = port_.open("127.0.0.1", 0).empty(); }
  bool isOpen() const { return opened_; }
  int port() const { return port_.port(); }
  void say(int to, std::string_view text)
  {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(to));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    (void)::sendto(port_.descriptor(), text.data(), text.size(), 0, reinterpret_cast<const sockaddr*>(&address),
                   sizeof address);
  }
  /// The newest datagram that has come since the last call; empty: none.
  std::string heard()
  {
    std::string newest;
    while(const auto datagram = port_.receive())
    {
      newest = datagram->bytes;
      if(first.empty())
        first = newest;
    }
    return newest;
  }
  std::string first; ///< That it has heard.

private:
  DatagramPort port_;
  bool opened_ = false;
};

/// A server with a match, as a process.
class Match
{
public:
  explicit Match(const QString& setUp)
  {
    process_.setProcessChannelMode(QProcess::MergedChannels);
    process_.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                   {setUp, "--agent-port", "0", "--monitor-port", "0", "--game-port", "0", "--data",
                    SPARKWRIGHT_SOURCE_DIR "/resources"});
    for(int i = 0; i < 100 && port_ == 0 && process_.state() != QProcess::NotRunning; ++i)
    {
      process_.waitForReadyRead(200);
      said_ += QString::fromUtf8(process_.readAll());
      static const QRegularExpression place(QStringLiteral("game: 127.0.0.1:(\\d+)"));
      port_ = place.match(said_).captured(1).toInt();
    }
  }
  ~Match()
  {
    process_.kill();
    process_.waitForFinished();
  }
  int port() const { return port_; }
  QString said() const { return said_; }

private:
  QProcess process_;
  QString said_;
  int port_ = 0;
};

BridgeOptions optionsFor(const Match& match)
{
  BridgeOptions options;
  options.port = match.port();
  return options;
}

double ballX(const std::string& environment)
{
  double x = 1e9;
  for(proto::ProtoReader in(environment); in.next();)
    if(in.field() == 2)
      for(proto::ProtoReader frame = in.message(); frame.next();)
        if(frame.field() == 1)
        {
          x = 0;
          for(proto::ProtoReader ball = frame.message(); ball.next();)
            if(ball.field() == 1)
              x = ball.number();
        }
  return x;
}

std::string firaPacket(int robots, double speed, std::optional<double> ball = {}, std::vector<int> sides = {0, 1})
{
  std::string bytes;
  proto::ProtoWriter writer(bytes);
  writer.message(1,
                 [&](proto::ProtoWriter& commands)
                 {
                   for(const int yellow : sides)
                     for(int i = 0; i < robots; ++i)
                       commands.message(1,
                                        [&](proto::ProtoWriter& one)
                                        {
                                          one.whole(1, i);
                                          one.whole(2, yellow);
                                          one.number(6, speed);
                                          one.number(7, speed);
                                        });
                 });
  if(ball)
    writer.message(2, [&](proto::ProtoWriter& replace)
                   { replace.message(1, [&](proto::ProtoWriter& at) { at.number(1, *ball); }); });
  return bytes;
}

/// Turns the bridge until something holds, at most 20 s.
template <class Condition>
bool turnUntil(BridgeRun& run, Condition&& holds)
{
  QElapsedTimer clock;
  clock.start();
  while(clock.elapsed() < 20000)
  {
    run.turn(0.02);
    if(holds())
      return true;
  }
  return false;
}

} // namespace

/// Programs of other platforms play a match through the bridge.
class BridgedMatchTest : public QObject
{
  Q_OBJECT

private slots:
  void historicClientsPlay()
  {
    const Match match("setups/simurosot_large.rb");
    QVERIFY2(match.port() > 0, qPrintable(match.said()));
    BridgeOptions options = optionsFor(match);
    options.legacyPort = 0;
    std::ostringstream log;
    BridgeRun run(options, steadyClock(), log);
    QVERIFY(run.open().empty());
    ForeignClient left, right, third;
    QVERIFY(left.isOpen() && right.isOpen() && third.isOpen());
    const int port = run.legacy().port();
    left.say(port, "(init Tigers (version 4.00))");
    right.say(port, std::string(60000, '(')); // Nothing comes of it.
    QVERIFY(turnUntil(run, [&] { return left.heard().starts_with("(see "); }));
    QVERIFY2(left.first.starts_with("(init l "), left.first.c_str());
    right.say(port, "(init Bears (version 4.00))");
    QVERIFY(turnUntil(run, [&] { return right.heard().starts_with("(see "); }));
    QVERIFY2(right.first.starts_with("(init r "), right.first.c_str());
    third.say(port, "(init Late (version 4.00))");
    // Its robot 1 goes forward: it moves in the picture once the match has begun.
    std::string before, now;
    const auto placeOf = [](const std::string& see)
    { return see.substr(see.find("(player left 1)"), see.find("((player left 2)") - see.find("(player left 1)")); };
    const bool moved = turnUntil(run,
                                 [&]
                                 {
                                   left.say(port, "((player left 1) 60 60)");
                                   right.say(port, "((player right 1) 0 0) ((player left 1) -125 -125)");
                                   if(const std::string seen = left.heard(); seen.starts_with("(see "))
                                     now = placeOf(seen);
                                   if(before.empty())
                                     before = now;
                                   return log.str().find("yellow is led by Tigers") != std::string::npos &&
                                          log.str().find("blue is led by Bears") != std::string::npos && now != before;
                                 });
    QVERIFY2(moved, (log.str() + before + now).c_str());
    QVERIFY(third.heard().empty());
    run.close();
  }

  void clientsOfFirasimPlayAndPlaceTheBall()
  {
    const Match match("setups/simurosot_middle.rb");
    QVERIFY2(match.port() > 0, qPrintable(match.said()));
    ForeignClient client;
    BridgeOptions options = optionsFor(match);
    options.firaPort = 0;
    options.statePort = client.port();
    std::ostringstream log;
    BridgeRun run(options, steadyClock(), log);
    QVERIFY(run.open().empty());
    const int port = run.fira().port();
    std::string state;
    QVERIFY(turnUntil(run,
                      [&]
                      {
                        state = client.heard();
                        return !state.empty();
                      }));
    QVERIFY(std::abs(ballX(state)) < 0.01);
    client.say(port, "\xff\xff\xff");        // Nothing comes of it.
    client.say(port, firaPacket(0, 0, 0.4)); // Before the match begins.
    QVERIFY(turnUntil(run,
                      [&]
                      {
                        if(const std::string seen = client.heard(); !seen.empty())
                          state = seen;
                        return std::abs(ballX(state) - 0.4) < 0.01;
                      }));
    QVERIFY2(turnUntil(run,
                       [&]
                       {
                         client.say(port, firaPacket(5, 10));
                         return log.str().find("blue is led by") != std::string::npos &&
                                log.str().find("yellow is led by") != std::string::npos;
                       }),
             log.str().c_str());
    run.close();
  }

  void aSingleClientOfFirasimDrives()
  {
    const Match match("setups/simurosot_middle.rb");
    QVERIFY2(match.port() > 0, qPrintable(match.said()));
    ForeignClient client;
    BridgeOptions options = optionsFor(match);
    options.firaPort = 0;
    options.statePort = client.port();
    std::ostringstream log;
    BridgeRun run(options, steadyClock(), log);
    QVERIFY(run.open().empty());
    const auto says = [&](const char* words) { return log.str().find(words) != std::string::npos; };
    const int port = run.fira().port();
    const bool plays = turnUntil(run,
                                 [&]
                                 {
                                   client.say(port, firaPacket(5, 10, {}, {0}));
                                   return says("blue is led by FIRASim client") && says("play is on");
                                 });
    QVERIFY2(plays, log.str().c_str());
    QVERIFY2(says("yellow stands, so that play begins: nobody leads it"), log.str().c_str());
    // Somebody comes for the other side, and leads it.
    ForeignClient second;
    for(int i = 0; i < 20; ++i)
    {
      second.say(port, firaPacket(5, 10, {}, {1}));
      client.say(port, firaPacket(5, 10, {}, {0}));
      run.turn(0.02);
    }
    QVERIFY2(!says("gets no commands") && !says("refuses"), log.str().c_str());
    run.close();
  }

  void withBothWantedOneWaits()
  {
    const Match match("setups/simurosot_middle.rb");
    QVERIFY2(match.port() > 0, qPrintable(match.said()));
    ForeignClient client;
    BridgeOptions options = optionsFor(match);
    options.firaPort = 0;
    options.statePort = client.port();
    options.waitForBoth = true;
    std::ostringstream log;
    BridgeRun run(options, steadyClock(), log);
    QVERIFY(run.open().empty());
    const auto says = [&](const char* words) { return log.str().find(words) != std::string::npos; };
    QVERIFY2(turnUntil(run,
                       [&]
                       {
                         client.say(run.fira().port(), firaPacket(5, 10, {}, {1}));
                         return says("waiting for somebody who leads blue: play begins with both sides") &&
                                says("the match has not begun: it begins when both sides are led, or by (start)");
                       }),
             log.str().c_str());
    QVERIFY2(!says("stands"), log.str().c_str());
    run.close();
  }

  void whatCannotBeOpenedIsTold()
  {
    std::ostringstream log;
    BridgeOptions options;
    options.firaPort = 0;
    options.stateHost = "somewhere";
    QVERIFY(!BridgeRun(options, steadyClock(), log).open().empty());
    ForeignClient other;
    options.stateHost = "127.0.0.1";
    options.firaPort = other.port();
    QVERIFY(!BridgeRun(options, steadyClock(), log).open().empty());
  }

  void optionsAreChecked()
  {
    BridgeOptions options;
    QVERIFY(!parseBridgeOptions({}, options).empty());
    const std::vector<std::string> good{"--legacy",        "--firasim=20012", "--state",
                                        "224.0.0.1:10002", "--wait-for-both", "--server", "[::1]:7656"};
    QVERIFY(parseBridgeOptions(good, options).empty());
    QVERIFY(options.waitForBoth);
    QCOMPARE(options.host, std::string("::1"));
    QCOMPARE(options.legacyPort, 6000);
    QCOMPARE(options.firaPort, 20012);
    QCOMPARE(options.stateHost, std::string("224.0.0.1"));
    const std::vector<std::string> bad{"--legacy=99999"};
    QVERIFY(!parseBridgeOptions(bad, options).empty());
  }
};

QTEST_GUILESS_MAIN(BridgedMatchTest)
#include "BridgedMatchTest.moc"
