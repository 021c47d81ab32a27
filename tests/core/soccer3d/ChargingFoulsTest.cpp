#include "ChargingSupport.h"

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

using Variable = float SoccerSettings::*;

} // namespace

/// Who runs into an opponent is sent off, unless going for the ball. referee-3d 10.5, scenarios D20, D21, D23-D25.
class ChargingFoulsTest : public QObject
{
  Q_OBJECT

private slots:
  void meetings_data();
  void meetings();
  void theOtherWayRound_data() { meetings_data(); }
  void theOtherWayRound();
  void contactsOfMatesAreNone();
  void theFoulTellsTheNumbers();
  void speedsAreMeansOfThreeSteps();
  void onlyIfItIsSwitchedOn();
  void settings_data();
  void settings();
};

void ChargingFoulsTest::meetings_data()
{
  QTest::addColumn<Meeting>("meeting");
  QTest::addColumn<QString>("fouls");
  const QString a = "L5 6", none = "";
  QTest::newRow("D20 far from the ball") << Meeting{} << a;
  QTest::newRow("D21 head-on") << Meeting{.otherSpeed = at(-0.6f)} << none;

  // Near the ball: the direction to it counts.
  QTest::newRow("D23 at the player, not at the ball")
      << Meeting{.ball = at(0.5f, 0.5f), .to = at(0.35f), .contact = at(0.18f)} << a;
  QTest::newRow("into the back") << Meeting{.ball = at(0.8f, 0.1f), .to = at(0.35f), .contact = at(0.18f)} << a;
  QTest::newRow("D24 rear-end")
      << Meeting{.ball = at(0.9f), .to = at(0.3f), .otherSpeed = at(0.45f), .contact = at(0.15f)} << a;
  QTest::newRow("D25 duel") << Meeting{.ball = at(0.5f),
                                       .to = at(0.95f, 0.1f),
                                       .otherSpeed = at(-0.6f, -0.06f),
                                       .contact = at(0.48f, 0.02f)}
                            << none;
  // 29 and 31 degrees to the ball, 0 to the player. R5 is as far from the ball, so that nobody is farther.
  const auto towards = [](float degrees, float distance = 0.7f)
  {
    const float angle = toRadians(degrees);
    const Vec3f ball = distance * Vec3f(std::cos(angle), std::sin(angle), 0);
    return Meeting{.ball = ball, .to = at(2 * ball.x()), .contact = at(0.2f)};
  };
  QTest::newRow("29 degrees from the ball") << towards(29) << none;
  QTest::newRow("31 degrees from the ball") << towards(31) << a;
  // The way is nearer to the ball than to the player.
  QTest::newRow("more to the ball than to the player")
      << Meeting{.ball = at(0.6f, -0.4f), .to = at(0.3f, 0.45f), .contact = at(0.15f, 0.2f)} << none;
  // Both are slow beside the ball, one is a little farther from it: 4 cm are no difference, 6 cm are.
  QTest::newRow("as far from the ball")
      << Meeting{.ball = at(0.4f), .from = at(0), .to = at(0.76f), .contact = at(0.2f)} << none;
  QTest::newRow("farther from the ball")
      << Meeting{.ball = at(0.4f), .from = at(0), .to = at(0.74f), .contact = at(0.2f)} << a;
  // The same, but R5 is fast, and both go in nearly the same angle to each other.
  QTest::newRow("farther, in a duel")
      << Meeting{.ball = at(0.4f), .to = at(0.74f), .otherSpeed = at(-0.6f, -0.06f), .contact = at(0.2f)} << none;
  QTest::newRow("farther, 14 degrees apart")
      << Meeting{.ball = at(0.4f), .to = at(0.74f), .otherSpeed = 0.6f * at(-0.9703f, -0.2419f), .contact = at(0.2f)}
      << none;
  QTest::newRow("farther, 16 degrees apart")
      << Meeting{.ball = at(0.4f), .to = at(0.74f), .otherSpeed = 0.6f * at(-0.9613f, -0.2756f), .contact = at(0.2f)}
      << a;
  // Both have to be 1 m from the ball for it not to matter.
  QTest::newRow("0.98 m from the ball") << towards(20, 0.98f) << none;
  QTest::newRow("1.02 m from the ball") << towards(20, 1.02f) << a;

  // Contacts at the ball.
  QTest::newRow("9 cm from the ball") << Meeting{.ball = at(0.05f, 0.4f), .contact = at(0.14f, 0.4f)} << none;
  QTest::newRow("11 cm from the ball") << Meeting{.ball = at(0.05f, 0.4f), .contact = at(0.16f, 0.4f)} << a;

  // Speed, and speed towards the contact.
  QTest::newRow("as slow as 0.39 m/s") << Meeting{.speed = at(0.39f)} << none;
  QTest::newRow("as fast as 0.41 m/s") << Meeting{.speed = at(0.41f)} << a;
  QTest::newRow("towards the contact with 0.15 m/s") << Meeting{.speed = at(0.15f, 0.58f)} << none;
  QTest::newRow("towards the contact with 0.19 m/s") << Meeting{.speed = at(0.19f, 0.58f)} << none;
  QTest::newRow("towards the contact with 0.21 m/s") << Meeting{.speed = at(0.21f, 0.58f)} << a;
  QTest::newRow("away from it") << Meeting{.speed = at(-0.6f)} << none;
  QTest::newRow("upwards") << Meeting{.speed = Vec3f(0.3f, 0, 0.9f)} << none;
  // Towards the middle between contact and player, which is 26.6 degrees to the left here.
  QTest::newRow("the contact is not where it goes")
      << Meeting{.speed = at(0.2f, -0.45f), .contact = at(0.2f, 0.3f)} << none;
  QTest::newRow("the contact is where it goes") << Meeting{.speed = at(0.2f, 0.45f), .contact = at(0.2f, 0.3f)} << a;
}

