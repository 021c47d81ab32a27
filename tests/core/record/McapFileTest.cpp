#include "RecordSupport.h"

#include "core/record/mcap/Compression.h"
#include "core/record/mcap/McapReader.h"
#include "core/record/mcap/McapWriter.h"

#include <QtTest>

#include <cstring>

using namespace sparkwright;
using namespace sparkwright::test;

/// The container: what is written is found again, by the index and without it.
class McapFileTest : public QObject
{
  Q_OBJECT

private slots:
  void groupsOfChannelsNeverShareAChunk();
  void whatIsWrittenIsRead();
  void withoutItsEndAFileIsScanned();
  void damagedChunksAreLeftOut();
  void indexesThatDoNotFitAreNotUsed();
  void theScanGoesOnBehindDamagedHeads();
  void afterAFullDiskTheFileIsWholeAndShort();
  void otherFilesAreRefused_data();
  void otherFilesAreRefused();
  void sizesThatAreLiesAreNotBelieved();
};

namespace
{

/// Three chunks with messages of two channels.
std::string someFile(std::vector<std::uint64_t>* ends = nullptr)
{
  MemoryDisk disk;
  mcap::McapWriter writer(disk, "test 1", 3);
  writer.start();
  const std::uint16_t schema = writer.addSchema("Thing", "protobuf", "data");
  const std::uint16_t a = writer.addChannel(schema, "/a", "protobuf", {{"key", "value"}});
  const std::uint16_t b = writer.addChannel(0, "/b", "json");
  writer.addMetadata("facts", {{"one", "1"}, {"two", "2"}});
  writer.attach("note.txt", "text/plain", "some text", 5);
  for(int chunk = 0; chunk < 3; ++chunk)
  {
    for(int i = 0; i < 10; ++i)
      writer.add(i % 3 ? a : b, static_cast<mcap::Nanoseconds>(100 * chunk + i), "message " + std::to_string(chunk * 10 + i));
    writer.closeChunks();
    if(ends)
      ends->push_back(disk.bytes.size());
  }
  writer.finish();
  return disk.bytes;
}

std::unique_ptr<mcap::McapReader> openFile(std::string bytes)
{
  LocalText problem;
  return mcap::McapReader::open(mcap::readFromMemory(std::move(bytes)), problem);
}

/// All messages in order of the file.
std::vector<std::string> messagesOf(mcap::McapReader& file)
{
  std::vector<std::string> all;
  for(std::size_t i = 0; i < file.chunks().size(); ++i)
    if(const auto records = file.readChunk(i))
      mcap::McapReader::forEachMessage(*records,
                                       [&](const mcap::Message& message)
                                       {
                                         all.emplace_back(message.data);
                                         return true;
                                       });
  return all;
}

} // namespace

void McapFileTest::whatIsWrittenIsRead()
{
  const auto file = openFile(someFile());
  QVERIFY(file && file->complete());
  QVERIFY(file->flaws().empty());
  QCOMPARE(file->library(), std::string("test 1"));
  const mcap::Channel* const a = file->channel("/a");
  QVERIFY(a && a->encoding == "protobuf" && a->properties == mcap::Properties({{"key", "value"}}));
  QCOMPARE(file->schemas().at(a->schema).name, std::string("Thing"));
  QVERIFY(!file->channel("/c"));
  QCOMPARE(file->chunks().size(), std::size_t(3));
  QVERIFY((file->times(1, a->id) == std::vector<mcap::Nanoseconds>{101, 102, 104, 105, 107, 108}));
  const std::vector<std::string> messages = messagesOf(*file);
  QCOMPARE(messages.size(), std::size_t(30));
  QCOMPARE(messages[17], std::string("message 17"));
  QCOMPARE(file->attachment("note.txt").value(), std::string("some text"));
  QVERIFY(file->metadata("facts") == mcap::Properties({{"one", "1"}, {"two", "2"}}));
}

void McapFileTest::withoutItsEndAFileIsScanned()
{
  std::vector<std::uint64_t> ends;
  const std::string bytes = someFile(&ends);
  for(std::size_t size = 0; size < bytes.size(); ++size)
  {
    const auto file = openFile(bytes.substr(0, size));
    if(size < 8)
    {
      QVERIFY(!file);
      continue;
    }
    QVERIFY(file && !file->complete() && !file->flaws().empty());
    // A chunk is there as soon as its own bytes are; its indexes behind it are not needed.
    std::size_t least = 0;
    for(const std::uint64_t end : ends)
      least += size >= end;
    QVERIFY(file->chunks().size() >= least && file->chunks().size() <= std::min<std::size_t>(3, least + 1));
    const std::vector<std::string> messages = messagesOf(*file);
    QCOMPARE(messages.size(), 10 * file->chunks().size());
    if(least > 0)
      QVERIFY((file->times(0, file->channel("/b")->id) == std::vector<mcap::Nanoseconds>{0, 3, 6, 9}));
  }
}

