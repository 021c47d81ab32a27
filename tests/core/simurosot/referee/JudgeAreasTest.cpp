#include "JudgeSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::simurosot;
using judging::blue;
using judging::Pitch;
using judging::yellow;

/// R2, R3, R4, R4b of the SimuroSot specification, 5.3: robots that crowd an area.
class JudgeAreasTest : public QObject
{
  Q_OBJECT

private slots:
  void crowds_data();
  void crowds();
  void aVerdictSaysWhatWasMeasured();
  void theKeeperIsTheLastOfTheOffenders();
  void aGrazingEntryIsNotReported();
  void whatWasRejectedIsNotReportedAgainBeforeItEnds();
  void theCentreAloneCountsIfTheLeagueSaysSo();
  void theNumbersAreThoseOfTheLeague();
};

namespace
{

Pitch blueAt(std::initializer_list<Point> places, Point ball)
{
  Pitch pitch;
  int index = 0;
  for(const Point& place : places)
    pitch.place(blue(index++), place.x, place.y);
  return pitch.ball(ball.x, ball.y);
}

/// Robots of yellow, while blue defends the +x end.
Pitch attackers(std::initializer_list<Point> places, Point ball)
{
  Pitch pitch = blueAt(places, ball).swapped();
  pitch.frame.blue_end = 1;
  return pitch;
}

} // namespace

void JudgeAreasTest::crowds_data()
{
  QTest::addColumn<bool>("inMiddle");
  QTest::addColumn<Pitch>("pitch");
  QTest::addColumn<int>("reason");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("actor");
  const int none = SREF_NO_RULE, on = SST_PLAY_ON, nobody = SREF_NOBODY;
  const auto penalty = [](const char* name, bool inMiddle, const Pitch& pitch, int reason)
  { QTest::newRow(name) << inMiddle << pitch << reason << int(SST_PENALTY_KICK) << int(SREF_YELLOW); };
  const auto nothing = [=](const char* name, bool inMiddle, const Pitch& pitch)
  { QTest::newRow(name) << inMiddle << pitch << none << on << nobody; };

  const Pitch s11 = blueAt({{100, 10}, {100, -10}}, {50, 1});
  penalty("S11 two of blue in their goal area", true, s11, SREF_R2_TWO_IN_GOAL_AREA);
  nothing("S11 with the ball in the other half", true, Pitch(s11).ball(-50, 1));
  penalty("S11 with the ball on the halfway line", true, Pitch(s11).ball(0.001, 1), SREF_R2_TWO_IN_GOAL_AREA);
  penalty("R2 in the Large League", false, blueAt({{190, 10}, {190, -10}}, {50, 1}), SREF_R2_TWO_IN_GOAL_AREA);
  nothing("R2 one alone", true, blueAt({{100, 10}}, {50, 1}));
  nothing("S12 one half is not counted", true, blueAt({{95, 0}, {105, 0}}, {50, 1}));
  penalty("S12 more than one half is counted", true, blueAt({{95.5, 0}, {105, 0}}, {50, 1}), SREF_R2_TWO_IN_GOAL_AREA);
  nothing("S12 beside the area", true, blueAt({{105, 25}, {105, 0}}, {50, 1}));
  penalty("S12 just inside at the side", true, blueAt({{105, 24.9}, {105, 0}}, {50, 1}), SREF_R2_TWO_IN_GOAL_AREA);
  nothing("S12 half of it at 45°", true, Pitch(blueAt({{95, 0}, {105, 0}}, {50, 1})).place(blue(0), 95, 0, 45));

  const Pitch s13 = blueAt({{105, 0}, {85, 20}, {85, 0}, {85, -20}}, {50, 1});
  penalty("S13 four of blue in their penalty area", true, s13, SREF_R3_CROWDED_PENALTY_AREA);
  nothing("S13 three of them", true, blueAt({{105, 0}, {85, 20}, {85, 0}}, {50, 1}));
  nothing("S13 with the ball in the other half", true, Pitch(s13).ball(-50, 1));
  nothing("S13 in the Large League", false, blueAt({{190, 0}, {150, 20}, {150, 0}, {150, -20}}, {50, 1}));

  const Pitch s14 = attackers({{190, 10}, {190, -10}}, {160, 0.5});
  QTest::newRow("S14 two attackers in the goal area")
      << false << s14 << int(SREF_R4_TWO_ATTACKERS) << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  QTest::newRow("S14 in the other quarter")
      << false << Pitch(s14).ball(160, -0.5) << int(SREF_R4_TWO_ATTACKERS) << int(SST_FREE_BALL_PLUS_MINUS)
      << int(SREF_BLUE);
  QTest::newRow("S14 in the Middle League")
      << true << attackers({{102, 10}, {102, -10}}, {90, 0.5}) << int(SREF_R4_TWO_ATTACKERS) << int(SST_GOAL_KICK)
      << int(SREF_BLUE);
  nothing("S14 one attacker", false, attackers({{190, 10}}, {160, 1}));
  nothing("S14 with the ball before the penalty area", false, Pitch(s14).ball(129.9, 1));
  nothing("S14 with the ball beside the penalty area", false, Pitch(s14).ball(160, 60.1));

  const Pitch four = attackers({{80, 30}, {80, 10}, {80, -10}, {80, -30}}, {90, 1});
  QTest::newRow("R4b four attackers in the penalty area")
      << true << four << int(SREF_R4B_MANY_ATTACKERS) << int(SST_GOAL_KICK) << int(SREF_BLUE);
  nothing("R4b three of them", true, attackers({{80, 30}, {80, 10}, {80, -10}}, {90, 1}));
  nothing("R4b with the ball before the area", true, Pitch(four).ball(74.9, 1));
  nothing("R4b in the Large League", false, attackers({{150, 30}, {150, 10}, {150, -10}, {150, -30}}, {160, 1}));
  penalty("R2 comes before R3", true, blueAt({{105, 0}, {105, 15}, {85, 0}, {85, -20}}, {50, 1}),
          SREF_R2_TWO_IN_GOAL_AREA);
}

