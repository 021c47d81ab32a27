#include "core/game/soccer3d/match/Hearing.h"
#include "core/game/soccer3d/match/SoccerTeams.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

class SoccerTeamsTest : public QObject
{
  Q_OBJECT

  const SoccerSettings settings_;

private slots:
  void theFirstNamePlaysLeftTheSecondRightAndThereIsNoThird()
  {
    SoccerTeams teams(settings_);
    QCOMPARE(teams.join("Red", 3, 0).side, Side::Left);
    QCOMPARE(teams.join("Blue", 3, 0).side, Side::Right);
    QCOMPARE(teams.join("Green", 3, 0).side, Side::None);
    QCOMPARE(teams.join("Red", 4, 0).side, Side::Left);
    QCOMPARE(teams.name(Side::Left), std::string("Red"));
  }

  void zeroGivesTheLowestFreeNumber()
  {
    SoccerTeams teams(settings_);
    QCOMPARE(teams.join("A", 0, 0).unum, 1);
    QCOMPARE(teams.join("A", 3, 0).unum, 3);
    QCOMPARE(teams.join("A", 0, 0).unum, 2);
    QCOMPARE(teams.join("A", 0, 0).unum, 4);
  }

  void aTakenNumberIsRefusedUntilItIsFreeAgain()
  {
    SoccerTeams teams(settings_);
    teams.join("A", 5, 0);
    const SoccerTeams::Place refused = teams.join("A", 5, 1);
    QCOMPARE(refused.side, Side::None);
    QVERIFY(!refused.refusal.empty());
    teams.leave(Side::Left, 5);
    QCOMPARE(teams.join("A", 5, 1).side, Side::Left);
  }

  void badNumbersAndNamesAreRefused()
  {
    SoccerTeams teams(settings_);
    QCOMPARE(teams.join("A", 12, 0).side, Side::None);
    QCOMPARE(teams.join("A", -1, 0).side, Side::None);
    QCOMPARE(teams.join("A", 2147483647, 0).side, Side::None);
    for(const std::string& name : {std::string(), std::string("a b"), std::string("a(b"), std::string("a)"),
                                   std::string("a\n"), std::string(101, 'x')})
      QCOMPARE(teams.join(name, 0, 0).side, Side::None);
    QCOMPARE(teams.join(std::string(100, 'x'), 0, 0).side, Side::Left);
  }

  // agent-protocol 7.5 and 14 row 37
  void aTeamHasNineRobotsOfTwoTypesAtMost()
  {
    SoccerTeams teams(settings_);
    for(int i = 0; i < 6; ++i)
      QCOMPARE(teams.join("A", 0, 0).side, Side::Left);
    for(int i = 0; i < 3; ++i)
      QCOMPARE(teams.join("A", 0, 1).side, Side::Left);
    QCOMPARE(teams.join("A", 0, 1).side, Side::None);
    QCOMPARE(teams.join("A", 0, 0).side, Side::None);
    QCOMPARE(teams.join("A", 0, 2).side, Side::Left);
    QCOMPARE(teams.join("A", 0, 3).unum, 11);
    QCOMPARE(teams.join("A", 0, 4).side, Side::None);
  }

  void aTeamHasSevenRobotsOfOneTypeAtMost()
  {
    SoccerTeams teams(settings_);
    for(int i = 0; i < 7; ++i)
      QCOMPARE(teams.join("A", 0, 0).side, Side::Left);
    QCOMPARE(teams.join("A", 0, 0).side, Side::None);
    teams.leave(Side::Left, 7);
    QCOMPARE(teams.join("A", 0, 0).unum, 7);
  }

  void theLastPlacesAreForTypesThatAreMissing()
  {
    SoccerSettings settings;
    settings.maxRobotTypeCount = 11;
    settings.maxSumTwoRobotTypes = 11;
    SoccerTeams teams(settings);
    for(int i = 0; i < 9; ++i)
      QCOMPARE(teams.join("A", 0, 0).side, Side::Left);
    QCOMPARE(teams.join("A", 0, 0).side, Side::None);
    QCOMPARE(teams.join("A", 0, 1).side, Side::Left);
    QCOMPARE(teams.join("A", 0, 1).side, Side::None);
    QCOMPARE(teams.join("A", 0, 2).side, Side::Left);
  }

  // agent-protocol 4.3
  void waitingPlacesRunAlongTheSide()
  {
    SoccerTeams teams(settings_);
    const float expected[] = {9.2f, 8.0f, 6.8f};
    for(const float y : expected)
    {
      const Vec3f left = teams.nextWaitingPlace(Side::Left), right = teams.nextWaitingPlace(Side::Right);
      VERIFY_NEAR(left, Vec3f(-14.2f, y, 0.4f), 1e-4f);
      VERIFY_NEAR(right, Vec3f(14.2f, y, 0.4f), 1e-4f);
    }
    for(int i = 0; i < 12; ++i)
      teams.nextWaitingPlace(Side::Left);
    QVERIFY(teams.nextWaitingPlace(Side::Left).y() < -8.5f);
    for(int i = 0; i < 2; ++i)
      if(const Vec3f place = teams.nextWaitingPlace(Side::Left); place.y() > 0)
      {
        VERIFY_NEAR(place, Vec3f(-13.4f, 9.2f, 0.4f), 1e-3f);
        return;
      }
    QFAIL("the places never start again at the top");
  }

  void textsEndAtABlankAndHaveTwentyCharactersAtMost()
  {
    Utterance said;
    QVERIFY(said.assign("abc"));
    QCOMPARE(said.text(), std::string_view("abc"));
    QVERIFY(said.assign("a\x01"
                        "b"));
    QCOMPARE(said.text(), std::string_view("a"));
    QVERIFY(said.assign("12345678901234567890"));
    QVERIFY(!said.assign("123456789012345678901"));
    QVERIFY(!said.assign(""));
    QVERIFY(!said.assign("\x02"
                         "a"));
    QVERIFY(!said.assign("a\x7f"));
    QVERIFY(!said.assign("a\xe4"));
    QCOMPARE(said.text(), std::string_view("12345678901234567890"));
  }

  // agent-protocol 5.11: capacity 2, a text costs 2, 1 comes back with each percept
  void everySecondPerceptBringsOneTextOfEachSide()
  {
    Hearing hearing;
    Utterance said;
    said.assign("hi");
    for(int cycle = 0; cycle < 6; ++cycle)
    {
      for(const auto speaker : {Hearing::Self, Hearing::Mate, Hearing::Opponent})
        hearing.hear(speaker, "T", 0, said);
      hearing.recover();
      QVERIFY(hearing.heard(Hearing::Self).present);
      QCOMPARE(hearing.heard(Hearing::Mate).present, cycle % 2 == 0);
      QCOMPARE(hearing.heard(Hearing::Opponent).present, cycle % 2 == 0);
      hearing.forget();
    }
  }

  void theFirstTextOfOthersAndTheLastOfOneselfAreHeard()
  {
    Hearing hearing;
    Utterance first, second;
    first.assign("first");
    second.assign("second");
    for(const auto speaker : {Hearing::Self, Hearing::Mate})
    {
      hearing.hear(speaker, "T", 0, first);
      hearing.hear(speaker, "T", 0, second);
    }
    QCOMPARE(hearing.heard(Hearing::Self).said.text(), std::string_view("second"));
    QCOMPARE(hearing.heard(Hearing::Mate).said.text(), std::string_view("first"));
  }
};

QTEST_APPLESS_MAIN(SoccerTeamsTest)
#include "SoccerTeamsTest.moc"
