#include "RefereeSupport.h"

#include <map>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

using Pair = std::pair<PlayerId, PlayerId>;

void touching(PaperMatch& match, const std::vector<Pair>& pairs)
{
  match.pitch().contacts.clear();
  for(const auto& [a, b] : pairs)
    match.pitch().contacts.push_back({a, b, (match.player(a).position + match.player(b).position) / 2});
}

/// L5 and R4 have been touching for a while; now L7 joins them, between and beside them.
void crowdOfThree(PaperMatch& match)
{
  match.putBall(8, 8);
  match.put(L(5), 0, 0);
  match.put(R(4), 0.3f, 0);
  touching(match, {{L(5), R(4)}});
  match.steps(5);
  match.put(L(7), 0.15f, 0.25f);
  touching(match, {{L(5), R(4)}, {L(7), L(5)}, {L(7), R(4)}});
}

/// How often who commits a foul, over many matches in which lots are drawn.
template <class SetUp>
std::map<std::string, int> outcomes(SetUp setUp, int matches = 400)
{
  SoccerSettings settings = leagueSettings();
  settings.drawLots = true;
  settings.useCharging = false;
  std::map<std::string, int> counts;
  for(int seed = 1; seed <= matches; ++seed)
  {
    PaperMatch match(settings, static_cast<std::uint64_t>(seed));
    setUp(match);
    match.steps(1);
    ++counts[match.foulText()];
  }
  return counts;
}

std::string text(const std::map<std::string, int>& counts)
{
  std::string text;
  for(const auto& [fouls, count] : counts)
    text += '[' + fouls + "] " + std::to_string(count) + ' ';
  return text;
}

} // namespace

/// No more than two may touch each other, and who has to give way if more do. referee-3d 10.3, scenarios D15-D19.
class TouchingFoulsTest : public QObject
{
  Q_OBJECT

private slots:
  void theNewcomerIsPushedAway();
  void threeInFourTimesItIsTheNewcomer();
  void whoIsNotNewGoesFromTheMiddle();
  void theTeamWithMorePlayersGivesWay();
  void whoeverHandlesItFirst();
  void theGoalieStays();
  void goaliesAloneAreNotPunished();
  void twoMayTouch();
  void chainsAreOneGroup();
  void twoPairsAreNoGroup();
  void largerGroupsShrinkToTwo();
  void theLimitIsASetting();
  void sendingOffIsASetting();
  void whoIsPunishedDoesNotCount();
  void aTakenPlaceIsAvoided();
  void exactlyInTheMiddle();
  void notWhileTheGamePauses();
  void whoTouchedBeforeTheKickOffIsNotNew();
};

// D15: the left team is handled first.
void TouchingFoulsTest::theNewcomerIsPushedAway()
{
  PaperMatch match;
  // Nobody stands where L7 goes, but the box around L5 reaches as far as that; so it is the place that counts.
  crowdOfThree(match);
  match.settings().maxNumSafeRepositionAttempts = 0;
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L7 1"));
  COMPARE_PLACE(match.player(L(7)).position, 0.15f, 0.65f, 0.35f);
  const PaperMatch::Foul& foul = match.fouls[0];
  QCOMPARE(foul.rule, std::string("touching"));
  QCOMPARE(foul.reason.english(), std::string("3 players touch each other, limit 2: R4, L5, L7"));
  QCOMPARE(foul.consequence.english(), std::string("pushed 0.40 m away from the group"));
  QCOMPARE(foul.players.size(), std::size_t(3));
  touching(match, {{L(5), R(4)}});
  match.steps(50);
  QCOMPARE(match.foulText(), std::string("L7 1"));
}

// If the right team comes first, either of the left one's two goes: together the newcomer has a chance of 3/4.
void TouchingFoulsTest::threeInFourTimesItIsTheNewcomer()
{
  const std::map<std::string, int> counts = outcomes(crowdOfThree);
  QVERIFY2(counts.size() == 2 && counts.contains("L5 1") && counts.contains("L7 1"), text(counts).c_str());
  QVERIFY2(counts.at("L7 1") > 260 && counts.at("L7 1") < 340, text(counts).c_str());
}

