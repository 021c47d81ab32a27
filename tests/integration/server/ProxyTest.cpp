#include "ClientSupport.h"
#include "ServerSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

TestServer::Options options()
{
  TestServer::Options options;
  options.holdAgents = 1; // The run begins with the first agent.
  return options;
}

/// What an agent is told that moves its joints, directly or by way of a proxy.
std::vector<std::string> play(bool proxied, int cycles)
{
  TestServer server(options());
  TestClient link(server.agentPort());
  // A proxy puts (syn) in front of messages that have one, and sends one more after the first message.
  const auto send = [&](const std::string& message) { link.send((proxied ? "(syn)" : "") + message); };
  send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  if(proxied)
    link.send("(syn)");
  std::vector<std::string> told;
  for(int i = 0; i < cycles; ++i)
  {
    told.push_back(link.receive().value_or("nothing"));
    send((i == 0 ? std::string("(init (unum 1)(teamname Red))") : wildMotion(0, i)) + "(syn)");
  }
  return told;
}

} // namespace

/// Tournaments put a proxy between agent and server. spec: agent-protocol 9.
class ProxyTest : public QObject
{
  Q_OBJECT

private slots:
  void doubledSynsCountOnce()
  {
    const std::vector<std::string> direct = play(false, 60), proxied = play(true, 60);
    for(std::size_t i = 0; i < direct.size(); ++i)
      QCOMPARE(proxied[i], direct[i]);
  }

  void aProxyAnswersForAnAgentThatIsLate()
  {
    TestServer server(options());
    TestClient link(server.agentPort());
    link.send("(syn)(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    link.send("(syn)");
    for(int i = 0; i < 10; ++i)
    {
      QVERIFY(link.receive());
      link.send("(syn)(syn)");
    }
    for(int i = 0; i < 20; ++i) // The agent is silent.
    {
      QVERIFY(link.receive());
      link.send("(syn)");
    }
    QVERIFY(link.receive());
    link.send("(syn)(he1 2)(syn)"); // Its late answer is heard.
    link.receive();
    link.send("(syn)");
    link.receive();
    link.send("(syn)");
    QVERIFY(jointAngle(link.receive().value_or(""), "hj1") > 2);
  }

  void aLateAnswerBehindTheProxysOneRunsAhead()
  {
    TestServer server(options());
    TestClient link(server.agentPort());
    link.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    for(int i = 0; i < 10; ++i)
    {
      QVERIFY(link.receive());
      link.send("(syn)");
    }
    QVERIFY(link.receive());
    link.send("(syn)");
    QVERIFY(link.receive());
    link.send("(syn)"); // The proxy's,
    QVERIFY(link.receive());
    link.send("(he1 1)(syn)"); // the agent's for the same percepts: it counts for the following cycle,
    QVERIFY(link.receive());
    QVERIFY(link.silentFor(0.1)); // and no more than that.
    link.send("(syn)");
    QVERIFY(link.receive());
  }

  void anIdleConnectionOfAProxyHoldsNobodyUp()
  {
    TestServer server;
    TestClient early(server.agentPort()); // An eager proxy, whose agent has not come yet.
    TestAgent other(server.agentPort(), "Red", 1);
    for(int i = 0; i < 30; ++i)
    {
      QVERIFY(!other.percepts().empty());
      other.answer();
    }
    early.send("(syn)(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    for(int i = 0; i < 3; ++i)
    {
      QVERIFY(!other.percepts().empty());
      other.answer();
    }
    QVERIFY(early.receive().value_or("").starts_with("(time "));
  }

  void furtherPortsServeTheSame()
  {
    TestServer::Options more;
    more.net.furtherAgentPorts = {4311};
    more.net.furtherMonitorPorts = {4312, 4313};
    TestServer server(more);
    TestAgent first(server.agentPort(), "Red", 1);
    QVERIFY(!first.percepts().empty());
    TestAgent second(4311, "Red", 2);
    TestClient viewer(4313), trainer(4312);
    for(int i = 0; i < 4; ++i)
    {
      first.answer();
      QVERIFY(!first.percepts().empty());
    }
    QVERIFY(!second.percepts().empty());
    QVERIFY(viewer.receive().value_or("").find("(RSG 0 1)") != std::string::npos);
    QVERIFY(trainer.receive());
  }

  void aFurtherPortThatIsTakenIsAnError()
  {
    NetServerOptions taken{.agentPort = 0, .monitorPort = 0};
    World world{WorldOptions()};
    NetServer first(taken, world, world, world);
    QCOMPARE(first.listen().english(), std::string());
    taken.furtherMonitorPorts = {first.agentPort()};
    NetServer second(taken, world, world, world);
    QVERIFY(QString::fromStdString(second.listen().english()).contains(QString::number(first.agentPort())));
  }
};

QTEST_APPLESS_MAIN(ProxyTest)
#include "ProxyTest.moc"
