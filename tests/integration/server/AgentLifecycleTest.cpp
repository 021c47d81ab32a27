#include "ClientSupport.h"
#include "ServerSupport.h"
#include "WitnessSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <regex>

using namespace sparkwright;

namespace
{

/// Percepts of `count` cycles with empty answers.
std::vector<std::string> listen(TestAgent& agent, int count)
{
  std::vector<std::string> out;
  for(int i = 0; i < count; ++i)
  {
    out.push_back(agent.percepts());
    agent.answer();
  }
  return out;
}

/// Reads on until the number and side have come; empty if they do not come within some cycles.
std::string joined(TestAgent& agent)
{
  for(const std::string& percepts : listen(agent, 12)) // Newcomers that are slow are not waited for.
    if(const std::size_t at = percepts.find("(unum "); at != std::string::npos)
      return percepts.substr(at, percepts.find(" (sl", at) - at);
  return {};
}

double now(const std::string& percepts)
{
  const std::size_t at = percepts.find("(now ");
  return at == std::string::npos ? -1 : std::strtod(percepts.c_str() + at + 5, nullptr);
}

} // namespace

/// agent-protocol 3, 4 and the list in 13, as far as it needs no referee.
class AgentLifecycleTest : public QObject
{
  Q_OBJECT

private slots:
  void nothingIsSentBeforeScene();
  void seeComesInEveryThirdMessage();
  void firstMessageIsAsSpecified();
  void numberAndSideComeExactlyOnce();
  void zeroGivesTheLowestFreeNumber();
  void refusedInitLeavesTheConnectionOpen_data();
  void refusedInitLeavesTheConnectionOpen();
  void aTakenNumberIsFreeAfterADisconnect();
  void timeAdvancesInEveryMessage();
  void numbersHaveTwoDecimals();
  void standsStillWhileOneAgentWithholdsSyn();
  void anAgentWithoutABodyDoesNotBlock();
  void aDoubledSynCountsOnce();
  void jointSpeedsLastAndAreClamped();
  void messagesOfOneCycleAreAllHeard();
  void howAgentsKeptUpIsRecorded();
  void realTimeSendsFiftyMessagesASecond();
};

void AgentLifecycleTest::nothingIsSentBeforeScene()
{
  TestServer server;
  QVERIFY(server.loaded());
  TestClient client(server.agentPort());
  QVERIFY(client.silentFor(0.5));
  client.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  QVERIFY(client.receive().has_value());
}

void AgentLifecycleTest::seeComesInEveryThirdMessage()
{
  for(int attempt = 0; attempt < 3; ++attempt) // Not by luck.
  {
    TestServer server;
    TestAgent agent(server.agentPort(), "Red", 1);
    const auto percepts = listen(agent, 10);
    for(int i = 0; i < 10; ++i)
      QCOMPARE(has(percepts[static_cast<std::size_t>(i)], "(See "), i % 3 == 0);
  }
}

void AgentLifecycleTest::firstMessageIsAsSpecified()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  const std::string first = agent.percepts();
  QVERIFY2(first.starts_with("(time (now "), first.c_str());
  QVERIFY(has(first, "(GS (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))(GYR (n torso) (rt "));
  QVERIFY(!has(first, "FRP"));
  QVERIFY(!has(first, "(P "));
  int joints = 0;
  for(std::size_t at = first.find("(HJ "); at != std::string::npos; at = first.find("(HJ ", at + 1))
  {
    ++joints;
    const double angle = std::strtod(first.c_str() + first.find("(ax ", at) + 4, nullptr);
    VERIFY_WITHIN(angle, 0, 0.011);
  }
  QCOMPARE(joints, 22);
}

void AgentLifecycleTest::numberAndSideComeExactlyOnce()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 3);
  const auto percepts = listen(agent, 20);
  const auto told = [](const std::string& text) { return has(text, "(GS (unum 3) (team left) (sl 0)"); };
  QCOMPARE(std::ranges::count_if(percepts, told), std::ptrdiff_t(1));
  QVERIFY(!told(percepts[0]) && !told(percepts[1]));
}

void AgentLifecycleTest::zeroGivesTheLowestFreeNumber()
{
  TestServer::Options options;
  options.holdAgents = 3;
  TestServer server(options);
  TestAgent first(server.agentPort(), "Red", 2), second(server.agentPort(), "Red", 0),
      third(server.agentPort(), "Red", 0);
  const std::vector<TestAgent*> all{&first, &second, &third};
  cycle(all);
  cycle(all);
  const auto percepts = cycle(all);
  QVERIFY(has(percepts[0], "(unum 2)"));
  QVERIFY2(has(percepts[1], "(unum 1) (team left)"), percepts[1].c_str());
  QVERIFY2(has(percepts[2], "(unum 3) (team left)"), percepts[2].c_str());
}

