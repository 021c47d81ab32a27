#include "app/jobs/plan/Job.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Job files: what they say is read, what is wrong in them is told with its place.
class JobFileTest : public QObject
{
  Q_OBJECT

private slots:
  void aSweepIsRead();
  void teamsAndTournamentsAreRead();
  void twoTeamsPlayEachOther();
  void whatIsWrittenIsReadAgain();
  void seedsMayBeWrittenInSeveralWays_data();
  void seedsMayBeWrittenInSeveralWays();
  void badFilesAreRefusedWithTheirPlace_data();
  void badFilesAreRefusedWithTheirPlace();
  void aMissingFileIsTold();
};

namespace
{

std::optional<Job> jobOf(const std::string& text, Diagnostic& problem)
{
  return parseJob(text, "noise.sparkjobs", problem);
}

} // namespace

void JobFileTest::aSweepIsRead()
{
  Diagnostic problem;
  const auto job = jobOf(R"(
scene = "setups/demo.rb"
seeds = [7, 9]
repeat = 2
until = "goal"
at-most = 600
wall-limit = 90.5
parallel = 3
measure = ["ball/x", "ball/speed"]
record = true
shares = true
combine = "zip"
options = ["--threads", "2"]
[variables]
RuleHalfTime = 30
DisabledRules = "ball out"
[vary.variables]
BeamNoiseXY = { from = 0.1, to = 0.3, step = 0.1 }
"Demo.Players" = [2, 3, 4]
[vary.robots]
"nao1.ThighRelHip2_Z" = [-0.04, -0.05, -0.06]
)",
                         problem);
  QVERIFY2(job, problem.text().c_str());
  QCOMPARE(job->name, std::string("noise"));
  QCOMPARE(job->seeds, (std::vector<std::uint64_t>{7, 9}));
  QCOMPARE(job->repeat, 2);
  QCOMPARE(job->until, std::string("goal"));
  QCOMPARE(job->atMost, 600.0);
  QCOMPARE(job->wallLimit, 90.5);
  QCOMPARE(job->parallel, 3);
  QCOMPARE(job->measure, (std::vector<std::string>{"ball/x", "ball/speed"}));
  QVERIFY(job->record && job->shares);
  QVERIFY(job->combine == Job::Combine::Zip);
  QCOMPARE(job->options, (std::vector<std::string>{"--threads", "2"}));
  QCOMPARE(job->variables, (JobVariables{{"DisabledRules", "ball out"}, {"RuleHalfTime", "30"}}));
  QCOMPARE(job->parameters.size(), std::size_t(3)); // In the order of the file.
  QCOMPARE(job->parameters[0].name, std::string("BeamNoiseXY"));
  QCOMPARE(job->parameters[0].values, (std::vector<std::string>{"0.1", "0.2", "0.3"}));
  QCOMPARE(job->parameters[1].values, (std::vector<std::string>{"2", "3", "4"}));
  QVERIFY(job->parameters[2].kind == JobParameter::Kind::RobotValue);
  QCOMPARE(job->matches.size(), std::size_t(1));
}

void JobFileTest::teamsAndTournamentsAreRead()
{
  Diagnostic problem;
  const auto job = jobOf(R"(
until = 60
timing = "sync"
[[team]]
name = "Red"
players = 2
[[team]]
name = "Blue"
file = "blue.sparkteam"
[[team]]
name = "Green"
behavior = "Waver"
bundle = "waver"
command = "unum={number}"
[tournament]
legs = 2
)",
                         problem);
  QVERIFY2(job, problem.text().c_str());
  QCOMPARE(job->atMost, 60.0);
  QVERIFY(job->timing == Job::Timing::Sync);
  QCOMPARE(job->scene, std::string("setups/match.rb"));
  QCOMPARE(job->teams[0].players, 2);
  QCOMPARE(job->teams[1].file, std::string("blue.sparkteam"));
  QCOMPARE(job->teams[2].behavior, std::string("Waver"));
  std::vector<std::pair<int, int>> pairs;
  for(const JobMatch& match : job->matches)
    pairs.emplace_back(match.left, match.right);
  QCOMPARE(pairs, (std::vector<std::pair<int, int>>{{0, 1}, {0, 2}, {1, 2}, {1, 0}, {2, 0}, {2, 1}}));
}

