#include "RecordSupport.h"

#include "core/record/export/RecordingExport.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Runs from elsewhere become recordings.
class RecordingExportTest : public QObject
{
  Q_OBJECT

private slots:
  void aRunBecomesARecording();
  void aCancelledExportLeavesWhatWasThere();
  void whatCannotBeWrittenIsToldWithItsName();
};

void RecordingExportTest::aRunBecomesARecording()
{
  QTemporaryDir directory;
  const std::string path = directory.filePath("run.mcap").toStdString();
  std::vector<FramePtr> frames = cartFrames(100);
  frames[40] = nullptr;
  GivenRun run(frames);
  std::vector<double> steps;
  QVERIFY(writeRecording(run, path, someInfo(),
                         [&](double done)
                         {
                           steps.push_back(done);
                           return true;
                         })
              .empty());
  QVERIFY(std::ranges::is_sorted(steps) && steps.back() == 1);
  LocalText problem;
  const auto recording = Recording::open(path, problem);
  QVERIFY(recording && recording->complete());
  QCOMPARE(recording->count(), std::size_t(99));
  QCOMPARE(difference(*recording->frame(40), *frames[41]), QString());
  QCOMPARE(recording->info().seed, someInfo().seed);
  QCOMPARE(QDir(directory.path()).entryList(QDir::Files), QStringList("run.mcap"));
}

void RecordingExportTest::aCancelledExportLeavesWhatWasThere()
{
  QTemporaryDir directory;
  const QString path = directory.filePath("run.mcap");
  QFile before(path);
  QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
  before.close();
  GivenRun run(cartFrames(100));
  const LocalText problem =
      writeRecording(run, path.toStdString(), someInfo(), [](double done) { return done < 0.5; });
  QCOMPARE(problem.english(), std::string("cancelled"));
  QVERIFY(before.open(QIODevice::ReadOnly));
  QCOMPARE(before.readAll(), QByteArray("before"));
  QCOMPARE(QDir(directory.path()).entryList(QDir::Files), QStringList("run.mcap"));
}

void RecordingExportTest::whatCannotBeWrittenIsToldWithItsName()
{
  QTemporaryDir directory;
  GivenRun run(cartFrames(3)), empty;
  const std::string nowhere = directory.filePath("no/such/run.mcap").toStdString();
  QVERIFY(writeRecording(run, nowhere, someInfo()).english().find(nowhere) != std::string::npos);
  const std::string path = directory.filePath("run.mcap").toStdString();
  QVERIFY(writeRecording(empty, path, someInfo()).english().find(path) != std::string::npos);
  QVERIFY(QDir(directory.path()).entryList(QDir::Files).isEmpty());
}

QTEST_APPLESS_MAIN(RecordingExportTest)
#include "RecordingExportTest.moc"
