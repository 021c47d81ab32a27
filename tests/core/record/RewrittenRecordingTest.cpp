#include "RecordSupport.h"

#include "core/game/StandardLeagues.h"
#include "core/record/mcap/Bytes.h"
#include "core/record/mcap/Compression.h"

#include <QtTest>

#include <functional>
#include <lz4frame.h>
#include <zstd.h>

using namespace sparkwright;
using namespace sparkwright::test;

/// Recordings that other tools for MCAP have written anew play as before: what chunks there are, how they are compressed,
/// in which order messages stand and what is indexed makes no difference.
class RewrittenRecordingTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void otherFilesOfTheSameMessagesPlayTheSame_data();
  void otherFilesOfTheSameMessagesPlayTheSame();
  void recordingsOfOlderVersionsPlayTheSame_data();
  void recordingsOfOlderVersionsPlayTheSame();
  void channelsThatAreNotShownCanBeLeftOut();
  void withoutStructuresNothingIsShownAndThatIsTold();
  void aPartOfARunBeginsWhereItCanAndTellsIt();
  void framesThatWereLeftOutAreNoWrongPoses();
  void halvesOfARunAreOneAgain();
  void aRunTogetherWithItselfIsThereOnce();
  void runsThatFollowEachOtherPlayOneAfterTheOther();
  void ofRunsAtTheSameTimeOneIsShownAndThatIsTold();
  void mixedRunsOfOlderVersionsAreNotShown();
  void channelsOfOthersWithOurTopicsArePassedOver();
  void messagesOfAgentsThatWereLeftOutAreMissed();

private:
  std::vector<DrawingsPtr> drawings_;
  std::string original_;
  std::vector<FramePtr> expected_; ///< As the recording itself has them.
};

