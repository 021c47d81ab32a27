#include "RefereeSupport.h"

#include <set>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// With lots drawn, so that it shows what is left to chance.
SoccerSettings drawing()
{
  SoccerSettings settings = leagueSettings();
  settings.drawLots = true;
  return settings;
}

/// Three of the left team in their own penalty area, for a while already.
void fillArea(PaperMatch& match, const std::vector<int>& unums = {1, 2, 3})
{
  float y = -2.5f;
  for(const int unum : unums)
    match.put(L(unum), -13.6f, y += 0.5f);
  match.steps(5);
}

} // namespace

/// Who has to leave a crowded penalty area, and where to; who crowds the ball. referee-3d 10.2 and 10.4, scenarios
/// D8-D13, D32, D33.
class DefenceFoulsTest : public QObject
{
  Q_OBJECT

private slots:
  void newcomersArePutBesideTheArea_data();
  void newcomersArePutBesideTheArea();
  void theRightTeamToo();
  void threeAreAllowed();
  void opponentsDoNotCount();
  void whoWasThereStays();
  void theFarthestGoesForTheGoalie();
  void nobodyGoesForTheGoalieIfThereIsRoom();
  void newcomersGoBeforeOthersForTheGoalie();
  void severalNewcomers();
  void onlyTheSurplusGoes();
  void afterAPauseEverybodyIsNew();
  void whoIsPunishedDoesNotCount();
  void theLimitIsASetting();
  void sendingOffIsASetting();
  void crowding_data();
  void crowding();
  void crowdingIsOffInTheLeague();
  void kickOffIsNoCrowding();
};

void DefenceFoulsTest::newcomersArePutBesideTheArea_data()
{
  QTest::addColumn<float>("x");
  QTest::addColumn<float>("y");
  QTest::addColumn<float>("newX");
  QTest::addColumn<float>("newY");
  QTest::newRow("D8") << -13.3f << 0.5f << -12.8f << 0.5f;
  QTest::newRow("D9") << -14.f << 2.9f << -14.f << 3.4f;
  QTest::newRow("right side") << -14.f << -2.9f << -14.f << -3.4f;
  QTest::newRow("goal line") << -14.8f << 2.f << -15.4f << 2.f;
  QTest::newRow("D10") << -14.9f << 0.2f << -15.4f << 1.451f;
  QTest::newRow("other post") << -14.9f << -0.2f << -15.4f << -1.451f;
  QTest::newRow("beside the goal") << -14.9f << 1.46f << -15.4f << 1.46f;
}

void DefenceFoulsTest::newcomersArePutBesideTheArea()
{
  QFETCH(const float, x);
  QFETCH(const float, y);
  QFETCH(const float, newX);
  QFETCH(const float, newY);
  PaperMatch match;
  fillArea(match);
  for(const int unum : {1, 2, 3}) // Out of the way.
    match.put(L(unum), -13.9f, -1.7f + 0.2f * static_cast<float>(unum));
  match.put(L(4), x, y);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L4 2"));
  COMPARE_PLACE(match.player(L(4)).position, newX, newY, 0.35f);
  QCOMPARE(match.fouls[0].reason.english(),
           std::string("L4 is one of 4 in their own penalty area, limit 3, and came last"));
  QCOMPARE(match.fouls[0].consequence.english(), std::string("put outside of the penalty area"));
  match.steps(50);
  QCOMPARE(match.foulText(), std::string("L4 2"));
}

void DefenceFoulsTest::theRightTeamToo()
{
  PaperMatch match;
  for(const int unum : {1, 2, 3})
    match.put(R(unum), 13.9f, -1.7f + 0.2f * static_cast<float>(unum));
  match.steps(1);
  match.put(R(4), 13.3f, 0.5f);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("R4 2"));
  COMPARE_PLACE(match.player(R(4)).position, 12.8f, 0.5f, 0.35f);
}

void DefenceFoulsTest::threeAreAllowed()
{
  PaperMatch match;
  fillArea(match, {2, 3, 4});
  match.put(L(5), -13.19f, 0); // just outside
  match.steps(10);
  QCOMPARE(match.foulText(), std::string());
  match.put(L(5), -13.21f, 0);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 2"));
}

void DefenceFoulsTest::opponentsDoNotCount()
{
  PaperMatch match;
  fillArea(match);
  for(const int unum : {2, 3, 4, 5})
    match.put(R(unum), -14.5f, 0.5f * static_cast<float>(unum));
  match.steps(10);
  QCOMPARE(match.foulText(), std::string());
}

