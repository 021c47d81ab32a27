#include "core/game/soccer3d/game/Referee.h"
#include "core/game/soccer3d/rules/SplRules.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <string>

using namespace sparkwright;

using Phase = Situation::Spl::Phase;

namespace
{

SoccerSettings splSettings()
{
  SoccerSettings s;
  s.splRules = true;
  s.fieldLength = 9;
  s.fieldWidth = 6;
  s.fieldHeight = 3;
  s.goalWidth = 1.5f;
  s.penaltyLength = 0.6f;
  s.penaltyWidth = 2.2f;
  s.freeKickDistance = 0.75f;
  s.ballRadius = 0.05f;
  s.ruleHalfTime = 600;
  s.changeSidesInSecondHalf = true;
  s.drawLots = false;
  return s;
}

constexpr PlayerId left(int unum)
{
  return {Side::Left, unum};
}
constexpr PlayerId right(int unum)
{
  return {Side::Right, unum};
}

/// A match on a pitch made by hand: what the rules move is where they have put it in the next step.
struct SplMatch
{
  explicit SplMatch(SoccerSettings s = splSettings()) : settings(std::move(s))
  {
    now().pitch.agents = 2;
    now().pitch.ball.present = true;
  }

  Situation& now() { return referee.now(); }
  Phase phase() { return now().spl.phase; }

  void put(PlayerId id, float x, float y)
  {
    Pitch::Player* player = now().pitch.find(id);
    if(!player)
      player = &now().pitch.players.emplace_back();
    player->id = id;
    player->position = {x, y, 0.35f};
    player->box = {{x - 0.15f, y - 0.2f, 0}, {x + 0.15f, y + 0.2f, 0.6f}};
  }
  Vec3f place(PlayerId id) { return now().pitch.find(id)->position; }
  void ball(float x, float y) { now().pitch.ball.position = {x, y, 0.05f}; }
  Vec3f ball() { return now().pitch.ball.position; }

  void step(int count = 1)
  {
    for(int i = 0; i < count; ++i)
    {
      now().decisions.clear();
      referee.advance(0.02f);
      referee.judge();
    }
  }
  /// Steps until the game clock shows this time.
  void stepTo(float time)
  {
    for(int i = 0; i < 100000 && now().clock.time() < time - 0.01f; ++i)
      step();
  }
  void play()
  {
    referee.kickOff(Side::Left);
    step();
    stepTo(51);
  }

  SoccerSettings settings;
  Referee referee{settings, 1};
};

bool near(const Vec3f& position, float x, float y)
{
  return std::abs(position.x() - x) < 0.01f && std::abs(position.y() - y) < 0.01f;
}

#define VERIFY_AT(position, x, y) QVERIFY2(near(position, x, y), groundText(position).c_str())

} // namespace

/// The rules of the standard platform league; rows are named as in referee scenarios G.
class SplRulesTest : public QObject
{
  Q_OBJECT

private slots:
  void phasesFollowTheKickOff();
  void automaticKickOffComesAfterTheWait();
  void illegalPositionsAreCorrected_data();
  void illegalPositionsAreCorrected();
  void penaltiesLastHalfAMinute();
  void whoLeavesTheFieldIsTakenOut();
  void theGoalieMayBeInItsArea();
  void goalsBeginANewKickOff();
  void theBallComesBack_data();
  void theBallComesBack();
  void halvesEnd();
};

void SplRulesTest::phasesFollowTheKickOff() // G1
{
  SplMatch match;
  match.step(5);
  QCOMPARE(match.phase(), Phase::Initial);
  VERIFY_AT(match.ball(), 0, -500);
  QCOMPARE(match.now().clock.time(), 0.f);
  match.referee.kickOff(Side::Left);
  match.step();
  QCOMPARE(match.phase(), Phase::Ready);
  match.stepTo(45);
  QCOMPARE(match.phase(), Phase::Ready);
  VERIFY_AT(match.ball(), 0, -500);
  match.stepTo(45.06f);
  QCOMPARE(match.phase(), Phase::Set);
  match.step();
  VERIFY_AT(match.ball(), 0, 0);
  match.stepTo(49.98f);
  QCOMPARE(match.phase(), Phase::Set);
  match.stepTo(50.1f);
  QCOMPARE(match.phase(), Phase::Playing);
  QCOMPARE(match.now().clock.mode(), PlayMode::KickOffLeft);
}

