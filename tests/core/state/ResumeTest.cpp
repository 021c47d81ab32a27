#include "StateSupport.h"

#include "core/record/RecordedAgents.h"
#include "core/record/RecordingWriter.h"
#include "core/record/resume/ResumedAgents.h"
#include "tests/core/record/MemoryDisk.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A match of four that is recorded with states and messages, and goes on from moments of the recording.
class ResumeTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void bothTeamsAsRecordedAreTheRecordedRun();
  void withoutAMomentItIsTheFirstState();
  void oneTeamAsRecordedAndOneLive_data();
  void oneTeamAsRecordedAndOneLive();
  void programsGetThePlacesThatTheyAskFor();
  void programsMayComeInAnyOrder_data();
  void programsMayComeInAnyOrder();
  void whoAsksFirstKeepsThePlace();
  void robotsThatNobodyHasTakenStandStill();
  void whatIsMissingIsSaid();
  void damagedMessagesAreSaid_data();
  void damagedMessagesAreSaid();

private:
  /// A World that goes on from the recording.
  struct Resumed
  {
    Resumed(const std::string& bytes, std::optional<double> seconds, RecordedTeams teams)
    {
      point =
          ResumePoint::open(Recording::open(mcap::readFromMemory(bytes), standardLeagues(), problem), seconds, problem);
      if(!point)
        return;
      restored.emplace(point->state());
      agents.emplace(restored->world, restored->world, restored->world, point, teams);
      problem = restored->problem.empty() ? agents->reachMoment() : restored->problem;
    }
    World& world() { return restored->world; }

    LocalText problem;
    std::shared_ptr<ResumePoint> point;
    std::optional<Restored> restored;
    std::optional<ResumedAgents> agents;
  };

  static constexpr int length = 150; ///< Cycles.
  std::string recording_, withoutAgents_, withoutStates_;
  std::unique_ptr<SoccerWorld> first_;
  std::map<long, std::map<AgentId, std::string>> told_; ///< Percepts by cycle and agent.
};

/// Also keeps what agents were told.
void ResumeTest::initTestCase()
{
  MemoryDisk all, states, bytes;
  RecordingInfo info;
  info.seed = 1;
  RecordingWriter whole(all, info), onlyStates(states, info), onlyBytes(bytes, info);
  for(RecordingWriter* const writer : {&whole, &onlyStates, &onlyBytes})
    QVERIFY(writer->start().empty());
  first_ = std::make_unique<SoccerWorld>();
  World& world = first_->world;
  const auto keep = [&](AgentBytes said)
  {
    said.time = world.time();
    said.cycle = world.cycles();
    QVERIFY(whole.add(said).empty());
    QVERIFY(onlyBytes.add(said).empty());
  };
  RecordedAgents agents(world, keep);
  RecordedCommands commands(world, keep);
  const Actors actors(4);
  for(int i = 0; i < length; ++i)
  {
    // Between a state and the moment of a test, and after it.
    if(i == 66 || i == 110)
      commands.command(i == 66 ? "(kickOff Left)" : "(ball (pos 1 1 0.042)(vel 2 0 0))");
    actors.cycle(world, agents);
    for(const AgentInfo& agent : world.frame()->agents)
      told_[world.cycles()][agent.id] = world.percepts(agent.id);
    for(RecordingWriter* const writer : {&whole, &onlyStates, &onlyBytes})
      QVERIFY(writer->add(*world.frame()).empty());
    if(world.cycles() % 40 == 20)
    {
      const WorldStateRecord record{world.time(), world.cycles(), world.saveState().encode()};
      QVERIFY(whole.add(record).empty());
      QVERIFY(onlyStates.add(record).empty());
    }
  }
  for(RecordingWriter* const writer : {&whole, &onlyStates, &onlyBytes})
    QVERIFY(writer->finish().empty());
  recording_ = all.bytes;
  withoutAgents_ = states.bytes;
  withoutStates_ = bytes.bytes;
}

