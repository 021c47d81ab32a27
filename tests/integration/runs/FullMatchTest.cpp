#include "ClientSupport.h"
#include "ServerSupport.h"
#include "core/wire/MonitorDecoder.h"

#include <QFile>
#include <QtTest>

using namespace sparkwright;

namespace
{

/// Resident memory of this process, kB.
long residentMemory()
{
  QFile status("/proc/self/status");
  if(status.open(QIODevice::ReadOnly))
    for(const QByteArray& line : status.readAll().split('\n'))
      if(line.startsWith("VmRSS:"))
        return line.mid(6).trimmed().split(' ').first().toLong();
  return -1;
}

} // namespace

/// 22 agents that move and fall, with a monitor. Longer runs: tests/bench/agents.sh.
class FullMatchTest : public QObject
{
  Q_OBJECT

private slots:
  void twentyTwoAgentsWithoutErrorOrGrowth();
};

void FullMatchTest::twentyTwoAgentsWithoutErrorOrGrowth()
{
  constexpr int cycles = 1000; // 20 simulated seconds
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  Squad squad(server.agentPort());
  for(int i = 0; i < 22; ++i)
    squad.add(i < 11 ? "Red" : "Blue", i % 11 + 1, i % 4);
  MonitorDecoder decoder;
  [[maybe_unused]] long memoryBefore = 0;
  std::size_t longest = 0;
  for(int c = 0; c < cycles; ++c)
  {
    std::vector<std::string> commands;
    for(int i = 0; i < 22; ++i)
      commands.push_back(c == 5   ? "(beam -" + std::to_string(1 + i % 11) + " " + std::to_string(i % 7 - 3) + " 0)"
                         : c > 10 ? wildMotion(i, c)
                                  : "");
    for(const std::string& percepts : squad.cycle(commands))
    {
      QVERIFY2(percepts.starts_with("(time (now "), percepts.c_str());
      QVERIFY2(percepts.find("nan") == std::string::npos && percepts.find("inf") == std::string::npos,
               percepts.c_str());
      longest = std::max(longest, percepts.size());
    }
    while(!monitor.silentFor(0))
    {
      const auto result = decoder.decode(monitor.receive().value_or(std::string()));
      QVERIFY2(result.frame, result.error.c_str());
    }
    if(c == cycles / 2)
      memoryBefore = residentMemory();
  }
#ifndef __SANITIZE_ADDRESS__ // It keeps what is freed for a while.
  const long growth = residentMemory() - memoryBefore;
  QVERIFY2(growth < 2048, qPrintable(QString("%1 kB").arg(growth)));
#endif
  QVERIFY2(longest < 8192, qPrintable(QString::number(longest))); // What agents' buffers hold.
  int withTeam = 0;
  for(const AgentInfo& agent : server.frame()->agents)
    withTeam += agent.team != 0;
  QCOMPARE(withTeam, 22);
  for(const std::string& message : server.messages())
    QVERIFY2(message.find("error") == std::string::npos, message.c_str());
}

QTEST_APPLESS_MAIN(FullMatchTest)
#include "FullMatchTest.moc"
