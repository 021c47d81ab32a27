#include "StateSupport.h"

#include "core/run/history/RunHistory.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A live run with a past.
class PastStage
{
public:
  explicit PastStage(int agents, RunHistory::Settings settings = {.seconds = 0.5, .limit = 256u << 20})
      : actors(agents), history(settings,
                                [](const WorldState& state, LocalText& problem)
                                {
                                  auto world = std::make_unique<World>(optionsFor(state, soccerOptions()));
                                  world->load(state.scene);
                                  problem = world->restoreState(state);
                                  return problem.empty() ? std::move(world) : nullptr;
                                })
  {
    history.follow(stage.world);
  }

  void cycles(World& world, int count)
  {
    for(int i = 0; i < count; ++i)
    {
      actors.cycle(world);
      history.endCycle();
    }
  }

  Actors actors;
  SoccerWorld stage;
  RunHistory history;
};

class RunHistoryTest : public QObject
{
  Q_OBJECT

private slots:
  void theSameInputsGiveTheSameRun()
  {
    PastStage past(2);
    past.cycles(past.stage.world, 40);
    past.stage.world.command("(kickOff Left)");
    past.stage.world.manipulate(MoveNode{.node = {.path = "/usr/scene/Ball"}, .position = Vec3f(1, 1, 0.5f)});
    past.cycles(past.stage.world, 53);

    LocalText problem;
    const std::unique_ptr<World> now = past.history.rewindTo(0, 93, problem);
    QVERIFY2(now, problem.english().c_str());
    QCOMPARE(difference(past.stage.world, *now), std::string());
    // All moments can be reached, not only those that were saved; also the very first.
    for(const long cycle : {0L, 17L, 41L, 77L})
    {
      const std::unique_ptr<World> then = past.history.rewindTo(0, cycle, problem);
      QVERIFY2(then, problem.english().c_str());
      QCOMPARE(then->cycles(), cycle);
    }
  }

  void aBranchWithTheSameInputsIsTheFirstRun()
  {
    PastStage past(2);
    past.cycles(past.stage.world, 60);
    LocalText problem;
    const std::unique_ptr<World> branched = past.history.rewindTo(0, 37, problem);
    QVERIFY2(branched, problem.english().c_str());
    QCOMPARE(past.history.continueFrom(*branched, 0, "the same again"), 1);
    QCOMPARE(past.history.present(), 1);
    past.cycles(*branched, 23);
    QCOMPARE(difference(past.stage.world, *branched), std::string());

    // Another input, another run; the first branch is kept as it was.
    const std::unique_ptr<World> other = past.history.rewindTo(1, 45, problem);
    QVERIFY2(other, problem.english().c_str());
    QCOMPARE(past.history.continueFrom(*other, 1), 2);
    other->command("(ball (pos 3 0 0.1)(vel 1 0 2))");
    past.cycles(*other, 15);
    QVERIFY(!difference(past.stage.world, *other).empty());
    const std::unique_ptr<World> again = past.history.rewindTo(1, 60, problem);
    QVERIFY2(again, problem.english().c_str());
    QCOMPARE(difference(past.stage.world, *again), std::string());

    const std::vector<RunHistory::Branch> branches = past.history.branches();
    QCOMPARE(branches.size(), std::size_t(3));
    QCOMPARE(branches[0].parent, -1);
    QCOMPARE(branches[0].end, 60L);
    QCOMPARE(branches[1].parent, 0);
    QCOMPARE(branches[1].from, 37L);
    QCOMPARE(branches[1].end, 60L);
    QCOMPARE(branches[1].name, std::string("the same again"));
    QCOMPARE(branches[2].parent, 1);
    QCOMPARE(branches[2].from, 45L);
    past.history.unfollow();
  }

