#include "app/jobs/plan/JobPlan.h"
#include "tests/integration/ProgramSupport.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstring>

using namespace sparkwright;

/// `sparkwright-server --jobs` with real runs.
class JobsOptionTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void aSweepOfSeedsGivesATable();
  void equalRunsHaveEqualDigests();
  void partsAreCollectedToTheSameTable();
  void itGoesOnAfterBeingKilled();
  void badJobsEndWithTheirPlace();
  void aMissingTeamFileIsToldBeforeAnythingRuns();
  void failedRunsGiveAnotherExitCode();
  void aMatchInWhichNobodyPlaysHasFailed();
  void programsOfTeamsPlayEachOther();
  void robotTypesAreVaried();
  void aBundleThatIsMissingFailsTheRun();
  void programsEndWithTheirParent_data();
  void programsEndWithTheirParent();

private:
  QString write(const QString& name, const QByteArray& text);
  QString read(const QString& name) const;
  /// The table without the wall seconds, which stand last.
  QStringList rows(const QString& csv) const;

  std::unique_ptr<QTemporaryDir> folder_;
};

namespace
{

constexpr const char* shortMatches = R"(scene = "setups/demo.rb"
seeds = "1-4"
until = 4
measure = ["ball/x", "no/such/signal"]
[variables]
"Demo.Players" = 1
)";

ServerOutcome jobs(const QString& file, const QStringList& more = {})
{
  return runServer(QStringList{"--jobs", file, "--data", SPARKWRIGHT_SOURCE_DIR "/resources"} + more);
}

} // namespace

void JobsOptionTest::init()
{
  folder_ = std::make_unique<QTemporaryDir>();
  qputenv("XDG_CONFIG_HOME", folder_->filePath("settings").toUtf8());
}

QString JobsOptionTest::write(const QString& name, const QByteArray& text)
{
  QFile file(folder_->filePath(name));
  if(file.open(QIODevice::WriteOnly))
    file.write(text);
  return file.fileName();
}

QString JobsOptionTest::read(const QString& name) const
{
  QFile file(folder_->filePath(name));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList JobsOptionTest::rows(const QString& csv) const
{
  QStringList lines = read(csv).split('\n', Qt::SkipEmptyParts);
  for(QString& line : lines)
    line.truncate(line.lastIndexOf(','));
  return lines;
}

void JobsOptionTest::aSweepOfSeedsGivesATable()
{
  const QString file = write("noise.sparkjobs", shortMatches);
  const ServerOutcome outcome = jobs(file);
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  QVERIFY2(outcome.error.contains("run 3 of 4, seed 3: 4.00 s simulated"), qPrintable(outcome.error));
  QVERIFY2(outcome.out.contains("mean ± 95 %"), qPrintable(outcome.out));
  const QStringList lines = rows("noise.results/results.csv");
  QCOMPARE(lines.size(), 5);
  QVERIFY2(lines[2].contains("seed 2") && lines[2].contains(",done,"), qPrintable(lines[2]));
  QVERIFY(QFile::exists(folder_->filePath("noise.results/averages.csv")));
  const ServerOutcome again = jobs(file);
  QCOMPARE(again.code, 0);
  QCOMPARE(again.error, QString()); // Nothing was to be done.
  QCOMPARE(rows("noise.results/results.csv"), lines);
}

void JobsOptionTest::equalRunsHaveEqualDigests()
{
  const ServerOutcome outcome =
      jobs(write("equal.sparkjobs", QByteArray(shortMatches).replace("\"1-4\"", "[3]\nrepeat = 3")));
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  QVERIFY2(!outcome.out.contains("did not go the same way"), qPrintable(outcome.out));
  QSet<QString> digests;
  for(const QString& line : rows("equal.results/results.csv").mid(1))
    digests << line.section(',', -1);
  QCOMPARE(digests.size(), 1);
  QCOMPARE(digests.begin()->size(), 16);
}

void JobsOptionTest::partsAreCollectedToTheSameTable()
{
  const QString file = write("noise.sparkjobs", shortMatches);
  QCOMPARE(jobs(file).code, 0);
  const QString other = folder_->filePath("parts");
  for(const char* const part : {"3-4", "1", "2"})
  {
    const ServerOutcome outcome = jobs(file, {"--results", other, "--only", part});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  }
  const ServerOutcome collected = jobs(file, {"--results", other, "--collect"});
  QVERIFY2(collected.code == 0, qPrintable(collected.error));
  QCOMPARE(rows("parts/results.csv"), rows("noise.results/results.csv"));
}

void JobsOptionTest::itGoesOnAfterBeingKilled()
{
  const QString file = write("long.sparkjobs", QByteArray(shortMatches).replace("until = 4", "until = 10"));
  {
    QProcess process;
    process.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                  {"--jobs", file, "--parallel", "1", "--data", SPARKWRIGHT_SOURCE_DIR "/resources"});
    QVERIFY(QTest::qWaitFor([this] { return read("long.results/results.jsonl").contains('\n'); }, 30000));
    process.kill(); // SIGKILL
    QVERIFY(process.waitForFinished());
  }
  const auto done = read("long.results/results.jsonl").count('\n');
  QVERIFY(done >= 1 && done < 4);
  // A table of what is there.
  QCOMPARE(jobs(file, {"--collect"}).code, 3);
  const ServerOutcome rest = jobs(file);
  QVERIFY2(rest.code == 0, qPrintable(rest.error));
  QCOMPARE(rest.error.count("run "), 4 - done);
  const QStringList resumed = rows("long.results/results.csv");
  QCOMPARE(jobs(file, {"--results", folder_->filePath("at-once")}).code, 0);
  QCOMPARE(resumed, rows("at-once/results.csv"));
}

