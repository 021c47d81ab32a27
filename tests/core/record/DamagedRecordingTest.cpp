#include "RecordSupport.h"

#include <QtTest>

#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

/// Whatever has happened to a file, what can be read of it is right, and nothing else comes of it.
class DamagedRecordingTest : public QObject
{
  Q_OBJECT

private slots:
  void aFileCutAnywhereReadsUpToThere();
  void aFlippedBitCostsItsChunkOnly();
  void manyWrongBytesDoNoHarm();
  void aChunkWithTheStructureIsMissedUntilItIsRepeated();
  void damageIsToldWithItsTimes();
  void aFullDiskLeavesAReadableFile();
  void otherFilesAreRefused();
  void recordingsOfLaterVersionsAreRefused();

private:
  /// Frames that can be read; -1 if one of them is wrong.
  static int readable(Recording& recording, const std::vector<FramePtr>& frames);
};

int DamagedRecordingTest::readable(Recording& recording, const std::vector<FramePtr>& frames)
{
  int count = 0;
  for(std::size_t i = 0; i < recording.count(); ++i)
    if(const FramePtr frame = recording.frame(i))
    {
      const auto original = static_cast<std::size_t>(frame->cycle);
      if(original >= frames.size() || !difference(*frame, *frames[original]).isEmpty())
        return -1;
      ++count;
    }
  return count;
}

namespace
{

RecordingSettings shortChunks()
{
  RecordingSettings settings;
  settings.chunkSeconds = 0.1; // 5 frames
  settings.repeatSeconds = 0.2;
  settings.transformRate = 0;
  return settings;
}

} // namespace

void DamagedRecordingTest::aFileCutAnywhereReadsUpToThere()
{
  const std::vector<FramePtr> frames = cartFrames(20);
  const std::string bytes = record(frames, shortChunks());
  int last = 0;
  for(std::size_t size = 0; size < bytes.size(); ++size)
  {
    LocalText problem;
    const auto recording = openBytes(bytes.substr(0, size), problem);
    QCOMPARE(!recording, !problem.empty());
    if(!recording)
    {
      QCOMPARE(last, 0);
      continue;
    }
    QVERIFY(!recording->complete() && !recording->flaws().empty());
    const int count = readable(*recording, frames);
    QVERIFY(count >= last && count % 5 == 0);
    last = count;
    recording->events();
    recording->log();
  }
  QCOMPARE(last, 20);
}

void DamagedRecordingTest::aFlippedBitCostsItsChunkOnly()
{
  const std::vector<FramePtr> frames = cartFrames(20);
  const std::string bytes = record(frames, shortChunks());
  for(std::size_t at = 0; at < bytes.size(); ++at)
  {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << (at % 8)));
    LocalText problem;
    const auto recording = openBytes(damaged, problem);
    if(!recording)
    {
      QVERIFY2(at < 8, qPrintable(QString::number(at))); // The magic bytes.
      continue;
    }
    const int count = readable(*recording, frames);
    for(std::size_t i = 0; i < recording->count(); ++i)
      if(const FramePtr frame = recording->frame(i))
        QVERIFY2(std::abs(recording->time(i) - frame->time) < 1e-9, qPrintable(QString::number(at)));
    // Each byte has a checksum.
    QVERIFY2(!recording->flaws().empty(), qPrintable(QString("byte %1 is not told").arg(at)));
    QVERIFY2(recording->lost() || count == 20, qPrintable(QString("byte %1: %2 frames, and nothing is lost").arg(at).arg(count)));
    // A chunk of 5 frames may be lost, and those after it that need its structure: every other chunk has one.
    QVERIFY2(count >= 10, qPrintable(QString("byte %1: %2 frames").arg(at).arg(count)));
    recording->events();
    recording->log();
    recording->attachments();
  }
}

void DamagedRecordingTest::manyWrongBytesDoNoHarm()
{
  const std::vector<FramePtr> frames = cartFrames(40);
  const std::string bytes = record(frames, shortChunks());
  std::mt19937 random(1);
  for(int n = 0; n < 300; ++n)
  {
    std::string damaged = bytes;
    for(unsigned wrong = random() % 20 + 1; wrong > 0; --wrong)
      damaged[8 + random() % (damaged.size() - 8)] = static_cast<char>(random());
    if(n % 3 == 0)
      damaged.erase(8 + random() % (damaged.size() - 8), random() % 50);
    LocalText problem;
    if(const auto recording = openBytes(damaged, problem))
      QVERIFY(readable(*recording, frames) >= 0);
  }
}