void McapFileTest::damagedChunksAreLeftOut()
{
  const std::string bytes = someFile();
  const mcap::ChunkInfo second = openFile(bytes)->chunks()[1];
  const std::vector<std::string> all = messagesOf(*openFile(bytes));
  int flips = 0, meaningless = 0;
  for(const bool whole : {true, false})
    for(std::uint64_t at = second.offset + 9 + 28; at < second.offset + second.length; ++at)
    {
      std::string damaged = whole ? bytes : bytes.substr(0, bytes.size() - 1);
      damaged[static_cast<std::size_t>(at)] ^= 0x10;
      const auto file = openFile(damaged);
      QCOMPARE(file->complete(), whole);
      const std::vector<std::string> messages = messagesOf(*file);
      ++flips;
      if(messages == all) // A bit that the compression does not use: the checksum says that all is there.
      {
        ++meaningless;
        continue;
      }
      QCOMPARE(messages.size(), std::size_t(20));
      QCOMPARE(messages[10], std::string("message 20"));
      QVERIFY(!file->flaws().empty());
      const std::size_t told = file->flaws().size();
      messagesOf(*file);
      QCOMPARE(file->flaws().size(), told); // Once.
    }
  QVERIFY2(meaningless * 20 < flips, qPrintable(QStringLiteral("%1 of %2").arg(meaningless).arg(flips)));
}

/// Also if nobody has made checksums, wrong entries of indexes are found: nothing is lost, and it is told.
void McapFileTest::indexesThatDoNotFitAreNotUsed()
{
  const std::string bytes = someFile();
  const std::vector<std::string> all = messagesOf(*openFile(bytes));
  const auto original = openFile(bytes);
  const mcap::ChunkInfo second = original->chunks()[1];
  // Index entries of the chunk (time and offset), and its own times.
  std::vector<std::uint64_t> places;
  for(const auto& [channel, at] : second.indexes)
    for(std::uint64_t i = 0; i < 32; ++i)
      places.push_back(at + mcap::recordHead + 2 + 4 + i);
  for(std::uint64_t i = 0; i < 16; ++i)
    places.push_back(second.offset + mcap::recordHead + i);
  for(const std::uint64_t at : places)
  {
    std::string damaged = bytes;
    damaged[static_cast<std::size_t>(at)] ^= 0x40;
    const auto file = openFile(damaged);
    QVERIFY(messagesOf(*file) == all);
    QVERIFY((file->times(1, file->channel("/a")->id) == std::vector<mcap::Nanoseconds>{101, 102, 104, 105, 107, 108}));
    QCOMPARE(file->flaws().size(), std::size_t(1));
    QVERIFY2(file->flaws()[0].english().find("does not fit its messages") != std::string::npos,
             file->flaws()[0].english().c_str());
    QVERIFY(!file->lost());
  }
  // The summary, with a checksum that somebody has mended.
  const std::size_t footer = bytes.size() - 8 - 29;
  std::uint64_t start = 0;
  std::memcpy(&start, bytes.data() + footer + 9, 8);
  std::size_t lies = 0, told = 0;
  for(std::size_t at = start; at < footer; ++at)
  {
    std::string damaged = bytes;
    damaged[at] ^= 0x40;
    const std::uint32_t crc = mcap::crc32(std::string_view(damaged).substr(start, footer + 25 - start));
    std::memcpy(damaged.data() + footer + 25, &crc, 4);
    const auto file = openFile(damaged);
    QVERIFY(messagesOf(*file) == all);
    told += !file->flaws().empty();
    ++lies;
  }
  QVERIFY(told * 3 > lies); // The others are names, and sums that nobody needs.
}

void McapFileTest::theScanGoesOnBehindDamagedHeads()
{
  std::string bytes = someFile();
  const mcap::ChunkInfo second = openFile(bytes)->chunks()[1];
  bytes.pop_back();
  for(std::size_t i = 0; i < mcap::recordHead; ++i)
    for(const char wrong : {'\0', '\x7f', '\xff'})
    {
      std::string damaged = bytes;
      if(std::exchange(damaged[static_cast<std::size_t>(second.offset) + i], wrong) == wrong)
        continue;
      const auto file = openFile(damaged);
      QCOMPARE(messagesOf(*file).back(), std::string("message 29"));
    }
}