void JobsOptionTest::badJobsEndWithTheirPlace()
{
  const QString file = write("bad.sparkjobs", "scene = \"a.rsg\"\nuntil = 1\nseed = 3\n");
  const ServerOutcome outcome = jobs(file);
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.error.contains("bad.sparkjobs:3:1: error: there is no setting `seed` here"),
           qPrintable(outcome.error));
  QCOMPARE(jobs(folder_->filePath("none.sparkjobs")).code, 2);
  const QString good = write("good.sparkjobs", shortMatches);
  QVERIFY(jobs(good, {"--only", "5"}).error.contains("names no runs from 1 to 4"));
  QCOMPARE(jobs(good, {"--list-runs"}).out, QString("1\tseed 1\n2\tseed 2\n3\tseed 3\n4\tseed 4\n"));
}

void JobsOptionTest::aMissingTeamFileIsToldBeforeAnythingRuns()
{
  const QByteArray cup = R"(at-most = 1
[[team]]
name = "Red"
players = 1
[[team]]
name = "Magma"
file = "magma.sparkteam"
[tournament]
)";
  const QString file = write("cup.sparkjobs", cup);
  for(const QStringList& more : {QStringList(), QStringList{"--trust"}, QStringList{"--trust", "--list-runs"}})
  {
    const ServerOutcome outcome = jobs(file, more);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.error.contains("cup.sparkjobs:7:8: error: there is no team file `magma.sparkteam`"), qPrintable(outcome.error));
    QVERIFY(!QFile::exists(folder_->filePath("cup.results")));
  }
  write("magma.sparkteam", "[[program]]\n");
  QVERIFY2(jobs(file, {"--trust"}).error.contains("magma.sparkteam:1:"), qPrintable(jobs(file, {"--trust"}).error));
  QVERIFY(!QFile::exists(folder_->filePath("cup.results")));
  const ServerOutcome checked = runServer({"--check", file});
  QCOMPARE(checked.code, 2);
  QVERIFY2(checked.out.contains("magma.sparkteam:1:"), qPrintable(checked.out + checked.error));
  write("magma.sparkteam", "[[program]]\ncommand = \"/bin/true\"\n");
  QCOMPARE(jobs(file, {"--trust", "--list-runs"}).code, 0);
}

void JobsOptionTest::failedRunsGiveAnotherExitCode()
{
  const ServerOutcome outcome = jobs(write("missing.sparkjobs", "scene = \"setups/none.rb\"\nuntil = 1\n"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.out.contains("ended with exit code 2: "), qPrintable(outcome.out));
  QVERIFY2(outcome.out.contains("setups/none.rb"), qPrintable(outcome.out));
}

void JobsOptionTest::aMatchInWhichNobodyPlaysHasFailed()
{
  const QByteArray cup = R"(at-most = 1
[[team]]
name = "Red"
players = 1
[[team]]
name = "Green"
players = 1
[[match]]
name = "Final"
left = "Red"
right = "Green"
scene = "setups/spl.rb"
[[match]]
left = "Green"
right = "Red"
scene = "setups/match.rb"
)";
  const ServerOutcome outcome = jobs(write("final.sparkjobs", cup));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.out.contains("nobody of Red, Green played: "), qPrintable(outcome.out));
  const QStringList lines = rows("final.results/results.csv");
  QCOMPARE(lines.size(), 3);
  QVERIFY2(lines[1].contains(",failed,"), qPrintable(lines[1]));
  QVERIFY2(lines[2].contains(",done,"), qPrintable(lines[2]));
  // The draw of the match that was played, and no points for the other.
  const QString standings = read("final.results/standings.csv");
  for(const char* const team : {"Red", "Green"})
    QVERIFY2(standings.contains(QRegularExpression(QString("(^|\n)%1,1,0,1,0,").arg(team))), qPrintable(standings));

  // One team makes its players, and the other does not; a scene without a match.
  write("one.rb", "run('setups/match.rb')\ndelete('/usr/agent/behavior12')\n");
  for(const auto& [scene, who] : {std::pair("one.rb", "nobody of Green played"), std::pair("examples/falling_boxes.rsg", "nobody of Red, Green played")})
  {
    const QString file = write("other.sparkjobs", QByteArray(cup).replace("setups/spl.rb", scene));
    const ServerOutcome other = jobs(file, {"--only", "1"});
    QCOMPARE(other.code, 1);
    QVERIFY2(other.out.contains(who), qPrintable(other.out + other.error));
  }
}

