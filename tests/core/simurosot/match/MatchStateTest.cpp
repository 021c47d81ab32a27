#include "MatchSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using simurosot::test::foul;
using simurosot::test::goalFor;
using simurosot::test::MatchRig;
using simurosot::test::MatchSituation;

/// A match that was saved goes on as if nothing had happened.
class MatchStateTest : public QObject
{
  Q_OBJECT

  using Kind = MatchCommand::Kind;

  static LeagueProfile shortMatch()
  {
    LeagueProfile profile;
    profile.match.halfSeconds = 3;
    profile.match.overtimeSeconds = 2;
    profile.match.shootOutSeconds = 1;
    profile.match.shootOutKicks = 1;
    profile.match.startWhenConnected = false;
    profile.rules.advantage = true;
    return profile;
  }
  static void script(MatchRig& rig)
  {
    rig.referee.script[60] = foul(Restart::FreeKick, Side::Yellow, SREF_R9_PUSHING, SREF_NEEDS_HUMAN);
    rig.referee.script[80] = foul(Restart::PenaltyKick, Side::Blue);
    rig.referee.script[170] = goalFor(Side::Blue);
    rig.referee.script[250] = goalFor(Side::Yellow);
    for(std::uint32_t kick = 410; kick < 500; kick += 10) // Yellow's kicks go into the wrong goal.
      rig.referee.script[kick] = goalFor(Side::Blue);
  }
  static void load(MatchRig& rig, const std::string& bytes, StateArchive& archive)
  {
    rig.machine.archive(archive);
    QVERIFY2(!archive.failed(), qPrintable(QString::fromStdString(archive.problem().english())));
    QCOMPARE(archive.left(), std::size_t(0));
    QVERIFY(rig.bytes() == bytes);
  }

private slots:
  void itGoesOnInTheSameWay_data()
  {
    QTest::addColumn<int>("situation");
    for(std::size_t i = 0; i < simurosot::test::situationNames.size(); ++i)
      QTest::newRow(simurosot::test::situationNames[i]) << static_cast<int>(i);
  }
  void itGoesOnInTheSameWay()
  {
    QFETCH(int, situation);
    MatchRig one(shortMatch(), 3);
    script(one);
    one.machine.enterConsole(2, false);
    one.machine.enterConsole(9, true);
    one.bring(static_cast<MatchSituation>(situation));
    one.command(Kind::Reject, 2);
    const std::string bytes = one.bytes();

    MatchRig two(shortMatch(), 99);
    script(two);
    two.world = one.world;
    StateArchive archive(bytes);
    load(two, bytes, archive);
    one.events.clear();
    for(MatchRig* const rig : {&one, &two})
    {
      rig->command(Kind::Confirm, 9);
      rig->command(Kind::Start);
      rig->command(Kind::NewMatch);
      rig->machine.leaveConsole(2);
      rig->machine.leaveConsole(9);
    }
    for(int i = 0; i < 5000; ++i)
    {
      one.frame();
      two.frame();
      QVERIFY(one.state() == two.state());
    }
    QVERIFY(one.bytes() == two.bytes());
    QCOMPARE(one.events.size(), two.events.size());
    for(std::size_t i = 0; i < one.events.size(); ++i)
    {
      QCOMPARE(one.events[i].kind, two.events[i].kind);
      QCOMPARE(one.events[i].frame, two.events[i].frame);
      QCOMPARE(one.events[i].reason.english(), two.events[i].reason.english());
    }
  }

  void inEveryFrameOfAMatch()
  {
    MatchRig whole(shortMatch(), 5);
    script(whole);
    whole.bring(MatchSituation::ReposQuery);
    for(int i = 0; i < 4000 && whole.state() != MatchState::Finished; ++i)
    {
      whole.frame();
      if(i % 37 != 0)
        continue;
      const std::string bytes = whole.bytes();
      MatchRig rig(shortMatch(), 6);
      StateArchive archive(bytes);
      load(rig, bytes, archive);
    }
    QCOMPARE(whole.state(), MatchState::Finished);
    QCOMPARE(whole.machine.status().period, Period::ShootOut);
    QCOMPARE(whole.machine.status().winner, std::optional(Side::Blue));
  }

  void eventsThatNobodyHasTakenAreSaved()
  {
    MatchMachine one(shortMatch(), nullptr, 1), two(shortMatch(), nullptr, 1);
    one.setConnected(Side::Yellow, true);
    StateArchive saving;
    one.archive(saving);
    StateArchive loading(saving.bytes());
    two.archive(loading);
    const std::vector<MatchEvent> events = two.takeEvents();
    QCOMPARE(events.size(), std::size_t(1));
    QCOMPARE(events[0].kind, MatchEvent::Kind::Connection);
    QCOMPARE(events[0].side, std::optional(Side::Yellow));
    QVERIFY(two.takeEvents().empty());
  }

  void damagedBytesDoNoHarm()
  {
    for(const MatchSituation situation : {MatchSituation::PausedByFoul, MatchSituation::ReposQuery, MatchSituation::ReposMove})
    {
      MatchRig one(shortMatch(), 3);
      one.machine.enterConsole(2, false);
      one.bring(situation);
      const std::string bytes = one.bytes();
      const std::size_t random = 2600; // The random numbers have no wrong values.
      for(std::size_t at = 0; at < bytes.size(); at += at < random ? 97 : 11)
        for(const bool cut : {false, true})
        {
          std::string damaged = cut ? bytes.substr(0, at) : bytes;
          if(!cut)
            damaged[at] = static_cast<char>(damaged[at] ^ 0xff);
          MatchRig two(shortMatch(), 3);
          StateArchive archive(damaged);
          two.machine.archive(archive);
          QVERIFY(!cut || archive.failed());
          two.frames(20);
          two.machine.status();
        }
    }
  }
};

QTEST_APPLESS_MAIN(MatchStateTest)
#include "MatchStateTest.moc"