void JobFileTest::twoTeamsPlayEachOther()
{
  Diagnostic problem;
  const auto job = jobOf("until = 1\n[[team]]\nname = \"A\"\n[[team]]\nname = \"B\"\n", problem);
  QVERIFY2(job, problem.text().c_str());
  QCOMPARE(job->matches.size(), std::size_t(1));
  QCOMPARE(job->matches.front().left, 0);
  QCOMPARE(job->matches.front().right, 1);
}

void JobFileTest::whatIsWrittenIsReadAgain()
{
  Job job;
  job.file = "noise.sparkjobs";
  job.name = "A \"test\"";
  job.scene = "setups/soccer.rb";
  job.seeds = {1, 2, 3, 4};
  job.repeat = 3;
  job.variables = {{"Demo.Players", "2"}, {"Text", "a, b"}};
  job.parameters = {{JobParameter::Kind::Variable, "RuleHalfTime", {"10", "20.5"}},
                    {JobParameter::Kind::RobotValue, "*.Hip1RelTorso_X", {"0.05", "0.06"}}};
  job.combine = Job::Combine::Zip;
  job.robots = "mine.toml";
  job.teams = {{"Red", "", 2, "Waver", "waver", "x"}, {"Blue", "blue.sparkteam"}};
  job.matches = {{"first", "setups/spl.rb", 0, 1, {{"RuleHalfTime", "5"}}}, {"", "", 1, 0, {}}};
  job.timing = Job::Timing::RealTime;
  job.until = "ball/speed > 2";
  job.atMost = 12.5;
  job.wallLimit = 60;
  job.connectLimit = 5;
  job.parallel = 2;
  job.measure = {"ball/x"};
  job.record = true;
  job.shares = true;
  job.options = {"--threads", "2"};
  Diagnostic problem;
  const auto again = parseJob(jobText(job), job.file, problem);
  QVERIFY2(again, (problem.text() + '\n' + jobText(job)).c_str());
  QCOMPARE(jobText(*again), jobText(job));
  QVERIFY(*again == job);
}

void JobFileTest::seedsMayBeWrittenInSeveralWays_data()
{
  QTest::addColumn<QString>("written");
  QTest::addColumn<QList<int>>("expected");
  QTest::newRow("list") << "[3, 1]" << QList<int>{3, 1};
  QTest::newRow("text") << "\"2-4, 9\"" << QList<int>{2, 3, 4, 9};
  QTest::newRow("range") << "{ from = 5, to = 7 }" << QList<int>{5, 6, 7};
  QTest::newRow("steps") << "{ from = 5, to = 10, step = 5 }" << QList<int>{5, 10};
}

void JobFileTest::seedsMayBeWrittenInSeveralWays()
{
  QFETCH(const QString, written);
  QFETCH(const QList<int>, expected);
  Diagnostic problem;
  const auto job = jobOf("scene = \"a.rsg\"\nuntil = 1\nseeds = " + written.toStdString(), problem);
  QVERIFY2(job, problem.text().c_str());
  QCOMPARE(job->seeds, (std::vector<std::uint64_t>(expected.begin(), expected.end())));
}

