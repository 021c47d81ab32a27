#include "SoccerSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"

#include "core/game/soccer3d/game/Ball.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;
using Kind = GameEvent::Kind;

namespace
{

const std::vector<std::string> asking = {"ConfirmFouls=true", "ConfirmGoals=true", "ConfirmWindow=0",
                                         "GroundMaxTime=0.5", "DrawLots=false"};

std::vector<std::string> with(std::vector<std::string> overrides, const std::string& one)
{
  overrides.push_back(one);
  return overrides;
}

const GameState& game(Match& match)
{
  return match.world.frame()->game;
}

std::string kinds(Match& match)
{
  std::string text;
  if(game(match).events)
    for(const auto& event : *game(match).events)
      text += (text.empty() ? "" : ", ") + std::string(nameOf(event->kind));
  return text;
}

std::string mode(Match& match)
{
  return game(match).mode;
}

/// Lets the match go on until something is pending, four seconds at most.
bool untilPending(Match& match)
{
  for(int i = 0; i < 200 && !game(match).judgement.pending; ++i)
    match.cycles(1);
  return game(match).judgement.pending != nullptr;
}

/// A match in which L5 lies on its back, and the ball rolls.
struct Fallen : Match
{
  explicit Fallen(const std::vector<std::string>& overrides = asking) : Match(overrides)
  {
    fallen = player("Red", 5);
    upright = player("Blue", 3);
    command("(playMode PlayOn)(ball (pos 2 2 0.042)(vel 1 0 0))(agent (unum 5)(team Left)(move -4 1 0.4 0))"
            "(agent (unum 3)(team Right)(move 4 4 0.4 0))");
    cycles(1);
    Robot& robot = state(fallen).robot();
    const Vec3f from = position(fallen);
    std::vector<Mat4f> poses = robot.poses();
    for(Mat4f& pose : poses)
    {
      const Mat4f turn = rotationY(toRadians(-90.f));
      const Vec3f place = Vec3f(-4, 1, 0.1f) + rotate(turn, translation(pose) - from);
      pose = multiply(turn, pose);
      pose.topRightCorner<3, 1>() = place;
    }
    robot.setPoses(poses);
  }
  AgentId fallen = 0, upright = 0;
};

/// A match in which the left team scores; Blue 3 keeps the goal open.
struct Scored : Match
{
  explicit Scored(const std::vector<std::string>& overrides = asking) : Match(overrides)
  {
    scorer = player("Red", 9);
    player("Blue", 3);
    command(
        "(playMode PlayOn)(agent (unum 9)(team Left)(move 12 3 0.4 -90))(agent (unum 3)(team Right)(move 8 4 0.4 0))"
        "(ball (pos 14.5 0.3 0.042)(vel 6 0 0))");
  }
  AgentId scorer = 0;
};

} // namespace

/// A match in the real scene waits for a human referee.
class ConfirmedMatchTest : public QObject
{
  Q_OBJECT

private slots:
  void theMatchStandsStillWhileAFoulIsPending()
  {
    Fallen match;
    QVERIFY(untilPending(match));
    const GameState::Judgement judgement = game(match).judgement;
    QVERIFY(judgement.fouls && judgement.goals && judgement.stands);
    QVERIFY(std::isinf(judgement.left));
    QVERIFY(!judgement.undoable);
    QCOMPARE(judgement.pending->kind, Kind::Foul);
    QCOMPARE(judgement.pending->rule, std::string("incapable"));
    QCOMPARE(judgement.pending->players, (std::vector<GameEvent::Player>{{1, 5}}));
    QVERIFY2(match.warnings.find("pending: ") != std::string::npos, match.warnings.c_str());

    const FramePtr before = match.world.frame();
    const double time = match.world.time();
    const Vec3f ball = match.game().field().ball()->velocity();
    QCOMPARE_GT(ball.norm(), 0.3f);
    match.say(match.upright, "(he1 3)");
    match.cycles(100);
    const FramePtr after = match.world.frame();
    QCOMPARE(after->game.time, before->game.time);
    QVERIFY(match.world.time() > time + 1.9); // Cycles go on,
    QVERIFY(!match.percepts(match.upright, "GS").empty()); // and agents are told so.
    QCOMPARE(after->local.size(), before->local.size());
    for(std::size_t i = 0; i < after->local.size(); ++i)
      VERIFY_NEAR(after->local[i], before->local[i], 1e-5f); // Nothing has moved,
    QCOMPARE(match.game().field().ball()->velocity(), ball); // or forgotten how it moves.
    QCOMPARE(kinds(match), std::string("mode"));
    QVERIFY(game(match).part<SoccerState>()->fouls.empty()); // Monitors are not told yet.
  }

