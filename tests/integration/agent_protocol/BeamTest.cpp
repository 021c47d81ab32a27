#include "PitchSupport.h"
#include "tests/VerifyNear.h"

#include <cmath>
#include <numeric>

using namespace sparkwright;

namespace
{

const QStringList noNoise{"--set", "BeamNoiseXY=0", "--set", "BeamNoiseAngle=0"};

/// Where the robot stands after it has asked for this. Where the referee puts it shows a step later.
Stand afterBeam(Pitch& pitch, const std::string& command, std::size_t agent = 0)
{
  std::vector<std::string> commands(agent + 1);
  commands[agent] = command;
  pitch.cycle(commands);
  pitch.listen(3);
  return pitch.stand(agent);
}

double sigmaOf(const std::vector<double>& values)
{
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  double sum = 0;
  for(const double value : values)
    sum += (value - mean) * (value - mean);
  return std::sqrt(sum / static_cast<double>(values.size()));
}

} // namespace

/// agent-protocol 6.7.
class BeamTest : public QObject
{
  Q_OBJECT

private slots:
  void noiseIsUniform();
  void placesAreThoseOfTheOwnHalf_data();
  void placesAreThoseOfTheOwnHalf();
  void onlySomePlayModesAllowIt_data();
  void onlySomePlayModesAllowIt();
  void whatCannotBeReadIsIgnored_data();
  void whatCannotBeReadIsIgnored();
  void theRobotMovesAsAWhole();
  void aSleepingRobotFallsWithItsNextCommand();
};

void BeamTest::noiseIsUniform()
{
  // 14.30, 13.8
  Pitch pitch;
  pitch.join("Red", 1);
  std::vector<double> x, y, yaw;
  for(int i = 0; i < 150; ++i)
  {
    const Stand stand = afterBeam(pitch, "(beam -5 2 0)");
    VERIFY_WITHIN(stand.torso.x(), -5, 0.0505);
    VERIFY_WITHIN(stand.torso.y(), 2, 0.0505);
    VERIFY_WITHIN(stand.yawDeg, 0, 10.05);
    x.push_back(stand.torso.x());
    y.push_back(stand.torso.y());
    yaw.push_back(stand.yawDeg);
  }
  VERIFY_WITHIN(sigmaOf(x), 0.029, 0.0045);
  VERIFY_WITHIN(sigmaOf(y), 0.029, 0.0045);
  VERIFY_WITHIN(sigmaOf(yaw), 5.8, 0.9);
  // Uniform: a third of them lies in each third.
  for(const auto& [values, centre, amplitude] :
      {std::tuple{x, -5.0, 0.05}, std::tuple{y, 2.0, 0.05}, std::tuple{yaw, 0.0, 10.0}})
    VERIFY_WITHIN(std::count_if(values.begin(), values.end(),
                                [centre, amplitude](double v) { return std::abs(v - centre) < amplitude / 3; }),
                  50, 24);
}

void BeamTest::placesAreThoseOfTheOwnHalf_data()
{
  QTest::addColumn<bool>("right");
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("command");
  QTest::addColumn<QList<double>>("place"); // x, y, yaw
  QTest::newRow("14.31 left (beam -5 2 0)") << false << "" << "(beam -5 2 0)" << QList<double>{-5, 2, 0};
  QTest::newRow("14.31, 13.8 right (beam -5 2 0)") << true << "" << "(beam -5 2 0)" << QList<double>{5, -2, 180};
  QTest::newRow("14.31 right (beam -5 2 90)") << true << "" << "(beam -5 2 90)" << QList<double>{5, -2, -90};
  QTest::newRow("6.7 left (beam -5 2 90)") << false << "" << "(beam -5 2 90)" << QList<double>{-5, 2, 90};
  QTest::newRow("14.32 in the other half") << false << "" << "(beam 3 4 0)" << QList<double>{-2.5, 4, 0};
  QTest::newRow("14.32 in the other half, right") << true << "" << "(beam 3 4 0)" << QList<double>{2.5, -4, 180};
  QTest::newRow("6.7 reaching into the other half") << false << "" << "(beam -0.02 4 0)" << QList<double>{-2.5, 4, 0};
  QTest::newRow("14.32 behind the goal line") << false << "" << "(beam -16 4 0)" << QList<double>{-15, 4, 0};
  QTest::newRow("6.7 beside the field") << false << "" << "(beam -4 -12 0)" << QList<double>{-4, -10, 0};
  QTest::newRow("6.7 StartAnyFieldPosition") << false << "StartAnyFieldPosition=true" << "(beam 3 4 0)"
                                             << QList<double>{3, 4, 0};
  QTest::newRow("14.34 the last of a message counts") << false << "" << "(beam -4 3 0)(beam -5 5 0)"
                                                      << QList<double>{-5, 5, 0};
  QTest::newRow("14.34 what is no number is 0") << false << "" << "(beam abc 2 0)" << QList<double>{-2.5, 2, 0};
  QTest::newRow("6.7 surplus values are ignored") << false << "" << "(beam -5 2 0 7 8)" << QList<double>{-5, 2, 0};
}

void BeamTest::placesAreThoseOfTheOwnHalf()
{
  QFETCH(const bool, right);
  QFETCH(const QString, options);
  QFETCH(const QString, command);
  QFETCH(const QList<double>, place);
  Pitch pitch(noNoise + (options.isEmpty() ? QStringList() : QStringList{"--set", options}));
  pitch.join("Red", 1);
  if(right)
    pitch.join("Blue", 1);
  const Stand stand = afterBeam(pitch, command.toStdString(), right ? 1 : 0);
  VERIFY_WITHIN(stand.torso.x(), place[0], 0.006);
  VERIFY_WITHIN(stand.torso.y(), place[1], 0.006);
  VERIFY_WITHIN(stand.torso.z(), 0.4, 0.025);
  VERIFY_WITHIN(turnBetween(stand.yawDeg, place[2]), 0, 0.5);
}

