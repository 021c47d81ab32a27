#include "WorldSupport.h"

#include "core/game/StandardLeagues.h"
#include "core/script/ScriptEngine.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Values that a variable cannot have are refused with its type, unit and range, whoever sets it: the command line, projects and
/// jobs (overrides), and scripts. Nothing is brought into a range, and nothing becomes a default.
class RefusedVariablesTest : public QObject
{
  Q_OBJECT

  static void addRows()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("why"); // Empty: it can be so.
    const QString half = "RuleHalfTime is a number from 0 to 1e+06 s, not `";
    for(const char* const wrong : {"10,5", "10s", "", "abc", "nan", "inf", "-inf", "0x10", "true", "-5", "1e7", "1e400", " 10", "10 "})
      QTest::addRow("half '%s'", wrong) << "RuleHalfTime" << wrong << half + wrong + "`";
    for(const char* const right : {"10.5", "10", "0", "1e2", "+5"})
      QTest::addRow("half '%s'", right) << "RuleHalfTime" << right << "";
    QTest::newRow("with namespace") << "Soccer.RuleHalfTime" << "10,5" << half + "10,5`";
    QTest::newRow("no unit") << "MaxRobotTypeCount" << "12" << "MaxRobotTypeCount is a number from 0 to 11, not `12`";
    QTest::newRow("less than nothing") << "RuleDropBallTime" << "-1" << "";
    for(const char* const wrong : {"yes", "2", "", "True", "0.5"})
      QTest::addRow("switch '%s'", wrong) << "UseCharging" << wrong << QString("UseCharging is true or false, not `%1`").arg(wrong);
    for(const char* const right : {"true", "false", "0", "1"})
      QTest::addRow("switch '%s'", right) << "UseCharging" << right << "";
    QTest::newRow("vision") << "visionInterval" << "1.5" << "VisionInterval is a whole number from 1 to 1000, not `1.5`";
    QTest::newRow("vision word") << "VisionInterval" << "often" << "VisionInterval is a whole number from 1 to 1000, not `often`";
    QTest::newRow("vision range") << "ViewConeHorizontal" << "361" << "ViewConeHorizontal is a number from 0 to 360, not `361`";
    QTest::newRow("vision switch") << "AddNoise" << "some" << "AddNoise is true or false, not `some`";
    QTest::newRow("of monitors") << "BallMass" << "light" << "BallMass is a number from 0 to 1000 kg, not `light`";
    QTest::newRow("rule") << "DisabledRules" << "goal, bal out" << "there is no rule `bal out`; did you mean 'ball out'?";
    QTest::newRow("rules") << "DisabledRules" << "goal, ball out" << "";
    QTest::newRow("text") << "BallRecorder" << "1" << "";
    QTest::newRow("unknown") << "Other.Thing" << "10,5" << "";
    QTest::newRow("another league") << "Simurosot.MatchHalfSeconds" << "10,5" << "`halfSeconds` is a number from 1 to 36000 s, not `10,5`";
    QTest::newRow("whole") << "Simurosot.MatchTimeOuts" << "1.5" << "`timeOuts` is a whole number from 0 to 50, not `1.5`";
    QTest::newRow("its switch") << "Simurosot.RulesR3On" << "off" << "`on` is true or false, not `off`";
    QTest::newRow("its colour") << "Simurosot.ColorsBlue" << "blue" << "`blue` is a colour such as #2f6fe4, not `blue`";
    QTest::newRow("its choice") << "Simurosot.MatchPolicy" << "maybe" << "`policy` is ask, confirm or reject, not `maybe`";
    QTest::newRow("its good one") << "Simurosot.MatchHalfSeconds" << "10.5" << "";
  }

