#include "LogSupport.h"
#include "RecordSupport.h"
#include "core/record/monitorlog/MonitorLogExport.h"
#include "core/wire/MonitorEncoder.h"

#include <QtTest>

#include <algorithm>
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

/// A run without a clock that has drawings.
struct DrawnRun : GivenRun
{
  DrawingsPtr drawings(std::size_t index) override { return drawn[index]; }
  std::vector<DrawingsPtr> drawn;
};

DrawingsPtr pointAt(float x)
{
  const auto set = std::make_shared<Drawings::Set>();
  set->name = "me.p";
  set->shapes.push_back({Drawings::Shape::Kind::Point, {255, 0, 0, 255}, 0, 5, {Vec3f(x, 0, 0)}});
  const auto drawings = std::make_shared<Drawings>();
  drawings->sets.push_back(set);
  return drawings;
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
  void drawingsStandInFrontOfTheirMessages();
  void drawingsAreThereWhereverAPlayerBegins();
  void whatIsTooMuchForALineIsLeftOut();
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

void MonitorLogExportTest::drawingsStandInFrontOfTheirMessages()
{
  LogOnDisk source(fullMessage(0) + "\n");
  DrawnRun run;
  run.frames.assign(4, source.log->frame(0));
  run.drawn = {nullptr, pointAt(1.5f), nullptr, nullptr};
  QCOMPARE(writeMonitorLog(run, path_.toStdString(), 0).english(), "");
  const QStringList lines = QString::fromStdString(content(path_)).split('\n');
  QCOMPARE(lines.size(), 5);
  QVERIFY(lines[0].startsWith('('));
  // One list of signed bytes: a point, and the swap of its set.
  QVERIFY2(lines[1].startsWith("[1, 2, 49, 46, 53, 48, 48, 48, "), qPrintable(lines[1]));
  QVERIFY2(lines[1].contains(", -1, 0, 0, 109, 101, 46, 112, 0, 0, 0, 109, 101, 46, 112, 0](("), qPrintable(lines[1]));
  QVERIFY2(lines[2].startsWith("[0, 0, 109, 101, 46, 112, 0](("), qPrintable(lines[2]));
  QVERIFY(lines[3].startsWith('('));
  LogOnDisk copy(content(path_));
  QVERIFY(copy.log && copy.told.empty());
  QVERIFY(copy.log->drawings(0)->sets.empty());
  QCOMPARE(copy.log->drawings(1)->sets.at(0)->shapes.at(0).points.at(0).x(), 1.5f);
  QVERIFY(copy.log->drawings(3)->sets.empty());
}

void MonitorLogExportTest::drawingsAreThereWhereverAPlayerBegins()
{
  LogOnDisk source(fullMessage(0) + "\n");
  DrawnRun run;
  for(int i = 0; i <= 1000; ++i)
  {
    const auto frame = std::make_shared<Frame>(*source.log->frame(0));
    frame->time = run.time(static_cast<std::size_t>(i));
    run.frames.push_back(frame);
  }
  run.drawn.assign(run.frames.size(), pointAt(2));
  QCOMPARE(writeMonitorLog(run, path_.toStdString(), presetLogStep).english(), "");
  std::string text = content(path_);
  int full = 0;
  for(std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
    if(const std::string_view line = std::string_view(text).substr(at, text.find('\n', at) - at);
       line.find("(RSG") != std::string_view::npos)
    {
      QVERIFY(line.starts_with('['));
      ++full;
    }
  QCOMPARE(full, 7); // 20 s.
  // The clock stands still: the full scenes tell the step, as there is none of a viewer.
  LogOnDisk copy(text);
  QCOMPARE(copy.log->count(), 101u);
  QVERIFY(std::abs(copy.log->time(100) - 20) < 1e-6);
  QCOMPARE(copy.log->drawings(77)->sets.size(), 1u);
}

void MonitorLogExportTest::whatIsTooMuchForALineIsLeftOut()
{
  const auto drawings = std::make_shared<Drawings>();
  for(int i = 0; i < 30; ++i)
  {
    const auto set = std::make_shared<Drawings::Set>(*pointAt(1)->sets[0]);
    set->name = "set" + std::to_string(i);
    set->shapes.resize(10'000, set->shapes[0]);
    drawings->sets.push_back(set);
  }
  std::ranges::sort(drawings->sets, {}, [](const auto& set) { return set->name; });
  LogOnDisk source(fullMessage(7) + "\n");
  DrawnRun run;
  run.frames = {source.log->frame(0)};
  run.drawn = {drawings};
  QCOMPARE(writeMonitorLog(run, path_.toStdString(), 0).english(), "");
  LogOnDisk copy(content(path_));
  QVERIFY(copy.log && copy.told.empty()); // The line is not too long for a player.
  QCOMPARE(copy.places(), (std::vector<std::optional<float>>{7.f}));
  QVERIFY(!copy.log->drawings(0)->sets.empty());
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
