#include "RefereeSupport.h"

#include <functional>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// Whether something holds in a match if a quantity has this value.
using Probe = std::function<bool(PaperMatch&, float)>;
using Change = std::function<void(SoccerSettings&)>;

/// A limit of a rule: what does not hold with the value below it holds with the one above.
struct Threshold
{
  Change change; ///< Of the league's settings.
  float below, above;
  Probe holds;
};

PlayMode modeOf(PaperMatch& match)
{
  return match.now().clock.mode();
}

/// Steps until so many seconds of the mode have passed.
void wait(PaperMatch& match, float seconds)
{
  match.steps(Situation::stepsOf(seconds));
}

void touch(PaperMatch& match, PlayerId id)
{
  match.pitch().touching = {id};
  match.steps(1);
  match.pitch().touching.clear();
}

/// From open play on with the ball at (0, 2).
void begin(PaperMatch& match, PlayMode mode)
{
  match.steps(1);
  match.setMode(mode);
}

/// The dead time is over, all are in place.
void prepare(PaperMatch& match, PlayMode mode)
{
  begin(match, mode);
  match.steps(55);
}

/// The player's place after the dead time of a set play, if it was at (x, y) before.
Vec3f placeAfter(PaperMatch& match, PlayMode mode, PlayerId id, float x, float y)
{
  match.put(id, x, y);
  prepare(match, mode);
  return match.player(id).position;
}

bool stays(PaperMatch& match, PlayMode mode, PlayerId id, float x, float y)
{
  return (placeAfter(match, mode, id, x, y) - Vec3f(x, y, PaperMatch::standing)).norm() < 1e-4f;
}

void preparePass(PaperMatch& match, float asking = 0.4f, float opponent = 1.1f)
{
  match.put(L(6), -asking, 2);
  match.put(R(5), opponent, 2);
  match.steps(1);
}

void playPass(PaperMatch& match)
{
  preparePass(match);
  match.referee().requestPass(L(6));
}

/// A pass mode that L6 has ended by a touch.
void pass(PaperMatch& match)
{
  playPass(match);
  match.steps(10);
  touch(match, L(6));
}

void enterGoal(PaperMatch& match)
{
  match.putBall(15.02f, 0);
  match.pitch().ball.inGoal[1] = true;
  match.steps(1);
}

void leave(SoccerSettings&) {}

bool isGameOver(PaperMatch& match, float time, float x, float y)
{
  match.setTime(time);
  match.putBall(x, y);
  match.steps(1);
  return modeOf(match) == PlayMode::GameOver;
}

} // namespace

/// Every limit of the referee's rules from both sides, on pitches made by hand: the course of a match, set plays, open
/// play, pass mode and special games. Limits of fouls are tested with the fouls. referee-3d 6 to 12.
class RefereeThresholdsTest : public QObject
{
  Q_OBJECT

private slots:
  void thresholds_data();
  void thresholds();
  void withoutDropBallNothingEnds();
  void aCommandedKickOffMovesTheBall();
  void theFirstKickOffIsALotIfWanted();

private:
  static void row(const char* name, float below, float above, const Probe& holds, const Change& change = leave)
  {
    QTest::newRow(name) << Threshold{change, below, above, holds};
  }
  static void times();
  static void places();
  static void openPlay();
  static void passMode();
  static void specialGames();
};

void RefereeThresholdsTest::thresholds_data()
{
  QTest::addColumn<Threshold>("threshold");
  times();
  places();
  openPlay();
  passMode();
  specialGames();
}

