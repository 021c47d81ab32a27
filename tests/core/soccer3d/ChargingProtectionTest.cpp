#include "ChargingSupport.h"

using namespace sparkwright;
using namespace sparkwright::test;

/// Who may run into opponents, for a while or always. referee-3d 10.5, scenarios D22, D26-D29, D34.
class ChargingProtectionTest : public QObject
{
  Q_OBJECT

private slots:
  void innocentContactsProtectBoth();
  void slowContactsAreInnocent();
  void touchesOfTheBallProtect();
  void theImmunityGoesOverToTheOther();
  void goaliesInTheirAreaMay_data();
  void goaliesInTheirAreaMay();
  void whoMeetsAGoalieMay();
  void whoWasMovedIsProtected();
  void whoHasFallenIsProtected();
  void whoIsPunishedIsLeftOut();
  void notWhileTheGamePauses();
  void pausesEndProtection();
  void keepaway();
  void timesFollowTheSettings();
};

// D22: 0.2 s have to pass.
void ChargingProtectionTest::innocentContactsProtectBoth()
{
  for(const int between : {4, 9, 10, 20})
  {
    PaperMatch match;
    const Meeting headOn{.otherSpeed = at(-0.6f)};
    prepare(match, headOn);
    touch(match, headOn);
    match.steps(1);
    match.pitch().contacts.clear();
    match.player(R(5)).velocity = at(0);
    match.steps(between);
    touch(match, {});
    match.steps(1);
    QCOMPARE(match.foulText(), std::string(between < 10 ? "" : "L5 6"));
  }
  // If the contact stays, it is a foul then.
  PaperMatch match;
  const Meeting headOn{.otherSpeed = at(-0.6f)};
  prepare(match, headOn);
  touch(match, headOn);
  match.steps(1);
  match.player(R(5)).velocity = at(0);
  const int steps = match.stepsToFoul(50);
  QVERIFY2(steps >= 10 && steps <= 14, qPrintable(QString::number(steps))); // R5 does not stand at once
}

void ChargingProtectionTest::slowContactsAreInnocent()
{
  PaperMatch match;
  Meeting m{.speed = at(0.3f)};
  prepare(match, m);
  touch(match, m);
  match.steps(1);
  match.player(m.a).velocity = at(0.9f);
  match.steps(3);
  QCOMPARE(match.foulText(), std::string());
}

// D26
void ChargingProtectionTest::touchesOfTheBallProtect()
{
  for(const int before : {25, 49, 50, 100})
  {
    PaperMatch match;
    prepare(match, {});
    match.pitch().touching = {L(5)};
    match.steps(1);
    match.pitch().touching.clear();
    match.steps(before - 1);
    touch(match, {});
    match.steps(1);
    QCOMPARE(match.foulText(), std::string(before < 50 ? "" : "L5 6"));
  }
}

void ChargingProtectionTest::theImmunityGoesOverToTheOther()
{
  for(const int later : {24, 25})
  {
    PaperMatch match;
    prepare(match, {});
    match.pitch().touching = {L(5)};
    match.steps(1);
    match.pitch().touching.clear();
    match.steps(24);
    touch(match, {});
    match.steps(1); // half a second after the touch
    QCOMPARE(match.foulText(), std::string());
    match.pitch().contacts.clear();
    // Now R5 does the same to another one.
    const Meeting back{.a = R(5), .b = L(6), .from = at(0.4f), .to = at(0.8f), .contact = at(0.6f)};
    match.put(L(5), -8, -8);
    match.steps(later - 4);
    prepare(match, back);
    touch(match, back);
    match.steps(1);
    QCOMPARE(match.foulText(), std::string(later < 25 ? "" : "R5 6"));
  }
}

void ChargingProtectionTest::goaliesInTheirAreaMay_data()
{
  QTest::addColumn<float>("x");
  QTest::addColumn<float>("y");
  QTest::addColumn<bool>("may");
  QTest::newRow("D27") << -14.f << 0.f << true;
  QTest::newRow("behind the goal line") << -15.2f << 2.f << true;
  QTest::newRow("before the area") << -13.1f << 0.f << false;
  QTest::newRow("beside the area") << -14.f << 3.1f << false;
  QTest::newRow("in the other area") << 14.f << 0.f << false;
}

void ChargingProtectionTest::goaliesInTheirAreaMay()
{
  QFETCH(const float, x);
  QFETCH(const float, y);
  QFETCH(const bool, may);
  const Meeting m{.a = L(1), .ball = at(0, -8), .from = at(x, y), .to = at(x + 0.4f, y), .contact = at(x + 0.2f, y)};
  QCOMPARE(foulsOf(m), std::string(may ? "" : "L1 6"));
}

