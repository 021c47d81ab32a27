#include "app/ide/agents/AgentProcesses.h"

#include <QtTest>

#include <atomic>

using namespace sparkwright;

/// Which process an agent is: looked for when agents come or go.
class AgentProcessesTest : public QObject
{
  Q_OBJECT

  static ConnectionInfo from(const char* address, ConnectionInfo::Kind kind = ConnectionInfo::Kind::Agent)
  {
    ConnectionInfo info;
    info.kind = kind;
    info.address = address;
    return info;
  }

private slots:
  void agentsOfThisMachineAreFound()
  {
    std::atomic<int> looks = 0;
    AgentProcesses processes(
        [&](int serverPort, const std::set<int>& ports)
        {
          ++looks;
          std::map<int, long> pids;
          for(const int port : ports)
            pids[port] = serverPort * 1000 + port;
          return pids;
        });
    std::vector<ConnectionInfo> connections = {from("127.0.0.1:40"), from("192.168.1.7:41"), from("inside: behavior1"),
                                               from("127.0.0.1:42", ConnectionInfo::Kind::Monitor)};
    connections.push_back(from("127.0.0.1:43"));
    connections.back().udp = true;
    QVERIFY(!processes.follow(connections, 31)); // It looks elsewhere meanwhile.
    QVERIFY(QTest::qWaitFor([&] { return processes.follow(connections, 31); }));
    QCOMPARE(processes.pidOf("127.0.0.1:40"), 31040l);
    for(const char* const other : {"192.168.1.7:41", "inside: behavior1", "127.0.0.1:42", "127.0.0.1:43", "", "x:y"})
      QCOMPARE(processes.pidOf(other), 0l);
    QVERIFY(!processes.follow(connections, 31));
    QCOMPARE(looks.load(), 1); // Nobody has come or gone.
    connections.push_back(from("127.0.0.1:44"));
    QVERIFY(QTest::qWaitFor([&] { return processes.follow(connections, 31); }));
    QCOMPARE(processes.pidOf("127.0.0.1:44"), 31044l);
    QCOMPARE(looks.load(), 2);
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          processes.follow({}, 31);
          return processes.pidOf("127.0.0.1:44") == 0;
        }));
  }

  void whoeverIsNotSeenAtOnceIsLookedForAgain()
  {
    std::atomic<int> looks = 0;
    AgentProcesses processes(
        [&](int, const std::set<int>&) {
          return ++looks > 1 ? std::map<int, long>{{40, 7}} : std::map<int, long>();
        });
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          processes.follow({from("127.0.0.1:40")}, 1);
          return processes.pidOf("127.0.0.1:40") == 7;
        }));
    QCOMPARE(looks.load(), 2);
  }
};

QTEST_GUILESS_MAIN(AgentProcessesTest)
#include "AgentProcessesTest.moc"