void McapFileTest::afterAFullDiskTheFileIsWholeAndShort()
{
  const std::size_t size = someFile().size();
  for(std::size_t room = 0; room < size; room += 7)
  {
    MemoryDisk disk;
    disk.room = room;
    mcap::McapWriter writer(disk, "test 1", 3);
    int problems = !writer.start().empty();
    const std::uint16_t channel = writer.addChannel(0, "/a", "json");
    std::vector<std::uint64_t> sizes{disk.bytes.size()};
    for(int chunk = 0; chunk < 5; ++chunk)
    {
      for(int i = 0; i < 10; ++i)
        writer.add(channel, static_cast<mcap::Nanoseconds>(i), "message");
      problems += !writer.closeChunks().empty();
      problems += !writer.attach("x", "text/plain", std::string(100, 'x'), 0).empty();
    }
    problems += !writer.finish().empty();
    QVERIFY(problems <= 1);
    QCOMPARE(writer.failed(), problems == 1);
    QCOMPARE(disk.bytes.size(), writer.size());
    if(const auto file = openFile(disk.bytes))
      QCOMPARE(messagesOf(*file).size(), writer.messages());
    else
      QCOMPARE(writer.messages(), std::uint64_t(0));
    const int calls = disk.calls;
    writer.add(channel, 1, "more");
    QVERIFY(writer.closeChunks().empty() && writer.finish().empty());
    QCOMPARE(disk.calls, calls); // A disk that has failed is left alone.
  }
}

void McapFileTest::otherFilesAreRefused_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("text") << QByteArray("(RSG 0 1)\n(nd TRF)");
  QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n");
  QTest::newRow("later version") << QByteArray("\x89MCAP1\r\n");
}

void McapFileTest::otherFilesAreRefused()
{
  QFETCH(QByteArray, bytes);
  LocalText problem;
  QVERIFY(!mcap::McapReader::open(mcap::readFromMemory(bytes.toStdString()), problem));
  QVERIFY(!problem.empty());
}

/// Of a record that claims to be huge, no more is read than there is, and no more memory is taken than its contents need.
void McapFileTest::sizesThatAreLiesAreNotBelieved()
{
  const std::string bytes = someFile();
  const mcap::ChunkInfo first = openFile(bytes)->chunks()[0];
  const auto at = static_cast<std::size_t>(first.offset);
  for(const std::size_t field : {at + 1, at + 9 + 16, at + 9 + 28, at + 9 + 28 + 8}) // Lengths: record, contents, name, bytes.
    for(std::size_t i = 0; i < 8; ++i)
    {
      std::string damaged = bytes.substr(0, bytes.size() - 1);
      damaged[field + i] = '\x7f';
      const auto file = openFile(damaged);
      QVERIFY(messagesOf(*file).size() >= 20);
    }
}

/// Who reads the poses of a run needs not unpack the messages of agents.
void McapFileTest::groupsOfChannelsNeverShareAChunk()
{
  MemoryDisk disk;
  mcap::McapWriter writer(disk, "test 1", 3);
  writer.start();
  const std::uint16_t small = writer.addChannel(0, "/small", "json"), large = writer.addChannel(0, "/large", "json", {}, 1);
  QVERIFY(!writer.openSince());
  for(int i = 0; i < 10; ++i)
  {
    writer.add(large, static_cast<mcap::Nanoseconds>(10 + i), std::string(1000, 'x'));
    writer.add(small, static_cast<mcap::Nanoseconds>(10 + i), "s");
    if(i == 4)
    {
      QVERIFY(writer.openBytes(1) > 5000 && writer.openBytes(0) < 500);
      QCOMPARE(writer.openSince(), std::optional<mcap::Nanoseconds>(10));
      QCOMPARE(writer.closeChunk(1), std::string());
      QCOMPARE(writer.openBytes(1), std::size_t(0));
    }
  }
  QCOMPARE(writer.finish(), std::string());
  const auto file = openFile(disk.bytes);
  QVERIFY(file);
  QCOMPARE(file->chunks().size(), std::size_t(3));
  QCOMPARE(messagesOf(*file).size(), std::size_t(20));
  for(const mcap::ChunkInfo& chunk : file->chunks())
    QVERIFY(chunk.has(small) != chunk.has(large));
  // Without its index, the same is found.
  const auto cut = openFile(disk.bytes.substr(0, disk.bytes.size() - 20));
  QVERIFY(cut);
  QCOMPARE(messagesOf(*cut).size(), std::size_t(20));
}

QTEST_APPLESS_MAIN(McapFileTest)
#include "McapFileTest.moc"