void SplRulesTest::automaticKickOffComesAfterTheWait()
{
  SoccerSettings s = splSettings();
  s.automaticKickOff = true;
  SplMatch match(s);
  match.step(1499);
  QCOMPARE(match.phase(), Phase::Initial);
  match.step(4);
  QCOMPARE(match.phase(), Phase::Ready);
  // The wait begins anew in the second half, which the other team begins.
  const Side first = match.now().spl.kickOff;
  match.stepTo(600);
  QCOMPARE(match.phase(), Phase::Initial);
  match.step(1490);
  QCOMPARE(match.phase(), Phase::Initial);
  match.step(20);
  QCOMPARE(match.phase(), Phase::Ready);
  QCOMPARE(match.now().spl.kickOff, opponentOf(first));
}

void SplRulesTest::illegalPositionsAreCorrected_data()
{
  QTest::addColumn<int>("side");
  QTest::addColumn<int>("unum");
  QTest::addColumn<float>("x");
  QTest::addColumn<float>("y");
  QTest::addColumn<float>("newX");
  QTest::addColumn<float>("newY");
  QTest::newRow("G2 in the other half") << 0 << 3 << 1.f << 1.f << -3.6f << 0.25f;
  QTest::newRow("G3 in the centre square") << 1 << 4 << 0.5f << 0.6f << 3.6f << 0.f;
  QTest::newRow("at the edge of the square") << 1 << 4 << 0.76f << 0.6f << 0.76f << 0.6f;
  QTest::newRow("kick-off team in the square") << 0 << 3 << -0.5f << 0.6f << -0.5f << 0.6f;
  QTest::newRow("G4 goalie outside its area") << 1 << 1 << 3.5f << 0.f << 4.5f << 0.f;
  QTest::newRow("goalie inside") << 1 << 1 << 4.2f << 1.0f << 4.2f << 1.0f;
  QTest::newRow("goalie beside") << 1 << 1 << 4.2f << 1.2f << 4.5f << 0.f;
  QTest::newRow("field player in the own area") << 0 << 3 << -4.2f << 0.f << -3.6f << 0.25f;
  QTest::newRow("beyond the side line") << 0 << 3 << -2.f << 3.1f << -3.6f << 0.25f;
}

void SplRulesTest::illegalPositionsAreCorrected()
{
  QFETCH(const int, side);
  QFETCH(const int, unum);
  QFETCH(const float, x);
  QFETCH(const float, y);
  QFETCH(const float, newX);
  QFETCH(const float, newY);
  SplMatch match;
  match.put(left(5), -3.2f, -1);
  match.put(left(6), -3.2f, 1.5f);
  match.referee.kickOff(Side::Left);
  match.step();
  match.stepTo(46);
  QCOMPARE(match.phase(), Phase::Set);
  const PlayerId id{side == 0 ? Side::Left : Side::Right, unum};
  match.put(id, x, y);
  match.step();
  VERIFY_AT(match.place(id), newX, newY);
  VERIFY_AT(match.place(left(5)), -3.2f, -1);
}

void SplRulesTest::penaltiesLastHalfAMinute() // G5
{
  SplMatch match;
  match.play();
  match.put(left(4), -4.2f, 0.3f);
  match.stepTo(80);
  VERIFY_AT(match.place(left(4)), -2, -3.5f);
  const Situation::Spl::Penalty& penalty = match.now().spl.penalties[left(4)];
  QCOMPARE(std::string(penalty.name), std::string("illegal_defender"));
  const float until = penalty.until;
  VERIFY_NEAR(until, 81.02f, 0.05f);
  match.put(left(4), -4.2f, 0.3f); // Nothing is looked at meanwhile.
  match.stepTo(until - 0.04f);
  VERIFY_AT(match.place(left(4)), -4.2f, 0.3f);
  match.stepTo(until + 0.04f);
  VERIFY_AT(match.place(left(4)), -2, -3.4f);
  QVERIFY(match.now().spl.penalties[left(4)].name.empty());
}

