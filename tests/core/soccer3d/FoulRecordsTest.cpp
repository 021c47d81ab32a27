#include "RefereeSupport.h"
#include "SoccerSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"

#include "core/game/soccer3d/game/AgentState.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/effectors/JointEffectors.h"

#include <algorithm>

using namespace sparkwright;
using namespace sparkwright::test;

/// Fouls are recorded once, with reason and consequence, and reach whoever looks on; each rule can be left out.
class FoulRecordsTest : public QObject
{
  Q_OBJECT

private slots:
  void aFoulIsRecordedOnce();
  void theNewestAreKept();
  void rulesHaveTheirTurnInOrder();
  void rulesCanBeLeftOut_data();
  void rulesCanBeLeftOut();
  void foulsWithoutPenaltiesAreCountedAnew();
  void framesTellFouls();
  void jointsFreezeInTheRealRobot();
};

void FoulRecordsTest::aFoulIsRecordedOnce()
{
  PaperMatch match;
  match.put(L(5), 2, 1, 0.1f);
  match.steps(700);
  match.put(R(9), -3, 1, 0.1f);
  match.steps(1000);
  QCOMPARE(match.foulText(), std::string("L5 4, R9 4"));
  const std::vector<Situation::Foul>& fouls = match.now().fouls;
  QCOMPARE(fouls.size(), std::size_t(2));
  QCOMPARE(fouls[0].index, 1);
  QCOMPARE(fouls[1].index, 2);
  QVERIFY(fouls[1].id == R(9) && fouls[1].type == FoulType::Incapable);
  const PaperMatch::Foul& event = match.fouls[0];
  QVERIFY(event.kind == MatchEvent::Kind::Foul && event.foul == FoulType::Incapable);
  QVERIFY(event.mode == PlayMode::PlayOn && event.next == PlayMode::PlayOn); // No foul stops the game.
  QVERIFY(event.side == Side::Left && event.players == std::vector{L(5)});
  QCOMPARE(event.rule, std::string("incapable"));
  QCOMPARE(event.reason.english(), std::string("L5 has been on the ground for 15.02 s, limit 15.00 s"));
  QCOMPARE(event.consequence.english(), std::string("sent off after 0.50 s in the air"));
  COMPARE_PLACE(event.position, 2, 1, 0.1f);
}

void FoulRecordsTest::theNewestAreKept()
{
  PaperMatch match;
  for(int i = 1; i <= 250; ++i)
    match.now().addFoul(match.now().foulOf(FoulType::Touching, {i % 2 ? L(3) : R(4)}, "touching", "", ""));
  const std::vector<Situation::Foul>& fouls = match.now().fouls;
  QCOMPARE(fouls.size(), Situation::foulsKept);
  QCOMPARE(fouls.back().index, 250);
  for(std::size_t i = 1; i < fouls.size(); ++i)
    QCOMPARE(fouls[i].index, fouls[i - 1].index + 1);
}

// 10.0
void FoulRecordsTest::rulesHaveTheirTurnInOrder()
{
  PaperMatch match;
  QStringList names;
  for(const std::unique_ptr<Rule>& rule : match.referee().rules())
    if(rule->stage() >= Stage::Count && rule->name() != "shoot-out")
      names << QString::fromUtf8(rule->name().data(), static_cast<qsizetype>(rule->name().size()));
  QCOMPARE(names, (QStringList{"posture", "touch times", "charging", "self collision", "crowding", "illegal defence",
                               "incapable", "touching", "penalties"}));
}

void FoulRecordsTest::rulesCanBeLeftOut_data()
{
  QTest::addColumn<QString>("disabled");
  QTest::addColumn<QString>("fouls");
  QTest::newRow("none") << "" << "R7 7, L4 2, L5 4";
  QTest::newRow("posture") << "posture" << "R7 7, L4 2";
  QTest::newRow("incapable") << "incapable" << "R7 7, L4 2";
  QTest::newRow("illegal defence") << "illegal defence" << "R7 7, L5 4";
  QTest::newRow("self collision") << "self collision" << "L4 2, L5 4";
}