void JobsOptionTest::programsOfTeamsPlayEachOther()
{
  write("two.sparkteam", R"([[program]]
command = "sparkwright-team"
arguments = ["--host", "{host}", "--port", "{port}", "--team", "{team}", "--first", "{number}", "--n", "{agents}", "--sync"]
agents = 2
)");
  const QString file = write("cup.sparkjobs", R"(until = 5
repeat = 2
measure = ["ball/x"]
[[team]]
name = "Red"
file = "two.sparkteam"
[[team]]
name = "Blue"
players = 1
[[team]]
name = "Green"
file = "two.sparkteam"
[tournament]
)");
  const ServerOutcome outcome = jobs(file);
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  QVERIFY2(!outcome.out.contains("did not go the same way"), qPrintable(outcome.out));
  QVERIFY2(outcome.out.contains("points"), qPrintable(outcome.out));
  const QStringList lines = rows("cup.results/results.csv");
  QCOMPARE(lines.size(), 7);
  for(const QString& line : lines.mid(1))
    QVERIFY2(line.contains(QRegularExpression(",time,5,[A-Z][a-z]+,[A-Z][a-z]+,")),
             qPrintable(line)); // Both were there.

  write("two.sparkteam", "[[program]]\ncommand = \"/bin/false\"\n");
  const ServerOutcome failed = jobs(file, {"--again", "--parallel", "2", "--trust"});
  QCOMPARE(failed.code, 1);
  QVERIFY2(failed.out.contains("team Red 1: ended with exit code 1") || failed.out.contains("team Red: "),
           qPrintable(failed.out));
}

void JobsOptionTest::robotTypesAreVaried()
{
  const ServerOutcome outcome =
      jobs(write("legs.sparkjobs", QByteArray(shortMatches).replace("\"1-4\"", "[1]") +
                                       "[vary.robots]\n\"*.ThighRelHip2_Z\" = [-0.04, -0.06]\n"));
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  const QStringList lines = rows("legs.results/results.csv");
  QVERIFY(lines[1].section(',', -1) != lines[2].section(',', -1)); // Other robots, other matches.
}

void JobsOptionTest::aBundleThatIsMissingFailsTheRun()
{
  const QByteArray job = QByteArray(shortMatches).replace("\"1-4\"", "[1]");
  const QString file = write("bundle.sparkjobs", "options = [\"--bundle=nosuch\"]\n" + job);
  const ServerOutcome outcome = jobs(file, {"--trust"});
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.out.contains("nosuch"), qPrintable(outcome.out + outcome.error));
  QVERIFY2(!rows("bundle.results/results.csv").value(1).contains(",done,"), qPrintable(read("bundle.results/results.csv")));
}

void JobsOptionTest::programsEndWithTheirParent_data()
{
  QTest::addColumn<int>("signal");
  for(const int signal : {SIGKILL, SIGHUP, SIGQUIT, SIGPIPE, SIGTERM})
    QTest::addRow("%s", ::strsignal(signal)) << signal;
}

void JobsOptionTest::programsEndWithTheirParent()
{
  QFETCH(const int, signal);
  // A program that says who it is, and would go on for ever.
  const QString program = write("endless.sh", "#!/bin/sh\necho $$ > \"$1\"\nexec sleep 600\n");
  QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
  const QString number = folder_->filePath("pid");
  write("endless.sparkteam", "[[program]]\ncommand = \"" + program.toUtf8() + "\"\narguments = [\"" + number.toUtf8() + "\"]\n");
  const QString file = write("cup.sparkjobs", R"(until = 100
[[team]]
name = "Red"
file = "endless.sparkteam"
[[team]]
name = "Blue"
players = 1
[tournament]
)");
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                {"--jobs", file, "--trust", "--parallel", "1", "--data", SPARKWRIGHT_SOURCE_DIR "/resources"});
  const bool came = QTest::qWaitFor([&] { return read("pid").endsWith('\n'); }, 30000);
  ::kill(static_cast<pid_t>(process.processId()), signal);
  QVERIFY(process.waitForFinished());
  QVERIFY2(came, process.readAll().constData());
  const pid_t pid = read("pid").toInt();
  QVERIFY(pid > 0);
  const bool ended = QTest::qWaitFor([&] { return ::kill(pid, 0) != 0; }, 15000);
  if(!ended)
    ::kill(pid, SIGKILL);
  QVERIFY(ended);
}

QTEST_GUILESS_MAIN(JobsOptionTest)
#include "JobsOptionTest.moc"
