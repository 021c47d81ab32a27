#include "RefereeSupport.h"

#include <algorithm>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr int arm[] = {3, 4, 5, 6}, leg[] = {10, 11};

/// L5's left arm is in its torso.
void bendArm(PaperMatch& match, PlayerId id = L(5))
{
  match.pitch().selfCollisions.push_back({id, "lshoulder", "torso", arm});
}

/// `f3 f4` and so on: which joints freeze (f) and are free again (r).
QString text(const std::vector<Situation::JointChange>& changes)
{
  QStringList words;
  for(const Situation::JointChange& change : changes)
    words << (change.frozen ? "f" : "r") + QString::number(change.joint);
  return words.join(' ');
}

} // namespace

/// Whose limbs reach into its own body, and which joints stand for it. referee-3d 10.6, scenario D30.
class SelfCollisionFoulsTest : public QObject
{
  Q_OBJECT

private slots:
  void theJointsStandForASecondAndThenAreFreeForTwo();
  void timesFollowTheSettings();
  void noTimeAtAll();
  void onlyJointsThatAreFreeFreeze();
  void eachPairIsAFoul();
  void playersDoNotShareJoints();
  void theLogTells();
  void aPauseFreesAllJoints();
  void switchingItOffFreesAllJoints();
  void onlyIfItIsSwitchedOn();
  void whoLeavesTakesItsJointsAlong();
  void whoIsPunishedIsLeftOut();
  void sendingOffInstead();
};

// D30
void SelfCollisionFoulsTest::theJointsStandForASecondAndThenAreFreeForTwo()
{
  PaperMatch match;
  match.setTime(10);
  bendArm(match);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 7"));
  QCOMPARE(text(match.joints), QString("f3 f4 f5 f6"));
  QVERIFY(std::ranges::all_of(match.joints, [](const Situation::JointChange& change) { return change.id == L(5); }));
  QCOMPARE(match.fouls[0].reason.english(),
           std::string("lshoulder and torso of L5 reach into each other by more than 0.04 m"));
  QCOMPARE(match.fouls[0].consequence.english(), std::string("their joints are frozen for 1.00 s"));
  match.joints.clear();
  // The clock adds up in single precision, so a second has 50 steps or 51.
  match.steps(49);
  QCOMPARE(text(match.joints), QString());
  match.steps(2); // 1.00 s later
  QCOMPARE(text(match.joints), QString("r3 r4 r5 r6"));
  match.joints.clear();
  match.steps(98); // 3.00 s later
  QCOMPARE(text(match.joints), QString());
  QCOMPARE(match.foulText(), std::string("L5 7"));
  match.steps(2);
  QCOMPARE(text(match.joints), QString("f3 f4 f5 f6"));
  QCOMPARE(match.foulText(), std::string("L5 7, L5 7"));
  QVERIFY2(std::abs(match.fouls[1].time - 13.04f) < 0.03f, numberText(match.fouls[1].time).c_str());
  // Nobody is moved for it.
  COMPARE_PLACE(match.player(L(5)).position, -9, -2, 0.35f);
}

void SelfCollisionFoulsTest::timesFollowTheSettings()
{
  SoccerSettings settings = leagueSettings();
  settings.selfCollisionJointFrozenTime = 0.4f;
  settings.selfCollisionJointThawTime = 0.2f;
  PaperMatch match(settings);
  bendArm(match);
  match.steps(1);
  match.joints.clear();
  match.steps(19);
  QCOMPARE(text(match.joints), QString());
  match.steps(1);
  QCOMPARE(text(match.joints), QString("r3 r4 r5 r6"));
  match.steps(10);
  QCOMPARE(match.fouls.size(), std::size_t(1));
  match.steps(1);
  QCOMPARE(match.fouls.size(), std::size_t(2));
}

void SelfCollisionFoulsTest::noTimeAtAll()
{
  SoccerSettings settings = leagueSettings();
  settings.selfCollisionJointFrozenTime = 0;
  PaperMatch match(settings);
  bendArm(match);
  match.steps(1);
  match.pitch().selfCollisions.clear();
  match.joints.clear();
  match.steps(1);
  QCOMPARE(text(match.joints), QString("r3 r4 r5 r6"));
}

void SelfCollisionFoulsTest::onlyJointsThatAreFreeFreeze()
{
  PaperMatch match;
  constexpr int elbow[] = {5, 6, 7};
  bendArm(match);
  match.steps(10);
  match.joints.clear();
  match.pitch().selfCollisions.push_back({L(5), "lelbow", "torso", elbow});
  match.steps(1);
  QCOMPARE(text(match.joints), QString("f7"));
  QCOMPARE(match.foulText(), std::string("L5 7, L5 7"));
  match.joints.clear();
  match.steps(44);
  QCOMPARE(text(match.joints), QString("r3 r4 r5 r6"));
}

