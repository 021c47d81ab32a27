#include "ClientSupport.h"
#include "ServerSupport.h"

#include <QtTest>

#include <atomic>
#include <cmath>
#include <thread>

using namespace sparkwright;

namespace
{

std::string repeated(const std::string& text, int count)
{
  std::string out;
  for(int i = 0; i < count; ++i)
    out += text;
  return out;
}

std::string framed(const std::string& text)
{
  return prefix(static_cast<std::uint32_t>(text.size())) + text;
}

bool has(const std::string& text, const std::string& part)
{
  return text.find(part) != std::string::npos;
}

} // namespace

/// Whatever a client sends, the server goes on and a well-behaved agent beside it notices nothing.
class BadInputTest : public QObject
{
  Q_OBJECT

private slots:
  void rubbishOnTheWire_data();
  void rubbishOnTheWire();
  void rubbishFromAMonitor_data();
  void rubbishFromAMonitor();
  void rubbishInAMessage_data();
  void rubbishInAMessage();
  void jointSpeedsThatAreNoNumbers_data();
  void jointSpeedsThatAreNoNumbers();
  void scenesThatDoNotExist_data();
  void scenesThatDoNotExist();
  void initTwiceCountsOnce();
  void tenThousandMessagesInOneSegment();
  void anAgentThatNeverReads();
  void aMonitorThatNeverReads();
  void twoHundredSilentConnections();
  void aFloodDoesNotStarveOthers();

private:
  static void checkGoesOn(TestAgent& agent, int cycles = 20);
};

/// The other client: every message comes, and its robot does what it is told.
void BadInputTest::checkGoesOn(TestAgent& agent, int cycles)
{
  for(int i = 0; i < cycles; ++i)
  {
    const std::string percepts = agent.percepts();
    QVERIFY2(has(percepts, "(time (now "), "no percepts for the other agent");
    QVERIFY(std::abs(jointAngle(percepts, "hj1")) < 5);
    agent.answer();
  }
}

void BadInputTest::rubbishOnTheWire_data()
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
  row("1 MiB message of parentheses", framed(std::string(1u << 20, '(')), false, false);
}

void BadInputTest::rubbishOnTheWire()
{
  QFETCH(const QByteArray, bytes);
  QFETCH(const bool, leaves);
  QFETCH(const bool, isClosed);
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  checkGoesOn(good, 5);
  TestClient bad(server.agentPort());
  checkGoesOn(good, 3); // Sync mode: it is accepted meanwhile.
  bad.raw(bytes.toStdString());
  if(leaves)
    bad.close();
  checkGoesOn(good);
  if(isClosed)
    QVERIFY(bad.closedByServer());
  else if(!leaves)
    QVERIFY(bad.silentFor(0.05));
  checkGoesOn(good);
  QTRY_COMPARE(server.net().connections().size(), std::size_t(leaves || isClosed ? 1 : 2));
}

void BadInputTest::rubbishFromAMonitor_data()
{
  rubbishOnTheWire_data();
  for(const char* text :
      {"(", "((()", ")))", "(foo)", "(init)", "(ball)", "(agent)", "(ball (pos nan inf 1e999))",
       "(agent (unum 2)(team Left)(move 1 1 0.4))", "(score (left x))", "(kill)", "(select (unum 99))", "(playMode)",
       "(playMode nonsense)", "(time)", "(time nan)", "(kickOff left)"})
    QTest::newRow(text) << QByteArray::fromStdString(framed(text)) << false << false;
}

void BadInputTest::rubbishFromAMonitor()
{
  QFETCH(const QByteArray, bytes);
  QFETCH(const bool, leaves);
  QFETCH(const bool, isClosed);
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  checkGoesOn(good, 5);
  TestClient bad(server.monitorPort());
  QVERIFY(bad.receive());
  bad.raw(bytes.toStdString());
  if(leaves)
    bad.close();
  checkGoesOn(good);
  if(isClosed)
    QVERIFY(bad.closedByServer());
  else if(!leaves)
    QVERIFY(bad.receive());
  const FramePtr frame = server.frame();
  for(const Mat4f& pose : frame->local)
    QVERIFY(pose.allFinite());
  checkGoesOn(good);
}

void BadInputTest::rubbishInAMessage_data()
{
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const std::string& message)
  { QTest::newRow(name) << QByteArray::fromStdString(message); };
  row("unbalanced, open", "(he1 1(((");
  row("unbalanced, closed", ")))(he1 1)");
  row("100,000 deep", repeated("(", 100000));
  row("100,000 deep and closed", repeated("(", 100000) + repeated(")", 100000));
  row("100,000 deep in an effector", "(he1 " + repeated("(a ", 100000));
  row("empty lists", "()()(())( )");
  row("100,000 empty lists", repeated("()", 100000));
  row("unknown effector", "(fly 1 2 3)(he99 1)(HE1 1)");
  row("atoms only", "he1 1 beam syn");
  row("list first", "((he1) 1)");
  row("missing values", "(he1)(beam)(beam 1 2)(say)(pass 1)(init (unum))");
  row("lists for values", "(he1 (1))(beam (1) (2) (3))(say (a))");
  row("quotes and comments", "(say \"a)(he1 'b ;c\n)");
  row("all bytes",
      []
      {
        std::string out;
        for(int i = 0; i < 256; ++i)
          out += static_cast<char>(i);
        return out;
      }());
  row("beam nowhere", "(beam nan 2 0)(beam inf 2 0)(beam 1 2 nan)(beam 1e308 1e308 1e308)");
  row("a long atom", "(say " + std::string(500000, 'a') + ")");
}