namespace
{

/// The contents of a file, and how it is to be written.
struct Contents
{
  struct Item : mcap::Message
  {
    std::string bytes;
  };
  std::map<std::uint16_t, mcap::Schema> schemas;
  std::map<std::uint16_t, mcap::Channel> channels;
  std::vector<Item> items;
  mcap::Properties metadata;
};

struct Way
{
  std::string compression = "zstd";
  std::size_t perChunk = 50; ///< Messages; 0: no chunks.
  bool index = true, summary = true, checksums = true, repeatChannels = false;
  std::string library = "other tool 1.0";
};

Contents contentsOf(const std::string& file)
{
  Contents contents;
  LocalText problem;
  mcap::McapReader::Opening opening;
  opening.visit = [&](const mcap::Channel&, const mcap::Schema*, const mcap::Message& message, const mcap::MessagePlace&)
  {
    Contents::Item item;
    static_cast<mcap::Message&>(item) = message;
    item.bytes = message.data;
    contents.items.push_back(std::move(item));
  };
  const auto reader = mcap::McapReader::open(mcap::readFromMemory(file), problem, opening);
  contents.schemas = reader->schemas();
  contents.channels = reader->channels();
  contents.metadata = reader->metadata("sparkwright");
  return contents;
}

std::string compressed(const std::string& bytes, const std::string& way)
{
  std::string out;
  if(way == "zstd")
  {
    // As a stream, which does not say at its start how long it is.
    ZSTD_CStream* const stream = ZSTD_createCStream();
    out.resize(ZSTD_compressBound(bytes.size()) + 100);
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    ZSTD_inBuffer from{bytes.data(), bytes.size(), 0};
    while(from.pos < from.size)
      ZSTD_compressStream(stream, &to, &from);
    while(ZSTD_endStream(stream, &to) != 0)
      ;
    ZSTD_freeCStream(stream);
    out.resize(to.pos);
    return out;
  }
  if(way != "lz4")
    return bytes;
  out.resize(LZ4F_compressFrameBound(bytes.size(), nullptr));
  out.resize(LZ4F_compressFrame(out.data(), out.size(), bytes.data(), bytes.size(), nullptr));
  return out;
}

template<class Fill>
void addRecord(std::string& out, mcap::Opcode opcode, Fill&& fill)
{
  mcap::ByteWriter writer(out);
  writer.number(static_cast<std::uint8_t>(opcode));
  const std::size_t place = writer.skipLength<std::uint64_t>();
  fill(writer);
  writer.setLength<std::uint64_t>(place);
}

void addDefinitions(std::string& out, const Contents& contents)
{
  for(const auto& [id, schema] : contents.schemas)
    addRecord(out, mcap::Opcode::Schema,
              [&](mcap::ByteWriter& to)
              {
                to.number(schema.id);
                to.text(schema.name);
                to.text(schema.encoding);
                to.text(schema.data);
              });
  for(const auto& [id, channel] : contents.channels)
    addRecord(out, mcap::Opcode::Channel,
              [&](mcap::ByteWriter& to)
              {
                to.number(channel.id);
                to.number(channel.schema);
                to.text(channel.topic);
                to.text(channel.encoding);
                to.number(std::uint32_t(0));
              });
}

void addMessage(std::string& out, const Contents::Item& item)
{
  addRecord(out, mcap::Opcode::Message,
            [&](mcap::ByteWriter& to)
            {
              to.number(item.channel);
              to.number(item.sequence);
              to.number(item.time);
              to.number(item.time);
              to.bytes(item.bytes);
            });
}

std::string rewritten(const Contents& contents, const Way& way)
{
  std::string out(mcap::magic), chunkIndex;
  addRecord(out, mcap::Opcode::Header,
            [&](mcap::ByteWriter& to)
            {
              to.text("");
              to.text(way.library);
            });
  if(!contents.metadata.empty())
    addRecord(out, mcap::Opcode::Metadata,
              [&](mcap::ByteWriter& to)
              {
                to.text("sparkwright");
                const std::size_t place = to.skipLength<std::uint32_t>();
                for(const auto& [key, value] : contents.metadata)
                {
                  to.text(key);
                  to.text(value);
                }
                to.setLength<std::uint32_t>(place);
              });
  if(way.perChunk == 0 || !way.repeatChannels)
    addDefinitions(out, contents);
  for(std::size_t i = 0; way.perChunk == 0 && i < contents.items.size(); ++i)
    addMessage(out, contents.items[i]);
  for(std::size_t i = 0; way.perChunk > 0 && i < contents.items.size();)
  {
    std::string records;
    std::map<std::uint16_t, std::vector<std::pair<mcap::Nanoseconds, std::uint64_t>>> entries;
    mcap::Nanoseconds start = contents.items[i].time, end = start;
    if(way.repeatChannels)
      addDefinitions(records, contents);
    for(std::size_t count = 0; count < way.perChunk && i < contents.items.size(); ++count, ++i)
    {
      const Contents::Item& item = contents.items[i];
      entries[item.channel].emplace_back(item.time, records.size());
      start = std::min(start, item.time);
      end = std::max(end, item.time);
      addMessage(records, item);
    }
    const std::string packed = compressed(records, way.compression);
    const std::uint64_t offset = out.size();
    addRecord(out, mcap::Opcode::Chunk,
              [&](mcap::ByteWriter& to)
              {
                to.number(start);
                to.number(end);
                to.number(std::uint64_t(records.size()));
                to.number(way.checksums ? mcap::crc32(records) : 0);
                to.text(way.compression);
                to.number(std::uint64_t(packed.size()));
                to.bytes(packed);
              });
    const std::uint64_t length = out.size() - offset;
    std::map<std::uint16_t, std::uint64_t> indexes;
    for(const auto& [channel, list] : entries)
    {
      if(!way.index)
        break;
      indexes[channel] = out.size();
      addRecord(out, mcap::Opcode::MessageIndex,
                [&, &channel = channel, &list = list](mcap::ByteWriter& to)
                {
                  to.number(channel);
                  to.number(static_cast<std::uint32_t>(16 * list.size()));
                  for(const auto& [time, place] : list)
                  {
                    to.number(time);
                    to.number(place);
                  }
                });
    }
    addRecord(chunkIndex, mcap::Opcode::ChunkIndex,
              [&](mcap::ByteWriter& to)
              {
                to.number(start);
                to.number(end);
                to.number(offset);
                to.number(length);
                to.number(static_cast<std::uint32_t>(10 * indexes.size()));
                for(const auto& [channel, place] : indexes)
                {
                  to.number(channel);
                  to.number(place);
                }
                to.number(std::uint64_t(out.size() - offset - length));
                to.text(way.compression);
                to.number(std::uint64_t(packed.size()));
                to.number(std::uint64_t(records.size()));
              });
  }
  const std::uint32_t crc = way.checksums ? mcap::crc32(out) : 0;
  addRecord(out, mcap::Opcode::DataEnd, [&](mcap::ByteWriter& to) { to.number(crc); });
  const std::uint64_t summaryStart = out.size();
  std::string summary;
  if(way.summary)
  {
    addDefinitions(summary, contents);
    summary += way.index ? chunkIndex : "";
  }
  mcap::ByteWriter to(summary);
  to.number(static_cast<std::uint8_t>(mcap::Opcode::Footer));
  to.number(std::uint64_t(20));
  to.number(way.summary ? summaryStart : 0);
  to.number(std::uint64_t(0));
  to.number(way.checksums ? mcap::crc32(summary) : 0);
  return out + summary + std::string(mcap::magic);
}

/// The same messages without what tells them where they belong.
void makeOlder(Contents& contents)
{
  const auto topicOf = [&](const Contents::Item& item) { return contents.channels.at(item.channel).topic; };
  const std::map<std::string, std::vector<int>> fresh{{"/frame", {10, 11, 12, 13, 14}}, {"/game", {21}},
                                                      {"/events", {21}}, {"/agents", {2}}, {"/drawings", {5}},
                                                      {"/agent_bytes", {5}}};
  for(Contents::Item& item : contents.items)
  {
    const auto found = fresh.find(topicOf(item));
    std::string older;
    // Fields are copied with their bytes: from the rest before one to the rest behind it.
    proto::ProtoReader in(item.bytes);
    std::size_t at = 0;
    while(in.next())
    {
      const std::size_t end = item.bytes.size() - in.left();
      const bool isFresh = in.field() == recordingField ||
                           (found != fresh.end() && std::ranges::count(found->second, in.field()) > 0);
      if(!isFresh)
        older += item.bytes.substr(at, end - at);
      at = end;
    }
    item.bytes = older;
  }
}

std::string topic(const Contents& contents, const Contents::Item& item)
{
  return contents.channels.at(item.channel).topic;
}

/// What is wrong with the frames; empty if they are as expected.
QString wrongIn(Recording& recording, const std::vector<FramePtr>& expected, const std::vector<FramePtr>& recorded)
{
  if(recording.count() != expected.size())
    return QString("%1 frames, not %2").arg(recording.count()).arg(expected.size());
  for(std::size_t i = 0; i < expected.size(); ++i)
  {
    const FramePtr frame = recording.frame(i);
    if(!frame)
      return QString("no frame %1").arg(i);
    if(frame->local != expected[i]->local)
      return QString("poses of frame %1").arg(i);
    if(const QString wrong = difference(*frame, *recorded[i]); !wrong.isEmpty())
      return QString("frame %1: %2").arg(i).arg(wrong);
    if(std::abs(recording.time(i) - recorded[i]->time) > 1e-9)
      return QString("time of frame %1").arg(i);
  }
  return {};
}

RecordingSettings manyChunks()
{
  RecordingSettings settings;
  settings.chunkSeconds = 0.1;
  settings.repeatSeconds = 0.5;
  return settings;
}

RecordingInfo infoWithId(std::uint32_t id)
{
  RecordingInfo info = someInfo();
  info.id = id;
  return info;
}

std::string recordedAs(std::uint32_t id, const std::vector<FramePtr>& frames)
{
  MemoryDisk disk;
  RecordingWriter writer(disk, infoWithId(id), manyChunks());
  writer.start();
  for(const FramePtr& frame : frames)
    writer.add(*frame);
  writer.finish();
  return disk.bytes;
}

bool tells(const Recording& recording, const std::string& words)
{
  return std::ranges::any_of(recording.flaws(), [&](const LocalText& flaw) { return flaw.english().find(words) != std::string::npos; });
}

/// Both files in one, by time, as `mcap merge` puts them together.
Contents merged(const std::string& a, const std::string& b, bool sameChannels)
{
  Contents both = contentsOf(a);
  const Contents other = contentsOf(b);
  for(Contents::Item item : other.items)
  {
    if(!sameChannels)
      item.channel = static_cast<std::uint16_t>(item.channel + 100);
    both.items.push_back(std::move(item));
  }
  if(!sameChannels)
    for(const auto& [id, channel] : other.channels)
    {
      mcap::Channel copy = channel;
      copy.id = static_cast<std::uint16_t>(id + 100);
      both.channels[copy.id] = copy;
    }
  std::ranges::stable_sort(both.items, {}, [](const Contents::Item& item) { return item.time; });
  return both;
}

void addWays()
{
  QTest::addColumn<QString>("compression");
  QTest::addColumn<int>("perChunk");
  QTest::addColumn<QString>("without");
  QTest::addColumn<QString>("order");
  for(const char* compression : {"zstd", "lz4", ""})
    for(const int perChunk : {1, 7, 400, 1'000'000})
      QTest::addRow("%s, %d", *compression ? compression : "not compressed", perChunk) << compression << perChunk << "" << "";
  QTest::newRow("no chunks") << "" << 0 << "" << "";
  QTest::newRow("no chunks, no summary") << "" << 0 << "summary" << "";
  QTest::newRow("no chunks, no checksums") << "" << 0 << "checksums" << "";
  QTest::newRow("no index") << "zstd" << 50 << "index" << "";
  QTest::newRow("no summary") << "zstd" << 50 << "summary" << "";
  QTest::newRow("no checksums") << "lz4" << 50 << "checksums" << "";
  QTest::newRow("nothing but chunks") << "lz4" << 50 << "index summary checksums" << "";
  QTest::newRow("channels in each chunk") << "zstd" << 50 << "channels" << "";
  QTest::newRow("frames before what they need") << "zstd" << 50 << "" << "frames first";
}

Way wayOf(const QString& compression, int perChunk, const QString& without)
{
  Way way;
  way.compression = compression.toStdString();
  way.perChunk = static_cast<std::size_t>(perChunk);
  way.index = !without.contains("index");
  way.summary = !without.contains("summary");
  way.checksums = !without.contains("checksums");
  way.repeatChannels = without.contains("channels");
  return way;
}

} // namespace