void SplRulesTest::whoLeavesTheFieldIsTakenOut() // G6
{
  SplMatch match;
  match.play();
  match.put(right(6), 1, 3.65f);
  match.put(right(7), 5.15f, 0);
  match.step();
  VERIFY_AT(match.place(right(6)), 1, 3.65f);
  VERIFY_AT(match.place(right(7)), 5.15f, 0);
  match.put(right(6), 1, 3.75f);
  match.put(right(7), 5.25f, 0);
  match.step();
  VERIFY_AT(match.place(right(6)), 3, 3.5f);
  VERIFY_AT(match.place(right(7)), 3.5f, 3.5f);
  QCOMPARE(std::string(match.now().spl.penalties[right(6)].name), std::string("leaving_the_field"));
}

void SplRulesTest::theGoalieMayBeInItsArea() // G7
{
  SplMatch match;
  match.play();
  match.put(left(1), -4.2f, 0);
  match.step(10);
  VERIFY_AT(match.place(left(1)), -4.2f, 0);
}

void SplRulesTest::goalsBeginANewKickOff() // G8
{
  SplMatch match;
  match.play();
  match.now().ball.toucher = left(5);
  for(int goals = 1; goals <= 2; ++goals)
  {
    match.stepTo(match.now().clock.time() + 10);
    match.ball(4.56f, 0.2f);
    match.now().pitch.ball.inGoal[1] = true;
    match.step();
    match.now().pitch.ball.inGoal[1] = false;
    QCOMPARE(match.now().score, (std::array{goals, 0}));
    QCOMPARE(match.now().clock.mode(), PlayMode::GoalLeft);
    QCOMPARE(match.phase(), Phase::Ready);
    QCOMPARE(match.now().spl.kickOff, Side::Right);
    match.stepTo(match.now().clock.time() + 51);
    QCOMPARE(match.phase(), Phase::Playing);
    QCOMPARE(match.now().score, (std::array{goals, 0}));
  }
}

void SplRulesTest::theBallComesBack_data()
{
  QTest::addColumn<bool>("quirks");
  QTest::addColumn<float>("outX");
  QTest::addColumn<float>("outY");
  QTest::addColumn<float>("x");
  QTest::addColumn<float>("y");
  // L5 has touched it at (1.5, 2.9).
  QTest::newRow("G9 over the side line") << false << 1.f << 3.2f << 0.5f << 2.6f;
  QTest::newRow("over the other one") << false << 1.f << -3.2f << 0.5f << -2.6f;
  QTest::newRow("over the goal line") << false << 4.7f << 1.5f << 0.f << 2.6f;
  QTest::newRow("as the reference does") << true << 1.f << 3.2f << -3.5f << 2.6f;
}

void SplRulesTest::theBallComesBack()
{
  QFETCH(const bool, quirks);
  QFETCH(const float, outX);
  QFETCH(const float, outY);
  QFETCH(const float, x);
  QFETCH(const float, y);
  SoccerSettings s = splSettings();
  s.splReferenceQuirks = quirks;
  s.drawLots = true;
  SplMatch match(s);
  match.play();
  match.put(left(5), 1.5f, 2.9f);
  match.now().ball.toucher = left(5);
  match.ball(outX, outY);
  const float begin = match.now().clock.time();
  while(match.now().clock.time() < begin + 6 && near(match.ball(), outX, outY))
    match.step();
  const float lasted = match.now().clock.time() - begin;
  QVERIFY2(lasted >= 0.5f && lasted <= 5.1f, qPrintable(QString::number(lasted)));
  VERIFY_AT(match.ball(), x, y);
}

void SplRulesTest::halvesEnd() // G10, G11
{
  SplMatch match;
  match.put(left(5), -2, 0);
  match.play();
  match.stepTo(599.9f);
  QCOMPARE(match.phase(), Phase::Playing);
  match.step(10);
  QCOMPARE(match.phase(), Phase::Initial);
  QCOMPARE(match.now().clock.half(), 2);
  VERIFY_NEAR(match.now().clock.time(), 600, 0.03f);
  VERIFY_AT(match.place(left(5)), -2, 0); // Nobody changes sides.
  match.referee.kickOff(Side::Right);
  match.step();
  match.stepTo(1199.9f);
  QCOMPARE(match.phase(), Phase::Playing);
  match.step(10);
  QCOMPARE(match.phase(), Phase::Finished);
  QCOMPARE(match.now().clock.mode(), PlayMode::GameOver);
  match.step(10);
  QCOMPARE(match.phase(), Phase::Finished);
}

QTEST_APPLESS_MAIN(SplRulesTest)
#include "SplRulesTest.moc"
