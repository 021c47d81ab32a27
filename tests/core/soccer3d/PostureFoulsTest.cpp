#include "RefereeSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;
using namespace sparkwright::test;

/// Who does not get up is sent off: limits, counters, and what sending off is. referee-3d 7.7, 10.1, scenarios D1-D7.
class PostureFoulsTest : public QObject
{
  Q_OBJECT

private slots:
  void limits_data();
  void limits();
  void limitsFollowTheSettings();
  void sendingOffTakesHalfASecond();
  void placesBesideTheField_data();
  void placesBesideTheField();
  void withoutHoldTimePlayersFallFromAbove();
  void somebodyElseMayStandThere();
  void kneelingDoesNotEndLying();
  void standingEndsLying();
  void standingForHalfASecondEndsNotStanding();
  void besideTheFieldNothingCounts_data();
  void besideTheFieldNothingCounts();
  void pausesBeginAnew();
  void setPlaysDoNot();
  void aPauseFreesThoseInTheAir();
  void afterTheMatchFoulsArePunished();
  void aNewPlayerBeginsAnew();
  void countersGoOverToTheOtherSide();
};

void PostureFoulsTest::limits_data()
{
  QTest::addColumn<int>("unum");
  QTest::addColumn<float>("height");
  QTest::addColumn<int>("foulStep"); // of lying or kneeling
  QTest::newRow("lying") << 5 << 0.1f << 751;
  QTest::newRow("lying just so") << 5 << 0.149f << 751;
  QTest::newRow("kneeling") << 5 << 0.2f << 1501;
  QTest::newRow("kneeling as low as can be") << 5 << 0.15f << 1501;
  QTest::newRow("kneeling as high as can be") << 5 << 0.249f << 1501;
  QTest::newRow("goalie lying") << 1 << 0.1f << 1501;
  QTest::newRow("goalie kneeling") << 1 << 0.2f << 3001;
}

void PostureFoulsTest::limits()
{
  QFETCH(const int, unum);
  QFETCH(const float, height);
  QFETCH(const int, foulStep);
  for(const PlayerId id : {L(unum), R(unum)})
  {
    PaperMatch match;
    match.put(id, 2, 1, height);
    match.steps(foulStep - 1);
    QCOMPARE(match.foulText(), std::string());
    match.steps(1);
    QCOMPARE(match.foulText(), nameOf(id) + " 4");
  }
  PaperMatch match;
  match.put(L(unum), 2, 1, 0.25f); // stands
  match.steps(4000);
  QCOMPARE(match.foulText(), std::string());
}

void PostureFoulsTest::limitsFollowTheSettings()
{
  SoccerSettings settings = leagueSettings();
  settings.groundMaxTime = 1;
  settings.goalieGroundMaxTime = 2;
  settings.notStandingMaxTime = 3;
  settings.goalieNotStandingMaxTime = 4;
  PaperMatch match(settings);
  for(const PlayerId id : {L(1), L(2)})
    match.setHeight(id, 0.1f);
  for(const PlayerId id : {R(1), R(2)})
    match.setHeight(id, 0.2f);
  match.steps(300);
  QCOMPARE(match.foulText(), std::string("L2 4, L1 4, R2 4, R1 4"));
  QCOMPARE(match.fouls[0].time, match.fouls[1].time - 1.f);
  QCOMPARE(match.fouls[0].reason.english(), std::string("L2 has been on the ground for 1.02 s, limit 1.00 s"));
  QCOMPARE(match.fouls[2].reason.english(), std::string("R2 has not been standing for 3.02 s, limit 3.00 s"));
}