void DamagedRecordingTest::aChunkWithTheStructureIsMissedUntilItIsRepeated()
{
  const std::vector<FramePtr> frames = cartFrames(100);
  RecordingSettings settings = shortChunks();
  settings.repeatSeconds = 1;
  std::string bytes = record(frames, settings);
  LocalText problem;
  const auto file = mcap::McapReader::open(mcap::readFromMemory(bytes), problem);
  const mcap::ChunkInfo& first = file->chunks().front();
  bytes[static_cast<std::size_t>(first.offset + first.length) - 3] ^= 1;
  const auto recording = openBytes(bytes);
  QCOMPARE(recording->count(), std::size_t(95)); // Those of the chunk are not known any more.
  for(std::size_t i = 0; i < 45; ++i)
    QVERIFY(!recording->frame(i));
  for(std::size_t i = 45; i < 95; ++i)
    QCOMPARE(difference(*recording->frame(i), *frames[i + 5]), QString());
  QVERIFY(recording->lost());
  QCOMPARE(recording->flaws().size(), std::size_t(2));
  QVERIFY2(recording->flaws()[0].english().ends_with("the run from 0.00 s to 0.08 s"), recording->flaws()[0].english().c_str());
  QVERIFY2(recording->flaws()[1].english().starts_with("from 0.10 s to 0.98 s, 45 frames cannot be shown"),
           recording->flaws()[1].english().c_str());
}

/// Without the index at its end, the times around a damaged part are known.
void DamagedRecordingTest::damageIsToldWithItsTimes()
{
  const std::string bytes = record(cartFrames(100), shortChunks());
  LocalText problem;
  const mcap::ChunkInfo third = mcap::McapReader::open(mcap::readFromMemory(bytes), problem)->chunks()[2];
  for(const bool whole : {true, false})
  {
    std::string damaged = whole ? bytes : bytes.substr(0, bytes.size() - 30);
    damaged[static_cast<std::size_t>(third.offset + third.length) - 3] ^= 1;
    const auto recording = openBytes(damaged);
    const std::string expected = whole ? "the run from 0.20 s to 0.28 s" : "the run from 0.18 s to 0.30 s";
    QVERIFY2(recording->flaws()[0].english().ends_with(expected), recording->flaws()[0].english().c_str());
    const std::size_t told = recording->flaws().size();
    for(std::size_t i = 0; i < recording->count(); ++i)
      recording->frame(i);
    QCOMPARE(recording->flaws().size(), told); // Once.
  }
  const auto cut = openBytes(bytes.substr(0, third.offset + 10));
  QCOMPARE(cut->flaws().size(), std::size_t(1));
  QVERIFY2(cut->flaws()[0].english().ends_with("goes up to 0.18 s"), cut->flaws()[0].english().c_str());
}

void DamagedRecordingTest::aFullDiskLeavesAReadableFile()
{
  const std::vector<FramePtr> frames = cartFrames(50);
  const std::size_t size = record(frames, shortChunks()).size();
  for(std::size_t room = 100; room < size; room += 61)
  {
    MemoryDisk disk;
    disk.room = room;
    RecordingWriter writer(disk, someInfo(), shortChunks());
    int problems = !writer.start().empty();
    for(const FramePtr& frame : frames)
      problems += !writer.add(*frame).empty();
    problems += !writer.finish().empty();
    QCOMPARE(problems, 1);
    QVERIFY(writer.failed());
    LocalText problem;
    const auto recording = openBytes(disk.bytes, problem);
    if(!recording)
      continue; // Not even its head had room.
    QCOMPARE(readable(*recording, frames), static_cast<int>(recording->count()));
    QCOMPARE(writer.frames(), std::uint64_t(recording->count())); // Not those that had no room.
    QVERIFY(recording->count() > 0 || room < 14'000);
  }
}

void DamagedRecordingTest::otherFilesAreRefused()
{
  MemoryDisk disk;
  mcap::McapWriter writer(disk, "other", 3);
  writer.start();
  const std::uint16_t channel = writer.addChannel(0, "/frame", "json");
  writer.add(channel, 1, "{}");
  writer.finish();
  LocalText problem;
  QVERIFY(!openBytes(disk.bytes, problem));
  QVERIFY(problem.english().find("no recording of Sparkwright") != std::string::npos);
  problem = {};
  QVERIFY(!openBytes("text", problem));
  QVERIFY(!problem.empty());
  problem = {};
  QVERIFY(!Recording::open("/nowhere/file.mcap", problem));
  QVERIFY(problem.english().find("/nowhere/file.mcap") != std::string::npos);
  problem = {};
  QVERIFY(!Recording::open("/", problem));
  QVERIFY(!problem.empty());
}

void DamagedRecordingTest::recordingsOfLaterVersionsAreRefused()
{
  MemoryDisk disk;
  mcap::McapWriter writer(disk, "sparkwright 9", 3);
  writer.start();
  writer.addMetadata("sparkwright", {{"format", "2"}});
  writer.finish();
  LocalText problem;
  QVERIFY(!openBytes(disk.bytes, problem));
  QVERIFY(problem.english().find("newer version") != std::string::npos);
}

QTEST_APPLESS_MAIN(DamagedRecordingTest)
#include "DamagedRecordingTest.moc"
