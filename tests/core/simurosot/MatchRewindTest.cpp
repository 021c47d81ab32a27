#include "tests/core/simurosot/MatchDriverSupport.h"
#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/game/GameEvent.h"
#include "core/run/history/RunHistory.h"
#include "core/world/state/WorldState.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::MatchDriver;
using sparkwright::test::SimurosotWorld;

namespace
{

WorldOptions rewindOptions()
{
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 3;
  options.overrides = {{"Simurosot.MatchHalfSeconds", "3"}, {"Simurosot.MatchBreakSeconds", "0.4"},
                       {"Simurosot.MatchReadySeconds", "0.4"}};
  return options;
}

std::unique_ptr<World> rewoundWorld(const WorldState& state, LocalText& problem)
{
  auto world = std::make_unique<World>(optionsFor(state, rewindOptions()));
  world->load(state.scene);
  problem = world->restoreState(state);
  return problem.empty() ? std::move(world) : nullptr;
}

SimurosotGame& matchOf(World& world) { return *world.context().service<SimurosotGame>(); }

/// Where two runs differ; empty: nowhere.
std::string matchDifference(World& one, World& other)
{
  GameState a, b;
  matchOf(one).describe(a);
  matchOf(other).describe(b);
  if(a.mode != b.mode || a.time != b.time || a.score != b.score)
    return "the game: " + a.mode + ", " + b.mode;
  if(a.team != b.team)
    return "teams: " + a.team[0] + ", " + b.team[0];
  const std::size_t count = a.events ? a.events->size() : 0;
  if(count != (b.events ? b.events->size() : 0))
    return "the number of events";
  for(std::size_t i = 0; i < count; ++i)
    if(textOf(*(*a.events)[i]) != textOf(*(*b.events)[i]))
      return "event " + textOf(*(*a.events)[i]);
  return one.saveState().content == other.saveState().content ? "" : "something else";
}

} // namespace

/// A match whose state was saved goes on from it in the same way, to the bit, and its past can be gone through.
class MatchRewindTest : public QObject
{
  Q_OBJECT

  /// What people do in a run, by cycle.
  static void people(World& world)
  {
    switch(world.cycles())
    {
    case 150:
      return world.command("(pause)");
    case 155:
      return world.command("(ball (pos 0.3 0.7 0))(agent (unum 4)(team Left)(pos 0.5 -0.6 0))");
    case 160:
      return world.command("(resume)");
    case 180:
      return world.command("(playMode free_kick_left)");
    case 330:
      return world.command("(timeOut Left)");
    case 340:
      return world.command("(resume)");
    default:
      break;
    }
  }
  static void go(World& world, int cycles)
  {
    for(int i = 0; i < cycles; ++i)
    {
      people(world);
      MatchDriver::cycle(world);
    }
  }

  static void untilPlay(World& world)
  {
    for(int i = 0; i < 500 && matchOf(world).machine().state() != MatchState::Normal; ++i)
      go(world, 1);
    QCOMPARE(matchOf(world).machine().state(), MatchState::Normal);
  }

private slots:
  void itGoesOnToTheBit_data()
  {
    QTest::addColumn<QString>("setUp");
    QTest::addColumn<int>("state");
    for(const MatchState state : {MatchState::ReposQuery, MatchState::ReposMove, MatchState::Ready, MatchState::Normal,
                                  MatchState::Pause, MatchState::Resume, MatchState::Break})
      QTest::addRow("middle %s", nameOf(state).data()) << "setups/simurosot_middle.rb" << static_cast<int>(state);
    QTest::newRow("large NORMAL") << "setups/simurosot_large.rb" << static_cast<int>(MatchState::Normal);
  }
  void itGoesOnToTheBit()
  {
    QFETCH(QString, setUp);
    QFETCH(int, state);
    World one(rewindOptions());
    QVERIFY(one.load(setUp.toStdString()));
    const auto wanted = static_cast<MatchState>(state);
    const MatchState awaited = wanted == MatchState::Resume ? MatchState::Pause : wanted;
    int left = 1500;
    while(matchOf(one).machine().state() != awaited && --left > 0)
      go(one, 1);
    QVERIFY2(left > 0, "it is never in this state");
    if(wanted == MatchState::Normal)
      go(one, 40); // In full swing.
    if(wanted == MatchState::Resume)
      one.command("(overrule)(resume)");
    QCOMPARE(matchOf(one).machine().state(), wanted);
    LocalText problem;
    const WorldState saved = one.saveState();
    QVERIFY2(saved.whyInexact.empty(), saved.whyInexact.english().c_str());
    const std::unique_ptr<World> two = rewoundWorld(saved, problem);
    QVERIFY2(two, problem.english().c_str());
    QCOMPARE(matchDifference(one, *two), std::string());
    for(int i = 0; i < 200; ++i)
    {
      go(one, 1);
      go(*two, 1);
      if(i < 3 || i % 20 == 19)
        QCOMPARE(QString::number(i) + QString::fromStdString(matchDifference(one, *two)), QString::number(i));
    }
  }

