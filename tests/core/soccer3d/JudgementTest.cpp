#include "RefereeSupport.h"

#include <algorithm>

using namespace sparkwright;
using namespace sparkwright::test;
using Kind = MatchEvent::Kind;

namespace
{

SoccerSettings confirmed()
{
  SoccerSettings settings = leagueSettings();
  settings.confirmFouls = settings.confirmGoals = true;
  settings.confirmWindow = 0;
  return settings;
}

/// L5 lies on the ground until it is a foul.
void fall(PaperMatch& match)
{
  match.setHeight(L(5), 0.1f);
  match.steps(751);
}

/// The ball is in the goal of the right team, last touched by L9.
void shoot(PaperMatch& match)
{
  match.pitch().touching = {L(9)};
  match.steps(1);
  match.pitch().touching.clear();
  match.putBall(15.2f, 0.3f);
  match.pitch().ball.inGoal[1] = true;
  match.steps(1);
}

std::string kindsOf(const PaperMatch& match)
{
  std::string kinds;
  for(const MatchEvent& event : match.events)
    kinds += (kinds.empty() ? "" : ", ") + std::string(nameOf(event.kind));
  return kinds;
}

/// L7, R7 and R8 touch one another.
void meet(PaperMatch& match)
{
  match.put(L(7), 0, 0);
  match.put(R(7), 0.3f, 0);
  match.put(R(8), 0.15f, 0.2f);
  match.pitch().contacts = {{L(7), R(7), {0.1f, 0, 0}}, {R(7), R(8), {0.2f, 0.1f, 0}}};
}

/// What the rules decide in two seconds in which L5 is on the ground and others meet.
std::vector<std::string> story(PaperMatch& match, bool confirm)
{
  const auto confirmAll = [&]
  {
    while(confirm && match.referee().halted())
      match.referee().confirm();
  };
  fall(match);
  confirmAll();
  meet(match);
  for(int i = 0; i < 100; ++i)
  {
    match.steps(1);
    confirmAll();
  }
  match.pitch().contacts.clear();
  match.steps(1);
  std::vector<std::string> told;
  for(const MatchEvent& event : match.events)
    if(event.kind != Kind::Confirmed)
      told.push_back(numberText(event.moment.time) + ' ' + event.rule + ' ' + event.reason.english() + ' ' +
                     event.consequence.english());
  for(const Pitch::Player& player : match.pitch().players)
    told.push_back(nameOf(player.id) + text(player.position));
  return told;
}

} // namespace

/// A human referee confirms, overrules and undoes what the rules decide, on a pitch made by hand.
class JudgementTest : public QObject
{
  Q_OBJECT

private slots:
  void aFoulWaitsAndNothingFollows()
  {
    PaperMatch match(confirmed());
    fall(match);
    QVERIFY(match.referee().halted());
    const MatchEvent& pending = match.now().judgement.pending();
    QCOMPARE(pending.rule, std::string("incapable"));
    QCOMPARE(pending.players, std::vector{L(5)});
    const float time = match.time();
    match.steps(5000); // It waits for ever.
    QVERIFY(match.referee().halted());
    QCOMPARE(match.time(), time);
    QVERIFY(match.events.empty());
    QVERIFY(match.now().fouls.empty());
    COMPARE_PLACE(match.player(L(5)).position, -9, -2, 0.1f);
  }

  void whatIsConfirmedFollows()
  {
    PaperMatch match(confirmed());
    fall(match);
    QCOMPARE(match.referee().confirm().english(), std::string());
    QVERIFY(!match.referee().halted());
    match.steps(1);
    QCOMPARE(kindsOf(match), std::string("foul, confirmed"));
    QCOMPARE(match.events[1].reason.english(), std::string("incapable by L5: confirmed by the human referee"));
    QCOMPARE(match.now().fouls.size(), std::size_t(1));
    QVERIFY(match.player(L(5)).position.z() > 0.9f); // It hangs in the air,
    match.steps(30);
    COMPARE_PLACE(match.player(L(5)).position, -1.2f, -10.5f, 0.4f); // and stands beside the field then.
  }

