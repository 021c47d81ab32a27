#include "MatchServerSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;

namespace
{

/// The number behind the first word of a message.
long firstNumber(const std::string& message)
{
  const std::size_t at = message.find(' ');
  return at == std::string::npos ? -1 : std::atol(message.c_str() + at);
}

/// A match in play, with two strategies that answer when told.
struct PlayedMatch : MatchServer
{
  explicit PlayedMatch(Overrides overrides = {}, bool untilPlay = true)
      : MatchServer(std::move(overrides)), blue(enter("strategy", "(side blue)")), yellow(enter("strategy", "(side yellow)"))
  {
    playing = untilPlay && untilState(MatchState::Normal);
  }

  /// A strategy answers the newest frame, once.
  static void answer(MatchClient& strategy, long& answered)
  {
    const long frame = firstNumber(strategy.lastOf("(frame "));
    if(frame > answered)
      strategy.say("(wheels " + std::to_string(answered = frame) + " (10 10) (5 -5))");
  }

  MatchClient& blue;
  MatchClient& yellow;
  bool playing = false;
};

} // namespace

/// Programs at the port of a match do no harm to it, whatever they send.
class MatchServerTest : public QObject
{
  Q_OBJECT

private slots:
  void wheelsTurn()
  {
    PlayedMatch match;
    QVERIFY(match.playing);
    match.blue.say("(wheels 1 (33 -20))");
    QVERIFY(match.until([&] { return match.game().robot(Side::Blue, 0)->left() == 33; }));
    QCOMPARE(match.game().robot(Side::Blue, 0)->right(), -20.0);
  }

  void tooLongAMessageEndsItsConnection_data()
  {
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("ends");
    QTest::newRow("256 KiB") << (256 << 10) << false;
    QTest::newRow("256 KiB + 1") << (256 << 10) + 1 << true;
    QTest::newRow("1 MiB") << (1 << 20) << true;
  }
  void tooLongAMessageEndsItsConnection()
  {
    QFETCH(int, length);
    QFETCH(bool, ends);
    PlayedMatch match;
    QVERIFY(match.playing);
    const std::string bytes = framed(std::string(static_cast<std::size_t>(length), 'x'));
    constexpr std::size_t part = 60000;
    for(std::size_t at = 0; at < bytes.size(); at += part)
    {
      match.blue.write(std::string_view(bytes).substr(at, part));
      match.turns(2);
    }
    if(ends)
    {
      QVERIFY(match.until([&] { return match.blue.isCut(); }));
      QVERIFY(match.until([&] { return match.machine().state() == MatchState::Pause; }));
    }
    else
      QVERIFY(match.until([&] { return match.logs("unknown message"); }));
    QCOMPARE(match.blue.isCut(), ends);
    const std::size_t before = match.yellow.heardOf("(frame ").size();
    QVERIFY(match.until([&] { return match.yellow.heardOf("(frame ").size() > before + 3; }));
  }

  /// The length is announced, or half of the message is there, and then nothing comes any more.
  void aStallInAMessageHoldsNobodyUp()
  {
    PlayedMatch match;
    QVERIFY(match.playing);
    const std::string message = framed("(wheels 1 (44 44))");
    for(std::size_t cut : {std::size_t(2), std::size_t(4), message.size() / 2})
    {
      match.blue.write(message.substr(0, cut));
      const long before = match.world.cycles();
      QVERIFY(match.until([&] { return match.world.cycles() > before + 5; }));
      match.blue.write(message.substr(cut));
      QVERIFY(match.until([&] { return match.game().robot(Side::Blue, 0)->left() == 44; }));
      match.blue.say("(wheels 1 (0 0))");
      QVERIFY(match.until([&] { return match.game().robot(Side::Blue, 0)->left() == 0; }));
    }
  }

  void garbageIsToldAndPlayGoesOn_data()
  {
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("words") << QByteArray("hello");
    QTest::newRow("zeros") << QByteArray(20, '\0');
    QTest::newRow("not UTF-8") << QByteArray("(wheels \xff\xfe (1 1))");
    QTest::newRow("brackets") << QByteArray(2000, '(');
    QTest::newRow("unclosed") << QByteArray("(wheels 3 (1 2");
    QTest::newRow("half a wheel") << QByteArray("(wheels 3 (1))");
    QTest::newRow("of another role") << QByteArray("(ref confirm)");
    QTest::newRow("of the server") << QByteArray("(frame 3)");
    QTest::newRow("wrong request") << QByteArray("(targets 999 (1 1 1))");
    QTest::newRow("negative frame") << QByteArray("(wheels -1 (1 1))");
  }
  void garbageIsToldAndPlayGoesOn()
  {
    QFETCH(QByteArray, message);
    PlayedMatch match;
    QVERIFY(match.playing);
    match.logged.clear();
    for(int i = 0; i < 30; ++i)
      match.blue.say(message.toStdString());
    match.blue.say("(wheels 1 (21 21))");
    QVERIFY(match.until([&] { return match.game().robot(Side::Blue, 0)->left() == 21; }));
    QVERIFY(!match.logged.empty());
    QVERIFY2(match.logged.size() <= 12, "the log is flooded");
    QVERIFY(match.logs("further faults"));
    QVERIFY(!match.blue.isCut());
  }