void JudgeAreasTest::crowds()
{
  QFETCH(bool, inMiddle);
  QFETCH(Pitch, pitch);
  QFETCH(int, reason);
  QFETCH(int, kind);
  QFETCH(int, actor);
  const LeagueProfile& profile = inMiddle ? judging::middle() : judging::large();
  const judging::Found found = judging::judge(profile, pitch, 30);
  QCOMPARE(found.frame, reason == SREF_NO_RULE ? 0 : 5);
  QCOMPARE(found.reason, reason);
  QCOMPARE(found.kind, kind);
  QCOMPARE(found.actor, actor);
  QCOMPARE(found.hardness, int(SREF_CERTAIN));
  QVERIFY(judging::isFairTo(found, profile, pitch, 30));
}

// S14 as the specification has it: 0 counts as positive.
void JudgeAreasTest::aVerdictSaysWhatWasMeasured()
{
  const sref_verdict verdict = judging::verdictOf(judging::large(), attackers({{190, 10}, {185, -10}}, {160, 0}), 5);
  QCOMPARE(verdict.kind, int(SST_FREE_BALL_PLUS_PLUS));
  QCOMPARE(verdict.actor, int(SREF_BLUE));
  QCOMPARE(verdict.offender_side, int(SREF_YELLOW));
  QCOMPARE(verdict.offender_robot, 0);
  QCOMPARE(verdict.evidence.value, 2.);
  QCOMPARE(verdict.evidence.limit, 1.);
  QCOMPARE(verdict.evidence.count, 2);
  QCOMPARE(verdict.evidence.left, 175.);
  QCOMPARE(verdict.evidence.top, 42.5);
  QCOMPARE(verdict.evidence.place.x, 160.);
  QCOMPARE(QString(verdict.text),
           QString("2 robots of yellow in the opponents' goal area, limit 1; the ball is at (160.0, 0.0)"));
}

void JudgeAreasTest::theKeeperIsTheLastOfTheOffenders()
{
  Pitch pitch = blueAt({{100, 10}, {100, -10}}, {50, 1});
  Judge judge(judging::middle());
  QCOMPARE(judging::judge(judge, pitch, 5).offender, 1);
  // Robot 1 has kept goal before robot 0 comes.
  judge.reset();
  Pitch alone = pitch;
  alone.robot(blue(0)).valid = 0;
  QCOMPARE(judging::judge(judge, alone, 10).frame, 0);
  QCOMPARE(judging::judge(judge, pitch, 5).offender, 0);
}

void JudgeAreasTest::aGrazingEntryIsNotReported()
{
  const Pitch pitch = blueAt({{100, 10}, {100, -10}}, {50, 1});
  const auto comeAndGo = [](Pitch& p, int frame) { p.robot(blue(1)).x = frame % 5 == 0 ? 80 : 100; };
  QCOMPARE(judging::judge(judging::middle(), pitch, 100, comeAndGo).frame, 0);
}

void JudgeAreasTest::whatWasRejectedIsNotReportedAgainBeforeItEnds()
{
  const Pitch pitch = blueAt({{100, 10}, {100, -10}}, {50, 1});
  Judge judge(judging::middle());
  QCOMPARE(judging::judge(judge, pitch, 10).frame, 5);
  QCOMPARE(judging::judge(judge, pitch, 100).frame, 0);
  QCOMPARE(judging::judge(judge, Pitch(pitch).ball(-50, 1), 1).frame, 0);
  QCOMPARE(judging::judge(judge, pitch, 10).frame, 5);
  judge.reset();
  QCOMPARE(judging::judge(judge, pitch, 10).frame, 5);
}

void JudgeAreasTest::theCentreAloneCountsIfTheLeagueSaysSo()
{
  const LeagueProfile profile = *profileOf("middle-platform2019");
  QCOMPARE(judging::judge(profile, blueAt({{95, 0}, {105, 0}}, {50, 1}), 10).frame, 5);
  QCOMPARE(judging::judge(profile, blueAt({{94.9, 0}, {105, 0}}, {50, 1}), 10).frame, 0);
}

void JudgeAreasTest::theNumbersAreThoseOfTheLeague()
{
  LeagueProfile profile = judging::middle();
  profile.rules.areaFrames = 12;
  profile.rules.mostInGoalArea = 2;
  QCOMPARE(judging::judge(profile, blueAt({{100, 10}, {100, -10}}, {50, 1}), 30).frame, 0);
  QCOMPARE(judging::judge(profile, blueAt({{100, 10}, {100, -10}, {105, 0}}, {50, 1}), 30).frame, 12);
  profile.rules.enabled[static_cast<std::size_t>(RuleId::TwoInGoalArea)] = false;
  QCOMPARE(judging::judge(profile, blueAt({{100, 10}, {100, -10}, {105, 0}}, {50, 1}), 30).frame, 0);
}

QTEST_APPLESS_MAIN(JudgeAreasTest)
#include "JudgeAreasTest.moc"