  void confirmingAtOnceChangesNothingElse()
  {
    PaperMatch plain, asked(confirmed());
    const std::vector<std::string> expected = story(plain, false);
    QVERIFY(plain.fouls.size() >= 2);
    const std::vector<std::string> told = story(asked, true);
    for(std::size_t i = 0; i < std::min(told.size(), expected.size()); ++i)
      QVERIFY2(told[i] == expected[i], (told[i] + "\n" + expected[i]).c_str());
    QCOMPARE(told.size(), expected.size());
  }

  void withoutAskingNothingIsKept()
  {
    PaperMatch match;
    fall(match);
    QVERIFY(!match.referee().halted());
    QVERIFY(!match.now().judgement.undoable(match.settings()));
    QCOMPARE(match.now().judgement.version(), 0);
    QCOMPARE(kindsOf(match), std::string("foul"));
  }

  void whatIsOverruledDoesNotCount()
  {
    PaperMatch match(confirmed());
    fall(match);
    QCOMPARE(match.referee().overrule().english(), std::string());
    match.steps(1);
    QCOMPARE(kindsOf(match), std::string("overruled"));
    QVERIFY2(match.events[0].reason.english().starts_with(
                 "incapable by L5: overruled by the human referee; it was: L5 has been on"),
             match.events[0].reason.english().c_str());
    QCOMPARE(match.events[0].consequence.english(), std::string("it does not count"));
    COMPARE_PLACE(match.player(L(5)).position, -9, -2, 0.1f);
    QVERIFY(!match.now().tallies[L(5)].isPenalised());
    match.steps(749);
    QVERIFY(!match.referee().halted()); // It is counted anew,
    match.steps(1);
    QVERIFY(match.referee().halted()); // and asked about once more.
  }

  void whatGoesOnIsNotAskedAboutAgain()
  {
    PaperMatch match(confirmed());
    meet(match);
    match.steps(1);
    QCOMPARE(match.now().judgement.pending().rule, std::string("touching"));
    QCOMPARE(match.referee().overrule().english(), std::string());
    match.steps(200);
    QVERIFY(!match.referee().halted());
    match.pitch().contacts.clear(); // They part for more than a second,
    match.steps(55);
    meet(match);
    match.steps(1);
    QVERIFY(match.referee().halted()); // and meet again.
  }

  void somethingElseMayBePunishedInstead()
  {
    PaperMatch match(confirmed());
    fall(match);
    QCOMPARE(match.referee().overrule(FoulType::Charging, R(3)).english(), std::string());
    match.steps(1);
    QCOMPARE(kindsOf(match), std::string("overruled, foul"));
    QCOMPARE(match.events[0].consequence.english(), std::string("instead charging by R3"));
    QCOMPARE(match.foulText(), std::string("R3 6"));
    QCOMPARE(match.fouls[0].rule, std::string("human referee"));
    match.steps(30);
    QVERIFY(match.player(R(3)).position.y() < -10);
    COMPARE_PLACE(match.player(L(5)).position, -9, -2, 0.1f);
  }

  void thePlayerMayBeTheSame()
  {
    PaperMatch match(confirmed());
    fall(match);
    QCOMPARE(match.referee().overrule(FoulType::Charging, L(5)).english(), std::string());
    match.steps(1);
    QCOMPARE(match.foulText(), std::string("L5 6"));
    QVERIFY(match.now().tallies[L(5)].isPenalised());
  }

  void severalDecisionsOfAStepWaitOneAfterTheOther()
  {
    PaperMatch match(confirmed());
    match.setHeight(R(3), 0.1f);
    fall(match);
    QCOMPARE(match.now().judgement.pending().players, std::vector{L(5)});
    QCOMPARE(match.referee().overrule().english(), std::string());
    QVERIFY(match.referee().halted());
    QCOMPARE(match.now().judgement.pending().players, std::vector{R(3)});
    QCOMPARE(match.referee().confirm().english(), std::string());
    match.steps(1);
    QCOMPARE(match.foulText(), std::string("R3 4"));
  }

