#include "TableMatchSupport.h"
#include "app/strategy/adapters/StrategyLoader.h"

#include <QtTest>

#include <iostream>

using namespace sparkwright;
using namespace sparkwright::strategy;

/// The strategies of resources/strategies play matches that one watches.
class SampleStrategiesTest : public QObject
{
  Q_OBJECT

  CallGuard guard_{std::cerr};

  std::unique_ptr<Strategy> load(const char* name)
  {
    std::string problem;
    auto strategy = loadStrategy(std::string(SPARKWRIGHT_BIN_DIR "/strategies/") + name + ".so", guard_, problem);
    if(!problem.empty())
      qWarning("%s", problem.c_str());
    return strategy;
  }

  /// Plays for five minutes. @return the goals of `attack` and of `zone_defence`
  std::array<int, 2> play(const simurosot::FieldSpec& spec, bool attackIsBlue)
  {
    const auto attack = load("attack"), defence = load("zone_defence");
    if(!attack || !defence)
      return {-1, -1};
    Strategy& blue = attackIsBlue ? *attack : *defence;
    Strategy& yellow = attackIsBlue ? *defence : *attack;
    if(!blue.create(setupFor(spec, 0)).empty() || !yellow.create(setupFor(spec, 1)).empty())
      return {-1, -1};
    TableMatch match(spec, blue, yellow);
    constexpr int frames = 15000;
    for(int i = 0; i < frames; ++i)
      match.step();
    ballWay_ += match.ballWay;
    crowdedFrames_ += match.crowdedFrames[0] + match.crowdedFrames[1];
    return attackIsBlue ? match.score : std::array{match.score[1], match.score[0]};
  }

  double ballWay_ = 0;
  int crowdedFrames_ = 0;

private slots:
  void bothScore_data()
  {
    QTest::addColumn<int>("robots");
    QTest::newRow("Middle League") << 5;
    QTest::newRow("Large League") << 11;
  }
  void bothScore()
  {
    QFETCH(int, robots);
    ballWay_ = 0;
    crowdedFrames_ = 0;
    const auto spec = robots == 5 ? simurosot::FieldSpec::middle() : simurosot::FieldSpec::large();
    const std::array<int, 2> one = play(spec, true), two = play(spec, false);
    const int attack = one[0] + two[0], defence = one[1] + two[1];
    qInfo("goals in ten minutes: attack %d, zone_defence %d", attack, defence);
    QVERIFY(one[0] >= 0 && two[0] >= 0);
    QVERIFY(attack > 0 && defence > 0);
    QVERIFY(attack + defence < 120);
    QVERIFY(ballWay_ > 600 * 50); // cm in 600 s
    QVERIFY2(crowdedFrames_ < 30000 / 50, qPrintable(QString::number(crowdedFrames_))); // Of both: 2 %.
  }

  void placementsNameTheirTaker()
  {
    const auto attack = load("attack"), defence = load("zone_defence");
    QVERIFY(attack && defence);
    for(Strategy* const strategy : {attack.get(), defence.get()})
    {
      QCOMPARE(strategy->create(setupFor(simurosot::FieldSpec::large(), 0)), std::string());
      sst_verdict verdict{};
      verdict.actor = SST_SELF;
      sst_field field{};
      sst_targets targets{};
      targets.n = 11;
      verdict.kind = SST_GOAL_KICK;
      strategy->placement(field, verdict, targets);
      QCOMPARE(targets.ball_wanted, 1);
      QVERIFY(targets.ball.x > 175 && targets.ball.x < 200);
      verdict.kind = SST_PENALTY_KICK;
      targets.ball = {-150, 0};
      strategy->placement(field, verdict, targets);
      QVERIFY(targets.pose[10].x > -150 && targets.pose[10].x < -120);
      verdict.actor = SST_OPPONENT;
      strategy->placement(field, verdict, targets);
      QCOMPARE(targets.pose[0].x, 196.);
    }
  }
};

QTEST_MAIN(SampleStrategiesTest)
#include "SampleStrategiesTest.moc"