void SelfCollisionFoulsTest::eachPairIsAFoul()
{
  PaperMatch match;
  bendArm(match);
  match.pitch().selfCollisions.push_back({L(5), "lthigh", "rthigh", leg});
  match.pitch().selfCollisions.push_back({L(5), "lthigh", "rshank", leg}); // freezes nothing any more
  match.steps(1);
  QCOMPARE(text(match.joints), QString("f3 f4 f5 f6 f10 f11"));
  QCOMPARE(match.foulText(), std::string("L5 7, L5 7"));
}

void SelfCollisionFoulsTest::playersDoNotShareJoints()
{
  PaperMatch match;
  bendArm(match);
  bendArm(match, R(5));
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 7, R5 7"));
  QCOMPARE(text(match.joints), QString("f3 f4 f5 f6 f3 f4 f5 f6"));
  QCOMPARE(match.joints.back().id, R(5));
}

void SelfCollisionFoulsTest::theLogTells()
{
  for(const bool prints : {true, false})
    for(const bool sendsOff : {true, false})
    {
      SoccerSettings settings = leagueSettings();
      settings.printSelfCollisions = prints;
      settings.selfCollisionBeamPenalty = sendsOff;
      PaperMatch match(settings);
      bendArm(match);
      match.steps(10);
      QCOMPARE(match.foulText(), std::string("L5 7"));
      QCOMPARE(match.fouls[0].quiet, !prints);
    }
}

void SelfCollisionFoulsTest::aPauseFreesAllJoints()
{
  PaperMatch match;
  bendArm(match);
  match.steps(10);
  QCOMPARE(match.releases, 0);
  match.setMode(PlayMode::BeforeKickOff);
  match.steps(5);
  QCOMPARE(match.releases, 1);
  QCOMPARE(match.foulText(), std::string("L5 7"));
  // What was is forgotten.
  match.setMode(PlayMode::PlayOn);
  match.joints.clear();
  match.steps(1);
  QCOMPARE(text(match.joints), QString("f3 f4 f5 f6"));
}

void SelfCollisionFoulsTest::switchingItOffFreesAllJoints()
{
  PaperMatch match;
  bendArm(match);
  match.steps(10);
  match.referee().setEnabled("self collision", false);
  match.steps(10);
  QCOMPARE(match.releases, 1);
  match.steps(200);
  QCOMPARE(match.foulText(), std::string("L5 7"));
}

void SelfCollisionFoulsTest::onlyIfItIsSwitchedOn()
{
  SoccerSettings settings = leagueSettings();
  settings.foulOnSelfCollisions = false;
  PaperMatch match(settings);
  bendArm(match);
  match.steps(10);
  QCOMPARE(match.foulText(), std::string());
  QCOMPARE(text(match.joints), QString());
}

void SelfCollisionFoulsTest::whoLeavesTakesItsJointsAlong()
{
  PaperMatch match;
  bendArm(match);
  match.steps(10);
  match.pitch().selfCollisions.clear();
  const Pitch::Player gone = match.player(L(5));
  std::erase_if(match.pitch().players, [](const Pitch::Player& player) { return player.id == L(5); });
  match.steps(1);
  match.pitch().players.push_back(gone);
  match.joints.clear();
  bendArm(match);
  match.steps(1);
  QCOMPARE(text(match.joints), QString("f3 f4 f5 f6"));
}

void SelfCollisionFoulsTest::whoIsPunishedIsLeftOut()
{
  PaperMatch match;
  match.setHeight(L(5), 0.1f);
  match.stepsToFoul(1000);
  bendArm(match);
  match.steps(10);
  QCOMPARE(match.foulText(), std::string("L5 4"));
}

void SelfCollisionFoulsTest::sendingOffInstead()
{
  SoccerSettings settings = leagueSettings();
  settings.selfCollisionBeamPenalty = true;
  PaperMatch match(settings);
  match.put(L(5), 2, 1);
  bendArm(match);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 7"));
  QCOMPARE(text(match.joints), QString());
  COMPARE_PLACE(match.player(L(5)).position, 2, 1, 1.02f);
  match.steps(25);
  COMPARE_PLACE(match.player(L(5)).position, -1.2f, -10.5f, 0.4f);
  // Not again within 10 s, however long it goes on.
  match.steps(498 - 25);
  QCOMPARE(match.foulText(), std::string("L5 7"));
  match.steps(3);
  QCOMPARE(match.foulText(), std::string("L5 7, L5 7"));
}

QTEST_GUILESS_MAIN(SelfCollisionFoulsTest)
#include "SelfCollisionFoulsTest.moc"
