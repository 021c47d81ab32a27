#include "app/jobs/results/ResultTable.h"
#include "app/jobs/results/TextTable.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <deque>
#include <tuple>

using namespace sparkwright;

/// Results as tables: CSV, averages of groups, standings of tournaments.
class ResultTableTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void csvHasALineForEachRun();
  void cellsAreQuoted();
  void averagesLeaveOutFailedRuns();
  void sharesAreOverAllTries();
  void standingsCountPointsAndGoals();
  void teamsThatTookTheOtherSideGetTheirGoals();
  void repeatsThatDifferAreFound();
  void numbersAreParametersToPlotOver();

private:
  RunResult& result(int number);

  Job job_;
  std::vector<PlannedRun> runs_;
  std::vector<ResultRow> rows_;
  std::deque<RunResult> results_;
};

void ResultTableTest::init()
{
  job_ = {};
  job_.scene = "setups/match.rb";
  job_.atMost = 10;
  job_.seeds = {1, 2, 3};
  job_.teams = {{"Red"}, {"Blue"}};
  job_.matches = {{"", "", 0, 1, {}}};
  job_.parameters = {{JobParameter::Kind::Variable, "Noise, \"big\"", {"0", "0.5"}}};
  job_.measure = {"ball/x"};
  Diagnostic problem;
  runs_ = planRuns(job_, problem);
  rows_.clear();
  for(const PlannedRun& run : runs_)
    rows_.push_back({&run, nullptr});
}

RunResult& ResultTableTest::result(int number)
{
  ResultRow& row = rows_[static_cast<std::size_t>(number - 1)];
  RunResult result;
  result.number = number;
  result.match = true;
  result.teamLeft = "Red";
  result.teamRight = "Blue";
  result.playMode = "PlayOn";
  result.digest = "d" + std::to_string(number);
  result.measured = {{"ball/x", "m", true, 0.1, -1, 2, 0.5}};
  row.result = &results_.emplace_back(std::move(result));
  return results_.back();
}

void ResultTableTest::csvHasALineForEachRun()
{
  result(1).scoreLeft = 2;
  RunResult& failed = result(2);
  failed.failure = RunFailure::Exit;
  failed.code = 2;
  failed.detail = "no scene";
  const QStringList lines = QString::fromStdString(csvOf(job_, rows_)).split('\n');
  QCOMPARE(lines.size(), 8); // A heading, six runs, and what follows the last line break.
  QCOMPARE(lines[0],
           QString("run,name,left,right,\"Noise, \"\"big\"\"\",seed,repetition,state,reason,exit_code,end,"
                   "simulated_seconds,team_left,team_right,score_left,score_right,winner,play_mode,half,goals,"
                   "fouls,ball/x end,ball/x min,ball/x max,ball/x mean,digest,wall_seconds"));
  QVERIFY2(lines[1].contains(",Red,Blue,0,1,1,done,,0,,0,Red,Blue,2,0,Red,PlayOn,1,0,0,0.1,-1,2,0.5,d1,0"),
           qPrintable(lines[1]));
  QVERIFY2(lines[2].contains(",failed,ended with exit code 2: no scene,2,"), qPrintable(lines[2]));
  QVERIFY2(lines[3].contains(",missing,,,,,,,,,,,,,,,,,,,"), qPrintable(lines[3]));
}

void ResultTableTest::cellsAreQuoted()
{
  QCOMPARE(csvCell("plain"), std::string("plain"));
  QCOMPARE(csvCell("a,b"), std::string("\"a,b\""));
  QCOMPARE(csvCell("a\"b"), std::string("\"a\"\"b\""));
  QCOMPARE(csvCell("a\nb"), std::string("\"a\nb\""));
  QCOMPARE(exactNumber(0.1), std::string("0.1"));
  QCOMPARE(exactNumber(std::nan("")), std::string());
}

