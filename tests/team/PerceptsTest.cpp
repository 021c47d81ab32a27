#include "app/team/body/Percepts.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <numbers>

using namespace sparkwright::team;
using Eigen::Vector3d;

/// Messages of the server in the players' units.
class PerceptsTest : public QObject
{
  Q_OBJECT

private slots:
  void aWholeMessageIsRead();
  void playModesAreSeenFromOurSide_data();
  void playModesAreSeenFromOurSide();
  void footAndToeAreOne();
  void noiseIsPassedOver();
  void theNextMessageBeginsAnew();
};

constexpr double radians = std::numbers::pi / 180;

void PerceptsTest::aWholeMessageIsRead()
{
  Percepts p;
  p.read("(time (now 104.87))(GS (unum 3) (team right) (sl 1) (sr 2) (t 12.34) (pm PlayOn))"
         "(hear Red 12.30 self s1)(hear Blue 12.32 -59.04 hello)"
         "(GYR (n torso) (rt 90.00 -180.00 1.00))(ACC (n torso) (a 0.10 0.20 9.81))(HJ (n hj1) (ax -30.00))"
         "(HJ (n llj3) (ax 45.00))(FRP (n lf) (c 0.01 -0.02 -0.01) (f 0.00 1.00 22.00))"
         "(See (G1L (pol 10.00 0.00 0.00)) (F2R (pol 20.00 90.00 0.00)) (B (pol 2.00 0.00 -30.00)) "
         "(P (team Red) (id 4) (head (pol 4.00 0.00 0.00)) (lfoot (pol 2.00 0.00 0.00))) "
         "(P (team Red) (id 3) (rfoot (pol 0.20 0.00 -50.00))) (P (team Blue) (id 3) (rfoot (pol 1.00 0.00 0.00))) "
         "(L (pol 3.00 0.00 0.00) (pol 4.00 0.00 0.00)) (L (pol nan nan nan) (pol 4.00 0.00 0.00)))",
         "Red");

  QCOMPARE(p.now, 104.87);
  QCOMPARE(p.gameTime, 12.34);
  QCOMPARE(p.number, 3);
  QCOMPARE(p.left, std::optional(false));
  QCOMPARE(p.ourGoals, 2);
  QCOMPARE(p.theirGoals, 1);
  QCOMPARE(p.mode.kind, PlayMode::PlayOn);
  QVERIFY(!p.mode.ours && !p.mode.theirs);
  VERIFY_NEAR(p.gyro, Vector3d(90, -180, 1) * radians, 1e-12);
  QCOMPARE(p.acceleration, Vector3d(0.1, 0.2, 9.81));
  QCOMPARE(p.joints[HeadYaw], -30 * radians);
  QCOMPARE(p.joints[LHipPitch], 45 * radians);
  QVERIFY(p.feet[Left].touches && !p.feet[Right].touches);
  QCOMPARE(p.feet[Left].point, Vector3d(0.01, -0.02, -0.01));

  QVERIFY(p.sees);
  VERIFY_NEAR(p.landmarks[G1L].value(), Vector3d(0, 10, 0), 1e-9);  // Ahead is y.
  VERIFY_NEAR(p.landmarks[F2R].value(), Vector3d(-20, 0, 0), 1e-9); // Left is -x.
  QVERIFY(!p.landmarks[G2L]);
  VERIFY_NEAR(p.ball.value(), Vector3d(0, std::sqrt(3.), -1), 1e-9);
  QCOMPARE(p.players.size(), 2u); // Not its own foot.
  QVERIFY(p.players[0].mate && p.players[0].number == 4);
  QCOMPARE(p.players[0].place, Vector3d(0, 3, 0));
  QCOMPARE(p.players[0].head.value(), Vector3d(0, 4, 0));
  QVERIFY(!p.players[1].mate && p.players[1].number == 3 && !p.players[1].head);
  QCOMPARE(p.lines.size(), 1u);
  QCOMPARE(p.lines[0].end, Vector3d(0, 4, 0));
  QCOMPARE(p.shouts.size(), 2u);
  QVERIFY(p.shouts[0].self && p.shouts[0].text == "s1");
  QVERIFY(!p.shouts[1].self && p.shouts[1].team == "Blue" && p.shouts[1].text == "hello");
}