void RefereeThresholdsTest::times()
{
  const Probe halfEnds = [](PaperMatch& match, float time)
  {
    match.setTime(time - Situation::stepSeconds);
    match.steps(1);
    return modeOf(match) == PlayMode::BeforeKickOff;
  };
  row("RuleHalfTime", 299.97f, 300.01f, halfEnds);
  row("RuleHalfTime 100", 99.97f, 100.01f, halfEnds, [](SoccerSettings& s) { s.ruleHalfTime = 100; });

  const Probe pauseEnds = [](PaperMatch& match, float time)
  {
    begin(match, PlayMode::GoalLeft);
    wait(match, time);
    return modeOf(match) == PlayMode::KickOffRight;
  };
  row("RuleGoalPauseTime", 2.96f, 3.02f, pauseEnds);
  row("RuleGoalPauseTime 1", 0.96f, 1.02f, pauseEnds, [](SoccerSettings& s) { s.ruleGoalPauseTime = 1; });

  const Probe deadTimeEnds = [](PaperMatch& match, float time)
  {
    match.put(R(4), 1, 2);
    begin(match, PlayMode::KickInLeft);
    wait(match, time);
    return match.player(R(4)).position.x() > 2;
  };
  row("RuleKickInPauseTime", 0.96f, 1.02f, deadTimeEnds);
  row("RuleKickInPauseTime 3", 2.96f, 3.02f, deadTimeEnds, [](SoccerSettings& s) { s.ruleKickInPauseTime = 3; });
  row("0.03 s more before a touch counts", 1.02f, 1.06f,
      [](PaperMatch& match, float time)
      {
        begin(match, PlayMode::KickInLeft);
        wait(match, time - Situation::stepSeconds);
        touch(match, L(3));
        return modeOf(match) == PlayMode::PlayOn;
      });

  for(const PlayMode mode : {PlayMode::KickInLeft, PlayMode::GoalKickLeft, PlayMode::KickOffLeft})
  {
    const Probe dropped = [mode](PaperMatch& match, float time)
    {
      begin(match, mode);
      wait(match, time);
      return modeOf(match) == PlayMode::PlayOn;
    };
    const std::string name = "RuleDropBallTime " + std::string(traitsOf(mode).name);
    row(name.c_str(), 14.98f, 15.06f, dropped);
    row((name + " 4").c_str(), 3.98f, 4.06f, dropped, [](SoccerSettings& s) { s.ruleDropBallTime = 4; });
  }

  const Probe kicksOff = [](PaperMatch& match, float time)
  {
    begin(match, PlayMode::BeforeKickOff);
    match.steps(1); // From when on it counts.
    wait(match, time);
    return modeOf(match) == PlayMode::KickOffLeft;
  };
  const Change automatic = [](SoccerSettings& s) { s.automaticKickOff = true; };
  row("WaitBeforeKickOff", 29.96f, 30.06f, kicksOff, automatic);
  row("WaitBeforeKickOff 2", 1.96f, 2.06f, kicksOff,
      [](SoccerSettings& s) { s.automaticKickOff = true, s.waitBeforeKickOff = 2; });
  row(
      "AutomaticQuit", 9.96f, 10.04f,
      [](PaperMatch& match, float time)
      {
        match.setTime(600);
        match.now().clock.startSecondHalf();
        begin(match, PlayMode::GameOver);
        wait(match, time - Situation::stepSeconds);
        match.referee().advance(Situation::stepSeconds);
        match.referee().judge();
        return match.now().decisions.finish;
      },
      [](SoccerSettings& s) { s.automaticQuit = true; });
}

