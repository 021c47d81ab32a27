#include "tests/core/record/MemoryDisk.h"
#include "tests/core/simurosot/MatchDriverSupport.h"

#include "core/record/RecordedAgents.h"
#include "core/record/RecordingWriter.h"
#include "core/record/resume/ResumedAgents.h"
#include "core/world/state/WorldState.h"

#include <QtTest>

#include <optional>

using namespace sparkwright;
using sparkwright::test::MatchDriver;
using sparkwright::test::MemoryDisk;

/// A recorded match of strategies goes on from one of its moments: with both as recorded, or with another in place of
/// one.
class ResumedMatchTest : public QObject
{
  Q_OBJECT

  static WorldOptions options()
  {
    WorldOptions options;
    options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.seed = 1;
    options.editable = true;
    return options;
  }
  struct Resumed
  {
    Resumed(const std::string& bytes, double seconds, RecordedTeams teams)
    {
      point =
          ResumePoint::open(Recording::open(mcap::readFromMemory(bytes), standardLeagues(), problem), seconds, problem);
      if(!point)
        return;
      world.emplace(optionsFor(point->state(), options()));
      world->load(point->state().scene);
      problem = world->restoreState(point->state());
      agents.emplace(*world, *world, *world, point, teams);
      if(problem.empty())
        problem = agents->reachMoment();
    }
    LocalText problem;
    std::shared_ptr<ResumePoint> point;
    std::optional<World> world;
    std::optional<ResumedAgents> agents;
  };
  static const GameSeat& seatOf(World& world, int team)
  {
    world.publish();
    const auto& seats = world.frame()->game.seats;
    return seats[0].team == team ? seats[0] : seats[1];
  }

  static constexpr int length = 260; ///< Cycles.
  std::string recording_, withoutMessages_, end_;

private slots:
  void initTestCase()
  {
    MemoryDisk all, states;
    RecordingInfo info;
    info.seed = 1;
    RecordingWriter whole(all, info), onlyStates(states, info);
    QVERIFY(whole.start().empty() && onlyStates.start().empty());
    World world(options());
    QVERIFY(world.load("setups/simurosot_middle.rb"));
    recordClients(world.gamePort(),
                  [&](AgentBytes bytes)
                  {
                    bytes.time = world.time();
                    bytes.cycle = world.cycles();
                    QVERIFY(whole.add(bytes).empty());
                  });
    int played = 0; ///< Cycles.
    for(int i = 0; i < length; ++i)
    {
      MatchDriver::cycle(world);
      played += world.frame()->game.mode == "PlayOn";
      QVERIFY(whole.add(*world.frame()).empty() && onlyStates.add(*world.frame()).empty());
      if(world.cycles() % 80 == 40)
      {
        const WorldStateRecord record{world.time(), world.cycles(), world.saveState().encode()};
        QVERIFY(whole.add(record).empty() && onlyStates.add(record).empty());
      }
    }
    QVERIFY(whole.finish().empty() && onlyStates.finish().empty());
    recording_ = all.bytes;
    withoutMessages_ = states.bytes;
    end_ = world.saveState().content;
    QVERIFY(played > 30);
  }

  void bothAsRecordedAreTheRecordedMatch_data()
  {
    QTest::addColumn<double>("seconds");
    QTest::newRow("at a state") << 0.8;
    QTest::newRow("after a state") << 3.1;
  }
  void bothAsRecordedAreTheRecordedMatch()
  {
    QFETCH(double, seconds);
    Resumed resumed(recording_, seconds, RecordedTeams::Both);
    QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
    while(resumed.world->cycles() < length)
    {
      resumed.agents->feed();
      resumed.world->cycle();
      resumed.world->gamePort().clients()->send([](int, std::string_view) { return true; });
    }
    resumed.agents->feed(); // The last answers to places come between two cycles.
    QVERIFY(resumed.world->saveState().content == end_);
  }

  void anotherStrategyTakesOneSide()
  {
    Resumed resumed(recording_, 4.0, RecordedTeams::Left);
    QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
    World& world = *resumed.world;
    const GameSeat left = seatOf(world, 1);
    QCOMPARE(left.state, GameSeat::State::Client);
    QCOMPARE(seatOf(world, 2).state, GameSeat::State::Empty);
    const std::string side = seatOf(world, 2).side;
    GamePort& port = world.gamePort();
    QVERIFY(!port.clients()->knows(3));
    port.join(3, "new");
    port.receive(3, "(login (role strategy) (proto 1) (name \"Newcomers\") (side " + side + "))");
    QCOMPARE(seatOf(world, 2).name, std::string("Newcomers"));
    const long late = left.late;
    while(world.cycles() < length - 10)
    {
      if(world.frame()->game.mode == "Pause") // For a foul, or without a strategy of the right team.
        world.command(world.frame()->game.judgement.pending ? "(overrule)" : "(resume)");
      resumed.agents->feed();
      world.cycle();
      port.clients()->send([](int, std::string_view) { return true; });
    }
    QVERIFY(seatOf(world, 1).late - late <= 3); // The left one goes on as recorded.
    QCOMPARE(seatOf(world, 1).state, GameSeat::State::Client);
    QCOMPARE(seatOf(world, 2).state, GameSeat::State::Client);
    auto& game = *world.context().service<simurosot::SimurosotGame>();
    const auto drives = [&](simurosot::Side of)
    {
      int moving = 0;
      for(int i = 0; i < game.profile().field.robots; ++i)
        moving += game.robot(of, i)->left() != 0;
      return moving;
    };
    const bool isBlueNew = side == "blue";
    QVERIFY2(drives(isBlueNew ? simurosot::Side::Yellow : simurosot::Side::Blue) > 2, world.frame()->game.mode.c_str());
    QCOMPARE(drives(isBlueNew ? simurosot::Side::Blue : simurosot::Side::Yellow), 0); // The new one says nothing.
  }

  void withoutBothTheSidesAreFree()
  {
    Resumed resumed(recording_, 4.0, RecordedTeams::None);
    QVERIFY2(resumed.problem.empty(), resumed.problem.english().c_str());
    for(const int team : {1, 2})
      QCOMPARE(seatOf(*resumed.world, team).state, GameSeat::State::Empty);
    QVERIFY(resumed.world->gamePort().clients()->present().empty());
  }

  void missingMessagesAreTold()
  {
    Resumed resumed(withoutMessages_, 3.1, RecordedTeams::Both);
    QVERIFY(resumed.problem.english().find("no messages") != std::string::npos);
  }
};

QTEST_APPLESS_MAIN(ResumedMatchTest)
#include "ResumedMatchTest.moc"