void RewrittenRecordingTest::initTestCase()
{
  const std::vector<FramePtr>& frames = matchFrames();
  for(std::size_t i = 0; i < frames.size(); ++i)
  {
    auto drawings = std::make_shared<Drawings>();
    auto set = std::make_shared<Drawings::Set>();
    set->name = "number";
    set->texts.push_back({Vec3f(0, 0, 0), {1, 2, 3, 4}, std::to_string(i / 3)});
    drawings->sets.push_back(set);
    drawings_.push_back(i % 3 ? drawings_.back() : drawings);
  }
  original_ = record(frames, manyChunks(), drawings_);
  const auto recording = openBytes(original_);
  for(std::size_t i = 0; i < frames.size(); ++i)
    expected_.push_back(recording->frame(i));
  QCOMPARE(wrongIn(*recording, expected_, frames), QString());
}

void RewrittenRecordingTest::otherFilesOfTheSameMessagesPlayTheSame_data()
{
  addWays();
  QTest::newRow("channel by channel") << "zstd" << 50 << "" << "by channel";
  QTest::newRow("backwards") << "zstd" << 50 << "" << "backwards";
  QTest::newRow("without sequence numbers") << "zstd" << 50 << "" << "unnumbered";
}

void RewrittenRecordingTest::otherFilesOfTheSameMessagesPlayTheSame()
{
  QFETCH(const QString, compression);
  QFETCH(const int, perChunk);
  QFETCH(const QString, without);
  QFETCH(const QString, order);
  Contents contents = contentsOf(original_);
  if(order == "by channel")
    std::ranges::stable_sort(contents.items, {}, [](const Contents::Item& item) { return item.channel; });
  else if(order == "backwards")
    std::ranges::reverse(contents.items);
  else if(order == "frames first")
    std::ranges::stable_sort(contents.items, {}, [&](const Contents::Item& item)
                             { return std::pair(item.time, topic(contents, item) != "/frame"); });
  else if(order == "unnumbered")
    for(Contents::Item& item : contents.items)
      item.sequence = 0;
  const auto recording = openBytes(rewritten(contents, wayOf(compression, perChunk, without)));
  QCOMPARE(wrongIn(*recording, expected_, matchFrames()), QString());
  QVERIFY2(recording->flaws().empty(), recording->flaws().empty() ? "" : recording->flaws()[0].english().c_str());
  QVERIFY(recording->complete());
  for(const std::size_t i : {std::size_t(0), expected_.size() / 2, expected_.size() - 1})
    QCOMPARE(recording->drawings(i)->sets.at(0)->texts.at(0).text, std::to_string(i / 3));
  QCOMPARE(recording->events().size(), matchFrames().back()->game.events->size());
}

