#include "app/jobs/plan/JobPlan.h"

#include <QtTest>

#include <set>

using namespace sparkwright;

/// A job becomes a list of runs with fixed numbers, names and keys.
class JobPlanTest : public QObject
{
  Q_OBJECT

private slots:
  void aGridHasEachWithEach();
  void zippedParametersGoTogether();
  void matchesSetVariablesOfTeams();
  void keysTellSettingsApart();
  void editsKeepKeysOfWhatStays();
  void tooManyRunsAreRefused();
  void runsAreCountedBeforeTheyAreMade_data();
  void runsAreCountedBeforeTheyAreMade();
  void equalRunsHaveKeysOfTheirOwn();
  void examplesAreGood_data();
  void examplesAreGood();
};

namespace
{

Job sweep()
{
  Job job;
  job.name = "sweep";
  job.scene = "setups/demo.rb";
  job.seeds = {4, 5};
  job.atMost = 10;
  job.parameters = {{JobParameter::Kind::Variable, "A", {"1", "2"}},
                    {JobParameter::Kind::RobotValue, "nao1.B", {"x", "y", "z"}}};
  job.matches.emplace_back();
  return job;
}

std::vector<PlannedRun> planOf(const Job& job)
{
  Diagnostic problem;
  return planRuns(job, problem);
}

} // namespace

void JobPlanTest::aGridHasEachWithEach()
{
  const auto runs = planOf(sweep());
  QCOMPARE(runs.size(), std::size_t(12));
  std::set<std::string> keys;
  for(std::size_t i = 0; i < runs.size(); ++i)
  {
    QCOMPARE(runs[i].number, static_cast<int>(i) + 1);
    keys.insert(runs[i].key);
  }
  QCOMPARE(keys.size(), runs.size());
  QCOMPARE(runs[0].name, std::string("A = 1, nao1.B = x, seed 4"));
  QCOMPARE(runs[3].name, std::string("A = 1, nao1.B = y, seed 5"));
  QCOMPARE(runs[11].name, std::string("A = 2, nao1.B = z, seed 5"));
  QCOMPARE(runs[11].group, 5);
  QCOMPARE(runs[11].variables, (JobVariables{{"A", "2"}}));
  QCOMPARE(runs[11].robotValues, (JobVariables{{"nao1.B", "z"}}));
}

void JobPlanTest::zippedParametersGoTogether()
{
  Job job = sweep();
  job.combine = Job::Combine::Zip;
  job.parameters[0].values = {"1", "2", "3"};
  const auto runs = planOf(job);
  QCOMPARE(runs.size(), std::size_t(6));
  QCOMPARE(runs[2].values, (std::vector<std::string>{"2", "y"}));
}

void JobPlanTest::matchesSetVariablesOfTeams()
{
  Job job = sweep();
  job.parameters.clear();
  job.variables = {{"RuleHalfTime", "30"}, {"Other", "1"}};
  job.teams = {{"Red"}, {"Blue", "blue.sparkteam"}};
  job.matches = {{"", "", 0, 1, {{"RuleHalfTime", "5"}}}};
  const auto runs = planOf(job);
  QCOMPARE(runs.size(), std::size_t(2));
  QCOMPARE(runs[0].name, std::string("Red – Blue, seed 4"));
  const std::map<std::string, std::string> variables(runs[0].variables.begin(), runs[0].variables.end());
  QCOMPARE(variables.at("Match.LeftTeam"), std::string("Red"));
  QCOMPARE(variables.at("Match.LeftPlayers"), std::string("4"));
  QCOMPARE(variables.at("Match.RightPlayers"), std::string("0")); // They connect from outside.
  QCOMPARE(variables.at("RuleHalfTime"), std::string("5"));
  QCOMPARE(variables.at("Other"), std::string("1"));
}

void JobPlanTest::keysTellSettingsApart()
{
  const std::string key = planOf(sweep()).front().key;
  QCOMPARE(planOf(sweep()).front().key, key);
  const std::vector<std::function<void(Job&)>> edits{[](Job& job) { job.scene = "other.rb"; },
                                                     [](Job& job) { job.seeds[0] = 6; },
                                                     [](Job& job) { job.atMost = 11; },
                                                     [](Job& job) { job.until = "goal"; },
                                                     [](Job& job) {
                                                       job.variables = {{"C", "1"}};
                                                     },
                                                     [](Job& job) { job.measure = {"ball/x"}; },
                                                     [](Job& job) { job.options = {"--threads"}; },
                                                     [](Job& job) { job.parameters[0].values[0] = "7"; }};
  for(const auto& edit : edits)
  {
    Job job = sweep();
    edit(job);
    QVERIFY(planOf(job).front().key != key);
  }
}