void AgentLifecycleTest::refusedInitLeavesTheConnectionOpen_data()
{
  QTest::addColumn<QString>("init");
  QTest::newRow("number taken") << "(init (unum 1)(teamname Red))";
  QTest::newRow("number 12") << "(init (unum 12)(teamname Red))";
  QTest::newRow("negative number") << "(init (unum -1)(teamname Red))";
  QTest::newRow("huge number") << "(init (unum 99999999999)(teamname Red))";
  QTest::newRow("third team") << "(init (unum 3)(teamname Green))";
  QTest::newRow("no team") << "(init (unum 3))";
  QTest::newRow("nothing") << "(init)";
}

void AgentLifecycleTest::refusedInitLeavesTheConnectionOpen()
{
  QFETCH(const QString, init);
  TestServer::Options options;
  options.holdAgents = 3;
  TestServer server(options);
  TestAgent red(server.agentPort(), "Red", 1), blue(server.agentPort(), "Blue", 1);
  TestClient third(server.agentPort());
  third.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  const std::vector<TestAgent*> others{&red, &blue};
  for(int i = 0; i < 3; ++i)
  {
    cycle(others);
    QVERIFY(third.receive());
    third.send("(syn)");
  }
  for(int i = 0; i < 6; ++i)
  {
    cycle(others);
    const auto percepts = third.receive();
    QVERIFY(percepts);
    QVERIFY2(!has(*percepts, "(unum "), percepts->c_str());
    third.send((i == 0 ? init.toStdString() : std::string()) + "(syn)");
  }
  bool accepted = false;
  for(int i = 0; i < 6; ++i)
  {
    cycle(others);
    const auto percepts = third.receive();
    QVERIFY(percepts);
    accepted |= has(*percepts, "(unum 4) (team left)");
    third.send(i == 0 ? "(init (teamname Red)(unum 4))(syn)" : "(syn)");
  }
  QVERIFY(accepted);
}

void AgentLifecycleTest::aTakenNumberIsFreeAfterADisconnect()
{
  TestServer server;
  auto first = std::make_unique<TestAgent>(server.agentPort(), "Red", 5);
  QCOMPARE(joined(*first), std::string("(unum 5) (team left)"));
  const std::size_t nodes = server.frame()->structure->nodes.size();
  first.reset();
  QTRY_VERIFY(server.frame()->structure->nodes.size() < nodes);
  TestAgent again(server.agentPort(), "Red", 5);
  QCOMPARE(joined(again), std::string("(unum 5) (team left)"));
}

void AgentLifecycleTest::timeAdvancesInEveryMessage()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  const auto percepts = listen(agent, 50);
  for(std::size_t i = 1; i < percepts.size(); ++i)
    VERIFY_NEAR(now(percepts[i]) - now(percepts[i - 1]), 0.02, 1e-6);
}

void AgentLifecycleTest::numbersHaveTwoDecimals()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  const std::regex number("[-+]?[0-9]+\\.[0-9]+");
  for(const std::string& percepts : listen(agent, 30))
    for(auto it = std::sregex_iterator(percepts.begin(), percepts.end(), number); it != std::sregex_iterator(); ++it)
      QCOMPARE(it->str().size() - it->str().find('.'), std::size_t(3));
}

void AgentLifecycleTest::standsStillWhileOneAgentWithholdsSyn()
{
  TestServer::Options options;
  options.holdAgents = 2;
  TestServer server(options);
  TestAgent first(server.agentPort(), "Red", 1), second(server.agentPort(), "Red", 2);
  const std::vector<TestAgent*> both{&first, &second};
  for(int i = 0; i < 5; ++i)
    cycle(both);
  QVERIFY(!first.percepts().empty());
  QVERIFY(!second.percepts().empty());
  first.answer();
  const long before = server.cycles();
  QVERIFY(first.silentFor(0.5));
  QCOMPARE(server.cycles(), before);
  std::vector<AgentId> waiting;
  server.inWorld([&](World& world) { waiting = world.waitingFor(); });
  QCOMPARE(waiting.size(), std::size_t(1));
  second.answer();
  QVERIFY(!first.percepts().empty());

  first.answer();
  second.close(); // Whoever leaves is not waited for.
  QVERIFY(!first.percepts().empty());
}

