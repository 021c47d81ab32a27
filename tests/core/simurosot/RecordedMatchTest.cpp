#include "tests/core/record/MemoryDisk.h"
#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/game/StandardLeagues.h"
#include "core/record/export/PartOfRun.h"
#include "core/record/export/RecordingExport.h"
#include "core/record/Playback.h"
#include "core/record/Recording.h"
#include "core/record/RecordingWriter.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

namespace
{

/// Ten seconds of the demo match and their recording. After five a person calls a foul.
class RecordedMatch
{
public:
  static constexpr std::size_t count = 500, foulAt = 250;

  RecordedMatch()
  {
    SimurosotWorld match("setups/simurosot_demo.rb");
    test::MemoryDisk disk;
    RecordingWriter writer(disk, {});
    writer.start();
    match.reach(MatchState::Normal);
    for(std::size_t i = 0; i < count; ++i)
    {
      if(i == foulAt)
        match.world.command("(playMode free_kick_left)");
      match.world.setPhysicsView(writer.wantsPhysics());
      match.cycle();
      frames.push_back(match.world.frame());
      writer.add(*frames.back());
    }
    writer.finish();
    bytes = std::move(disk.bytes);
  }
  static const RecordedMatch& instance()
  {
    static const RecordedMatch match;
    return match;
  }
  /// @param size  to which the file was cut
  std::unique_ptr<Recording> open(std::size_t size = std::string::npos) const
  {
    LocalText problem;
    return Recording::open(mcap::readFromMemory(bytes.substr(0, size)), standardLeagues(), problem);
  }

  std::vector<FramePtr> frames; ///< As they were live.
  std::string bytes;
};

/// The greatest difference along an axis of the field between robots and ball of two frames, cm.
double greatestDifference(const Frame& a, const Frame& b)
{
  if(a.structure->nodes.size() != b.structure->nodes.size())
    return 1e9;
  std::vector<Mat4f> left, right;
  a.worldTransforms(left);
  b.worldTransforms(right);
  double greatest = 0;
  int bodies = 0;
  for(const SceneStructure::Node& node : a.structure->nodes)
    if(node.body && !node.name.ends_with("Wheel"))
    {
      const auto slot = static_cast<std::size_t>(node.slot);
      ++bodies;
      for(const int axis : {0, 1})
        greatest = std::max<double>(greatest, 100 * std::abs(left[slot](axis, 3) - right[slot](axis, 3)));
    }
  return bodies == 23 ? greatest : 1e9;
}

} // namespace

/// S37: a match is recorded and reviewed.
class RecordedMatchTest : public QObject
{
  Q_OBJECT

private slots:
  void everyFrameIsAsItWasLive()
  {
    const RecordedMatch& match = RecordedMatch::instance();
    const auto recording = match.open();
    QVERIFY(recording);
    QCOMPARE(recording->count(), RecordedMatch::count);
    double greatest = 0;
    for(std::size_t i = 0; i < match.frames.size(); ++i)
    {
      const FramePtr read = recording->frame(i);
      QVERIFY(read);
      QCOMPARE(read->game.mode, match.frames[i]->game.mode);
      QCOMPARE(read->game.time, match.frames[i]->game.time);
      std::vector<GameSeat> seats = match.frames[i]->game.seats;
      QCOMPARE(seats.size(), std::size_t(2));
      for(GameSeat& seat : seats)
        seat.late = 0; // Not recorded.
      QVERIFY(read->game.seats == seats);
      greatest = std::max(greatest, greatestDifference(*match.frames[i], *read));
    }
    QVERIFY2(greatest <= 0.01, qPrintable(QString("%1 cm").arg(greatest)));
  }

  void atTwiceTheSpeedEverySecondFrameIsShown()
  {
    const auto recording = RecordedMatch::instance().open();
    double now = 0;
    Playback playback(*recording, [&now] { return now; });
    playback.setSpeed(2);
    playback.play();
    playback.turn();
    for(std::size_t i = 1; i <= 100; ++i)
    {
      now = 0.02 * static_cast<double>(i) + 1e-6;
      QCOMPARE(playback.turn(), 2 * i);
    }
  }

  void aFoulLeadsToItsFrame()
  {
    const RecordedMatch& match = RecordedMatch::instance();
    const auto recording = match.open();
    const auto& events = recording->events();
    const auto foul = std::ranges::find_if(events, [](const Recording::EventPlace& one)
                                           { return one.frame == RecordedMatch::foulAt; });
    QVERIFY(foul != events.end());
    QVERIFY(!foul->event->reason.english().empty());
    double now = 0;
    Playback playback(*recording, [&now] { return now; });
    playback.seek(recording->time(foul->frame));
    QCOMPARE(playback.turn(), RecordedMatch::foulAt);
    QVERIFY(greatestDifference(*match.frames[RecordedMatch::foulAt], *recording->frame(playback.turn())) <= 0.01);
  }

  void fiveSecondsAreExported()
  {
    const RecordedMatch& match = RecordedMatch::instance();
    const auto recording = match.open();
    const double from = recording->time(100);
    PartOfRun part(*recording, {.from = from, .until = from + 5 - 0.01});
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("part.mcap").toStdString();
    QVERIFY(writeRecording(part, file, recording->info()).empty());
    LocalText problem;
    const auto exported = Recording::open(file, problem);
    QVERIFY2(exported, problem.english().c_str());
    QCOMPARE(exported->count(), std::size_t(250));
    for(const std::size_t i : {std::size_t(0), std::size_t(100), std::size_t(249)})
      QVERIFY(greatestDifference(*match.frames[100 + i], *exported->frame(i)) <= 0.02); // It was rounded twice.
  }

  void tenMinutesFitIn12MB()
  {
    const RecordedMatch& match = RecordedMatch::instance();
    const double size = static_cast<double>(match.bytes.size()) / RecordedMatch::count * 30000;
    QVERIFY2(size <= 12e6, qPrintable(QString("%1 MB").arg(size / 1e6)));
  }

  void aTruncatedFileOpensUpToItsLastWholePart()
  {
    const RecordedMatch& match = RecordedMatch::instance();
    std::size_t before = 0;
    for(const std::size_t percent : {30, 60, 90, 99})
    {
      const auto recording = match.open(match.bytes.size() * percent / 100);
      QVERIFY(recording);
      QVERIFY(!recording->complete());
      const std::size_t count = recording->count();
      QVERIFY2(count >= before, qPrintable(QString("%1 frames of %2 %").arg(count).arg(percent)));
      before = count;
      for(std::size_t i = 0; i < count; i += 25)
        QVERIFY(greatestDifference(*match.frames[i], *recording->frame(i)) <= 0.01);
    }
    QVERIFY2(before >= 200, qPrintable(QString("%1 frames of 99 %").arg(before)));
  }
};

QTEST_APPLESS_MAIN(RecordedMatchTest)
#include "RecordedMatchTest.moc"
