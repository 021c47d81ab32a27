#include "app/ide/shell/StartMarks.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Marks of running programs: crashed starts are counted, other programs are found. Processes are made up.
class StartMarksTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    running_.clear();
  }

  void aStartThatEndsInOrderIsNoCrash()
  {
    {
      StartMarks marks = program(1);
      marks.begin();
      marks.end();
    }
    QCOMPARE(program(2).crashedStarts(), 0);
    QVERIFY(QDir(folder_->path()).entryList(QDir::Files).isEmpty());
  }
  void crashedStartsInARowAreCounted()
  {
    program(1).begin();
    program(2).begin(); // Finds the mark of the first.
    StartMarks third = program(3);
    QCOMPARE(third.crashedStarts(), 2);
    third.begin();
    QCOMPARE(program(4).crashedStarts(), 3);
  }
  void aStartThatSettlesForgetsThem()
  {
    program(1).begin();
    StartMarks second = program(2);
    second.begin();
    QCOMPARE(second.crashedStarts(), 1);
    second.settle();
    QCOMPARE(second.crashedStarts(), 0);
    // It crashes later: that was not the start.
    QCOMPARE(program(3).crashedStarts(), 0);
  }
  void whatStillRunsHasNotCrashed()
  {
    running_ = {1};
    program(1).begin();
    StartMarks second = program(2);
    QCOMPARE(second.crashedStarts(), 0);
    QCOMPARE(second.others().size(), std::size_t(1));
    QCOMPARE(second.others().front().program.process, qint64(1));
    running_.clear();
    QVERIFY(second.others().empty());
  }
  void othersSayWhatTheyHaveOpen()
  {
    running_ = {1, 2};
    StartMarks first = program(1), second = program(2);
    first.begin();
    first.setScene("/robots/nao.rsg");
    second.begin();
    QCOMPARE(second.others().front().scene, QString("/robots/nao.rsg"));
    QVERIFY(first.others().front().scene.isEmpty());
    first.end();
    QVERIFY(second.others().empty());
  }
  void damagedMarksGoAway()
  {
    for(const char* const text : {"", "{", "[]", "{\"process\": \"many\"}"})
    {
      QFile file(folder_->filePath("7-x.run"));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(text);
      file.close();
      const StartMarks marks = program(1);
      QVERIFY(!QFile::exists(folder_->filePath("7-x.run")));
      QVERIFY(marks.others().empty());
    }
    QFile count(folder_->filePath("starts.json"));
    QVERIFY(count.open(QIODevice::WriteOnly));
    count.write("{\"crashed\": -9}");
    count.close();
    QCOMPARE(program(1).crashedStarts(), 0);
  }

private:
  StartMarks program(qint64 process)
  {
    return StartMarks(folder_->path(), {process, QString("run%1").arg(process), 0},
                      [this](const ProgramRun& program) { return running_.contains(program.process); });
  }

  std::unique_ptr<QTemporaryDir> folder_;
  QSet<qint64> running_;
};

QTEST_APPLESS_MAIN(StartMarksTest)
#include "StartMarksTest.moc"
