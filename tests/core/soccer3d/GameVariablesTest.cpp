#include "WorldSupport.h"

#include "core/script/ScriptEngine.h"

#include <QtTest>

#include <algorithm>

using namespace sparkwright;
using namespace sparkwright::test;

/// What the rules of a match depend on can be seen in Frames, and changes while the match runs: by command and by
/// script.
class GameVariablesTest : public QObject
{
  Q_OBJECT

  static GameVariable variable(SoccerWorld& s, const std::string& name)
  {
    s.world.publish();
    const FramePtr frame = s.world.frame();
    for(const GameVariable& known : frame->game.rules->variables)
      if(known.name == name)
        return known;
    return {};
  }
  static bool ruleIsOn(SoccerWorld& s, const std::string& name)
  {
    s.world.publish();
    const FramePtr frame = s.world.frame();
    const auto& rules = frame->game.rules->rules;
    const auto found = std::ranges::find(rules, name, &GameRule::name);
    return found != rules.end() && found->enabled;
  }
  static std::string modeOf(SoccerWorld& s) { return s.world.frame()->game.mode; }

private slots:
  void framesTellThem()
  {
    WorldOptions options = soccerOptions();
    options.overrides.emplace_back("RuleHalfTime", "120");
    SoccerWorld s(options);
    const GameVariable half = variable(s, "RuleHalfTime");
    QCOMPARE(half.topic.english(), std::string("Course of a match"));
    QCOMPARE(half.unit.english(), std::string("s"));
    QCOMPARE(half.value, std::string("120"));
    QCOMPARE(half.configured, std::string("300"));
    QCOMPARE(half.lowest, 0.);
    QVERIFY(half.live && half.kind == GameVariable::Kind::Number && !half.meaning.empty());

    const GameVariable charging = variable(s, "UseCharging");
    QVERIFY(charging.kind == GameVariable::Kind::Switch);
    QCOMPARE(charging.value, std::string("true"));
    QVERIFY(!variable(s, "FieldLength").live);
    // The list is made when something changes, not in every frame.
    const auto before = s.world.frame()->game.rules;
    s.cycle(3);
    QCOMPARE(s.world.frame()->game.rules, before);
  }

  void namesThatNothingUsesAreTold()
  {
    WorldOptions options = soccerOptions();
    for(const char* const name : {"RuleHalfTimes", "RuleHalfTime", "visionInterval", "Other.Thing"})
      options.overrides.emplace_back(name, "1");
    options.overrides.emplace_back("DisabledRules", "goal");
    SoccerWorld s(options);
    std::vector<std::string> told;
    for(const std::string& message : s.messages)
      if(message.find("nothing here uses") != message.npos)
        told.push_back(message);
    QCOMPARE(told.size(), std::size_t(2));
    QVERIFY2(told[0].find("'Other.Thing'") != told[0].npos, told[0].c_str());
    QVERIFY2(told[1].find("'Soccer.RuleHalfTimes'") != told[1].npos, told[1].c_str());
    QVERIFY2(told[1].find("did you mean 'RuleHalfTime'") != told[1].npos, told[1].c_str());
    SoccerWorld plain;
    for(const std::string& message : plain.messages)
      QVERIFY2(message.find("nothing here uses") == message.npos, message.c_str());
  }

  void topicsAreInOrder()
  {
    SoccerWorld s;
    std::vector<std::string> topics;
    for(const GameVariable& known : s.world.frame()->game.rules->variables)
      if(topics.empty() || topics.back() != known.topic.english())
        topics.push_back(known.topic.english());
    const std::vector<std::string> expected = {
        "Field and ball", "Teams", "Course of a match", "Human referee", "Pass mode", "Fouls: posture and place",
        "Fouls: charging", "Fouls: self collision", "Keepaway", "Speech", "Standard platform league", "Options"};
    QCOMPARE(topics, expected);
  }

  void commandsActOnTheRunningMatch()
  {
    SoccerWorld s;
    s.world.command("(kickOff Left)");
    s.cycle(60); // 1.2 s
    s.world.command("(set (RuleHalfTime 1))");
    QCOMPARE(variable(s, "RuleHalfTime").value, std::string("1"));
    QCOMPARE(s.world.frame()->game.period, 1);
    s.cycle(2);
    QCOMPARE(s.world.frame()->game.period, 2); // The half was over with the new length.
    const auto events = s.world.frame()->game.events;
    QVERIFY(std::ranges::any_of(*events, [](const auto& event)
                                { return event->consequence.english() == "RuleHalfTime set to 1"; }));

    s.world.command("(set (RuleHalfTime default)(UseCharging false))");
    QCOMPARE(variable(s, "RuleHalfTime").value, std::string("300"));
    QCOMPARE(variable(s, "UseCharging").value, std::string("false"));
    QCOMPARE(variable(s, "UseCharging").configured, std::string("true"));
    // What the set-up does not mention goes back to what is preset.
    s.world.command("(set (KickOffMovesBall false))");
    QCOMPARE(variable(s, "KickOffMovesBall").value, std::string("false"));
    s.world.command("(set (KickOffMovesBall default))");
    QCOMPARE(variable(s, "KickOffMovesBall").value, std::string("true"));
  }