// D1
void PostureFoulsTest::sendingOffTakesHalfASecond()
{
  PaperMatch match;
  match.setTime(40);
  match.put(L(5), 2, 1, 0.1f);
  QCOMPARE(match.stepsToFoul(1000), 751);
  VERIFY_NEAR(match.fouls[0].time, 55.02f, 0.03f);
  COMPARE_PLACE(match.player(L(5)).position, 2, 1, 1.02f);
  for(int i = 1; i < 25; ++i)
  {
    match.steps(1);
    const float height = match.player(L(5)).position.z();
    QVERIFY2(std::abs(height - (1.02f + 0.01f * static_cast<float>(i))) < 1e-4f, qPrintable(QString::number(height)));
  }
  COMPARE_PLACE(match.player(L(5)).position, 2, 1, 1.26f);
  match.steps(1);
  COMPARE_PLACE(match.player(L(5)).position, -1.2f, -10.5f, 0.4f);
  VERIFY_NEAR(match.time(), 55.52f, 0.03f);
  // Recorded once, and then it may do what it likes.
  match.put(L(5), 2, 1);
  match.steps(200);
  QCOMPARE(match.foulText(), std::string("L5 4"));
  COMPARE_PLACE(match.player(L(5)).position, 2, 1, 0.35f);
  // Counted from the beginning.
  match.setHeight(L(5), 0.1f);
  QCOMPARE(match.stepsToFoul(1000), 751);
}

void PostureFoulsTest::placesBesideTheField_data()
{
  QTest::addColumn<bool>("left");
  QTest::addColumn<int>("unum");
  QTest::addColumn<float>("ballY");
  QTest::addColumn<float>("x");
  QTest::addColumn<float>("y");
  QTest::newRow("L4") << true << 4 << 2.f << -1.8f << -10.5f;
  QTest::newRow("R9") << false << 9 << -3.f << -1.2f << 10.5f;
  QTest::newRow("L1") << true << 1 << 2.f << -3.6f << -10.5f;
  QTest::newRow("R1") << false << 1 << 2.f << 3.6f << -10.5f;
  QTest::newRow("ball in the middle") << true << 11 << 0.f << 2.4f << -10.5f;
}

void PostureFoulsTest::placesBesideTheField()
{
  QFETCH(const bool, left);
  QFETCH(const int, unum);
  QFETCH(const float, ballY);
  QFETCH(const float, x);
  QFETCH(const float, y);
  PaperMatch match;
  const PlayerId id = left ? L(unum) : R(unum);
  match.put(id, 4, 1, 0.1f);
  QVERIFY(match.stepsToFoul(2000) <= 2000);
  // Where the ball is when it comes to that counts.
  match.putBall(-6, ballY);
  match.steps(25);
  COMPARE_PLACE(match.player(id).position, x, y, 0.4f);
}

void PostureFoulsTest::withoutHoldTimePlayersFallFromAbove()
{
  SoccerSettings settings = leagueSettings();
  settings.foulHoldTime = 0;
  PaperMatch match(settings);
  match.put(L(4), 2, 1, 0.1f);
  match.stepsToFoul(1000);
  COMPARE_PLACE(match.player(L(4)).position, -1.8f, -10.5f, 1.0f);
}

void PostureFoulsTest::somebodyElseMayStandThere()
{
  PaperMatch match;
  match.put(R(8), -1.8f, -10.5f);
  match.put(L(4), 2, 1, 0.1f);
  match.stepsToFoul(1000);
  match.steps(25);
  const Vec3f place = match.player(L(4)).position;
  QVERIFY2(!match.player(R(8)).box.meetsSphere(place, 0.4f), text(place).c_str());
  QVERIFY(distanceOnGround(place, {-1.8f, -10.5f, 0}) < 1.5f);
}

// D2
void PostureFoulsTest::kneelingDoesNotEndLying()
{
  PaperMatch match;
  match.put(L(5), 2, 1, 0.1f);
  match.steps(500);
  match.setHeight(L(5), 0.2f);
  match.steps(1);
  match.setHeight(L(5), 0.1f);
  QCOMPARE(match.stepsToFoul(1000), 251);
}

// D3
void PostureFoulsTest::standingEndsLying()
{
  PaperMatch match;
  match.put(L(5), 2, 1, 0.1f);
  match.steps(500);
  match.setHeight(L(5), 0.3f);
  match.steps(1);
  match.setHeight(L(5), 0.1f);
  QCOMPARE(match.stepsToFoul(1000), 751);
}