void RefereeThresholdsTest::places()
{
  // Where the box of R4 begins. The ball is at (0, 2).
  const Probe opponentStays = [](PaperMatch& match, float distance)
  { return stays(match, PlayMode::FreeKickLeft, R(4), distance + 0.15f, 2); };
  row("FreeKickDistance", 1.99f, 2.01f, opponentStays);
  row("FreeKickDistance 3", 2.99f, 3.01f, opponentStays,
      [](SoccerSettings& s) { s.freeKickDistance = 3, s.freeKickMoveDist = 4; });
  const Probe movesLessThan = [](PaperMatch& match, float distance)
  { return placeAfter(match, PlayMode::FreeKickLeft, R(4), 1, 2).x() < distance; };
  row("FreeKickMoveDist", 2.49f, 2.51f, movesLessThan);
  row("FreeKickMoveDist 3", 2.99f, 3.01f, movesLessThan, [](SoccerSettings& s) { s.freeKickMoveDist = 3; });
  const Probe mateStays = [](PaperMatch& match, float distance)
  { return stays(match, PlayMode::FreeKickLeft, L(3), -distance, 2); };
  row("KickRepelDist", 0.49f, 0.51f, mateStays);
  row("KickRepelDist 1", 0.99f, 1.01f, mateStays, [](SoccerSettings& s) { s.kickRepelDist = 1; });

  const Probe ballIsLeftOf = [](PaperMatch& match, float x)
  {
    prepare(match, PlayMode::GoalKickLeft);
    return match.pitch().ball.position.x() < x;
  };
  row("GoalKickDist", -14.01f, -13.99f, ballIsLeftOf);
  row("GoalKickDist 1.5", -13.51f, -13.49f, ballIsLeftOf, [](SoccerSettings& s) { s.goalKickDist = 1.5f; });
  const Probe staysBeforeArea = [](PaperMatch& match, float x)
  { return stays(match, PlayMode::GoalKickLeft, R(4), x + 0.15f, 2); };
  row("PenaltyLength", -13.21f, -13.19f, staysBeforeArea);
  row("PenaltyLength 3", -12.01f, -11.99f, staysBeforeArea, [](SoccerSettings& s) { s.penaltyLength = 3; });
  const Probe staysBesideArea = [](PaperMatch& match, float y)
  { return stays(match, PlayMode::GoalKickLeft, R(4), -14, y + 0.2f); };
  row("PenaltyWidth", 2.99f, 3.01f, staysBesideArea);
  row("PenaltyWidth 5", 3.54f, 3.56f, staysBesideArea, [](SoccerSettings& s) { s.penaltyWidth = 5; });
  row("the ball leaves the area", -13.21f, -13.19f,
      [](PaperMatch& match, float x)
      {
        prepare(match, PlayMode::GoalKickLeft);
        touch(match, L(1));
        match.putBall(x, 0);
        match.steps(1);
        return modeOf(match) == PlayMode::PlayOn;
      });

  row("the own half at kick-off", -0.01f, 0.01f,
      [](PaperMatch& match, float x) { return stays(match, PlayMode::KickOffLeft, R(4), x + 0.15f, 5); });
  row("the own half before kick-off", -0.01f, 0.01f,
      [](PaperMatch& match, float x) { return stays(match, PlayMode::BeforeKickOff, R(4), x + 0.15f, 5); });
  row("the circle at kick-off", 1.99f, 2.01f,
      [](PaperMatch& match, float x) { return stays(match, PlayMode::KickOffLeft, R(4), x + 0.15f, 0); });
  // The far corners of its box are on the circle with x = 1.8399.
  row("the kicking team in the circle", -1.845f, -1.835f,
      [](PaperMatch& match, float x) { return stays(match, PlayMode::KickOffLeft, L(4), -x, 0); });
}

void RefereeThresholdsTest::openPlay()
{
  const auto isOut = [](bool alongX)
  {
    return [alongX](PaperMatch& match, float at)
    {
      touch(match, L(5));
      match.putBall(alongX ? at : 5.f, alongX ? 5.f : at);
      match.steps(1);
      return modeOf(match) != PlayMode::PlayOn;
    };
  };
  row("FieldLength", 15.040f, 15.046f, isOut(true));
  row("FieldLength 24", 12.040f, 12.046f, isOut(true), [](SoccerSettings& s) { s.fieldLength = 24; });
  row("FieldWidth", 10.040f, 10.046f, isOut(false));
  row("FieldWidth 14", 7.040f, 7.046f, isOut(false), [](SoccerSettings& s) { s.fieldWidth = 14; });
  row("BallRadius 0.1", 15.098f, 15.104f, isOut(true), [](SoccerSettings& s) { s.ballRadius = 0.1f; });
  row("FieldHeight", 39.9f, 40.1f,
      [](PaperMatch& match, float z)
      {
        match.steps(1);
        match.pitch().ball.position.z() = z;
        match.steps(1);
        return match.pitch().ball.position.z() < 1;
      });

  // A fast ball that no sensor has noticed.
  const auto misses = [](bool besides)
  {
    return [besides](PaperMatch& match, float at)
    {
      touch(match, L(5));
      match.putBall(15.2f, besides ? at : 0.2f);
      match.pitch().ball.position.z() = besides ? 0.3f : at;
      match.pitch().ball.velocity = {12, 0, 0};
      match.steps(1);
      return match.now().score[0] == 0;
    };
  };
  row("GoalWidth", 1.04f, 1.06f, misses(true));
  row("GoalWidth 3", 1.49f, 1.51f, misses(true), [](SoccerSettings& s) { s.goalWidth = 3; });
  row("GoalHeight", 0.79f, 0.81f, misses(false));
  row("GoalHeight 1.2", 1.19f, 1.21f, misses(false), [](SoccerSettings& s) { s.goalHeight = 1.2f; });

  row("0.1 s for the same kick", 0.08f, 0.12f,
      [](PaperMatch& match, float time)
      {
        prepare(match, PlayMode::KickInLeft);
        touch(match, L(3));
        wait(match, time - Situation::stepSeconds);
        touch(match, L(3));
        return modeOf(match) == PlayMode::FreeKickRight;
      });
  const Probe maysScore = [](PaperMatch& match, float distance)
  {
    match.putBall(0, 0);
    begin(match, PlayMode::KickOffLeft);
    touch(match, L(5));
    match.putBall(distance, 0);
    touch(match, L(8));
    enterGoal(match);
    return match.now().score[0] == 1;
  };
  row("the circle after kick-off", 1.99f, 2.01f, maysScore);
}