// D16
void TouchingFoulsTest::whoIsNotNewGoesFromTheMiddle()
{
  SoccerSettings settings = leagueSettings();
  settings.drawLots = true;
  settings.maxNumSafeRepositionAttempts = 0;
  int found = 0;
  for(std::uint64_t seed = 1; seed <= 40; ++seed)
  {
    PaperMatch match(settings, seed);
    crowdOfThree(match);
    match.steps(1);
    if(match.foulText() != "L5 1")
      continue;
    ++found;
    COMPARE_PLACE(match.player(L(5)).position, -0.35f, -0.194f, 0.35f);
    COMPARE_PLACE(match.player(L(7)).position, 0.15f, 0.25f, 0.35f);
  }
  QVERIFY(found > 0);
}

// D17
void TouchingFoulsTest::theTeamWithMorePlayersGivesWay()
{
  const auto setUp = [](PaperMatch& match)
  {
    match.put(R(4), 0, 0);
    match.put(R(6), 0.3f, 0);
    touching(match, {{R(4), R(6)}});
    match.steps(5);
    match.put(L(7), 0.15f, 0.25f);
    touching(match, {{R(4), R(6)}, {L(7), R(4)}});
  };
  const std::map<std::string, int> counts = outcomes(setUp);
  QVERIFY2(counts.size() == 2 && counts.contains("R4 1") && counts.contains("R6 1"), text(counts).c_str());
  QVERIFY2(counts.at("R4 1") > 150 && counts.at("R4 1") < 250, text(counts).c_str());
}

// Two new ones of one team: the one that comes first in the order goes; if the other team is first, either.
void TouchingFoulsTest::whoeverHandlesItFirst()
{
  const auto setUp = [](PaperMatch& match)
  {
    match.put(L(5), 0, 0);
    match.put(L(7), 0.3f, 0);
    match.put(R(4), 0.15f, 0.25f);
    match.steps(5);
    touching(match, {{L(5), R(4)}, {L(7), R(4)}});
  };
  PaperMatch match;
  setUp(match);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 1"));
  const std::map<std::string, int> counts = outcomes(setUp);
  QVERIFY2(counts.size() == 2 && counts.contains("L5 1") && counts.contains("L7 1"), text(counts).c_str());
}

// D18, whichever team comes first.
void TouchingFoulsTest::theGoalieStays()
{
  const auto setUp = [](PaperMatch& match)
  {
    match.put(L(5), -9, 0);
    match.put(R(4), -8.7f, 0);
    touching(match, {{L(5), R(4)}});
    match.steps(5);
    match.put(L(1), -8.85f, 0.25f);
    touching(match, {{L(5), R(4)}, {L(1), R(4)}});
  };
  QCOMPARE(text(outcomes(setUp, 50)), std::string("[L5 1] 50 "));
}

void TouchingFoulsTest::goaliesAloneAreNotPunished()
{
  SoccerSettings settings = leagueSettings();
  settings.maxTouchGroupSize = 1;
  PaperMatch match(settings);
  match.put(L(1), 0, 0);
  match.put(R(1), 0.3f, 0);
  touching(match, {{L(1), R(1)}});
  match.steps(5);
  QCOMPARE(match.foulText(), std::string());
}

// D19
void TouchingFoulsTest::twoMayTouch()
{
  PaperMatch match;
  match.put(L(5), 0, 0);
  match.put(R(4), 0.3f, 0);
  touching(match, {{L(5), R(4)}});
  match.steps(200);
  QCOMPARE(match.foulText(), std::string());
}

// The first and the last do not touch each other.
void TouchingFoulsTest::chainsAreOneGroup()
{
  PaperMatch match;
  match.put(L(5), 0, 0);
  match.put(L(6), 0.3f, 0);
  match.put(L(7), 0.6f, 0);
  touching(match, {{L(5), L(6)}, {L(6), L(7)}});
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 1"));
  COMPARE_PLACE(match.player(L(5)).position, -0.4f, 0, 0.35f);
}

void TouchingFoulsTest::twoPairsAreNoGroup()
{
  PaperMatch match;
  match.put(L(5), 0, 0);
  match.put(L(6), 0.3f, 0);
  match.put(L(7), 0.6f, 0);
  match.put(R(7), 0.9f, 0);
  touching(match, {{L(5), L(6)}, {L(7), R(7)}});
  match.steps(10);
  QCOMPARE(match.foulText(), std::string());
}

