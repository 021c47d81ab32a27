#include "ClientSupport.h"
#include "ServerSupport.h"

#include <QtTest>

using namespace sparkwright;

/// Programs that run several agents in one thread, and add them one after the other, in sync mode. While a new agent
/// has no message they let the others answer, and then wait for the others' messages; were the newcomer told later than
/// these, nobody would go on. spec: agent-protocol 3.4.
class OneThreadSquadTest : public QObject
{
  Q_OBJECT

private slots:
  void agentsJoinOneAfterTheOther();
};

namespace
{

/// Receives the next message of an agent that is about to join.
/// @return false if it gets none, or one of the others does not
bool receiveWhileOthersPlay(TestClient& fresh, const std::vector<std::unique_ptr<TestClient>>& others)
{
  for(int i = 0; i < 500; ++i)
  {
    if(!fresh.silentFor(others.empty() ? 0.02 : 0))
      return fresh.receive().has_value();
    for(const auto& other : others)
      other->send("(syn)");
    for(const auto& other : others)
      if(!other->receive())
        return false;
  }
  return false;
}

} // namespace

void OneThreadSquadTest::agentsJoinOneAfterTheOther()
{
  TestServer server;
  std::vector<std::unique_ptr<TestClient>> agents;
  for(int unum = 1; unum <= 6; ++unum)
  {
    auto fresh = std::make_unique<TestClient>(server.agentPort(), 5);
    fresh->send("(scene rsg/agent/nao/nao_hetero.rsg 0)"); // Without (syn), as some do.
    QVERIFY(receiveWhileOthersPlay(*fresh, agents));
    fresh->send("(init (unum " + std::to_string(unum) + ")(teamname Red))");
    QVERIFY(receiveWhileOthersPlay(*fresh, agents));
    agents.push_back(std::move(fresh));
    for(int cycle = 0; cycle < 3; ++cycle)
    {
      for(const auto& agent : agents)
        agent->send("(syn)");
      for(const auto& agent : agents)
        QVERIFY(agent->receive());
    }
  }
  QCOMPARE(server.frame()->agents.size(), agents.size());
  for(const AgentInfo& agent : server.frame()->agents)
    QCOMPARE(agent.team, 1);
}

QTEST_APPLESS_MAIN(OneThreadSquadTest)
#include "OneThreadSquadTest.moc"