void FoulRecordsTest::rulesCanBeLeftOut()
{
  QFETCH(const QString, disabled);
  SoccerSettings settings = leagueSettings();
  settings.disabledRules = {disabled.toStdString()};
  PaperMatch match(settings);
  match.put(L(5), 2, 1, 0.1f);
  for(const int unum : {1, 2, 3})
    match.put(L(unum), -13.5f, static_cast<float>(unum));
  match.steps(750);
  match.put(L(4), -13.3f, 0);
  constexpr int joints[] = {1};
  match.pitch().selfCollisions = {{R(7), "arm", "leg", joints}};
  match.steps(1);
  QTEST(QString::fromStdString(match.foulText()), "fouls");
}

void FoulRecordsTest::foulsWithoutPenaltiesAreCountedAnew()
{
  SoccerSettings settings = leagueSettings();
  settings.disabledRules = {"penalties"};
  PaperMatch match(settings);
  match.put(L(5), 2, 1, 0.1f);
  match.steps(1600);
  QCOMPARE(match.foulText(), std::string("L5 4, L5 4"));
  COMPARE_PLACE(match.player(L(5)).position, 2, 1, 0.1f);
}

void FoulRecordsTest::framesTellFouls()
{
  Match match({"MaxPlayersInsideOwnArea=0", "IllegalDefenseBeamPenalty=true"});
  const AgentId agent = match.player("A", 5);
  match.player("B", 3);
  match.command("(playMode PlayOn)");
  match.cycles(5);
  const auto fouls = [&match] { return match.world.frame()->game.part<SoccerState>()->fouls; };
  QCOMPARE(fouls().size(), std::size_t(0));
  match.command("(agent (team Left)(unum 5)(move -14 2 0.4 0))");
  match.cycles(1);
  QCOMPARE(fouls().size(), std::size_t(1));
  const SoccerState::Foul foul = fouls().front();
  QCOMPARE(foul.index, 1);
  QCOMPARE(foul.type, 2);
  QCOMPARE(foul.team, 1);
  QCOMPARE(foul.unum, 5);
  match.cycles(15);
  QVERIFY(match.position(agent).z() > 1);
  QVERIFY(distanceOnGround(match.position(agent), {-14, 2, 0}) < 0.1f);
  match.cycles(12);
  QVERIFY2(distanceOnGround(match.position(agent), {-1.2f, -10.5f, 0}) < 0.1f, text(match.position(agent)).c_str());
  QCOMPARE(fouls().size(), std::size_t(1));
}

void FoulRecordsTest::jointsFreezeInTheRealRobot()
{
  Match match({"SelfCollisionsTolerance=0"}); // Then parts collide that are meant to be close.
  const AgentId agent = match.player("A", 5);
  match.cycles(1);
  const auto frozen = [&]
  {
    int count = 0;
    match.state(agent).robot().root()->visit<JointEffector>([&count](JointEffector& e)
                                                            { count += e.frozen() ? 1 : 0; });
    return count;
  };
  QCOMPARE(frozen(), 0);
  match.command("(playMode PlayOn)");
  for(int i = 0; i < 200 && frozen() == 0; ++i)
  {
    match.say(agent, "(lle3 6)(lle4 -6)(rle2 6)(lle2 6)(rae1 -6)(rae2 6)(lae4 -6)(syn)");
    match.cycles(1);
  }
  QVERIFY(frozen() > 0);
  QVERIFY(!match.world.frame()->game.part<SoccerState>()->fouls.empty());
  QCOMPARE(match.world.frame()->game.part<SoccerState>()->fouls.back().type, 7);
  match.command("(playMode BeforeKickOff)");
  match.cycles(1);
  QCOMPARE(frozen(), 0);
}

QTEST_GUILESS_MAIN(FoulRecordsTest)
#include "FoulRecordsTest.moc"