  void whoIsConfirmedIsSentOff()
  {
    Fallen match;
    QVERIFY(untilPending(match));
    const Vec3f ball = match.ball();
    match.cycles(20);
    match.command("(confirm)");
    match.world.publish();
    QVERIFY(!game(match).judgement.pending);
    QCOMPARE(game(match).judgement.undoable->rule, std::string("incapable"));
    QCOMPARE(kinds(match), std::string("mode, foul, confirmed"));
    QCOMPARE(game(match).part<SoccerState>()->fouls.size(), std::size_t(1));
    match.cycles(40);
    QVERIFY(match.position(match.fallen).y() < -10);
    QVERIFY(match.ball().x() > ball.x() + 0.1f); // The ball rolls on.
  }

  void whoIsOverruledStays()
  {
    Fallen match;
    QVERIFY(untilPending(match));
    match.cycles(20);
    match.command("(overrule)");
    match.cycles(20);
    QVERIFY(!game(match).judgement.pending);
    QCOMPARE(kinds(match), std::string("mode, overruled"));
    QVERIFY(game(match).part<SoccerState>()->fouls.empty());
    VERIFY_NEAR(match.position(match.fallen).head<2>(), Eigen::Vector2f(-4, 1), 0.5f);
  }

  void anotherFoulIsPunishedInstead()
  {
    Fallen match;
    QVERIFY(untilPending(match));
    match.command("(overrule (foul illegal defence)(unum 3)(team Right))");
    match.cycles(1);
    QCOMPARE(kinds(match), std::string("mode, overruled, foul"));
    QCOMPARE(game(match).part<SoccerState>()->fouls.back().type, 2);
    QCOMPARE(game(match).part<SoccerState>()->fouls.back().unum, 3);
  }

  void silenceDecides()
  {
    Fallen match(with(asking, "ConfirmWindow=1"));
    QVERIFY(untilPending(match));
    QCOMPARE(game(match).judgement.left, 1.);
    match.cycles(25);
    VERIFY_NEAR(game(match).judgement.left, 0.5, 0.03);
    match.cycles(25);
    QVERIFY(!game(match).judgement.pending);
    QCOMPARE(kinds(match), std::string("mode, foul, confirmed"));
    QVERIFY2(game(match).events->back()->reason.english().ends_with("confirmed: nobody objected within 1.00 s"),
             game(match).events->back()->reason.english().c_str());
  }

  void anUndoneFoulPutsTheRobotBackAsItLay()
  {
    Fallen match;
    QVERIFY(untilPending(match));
    const Vec3f place = match.position(match.fallen);
    match.command("(confirm)");
    match.cycles(60);
    QVERIFY(match.position(match.fallen).y() < -10);
    match.command("(undo)");
    match.world.publish();
    VERIFY_NEAR(match.position(match.fallen), place, 0.02f);
    QCOMPARE(kinds(match), std::string("mode, foul, confirmed, undone"));
    QVERIFY((*game(match).events)[1]->overruled);
    QVERIFY(!(*game(match).events)[2]->overruled);
    match.cycles(20);
    VERIFY_NEAR(match.position(match.fallen).head<2>(), place.head<2>(), 0.3f);
    QVERIFY(!game(match).judgement.pending);
  }

  void aGoalCountsWhenItIsConfirmed()
  {
    Scored match;
    QVERIFY(untilPending(match));
    QCOMPARE(game(match).judgement.pending->consequence.english(), std::string("1 : 0"));
    QCOMPARE(game(match).judgement.pending->score, (std::array<int, 2>{1, 0})); // With what would be decided.
    QCOMPARE(game(match).score, (std::array<int, 2>{0, 0}));
    match.cycles(30);
    QCOMPARE(mode(match), std::string("PlayOn"));
    match.command("(confirm)");
    match.cycles(1);
    QCOMPARE(game(match).score, (std::array<int, 2>{1, 0}));
    QCOMPARE(mode(match), std::string("Goal_Left"));
  }

  void aGoalIsOverruled()
  {
    Scored match;
    QVERIFY(untilPending(match));
    match.command("(overrule)");
    match.cycles(100);
    QCOMPARE(game(match).score, (std::array<int, 2>{0, 0}));
    QVERIFY2(mode(match) == "goal_kick_right" || mode(match) == "corner_kick_left", mode(match).c_str());
    QVERIFY(!game(match).judgement.pending);
  }

