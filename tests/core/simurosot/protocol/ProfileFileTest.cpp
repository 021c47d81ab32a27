#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/game/simurosot/profile/ProfileKeys.h"
#include "core/game/simurosot/profile/ProfileTexts.h"
#include "core/game/simurosot/profile/SizeLimits.h"

#include <QTemporaryDir>
#include <QFile>
#include <QtTest>

#include <cstdio>

#include <set>

using namespace sparkwright;
using namespace sparkwright::simurosot;

/// League files, section 11 of the SimuroSot specification.
class ProfileFileTest : public QObject
{
  Q_OBJECT

private slots:
  void presetsGoToAFileAndBack();
  void everyKeyGoesToAFileAndBack();
  void whatIsListedIsChangedAndNothingElse();
  void theBaseIsThatOfTheRobotsIfThereIsNone();
  void badLines_data();
  void badLines();
  void sizesThatDoNotGoTogether_data();
  void sizesThatDoNotGoTogether();
  void theLeaguesThatAreBuiltInKeepAllLimits();
  void filesThatCannotBeReadAreAProblem();
  void randomBytesDoNotCrash();
  void allKeysAreDocumented();
};

namespace
{

std::string problemTexts(const Diagnostics& problems)
{
  std::string all;
  for(const Diagnostic& each : problems)
    all += each.text() + '\n';
  return all;
}

/// Another value that the key can have.
std::string otherValue(const ProfileKey& key, const LeagueProfile& profile)
{
  LeagueProfile changed = profile;
  const std::string now = valueOf(key, profile);
  for(const std::string& candidate :
      {numberText(key.least), numberText(key.most), std::string("true"), std::string("false"), std::string("reject"),
       std::string("#0123ab"), std::string("a (b) \"c\" ; ä")})
    if(candidate != now && setValue(key, candidate, changed) && !(changed == profile))
      return candidate;
  return {};
}

} // namespace

void ProfileFileTest::presetsGoToAFileAndBack()
{
  for(const std::string_view name : profileNames())
  {
    const LeagueProfile profile = *profileOf(name);
    const ProfileFile read = parseProfile(writeProfile(profile));
    QVERIFY2(read.problems.empty(), problemTexts(read.problems).c_str());
    QVERIFY(read.profile == profile);
    QCOMPARE(writeProfile(read.profile), writeProfile(profile));
  }
}

void ProfileFileTest::everyKeyGoesToAFileAndBack()
{
  std::set<std::string> paths;
  for(const ProfileKey& key : profileKeys())
  {
    QVERIFY2(paths.insert(pathOf(key)).second, pathOf(key).c_str());
    LeagueProfile profile;
    const std::string value = otherValue(key, profile);
    QVERIFY2(!value.empty() && setValue(key, value, profile), pathOf(key).c_str());
    const ProfileFile read = parseProfile(writeProfile(profile));
    // Extremes of one size do not go with the others; then the base counts, which sizesThatDoNotGoTogether() tests.
    if(std::ranges::all_of(sizeLimits(), [&](const SizeLimit& limit) { return limit.holds(profile); }))
    {
      QVERIFY2(read.problems.empty(), problemTexts(read.problems).c_str());
      QVERIFY2(read.profile == profile, pathOf(key).c_str());
    }
    else
      QVERIFY2(!read.problems.empty(), pathOf(key).c_str());
  }
  QVERIFY(paths.size() > 100);
}

void ProfileFileTest::whatIsListedIsChangedAndNothingElse()
{
  const ProfileFile read = parseProfile("; Our cup\n"
                                        "(simuro (base middle-platform2019) (name \"Our cup\") (league 4)\n"
                                        "  (rules (areaFrames 8) (R3 (on false)) (R7 (seconds 8) (distance 12.5)))\n"
                                        "  (colors (blue #0050ff)) (match (policy ask)))\n");
  QVERIFY2(read.problems.empty(), problemTexts(read.problems).c_str());
  LeagueProfile expected = *profileOf("middle-platform2019");
  expected.name = "Our cup";
  expected.field.robots = 4;
  expected.rules.areaFrames = 8;
  expected.rules.enabled[static_cast<std::size_t>(RuleId::CrowdedPenaltyArea)] = false;
  expected.rules.keeperSeconds = 8;
  expected.rules.keeperDistance = 12.5;
  expected.colours.blue = "#0050ff";
  expected.match.policy = HumanPolicy::Ask;
  QVERIFY(read.profile == expected);
}

void ProfileFileTest::theBaseIsThatOfTheRobotsIfThereIsNone()
{
  QVERIFY(parseProfile("(simuro (league 5))").profile == *profileOf("middle-mirosot"));
  QVERIFY(parseProfile("(simuro (league 11))").profile == *profileOf("large-simurosot"));
  QVERIFY(parseProfile("(simuro)").profile == LeagueProfile());
}