void ResumeTest::bothTeamsAsRecordedAreTheRecordedRun()
{
  Resumed resumed(recording_, 1.5, RecordedTeams::Both);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  QCOMPARE(resumed.point->state().cycle, 60L);
  QCOMPARE(resumed.world().cycles(), 75L);
  QCOMPARE(resumed.world().frame()->game.mode, std::string("KickOff_Left"));
  while(resumed.world().cycles() < length)
  {
    for(const auto& [agent, percepts] : told_[resumed.world().cycles()])
      QVERIFY(resumed.world().percepts(agent) == percepts);
    resumed.agents->feed();
    resumed.world().cycle();
  }
  QCOMPARE(difference(first_->world, resumed.world()), std::string());
  resumed.agents->feed();
  QVERIFY(resumed.point->atEnd());
}

void ResumeTest::withoutAMomentItIsTheFirstState()
{
  Resumed resumed(recording_, std::nullopt, RecordedTeams::Both);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  QCOMPARE(resumed.world().cycles(), 20L);
  Resumed none(withoutStates_, std::nullopt, RecordedTeams::Both);
  QVERIFY2(none.problem.english().find("--record-states") != std::string::npos, none.problem.english().c_str());
}

void ResumeTest::oneTeamAsRecordedAndOneLive_data()
{
  QTest::addColumn<double>("seconds");
  QTest::addColumn<RecordedTeams>("teams");
  QTest::newRow("left recorded, early") << 0.9 << RecordedTeams::Left;
  QTest::newRow("left recorded, late") << 2.1 << RecordedTeams::Left;
  QTest::newRow("right recorded") << 1.6 << RecordedTeams::Right;
}

