#include "ClientSupport.h"
#include "ProgramSupport.h"

#include <QtTest>

#include <csignal>
#include <memory>
#include <vector>

using namespace sparkwright;

/// Many robots that join in one place, where each touches all others, slow nothing down for long.
class HeapedAgentsTest : public QObject
{
  Q_OBJECT

private:
  static std::vector<std::unique_ptr<TestClient>> buggies(const ServerProcess& server, int count)
  {
    std::vector<std::unique_ptr<TestClient>> all;
    for(int i = 0; i < count; ++i)
    {
      all.push_back(std::make_unique<TestClient>(server.agentPort));
      all.back()->send("(scene rsg/agent/buggy.rsg)");
    }
    return all;
  }

private slots:
  void theyGetPerceptsAndTheRunEnds()
  {
    ServerProcess server({"setups/arena.rb", "--wait-agents=12"});
    QVERIFY2(server.ready(), qPrintable(server.output));
    const auto robots = buggies(server, 12);
    for(int i = 0; i < 20; ++i)
      for(const auto& robot : robots)
        QVERIFY2(robot->receive(), qPrintable(QString("message %1").arg(i)));
    ::kill(static_cast<pid_t>(server.process.processId()), SIGTERM);
    QCOMPARE(server.wait(5000), 0);
    QVERIFY2(server.output.contains("rows of contacts is solved iteratively"), qPrintable(server.output));
  }

  /// One step would take 18 s.
  void aStepThatTakesLongIsCutOff()
  {
    ServerProcess server({"setups/arena.rb", "--wait-agents=12", "--exact-rows=0"});
    QVERIFY2(server.ready(), qPrintable(server.output));
    const auto robots = buggies(server, 12);
    QVERIFY(robots.back()->silentFor(1.5)); // It is at work on the first steps.
    ::kill(static_cast<pid_t>(server.process.processId()), SIGTERM);
    QCOMPARE(server.wait(5000), 0);
    QVERIFY2(!server.output.contains("solved iteratively"), qPrintable(server.output));
  }
};

QTEST_GUILESS_MAIN(HeapedAgentsTest)
#include "HeapedAgentsTest.moc"
