#include "LogSupport.h"
#include "RecordSupport.h"
#include "core/record/monitorlog/MonitorLogExport.h"
#include "core/wire/MonitorEncoder.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

std::string content(const QString& path)
{
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

class MonitorLogExportTest : public QObject
{
  Q_OBJECT

private slots:
  void init() { path_ = directory_.filePath("written.log"); }
  void cleanup() { QVERIFY(!QFile::exists(path_ + ".part")); }

  void aLogOfTheReferenceIsWrittenBackTheSame();
  void recordsComeAtTheStep();
  void damagedFramesAreLeftOut();
  void nothingIsLeftOfWhatFails_data();
  void nothingIsLeftOfWhatFails();

private:
  QTemporaryDir directory_;
  QString path_;
};

void MonitorLogExportTest::aLogOfTheReferenceIsWrittenBackTheSame()
{
  LogOnDisk original(unpacked("match.log.gz"));
  QVERIFY(original.log);
  QCOMPARE(writeMonitorLog(*original.log, path_.toStdString(), 0).english(), "");
  LogOnDisk copy(content(path_));
  QVERIFY(copy.log && copy.told.empty());
  QCOMPARE(copy.log->count(), original.log->count());
  float farthest = 0;
  for(std::size_t i = 0; i < copy.log->count(); ++i)
  {
    const FramePtr a = original.log->frame(i), b = copy.log->frame(i);
    QVERIFY(sameStructure(*a->structure, *b->structure));
    QVERIFY(a->game.mode == b->game.mode && a->game.team == b->game.team && a->game.time == b->game.time);
    QVERIFY(a->visible == b->visible);
    QVERIFY(std::abs(copy.log->time(i) - original.log->time(i)) < 1e-6);
    for(std::size_t k = 0; k < a->local.size(); ++k)
      farthest = std::max(farthest, (a->local[k] - b->local[k]).cwiseAbs().maxCoeff());
  }
  QVERIFY2(farthest <= MonitorEncoder::moveThreshold, qPrintable(QString::number(farthest)));
}

void MonitorLogExportTest::recordsComeAtTheStep()
{
  LogOnDisk source(fullMessage(0) + "\n");
  GivenRun run;
  for(int i = 0; i <= 100; ++i)
  {
    const auto frame = std::make_shared<Frame>(*source.log->frame(0));
    frame->local[0](0, 3) = static_cast<float>(i);
    frame->time = run.time(static_cast<std::size_t>(i));
    run.frames.push_back(frame);
  }
  QCOMPARE(writeMonitorLog(run, path_.toStdString(), presetLogStep).english(), "");
  LogOnDisk copy(content(path_));
  const std::vector<std::optional<float>> places = copy.places();
  QCOMPARE(places.size(), 11u);
  for(std::size_t i = 0; i < places.size(); ++i)
    QCOMPARE(places[i], static_cast<float>(10 * i));
}

void MonitorLogExportTest::damagedFramesAreLeftOut()
{
  LogOnDisk source(fullMessage(1) + "\n((time 0))(RDS 0 1)()\n" + diffMessage(3) + "\n");
  QCOMPARE(writeMonitorLog(*source.log, path_.toStdString(), 0).english(), "");
  QCOMPARE(LogOnDisk(content(path_)).places(), (std::vector<std::optional<float>>{1.f, 3.f}));
}

void MonitorLogExportTest::nothingIsLeftOfWhatFails_data()
{
  QTest::addColumn<QString>("path");
  QTest::addColumn<bool>("go");
  QTest::addColumn<QString>("problem");
  QTest::newRow("no folder") << "nowhere/a.log" << true << "No such file or directory";
  QTest::newRow("a folder of that name") << "taken" << true << "Is a directory";
  QTest::newRow("cancelled") << "a.log" << false << "cancelled";
}

void MonitorLogExportTest::nothingIsLeftOfWhatFails()
{
  QFETCH(const QString, path);
  QFETCH(const bool, go);
  QFETCH(const QString, problem);
  QVERIFY(QDir(directory_.path()).mkpath("taken/inside"));
  path_ = directory_.filePath(path);
  LogOnDisk source(fullMessage(1) + "\n");
  const LocalText told = writeMonitorLog(*source.log, path_.toStdString(), 0, [go](double) { return go; });
  QVERIFY2(QString::fromStdString(told.english()).contains(problem), told.english().c_str());
  QVERIFY(!QFileInfo(path_).isFile());

  GivenRun empty;
  QCOMPARE(QString::fromStdString(writeMonitorLog(empty, directory_.filePath("e.log").toStdString(), 0).english()),
           "there is nothing to be written to " + directory_.filePath("e.log"));
}

QTEST_APPLESS_MAIN(MonitorLogExportTest)
#include "MonitorLogExportTest.moc"