// With a higher limit at first, so that four are there without being new.
void DefenceFoulsTest::whoWasThereStays()
{
  PaperMatch match;
  match.settings().maxPlayersInsideOwnArea = 4;
  fillArea(match, {1, 2, 3, 4});
  match.settings().maxPlayersInsideOwnArea = 3;
  match.steps(10);
  QCOMPARE(match.foulText(), std::string());
  match.put(L(5), -13.3f, 2); // Goes, and one of four is still enough.
  match.steps(10);
  QCOMPARE(match.foulText(), std::string("L5 2"));
}

// D11
void DefenceFoulsTest::theFarthestGoesForTheGoalie()
{
  PaperMatch match;
  match.put(L(2), -14.5f, 0);
  match.put(L(3), -14.f, 0);
  match.put(L(4), -13.5f, 0);
  match.steps(5);
  match.put(L(1), -14, 1);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L4 2"));
  QCOMPARE(match.fouls[0].reason.english(),
           std::string("L4 is one of 4 in their own penalty area, limit 3, and the goalie has come"));
  COMPARE_PLACE(match.player(L(4)).position, -12.8f, 0, 0.35f);
  COMPARE_PLACE(match.player(L(1)).position, -14, 1, 0.35f);
}

void DefenceFoulsTest::nobodyGoesForTheGoalieIfThereIsRoom()
{
  PaperMatch match;
  fillArea(match, {2, 3});
  match.put(L(1), -14, 1);
  match.steps(5);
  QCOMPARE(match.foulText(), std::string());
}

void DefenceFoulsTest::newcomersGoBeforeOthersForTheGoalie()
{
  PaperMatch match;
  fillArea(match, {2, 3});
  match.put(L(1), -14, 1);
  match.put(L(5), -14.9f, 2); // nearest to the goal, but new
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 2"));
}

// D12
void DefenceFoulsTest::severalNewcomers()
{
  for(std::uint64_t seed = 1; seed <= 20; ++seed)
  {
    PaperMatch match(drawing(), seed);
    fillArea(match);
    match.put(L(4), -13.3f, 0.5f);
    match.put(L(5), -13.3f, 2);
    match.steps(1);
    QCOMPARE(match.fouls.size(), std::size_t(2));
    QVERIFY(match.player(L(4)).position.x() > -13.2f);
    QVERIFY(match.player(L(5)).position.x() > -13.2f);
    match.steps(5);
    QCOMPARE(match.fouls.size(), std::size_t(2));
  }
}

// D13: any of them.
void DefenceFoulsTest::onlyTheSurplusGoes()
{
  std::set<std::string> fouls;
  for(std::uint64_t seed = 1; seed <= 40; ++seed)
  {
    PaperMatch match(drawing(), seed);
    fillArea(match, {1, 2});
    match.put(L(4), -13.3f, 0.5f);
    match.put(L(5), -13.3f, 2);
    match.steps(5);
    fouls.insert(match.foulText());
  }
  QVERIFY((fouls == std::set<std::string>{"L4 2", "L5 2"}));
}

void DefenceFoulsTest::afterAPauseEverybodyIsNew()
{
  std::set<std::string> fouls;
  for(std::uint64_t seed = 1; seed <= 60; ++seed)
  {
    PaperMatch match(drawing(), seed);
    match.setMode(PlayMode::BeforeKickOff);
    fillArea(match, {1, 2, 3, 4});
    QCOMPARE(match.foulText(), std::string());
    match.setMode(PlayMode::KickOffRight);
    match.steps(5);
    fouls.insert(match.foulText());
  }
  QVERIFY((fouls == std::set<std::string>{"L2 2", "L3 2", "L4 2"}));
}

void DefenceFoulsTest::whoIsPunishedDoesNotCount()
{
  PaperMatch match;
  match.put(L(3), -13.6f, -1, 0.1f);
  fillArea(match, {1, 2});
  match.put(L(3), -13.6f, -1, 0.1f);
  QCOMPARE(match.stepsToFoul(1000), 751 - 5);
  match.put(L(4), -13.6f, 1);
  match.steps(5);
  QCOMPARE(match.foulText(), std::string("L3 4"));
}