  void nothingCountsBeforeALogin()
  {
    MatchServer server;
    MatchClient& stranger = server.come("(wheels 1 (1 1))");
    stranger.say("(ref start)");
    stranger.say("(rate 10)");
    QVERIFY(server.until([&] { return server.logs("the first message must be a login"); }));
    server.turns(10);
    QVERIFY(stranger.heard().empty());
    stranger.say("(login (role display) (proto 1) (name \"late\"))");
    QVERIFY(server.until([&] { return stranger.hasHeard("(full "); }));
  }

  /// Whoever does not read loses frames; nobody waits, and the memory of the server does not grow.
  void aClientThatNeverReadsIsLeftBehind()
  {
    PlayedMatch match;
    QVERIFY(match.playing);
    MatchClient& deaf = match.come("(login (role display) (proto 1) (name \"deaf\"))", true);
    MatchClient& display = match.enter("display");
    const auto dropped = [&]
    {
      long count = 0;
      for(const ConnectionInfo& one : match.net->connections())
        if(one.address == deaf.address())
          count = static_cast<long>(one.dropped);
      return count;
    };
    const auto othersRead = [&]
    {
      for(MatchClient* const reader : {&display, &match.yellow, &match.blue})
        reader->heard();
      return dropped() > 20;
    };
    bool left = false; // The buffers of the system take thousands of frames.
    for(int patience = 0; patience < 6 && !left; ++patience)
      left = match.until(othersRead);
    QVERIFY(left);
    QVERIFY(!deaf.isCut());
    QVERIFY(display.heardOf("(full ").size() > 20);
    const std::vector<std::string> late = deaf.heardOf("(full "); // Reads at last: whole messages.
    QVERIFY(!late.empty());
    for(const std::string& one : late)
      QVERIFY(one.ends_with(')'));
    const std::size_t before = late.size();
    QVERIFY(match.until([&] { return deaf.heardOf("(full ").size() > before + 3; }));
  }

  void displaysChooseTheirRate_data()
  {
    QTest::addColumn<int>("rate");
    QTest::addColumn<int>("every");
    QTest::newRow("50") << 50 << 1;
    QTest::newRow("25") << 25 << 2;
    QTest::newRow("10") << 10 << 5;
  }
  void displaysChooseTheirRate()
  {
    QFETCH(int, rate);
    QFETCH(int, every);
    MatchServer server;
    MatchClient& display = server.enter("display");
    display.say("(rate " + std::to_string(rate) + ")");
    display.say("(ping 1)");
    QVERIFY(server.until([&] { return display.hasHeard("(pong 1"); }));
    const std::size_t before = display.heardOf("(full ").size();
    QVERIFY(server.until([&] { return display.heardOf("(full ").size() > before + 10; }));
    const std::vector<std::string> frames = display.heardOf("(full ");
    for(std::size_t i = before + 2; i < frames.size(); ++i)
      QCOMPARE(firstNumber(frames[i]) - firstNumber(frames[i - 1]), static_cast<long>(every));
  }

  void lockStepWaitsForASlowStrategy()
  {
    PlayedMatch match(MatchServer::Overrides{{"Simurosot.NetworkLockStep", "true"}, {"Simurosot.NetworkLockStepSeconds", "1"},
                                             {"Simurosot.MatchQuerySeconds", "0.1"}}, false);
    long blue = 0, yellow = 0;
    QVERIFY(match.until([&] {
      match.now += 1.1; // For nothing.
      match.turns(2);
      return match.machine().state() == MatchState::Normal;
    }));
    match.turns(10);
    long cycles = match.world.cycles();
    PlayedMatch::answer(match.blue, blue);
    match.turns(20);
    QCOMPARE(match.world.cycles(), cycles);
    PlayedMatch::answer(match.yellow, yellow);
    QVERIFY(match.until([&] { return match.world.cycles() == cycles + 1; }));
    match.turns(20);
    QCOMPARE(match.world.cycles(), cycles + 1); // One frame for each pair of answers.

    for(int i = 0; i < 30; ++i) // Whoever answers at once is waited for no longer.
    {
      cycles = match.world.cycles();
      QVERIFY(match.until([&] { PlayedMatch::answer(match.blue, blue); PlayedMatch::answer(match.yellow, yellow);
                                return match.world.cycles() > cycles; }));
    }
    // One does not answer: after a second it goes on without.
    match.turns(20);
    QVERIFY(match.until([&] { PlayedMatch::answer(match.blue, blue); return blue == match.world.cycles(); }));
    cycles = match.world.cycles();
    match.now += 0.9;
    match.turns(20);
    QCOMPARE(match.world.cycles(), cycles);
    match.now += 0.2;
    match.turns(20);
    QCOMPARE(match.world.cycles(), cycles + 1);
    match.yellow.leave(); // Nobody waits for those who are gone.
    QVERIFY(match.until([&] { return match.machine().state() == MatchState::Pause; }));
    cycles = match.world.cycles();
    QVERIFY(match.until([&] { PlayedMatch::answer(match.blue, blue); return match.world.cycles() > cycles + 5; }));
  }
};

QTEST_APPLESS_MAIN(MatchServerTest)
#include "MatchServerTest.moc"