void ChargingProtectionTest::whoMeetsAGoalieMay()
{
  PaperMatch match;
  const Meeting goalie{.a = L(1), .from = at(-14), .to = at(-13.6f), .contact = at(-13.8f)};
  prepare(match, goalie);
  touch(match, goalie);
  match.steps(1);
  match.put(L(1), -14.8f, -1);
  const Meeting answer{.a = R(5), .b = L(6), .from = at(-13.6f), .to = at(-13.2f), .contact = at(-13.4f)};
  prepare(match, answer);
  touch(match, answer);
  match.steps(40);
  QCOMPARE(match.foulText(), std::string()); // no charging by R5 for a second
  QVERIFY(match.stepsToFoul(20) <= 8);
  QCOMPARE(match.foulText(), std::string("R5 6"));
}

// D28
void ChargingProtectionTest::whoWasMovedIsProtected()
{
  for(const PlayerId moved : {L(5), R(5)})
    for(const int before : {30, 50, 51})
    {
      PaperMatch match;
      prepare(match, {});
      match.now().movePlayer(moved, match.player(moved).position);
      match.player(L(5)).velocity = at(0.6f);
      match.steps(before - 1);
      touch(match, {});
      match.steps(1);
      QCOMPARE(match.foulText(), std::string(before <= 50 ? "" : "L5 6"));
    }
}

// D29
void ChargingProtectionTest::whoHasFallenIsProtected()
{
  for(const PlayerId fallen : {L(5), R(5)})
  {
    PaperMatch match;
    prepare(match, {});
    match.setHeight(fallen, 0.2f);
    touch(match, {});
    match.steps(5);
    // It counts as fallen until it has been up for half a second.
    match.setHeight(fallen, 0.35f);
    QCOMPARE(match.stepsToFoul(50), 26);
  }
}

void ChargingProtectionTest::whoIsPunishedIsLeftOut()
{
  PaperMatch match;
  prepare(match, {});
  touch(match, {});
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 6"));
  // Hanging in the air it cannot be run into, nor run into anybody.
  match.player(L(5)).velocity = at(0.6f);
  match.player(R(5)).velocity = at(-0.9f);
  match.steps(10);
  QCOMPARE(match.foulText(), std::string("L5 6"));
}

// D34
void ChargingProtectionTest::notWhileTheGamePauses()
{
  SoccerSettings settings = leagueSettings();
  settings.startAnyFieldPosition = true; // Nobody is moved.
  const Meeting m{.from = at(-5), .to = at(-4.6f), .contact = at(-4.8f)};
  for(const PlayMode mode : {PlayMode::GoalLeft, PlayMode::GoalRight, PlayMode::BeforeKickOff, PlayMode::KickOffLeft})
  {
    PaperMatch match(settings);
    match.setMode(mode);
    prepare(match, m);
    touch(match, m);
    match.steps(2);
    QCOMPARE(match.foulText(), std::string(mode == PlayMode::KickOffLeft ? "L5 6" : ""));
  }
}

void ChargingProtectionTest::pausesEndProtection()
{
  PaperMatch match;
  match.pitch().touching = {L(5)};
  match.steps(1);
  match.pitch().touching.clear();
  match.setMode(PlayMode::GoalLeft);
  match.steps(1);
  match.setMode(PlayMode::PlayOn);
  prepare(match, {});
  touch(match, {});
  match.steps(1);
  QCOMPARE(match.foulText(), std::string("L5 6"));
}

void ChargingProtectionTest::keepaway()
{
  SoccerSettings settings = leagueSettings();
  settings.keepaway = true;
  QCOMPARE(foulsOf({}, settings), std::string("L5 6"));
  QCOMPARE(foulsOf({.a = R(5), .b = L(5)}, settings), std::string());
}

void ChargingProtectionTest::timesFollowTheSettings()
{
  SoccerSettings settings = leagueSettings();
  settings.chargingImmunityTime = 2;
  for(const int before : {99, 100})
  {
    PaperMatch match(settings);
    match.pitch().touching = {L(5)};
    match.steps(1);
    match.pitch().touching.clear();
    match.steps(before - 4);
    prepare(match, {});
    touch(match, {});
    match.steps(1);
    QCOMPARE(match.foulText(), std::string(before < 100 ? "" : "L5 6"));
  }
  settings.chargingCollisionMinTime = 0.4f;
  PaperMatch match(settings);
  const Meeting slow{.speed = at(0.3f)};
  prepare(match, slow);
  touch(match, slow);
  match.steps(1);
  match.pitch().contacts.clear();
  match.player(L(5)).velocity = at(0.6f);
  match.steps(5);
  touch(match, {});
  QCOMPARE(match.stepsToFoul(50), 16);
}

QTEST_GUILESS_MAIN(ChargingProtectionTest)
#include "ChargingProtectionTest.moc"
