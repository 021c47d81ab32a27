#include "PitchSupport.h"
#include "tests/VerifyNear.h"
#include "tests/integration/WitnessSupport.h"

#include <chrono>

using namespace sparkwright;

namespace
{

double seconds()
{
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

/// agent-protocol 3: sync mode and pace.
class SyncTest : public QObject
{
  Q_OBJECT

private slots:
  void oneSilentAgentStopsAll();
  void whoLeavesIsNotWaitedFor();
  void whoHasNoBodyIsNotWaitedFor();
  void aDoubledSynCountsOnce();
  void answersShowInTheSecondMessage();
  void withoutSyncModeNobodyIsWaitedFor();
  void realTimeHasFiftyMessagesASecond();
};

void SyncTest::oneSilentAgentStopsAll()
{
  // 13.10
  Pitch pitch;
  TestAgent& first = pitch.join("Red", 1);
  TestAgent& second = pitch.join("Red", 2);
  first.percepts();
  second.percepts();
  first.answer();
  QVERIFY(first.silentFor(0.5));
  second.send("(he1 1)"); // Not what it waits for.
  QVERIFY(first.silentFor(0.2));
  second.send("(syn)");
  const Percepts percepts = std::move(pitch.cycle()[1]);
  VERIFY_WITHIN(percepts.joint("hj1"), 0, 0.02);
  VERIFY_WITHIN(pitch.cycle()[1].joint("hj1"), 1.15, 0.02);
}

void SyncTest::whoLeavesIsNotWaitedFor()
{
  Pitch pitch;
  TestAgent& first = pitch.join("Red", 1);
  TestAgent& second = pitch.join("Red", 2);
  first.percepts();
  first.answer();
  second.close();
  QVERIFY(!first.percepts().empty());
}

void SyncTest::whoHasNoBodyIsNotWaitedFor()
{
  // 13.10, 3.4: who has never been told anything is not waited for, however long ago it came.
  Pitch pitch;
  TestAgent& first = pitch.join("Red", 1);
  TestClient silent(pitch.server().agentPort()), talks(pitch.server().agentPort()), wrong(pitch.server().agentPort());
  wrong.send("(scene rsg/agent/nao/nao_hetero.rsg 17)(syn)");
  for(int i = 0; i < 40; ++i)
  {
    talks.send("(syn)");
    pitch.cycle();
  }
  silent.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  QVERIFY(receiveBeside(first, silent)); // It can still get one.
}

void SyncTest::aDoubledSynCountsOnce()
{
  // 13.10
  Pitch pitch;
  TestAgent& first = pitch.join("Red", 1);
  TestAgent& second = pitch.join("Red", 2);
  for(int i = 0; i < 5; ++i)
  {
    first.percepts();
    second.percepts();
    first.send("(syn)(he1 0)(syn)");
    second.answer();
  }
  first.percepts();
  second.percepts();
  second.answer();
  QVERIFY(second.silentFor(0.3));
  first.answer();
  QVERIFY(!second.percepts().empty());
}

void SyncTest::answersShowInTheSecondMessage()
{
  // 3.2: the example with hj1, and a text said in the same answer.
  Pitch pitch;
  pitch.join("Red", 1);
  const double asked = pitch.cycle({"(he1 1)(say hi)"})[0].now();
  const Percepts first = std::move(pitch.cycle()[0]), second = std::move(pitch.cycle()[0]),
                 third = std::move(pitch.cycle()[0]);
  VERIFY_WITHIN(second.now() - asked, 0.04, 1e-6);
  VERIFY_WITHIN(first.joint("hj1"), 0, 0.011);
  VERIFY_WITHIN(second.joint("hj1"), 1.15, 0.02);
  VERIFY_WITHIN(third.joint("hj1"), 2.29, 0.02);
  QVERIFY(!first.has("hear") && second.has("hear") && !third.has("hear"));
}

void SyncTest::withoutSyncModeNobodyIsWaitedFor()
{
  // 3.4: (syn) is taken and means nothing.
  ServerProgram server({"--no-sync"});
  TestAgent agent(server.agentPort(), "Red", 1);
  agent.send("(syn)(syn)");
  double last = 0;
  for(int i = 0; i < 50; ++i)
  {
    const Percepts percepts(agent.percepts());
    QCOMPARE(percepts.problem(), std::string());
    QVERIFY(percepts.now() > last); // Some may be left out, as fast as this goes.
    last = percepts.now();
  }
}

void SyncTest::realTimeHasFiftyMessagesASecond()
{
  // 14.38. A machine that is busy may make it slower, so only a whole lot slower is wrong; faster never is right.
  ServerProgram server({"--no-sync", "--real-time"});
  TestAgent agent(server.agentPort(), "Red", 1);
  for(int i = 0; i < 5; ++i)
    QVERIFY(!agent.percepts().empty());
  constexpr int count = 100;
  const double start = seconds();
  double last = Percepts(agent.percepts()).now();
  for(int i = 0; i < count; ++i)
  {
    const Percepts percepts(agent.percepts());
    VERIFY_WITHIN(percepts.now() - last, 0.02, 1e-6);
    last = percepts.now();
  }
  const double pace = count / (seconds() - start);
  QVERIFY2(pace <= 51.5, qPrintable(QString::number(pace)));
  QVERIFY2(pace >= 10, qPrintable(QString::number(pace)));
}

QTEST_GUILESS_MAIN(SyncTest)
#include "SyncTest.moc"