void RewrittenRecordingTest::recordingsOfOlderVersionsPlayTheSame_data()
{
  addWays();
  QTest::newRow("as it was written") << "zstd" << -1 << "" << "";
}

void RewrittenRecordingTest::recordingsOfOlderVersionsPlayTheSame()
{
  QFETCH(const QString, compression);
  QFETCH(const int, perChunk);
  QFETCH(const QString, without);
  QFETCH(const QString, order);
  Contents contents = contentsOf(original_);
  makeOlder(contents);
  std::string file;
  if(perChunk >= 0)
  {
    if(order == "frames first")
      std::ranges::stable_sort(contents.items, {}, [&](const Contents::Item& item)
                               { return std::pair(item.time, topic(contents, item) != "/frame"); });
    file = rewritten(contents, wayOf(compression, perChunk, without));
  }
  else
  {
    // Each chunk begins with its own messages of game and agents.
    MemoryDisk disk;
    mcap::McapWriter writer(disk, "sparkwright 0.0.9", 3);
    writer.start();
    for(const auto& [id, schema] : contents.schemas)
      writer.addSchema(schema.name, schema.encoding, schema.data);
    for(const auto& [id, channel] : contents.channels)
      writer.addChannel(channel.schema, channel.topic, channel.encoding);
    LocalText problem;
    const auto reader = mcap::McapReader::open(mcap::readFromMemory(original_), problem);
    std::size_t at = 0;
    for(std::size_t i = 0; i < reader->chunks().size(); ++i)
    {
      mcap::McapReader::forEachMessage(*reader->readChunk(i),
                                       [&](const mcap::Message& message)
                                       {
                                         writer.add(message.channel, message.time, contents.items[at++].bytes);
                                         return true;
                                       });
      writer.closeChunks();
    }
    writer.finish();
    file = disk.bytes;
  }
  const auto recording = openBytes(file);
  QCOMPARE(wrongIn(*recording, expected_, matchFrames()), QString());
  QVERIFY2(recording->flaws().empty(), recording->flaws().empty() ? "" : recording->flaws()[0].english().c_str());
  for(const std::size_t i : {std::size_t(0), expected_.size() / 2, expected_.size() - 1})
    QCOMPARE(recording->drawings(i)->sets.at(0)->texts.at(0).text, std::to_string(i / 3));
}

