#include "FakeServerSupport.h"

#include <QtTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sparkwright;

/// The runner keeps several processes going, tells how they ended, and goes on after a crash of its own.
class JobRunnerTest : public QObject
{
  Q_OBJECT

private slots:
  void init() { server_ = std::make_unique<FakeServer>(); }
  void goodRunsHaveResults();
  void everyFailureHasItsReason();
  void onlySoManyRunAtATime();
  void whatIsStoppedIsDoneLater();
  void failedRunsAreDoneOnceMoreOnRequest();
  void someRunsOfAJob();
  void aServerThatIsMissingIsTold();
  void resultsThatCannotBeWrittenEndTheJob();
  void aKilledRunnerLosesOnlyWhatWasUnderWay();
  void robotsGetTheirValues();
  void aRobotsFileElsewhereIsNotOverwritten();

private:
  /// Does all that is due. @return the reasons of failures by seed
  std::map<std::uint64_t, std::string> run(const Job& job, JobRunner::Which which = JobRunner::Which::Missing,
                                           int parallel = 4);
  std::unique_ptr<ResultStore> store();

  std::unique_ptr<FakeServer> server_;
};

std::unique_ptr<ResultStore> JobRunnerTest::store()
{
  Diagnostic problem;
  return ResultStore::open(server_->results(), {}, ResultStore::Use::Write, problem);
}

std::map<std::uint64_t, std::string> JobRunnerTest::run(const Job& job, JobRunner::Which which, int parallel)
{
  const auto results = store();
  JobRunner runner(job, planOfJob(job), *results, server_->setting(), parallel, wallClock);
  runner.schedule(which);
  while(runner.turn(1))
    ;
  std::map<std::uint64_t, std::string> reasons;
  for(const PlannedRun& planned : runner.runs())
    if(const auto& result = runner.status(planned.number).result)
      reasons[planned.seed] = reasonOf(*result).english();
  return reasons;
}

void JobRunnerTest::goodRunsHaveResults()
{
  const Job job = server_->job({1, 2});
  const auto reasons = run(job);
  QCOMPARE(reasons, (std::map<std::uint64_t, std::string>{{1, ""}, {2, ""}}));
  const auto result = store()->find(planOfJob(job)[1]);
  QVERIFY(result.has_value());
  QCOMPARE(result->seed, std::uint64_t(2));
  QCOMPARE(result->scoreLeft, 2);
  QCOMPARE(result->goals, 1);
  QCOMPARE(result->fouls, 0); // It was overruled.
  QCOMPARE(result->digest, std::string("d2"));
  QFile command(QString::fromStdString((runFolder(server_->results(), planOfJob(job)[1]) / "command.txt").string()));
  QVERIFY(command.open(QIODevice::ReadOnly));
  QVERIFY(command.readAll().contains("--seed 2"));
}

void JobRunnerTest::everyFailureHasItsReason()
{
  Job job = server_->job({3, 4, 5, 6});
  job.wallLimit = 1;
  const auto reasons = run(job);
  QCOMPARE(reasons.at(3), std::string("crashed: SIGSEGV (signal 11): about to break"));
  QCOMPARE(reasons.at(4), std::string("ended with exit code 2: a.rsg:3:1: error: it is broken (mend it)"));
  QCOMPARE(reasons.at(5), std::string("took longer than 1 s"));
  QCOMPARE(reasons.at(6), std::string("left no summary"));
}

void JobRunnerTest::onlySoManyRunAtATime()
{
  const Job job = server_->job({1, 2, 10, 11, 12, 13});
  const auto results = store();
  JobRunner runner(job, planOfJob(job), *results, server_->setting(), 2, wallClock);
  int most = 0;
  runner.setListener(
      [&](int)
      {
        int running = 0;
        for(const PlannedRun& planned : runner.runs())
          running += runner.status(planned.number).state == RunStatus::State::Running;
        most = std::max(most, running);
      });
  runner.schedule(JobRunner::Which::Missing);
  while(runner.turn(1))
    ;
  QCOMPARE(most, 2);
  QCOMPARE(server_->started().size(), 6);
}

void JobRunnerTest::whatIsStoppedIsDoneLater()
{
  const Job job = server_->job({7, 1, 2});
  {
    const auto results = store();
    JobRunner runner(job, planOfJob(job), *results, server_->setting(), 1, wallClock);
    runner.schedule(JobRunner::Which::Missing);
    while(runner.turn(0.1) && server_->started().isEmpty())
      ;
    runner.stop();
    while(runner.turn(0.1))
      ;
    for(int number = 1; number <= 3; ++number)
      QVERIFY(runner.status(number).state == RunStatus::State::Stopped);
  }
  QCOMPARE(server_->started(), QStringList{"7"});
  for(const PlannedRun& planned : planOfJob(job))
    QVERIFY(!store()->find(planned));
}

void JobRunnerTest::failedRunsAreDoneOnceMoreOnRequest()
{
  const Job job = server_->job({1, 4});
  run(job);
  QCOMPARE(server_->started().size(), 2);
  run(job);
  QCOMPARE(server_->started().size(), 2); // Nothing is missing.
  run(job, JobRunner::Which::Failed);
  QCOMPARE(server_->started().size(), 3);
  QCOMPARE(server_->started().last(), "4");
}