  void whatWasBeforeABranchCanBeReached()
  {
    PastStage past(2);
    past.cycles(past.stage.world, 60);
    LocalText problem;
    const std::unique_ptr<World> first = past.history.rewindTo(0, 40, problem);
    QVERIFY2(first, problem.english().c_str());
    QCOMPARE(past.history.continueFrom(*first, 0), 1);
    QCOMPARE(past.history.figures().oldest, 0L); // At once.
    first->command("(kickOff Left)");
    past.cycles(*first, 40);
    const std::unique_ptr<World> second = past.history.rewindTo(1, 70, problem);
    QVERIFY2(second, problem.english().c_str());
    QCOMPARE(past.history.continueFrom(*second, 1), 2);
    for(const RunHistory::Branch& branch : past.history.branches())
      QCOMPARE(branch.oldest, 0L);
    // The moments of each branch, and none of another one.
    for(const auto& [cycle, branch] : {std::pair(65L, 1), std::pair(40L, 1), std::pair(39L, 0), std::pair(0L, 0)})
    {
      const std::unique_ptr<World> then = past.history.rewindTo(2, cycle, problem);
      QVERIFY2(then, problem.english().c_str());
      QCOMPARE(then->cycles(), cycle);
      const std::unique_ptr<World> same = past.history.rewindTo(branch, cycle, problem);
      QVERIFY(same);
      QCOMPARE(difference(*same, *then), std::string());
    }
    QVERIFY(!past.history.rewindTo(2, 71, problem)); // The parent goes on to 80.
    // A branch from there belongs to the branch that has this moment.
    const std::unique_ptr<World> third = past.history.rewindTo(2, 20, problem);
    QVERIFY(third);
    QCOMPARE(past.history.continueFrom(*third, 2), 3);
    QCOMPARE(past.history.branches()[3].parent, 0);
    QCOMPARE(past.history.branches()[3].from, 20L);
    past.history.unfollow();
  }

  void ofAForgottenPastTheRestCanBeReached()
  {
    constexpr std::size_t limit = 400'000;
    PastStage past(2, {.seconds = 0.1, .limit = limit});
    past.cycles(past.stage.world, 30);
    LocalText problem;
    const std::unique_ptr<World> branched = past.history.rewindTo(0, 20, problem);
    QVERIFY2(branched, problem.english().c_str());
    past.history.continueFrom(*branched, 0);
    for(int i = 0; i < 60; ++i)
    {
      past.cycles(*branched, 5);
      const RunHistory::Figures figures = past.history.figures();
      QVERIFY(figures.bytes <= limit);
      if(i % 10 != 0)
        continue;
      QVERIFY2(past.history.rewindTo(1, figures.oldest, problem), problem.english().c_str());
      QVERIFY(figures.oldest == 0 || !past.history.rewindTo(1, figures.oldest - 1, problem));
    }
    QVERIFY(past.history.figures().oldest > 0);
    past.history.unfollow();
  }

  void memoryStaysWithinTheLimit()
  {
    constexpr std::size_t limit = 200'000;
    PastStage past(2, {.seconds = 0.1, .limit = limit});
    for(int i = 0; i < 30; ++i)
    {
      past.cycles(past.stage.world, 5);
      QVERIFY(past.history.figures().bytes <= limit);
    }
    const RunHistory::Figures figures = past.history.figures();
    QVERIFY(figures.states > 1);
    QVERIFY(figures.states < 30);
    QVERIFY(figures.stateBytes < figures.bytes);
    LocalText problem;
    QVERIFY(past.history.rewindTo(0, figures.oldest, problem));
    QVERIFY(figures.oldest > 0);
    QVERIFY(!past.history.rewindTo(0, figures.oldest - 1, problem));
    QVERIFY(!problem.empty());
    QVERIFY(!past.history.rewindTo(0, 151, problem));
    QVERIFY(!past.history.rewindTo(7, 100, problem));
  }
};

QTEST_APPLESS_MAIN(RunHistoryTest)
#include "RunHistoryTest.moc"