void RewrittenRecordingTest::channelsThatAreNotShownCanBeLeftOut()
{
  Contents contents = contentsOf(original_);
  std::erase_if(contents.items, [&](const Contents::Item& item)
                { return topic(contents, item) != "/frame" && topic(contents, item) != "/structure"; });
  contents.metadata.clear(); // Filters leave it out, too.
  const auto recording = openBytes(rewritten(contents, {}));
  QCOMPARE(recording->count(), expected_.size());
  QVERIFY(recording->flaws().empty());
  for(std::size_t i = 0; i < expected_.size(); ++i)
  {
    const FramePtr frame = recording->frame(i);
    QVERIFY(frame && frame->local == expected_[i]->local && frame->visible == expected_[i]->visible);
    QVERIFY(frame->agents.empty() && !frame->game.present && !recording->drawings(i));
  }
}

void RewrittenRecordingTest::withoutStructuresNothingIsShownAndThatIsTold()
{
  Contents contents = contentsOf(original_);
  std::erase_if(contents.items, [&](const Contents::Item& item) { return topic(contents, item) == "/structure"; });
  const auto recording = openBytes(rewritten(contents, {}));
  QCOMPARE(recording->count(), expected_.size());
  for(std::size_t i = 0; i < expected_.size(); ++i)
    QVERIFY(!recording->frame(i));
  QVERIFY(tells(*recording, QString("%1 frames cannot be shown").arg(expected_.size()).toStdString()));
  QVERIFY(recording->lost());
}