void BadInputTest::rubbishInAMessage()
{
  QFETCH(const QByteArray, message);
  TestServer server;
  Squad both(server.agentPort());
  TestAgent& good = both.add("Red", 1);
  TestAgent& bad = both.add("Red", 2);
  checkGoesOn(good, 1);
  QVERIFY(!bad.percepts().empty());
  bad.send(message.toStdString());
  bad.send("(syn)");
  for(int i = 0; i < 10; ++i) // Both go on; nothing of one message hangs over into the next.
  {
    const auto percepts = both.cycle();
    for(const std::string& text : percepts)
    {
      QVERIFY(has(text, "(GS "));
      QVERIFY2(!has(text, "nan") && !has(text, "inf"), text.c_str());
    }
  }
  QVERIFY(!bad.percepts().empty() && !good.percepts().empty());
  bad.answer("(he1 1)");
  good.answer();
  both.cycle();
  both.cycle();
  const auto percepts = both.cycle();
  QVERIFY(jointAngle(percepts[1], "hj1") > 1);
  QVERIFY(std::abs(jointAngle(percepts[0], "hj1")) < 1);
}

void BadInputTest::jointSpeedsThatAreNoNumbers_data()
{
  QTest::addColumn<QByteArray>("speed");
  for(const char* speed : {"nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1e999", "abc", "0x1p10000", "", "1e-320"})
    QTest::newRow(speed) << QByteArray(speed);
}

void BadInputTest::jointSpeedsThatAreNoNumbers()
{
  QFETCH(const QByteArray, speed);
  TestServer server;
  Squad both(server.agentPort());
  both.add("Red", 1);
  both.add("Blue", 1);
  const std::string command = "(he1 " + speed.toStdString() + ")(lle4 " + speed.toStdString() + ")";
  for(int i = 0; i < 30; ++i)
    for(const std::string& percepts : both.cycle({"", command}))
    {
      QVERIFY(has(percepts, "(time (now "));
      QVERIFY2(!has(percepts, "nan") && !has(percepts, "inf"), percepts.c_str());
      QVERIFY(std::abs(jointAngle(percepts, "hj1")) < 180);
    }
  for(const Mat4f& pose : server.frame()->local)
    QVERIFY(pose.allFinite());
}

void BadInputTest::scenesThatDoNotExist_data()
{
  QTest::addColumn<QByteArray>("scene");
  for(const char* scene : {"(scene)", "(scene rsg/agent/nao/missing.rsg)", "(scene ../../etc/passwd)",
                           "(scene /etc/passwd)", "(scene ../../../../../../etc/passwd)",
                           "(scene rsg/agent/nao/nao_hetero.rsg)", "(scene rsg/agent/nao/nao_hetero.rsg 99)",
                           "(scene rsg/agent/nao/nao_hetero.rsg -1)", "(scene rsg/agent/nao/nao_hetero.rsg abc)",
                           "(scene rsg/environment/soccer/soccer.rsg)", "(scene (a) (b))", "(scene setups/soccer.rb)"})
    QTest::newRow(scene) << QByteArray(scene);
}

void BadInputTest::scenesThatDoNotExist()
{
  QFETCH(const QByteArray, scene);
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  checkGoesOn(good, 5);
  const std::size_t before = server.frame()->structure->nodes.size();
  TestClient bad(server.agentPort());
  bad.send(scene.toStdString());
  checkGoesOn(good);
  QVERIFY(bad.silentFor(0.05)); // No body, no percepts, the connection stays open.
  QCOMPARE(server.frame()->structure->nodes.size(), before + 1);
}

void BadInputTest::initTwiceCountsOnce()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  checkGoesOn(agent, 6);
  agent.percepts();
  agent.answer("(init (unum 7)(teamname Blue))");
  for(int i = 0; i < 5; ++i)
  {
    QVERIFY(!has(agent.percepts(), "(unum "));
    agent.answer("(scene rsg/agent/nao/nao_hetero.rsg 1)"); // Nor does a second body.
  }
  const FramePtr frame = server.frame();
  QCOMPARE(frame->agents.size(), std::size_t(1));
  QCOMPARE(frame->agents[0].unum, 1);
  QCOMPARE(frame->game.team[0], std::string("Red"));
  QCOMPARE(frame->game.team[1], std::string());
}

void BadInputTest::tenThousandMessagesInOneSegment()
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

void BadInputTest::anAgentThatNeverReads()
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

void BadInputTest::aMonitorThatNeverReads()
{
  TestServer server;
  TestClient deaf(server.monitorPort()), reading(server.monitorPort());
  TestAgent good(server.agentPort(), "Red", 1);
  for(int i = 0; i < 3000; ++i)
  {
    checkGoesOn(good, 1);
    if(i % 2 == 0)
      QVERIFY(reading.receive());
  }
  deaf.send("(playMode PlayOn)"); // A trainer that only talks is heard.
  checkGoesOn(good, 50);
  QCOMPARE(server.frame()->game.playMode, 3);
}

void BadInputTest::twoHundredSilentConnections()
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
  checkGoesOn(good, 30);
  QCOMPARE(server.net().connections().size(), std::size_t(201));
  silent.clear();
  checkGoesOn(good, 30);
  QTRY_COMPARE(server.net().connections().size(), std::size_t(1));
}

void BadInputTest::aFloodDoesNotStarveOthers()
{
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  checkGoesOn(good, 5);
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
  checkGoesOn(good, 100);
  const double seconds = steadyClock()() - start;
  over = true;
  flood.join();
  QVERIFY2(seconds < 20, qPrintable(QString::number(seconds)));
}

QTEST_APPLESS_MAIN(BadInputTest)
#include "BadInputTest.moc"