void DefenceFoulsTest::theLimitIsASetting()
{
  SoccerSettings settings = leagueSettings();
  settings.maxPlayersInsideOwnArea = 5;
  PaperMatch match(settings);
  fillArea(match, {1, 2, 3, 4, 5});
  QCOMPARE(match.foulText(), std::string());
  match.put(L(6), -13.3f, 2);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L6 2"));
}

void DefenceFoulsTest::sendingOffIsASetting()
{
  SoccerSettings settings = leagueSettings();
  settings.illegalDefenseBeamPenalty = true;
  PaperMatch match(settings);
  fillArea(match);
  match.put(L(4), -13.3f, 0.5f);
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L4 2"));
  COMPARE_PLACE(match.player(L(4)).position, -13.3f, 0.5f, 1.02f);
  match.steps(25);
  COMPARE_PLACE(match.player(L(4)).position, -1.8f, -10.5f, 0.4f);
  QCOMPARE(match.foulText(), std::string("L4 2"));
}

void DefenceFoulsTest::crowding_data()
{
  QTest::addColumn<float>("opponent"); // All: m from the ball.
  QTest::addColumn<float>("second");
  QTest::addColumn<float>("third");
  QTest::addColumn<int>("goalie"); // Who has number 1: the nearest, second or third.
  QTest::addColumn<QString>("fouls");
  QTest::newRow("D32") << 0.5f << 0.35f << 0.9f << 0 << "L3 0, L4 0";
  QTest::newRow("the opponent is away") << 0.81f << 0.35f << 0.9f << 0 << "";
  QTest::newRow("the opponent is just near") << 0.79f << 0.35f << 0.9f << 0 << "L3 0, L4 0";
  QTest::newRow("the second is away") << 0.5f << 0.415f << 0.9f << 0 << "L4 0";
  QTest::newRow("the second is just near") << 0.5f << 0.405f << 0.9f << 0 << "L3 0, L4 0";
  QTest::newRow("the third is away") << 0.5f << 0.35f << 1.015f << 0 << "L3 0";
  QTest::newRow("the third is just near") << 0.5f << 0.35f << 1.005f << 0 << "L3 0, L4 0";
  QTest::newRow("the goalie comes second") << 0.5f << 0.35f << 0.9f << 2 << "L4 0";
  QTest::newRow("the goalie comes third") << 0.5f << 0.35f << 0.9f << 3 << "L3 0";
}

namespace
{

SoccerSettings crowdingSettings()
{
  SoccerSettings settings = leagueSettings();
  settings.minOppDistance = 0.8f;
  settings.min2PlDistance = 0.4f;
  settings.min3PlDistance = 1;
  return settings;
}

void crowd(PaperMatch& match, float opponent = 0.5f, float second = 0.35f, float third = 0.9f, int goalie = 0)
{
  match.putBall(0, 0);
  match.put(R(5), 0, opponent);
  match.put(L(2), -0.2f, 0);
  match.put(goalie == 2 ? L(1) : L(3), 0, -second);
  match.put(goalie == 3 ? L(1) : L(4), -third, 0);
}

} // namespace

void DefenceFoulsTest::crowding()
{
  QFETCH(const float, opponent);
  QFETCH(const float, second);
  QFETCH(const float, third);
  QFETCH(const int, goalie);
  PaperMatch match(crowdingSettings());
  crowd(match, opponent, second, third, goalie);
  match.steps(1);
  QTEST(QString::fromStdString(match.foulText()), "fouls");
  for(const PaperMatch::Foul& foul : match.fouls)
    QVERIFY(match.player(foul.offender()).position.z() > 1); // in the air
}

// D33
void DefenceFoulsTest::crowdingIsOffInTheLeague()
{
  PaperMatch match;
  crowd(match);
  match.steps(10);
  QCOMPARE(match.foulText(), std::string());
}

void DefenceFoulsTest::kickOffIsNoCrowding()
{
  SoccerSettings settings = crowdingSettings();
  settings.startAnyFieldPosition = true;
  for(const PlayMode mode : {PlayMode::KickOffLeft, PlayMode::KickOffRight})
  {
    PaperMatch match(settings);
    match.setMode(mode);
    crowd(match);
    match.steps(1);
    QCOMPARE(match.foulText(), std::string(mode == PlayMode::KickOffLeft ? "" : "L3 0, L4 0"));
  }
}

QTEST_GUILESS_MAIN(DefenceFoulsTest)
#include "DefenceFoulsTest.moc"