void RewrittenRecordingTest::aPartOfARunBeginsWhereItCanAndTellsIt()
{
  Contents contents = contentsOf(original_);
  const mcap::Nanoseconds start = contents.items.back().time / 2;
  std::erase_if(contents.items, [&](const Contents::Item& item) { return item.time < start; });
  const auto recording = openBytes(rewritten(contents, {}));
  QVERIFY(recording->count() > 0 && recording->count() < expected_.size());
  const std::size_t first = expected_.size() - recording->count();
  // A decision is in the file once, at its time: the part does not have those from before it.
  const std::shared_ptr<const GameEvents> missing = matchFrames()[first - 1]->game.events;
  QVERIFY(missing && !missing->empty() && matchFrames().back()->game.events->size() > missing->size());
  std::size_t shown = 0;
  for(std::size_t i = 0; i < recording->count(); ++i)
    if(const FramePtr frame = recording->frame(i))
    {
      QVERIFY(frame->local == expected_[first + i]->local);
      Frame known = *matchFrames()[first + i];
      auto events = std::make_shared<GameEvents>(*known.game.events);
      std::erase_if(*events, [&](const auto& event) { return std::ranges::find(*missing, event) != missing->end(); });
      known.game.events = std::move(events);
      QCOMPARE(difference(*frame, known), QString());
      ++shown;
    }
  QVERIFY(shown > recording->count() / 2 && shown < recording->count());
  QVERIFY(tells(*recording, "frames cannot be shown"));
}

/// What follows a frame that is missing builds on it.
void RewrittenRecordingTest::framesThatWereLeftOutAreNoWrongPoses()
{
  Contents contents = contentsOf(original_);
  int count = 0;
  std::erase_if(contents.items, [&](const Contents::Item& item) { return topic(contents, item) == "/frame" && ++count % 12 == 3; });
  const auto recording = openBytes(rewritten(contents, {}));
  QVERIFY(recording->count() < expected_.size());
  std::size_t shown = 0;
  for(std::size_t i = 0; i < recording->count(); ++i)
    if(const FramePtr frame = recording->frame(i))
    {
      const auto same = std::ranges::find(expected_, frame->time, [](const FramePtr& each) { return each->time; });
      QVERIFY(same != expected_.end() && frame->local == (*same)->local);
      ++shown;
    }
  QVERIFY(shown > expected_.size() / 3 && shown < recording->count());
  QVERIFY(tells(*recording, "frames cannot be shown"));
}

void RewrittenRecordingTest::halvesOfARunAreOneAgain()
{
  Contents early = contentsOf(original_), late = early;
  const mcap::Nanoseconds middle = early.items.back().time / 2;
  std::erase_if(early.items, [&](const Contents::Item& item) { return item.time >= middle; });
  std::erase_if(late.items, [&](const Contents::Item& item) { return item.time < middle; });
  for(const bool sameChannels : {true, false})
  {
    const auto recording = openBytes(rewritten(merged(rewritten(late, {}), rewritten(early, {"lz4", 0}), sameChannels), {}));
    QCOMPARE(wrongIn(*recording, expected_, matchFrames()), QString());
    QVERIFY(recording->flaws().empty());
  }
}

void RewrittenRecordingTest::aRunTogetherWithItselfIsThereOnce()
{
  for(const bool sameChannels : {true, false})
  {
    const auto recording = openBytes(rewritten(merged(original_, original_, sameChannels), {}));
    QCOMPARE(wrongIn(*recording, expected_, matchFrames()), QString());
    QVERIFY(recording->flaws().empty());
  }
}

void RewrittenRecordingTest::runsThatFollowEachOtherPlayOneAfterTheOther()
{
  const std::vector<FramePtr> first = cartFrames(100);
  std::vector<FramePtr> second;
  for(const FramePtr& frame : cartFrames(60))
  {
    auto later = std::make_shared<Frame>(*frame);
    later->time += 10;
    later->local[0](0, 3) += 1;
    second.push_back(later);
  }
  const std::string a = recordedAs(0x80000001u, first), b = recordedAs(0x80000002u, second);
  const auto recording = openBytes(rewritten(merged(b, a, true), {}));
  QCOMPARE(recording->count(), std::size_t(160));
  QVERIFY(recording->flaws().empty());
  for(std::size_t i = 0; i < 160; ++i)
    QCOMPARE(difference(*recording->frame(i), i < 100 ? *first[i] : *second[i - 100]), QString());
}

