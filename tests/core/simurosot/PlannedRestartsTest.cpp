#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/game/League.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;
using Why = RestartReview::Why;

/// People place robots for a restart: what the rules make of it is told, and the restart begins with it.
class PlannedRestartsTest : public QObject
{
  Q_OBJECT

  static const RestartReview::Player& playerOf(const RestartReview& review, int team, int unum)
  {
    const auto found = std::ranges::find_if(review.players, [&](const RestartReview::Player& player)
                                            { return player.team == team && player.unum == unum; });
    static const RestartReview::Player nobody;
    return found == review.players.end() ? nobody : *found;
  }
  /// Pauses a match in play. In the Middle League five robots play on each side; blue, team 2, defends +x.
  static void pause(SimurosotWorld& match)
  {
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    match.world.command("(pause)");
    QVERIFY(match.reach(MatchState::Pause));
  }
  /// A legal free ball in the quarter +x +y.
  static void placeFreeBall(SimurosotWorld& match)
  {
    const Pose blue[] = {{106, 0, 180}, {80, 60, 180}, {50, -40, 0}, {30, -50, 0}, {-20, -30, 0}};
    const Pose yellow[] = {{-106, 0, 0}, {30, 60, 0}, {-50, 40, 0}, {-30, 50, 0}, {-20, 30, 0}};
    for(int i = 0; i < 5; ++i)
    {
      match.put(i, blue[i].x, blue[i].y, blue[i].angle);
      match.put(SST_MAX_ROBOTS + i, yellow[i].x, yellow[i].y, yellow[i].angle);
    }
    match.put(SREF_BALL, 55, 60);
  }

private slots:
  void legalPlacesAreNotTouched()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    placeFreeBall(match);
    const RestartReview review = match.world.reviewRestart("free_ball_top_right");
    QVERIFY2(review.problem.empty(), review.problem.english().c_str());
    QCOMPARE(review.players.size(), std::size_t(10));
    for(const RestartReview::Player& player : review.players)
      QVERIFY2(player.why == Why::Stands && player.distance < 1e-6,
               qPrintable(QStringLiteral("%1 %2: %3").arg(player.team).arg(player.unum).arg(player.distance)));
    QCOMPARE(review.moved(), 0);
    QVERIFY(review.ball && review.ballThen);
    QVERIFY(std::abs(review.ballThen->x - 0.55) < 1e-6 && std::abs(review.ballThen->y - 0.6) < 1e-6);
    QVERIFY(review.first == 1 || review.first == 2);
  }

  void illegalPlacesAreExplained()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    placeFreeBall(match);
    match.put(3, 60, 30);                   // Within the quarter of the free ball.
    match.put(4, -21, 22, 0);               // Nearly on yellow's fifth robot, which is at (-20, 30).
    match.put(SST_MAX_ROBOTS + 1, 20, -20); // Yellow's taker is elsewhere.
    const RestartReview review = match.world.reviewRestart("free_ball_top_right");
    QCOMPARE(playerOf(review, 2, 4).why, Why::Region);
    const RestartReview::Stand& then = playerOf(review, 2, 4).then;
    QVERIFY2(then.at.x <= -0.037 || then.at.y <= -0.037, "it is still in the quarter");
    QVERIFY(playerOf(review, 2, 4).distance > 0.3);
    QVERIFY(review.moved() >= 2 && review.moved() <= 4);
    const RestartReview::Player& first = playerOf(review, 1, 1);
    QCOMPARE(first.why, Why::Stands); // The others are not disturbed.
    QVERIFY(std::ranges::any_of(review.players, [](const RestartReview::Player& player)
                                { return player.team == 1 && player.why == Why::Role; }));
  }

  void areasOfBothTeamsAreTold()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    const RestartReview review = match.world.reviewRestart("KickOff_Left");
    using Meaning = RestartReview::Area::Meaning;
    for(const int team : {1, 2})
    {
      const double home = team == 1 ? -1 : 1;
      QVERIFY(std::ranges::any_of(review.areas,
                                  [&](const RestartReview::Area& area)
                                  {
                                    return area.team == team && area.meaning == Meaning::Allowed && area.radius == 0 &&
                                           home * (area.corner.x + area.opposite.x) > 0;
                                  }));
      QVERIFY(
          std::ranges::any_of(review.areas, [&](const RestartReview::Area& area)
                              { return area.team == team && area.meaning == Meaning::Forbidden && area.radius > 0; }));
    }
    const RestartReview kick = match.world.reviewRestart("goal_kick_right");
    QVERIFY(std::ranges::any_of(kick.areas, [](const RestartReview::Area& area)
                                { return area.team == 2 && area.meaning == Meaning::Ball; }));
  }

  void allPlannedRestartsHaveAnAnswer()
  {
    SimurosotWorld match("setups/simurosot_large.rb");
    pause(match);
    const auto modes = match.world.frame()->game.league->plannedRestarts();
    QCOMPARE(modes.size(), std::size_t(12));
    for(const std::string& mode : modes)
    {
      const RestartReview review = match.world.reviewRestart(mode);
      QVERIFY2(review.problem.empty() && review.players.size() == 22 && review.ballThen, mode.c_str());
      QVERIFY2(review.mode == mode, mode.c_str());
    }
  }

  void aReviewChangesNothing()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    match.put(0, 0, 0);
    match.cycles(2);
    const std::string before = match.world.saveState().content;
    for(const std::string& mode : match.world.frame()->game.league->plannedRestarts())
      match.world.reviewRestart(mode);
    QVERIFY(match.world.saveState().content == before);
  }

  void whatCannotBePlannedIsTold()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    for(const char* const mode : {"", "PlayOn", "shoot_out_left", "nonsense"})
    {
      const RestartReview review = match.world.reviewRestart(mode);
      QVERIFY2(!review.problem.empty() && review.players.empty(), mode);
      QCOMPARE(review.mode, std::string(mode));
    }
    match.game().useNoReferee("nobody", {});
    QVERIFY(!match.world.reviewRestart("KickOff_Left").problem.empty());
    match.world.command("(restartHere nonsense)");
    QVERIFY(match.logs("restartHere has no effect"));
    QCOMPARE(match.machine().state(), MatchState::Pause);
  }

  void aRestartBeginsWithAllAsTheyStand()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    placeFreeBall(match);
    match.told.clear();
    match.world.command("(restartHere free_ball_top_right)");
    QCOMPARE(match.machine().state(), MatchState::ReposQuery);
    QVERIFY(match.reach(MatchState::Ready));
    match.cycle();
    QVERIFY(std::ranges::none_of(match.told, [](const std::string& line)
                                 { return line.find("(place ") != std::string::npos; })); // Nobody is asked.
    QVERIFY(std::abs(match.seen().robot[0][1].x - 80) < 0.05 && std::abs(match.seen().robot[0][1].y - 60) < 0.05);
    QVERIFY(std::abs(match.seen().robot[1][4].x + 20) < 0.05 && std::abs(match.seen().robot[1][4].y - 30) < 0.05);
    QVERIFY(std::abs(match.seen().ball.x - 55) < 0.05);
    QCOMPARE(match.machine().status().placement, Restart::FreeBallPlusPlus);
    QVERIFY(match.whistle());
  }

  void whoStandsWrongIsMovedThen()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    placeFreeBall(match);
    match.put(3, 60, 30);
    const RestartReview review = match.world.reviewRestart("free_ball_top_right");
    const RestartReview::Spot wanted = playerOf(review, 2, 4).then.at;
    match.world.command("(restartHere free_ball_top_right)");
    QVERIFY(match.reach(MatchState::Ready));
    match.cycle();
    QVERIFY(std::abs(match.seen().robot[0][3].x - 100 * wanted.x) < 0.05);
    QVERIFY(std::abs(match.seen().robot[0][3].y - 100 * wanted.y) < 0.05);
  }

  /// The next restart asks the strategies again.
  void itHoldsForOneRestart()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    pause(match);
    placeFreeBall(match);
    match.world.command("(restartHere free_ball_top_right)");
    QVERIFY(match.reach(MatchState::Ready) && match.whistle());
    match.told.clear();
    match.world.command("(playMode free_ball_bottom_left)");
    QVERIFY(match.reach(MatchState::Ready));
    QVERIFY(std::ranges::any_of(match.told,
                                [](const std::string& line) { return line.find("(place ") != std::string::npos; }));
  }

  void otherGamesHaveNone()
  {
    World world({.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"}, .seed = 1});
    QVERIFY(world.load("setups/soccer.rb"));
    world.cycle();
    QVERIFY(world.frame()->game.league->plannedRestarts().empty());
    QVERIFY(world.reviewRestart("KickOff_Left").players.empty());
  }
};

QTEST_APPLESS_MAIN(PlannedRestartsTest)
#include "PlannedRestartsTest.moc"
