#include "RecordSupport.h"

#include "core/record/export/RecordingExport.h"
#include "core/record/export/RunExport.h"
#include "core/record/opening/OpenRecording.h"

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
  void thereAndBackAllFramesAreKept();
  void aRateOfTheRunItselfKeepsAllFrames_data();
  void aRateOfTheRunItselfKeepsAllFrames();
  void lengthsOfCyclesAreWrittenAsDecimals();
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

/// A recording as a monitor log of its own rate, and that as a recording again.
void RecordingExportTest::thereAndBackAllFramesAreKept()
{
  QTemporaryDir directory;
  const std::filesystem::path folder = directory.path().toStdString();
  const int count = 1200;
  GivenRun run(cartFrames(count));
  const auto convert = [&](FrameSequence& from, const char* name, double rate)
  {
    ExportChoice choice;
    choice.format = *exportFormatOf(name);
    choice.part.rate = rate;
    choice.info = someInfo();
    const ExportResult result = exportRun(from, folder / name, choice);
    return result.problem.empty() ? static_cast<int>(result.frames) : -1;
  };
  const auto open = [&](const char* name) { return openRecording(folder / name, {}).frames; };
  QCOMPARE(convert(run, "first.mcap", 0), count);
  QCOMPARE(convert(*open("first.mcap"), "run.log", 50), count);
  const auto log = open("run.log");
  QVERIFY(log);
  QCOMPARE(log->count(), std::size_t(count));
  QCOMPARE(convert(*log, "second.mcap", 0), count);
  QCOMPARE(convert(*log, "third.mcap", 50), count);
  for(const char* const name : {"second.mcap", "third.mcap"})
  {
    const auto back = open(name);
    QVERIFY(back);
    QCOMPARE(back->count(), std::size_t(count));
    for(int i = 0; i < count; ++i)
    {
      const auto index = static_cast<std::size_t>(i);
      QVERIFY2(std::abs(back->time(index) - 0.02 * i) < 1e-9, qPrintable(QString::number(back->time(index), 'g', 12)));
      QVERIFY(back->frame(index) && (back->frame(index)->local[0] - run.frames[index]->local[0]).cwiseAbs().maxCoeff() < 0.01f);
    }
  }
  QCOMPARE(convert(*open("third.mcap"), "again.log", 50), count);
}

void RecordingExportTest::aRateOfTheRunItselfKeepsAllFrames_data()
{
  QTest::addColumn<double>("step"); // Of the run, s.
  QTest::addColumn<double>("rate");
  QTest::addColumn<int>("chosen"); // Of 6000.
  QTest::newRow("all") << 0.02 << 0.0 << 6000;
  QTest::newRow("its own") << 0.02 << 50.0 << 6000;
  QTest::newRow("its own, rounded down") << 0.01999998 << 50.0 << 6000;
  QTest::newRow("its own, rounded up") << 0.02000002 << 50.0 << 6000;
  QTest::newRow("half of it") << 0.01999998 << 25.0 << 3000;
  QTest::newRow("a tenth") << 0.02 << 5.0 << 600;
  QTest::newRow("three of five") << 0.02 << 30.0 << 3600;
  QTest::newRow("more than there are") << 0.02 << 100.0 << 6000;
}

void RecordingExportTest::aRateOfTheRunItselfKeepsAllFrames()
{
  QFETCH(const double, step);
  QFETCH(const double, rate);
  QFETCH(const int, chosen);
  FramePace pace(rate > 0 ? 1 / rate : 0);
  int count = 0;
  for(int i = 0; i < 6000; ++i)
    count += pace.wants(7 + step * i);
  QVERIFY2(std::abs(count - chosen) <= (rate == 30 ? 1 : 0), qPrintable(QString::number(count)));
}

void RecordingExportTest::lengthsOfCyclesAreWrittenAsDecimals()
{
  for(const double step : {0.02, static_cast<double>(0.02f), 0.0200000000001})
  {
    RecordingInfo info = someInfo();
    info.cycleSeconds = step;
    QCOMPARE(info.properties().at("cycle_seconds"), std::string("0.02"));
  }
}

QTEST_APPLESS_MAIN(RecordingExportTest)
#include "RecordingExportTest.moc"