  void anUndoneGoalGivesBackScoreModeAndPlaces()
  {
    Scored match;
    QVERIFY(untilPending(match));
    const Vec3f scorer = match.position(match.scorer);
    match.command("(confirm)");
    match.cycles(10);
    match.say(match.scorer, "(beam -3 0 0)");
    match.cycles(160);
    QCOMPARE(mode(match), std::string("KickOff_Right"));
    QVERIFY(match.position(match.scorer).x() < 0);
    match.command("(undo)");
    match.world.publish();
    QCOMPARE(game(match).score, (std::array<int, 2>{0, 0}));
    QCOMPARE(mode(match), std::string("PlayOn"));
    VERIFY_NEAR(match.position(match.scorer), scorer, 0.02f);
    QVERIFY(match.ball().x() > 15);
    const auto& events = *game(match).events;
    QCOMPARE(events.back()->kind, Kind::Undone);
    QCOMPARE(events.back()->consequence.english(), std::string("0 : 0"));
    QVERIFY(std::ranges::any_of(events, [](const auto& e) { return e->kind == Kind::Goal && e->overruled; }));
    match.cycles(1);
    QVERIFY2(mode(match) == "goal_kick_right" || mode(match) == "corner_kick_left", mode(match).c_str());
    match.cycles(200);
    QCOMPARE(game(match).score, (std::array<int, 2>{0, 0}));
    VERIFY_NEAR(match.position(match.scorer).head<2>(), scorer.head<2>(), 0.5f); // It stands.
    QVERIFY(match.position(match.scorer).z() > 0.25f);
  }

  void peopleMayWantItWhileTheMatchRuns()
  {
    Fallen match({"GroundMaxTime=0.5"});
    match.command("(set (ConfirmFouls true)(ConfirmWindow 0))");
    QVERIFY(untilPending(match));
    QVERIFY(game(match).judgement.fouls && !game(match).judgement.goals);
    match.command("(set (ConfirmFouls false)(ConfirmGoals true))(confirm)");
    match.cycles(1);
    QVERIFY(!game(match).judgement.fouls && game(match).judgement.goals);
    QVERIFY2(kinds(match).ends_with(", foul, confirmed"), kinds(match).c_str());
  }

  void badCommandsChangeNothing_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* command, const char* message) { QTest::newRow(command) << command << message; };
    row("(confirm now)", "trainer command confirm ignored: it takes no arguments");
    row("(confirm (unum 3))", "trainer command confirm ignored: it takes no arguments");
    row("(undo 3)", "trainer command undo ignored: it takes no arguments");
    row("(undo)", "trainer command undo ignored: a decision is pending: confirm or overrule it first");
    row("(overrule all)",
        "trainer command overrule ignored: expected nothing, or (foul <kind>)(unum <n>)(team Left|Right)");
    row("(overrule (foul charging))", "trainer command overrule ignored: expected nothing, or");
    row("(overrule (foul charging)(unum 3)(team Right)(now))",
        "trainer command overrule ignored: expected nothing, or");
    row("(overrule (foul biting)(unum 3)(team Right))",
        "trainer command overrule ignored: there is no such foul; there are crowding");
    row("(overrule (foul charging)(unum 4)(team Right))", "trainer command overrule ignored: there is no such player");
    row("(overrule (foul charging)(unum 3)(team Middle))", "trainer command overrule ignored: there is no such player");
  }
  void badCommandsChangeNothing()
  {
    QFETCH(const QString, command);
    QFETCH(const QString, message);
    Fallen match;
    QVERIFY(untilPending(match));
    match.warnings.clear();
    match.command(command.toStdString());
    match.cycles(5);
    QVERIFY2(QString::fromStdString(match.warnings).contains(message), match.warnings.c_str());
    QVERIFY(game(match).judgement.pending);
    QVERIFY(game(match).judgement.fouls && game(match).judgement.goals);
    QCOMPARE(kinds(match), std::string("mode"));
  }

  void withNothingPendingVerdictsAreRefused()
  {
    Match match;
    match.player("Red", 5);
    match.command("(confirm)(overrule)(undo)");
    match.cycles(1);
    for(const char* const message :
        {"confirm ignored: there is no decision to confirm", "overrule ignored: there is no decision",
         "undo ignored: decisions can be undone with ConfirmFouls or ConfirmGoals only"})
      QVERIFY2(match.warnings.find(message) != std::string::npos, match.warnings.c_str());
    QVERIFY(!game(match).events);
  }

  void confirmingAtOnceIsAsIfNobodyHadBeenAsked()
  {
    const auto story = [](const std::vector<std::string>& overrides)
    {
      Fallen match(overrides);
      for(int i = 0; i < 150; ++i)
      {
        match.cycles(1);
        if(game(match).judgement.pending)
          match.command("(confirm)");
      }
      std::vector<std::string> told;
      for(const auto& event : *game(match).events)
        if(event->kind != Kind::Confirmed)
          told.push_back(textOf(*event));
      for(const AgentId agent : {match.fallen, match.upright})
        for(int axis = 0; axis < 3; ++axis)
          told.push_back(QByteArray::number(double(match.position(agent)[axis]), 'g', 9).toStdString());
      told.push_back(QByteArray::number(double(match.ball().x()), 'g', 9).toStdString());
      return told;
    };
    const std::vector<std::string> plain = story({"GroundMaxTime=0.5", "DrawLots=false"});
    QVERIFY(plain.size() > 8);
    QCOMPARE(story(asking), plain);
  }
};

QTEST_GUILESS_MAIN(ConfirmedMatchTest)
#include "ConfirmedMatchTest.moc"
