#include "WitnessSupport.h"

#include <QtTest>

#include <atomic>
#include <cmath>
#include <thread>

using namespace sparkwright;

/// Whatever a client sends, the server goes on and a well-behaved agent beside it notices nothing.
class BadFramesTest : public QObject
{
  Q_OBJECT

private slots:
  void rubbishOnTheWire_data();
  void rubbishOnTheWire();
  void rubbishFromAMonitor_data();
  void rubbishFromAMonitor();
  void tenThousandMessagesInOneSegment();
  void anAgentThatNeverReads();
  void aMonitorThatNeverReads();
  void twoHundredSilentConnections();
  void aFloodDoesNotStarveOthers();
  void aThousandMessagesInEachCycle();
  void twentyTwoLeaveAtOnce();
  void reconnectingInAStorm();
  void killedAgentsAreGone();
};

void BadFramesTest::rubbishOnTheWire_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<bool>("leaves");   // The client goes away afterwards.
  QTest::addColumn<bool>("isClosed"); // The server closes the connection.
  const auto row = [](const char* name, const std::string& bytes, bool leaves, bool isClosed)
  { QTest::newRow(name) << QByteArray::fromStdString(bytes) << leaves << isClosed; };
  row("length 0", prefix(0) + prefix(0), false, false);
  row("length 1 MiB + 1", prefix((1u << 20) + 1), false, true);
  row("length 0x80000000", prefix(0x80000000u), false, true);
  row("length 0xFFFFFFFF", prefix(0xFFFFFFFFu), false, true);
  row("half a prefix, then silence", std::string("\0\0", 2), false, false);
  row("half a prefix, then gone", std::string("\0\0", 2), true, false);
  row("half a message, then silence", prefix(100) + "(scene rsg/agent", false, false);
  row("half a message, then gone", prefix(100) + "(scene rsg/agent", true, false);
  row("text without prefix", "GET / HTTP/1.1\r\n\r\n", false, true);
  row("1 MiB of nothing", std::string(1u << 20, '\0'), false, false);
  row("a message of 1 MiB", framed(std::string(1u << 20, 'x')), false, false);
  row("1 MiB message of parentheses", framed(std::string(1u << 20, '(')), false, false);
}

void BadFramesTest::rubbishOnTheWire()
{
  QFETCH(const QByteArray, bytes);
  QFETCH(const bool, leaves);
  QFETCH(const bool, isClosed);
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 5));
  TestClient bad(server.agentPort());
  QVERIFY(goesOn(good, 3)); // Sync mode: it is accepted meanwhile.
  bad.raw(bytes.toStdString());
  if(leaves)
    bad.close();
  QVERIFY(goesOn(good));
  if(isClosed)
    QVERIFY(bad.closedByServer());
  else if(!leaves)
    QVERIFY(bad.silentFor(0.05));
  QVERIFY(goesOn(good));
  QTRY_COMPARE(server.net().connections().size(), std::size_t(leaves || isClosed ? 1 : 2));
}

void BadFramesTest::rubbishFromAMonitor_data()
{
  rubbishOnTheWire_data();
  for(const char* text :
      {"(", "((()", ")))", "(foo)", "(init)", "(ball)", "(agent)", "(ball (pos nan inf 1e999))",
       "(agent (unum 2)(team Left)(move 1 1 0.4))", "(score (left x))", "(kill)", "(select (unum 99))", "(playMode)",
       "(playMode nonsense)", "(time)", "(time nan)", "(kickOff left)"})
    QTest::newRow(text) << QByteArray::fromStdString(framed(text)) << false << false;
}

void BadFramesTest::rubbishFromAMonitor()
{
  QFETCH(const QByteArray, bytes);
  QFETCH(const bool, leaves);
  QFETCH(const bool, isClosed);
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 5));
  TestClient bad(server.monitorPort());
  QVERIFY(bad.receive());
  bad.raw(bytes.toStdString());
  if(leaves)
    bad.close();
  QVERIFY(goesOn(good));
  if(isClosed)
    QVERIFY(bad.closedByServer());
  else if(!leaves)
    QVERIFY(bad.receive());
  const FramePtr frame = server.frame();
  for(const Mat4f& pose : frame->local)
    QVERIFY(pose.allFinite());
  QVERIFY(goesOn(good));
}

void BadFramesTest::tenThousandMessagesInOneSegment()
{
  TestServer server;
  Squad both(server.agentPort());
  TestAgent& good = both.add("Red", 1);
  TestAgent& busy = both.add("Red", 2);
  QVERIFY(!good.percepts().empty() && !busy.percepts().empty());
  good.answer();
  busy.raw(repeated(framed("(he1 0)"), 10000) + framed("(he1 1)") + framed("(syn)"));
  both.cycle();
  both.cycle();
  const auto percepts = both.cycle();
  QVERIFY(jointAngle(percepts[1], "hj1") > 1); // The last one, and all in one cycle.
  QTRY_VERIFY(server.net().connections()[1].messages >= 10000);
}

void BadFramesTest::anAgentThatNeverReads()
{
  TestServer::Options options;
  options.sync = false;
  TestServer server(options);
  TestAgent deaf(server.agentPort(), "Red", 2);
  deaf.send("(init (unum 2)(teamname Red))");
  TestAgent good(server.agentPort(), "Red", 1);
  for(int i = 0; i < 3000; ++i)
    QVERIFY(!good.percepts().empty());
  QVERIFY(server.running());
}

void BadFramesTest::aMonitorThatNeverReads()
{
  TestServer server;
  TestClient deaf(server.monitorPort()), reading(server.monitorPort());
  TestAgent good(server.agentPort(), "Red", 1);
  for(int i = 0; i < 3000; ++i)
  {
    QVERIFY(goesOn(good, 1));
    if(i % 2 == 0)
      QVERIFY(reading.receive());
  }
  deaf.send("(playMode PlayOn)"); // A trainer that only talks is heard.
  QVERIFY(goesOn(good, 50));
  QCOMPARE(server.frame()->game.mode, std::string("PlayOn"));
}