// Of two and three it is one of the three first, then the teams are even.
void TouchingFoulsTest::largerGroupsShrinkToTwo()
{
  const auto setUp = [](PaperMatch& match)
  {
    std::vector<Pair> pairs;
    float x = 0;
    for(const PlayerId id : {L(5), L(6), R(5), R(6), R(7)})
    {
      match.put(id, x, 0);
      x += 0.3f;
      if(id != L(5))
        pairs.emplace_back(L(5), id);
    }
    touching(match, pairs);
  };
  for(const auto& [fouls, count] : outcomes(setUp, 100))
    QVERIFY2(std::ranges::count(fouls, ',') == 2, fouls.c_str()); // three fouls, so that two are left
}

void TouchingFoulsTest::theLimitIsASetting()
{
  SoccerSettings settings = leagueSettings();
  settings.maxTouchGroupSize = 3;
  PaperMatch match(settings);
  crowdOfThree(match);
  match.steps(5);
  QCOMPARE(match.foulText(), std::string());
  match.put(L(8), -0.2f, 0.2f);
  match.pitch().contacts.push_back({L(8), L(5), Vec3f::Zero()});
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L8 1"));
}

void TouchingFoulsTest::sendingOffIsASetting()
{
  SoccerSettings settings = leagueSettings();
  settings.touchingFoulBeamPenalty = true;
  PaperMatch match(settings);
  crowdOfThree(match);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L7 1"));
  COMPARE_PLACE(match.player(L(7)).position, 0.15f, 0.25f, 1.02f);
  match.steps(25);
  COMPARE_PLACE(match.player(L(7)).position, 0, -10.5f, 0.4f);
}

// While one hangs in the air, those who still touch it are no group with it.
void TouchingFoulsTest::whoIsPunishedDoesNotCount()
{
  SoccerSettings settings = leagueSettings();
  settings.touchingFoulBeamPenalty = true;
  PaperMatch match(settings);
  crowdOfThree(match);
  match.steps(20);
  QCOMPARE(match.foulText(), std::string("L7 1"));
}

void TouchingFoulsTest::aTakenPlaceIsAvoided()
{
  PaperMatch match;
  crowdOfThree(match);
  match.put(R(8), 0.15f, 0.65f);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L7 1"));
  const Vec3f place = match.player(L(7)).position;
  for(const PlayerId id : {L(5), R(4), R(8)})
    QVERIFY2(!match.player(id).box.meetsSphere(place, 0.4f), sparkwright::test::text(place).c_str());
}

// There is no direction then: towards the own goal.
void TouchingFoulsTest::exactlyInTheMiddle()
{
  PaperMatch match;
  match.settings().maxNumSafeRepositionAttempts = 0;
  match.put(R(4), 0, -1);
  match.put(R(6), 0, 1);
  match.put(R(7), 0, 0);
  touching(match, {{R(4), R(6)}});
  match.steps(2);
  touching(match, {{R(4), R(7)}, {R(6), R(7)}});
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("R7 1"));
  COMPARE_PLACE(match.player(R(7)).position, 0.4f, 0, 0.35f);
}

void TouchingFoulsTest::notWhileTheGamePauses()
{
  SoccerSettings settings = leagueSettings();
  settings.startAnyFieldPosition = true;
  PaperMatch match(settings);
  match.setMode(PlayMode::GoalLeft);
  crowdOfThree(match);
  match.steps(5);
  QCOMPARE(match.foulText(), std::string());
}

void TouchingFoulsTest::whoTouchedBeforeTheKickOffIsNotNew()
{
  SoccerSettings settings = leagueSettings();
  settings.startAnyFieldPosition = true;
  PaperMatch match(settings);
  match.setMode(PlayMode::GoalRight);
  crowdOfThree(match);
  match.steps(1);
  match.setMode(PlayMode::PlayOn);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 1")); // the first of all; with L7 new, it would be L7
}

QTEST_GUILESS_MAIN(TouchingFoulsTest)
#include "TouchingFoulsTest.moc"