  void commandsSeeWhatIsThere()
  {
    World one(rewindOptions());
    QVERIFY(one.load("setups/simurosot_middle.rb"));
    untilPlay(one);
    go(one, 30);
    test::placeAtRest(matchOf(one), SREF_BALL, {-70, -40, 0});
    LocalText problem;
    const std::unique_ptr<World> two = rewoundWorld(one.saveState(), problem);
    QVERIFY2(two, problem.english().c_str());
    two->command("(dropBall)"); // In the quarter where the ball is.
    QVERIFY(matchOf(*two).machine().status().placement == Restart::FreeBallMinusMinus);
  }

  void thePastOfAMatchCanBeGoneThrough()
  {
    World world(rewindOptions());
    QVERIFY(world.load("setups/simurosot_middle.rb"));
    RunHistory history({.seconds = 0.5, .limit = 256u << 20}, &rewoundWorld);
    history.follow(world);
    for(int i = 0; i < 400; ++i)
    {
      go(world, 1);
      history.endCycle();
    }
    LocalText problem;
    const std::unique_ptr<World> now = history.rewindTo(0, 400, problem);
    QVERIFY2(now, problem.english().c_str());
    QCOMPARE(matchDifference(world, *now), std::string());
    for(const long cycle : {0L, 1L, 40L, 155L, 161L, 183L, 335L})
    {
      const std::unique_ptr<World> then = history.rewindTo(0, cycle, problem);
      QVERIFY2(then, problem.english().c_str());
      QCOMPARE(then->cycles(), cycle);
    }
    // From the past the same match comes about again.
    const std::unique_ptr<World> branch = history.rewindTo(0, 120, problem);
    QVERIFY2(branch, problem.english().c_str());
    history.continueFrom(*branch, 0);
    go(*branch, 280);
    QCOMPARE(matchDifference(world, *branch), std::string());
    history.unfollow();
  }

  /// Connections do not come back with a state.
  void clientsOfAStateCanBeSentAway()
  {
    World one(rewindOptions());
    QVERIFY(one.load("setups/simurosot_middle.rb"));
    untilPlay(one);
    LocalText problem;
    const std::unique_ptr<World> two = rewoundWorld(one.saveState(), problem);
    QVERIFY2(two, problem.english().c_str());
    QVERIFY(two->gamePort().clients()->present() == (std::vector<int>{1, 2}));
    two->gamePort().removeAll();
    QVERIFY(two->gamePort().clients()->present().empty());
    QVERIFY(matchOf(*two).machine().state() == MatchState::Pause);
    // Others may have the same numbers, and must log in.
    two->gamePort().join(1, "new");
    two->gamePort().receive(1, "(wheels 1 (9 9))");
    two->gamePort().receive(1, "(login (role strategy) (proto 1) (name \"\") (side blue))");
    two->gamePort().join(2, "new");
    two->gamePort().receive(2, "(login (role strategy) (proto 1) (name \"\") (side yellow))");
    two->command("(resume)");
    two->cycle();
    QVERIFY(matchOf(*two).machine().state() == MatchState::Normal);
  }
};

QTEST_APPLESS_MAIN(MatchRewindTest)
#include "MatchRewindTest.moc"