void BeamTest::onlySomePlayModesAllowIt_data()
{
  QTest::addColumn<bool>("allowed");
  for(const char* mode : {"BeforeKickOff",
                          "KickOff_Left",
                          "KickOff_Right",
                          "PlayOn",
                          "KickIn_Left",
                          "KickIn_Right",
                          "corner_kick_left",
                          "corner_kick_right",
                          "goal_kick_left",
                          "goal_kick_right",
                          "offside_left",
                          "offside_right",
                          "GameOver",
                          "Goal_Left",
                          "Goal_Right",
                          "free_kick_left",
                          "free_kick_right",
                          "direct_free_kick_left",
                          "direct_free_kick_right",
                          "pass_left",
                          "pass_right"})
    QTest::newRow(mode) << (std::string_view(mode) == "BeforeKickOff" || std::string_view(mode).starts_with("Goal_"));
}

void BeamTest::onlySomePlayModesAllowIt()
{
  // 14.33, 13.8; the names are those of 5.3.
  QFETCH(const bool, allowed);
  const std::string mode = QTest::currentDataTag();
  Pitch pitch(noNoise);
  pitch.join("Red", 1);
  pitch.put(true, 1, {-9, -4, 0.39f}, 0);
  pitch.listen(3);
  pitch.train("(playMode " + mode + ")", 2);
  const Percepts percepts = std::move(pitch.cycle({"(beam -5 7 0)"})[0]);
  QVERIFY2(percepts.source("GS").ends_with(" (pm " + mode + "))"), percepts.text().c_str());
  pitch.listen(2);
  const Stand stand = pitch.stand(0);
  VERIFY_WITHIN(stand.torso.x(), allowed ? -5 : -9, 0.05);
  VERIFY_WITHIN(stand.torso.y(), allowed ? 7 : -4, 0.05);
}

void BeamTest::whatCannotBeReadIsIgnored_data()
{
  QTest::addColumn<QString>("command");
  for(const char* command : {"(beam nan 2 0)", "(beam inf 2 0)", "(beam -5 2)"})
    QTest::newRow(qPrintable(QString("14.34 ") + command)) << command;
  for(const char* command :
      {"(beam -5 nan 0)", "(beam -5 -inf 0)", "(beam -5 2 nan)", "(beam -5 2 inf)", "(beam)", "(beam (-5) (2) (0))"})
    QTest::newRow(qPrintable(QString("6.7 ") + command)) << command;
}

void BeamTest::whatCannotBeReadIsIgnored()
{
  QFETCH(const QString, command);
  Pitch pitch(noNoise);
  pitch.join("Red", 1);
  afterBeam(pitch, "(beam -9 -4 0)");
  const Stand stand = afterBeam(pitch, command.toStdString());
  VERIFY_WITHIN(stand.torso.x(), -9, 0.01);
  VERIFY_WITHIN(stand.torso.y(), -4, 0.01);
  VERIFY_WITHIN(stand.yawDeg, 0, 0.5);
}

void BeamTest::theRobotMovesAsAWhole()
{
  // 6.7: upright whatever it was, all velocities 0, joints keep their angles.
  Pitch pitch(noNoise);
  pitch.join("Red", 1);
  pitch.cycle({"(rae1 -2)(lae1 1)(lle3 2)"});
  const auto before = pitch.listen(40);
  pitch.cycle({"(rae1 0)(lae1 0)(lle3 0)"});
  pitch.listen(60); // On one leg it has fallen by now.
  const auto joints = pitch.cycle({"(beam -8 5 0)"})[0].joints();
  pitch.cycle();
  const Percepts after = std::move(pitch.cycle()[0]);
  for(const auto& [name, angle] : joints)
    VERIFY_WITHIN(after.joint(name), angle, 1);
  for(const double rate : after.vector("GYR", "torso", "rt"))
    VERIFY_WITHIN(rate, 0, 30);
  const Stand stand = pitch.stand(0);
  VERIFY_WITHIN(stand.torso.z(), 0.4, 0.025);
  VERIFY_WITHIN(stand.yawDeg, 0, 1);
}

void BeamTest::aSleepingRobotFallsWithItsNextCommand()
{
  // 6.12: a beam does not wake it (recordings of matches depend on that), a joint command does.
  Pitch pitch(noNoise);
  pitch.join("Red", 1);
  pitch.listen(200);
  pitch.cycle({"(beam -5 2 0)"});
  const Percepts asleep = pitch.listen(20).back();
  QVERIFY2(!asleep.has("FRP"), asleep.text().c_str());
  VERIFY_WITHIN(pitch.stand(0).torso.x(), -5, 0.001);
  VERIFY_WITHIN(pitch.stand(0).torso.z(), 0.4, 0.001);
  pitch.cycle({"(he1 0.1)"});
  const Percepts awake = pitch.listen(60).back();
  QVERIFY2(awake.find("FRP", "rf") && awake.find("FRP", "lf"), awake.text().c_str());
  VERIFY_WITHIN(pitch.stand(0).torso.z(), 0.384, 0.003);
}

QTEST_GUILESS_MAIN(BeamTest)
#include "BeamTest.moc"