  void aGoalWaits()
  {
    PaperMatch match(confirmed());
    shoot(match);
    QVERIFY(match.referee().halted());
    QCOMPARE(match.now().judgement.pending().consequence.english(), std::string("1 : 0"));
    QCOMPARE(match.now().score, (std::array{0, 0}));
    QCOMPARE(match.now().clock.mode(), PlayMode::PlayOn);
    QCOMPARE(match.referee().confirm().english(), std::string());
    QCOMPARE(match.now().score, (std::array{1, 0}));
    QCOMPARE(match.now().clock.mode(), PlayMode::GoalLeft);
  }

  void anOverruledGoalIsABallBehindTheLine()
  {
    PaperMatch match(confirmed());
    shoot(match);
    QCOMPARE(match.referee().overrule().english(), std::string());
    QCOMPARE(match.now().score, (std::array{0, 0}));
    QCOMPARE(match.now().clock.mode(), PlayMode::GoalKickRight); // As L9 touched it last.
    match.steps(20);
    QCOMPARE(kindsOf(match), std::string("overruled, mode"));
  }

  void goalsAndFoulsAreAskedAboutApart()
  {
    SoccerSettings settings = confirmed();
    settings.confirmGoals = false;
    PaperMatch match(settings);
    shoot(match);
    QVERIFY(!match.referee().halted());
    QCOMPARE(match.now().score, (std::array{1, 0}));
    settings.confirmGoals = true;
    settings.confirmFouls = false;
    PaperMatch other(settings);
    fall(other);
    QVERIFY(!other.referee().halted());
    QCOMPARE(other.foulText(), std::string("L5 4"));
  }

  void otherOffencesWaitToo()
  {
    PaperMatch match(confirmed());
    match.now().kick = {.taker = L(9), .time = match.time(), .indirect = true};
    match.pitch().touching = {L(9)};
    for(int i = 0; i < 10 && !match.referee().halted(); ++i)
      match.steps(1);
    QVERIFY(match.referee().halted());
    QCOMPARE(match.now().judgement.pending().rule, std::string("double touch"));
    QCOMPARE(match.now().clock.mode(), PlayMode::PlayOn);
    QCOMPARE(match.referee().confirm().english(), std::string());
    QCOMPARE(match.now().clock.mode(), PlayMode::FreeKickRight);
  }

  void whenTimeIsOverItIsDecidedWithoutPeople_data()
  {
    QTest::addColumn<bool>("byDefault");
    QTest::addColumn<QString>("kinds");
    QTest::addColumn<QString>("reason");
    QTest::newRow("it stands") << true << "foul, confirmed" << "confirmed: nobody objected within 2.00 s";
    QTest::newRow("it does not") << false << "overruled" << "overruled: nobody confirmed it within 2.00 s";
  }
  void whenTimeIsOverItIsDecidedWithoutPeople()
  {
    QFETCH(const bool, byDefault);
    QFETCH(const QString, kinds);
    QFETCH(const QString, reason);
    SoccerSettings settings = confirmed();
    settings.confirmWindow = 2;
    settings.confirmByDefault = byDefault;
    PaperMatch match(settings);
    fall(match);
    match.steps(99);
    QVERIFY(match.referee().halted());
    QVERIFY(match.now().judgement.timeLeft(settings) < 0.03);
    match.steps(1);
    QVERIFY(!match.referee().halted());
    QCOMPARE(QString::fromStdString(kindsOf(match)), kinds);
    QVERIFY2(match.events.back().reason.english().find(reason.toStdString()) != std::string::npos,
             match.events.back().reason.english().c_str());
  }

