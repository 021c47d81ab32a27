#include "PitchSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

constexpr double cycleSeconds = 0.02;

std::string playMode(const Percepts& percepts)
{
  const std::string state = percepts.source("GS");
  const std::size_t at = state.find("(pm ");
  return at == std::string::npos ? std::string() : state.substr(at + 4, state.size() - at - 6);
}

/// PlayOn, the ball at rest at (-2, 0), Red 1 behind it; more than 3 s of the game have passed.
void prepare(Pitch& pitch, float robotX = -2.3f, float ballX = -2)
{
  pitch.train("(time 10)(playMode PlayOn)", 1);
  pitch.putBall({ballX, 0, 0.042f});
  pitch.put(true, 1, {robotX, 0, 0.39f}, 180); // Facing away, so that its arms are not above the ball.
  pitch.listen(30);
}

/// Cycles until the play mode is another than that of the first message, at most `most`.
int cyclesUntilNot(Pitch& pitch, const std::string& mode, int most)
{
  for(int i = 0; i < most; ++i)
    if(playMode(pitch.cycle()[0]) != mode)
      return i;
  return most;
}

} // namespace

/// agent-protocol 6.9: pass mode.
class PassTest : public QObject
{
  Q_OBJECT

private slots:
  void lastsFourSeconds();
  void noSecondPassWithinThreeSeconds();
  void theRightTeamHasItsOwn();
  void conditions_data();
  void conditions();
};

void PassTest::lastsFourSeconds()
{
  // 14.35
  Pitch pitch;
  pitch.join("Red", 1);
  prepare(pitch);
  QCOMPARE(playMode(pitch.cycle({"(pass)"})[0]), std::string("PlayOn"));
  QCOMPARE(playMode(pitch.cycle()[0]), std::string("PlayOn"));
  QCOMPARE(playMode(pitch.cycle()[0]), std::string("pass_left"));
  const int cycles = cyclesUntilNot(pitch, "pass_left", 250) + 1;
  VERIFY_WITHIN(cycles * cycleSeconds, 4.0, 0.0401);
  QCOMPARE(playMode(pitch.cycle()[0]), std::string("PlayOn"));
}

void PassTest::noSecondPassWithinThreeSeconds()
{
  // 14.35
  Pitch pitch({"--set", "PassModeDuration=0.5"});
  pitch.join("Red", 1);
  prepare(pitch);
  pitch.cycle({"(pass)"});
  pitch.listen(2);
  QVERIFY(cyclesUntilNot(pitch, "pass_left", 40) < 40);
  int waited = 0;
  std::string mode;
  while(waited < 400 && mode != "pass_left")
  {
    mode = playMode(pitch.cycle({"(pass)"})[0]);
    ++waited;
  }
  VERIFY_WITHIN(waited * cycleSeconds, 3.0, 0.1);
}

void PassTest::theRightTeamHasItsOwn()
{
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Blue", 1);
  pitch.train("(time 10)(playMode PlayOn)", 1);
  pitch.putBall({2, 0, 0.042f});
  pitch.put(true, 1, {-5, 0, 0.39f}, 0);
  pitch.put(false, 1, {2.3f, 0, 0.39f}, 0);
  pitch.listen(30);
  pitch.cycle({"", "(pass)"});
  pitch.cycle();
  QCOMPARE(playMode(pitch.cycle()[0]), std::string("pass_right"));
}

void PassTest::conditions_data()
{
  QTest::addColumn<QString>("trainer");
  QTest::addColumn<double>("robotX");
  QTest::addColumn<bool>("accepted");
  QTest::newRow("6.9 all hold") << "" << -2.3 << true;
  QTest::newRow("6.9 at most 0.5 m from the ball") << "" << -2.45 << true;
  QTest::newRow("6.9 more than 0.5 m from the ball") << "" << -2.55 << false;
  QTest::newRow("6.9 the ball moves") << "(ball (vel 0 0.3 0))" << -2.3 << false;
  QTest::newRow("6.9 the ball hardly moves") << "(ball (vel 0 0.03 0))" << -2.3 << true;
  QTest::newRow("6.9 an opponent within 1 m") << "(agent (unum 1)(team Right)(move -1.1 0 0.39 -90))" << -2.3 << false;
  QTest::newRow("6.9 an opponent beyond 1 m") << "(agent (unum 1)(team Right)(move -0.9 0 0.39 -90))" << -2.3 << true;
  for(const char* mode : {"BeforeKickOff", "KickOff_Left", "KickIn_Left", "Goal_Left", "pass_right", "free_kick_left"})
    QTest::newRow(qPrintable(QString("6.9 in ") + mode)) << QString("(playMode %1)").arg(mode) << -2.3 << false;
}

void PassTest::conditions()
{
  QFETCH(const QString, trainer);
  QFETCH(const double, robotX);
  QFETCH(const bool, accepted);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Blue", 1);
  prepare(pitch, static_cast<float>(robotX));
  pitch.train(trainer.toStdString());
  pitch.cycle(trainer.contains("vel") ? std::vector<std::string>{"(pass)"} : std::vector<std::string>{});
  pitch.cycle();
  if(!trainer.contains("vel"))
    pitch.cycle({"(pass)"});
  pitch.cycle();
  QCOMPARE(playMode(pitch.cycle()[0]) == "pass_left", accepted);
}

QTEST_GUILESS_MAIN(PassTest)
#include "PassTest.moc"