void JobPlanTest::editsKeepKeysOfWhatStays()
{
  Job job = sweep();
  const auto before = planOf(job);
  job.seeds = {9, 4, 5};
  job.parallel = 7; // This has no influence on results.
  job.wallLimit = 3;
  const auto after = planOf(job);
  QCOMPARE(after[1].key, before[0].key);
  QCOMPARE(after[2].key, before[1].key);
}

void JobPlanTest::runsAreCountedBeforeTheyAreMade_data()
{
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("said");
  const QByteArray end = "until = 1\nscene = \"a.rb\"\n";
  QByteArray teams;
  for(int i = 0; i < 1500; ++i)
    teams += "[[team]]\nname = \"" + QByteArray::number(i) + "\"\n";
  QTest::newRow("tournament") << end + teams + "[tournament]\nlegs = 100\n" << QByteArray("112425000 runs");
  QTest::newRow("tournament, repeated") << end + "repeat = 1000\nseeds = \"1-1000\"\n" + teams + "[tournament]\n"
                                        << QByteArray("1124250000000 runs");
  QTest::newRow("parameters") << end + "[vary.variables]\n" +
                                     "a = {from = 1, to = 1000, step = 1}\nb = {from = 1, to = 1000, step = 1}\n"
                                     "c = {from = 1, to = 1000, step = 1}\nd = {from = 1, to = 1000, step = 1}\n"
                              << QByteArray("1000000000000 runs");
  QTest::newRow("long texts") << end + "seeds = \"1-1000\"\nrepeat = 100\n[variables]\na = \"" +
                                     QByteArray(500'000, 'x') + "\"\n"
                              << QByteArray("at most 1024 MiB");
  QTest::newRow("tiny steps") << end + "[vary.variables]\na = {from = 0, to = 1, step = 1e-300}\n" << QByteArray("a");
  QTest::newRow("repeat") << end + "repeat = 1000000000\n" << QByteArray("`repeat`");
  QTest::newRow("seeds") << end + "seeds = \"1-1000000000000\"\n" << QByteArray("`seeds`");
}

void JobPlanTest::runsAreCountedBeforeTheyAreMade()
{
  QFETCH(const QByteArray, text);
  QFETCH(const QByteArray, said);
  Diagnostic problem;
  const auto job = parseJob(text.toStdString(), "/jobs/x.sparkjobs", problem);
  QVERIFY(!job || planRuns(*job, problem).empty());
  QVERIFY2(problem.text().find(said.toStdString()) != std::string::npos, problem.text().c_str());
}

void JobPlanTest::tooManyRunsAreRefused()
{
  Job job = sweep();
  job.parameters[0].values.assign(10'000, "1");
  job.parameters[1].values.assign(10'000, "1");
  Diagnostic problem;
  QVERIFY(planRuns(job, problem).empty());
  QVERIFY(problem.text().find("at most 100000 are possible") != std::string::npos);
}

void JobPlanTest::equalRunsHaveKeysOfTheirOwn()
{
  Job job = sweep();
  job.parameters.clear();
  job.teams = {{"A"}, {"B"}};
  job.matches = {{"", "", 0, 1, {}}, {"", "", 1, 0, {}}, {"", "", 0, 1, {}}};
  const auto runs = planOf(job);
  QVERIFY(runs[0].key != runs[4].key);
}

void JobPlanTest::examplesAreGood_data()
{
  QTest::addColumn<int>("runs");
  QTest::newRow("noise.sparkjobs") << 60;
  QTest::newRow("cup.sparkjobs") << 12;
}

void JobPlanTest::examplesAreGood()
{
  QFETCH(const int, runs);
  Diagnostic problem;
  const auto job =
      readJob(std::string(SPARKWRIGHT_SOURCE_DIR "/resources/examples/") + QTest::currentDataTag(), problem);
  QVERIFY2(job, problem.text().c_str());
  QCOMPARE(planOf(*job).size(), static_cast<std::size_t>(runs));
}

QTEST_APPLESS_MAIN(JobPlanTest)
#include "JobPlanTest.moc"