void BadFramesTest::twoHundredSilentConnections()
{
  TestServer server;
  std::vector<std::unique_ptr<TestClient>> silent;
  for(int i = 0; i < 100; ++i)
  {
    silent.push_back(std::make_unique<TestClient>(server.agentPort()));
    silent.push_back(std::make_unique<TestClient>(server.monitorPort()));
  }
  for(const auto& client : silent)
    QVERIFY(client->connected());
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 30));
  QTRY_COMPARE(server.net().connections().size(), std::size_t(201));
  silent.clear();
  QVERIFY(goesOn(good, 30));
  QTRY_COMPARE(server.net().connections().size(), std::size_t(1));
}

void BadFramesTest::aFloodDoesNotStarveOthers()
{
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 5));
  std::atomic<bool> over = false;
  std::thread flood(
      [&]
      {
        TestClient bad(server.agentPort());
        const std::string stream = repeated(framed("(nonsense 1 2 3)"), 5000);
        while(!over)
          bad.raw(stream);
      });
  const double start = steadyClock()();
  QVERIFY(goesOn(good, 100));
  const double seconds = steadyClock()() - start;
  over = true;
  flood.join();
  QVERIFY2(seconds < 20, qPrintable(QString::number(seconds)));
}

void BadFramesTest::aThousandMessagesInEachCycle()
{
  const std::vector<std::string> quiet = witnessed("");
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  Squad both(server.agentPort());
  both.add("Red", 1);
  both.add("Blue", 2);
  const double before = memoryMiB();
  for(std::size_t i = 0; i < quiet.size(); ++i)
  {
    both[1].raw(repeated(framed("(nonsense 1)"), 1000)); // The percepts wait meanwhile.
    QCOMPARE(both.cycle().front(), quiet[i]);
  }
  for(int i = 0; i < 200; ++i)
  {
    both[1].raw(repeated(framed("(nonsense 1)"), 1000));
    QVERIFY(has(both.cycle().front(), "(time (now "));
  }
  QVERIFY2(memoryMiB() < before + 20, qPrintable(QString::number(memoryMiB() - before)));
}

void BadFramesTest::twentyTwoLeaveAtOnce()
{
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 5));
  std::vector<std::unique_ptr<TestAgent>> others;
  for(int i = 0; i < 22; ++i)
  {
    others.push_back(std::make_unique<TestAgent>(server.agentPort(), "Blue", i + 1, i % 5));
    others.back()->send("(init (unum 0)(teamname Blue))(syn)");
    for(int k = 0; k < 3; ++k)
    {
      good.percepts();
      good.answer();
      for(const auto& other : others)
        other->send("(syn)"); // Ahead of the percepts, so that nobody is waited for.
    }
  }
  QTRY_COMPARE(server.net().connections().size(), std::size_t(23));
  others.clear();
  for(int i = 0; i < 30; ++i)
  {
    QVERIFY(has(good.percepts(), "(time (now "));
    good.answer();
  }
  QTRY_COMPARE(server.net().connections().size(), std::size_t(1));
  QCOMPARE(server.frame()->agents.size(), std::size_t(1));
  const FramePtr frame = server.frame();
  for(const Mat4f& pose : frame->local)
    QVERIFY(pose.allFinite());
  TestAgent again(server.agentPort(), "Blue", 1); // Numbers and types are free again.
  QVERIFY(receiveBeside(good, again));
  again.answer();
  QVERIFY(receiveBeside(good, again));
  QCOMPARE(server.frame()->agents.back().unum, 1);
}

void BadFramesTest::reconnectingInAStorm()
{
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 5));
  const double before = memoryMiB();
  for(int i = 0; i < 500; ++i)
  {
    TestClient agent(server.agentPort()), monitor(server.monitorPort());
    if(i % 3 == 0)
      agent.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    else if(i % 3 == 1)
      agent.raw(prefix(77) + "(sce");
    if(i % 5 == 0)
      QVERIFY(has(good.percepts(), "(time (now "));
    if(i % 5 == 0)
      good.answer();
  }
  for(int i = 0; i < 20; ++i)
  {
    QVERIFY(has(good.percepts(), "(time (now "));
    good.answer();
  }
  QTRY_COMPARE(server.net().connections().size(), std::size_t(1));
  QCOMPARE(server.frame()->agents.size(), std::size_t(1));
  QVERIFY2(memoryMiB() < before + 60, qPrintable(QString::number(memoryMiB() - before)));
}

void BadFramesTest::killedAgentsAreGone()
{
  TestServer server;
  Squad both(server.agentPort());
  TestAgent& good = both.add("Red", 1);
  TestAgent& bad = both.add("Blue", 3);
  TestClient trainer(server.monitorPort());
  QVERIFY(trainer.receive());
  trainer.send("(kill (unum 3)(team Right))");
  QVERIFY(bad.closedByServer());
  for(int i = 0; i < 10; ++i) // Nobody waits for it, and its robot has left.
  {
    QVERIFY(has(good.percepts(), "(time (now "));
    good.answer();
  }
  QCOMPARE(server.frame()->agents.size(), std::size_t(1));
  TestAgent again(server.agentPort(), "Blue", 3);
  QVERIFY(receiveBeside(good, again));
  again.answer();
  QVERIFY(receiveBeside(good, again));
  QCOMPARE(server.frame()->agents.back().unum, 3);
}

QTEST_APPLESS_MAIN(BadFramesTest)
#include "BadFramesTest.moc"