  void anUndoneFoulPutsThePlayerBack()
  {
    PaperMatch match(confirmed());
    fall(match);
    match.referee().confirm();
    match.steps(100);
    QVERIFY(match.player(L(5)).position.y() < -10);
    QVERIFY(match.now().judgement.undoable(match.settings()));
    QCOMPARE(match.referee().undo().english(), std::string());
    QCOMPARE(match.now().decisions.postures, std::vector{L(5)});
    QVERIFY(match.now().decisions.takenBack);
    match.steps(1);
    COMPARE_PLACE(match.player(L(5)).position, -9, -2, 0.1f);
    QCOMPARE(kindsOf(match), std::string("foul, confirmed, undone"));
    QCOMPARE(match.now().clock.mode(), PlayMode::PlayOn);
    QVERIFY(!match.now().judgement.undoable(match.settings())); // Once is enough.
    match.steps(100);
    QVERIFY(!match.referee().halted());
  }

  void whoDefendedIllegallyGoesBackIntoTheArea()
  {
    SoccerSettings settings = confirmed();
    settings.maxPlayersInsideOwnArea = 0;
    PaperMatch match(settings);
    match.put(L(4), -14, 2);
    match.steps(1);
    match.referee().confirm();
    match.steps(10);
    QVERIFY(match.player(L(4)).position.x() > -13.2f);
    QCOMPARE(match.referee().undo().english(), std::string());
    match.steps(1);
    COMPARE_PLACE(match.player(L(4)).position, -14, 2, PaperMatch::standing);
    QCOMPARE(match.events.back().consequence.english(), std::string("L4 is put back to (-14.00, 2.00)"));
    match.steps(50);
    QVERIFY(!match.referee().halted());
  }

  void whoIsWhereTheyWereStays()
  {
    PaperMatch match(confirmed());
    fall(match);
    match.referee().confirm();
    match.steps(100);
    match.put(R(6), -9, -2);
    QCOMPARE(match.referee().undo().english(), std::string());
    const float distance = distanceOnGround(match.player(L(5)).position, {-9, -2, 0});
    QVERIFY(distance > 0.2f && distance < 2);
    COMPARE_PLACE(match.player(R(6)).position, -9, -2, PaperMatch::standing);
  }

  void aFoulIsUndoneWhileThePlayerHangsInTheAir()
  {
    PaperMatch match(confirmed());
    fall(match);
    match.referee().confirm();
    match.steps(5);
    QCOMPARE(match.referee().undo().english(), std::string());
    match.steps(50);
    COMPARE_PLACE(match.player(L(5)).position, -9, -2, 0.1f);
  }

  void anUndoneGoalGivesBackScoreModeAndPlaces()
  {
    PaperMatch match(confirmed());
    match.put(L(9), 14, 0.3f);
    shoot(match);
    match.referee().confirm();
    match.steps(5);
    match.put(L(9), -2, 0); // As for the kick-off.
    match.steps(200);
    QCOMPARE(match.now().clock.mode(), PlayMode::KickOffRight);
    const float time = match.time();
    QCOMPARE(match.referee().undo().english(), std::string());
    QCOMPARE(match.now().score, (std::array{0, 0}));
    QCOMPARE(match.now().clock.mode(), PlayMode::PlayOn);
    QCOMPARE(match.time(), time); // The game clock goes on.
    QCOMPARE(match.now().kickOffTurn.lastHalf, 0); // The kick-off has not been.
    QCOMPARE(match.now().ball.toucher, L(9));
    COMPARE_PLACE(match.player(L(9)).position, 14, 0.3f, PaperMatch::standing);
    COMPARE_PLACE(match.now().decisions.ball.value(), 15.2f, 0.3f, 0.042f);
    match.pitch().ball.inGoal[1] = true;
    match.steps(1);
    QCOMPARE(match.now().clock.mode(), PlayMode::GoalKickRight); // It is no goal, so the ball is out.
    match.steps(100);
    QCOMPARE(match.now().score, (std::array{0, 0}));
  }

