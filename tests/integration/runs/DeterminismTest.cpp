#include "WitnessSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr int cyclesPerRun = 3000; // 60 simulated seconds

struct Run
{
  std::vector<std::string> monitor;
  std::vector<std::string> percepts; ///< Of the first agent.
};

/// Scripted agents of two teams beam, move wildly and fall, while a trainer lets the game run.
Run play(std::uint64_t seed, int cycles, int threads = 1)
{
  constexpr int agentCount = 3;
  TestServer::Options options;
  options.seed = seed;
  options.threads = threads;
  options.holdAgents = 1;
  TestServer server(options);
  Run run;
  TestClient monitor(server.monitorPort());
  run.monitor.push_back(monitor.receive().value_or(std::string()));
  Squad squad(server.agentPort());
  for(int i = 0; i < agentCount; ++i)
    squad.add(i % 2 ? "Blue" : "Red", i / 2 + 1, i % 4);
  for(int c = 0; c < cycles; ++c)
  {
    std::vector<std::string> commands;
    for(int i = 0; i < agentCount; ++i)
      commands.push_back(c == 5 ? "(beam -" + std::to_string(i + 2) + " 1 0)" : c > 20 ? wildMotion(i, c) : "");
    run.percepts.push_back(squad.cycle(commands)[0]);
    while(!monitor.silentFor(0))
      run.monitor.push_back(monitor.receive().value_or(std::string()));
  }
  if(!standsStill(server, squad[0]))
    return {};
  while(!monitor.silentFor(0))
    run.monitor.push_back(monitor.receive().value_or(std::string()));
  return run;
}

} // namespace

class DeterminismTest : public QObject
{
  Q_OBJECT

private slots:
  void sameSeedSameStream();
  void threadsChangeNothing();
  void anotherSeedAnotherStream();

private:
  void compare(const Run& first, const Run& second);
};

void DeterminismTest::compare(const Run& first, const Run& second)
{
  QVERIFY(first.monitor.size() >= cyclesPerRun / 2);
  QCOMPARE(first.monitor.size(), second.monitor.size());
  for(std::size_t i = 0; i < first.monitor.size(); ++i)
    QVERIFY2(first.monitor[i] == second.monitor[i], qPrintable(QString("message %1 differs").arg(i)));
  for(std::size_t i = 0; i < first.percepts.size(); ++i)
    QVERIFY2(first.percepts[i] == second.percepts[i], qPrintable(QString("percepts of cycle %1 differ").arg(i)));
}

void DeterminismTest::sameSeedSameStream()
{
  compare(play(42, cyclesPerRun), play(42, cyclesPerRun));
}

void DeterminismTest::threadsChangeNothing()
{
  compare(play(42, cyclesPerRun), play(42, cyclesPerRun, 2));
}

void DeterminismTest::anotherSeedAnotherStream()
{
  const Run first = play(1, 60), second = play(2, 60); // Beam and vision noise.
  QVERIFY(first.percepts != second.percepts);
}

QTEST_APPLESS_MAIN(DeterminismTest)
#include "DeterminismTest.moc"
