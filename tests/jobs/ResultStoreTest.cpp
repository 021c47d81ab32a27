#include "app/jobs/results/ResultStore.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace sparkwright;

/// Results are on the disk at once, and survive whatever happens to the program.
class ResultStoreTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void resultsAreFoundAgain();
  void aTornLineCostsOneRun();
  void partsAreReadTogether();
  void goodResultsOfOnePartWinOverFailedOnesOfAnother();
  void onlyOneWritesAPart();
  void formerResultsArePutAside();
  void otherSettingsAreForeign();
  void aFolderThatCannotBeMadeIsTold();
  void nothingIsWrittenThroughLinks();
  void aPipeAmongTheResultsIsTold();
  void everyFailureIsReadAgain();

private:
  std::unique_ptr<ResultStore> open(ResultStore::Use use = ResultStore::Use::Write, const std::string& part = {});
  void append(const QByteArray& bytes);

  std::unique_ptr<QTemporaryDir> folder_;
  Diagnostic problem_;
};

namespace
{

PlannedRun plannedRun(int number, const std::string& key)
{
  PlannedRun run;
  run.number = number;
  run.key = key;
  return run;
}

RunResult resultOf(int number, const std::string& key)
{
  RunResult result;
  result.number = number;
  result.key = key;
  result.seed = 18446744073709551615u;
  result.simulatedSeconds = 12.34;
  result.wallSeconds = 0.1 + 0.2;
  result.end = "reached";
  result.reached = "a goal";
  result.digest = "0123456789abcdef";
  result.match = true;
  result.teamLeft = "Tür \"1\"\n";
  result.scoreLeft = 3;
  result.playMode = "PlayOn";
  result.goals = 3;
  result.measured = {{"ball/x", "m", true, 1.5, -2.0, 3.0, 1.0 / 3}, {"none", "", false}};
  return result;
}

} // namespace

void ResultStoreTest::init()
{
  folder_ = std::make_unique<QTemporaryDir>();
  problem_ = {};
}

std::unique_ptr<ResultStore> ResultStoreTest::open(ResultStore::Use use, const std::string& part)
{
  return ResultStore::open(folder_->filePath("r").toStdString(), part, use, problem_);
}

void ResultStoreTest::append(const QByteArray& bytes)
{
  QFile file(folder_->filePath("r/results.jsonl"));
  QVERIFY(file.open(QIODevice::Append));
  file.write(bytes);
}

void ResultStoreTest::resultsAreFoundAgain()
{
  {
    const auto store = open();
    QVERIFY2(store, problem_.text().c_str());
    QVERIFY(store->add(resultOf(1, "a")).empty());
    QVERIFY(store->add(resultOf(2, "b")).empty());
  }
  const auto store = open();
  QVERIFY(store->find(plannedRun(1, "a")) == resultOf(1, "a"));
  QVERIFY(store->find(plannedRun(7, "b")) == resultOf(7, "b")); // The number may have changed.
  QVERIFY(!store->find(plannedRun(3, "c")));
  QVERIFY(store->damage().empty());
}

void ResultStoreTest::aTornLineCostsOneRun()
{
  QVERIFY(open()->add(resultOf(1, "a")).empty());
  append(R"({"run":2,"key":"b","se)");
  {
    const auto store = open();
    QCOMPARE(store->damage().size(), std::size_t(1));
    QCOMPARE(store->damage().front().line, 2);
    QVERIFY(store->find(plannedRun(1, "a")));
    QVERIFY(!store->find(plannedRun(2, "b")));
    QVERIFY(store->add(resultOf(2, "b")).empty());
  }
  append("\n{\"run\":\"x\"}\n[]\nnonsense\n");
  const auto store = open();
  QVERIFY(store->find(plannedRun(2, "b")));
  QCOMPARE(store->damage().size(), std::size_t(4));
}

void ResultStoreTest::partsAreReadTogether()
{
  QVERIFY(open(ResultStore::Use::Write, "1")->add(resultOf(1, "a")).empty());
  QVERIFY(open(ResultStore::Use::Write, "2")->add(resultOf(2, "b")).empty());
  const auto all = open(ResultStore::Use::Read);
  QVERIFY(all->find(plannedRun(1, "a")) && all->find(plannedRun(2, "b")));
}