void RewrittenRecordingTest::ofRunsAtTheSameTimeOneIsShownAndThatIsTold()
{
  const std::vector<FramePtr> first = cartFrames(100);
  std::vector<FramePtr> second;
  for(const FramePtr& frame : cartFrames(300))
  {
    auto other = std::make_shared<Frame>(*frame);
    other->local[0](0, 3) += 1;
    second.push_back(other);
  }
  const std::string a = recordedAs(0x80000001u, first), b = recordedAs(0x80000002u, second);
  for(const bool sameChannels : {true, false})
  {
    const auto recording = openBytes(rewritten(merged(a, b, sameChannels), {}));
    QCOMPARE(recording->count(), std::size_t(100));
    for(std::size_t i = 0; i < 100; ++i)
      QCOMPARE(difference(*recording->frame(i), *first[i]), QString());
    QVERIFY(tells(*recording, "only the one that begins at 0.00 s is shown"));
  }
}

void RewrittenRecordingTest::mixedRunsOfOlderVersionsAreNotShown()
{
  std::vector<FramePtr> second;
  for(const FramePtr& frame : cartFrames(100))
  {
    auto other = std::make_shared<Frame>(*frame);
    other->local[0](0, 3) += static_cast<float>(frame->cycle) * 0.01f;
    second.push_back(other);
  }
  Contents a = contentsOf(recordedAs(1 | 0x80000000u, cartFrames(100))), b = contentsOf(recordedAs(2 | 0x80000000u, second));
  makeOlder(a);
  makeOlder(b);
  const auto mixed = openBytes(rewritten(merged(rewritten(a, {}), rewritten(b, {}), true), {}));
  for(std::size_t i = 0; i < mixed->count(); ++i)
    QVERIFY(!mixed->frame(i));
  QVERIFY(tells(*mixed, "open each file on its own"));
  // In channels of their own, they can be told apart.
  const auto apart = openBytes(rewritten(merged(rewritten(a, {}), rewritten(b, {}), false), {}));
  QCOMPARE(apart->count(), std::size_t(100));
  for(std::size_t i = 0; i < 100; ++i)
    QCOMPARE(difference(*apart->frame(i), *cartFrames(100)[i]), QString());
}

void RewrittenRecordingTest::channelsOfOthersWithOurTopicsArePassedOver()
{
  Contents contents = contentsOf(original_);
  mcap::Channel foreign{200, 0, "/frame", "json", {}};
  contents.channels[200] = foreign;
  foreign.id = 201;
  foreign.topic = "/log";
  contents.channels[201] = foreign;
  for(int i = 0; i < 20; ++i)
  {
    Contents::Item item;
    item.channel = static_cast<std::uint16_t>(200 + i % 2);
    item.time = static_cast<mcap::Nanoseconds>(i) * 10'000'000;
    item.bytes = "{\"x\": 1}";
    contents.items.insert(contents.items.begin(), item);
  }
  const auto recording = openBytes(rewritten(contents, {}));
  QCOMPARE(wrongIn(*recording, expected_, matchFrames()), QString());
  QVERIFY(recording->log().empty());
}

void RewrittenRecordingTest::messagesOfAgentsThatWereLeftOutAreMissed()
{
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo(), manyChunks());
  writer.start();
  for(const FramePtr& frame : cartFrames(100))
  {
    writer.add(*frame);
    writer.add(AgentBytes{frame->time, frame->cycle, 1, AgentBytes::Kind::Received, "(syn)"});
  }
  writer.finish();
  Contents contents = contentsOf(disk.bytes);
  double damagedAt = -1;
  const auto none = [](const AgentBytes&) {};
  QVERIFY(openBytes(rewritten(contents, {}))->forEachAgentBytes(0, 2, none, damagedAt));
  int count = 0;
  std::erase_if(contents.items, [&](const Contents::Item& item) { return topic(contents, item) == "/agent_bytes" && ++count == 51; });
  const auto recording = openBytes(rewritten(contents, {}));
  QVERIFY(recording->forEachAgentBytes(0, 0.9, none, damagedAt));
  QVERIFY(recording->forEachAgentBytes(1.5, 2, none, damagedAt));
  QVERIFY(!recording->forEachAgentBytes(0, 2, none, damagedAt));
  QVERIFY2(std::abs(damagedAt - 0.98) < 0.03, qPrintable(QString::number(damagedAt)));
}

QTEST_APPLESS_MAIN(RewrittenRecordingTest)
#include "RewrittenRecordingTest.moc"