void PerceptsTest::playModesAreSeenFromOurSide_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("kind");
  QTest::addColumn<bool>("forLeft");
  QTest::addColumn<bool>("forRight");
  QTest::newRow("before") << "BeforeKickOff" << int(PlayMode::BeforeKickOff) << false << false;
  QTest::newRow("kick-off left") << "KickOff_Left" << int(PlayMode::KickOff) << true << false;
  QTest::newRow("kick-off right") << "KickOff_Right" << int(PlayMode::KickOff) << false << true;
  QTest::newRow("play on") << "PlayOn" << int(PlayMode::PlayOn) << false << false;
  QTest::newRow("kick-in") << "KickIn_Right" << int(PlayMode::KickIn) << false << true;
  QTest::newRow("corner") << "corner_kick_left" << int(PlayMode::CornerKick) << true << false;
  QTest::newRow("goal kick") << "goal_kick_right" << int(PlayMode::GoalKick) << false << true;
  QTest::newRow("goal") << "Goal_Left" << int(PlayMode::Goal) << true << false;
  QTest::newRow("free kick") << "free_kick_left" << int(PlayMode::FreeKick) << true << false;
  QTest::newRow("direct") << "direct_free_kick_right" << int(PlayMode::DirectFreeKick) << false << true;
  QTest::newRow("pass") << "pass_left" << int(PlayMode::Pass) << true << false;
  QTest::newRow("offside") << "offside_right" << int(PlayMode::Offside) << false << true;
  QTest::newRow("over") << "GameOver" << int(PlayMode::GameOver) << false << false;
  QTest::newRow("of another league") << "unheard_of" << int(PlayMode::PlayOn) << false << false;
}

void PerceptsTest::playModesAreSeenFromOurSide()
{
  QFETCH(QString, name);
  QFETCH(int, kind);
  QFETCH(bool, forLeft);
  QFETCH(bool, forRight);
  for(const bool left : {true, false})
  {
    Percepts p;
    p.read("(GS (unum 1) (team " + std::string(left ? "left" : "right") + ") (t 0.00) (pm " + name.toStdString() + "))",
           "A");
    QCOMPARE(int(p.mode.kind), kind);
    QCOMPARE(p.mode.ours, left ? forLeft : forRight);
    QCOMPARE(p.mode.theirs, left ? forRight : forLeft);
  }
}

void PerceptsTest::footAndToeAreOne()
{
  Percepts p;
  p.read("(FRP (n rf) (c 0.00 0.00 0.00) (f 0.00 0.00 30.00))"
         "(FRP (n rf1) (c 0.00 0.04 0.00) (f 0.00 0.00 10.00))",
         "A");
  QCOMPARE(p.feet[Right].force, Vector3d(0, 0, 40));
  VERIFY_NEAR(p.feet[Right].point, Vector3d(0, 0.01, 0), 1e-12);
}

void PerceptsTest::noiseIsPassedOver()
{
  Percepts p;
  p.read("(time (now 1.00))", "A");
  for(const char* text :
      {"", "(", "))((", "(HJ)", "(HJ (n hj1))", "(HJ (n nobody) (ax 3))", "(HJ (n hj2) (ax nan))", "(See (P))",
       "(See (P (id 99)))", "(See (L (pol 1 2 3)))", "(hear)", "(hear a b)", "(FRP (n))", "(GS)", "(See (B))"})
    p.read(text, "A");
  QCOMPARE(p.now, 1.);
  QVERIFY(std::isfinite(p.joints[HeadPitch]));
}

void PerceptsTest::theNextMessageBeginsAnew()
{
  Percepts p;
  p.read("(GS (unum 7) (team left) (t 1) (pm PlayOn))(See (B (pol 1 0 0)))(FRP (n rf) (c 0 0 0) (f 0 0 9))", "A");
  p.read("(time (now 2.00))", "A");
  QVERIFY(!p.sees && !p.ball && !p.feet[Right].touches);
  QCOMPARE(p.number, 7); // Told once only.
  QCOMPARE(p.left, std::optional(true));
}

QTEST_APPLESS_MAIN(PerceptsTest)
#include "PerceptsTest.moc"