void ResumeTest::oneTeamAsRecordedAndOneLive()
{
  QFETCH(double, seconds);
  QFETCH(RecordedTeams, teams);
  Resumed resumed(recording_, seconds, teams);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  World& world = resumed.world();
  const int live = teams == RecordedTeams::Left ? 2 : 1;
  QCOMPARE(resumed.agents->freePlaces(), std::size_t(2));
  const std::size_t before = world.frame()->agents.size();

  // Two programs connect, as they would to a new match.
  std::vector<AgentId> programs{resumed.agents->addAgent("one"), resumed.agents->addAgent("two")};
  for(const AgentId program : programs)
    resumed.agents->deliver(program, "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  QCOMPARE(resumed.agents->freePlaces(), std::size_t(0));
  std::string told[2];
  for(int i = 0; i < 20; ++i)
  {
    resumed.agents->feed();
    for(int k = 0; k < 2; ++k)
    {
      told[k] += resumed.agents->percepts(programs[static_cast<std::size_t>(k)]);
      resumed.agents->perceptsSent(programs[static_cast<std::size_t>(k)]);
      resumed.agents->deliver(programs[static_cast<std::size_t>(k)], "(he1 3)(syn)");
    }
    world.cycle();
  }
  QCOMPARE(world.frame()->agents.size(), before); // They have robots: no new ones.
  for(const std::string& percepts : told)
  {
    QVERIFY(percepts.find("(unum ") != std::string::npos);
    QVERIFY(percepts.find(live == 2 ? "(team right)" : "(team left)") != std::string::npos);
  }
  // Their heads turn as they say; those of the others do not.
  for(const AgentInfo& agent : world.frame()->agents)
  {
    const bool isLive = agent.team == live;
    QVERIFY(agent.team == 1 || agent.team == 2);
    const double head = hinge(world.percepts(agent.id), "hj1");
    QVERIFY2(isLive ? head > 20 : head < 20, std::to_string(head).c_str());
  }
}

void ResumeTest::programsGetThePlacesThatTheyAskFor()
{
  Resumed resumed(recording_, 1, RecordedTeams::Left);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  const AgentId program = resumed.agents->addAgent("one");
  resumed.agents->deliver(program, "(scene rsg/agent/nao/nao_hetero.rsg 0)(init (unum 2)(teamname Blue))(syn)");
  resumed.world().cycle();
  const std::string_view percepts = resumed.agents->percepts(program);
  QVERIFY2(percepts.find("(unum 2)") != std::string_view::npos, std::string(percepts).c_str());
  // The other place is still free, and then no more.
  const AgentId other = resumed.agents->addAgent("two");
  resumed.agents->deliver(other, "(init (unum 1)(teamname Blue))(syn)");
  resumed.world().cycle();
  QVERIFY(resumed.agents->percepts(other).find("(unum 1)") != std::string_view::npos);
  const std::size_t agents = resumed.world().frame()->agents.size();
  resumed.agents->addAgent("three");
  resumed.world().cycle();
  QCOMPARE(resumed.world().frame()->agents.size(), agents + 1);
  // Who leaves takes the robot along.
  resumed.agents->removeAgent(program);
  resumed.world().cycle();
  QCOMPARE(resumed.world().frame()->agents.size(), agents);
}

void ResumeTest::programsMayComeInAnyOrder_data()
{
  QTest::addColumn<QList<int>>("connecting"); // Numbers of the programs, in the order in which they connect …
  QTest::addColumn<QList<int>>("asking");     // … and say who they are.
  QTest::newRow("in order") << QList<int>{1, 2} << QList<int>{1, 2};
  QTest::newRow("connect backwards") << QList<int>{2, 1} << QList<int>{2, 1};
  QTest::newRow("ask backwards") << QList<int>{1, 2} << QList<int>{2, 1};
  QTest::newRow("crossed") << QList<int>{2, 1} << QList<int>{1, 2};
}

/// All are connected before the first one says who it is, as teams that are started at once.
void ResumeTest::programsMayComeInAnyOrder()
{
  QFETCH(const QList<int>, connecting);
  QFETCH(const QList<int>, asking);
  Resumed resumed(recording_, 1, RecordedTeams::Left);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  const std::size_t agents = resumed.world().frame()->agents.size();
  std::map<int, AgentId> programs;
  for(const int number : connecting)
    programs[number] = resumed.agents->addAgent("program");
  resumed.world().cycle(); // They are slower than a cycle.
  for(const int number : connecting)
    resumed.agents->deliver(programs[number], "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  std::map<int, std::string> told; // Who has a place hears its number, from the first cycle on.
  const auto cycle = [&]
  {
    resumed.world().cycle();
    for(const auto& [number, program] : programs)
    {
      told[number] += resumed.agents->percepts(program);
      resumed.agents->perceptsSent(program);
    }
  };
  cycle();
  for(const int number : asking)
  {
    resumed.agents->deliver(programs[number], "(init (unum " + std::to_string(number) + ")(teamname Blue))(syn)");
    cycle();
  }
  QCOMPARE(resumed.world().frame()->agents.size(), agents);
  // The last number that each is told is its own, and its head turns as it says.
  for(int i = 0; i < 20; ++i)
  {
    for(const auto& [number, program] : programs)
      resumed.agents->deliver(program, number == 1 ? "(he1 3)(syn)" : "(he1 -3)(syn)");
    resumed.agents->feed();
    cycle();
  }
  for(const auto& [number, program] : programs)
  {
    const std::size_t last = told[number].rfind("(unum ");
    QVERIFY(last != std::string::npos);
    QCOMPARE(told[number].substr(last, 8), "(unum " + std::to_string(number) + ")");
    const double head = hinge(resumed.agents->percepts(program), "hj1");
    QVERIFY2(number == 1 ? head > 10 : head < -10, std::to_string(head).c_str());
  }
}

void ResumeTest::whoAsksFirstKeepsThePlace()
{
  Resumed resumed(recording_, 1, RecordedTeams::Left);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  const std::size_t agents = resumed.world().frame()->agents.size();
  const AgentId one = resumed.agents->addAgent("one"), two = resumed.agents->addAgent("two");
  resumed.agents->deliver(two, "(init (unum 1)(teamname Blue))(syn)");
  resumed.world().cycle();
  QVERIFY(resumed.agents->percepts(two).find("(unum 1)") != std::string_view::npos);
  resumed.agents->perceptsSent(two);
  resumed.agents->deliver(one, "(init (unum 1)(teamname Blue))(syn)");
  resumed.world().cycle();
  QVERIFY(resumed.agents->percepts(two).find("(unum ") == std::string_view::npos); // Nothing has changed for it.
  resumed.agents->deliver(one, "(init (unum 7)(teamname Green))(syn)"); // Nobody's place.
  resumed.world().cycle();
  QCOMPARE(resumed.world().frame()->agents.size(), agents);
  resumed.agents->removeAgent(two);
  resumed.agents->removeAgent(one);
  resumed.world().cycle();
  QCOMPARE(resumed.world().frame()->agents.size(), agents - 2);
}

void ResumeTest::robotsThatNobodyHasTakenStandStill()
{
  Resumed resumed(recording_, 1, RecordedTeams::None);
  QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
  QCOMPARE(resumed.agents->freePlaces(), std::size_t(4));
  QVERIFY(resumed.world().allSynced()); // Nobody waits for them.
  for(int i = 0; i < 50; ++i)
  {
    resumed.agents->feed();
    resumed.world().cycle();
  }
  QCOMPARE(resumed.world().frame()->agents.size(), std::size_t(4));
}

void ResumeTest::whatIsMissingIsSaid()
{
  QVERIFY(!Resumed(withoutStates_, 1, RecordedTeams::Both).problem.empty());
  QVERIFY(!Resumed(recording_, 0.1, RecordedTeams::Both).problem.empty()); // Before the first state.
  QVERIFY(!Resumed(withoutAgents_, 1, RecordedTeams::Both).problem.empty());
  const Resumed after(recording_, 4000, RecordedTeams::Both);
  QVERIFY2(after.problem.english().starts_with("the recording ends at "), after.problem.english().c_str());
  QVERIFY(Resumed(recording_, length * 0.02, RecordedTeams::Both).problem.empty()); // The last moment itself.
  // At a state itself, and with nobody as recorded, messages are not needed.
  Resumed live(withoutAgents_, 0.4, RecordedTeams::None);
  QVERIFY2(live.problem.empty(), live.problem.english().c_str());
  QCOMPARE(live.agents->freePlaces() > 0, true);
}

void ResumeTest::damagedMessagesAreSaid_data()
{
  QTest::addColumn<bool>("withEnd");
  QTest::newRow("in a finished recording") << true;
  QTest::newRow("in one whose writer was killed") << false;
}

/// A flipped byte in each part of the recording in turn: either the run is as recorded, or damage is told.
void ResumeTest::damagedMessagesAreSaid()
{
  QFETCH(const bool, withEnd);
  LocalText problem;
  const auto whole = mcap::McapReader::open(mcap::readFromMemory(recording_), problem);
  QVERIFY(whole && whole->complete());
  const mcap::Channel* const messages = whole->channel(RecordingTopics::agentBytes);
  QVERIFY(messages);
  int damaged = 0;
  for(const mcap::ChunkInfo& chunk : whole->chunks())
  {
    if(!chunk.has(messages->id) || static_cast<double>(chunk.start) / 1e9 < 1)
      continue;
    std::string bytes = recording_;
    bytes[chunk.offset + chunk.length - 1] ^= 0x55;
    if(!withEnd)
      bytes.resize(bytes.size() - 20);
    ++damaged;
    const double damagedAt = static_cast<double>(chunk.start) / 1e9;
    Resumed before(bytes, 0.5, RecordedTeams::Both);
    QVERIFY2(before.problem.empty(), before.problem.english().c_str());
    while(before.agents->damage().empty() && !before.agents->isOver(false))
    {
      before.agents->feed();
      before.world().cycle();
    }
    QVERIFY2(before.agents->damage().english().starts_with("the recording is damaged: messages of agents are missing from "),
             before.agents->damage().english().c_str());
    QVERIFY(!before.agents->isOver(true));
    QVERIFY2(before.world().time() < damagedAt + 0.1, qPrintable(QString::number(before.world().time())));
    // And on the way to a moment.
    const Resumed behind(bytes, damagedAt + 0.3, RecordedTeams::Both);
    QVERIFY2(behind.problem.english().starts_with("the recording is damaged: "), behind.problem.english().c_str());
  }
  QVERIFY(damaged > 0);
}

QTEST_APPLESS_MAIN(ResumeTest)
#include "ResumeTest.moc"