void ResultStoreTest::goodResultsOfOnePartWinOverFailedOnesOfAnother()
{
  RunResult failed = resultOf(1, "a");
  failed.failure = RunFailure::WallLimit;
  QVERIFY(open()->add(failed).empty());
  QVERIFY(open(ResultStore::Use::Write, "1")->add(resultOf(1, "a")).empty());
  QVERIFY(open(ResultStore::Use::Write, "2")->add(failed).empty());
  QVERIFY(open(ResultStore::Use::Read)->find(plannedRun(1, "a"))->good());
}

void ResultStoreTest::onlyOneWritesAPart()
{
  const auto first = open();
  QVERIFY(!open());
  QVERIFY(problem_.text().find("another program writes") != std::string::npos);
  QVERIFY(open(ResultStore::Use::Write, "other"));
  QVERIFY(open(ResultStore::Use::Read));
}

void ResultStoreTest::formerResultsArePutAside()
{
  const std::filesystem::path place = folder_->filePath("r").toStdString();
  for(int i = 1; i <= 2; ++i)
  {
    QVERIFY(open()->add(resultOf(1, "a")).empty());
    QVERIFY(ResultStore::putAside(place).empty());
    QVERIFY(!open()->find(plannedRun(1, "a")));
    QVERIFY(QFile::exists(folder_->filePath(QString("r/results.%1.old").arg(i))));
  }
}

void ResultStoreTest::otherSettingsAreForeign()
{
  const auto store = open();
  QVERIFY(store->add(resultOf(1, "a")).empty());
  QVERIFY(store->add(resultOf(2, "b")).empty());
  QCOMPARE(store->foreign({plannedRun(1, "a"), plannedRun(2, "c")}), std::size_t(1));
}

void ResultStoreTest::aFolderThatCannotBeMadeIsTold()
{
  QFile file(folder_->filePath("r"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.close();
  QVERIFY(!open());
  QVERIFY2(problem_.text().find("cannot write the results") != std::string::npos, problem_.text().c_str());
}

void ResultStoreTest::nothingIsWrittenThroughLinks()
{
  namespace fs = std::filesystem;
  const fs::path folder = folder_->path().toStdString(), results = folder / "r", elsewhere = folder / "elsewhere";
  fs::create_directory(elsewhere);
  fs::create_symlink(elsewhere, results);
  QVERIFY(!open());
  QVERIFY2(problem_.text().find("r is a symbolic link") != std::string::npos, problem_.text().c_str());
  QVERIFY(!ResultStore::putAside(results).empty());
  QVERIFY(fs::is_empty(elsewhere));
  fs::remove(results);
  fs::create_directory(results);
  fs::create_symlink(elsewhere / "lock", results / ".lock");
  QVERIFY(!open());
  fs::remove(results / ".lock");
  fs::create_symlink(elsewhere / "lines", results / "results.jsonl");
  if(const auto store = open())
    QVERIFY(!store->add(resultOf(1, "a")).empty());
  QVERIFY(fs::is_empty(elsewhere));
}

void ResultStoreTest::aPipeAmongTheResultsIsTold()
{
  QVERIFY(open());
  QCOMPARE(::mkfifo(qPrintable(folder_->filePath("r/results-1.jsonl")), 0600), 0);
  QVERIFY(!open(ResultStore::Use::Read)); // And does not wait.
  QVERIFY2(problem_.text().find("cannot read the results") != std::string::npos, problem_.text().c_str());
}

void ResultStoreTest::everyFailureIsReadAgain()
{
  for(int i = 0; i <= static_cast<int>(RunFailure::Stopped); ++i)
  {
    RunResult result = resultOf(1, "a");
    result.failure = static_cast<RunFailure>(i);
    result.code = 11;
    result.detail = "Red 3: it broke";
    QVERIFY(fromLine(toLine(result)) == result);
    QCOMPARE(reasonOf(result).empty(), result.good());
  }
}

QTEST_APPLESS_MAIN(ResultStoreTest)
#include "ResultStoreTest.moc"