private slots:
  void leaguesKnowTheirVariables_data() { addRows(); }
  void leaguesKnowTheirVariables()
  {
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, why);
    const LocalText told = whyNotVariable(standardLeagues(), name.toStdString(), value.toStdString());
    QVERIFY2(told.empty() == why.isEmpty() && told.english().find(why.toStdString()) != std::string::npos, told.english().c_str());
  }

  void fromOutsideNothingIsLoaded_data()
  {
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("loads");
    QTest::newRow("good") << "10.5" << true;
    QTest::newRow("comma") << "10,5" << false;
    QTest::newRow("word") << "true" << false;
  }
  void fromOutsideNothingIsLoaded()
  {
    QFETCH(QString, value);
    QFETCH(bool, loads);
    WorldOptions options = soccerOptions();
    options.overrides.emplace_back("RuleHalfTime", value.toStdString());
    SoccerWorld s(options);
    QCOMPARE(s.loaded, loads);
    QVERIFY(loads || s.messages == std::vector<std::string>{"error: cannot set Soccer.RuleHalfTime from outside: RuleHalfTime is a "
                                                            "number from 0 to 1e+06 s, not `" + value.toStdString() + "`"});
  }

  void scriptsEndWithTheirLine_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("why"); // Empty: it runs.
    const QString half = "cannot set Soccer.RuleHalfTime: RuleHalfTime is a number from 0 to 1e+06 s, not `";
    QTest::newRow("text with a comma") << "addSoccerVar('RuleHalfTime', '10,5')" << half + "10,5`";
    QTest::newRow("too small") << "addSoccerVar('RuleHalfTime', -5)" << half + "-5`";
    QTest::newRow("true") << "addSoccerVar('RuleHalfTime', true)" << half + "true`";
    QTest::newRow("by createVariable") << "createVariable('Soccer.RuleHalfTime', 'long')" << half + "long`";
    QTest::newRow("in two parts") << "createVariable('Soccer', 'RuleHalfTime', 2e6)" << half;
    QTest::newRow("assigned") << "Soccer.RuleHalfTime = 'x'" << half + "x`";
    QTest::newRow("switch") << "addSoccerVar('UseCharging', 'on')" << "UseCharging is true or false, not `on`";
    QTest::newRow("number") << "addSoccerVar('RuleHalfTime', 20)" << "";
    QTest::newRow("number as a text") << "addSoccerVar('RuleHalfTime', '20')" << "";
    QTest::newRow("number for a switch") << "addSoccerVar('UseCharging', 1)" << "";
    QTest::newRow("of the script's own") << "createVariable('Soccer.Mine', '10,5')" << "";
    QTest::newRow("of no league") << "createVariable('Mine.RuleHalfTime', '10,5')" << "";
  }
  void scriptsEndWithTheirLine()
  {
    QFETCH(QString, code);
    QFETCH(QString, why);
    SoccerWorld s;
    s.messages.clear();
    QCOMPARE(s.world.scripts().runText("\n" + code.toStdString() + "\n$after = 1", "setup.rb"), why.isEmpty());
    QCOMPARE(s.world.scripts().global("after").has_value(), why.isEmpty());
    const std::string told = s.messages.empty() ? std::string() : s.messages.front();
    QVERIFY2(why.isEmpty() ? told.empty() : told.find("setup.rb:2: error: ") == 0 && told.find(why.toStdString()) != told.npos,
             told.c_str());
    if(code.contains("20"))
      QCOMPARE(s.world.scripts().number("Soccer", "RuleHalfTime", 0), 20.);
  }

  /// A set-up's own variables have the types of their values there.
  void overridesHaveTheTypeOfTheSetUp_data()
  {
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("inSetUp");
    QTest::addColumn<QString>("why");
    QTest::newRow("number") << "2.5" << "4" << "";
    QTest::newRow("comma") << "2,5" << "4" << "Mine.Count is a number, not `2,5`";
    QTest::newRow("word") << "many" << "4.5" << "Mine.Count is a number, not `many`";
    QTest::newRow("empty") << "" << "4" << "Mine.Count is a number, not ``";
    QTest::newRow("nan") << "nan" << "4" << "Mine.Count is a number, not `nan`";
    QTest::newRow("switch") << "false" << "true" << "";
    QTest::newRow("switch as a number") << "0" << "true" << "";
    QTest::newRow("no switch") << "off" << "true" << "Mine.Count is true or false, not `off`";
    QTest::newRow("text") << "off" << "'on'" << "";
    QTest::newRow("number for a text") << "3" << "'on'" << "";
  }
  void overridesHaveTheTypeOfTheSetUp()
  {
    QFETCH(QString, value);
    QFETCH(QString, inSetUp);
    QFETCH(QString, why);
    WorldOptions options = soccerOptions();
    options.overrides.emplace_back("Mine.Count", value.toStdString());
    SoccerWorld s(options);
    QVERIFY(s.loaded);
    s.messages.clear();
    const bool ran = s.world.scripts().runText("createVariable('Mine.Count', " + inSetUp.toStdString() + ")", "setup.rb");
    QCOMPARE(ran, why.isEmpty());
    QVERIFY(ran || s.messages.front().find("setup.rb:1: error: " + why.toStdString()) == 0);
  }
};

QTEST_APPLESS_MAIN(RefusedVariablesTest)
#include "RefusedVariablesTest.moc"
