#include "app/ide/session/StatusSentence.h"
#include "app/ide/window/Language.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

SessionState running(double target, double measured, double cycleSeconds)
{
  SessionState state;
  state.phase = SessionState::Phase::Ready;
  state.running = true;
  state.decision = RunControl::Decision::Step;
  state.targetSpeed = target;
  state.measuredSpeed = measured;
  state.cycleSeconds = cycleSeconds;
  return state;
}

} // namespace

class StatusSentenceTest : public QObject
{
  Q_OBJECT
private slots:
  void init() { language_.use("en"); }

  void aPauseSaysThatAgentsWait()
  {
    SessionState state;
    state.phase = SessionState::Phase::Ready;
    auto frame = std::make_shared<Frame>();
    state.frame = frame;
    ConnectionInfo monitor;
    monitor.kind = ConnectionInfo::Kind::Monitor;
    state.connections = {monitor};
    QCOMPARE(StatusSentence::text(state), QString("Paused"));
    ConnectionInfo agent;
    agent.kind = ConnectionInfo::Kind::Agent;
    agent.agent = 3;
    state.connections.push_back(agent);
    QCOMPARE(StatusSentence::text(state), QString("Paused: agents get their robots when it runs"));
    AgentInfo info;
    info.id = 3;
    frame->agents = {info};
    QCOMPARE(StatusSentence::text(state), QString("Paused: agents get their robots when it runs"));
    frame->agents[0].hasBody = true;
    QCOMPARE(StatusSentence::text(state), QString("Paused"));
    frame->agents.clear();
    state.running = true;
    state.decision = RunControl::Decision::Step;
    QCOMPARE(StatusSentence::text(state), QString("Running"));
  }

  void phases()
  {
    SessionState state;
    QCOMPARE(StatusSentence::text(state), QString("No scene is open"));
    state.phase = SessionState::Phase::Loading;
    QCOMPARE(StatusSentence::text(state), QString("Loading…"));
    state.phase = SessionState::Phase::Failed;
    QVERIFY(StatusSentence::text(state).contains("log"));
    state.phase = SessionState::Phase::Ready;
    QCOMPARE(StatusSentence::text(state), QString("Paused"));
  }
  void fastEnoughIsRunning()
  {
    QCOMPARE(StatusSentence::text(running(1, 0.99, 0.004)), QString("Running"));
    QCOMPARE(StatusSentence::text(running(0, 7, 0.003)), QString("Running")); // As fast as possible never is too slow.
    QCOMPARE(StatusSentence::text(running(1, std::numeric_limits<double>::quiet_NaN(), 0.5)), QString("Running"));
  }
  void slownessHasAReason()
  {
    using Cause = LoadMeter::Cause;
    const auto slow = [](Cause cause, double seconds)
    {
      SessionState state = running(1, 0.6, 0.031);
      state.shortfall = {cause, seconds, 0};
      return StatusSentence::text(state);
    };
    QCOMPARE(slow(Cause::Solver, 0.0312), QString("Physics takes 31 ms per cycle"));
    QCOMPARE(slow(Cause::Contacts, 0.0062), QString("Finding contacts takes 6.2 ms per cycle"));
    QCOMPARE(slow(Cause::Machine, 0.012), QString("The machine is busy: 12 ms per cycle are lost"));
    for(const Cause cause : {Cause::Scripts, Cause::Referee, Cause::Senses, Cause::Thinking, Cause::Frames})
      QVERIFY2(slow(cause, 0.02).endsWith("20 ms per cycle"), qPrintable(slow(cause, 0.02)));
    SessionState state = running(1, 0.5, 0.005);
    auto frame = std::make_shared<Frame>();
    AgentInfo red;
    red.id = 4;
    red.team = 1;
    red.unum = 3;
    frame->agents = {red};
    state.frame = frame;
    state.shortfall = {Cause::Agents, 0.04, 4};
    state.decision = RunControl::Decision::WaitForAgents; // As in most cycles then.
    state.waitingFor = {4};
    state.waiting = 0.03;
    QCOMPARE(StatusSentence::text(state), QString("Waiting for Red 3: 40 ms per cycle"));
  }
  void theEndThatIsWaitedForIsTold()
  {
    SessionState state = running(1, 1, 0.005);
    state.until = std::get<RunUntil>(RunUntil::parse("mode PlayOn"));
    QCOMPARE(StatusSentence::text(state), QString("Running until mode PlayOn"));
  }
  void waitingNamesWhoIsWaitedFor()
  {
    SessionState state = running(1, 0, 0);
    state.decision = RunControl::Decision::WaitForAgents;
    state.waiting = 1;
    auto frame = std::make_shared<Frame>();
    AgentInfo red, blue;
    red.id = 4;
    red.team = 1;
    red.unum = 3;
    blue.id = 5;
    blue.team = 2;
    blue.unum = 1;
    frame->agents = {red, blue};
    state.frame = frame;
    QCOMPARE(StatusSentence::text(state), QString("Waiting for agents"));
    state.waitingFor = {4};
    QCOMPARE(StatusSentence::text(state), QString("Waiting for Red 3"));
    state.waitingFor = {4, 5};
    QCOMPARE(StatusSentence::text(state), QString("Waiting for Red 3 and Blue 1"));
    state.waitingFor = {9, 4, 5};
    QCOMPARE(StatusSentence::text(state), QString("Waiting for Agent 9 and 2 others"));
    auto named = std::make_shared<Frame>(*frame);
    named->game.team[0] = "Sparks";
    state.frame = named;
    state.waitingFor = {4};
    QCOMPARE(StatusSentence::text(state), QString("Waiting for Sparks 3"));
    state.frame = frame;
    state.running = false; // A single step waits, too.
    state.waitingFor = {4};
    QCOMPARE(StatusSentence::text(state), QString("Waiting for Red 3"));
  }
  void pausedAndFinished()
  {
    SessionState state = running(1, 1, 0);
    state.decision = RunControl::Decision::Finished;
    QCOMPARE(StatusSentence::text(state), QString("Finished"));
    state.running = false;
    QCOMPARE(StatusSentence::text(state), QString("Paused"));
  }
  void speedIsShort()
  {
    QCOMPARE(StatusSentence::speed(0.84), QString("0.8×"));
    QCOMPARE(StatusSentence::speed(23.4), QString("23×"));
    QCOMPARE(StatusSentence::speed(std::numeric_limits<double>::quiet_NaN()), QString("–×"));
    language_.use("de");
    QCOMPARE(StatusSentence::speed(0.84), QString("0,8×"));
  }
  void connectionsAreCounted()
  {
    SessionState state;
    state.agentPort = 3100;
    state.monitorPort = 3200;
    QCOMPARE(StatusSentence::connections(state), QString("0 agents · 0 monitors · ports 3100, 3200"));
    ConnectionInfo agent, monitor;
    monitor.kind = ConnectionInfo::Kind::Monitor;
    state.connections = {agent, monitor, monitor};
    QCOMPARE(StatusSentence::connections(state), QString("1 agent · 2 monitors · ports 3100, 3200"));
    state.networkProblem = "port 3100 is in use";
    QVERIFY(StatusSentence::connections(state).contains("port 3100 is in use"));
    language_.use("de");
    QVERIFY(StatusSentence::connections(state).startsWith("1 Agent · 2 Monitore"));
  }

private:
  Language language_;
};

QTEST_GUILESS_MAIN(StatusSentenceTest)
#include "StatusSentenceTest.moc"