void AgentLifecycleTest::anAgentWithoutABodyDoesNotBlock()
{
  TestServer server;
  TestClient silent(server.agentPort()), bodiless(server.agentPort());
  bodiless.send("(syn)");
  TestAgent agent(server.agentPort(), "Red", 1);
  for(const std::string& percepts : listen(agent, 30))
    QVERIFY(!percepts.empty());
}

void AgentLifecycleTest::aDoubledSynCountsOnce()
{
  TestServer::Options options;
  options.holdAgents = 2;
  TestServer server(options);
  TestAgent first(server.agentPort(), "Red", 1), second(server.agentPort(), "Red", 2);
  const std::vector<TestAgent*> both{&first, &second};
  for(int i = 0; i < 5; ++i)
    cycle(both, {"(syn)", ""});
  QVERIFY(!first.percepts().empty() && !second.percepts().empty());
  second.answer();
  QVERIFY(second.silentFor(0.3)); // The first one's doubled words did not answer twice.
  first.answer();
  QVERIFY(!second.percepts().empty());
}

void AgentLifecycleTest::jointSpeedsLastAndAreClamped()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  listen(agent, 5);
  agent.percepts();
  agent.answer("(he1 1)");
  auto percepts = listen(agent, 4);
  const double expected[] = {0, 1.15, 2.29, 3.44};
  for(std::size_t i = 0; i < 4; ++i)
    QVERIFY2(std::abs(jointAngle(percepts[i], "hj1") - expected[i]) < 0.03, percepts[i].c_str());

  agent.percepts();
  agent.answer("(he1 0)(he2 100)");
  percepts = listen(agent, 4);
  VERIFY_NEAR(jointAngle(percepts[3], "hj1"), jointAngle(percepts[1], "hj1"), 0.05);
  VERIFY_NEAR(jointAngle(percepts[2], "hj2") - jointAngle(percepts[1], "hj2"), 7.03, 0.1);
}

void AgentLifecycleTest::messagesOfOneCycleAreAllHeard()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  listen(agent, 5);
  agent.percepts();
  std::string stream;
  for(const std::string& message : {std::string("(he1 3)"), std::string("(rae1 -1)"), std::string("(he1 1)(syn)")})
    stream += prefix(static_cast<std::uint32_t>(message.size())) + message;
  for(const char c : stream) // Cut as badly as possible.
    agent.raw(std::string_view(&c, 1));
  const auto percepts = listen(agent, 3);
  VERIFY_NEAR(jointAngle(percepts[2], "hj1") - jointAngle(percepts[1], "hj1"), 1.146, 0.03);
  QVERIFY(jointAngle(percepts[2], "raj1") < jointAngle(percepts[1], "raj1") - 1);
}

void AgentLifecycleTest::howAgentsKeptUpIsRecorded()
{
  TestServer server;
  {
    TestAgent agent(server.agentPort(), "Red", 4);
    listen(agent, 20);
    QVERIFY(!agent.percepts().empty()); // And leaves without an answer.
  }
  std::vector<NetServer::AgentRecord> records;
  QTRY_VERIFY((server.inWorld([&](World&) { records = server.net().agentRecords(); }),
               !records.empty() && server.net().connections().empty()));
  QCOMPARE(records.size(), std::size_t(1));
  QCOMPARE(records[0].team, std::string("Red"));
  QCOMPARE(records[0].unum, 4);
  const AnswerFigures& answers = records[0].info.answers;
  // Sync mode waits, but for newcomers: a slow machine may go on without some of the first answers.
  QVERIFY2(answers.told >= 21 && answers.told <= 26, qPrintable(QString::number(answers.told)));
  QVERIFY(answers.missed <= 5);
  QVERIFY(answers.median > 0 && answers.median <= answers.p99 && answers.p99 <= answers.most);
}

void AgentLifecycleTest::realTimeSendsFiftyMessagesASecond()
{
  TestServer::Options options;
  options.sync = false;
  options.speed = 1;
  TestServer server(options);
  TestAgent agent(server.agentPort(), "Red", 1);
  listen(agent, 5);
  const double start = steadyClock()();
  const auto percepts = listen(agent, 50);
  const double seconds = steadyClock()() - start;
  VERIFY_NEAR(now(percepts.back()) - now(percepts.front()), 0.98, 1e-6);
  QVERIFY2(seconds > 0.9 && seconds < 10, qPrintable(QString::number(seconds))); // A busy machine may be slower.
}

QTEST_APPLESS_MAIN(AgentLifecycleTest)
#include "AgentLifecycleTest.moc"