void RefereeThresholdsTest::passMode()
{
  const auto refused = [](PaperMatch& match)
  {
    match.referee().requestPass(L(6));
    return modeOf(match) == PlayMode::PlayOn;
  };
  const Probe tooFast = [refused](PaperMatch& match, float speed)
  {
    preparePass(match);
    match.pitch().ball.velocity = {speed, 0, 0};
    return refused(match);
  };
  row("PassModeMaxBallSpeed", 0.049f, 0.051f, tooFast);
  row("PassModeMaxBallSpeed 1", 0.99f, 1.01f, tooFast, [](SoccerSettings& s) { s.passModeMaxBallSpeed = 1; });
  const Probe tooFar = [refused](PaperMatch& match, float distance)
  {
    preparePass(match, distance);
    return refused(match);
  };
  row("PassModeMaxBallDist", 0.49f, 0.51f, tooFar);
  row("PassModeMaxBallDist 2", 1.99f, 2.01f, tooFar, [](SoccerSettings& s) { s.passModeMaxBallDist = 2; });
  const Probe free = [refused](PaperMatch& match, float distance)
  {
    preparePass(match, 0.4f, distance);
    return !refused(match);
  };
  row("PassModeMinOppBallDist", 0.99f, 1.01f, free);
  row("PassModeMinOppBallDist 2", 1.99f, 2.01f, free, [](SoccerSettings& s) { s.passModeMinOppBallDist = 2; });
  row("opponents keep away", 0.99f, 1.01f,
      [](PaperMatch& match, float distance)
      {
        playPass(match);
        match.put(R(5), distance, 2);
        match.steps(1);
        return std::abs(match.player(R(5)).position.x() - distance) < 1e-4f;
      });

  const Probe ends = [](PaperMatch& match, float time)
  {
    playPass(match);
    wait(match, time);
    return modeOf(match) == PlayMode::PlayOn;
  };
  row("PassModeDuration", 3.96f, 4.02f, ends);
  row("PassModeDuration 1", 0.96f, 1.02f, ends, [](SoccerSettings& s) { s.passModeDuration = 1; });
  const Probe again = [refused](PaperMatch& match, float time)
  {
    pass(match);
    wait(match, time);
    return !refused(match);
  };
  row("PassModeRetryWaitTime", 2.96f, 3.04f, again);
  row("PassModeRetryWaitTime 6", 5.96f, 6.04f, again, [](SoccerSettings& s) { s.passModeRetryWaitTime = 6; });
  const Probe scores = [](PaperMatch& match, float time)
  {
    pass(match);
    wait(match, time - Situation::stepSeconds);
    enterGoal(match);
    return match.now().score[0] == 1;
  };
  row("PassModeScoreWaitTime", 9.96f, 10.04f, scores);
  row("PassModeScoreWaitTime 2", 1.96f, 2.04f, scores, [](SoccerSettings& s) { s.passModeScoreWaitTime = 2; });
  row("the ball has left after pass mode", 0.99f, 1.01f,
      [](PaperMatch& match, float distance)
      {
        pass(match);
        match.putBall(distance, 2);
        touch(match, L(9));
        enterGoal(match);
        return match.now().score[0] == 1;
      });
}