void ProfileFileTest::badLines_data()
{
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("problem");
  const auto row = [](const char* text, const char* problem)
  { QTest::newRow(text) << QString(text) << QString(problem); };
  row("", "f:1:1: error: there is no league in this file (a league file is one list: (simuro (base large-simurosot) "
          "...))");
  row("(rsg)", "f:1:1: error: there is no league in this file (a league file is one list: (simuro (base "
               "large-simurosot) ...))");
  row("(simuro (base larg-simurosot))",
      "f:1:9: error: there is no league `larg-simurosot` (did you mean 'large-simurosot' or 'large-mirosot'?)");
  row("(simuro (league 0))", "f:1:17: error: `league` is a whole number from 1 to 11, not `0` (it stays 11)");
  row("(simuro (league 12))", "f:1:17: error: `league` is a whole number from 1 to 11, not `12` (it stays 11)");
  row("(simuro (league 5.5))", "f:1:17: error: `league` is a whole number from 1 to 11, not `5.5` (it stays 11)");
  row("(simuro\n  (field (lenght 300)))", "f:2:10: error: there is no `lenght` here (did you mean 'length'?)");
  row("(simuro (fild (length 300)))", "f:1:9: error: there is no `fild` here (did you mean 'field'?)");
  row("(simuro (field (length long)))",
      "f:1:24: error: `length` is a number from 50 to 2000 cm, not `long` (it stays 400)");
  row("(simuro (field (length nan)))",
      "f:1:24: error: `length` is a number from 50 to 2000 cm, not `nan` (it stays 400)");
  row("(simuro (field (length 1e400)))",
      "f:1:24: error: `length` is a number from 50 to 2000 cm, not `1e400` (it stays 400)");
  row("(simuro (field (length -5)))",
      "f:1:24: error: `length` is a number from 50 to 2000 cm, not `-5` (it stays 400)");
  row("(simuro (field (length)))", "f:1:16: error: `length` takes one value (it stays 400)");
  row("(simuro (field (length 300 200)))", "f:1:16: error: `length` takes one value (it stays 400)");
  row("(simuro (field (length (300))))", "f:1:16: error: `length` takes one value (it stays 400)");
  row("(simuro (field (goalWidth 70) (goalWidth 80)))",
      "f:1:31: error: `goalWidth` is there twice (the first one counts)");
  row("(simuro (field length))",
      "f:1:16: error: `length` stands alone (values are lists of a name and a value: (length 400))");
  row("(simuro (field ()))",
      "f:1:16: error: a list without a name (values are lists of a name and a value: (length 400))");
  row("(simuro (rules (R4 (onn true))))", "f:1:20: error: there is no `onn` here (did you mean 'on'?)");
  row("(simuro (rules (R4 (on yes))))", "f:1:24: error: `on` is true or false, not `yes` (it stays true)");
  row("(simuro (rules (R12 (on true))))", "f:1:16: error: there is no `R12` here (did you mean 'R1', 'R10' or 'R11'?)");
  row("(simuro (match (policy maybe)))",
      "f:1:24: error: `policy` is ask, confirm or reject, not `maybe` (it stays confirm)");
  row("(simuro (colors (blue #12345)))",
      "f:1:23: error: `blue` is a colour such as #2f6fe4, not `#12345` (it stays #2f6fe4)");
  row("(simuro (network (port 0)))", "f:1:24: error: `port` is a whole number from 1 to 65535, not `0` (it stays 7656)");
  row("(simuro (name \"\"))", "f:1:15: error: `name` is a text of 1 to 64 printable characters (it stays "
                               "large-simurosot)");
  row("(simuro) (simuro)", "f:1:10: error: only the first list counts (a league file is one list: (simuro (base "
                           "large-simurosot) ...))");
  row("(simuro (field (length 300)", "f:1:9: error: '(' without ')' (2 lists are still open at the end of the text; "
                                     "the outermost starts in line 1)");
}

void ProfileFileTest::badLines()
{
  QFETCH(QString, text);
  const ProfileFile read = parseProfile(text.toStdString(), "f");
  QCOMPARE(read.problems.size(), std::size_t(1));
  QTEST(QString::fromStdString(read.problems.front().text()), "problem");
}

void ProfileFileTest::sizesThatDoNotGoTogether_data()
{
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("problem");
  const auto row = [](const char* text, const char* problem)
  { QTest::newRow(text) << QString(text) << QString(problem); };
  row("(goalWidth 281)", "a goal with the two corners beside it is at most as wide as the field");
  row("(width 60)", "a goal with the two corners beside it is at most as wide as the field");
  row("(goalDepth 21)", "the ball is lost only farther behind the goal line than a goal is deep");
  row("(goalDepth 4)", "a goal is at least as deep as the ball");
  row("(goalWidth 14)", "a goal is wider than the ball and a robot");
  row("(penaltyAreaDepth 201)", "a penalty area is at most as large as half the field");
  row("(penaltyAreaWidth 281)", "a penalty area is at most as large as half the field");
  row("(goalAreaDepth 71)", "a goal area is at most as large as the penalty area");
  row("(goalAreaDepth 8)", "a robot fits into the goal area");
  row("(circleRadius 141)", "the centre circle lies within the field");
  row("(penaltyMark 200)", "the penalty mark lies in half the field");
  row("(freeBallX 172)", "the robots beside a free-ball mark lie within the half");
  row("(freeBallY 139)", "the robots beside a free-ball mark lie within the half");
  row("(length 100)", "a penalty area is at most as large as half the field");
}