void JobFileTest::badFilesAreRefusedWithTheirPlace_data()
{
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("line");
  QTest::addColumn<int>("column");
  QTest::addColumn<QString>("message");
  const QString good = "scene = \"a.rsg\"\nuntil = 1\n";
  QTest::newRow("no TOML") << "scene = " << 1 << 9 << "";
  QTest::newRow("header that is no key") << good + "[+x" << 3 << 2 << "";
  QTest::newRow("unknown key") << good + "speed = 3\n" << 3 << 1 << "no setting `speed`";
  QTest::newRow("wrong type") << good + "seeds = true\n" << 3 << 9 << "`seeds` must be";
  QTest::newRow("negative seed") << good + "seeds = [-1]\n" << 3 << 9 << "`seeds` must be";
  QTest::newRow("no seeds") << good + "seeds = []\n" << 3 << 9 << "no values";
  QTest::newRow("seeds backwards") << good + "seeds = \"9-1\"\n" << 3 << 9 << "`seeds` must be";
  QTest::newRow("endless seeds") << good + "seeds = \"1-99999999\"\n" << 3 << 9 << "`seeds` must be";
  QTest::newRow("out of range") << good + "repeat = 0\n" << 3 << 10 << "from 1 to 1000";
  QTest::newRow("no scene") << "until = 1\n" << 1 << 1 << "names no scene";
  QTest::newRow("no end") << "scene = \"a.rsg\"\n" << 1 << 1 << "never end";
  QTest::newRow("bad end") << "scene = \"a.rsg\"\nuntil = \"sometime\"\n" << 2 << 9 << "`sometime` is no end";
  QTest::newRow("bad word") << good + "combine = \"all\"\n" << 3 << 11 << "grid, zip";
  QTest::newRow("value of a variable") << good + "[variables]\nA = [1]\n" << 4 << 5 << "`A` has no single value";
  QTest::newRow("no value of its kind") << good + "[variables]\nRuleHalfTime = \"10,5\"\n" << 4 << 16
                                        << "RuleHalfTime is a number from 0 to 1e+06 s, not `10,5`";
  QTest::newRow("varied out of range") << good + "[vary.variables]\nRuleHalfTime = [10,\n-5]\n" << 5 << 1
                                       << "RuleHalfTime is a number from 0 to 1e+06 s, not `-5`";
  QTest::newRow("range out of range") << good + "[vary.variables]\nBeamNoiseAngle = { from = 170, to = 190, step = 10 }\n" << 4 << 18
                                      << "BeamNoiseAngle is a number from 0 to 180 deg, not `190`";
  QTest::newRow("no values") << good + "[vary.variables]\nA = []\n" << 4 << 5 << "`A` has no values";
  QTest::newRow("one value") << good + "[vary.variables]\nA = 3\n" << 4 << 5 << "`A` must be";
  QTest::newRow("range backwards") << good + "[vary.variables]\nA = { from = 2, to = 1 }\n" << 4 << 5 << "`A` must be";
  QTest::newRow("endless range") << good + "[vary.variables]\nA = { from = 0, to = 1, step = 1e-9 }\n"
                                 << 4 << 5 << "more than";
  QTest::newRow("unequal zip") << good + "combine = \"zip\"\n[vary.variables]\nA = [1]\nB = [1, 2]\n"
                               << 6 << 1 << "`A` has 1 values, `B` has 2";
  QTest::newRow("robot without type") << good + "[vary.robots]\nLength = [1]\n" << 4 << 1 << "names no parameter";
  QTest::newRow("team without name") << good + "[[team]]\nplayers = 2\n" << 3 << 1 << "needs a name";
  QTest::newRow("team twice") << good + "[[team]]\nname = \"A\"\n[[team]]\nname = \"A\"\n" << 6 << 8 << "a `A` already";
  QTest::newRow("no such team") << good + "[[match]]\nleft = \"A\"\n" << 4 << 8 << "no team `A`";
  QTest::newRow("against itself") << good + "[[team]]\nname = \"A\"\n[[match]]\nleft = \"A\"\nright = \"A\"\n"
                                  << 5 << 1 << "two different teams";
  QTest::newRow("tournament of one") << good + "[[team]]\nname = \"A\"\n[tournament]\n" << 5 << 1 << "at least two";
  QTest::newRow("own option") << good + "options = [\"--seed=3\"]\n" << 3 << 11 << "`--seed=3` is set by the job";
  QTest::newRow("options of numbers") << good + "options = [3]\n" << 3 << 12 << "list of texts";
}

void JobFileTest::badFilesAreRefusedWithTheirPlace()
{
  QFETCH(const QString, text);
  QFETCH(const int, line);
  QFETCH(const int, column);
  QFETCH(const QString, message);
  Diagnostic problem;
  QVERIFY(!jobOf(text.toStdString(), problem));
  QCOMPARE(problem.file, std::string("noise.sparkjobs"));
  QVERIFY2(QString::fromStdString(problem.message).contains(message), problem.text().c_str());
  QVERIFY2(problem.line == line && problem.column == column, problem.text().c_str());
  QVERIFY(problem.said.key() || message.isEmpty()); // The parser's own words are not translated.
}

void JobFileTest::aMissingFileIsTold()
{
  const QTemporaryDir folder;
  Diagnostic problem;
  QVERIFY(!readJob(folder.filePath("none.sparkjobs").toStdString(), problem));
  QVERIFY(problem.text().find("cannot read") != std::string::npos);
}

QTEST_APPLESS_MAIN(JobFileTest)
#include "JobFileTest.moc"