  void rulesAreSwitched()
  {
    SoccerWorld s;
    QVERIFY(ruleIsOn(s, "ball out"));
    s.world.command("(set (DisabledRules ball out, goal))");
    QVERIFY(!ruleIsOn(s, "ball out") && !ruleIsOn(s, "goal") && ruleIsOn(s, "charging"));
    s.world.command("(playMode PlayOn)");
    s.world.command("(ball (pos 0 11 0.042)(vel 0 0 0))");
    s.cycle(30);
    QCOMPARE(modeOf(s), std::string("PlayOn"));

    s.world.command("(set (DisabledRules default))");
    QVERIFY(ruleIsOn(s, "ball out") && ruleIsOn(s, "goal"));
    s.cycle(2);
    QVERIFY(modeOf(s) != "PlayOn");
  }

  void scriptsChangeThem()
  {
    SoccerWorld s;
    QVERIFY(
        s.world.scripts().runText("addSoccerVar('BeamNoiseAngle', 3.0); addSoccerVar('GroundMaxTime', 4.0)", "test"));
    s.cycle();
    QCOMPARE(variable(s, "GroundMaxTime").value, std::string("4"));
    QCOMPARE(variable(s, "GroundMaxTime").configured, std::string("4"));
    QCOMPARE(variable(s, "BeamNoiseAngle").value, std::string("0")); // Held by --set;
    QCOMPARE(variable(s, "BeamNoiseAngle").configured, std::string("3")); // what the script meant is remembered.
    s.world.command("(set (BeamNoiseAngle default))");
    QCOMPARE(variable(s, "BeamNoiseAngle").value, std::string("3"));
    // Outside of what makes sense: refused, as in set-ups.
    QVERIFY(!s.world.scripts().runText("Soccer.GroundMaxTime = -5", "test"));
    QVERIFY2(s.messages.back().find("GroundMaxTime is a number from 0 to 1e+06 s, not `-5`") != std::string::npos,
             s.messages.back().c_str());
    s.cycle();
    QCOMPARE(variable(s, "GroundMaxTime").value, std::string("4"));
  }

  void whatIsWrongIsTold_data()
  {
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("no variable") << QByteArray("(set)") << QByteArray("expected a variable and its value");
    QTest::newRow("unknown") << QByteArray("(set (RuleHalftime 3))") << QByteArray("did you mean 'RuleHalfTime'");
    QTest::newRow("no value") << QByteArray("(set (RuleHalfTime))")
                              << QByteArray("RuleHalfTime is a number from 0 to 1e+06 s, not ``");
    QTest::newRow("no number") << QByteArray("(set (RuleHalfTime 3x))") << QByteArray("is a number from");
    QTest::newRow("nan") << QByteArray("(set (RuleHalfTime nan))") << QByteArray("is a number from");
    QTest::newRow("two numbers") << QByteArray("(set (RuleHalfTime 3 4))") << QByteArray("is a number from");
    QTest::newRow("too small") << QByteArray("(set (RuleHalfTime -0.1))") << QByteArray("is a number from");
    QTest::newRow("too large") << QByteArray("(set (BeamNoiseAngle 180.1))") << QByteArray("from 0 to 180 deg");
    QTest::newRow("no switch") << QByteArray("(set (UseCharging 1))")
                               << QByteArray("UseCharging is true or false, not `1`");
    QTest::newRow("built in") << QByteArray("(set (FieldLength 20))") << QByteArray("--set FieldLength=20");
    QTest::newRow("no rule") << QByteArray("(set (DisabledRules ball out, goals))")
                             << QByteArray("did you mean 'goal'?");
  }
  void whatIsWrongIsTold()
  {
    QFETCH(const QByteArray, command);
    QFETCH(const QByteArray, told);
    SoccerWorld s;
    const auto before = s.world.frame()->game.rules;
    s.messages.clear();
    s.world.command(command.toStdString());
    QCOMPARE(s.messages.size(), std::size_t(1));
    QVERIFY2(s.messages[0].find(told.toStdString()) != std::string::npos, s.messages[0].c_str());
    s.world.publish();
    QVERIFY(s.world.frame()->game.rules == before);
  }

  void theRightOnesOfACommandCount()
  {
    SoccerWorld s;
    s.world.command("(set (NoSuchThing 1)(GroundMaxTime 2.5))");
    QCOMPARE(variable(s, "GroundMaxTime").value, std::string("2.5"));
  }

  /// Monitors are told the constants in full messages only, so that another value is a reason for one.
  void theConstantsOfMonitorsFollow()
  {
    SoccerWorld s;
    const auto before = s.world.frame()->game.environment;
    s.world.command("(set (GroundMaxTime 2))");
    s.cycle();
    QCOMPARE(s.world.frame()->game.environment, before);
    s.world.command("(set (RuleHalfTime 60))");
    s.cycle();
    const auto now = s.world.frame()->game.environment;
    QVERIFY(now != before);
    QVERIFY(std::ranges::find(*now, std::pair<std::string, float>("RuleHalfTime", 60.f)) != now->end());
  }
};

QTEST_APPLESS_MAIN(GameVariablesTest)
#include "GameVariablesTest.moc"