void JobRunnerTest::someRunsOfAJob()
{
  const Job job = server_->job({1, 2, 10});
  const auto results = store();
  JobRunner runner(job, planOfJob(job), *results, server_->setting(), 1, wallClock);
  runner.schedule(JobRunner::Which::Missing, {1, 3});
  while(runner.turn(1))
    ;
  QCOMPARE(server_->started(), (QStringList{"1", "10"}));
  QVERIFY(runner.status(2).state == RunStatus::State::Stopped);
}

void JobRunnerTest::aServerThatIsMissingIsTold()
{
  QVERIFY(QFile::remove(server_->folder.filePath("server")));
  const auto reasons = run(server_->job({1}));
  QVERIFY2(reasons.at(1).starts_with("could not be started: "), reasons.at(1).c_str());
  QVERIFY2(reasons.at(1).ends_with("No such file or directory"), reasons.at(1).c_str());
}

void JobRunnerTest::resultsThatCannotBeWrittenEndTheJob()
{
  const Job job = server_->job({1, 2, 10});
  const auto results = store();
  QVERIFY(QDir().mkpath(QString::fromStdString((server_->results() / "results.jsonl").string())));
  JobRunner runner(job, planOfJob(job), *results, server_->setting(), 1, wallClock);
  runner.schedule(JobRunner::Which::Missing);
  while(runner.turn(1))
    ;
  QVERIFY(runner.problem().english().starts_with("cannot write the results to "));
  QCOMPARE(server_->started(), QStringList{"1"});
}

void JobRunnerTest::aKilledRunnerLosesOnlyWhatWasUnderWay()
{
  const Job job = server_->job({1, 2, 7, 10});
  const pid_t child = ::fork();
  if(child == 0)
  {
    const auto results = store();
    JobRunner runner(job, planOfJob(job), *results, server_->setting(), 1, wallClock);
    runner.schedule(JobRunner::Which::Missing);
    while(runner.turn(1))
      ;
    ::_exit(0);
  }
  QVERIFY(child > 0);
  const bool came = QTest::qWaitFor([this] { return server_->started().size() >= 3; }, 20000);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  QVERIFY(came);
  QCOMPARE(server_->started(), (QStringList{"1", "2", "7"}));

  Job rest = job;
  rest.wallLimit = 0.5; // Seed 7 goes on until it is asked to end.
  const auto reasons = run(rest, JobRunner::Which::Missing, 1);
  QCOMPARE(server_->started(), (QStringList{"1", "2", "7", "7", "10"}));
  QCOMPARE(reasons.size(), std::size_t(4));
  QCOMPARE(reasons.at(1) + reasons.at(2) + reasons.at(10), std::string());
}

void JobRunnerTest::robotsGetTheirValues()
{
  Job job = server_->job({1});
  job.parameters = {{JobParameter::Kind::RobotValue, "nao1.ThighRelHip2_Z", {"-0.05"}}};
  RunSetting setting = server_->setting();
  setting.data = {SPARKWRIGHT_SOURCE_DIR "/resources"};
  const auto results = store();
  const auto plan = planOfJob(job);
  JobRunner runner(job, plan, *results, setting, 1, wallClock);
  runner.schedule(JobRunner::Which::Missing);
  while(runner.turn(1))
    ;
  QVERIFY(runner.status(1).state == RunStatus::State::Done);
  QVERIFY(std::filesystem::exists(runFolder(server_->results(), plan[0]) / "data/robots/nao.toml"));
  const StartCommand command = runCommand(job, plan[0], setting);
  QVERIFY(std::ranges::find(command.arguments, "--mount") != command.arguments.end());

  job.parameters[0].name = "nao9.Nose";
  JobRunner second(job, planOfJob(job), *results, setting, 1, wallClock);
  second.schedule(JobRunner::Which::Missing);
  while(second.turn(1))
    ;
  QVERIFY(second.status(1).state == RunStatus::State::Failed);
  const std::string reason = reasonOf(*second.status(1).result).english();
  QVERIFY2(reason.find("no parameter of a type that is called nao9.Nose") != std::string::npos, reason.c_str());
}

void JobRunnerTest::aRobotsFileElsewhereIsNotOverwritten()
{
  const QTemporaryDir folder;
  const QString own = folder.filePath("own.toml");
  QVERIFY(QFile::copy(SPARKWRIGHT_SOURCE_DIR "/resources/robots/nao.toml", own));
  const auto contents = [&own]
  {
    QFile file(own);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  const QByteArray before = contents();
  QVERIFY(!before.isEmpty());
  const auto results = store();
  for(const std::string& name : {own.toStdString(), std::string("../own.toml"), std::string("a/../../own.toml"), std::string()})
  {
    Job job = server_->job({1});
    job.file = folder.filePath("a.sparkjobs").toStdString();
    job.robots = name;
    job.parameters = {{JobParameter::Kind::RobotValue, "nao1.ThighRelHip2_Z", {"-0.05"}}};
    RunSetting setting = server_->setting();
    setting.data = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    JobRunner runner(job, planOfJob(job), *results, setting, 1, wallClock);
    runner.schedule(JobRunner::Which::Missing);
    while(runner.turn(1))
      ;
    QVERIFY(runner.status(1).state == RunStatus::State::Failed);
    const std::string reason = reasonOf(*runner.status(1).result).english();
    QVERIFY2(reason.find("below the data directories") != std::string::npos, reason.c_str());
    QCOMPARE(contents(), before);
  }
}

QTEST_GUILESS_MAIN(JobRunnerTest)
#include "JobRunnerTest.moc"