void ResultTableTest::averagesLeaveOutFailedRuns()
{
  result(1).scoreLeft = 2;
  result(2).scoreLeft = 4;
  RunResult& failed = result(3);
  failed.scoreLeft = 100;
  failed.failure = RunFailure::WallLimit;
  const std::vector<ResultQuantity> quantities = resultQuantities(job_, true);
  const auto groups = groupStatistics(job_, rows_, quantities);
  QCOMPARE(groups.size(), std::size_t(2));
  QCOMPARE(groups[0].done, 2);
  QCOMPARE(groups[0].failed, 1);
  QVERIFY(quantities[0].kind == ResultQuantity::Kind::ScoreLeft);
  QCOMPARE(groups[0].quantities[0].mean, 3.0);
  QCOMPARE(groups[0].quantities[0].count, std::size_t(2));
  QCOMPARE(groups[1].quantities[0].count, std::size_t(0));
  QVERIFY(groupTable(job_, groups, quantities).find("3 ± 12.71") != std::string::npos);
}

void ResultTableTest::sharesAreOverAllTries()
{
  for(const auto& [number, left, right] : {std::tuple(1, 7, 3), std::tuple(2, 5, 5)})
  {
    RunResult& run = result(number);
    run.scoreLeft = left;
    run.scoreRight = right;
  }
  const auto usual = resultQuantities(job_, true);
  QVERIFY(std::ranges::find(usual, ResultQuantity::Kind::ShareRight, &ResultQuantity::kind) == usual.end());
  job_.shares = true;
  const auto quantities = resultQuantities(job_, true);
  const auto share = std::ranges::find(quantities, ResultQuantity::Kind::ShareRight, &ResultQuantity::kind);
  QVERIFY(share != quantities.end());
  const auto groups = groupStatistics(job_, rows_, quantities);
  const Statistics& s = groups[0].quantities[static_cast<std::size_t>(share - quantities.begin())];
  QVERIFY2(std::abs(s.mean - 0.4) < 1e-12, qPrintable(QString::number(s.mean)));
  QVERIFY(std::abs(s.low - 0.2188) < 5e-5 && std::abs(s.high - 0.6134) < 5e-5);
  QVERIFY(groupTable(job_, groups, quantities).find("0.4 (0.2188–0.6134)") != std::string::npos);
  QVERIFY(csvOf(job_, groups, quantities).find("share_right") != std::string::npos);
}

void ResultTableTest::standingsCountPointsAndGoals()
{
  result(1).scoreLeft = 2;
  result(2).scoreRight = 1;
  result(3);
  result(4).scoreRight = 5;
  const std::vector<Standing> expected{{"Blue", 4, 2, 1, 1, 6, 2, 7}, {"Red", 4, 1, 1, 2, 2, 6, 4}};
  QVERIFY(standings(job_, rows_) == expected);
  QVERIFY(standingTable(expected).find("Blue       4    2      1     1    6:2       7") != std::string::npos);
}

void ResultTableTest::teamsThatTookTheOtherSideGetTheirGoals()
{
  RunResult& crossed = result(1);
  crossed.teamLeft = "Blue";
  crossed.teamRight = "Red";
  crossed.scoreLeft = 3;
  QCOMPARE(standings(job_, rows_).front().team, std::string("Blue"));
  QCOMPARE(crossed.winner(), std::string("Blue"));
}

void ResultTableTest::repeatsThatDifferAreFound()
{
  job_.repeat = 2;
  Diagnostic problem;
  runs_ = planRuns(job_, problem);
  rows_.clear();
  for(const PlannedRun& run : runs_)
    rows_.push_back({&run, nullptr});
  result(1).digest = result(2).digest = "same";
  result(3);
  result(4);
  QCOMPARE(differences(rows_), (std::vector<std::pair<int, int>>{{3, 4}}));
}

void ResultTableTest::numbersAreParametersToPlotOver()
{
  job_.parameters.push_back({JobParameter::Kind::Variable, "Words", {"a", "1"}});
  const auto quantities = parameterQuantities(job_);
  QCOMPARE(quantities.size(), std::size_t(2));
  QVERIFY(quantities[0].kind == ResultQuantity::Kind::Parameter && quantities[0].index == 0);
  QVERIFY(quantities[1].kind == ResultQuantity::Kind::Seed);
  QCOMPARE(valueOf(quantities[0], job_, runs_.back(), nullptr), 0.5);
  QCOMPARE(valueOf(quantities[1], job_, runs_.back(), nullptr), 3.0);
}

QTEST_APPLESS_MAIN(ResultTableTest)
#include "ResultTableTest.moc"