void RefereeThresholdsTest::specialGames()
{
  const Change keepaway = [](SoccerSettings& s) { s.keepaway = true; };
  // 20 m, less 4 m per minute.
  const Probe length = [](PaperMatch& match, float x) { return isGameOver(match, 60, x, 0); };
  const Probe width = [](PaperMatch& match, float y) { return isGameOver(match, 60, 0, y); };
  row("KeepawayLength", 7.99f, 8.01f, length, keepaway);
  row("KeepawayWidth", 7.99f, 8.01f, width, keepaway);
  row("KeepawayLength 10", 2.99f, 3.01f, length, [](SoccerSettings& s) { s.keepaway = true, s.keepawayLength = 10; });
  row("KeepawayWidth 10", 2.99f, 3.01f, width, [](SoccerSettings& s) { s.keepaway = true, s.keepawayWidth = 10; });
  row("KeepawayLengthReductionRate 10", 4.99f, 5.01f, length,
      [](SoccerSettings& s) { s.keepaway = true, s.keepawayLengthReductionRate = 10; });
  row("KeepawayWidthReductionRate 10", 4.99f, 5.01f, width,
      [](SoccerSettings& s) { s.keepaway = true, s.keepawayWidthReductionRate = 10; });
  row("KeepawayCenterX 2", 9.99f, 10.01f, length, [](SoccerSettings& s) { s.keepaway = true, s.keepawayCenterX = 2; });
  row("KeepawayCenterY -2", 5.99f, 6.01f, width, [](SoccerSettings& s) { s.keepaway = true, s.keepawayCenterY = -2; });

  const auto guards = [](bool alongX)
  {
    return [alongX](PaperMatch& match, float at)
    {
      for(int unum = 2; unum <= PlayerId::teamSize; ++unum)
        match.put(R(unum), 14, 0);
      match.put(R(1), alongX ? at : 14, alongX ? 0 : at);
      match.steps(1);
      return match.now().score[0] == 0;
    };
  };
  const Change shootout = [](SoccerSettings& s) { s.penaltyShootout = true; };
  row("PenaltyShootout, before the area", 13.19f, 13.21f, guards(true), shootout);
  row("PenaltyShootout, beside the area", -3.01f, -2.99f, guards(false), shootout);
}

void RefereeThresholdsTest::thresholds()
{
  QFETCH(const Threshold, threshold);
  SoccerSettings settings = leagueSettings();
  threshold.change(settings);
  PaperMatch below(settings), above(settings);
  QVERIFY(!threshold.holds(below, threshold.below));
  QVERIFY(threshold.holds(above, threshold.above));
}

void RefereeThresholdsTest::withoutDropBallNothingEnds()
{
  SoccerSettings settings = leagueSettings();
  settings.ruleDropBallTime = 0;
  PaperMatch match(settings);
  begin(match, PlayMode::KickInLeft);
  wait(match, 100);
  QCOMPARE(modeOf(match), PlayMode::KickInLeft);
}

void RefereeThresholdsTest::aCommandedKickOffMovesTheBall()
{
  for(const bool moves : {true, false})
  {
    SoccerSettings settings = leagueSettings();
    settings.kickOffMovesBall = moves;
    PaperMatch match(settings);
    match.putBall(3, 2);
    match.referee().kickOff(Side::Left);
    COMPARE_PLACE(match.pitch().ball.position, moves ? 0.f : 3.f, moves ? 0.f : 2.f, 0.042f);
  }
}

void RefereeThresholdsTest::theFirstKickOffIsALotIfWanted()
{
  for(const bool tossed : {true, false})
  {
    SoccerSettings settings = leagueSettings();
    settings.coinTossForKickOff = tossed;
    settings.drawLots = true;
    int left = 0;
    for(std::uint64_t seed = 1; seed <= 40; ++seed)
    {
      PaperMatch match(settings, seed);
      match.referee().kickOff(Side::None);
      left += modeOf(match) == PlayMode::KickOffLeft;
    }
    QVERIFY2(tossed ? left > 5 && left < 35 : left == 40, qPrintable(QString::number(left)));
  }
}

QTEST_GUILESS_MAIN(RefereeThresholdsTest)
#include "RefereeThresholdsTest.moc"