  void whatWasScoredSinceStays()
  {
    PaperMatch match(confirmed());
    shoot(match);
    match.referee().confirm();
    match.referee().setScore(3, 2);
    QCOMPARE(match.referee().undo().english(), std::string());
    QCOMPARE(match.now().score, (std::array{2, 2}));
  }

  void undoingIsPossibleForAWhile()
  {
    SoccerSettings settings = confirmed();
    settings.undoWindow = 1;
    settings.foulHoldTime = 0;
    PaperMatch match(settings);
    fall(match);
    match.referee().confirm();
    match.steps(49);
    QVERIFY(match.now().judgement.undoable(settings));
    match.steps(3);
    QVERIFY(!match.now().judgement.undoable(settings));
    const auto refusal = match.referee().undo();
    QCOMPARE(refusal, std::string("nothing has been decided within the last 1.00 s"));
  }

  void aHalfThatIsOverStaysAsItIs()
  {
    PaperMatch match(confirmed());
    match.setTime(299);
    shoot(match);
    match.referee().confirm();
    match.steps(60);
    QCOMPARE(match.now().clock.half(), 2);
    QVERIFY2(match.referee().undo().english().starts_with("the half in which it was decided is over"), "");
    QCOMPARE(match.now().score, (std::array{1, 0}));
  }

  void whatMakesNoSenseIsRefused()
  {
    PaperMatch plain;
    QCOMPARE(plain.referee().confirm().english(), std::string("there is no decision to confirm"));
    QVERIFY(plain.referee().overrule().english().starts_with("there is no decision to overrule"));
    QVERIFY(
        plain.referee().overrule(FoulType::Charging, L(5)).english().starts_with("there is no decision to overrule"));
    QVERIFY(
        plain.referee().undo().english().starts_with("decisions can be undone with ConfirmFouls or ConfirmGoals only"));
    for(const LocalText& answer : {plain.referee().confirm(), plain.referee().overrule(), plain.referee().undo()})
      QVERIFY2(answer.key(), answer.english().c_str()); // Windows show it in their language.
    plain.steps(1);
    QVERIFY(plain.events.empty());

    PaperMatch match(confirmed());
    QVERIFY(match.referee().undo().english().starts_with("nothing has been decided"));
    fall(match);
    QVERIFY(match.referee().undo().english().starts_with("a decision is pending"));
    std::erase_if(match.pitch().players, [](const Pitch::Player& player) { return player.id == R(3); });
    QCOMPARE(match.referee().overrule(FoulType::Charging, R(3)).english(), std::string("there is no such player"));
    QVERIFY(match.referee().halted());
    QVERIFY(match.events.empty());
  }

  void jointsThatFreezeAreNotAskedAbout()
  {
    PaperMatch match(confirmed());
    static constexpr int joints[] = {3};
    match.pitch().selfCollisions = {{L(4), "arm", "torso", joints}};
    match.steps(1);
    QVERIFY(!match.referee().halted());
    QCOMPARE(match.foulText(), std::string("L4 7"));
  }

  void theStandardPlatformLeagueIsAskedToo()
  {
    SoccerSettings settings = confirmed();
    settings.splRules = true;
    PaperMatch match(settings);
    match.steps(2);
    match.put(L(4), 0, 12);
    match.steps(1);
    QVERIFY(match.referee().halted());
    QCOMPARE(match.now().judgement.pending().rule, std::string("removal penalty"));
    QVERIFY(match.now().spl.penalties[L(4)].name.empty());
    QCOMPARE(match.referee().confirm().english(), std::string());
    QVERIFY(!match.now().spl.penalties[L(4)].name.empty());
    match.steps(10);
    QCOMPARE(match.referee().undo().english(), std::string());
    QVERIFY(match.now().spl.penalties[L(4)].name.empty());
    COMPARE_PLACE(match.player(L(4)).position, 0, 12, PaperMatch::standing);
  }
};

QTEST_APPLESS_MAIN(JudgementTest)
#include "JudgementTest.moc"