void PostureFoulsTest::standingForHalfASecondEndsNotStanding()
{
  for(const int stood : {25, 26})
  {
    PaperMatch match;
    match.put(L(5), 2, 1, 0.2f);
    match.steps(1000);
    match.setHeight(L(5), 0.3f);
    match.steps(stood);
    match.setHeight(L(5), 0.2f);
    QCOMPARE(match.stepsToFoul(2000), stood == 25 ? 501 : 1501);
  }
}

void PostureFoulsTest::besideTheFieldNothingCounts_data()
{
  QTest::addColumn<float>("x");
  QTest::addColumn<float>("y");
  QTest::addColumn<bool>("counts");
  QTest::newRow("D6") << 2.f << 10.2f << false;
  QTest::newRow("just outside") << 2.f << 10.1f << false;
  QTest::newRow("other side") << 2.f << -10.2f << false;
  QTest::newRow("just inside") << 2.f << -10.09f << true;
  QTest::newRow("behind the goal line") << 16.f << 1.f << true;
}

void PostureFoulsTest::besideTheFieldNothingCounts()
{
  QFETCH(const float, x);
  QFETCH(const float, y);
  QFETCH(const bool, counts);
  PaperMatch match;
  match.put(L(5), x, y, 0.1f);
  match.steps(5000);
  QCOMPARE(!match.fouls.empty(), counts);
}

// D7
void PostureFoulsTest::pausesBeginAnew()
{
  PaperMatch match;
  match.setTime(40);
  match.put(L(5), 2, 1, 0.1f);
  match.steps(500);
  match.setMode(PlayMode::GoalLeft);
  QVERIFY(match.stepsToFoul(2000) <= 2000);
  QCOMPARE(match.foulText(), std::string("L5 4"));
  QVERIFY2(std::abs(match.fouls[0].time - 68) < 0.05f, numberText(match.fouls[0].time).c_str());
}

void PostureFoulsTest::setPlaysDoNot()
{
  PaperMatch match;
  match.put(L(5), -4, -3, 0.1f);
  match.steps(300);
  match.setMode(PlayMode::KickInLeft);
  match.steps(100);
  match.setMode(PlayMode::GoalKickRight);
  QCOMPARE(match.stepsToFoul(1000), 351);
}

void PostureFoulsTest::aPauseFreesThoseInTheAir()
{
  PaperMatch match;
  match.put(L(5), -4, -3, 0.1f);
  match.stepsToFoul(1000);
  match.steps(10);
  match.setMode(PlayMode::BeforeKickOff);
  match.setHeight(L(5), 0.35f);
  match.steps(5);
  match.setMode(PlayMode::PlayOn);
  match.steps(30);
  COMPARE_PLACE(match.player(L(5)).position, -4, -3, 0.35f);
}

void PostureFoulsTest::afterTheMatchFoulsArePunished()
{
  PaperMatch match;
  match.setMode(PlayMode::GameOver);
  match.put(L(5), -4, -3, 0.1f);
  QCOMPARE(match.stepsToFoul(1000), 751);
}

void PostureFoulsTest::aNewPlayerBeginsAnew()
{
  PaperMatch match;
  match.put(L(5), -4, -3, 0.1f);
  match.steps(700);
  const Pitch::Player gone = match.player(L(5));
  std::erase_if(match.pitch().players, [](const Pitch::Player& player) { return player.id == L(5); });
  match.steps(1);
  match.pitch().players.push_back(gone);
  QCOMPARE(match.stepsToFoul(1000), 751);
}

void PostureFoulsTest::countersGoOverToTheOtherSide()
{
  PaperMatch match;
  match.put(L(5), -4, -3, 0.1f);
  match.steps(700);
  match.now().swapSides();
  QCOMPARE(match.stepsToFoul(1000), 51);
  QCOMPARE(match.foulText(), std::string("R5 4"));
}

QTEST_GUILESS_MAIN(PostureFoulsTest)
#include "PostureFoulsTest.moc"