void ProfileFileTest::sizesThatDoNotGoTogether()
{
  QFETCH(QString, text);
  QFETCH(QString, problem);
  const ProfileFile read = parseProfile(("(simuro\n (field " + text + "))").toStdString(), "f");
  QCOMPARE(read.problems.size(), std::size_t(1));
  QCOMPARE(QString::fromStdString(read.problems[0].message), problem);
  QCOMPARE(read.problems[0].line, 2);
  QVERIFY(read.profile == LeagueProfile());
  QVERIFY(read.problems[0].said.key() && read.problems[0].advice.key());
}

void ProfileFileTest::theLeaguesThatAreBuiltInKeepAllLimits()
{
  for(const std::string_view name : profileNames())
    for(const SizeLimit& limit : sizeLimits())
      QVERIFY2(limit.holds(*profileOf(name)), limit.wanted.name);
  for(const SizeLimit& limit : sizeLimits())
    for(const std::string_view size : limit.sizes)
      QVERIFY(size.empty() ||
              std::ranges::any_of(profileKeys(), [&](const ProfileKey& key) { return pathOf(key) == size; }));
  // Robots that do not fit into half the field.
  const ProfileFile huge =
      parseProfile("(simuro (base middle-mirosot) (league 11) (robot (side 15)) (field (goalAreaDepth 30)))");
  QCOMPARE(problemTexts(huge.problems),
           std::string("1:50: error: the robots of a side fit into its half, outside of the centre circle (the values of "
                       "the base count: league 5, side 7.5)\n"));
  QCOMPARE(huge.profile.field.robots, 5);
  QCOMPARE(huge.profile.field.goalAreaDepth, 30.);
  // Other values of the file stay.
  const ProfileFile goal = parseProfile("(simuro (field (goalWidth 500) (goalHeight 6)) (robot (mass 1)))");
  QCOMPARE(goal.profile.field.goalWidth, 60.);
  QCOMPARE(goal.profile.field.goalHeight, 6.);
  QCOMPARE(goal.profile.robot.mass, 1.);
}

void ProfileFileTest::filesThatCannotBeReadAreAProblem()
{
  QTemporaryDir folder;
  const std::filesystem::path place = folder.path().toStdString();
  QCOMPARE(readProfile(place / "none.simuro").problems.size(), std::size_t(1));
  QCOMPARE(readProfile(place).problems.size(), std::size_t(1));
  QCOMPARE(parseProfile(std::string((1u << 20) + 1, ' ')).problems.size(), std::size_t(1));
  QFile file(folder.filePath("league.simuro"));
  QVERIFY(file.open(QFile::WriteOnly));
  file.write("(simuro (league 5) (fild))");
  file.close();
  const ProfileFile read = readProfile(place / "league.simuro");
  QCOMPARE(read.profile.field.robots, 5);
  QCOMPARE(read.problems.size(), std::size_t(1));
  QCOMPARE(read.problems[0].file, (place / "league.simuro").string());
}

void ProfileFileTest::randomBytesDoNotCrash()
{
  std::uint32_t random = 3;
  const auto next = [&random] { return random = random * 1664525u + 1013904223u, random >> 8; };
  const std::string good = writeProfile(LeagueProfile());
  for(int turn = 0; turn < 300; ++turn)
  {
    std::string noise, changed = good;
    for(unsigned i = next() % 400; i > 0; --i)
      noise += static_cast<char>(next());
    for(unsigned i = next() % 20; i > 0; --i)
      changed[next() % changed.size()] = turn % 2 ? static_cast<char>(next()) : "()\" 9"[next() % 5];
    for(const std::string& text : {noise, changed, "(simuro " + noise, changed.substr(0, next() % changed.size())})
    {
      const ProfileFile read = parseProfile(text);
      QVERIFY(read.problems.size() <= 51);
      for(const SizeLimit& limit : sizeLimits())
        QVERIFY2(limit.holds(read.profile), text.c_str());
    }
  }
  QVERIFY(!parseProfile(std::string(100000, '(')).problems.empty());
}

void ProfileFileTest::allKeysAreDocumented()
{
  const std::string text = profileDocumentation();
  for(const ProfileKey& key : profileKeys())
    QVERIFY2(text.find(std::string(key.name) + "` |") != std::string::npos, pathOf(key).c_str());
  if(qEnvironmentVariableIsSet("SPARKWRIGHT_SHOW_LEAGUE_FILES"))
    std::printf("%s", text.c_str());
  QFile page(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/docs/league-files.md"));
  QVERIFY(page.open(QIODevice::ReadOnly));
  QVERIFY2(page.readAll().contains(QByteArray::fromStdString(text)),
           "docs/league-files.md is stale; SPARKWRIGHT_SHOW_LEAGUE_FILES=1 prints the tables anew");
  QVERIFY(text.find("| `R7 distance` | `10` | 0 to 1000 | cm | Within which no other robot is near the ball. |") !=
          std::string::npos);
}

QTEST_APPLESS_MAIN(ProfileFileTest)
#include "ProfileFileTest.moc"