void ChargingFoulsTest::meetings()
{
  QFETCH(const Meeting, meeting);
  QTEST(QString::fromStdString(foulsOf(meeting)), "fouls");
}

void ChargingFoulsTest::theOtherWayRound()
{
  QFETCH(Meeting, meeting);
  QFETCH(QString, fouls);
  std::swap(meeting.a, meeting.b);
  QCOMPARE(QString::fromStdString(foulsOf(meeting)), fouls.replace('L', 'R'));
}

void ChargingFoulsTest::contactsOfMatesAreNone()
{
  QCOMPARE(foulsOf({.a = L(5), .b = L(6)}), std::string());
}

void ChargingFoulsTest::theFoulTellsTheNumbers()
{
  PaperMatch match;
  prepare(match, {});
  touch(match, {});
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 6"));
  const PaperMatch::Foul& foul = match.fouls[0];
  QCOMPARE(foul.rule, std::string("charging"));
  QVERIFY((foul.players == std::vector{L(5), R(5)}));
  QCOMPARE(foul.reason.english(),
           std::string("L5 ran into R5 with 0.60 m/s, limit 0.40 m/s, towards the contact 0.60 m/s, limit 0.20 m/s"));
  QCOMPARE(foul.consequence.english(), std::string("sent off after 0.50 s in the air"));
  match.steps(25);
  COMPARE_PLACE(match.player(L(5)).position, -1.2f, -10.5f, 0.4f);
}

void ChargingFoulsTest::speedsAreMeansOfThreeSteps()
{
  for(const float last : {0.55f, 0.65f})
  {
    PaperMatch match;
    Meeting m{.speed = at(0.6f)};
    prepare(match, m);
    match.player(m.a).velocity = at(0);
    match.steps(1);
    match.player(m.a).velocity = at(last);
    touch(match, m);
    match.steps(1);
    QCOMPARE(match.foulText(), std::string(last > 0.6f ? "L5 6" : "")); // (0.6 + 0 + last) / 3
  }
}

void ChargingFoulsTest::onlyIfItIsSwitchedOn()
{
  SoccerSettings settings = leagueSettings();
  settings.useCharging = false;
  QCOMPARE(foulsOf({}, settings), std::string());
  settings = leagueSettings();
  settings.disabledRules = {"charging"};
  QCOMPARE(foulsOf({}, settings), std::string());
}

void ChargingFoulsTest::settings_data()
{
  QTest::addColumn<Variable>("variable");
  QTest::addColumn<float>("value");
  QTest::addColumn<Meeting>("meeting");
  QTest::addColumn<bool>("isFoul"); // With that value; with the league's it is the other way round.
  using S = SoccerSettings;
  QTest::newRow("ChargingMinSpeed up") << &S::chargingMinSpeed << 0.7f << Meeting{} << false;
  QTest::newRow("ChargingMinSpeed down") << &S::chargingMinSpeed << 0.25f << Meeting{.speed = at(0.3f)} << true;
  QTest::newRow("ChargingMinCollisionSpeed") << &S::chargingMinCollisionSpeed << 0.65f << Meeting{} << false;
  QTest::newRow("ChargingMinCollBallDist")
      << &S::chargingMinCollBallDist << 0.2f << Meeting{.ball = at(0.2f, 0.15f)} << false;
  QTest::newRow("ChargingMinBallSpeedAngle")
      << &S::chargingMinBallSpeedAngle << 50.f << Meeting{.ball = at(0.5f, 0.5f), .to = at(1), .contact = at(0.18f)}
      << false;
  QTest::newRow("ChargingMinDeltaDist") << &S::chargingMinDeltaDist << 0.4f
                                        << Meeting{.ball = at(0.8f, 0.1f), .to = at(0.35f), .contact = at(0.18f)}
                                        << false;
  QTest::newRow("ChargingMinDeltaAng")
      << &S::chargingMinDeltaAng << 170.f
      << Meeting{.ball = at(0.9f), .to = at(0.3f), .otherSpeed = at(0.45f, 0.1f), .contact = at(0.15f)} << false;
  QTest::newRow("ChargingMaxBallRulesDist")
      << &S::chargingMaxBallRulesDist << 0.4f
      << Meeting{.ball = at(0.5f), .to = at(0.95f, 0.1f), .otherSpeed = at(0.1f), .contact = at(0.3f)} << true;
}

void ChargingFoulsTest::settings()
{
  QFETCH(const Variable, variable);
  QFETCH(const float, value);
  QFETCH(const Meeting, meeting);
  QFETCH(const bool, isFoul);
  SoccerSettings settings = leagueSettings();
  settings.*variable = value;
  QCOMPARE(foulsOf(meeting, settings), std::string(isFoul ? "L5 6" : ""));
  QCOMPARE(foulsOf(meeting), std::string(isFoul ? "" : "L5 6"));
}

QTEST_GUILESS_MAIN(ChargingFoulsTest)
#include "ChargingFoulsTest.moc"
