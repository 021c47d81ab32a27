#include "core/record/mcap/McapScan.h"

#include "core/record/mcap/Bytes.h"
#include "core/record/mcap/Compression.h"
#include "core/record/mcap/RecordingTexts.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace sparkwright::mcap
{

namespace
{

constexpr std::uint64_t largestRecord = McapReader::largestChunk + (1u << 20);
constexpr std::uint64_t largestLoose = 1u << 20; ///< Bytes of messages without a chunk that are read at once.
constexpr std::uint64_t endOfData = recordHead + 4;
constexpr int mostFailures = 200; ///< Damaged places that a scan goes on after.

double secondsOf(Nanoseconds time)
{
  return static_cast<double>(time) / 1e9;
}

long byte(std::uint64_t offset)
{
  return static_cast<long>(offset);
}

} // namespace

McapReader::Scan::Scan(McapReader& owner, const Summary& summary, const Opening& opening)
    : owner_(owner), summary_(summary), opening_(opening), file_(*owner.source_)
{
  limit_ = summary.valid ? summary.start : owner.source_->size();
}

bool McapReader::Scan::run()
{
  std::uint64_t offset = magic.size(), told = 0;
  std::uint32_t crc = crc32(magic);
  std::optional<std::uint32_t> expected;
  bool ended = false;
  while(offset < limit_ && !ended && !file_.failed())
  {
    constexpr std::uint64_t tellEvery = 1 << 20;
    if(opening_.progress && offset - told >= tellEvery)
    {
      told = offset;
      if(!opening_.progress(static_cast<double>(offset) / static_cast<double>(limit_)))
        return false;
    }
    const RecordHead head = headAt(file_, offset, limit_);
    const auto opcode = static_cast<Opcode>(head.opcode);
    const std::uint64_t length = recordHead + head.content;
    if(head.whole && opcode == Opcode::DataEnd && head.content == 4)
    {
      ByteReader end(file_.at(offset + recordHead, 4));
      expected = end.number<std::uint32_t>();
      ended = true;
    }
    else if(head.whole && opcode == Opcode::Footer && head.content == 20 && !summary_.valid)
      ended = true;
    else
    {
      why_ = {};
      bool good = false;
      if(head.whole && head.opcode > static_cast<std::uint8_t>(Opcode::DataEnd)) // Of later versions, or private.
      {
        good = (offset + length == limit_ || looksLikeRecord(file_, offset + length, limit_)) &&
               !hasLengthsOfChunk(file_, offset, head);
        if(good && length <= largestRecord)
          crc = crc32(file_.at(offset, length), crc);
      }
      else if(head.whole && head.opcode >= static_cast<std::uint8_t>(Opcode::Header) && length <= largestRecord)
      {
        const std::string_view record = file_.at(offset, length);
        if(record.size() == length)
        {
          crc = crc32(record, crc);
          good = take(offset, opcode, record);
        }
      }
      if(good)
      {
        offset += length;
        continue;
      }
      // Its contents are damaged; or its length is, too.
      const bool bounded = head.whole && opcode == Opcode::Chunk &&
                           (offset + length == limit_ || looksLikeRecord(file_, offset + length, limit_));
      const std::uint64_t next = bounded ? offset + length : goOnAfter(offset);
      addGap(offset, next, std::move(why_));
      offset = next;
    }
  }
  if(file_.failed())
    owner_.addFlaw(recordingText("recording.unreadable"));
  if(summary_.valid)
    addMissingChunks();
  tellGaps(ended || summary_.valid);
  if(summary_.valid)
  {
    compareWithSummary();
    if(!ended && owner_.gaps_.empty()) // The record that ends the data is none any more.
      owner_.addFlaw(recordingText("recording.indexDamaged", byte(limit_)), false);
  }
  else if(owner_.chunks_.empty())
    owner_.addFlaw(recordingText("recording.noData"));
  else if(ended && summary_.hasEnd)
    owner_.addFlaw(recordingText("recording.noIndex"), false);
  else
    owner_.addFlaw(recordingText("recording.noEnd", secondsOf(newest_)));
  for(const auto& [channel, count] : unknown_)
    owner_.addFlaw(recordingText("recording.noChannel", count, static_cast<int>(channel)));
  if(expected.value_or(0) != 0 && *expected != crc && owner_.gaps_.empty() && !told_)
    owner_.addFlaw(recordingText("recording.checksum", 0.0, secondsOf(newest_)));
  return true;
}

/// Where the scan goes on: at the next place that the index knows, else at what looks like a record.
std::uint64_t McapReader::Scan::goOnAfter(std::uint64_t offset)
{
  if(++failures_ > mostFailures)
    return limit_;
  if(!summary_.valid || summary_.chunks.empty())
    return nextRecord(file_, offset + 1, limit_);
  std::uint64_t next = limit_ - endOfData > offset ? limit_ - endOfData : limit_;
  const auto consider = [&](const auto& list)
  {
    for(const auto& info : list)
      if(info.offset > offset)
        next = std::min(next, info.offset);
  };
  consider(summary_.chunks);
  consider(summary_.attachments);
  consider(summary_.metadata);
  return next;
}

void McapReader::Scan::addGap(std::uint64_t offset, std::uint64_t end, LocalText kind)
{
  last_.reset();
  Gap gap;
  gap.offset = offset;
  gap.end = end;
  gap.chunk = owner_.chunks_.size();
  gap.from = newest_;
  gap.to = std::numeric_limits<Nanoseconds>::max();
  if(summary_.valid && !summary_.chunks.empty())
  {
    gap.channels.emplace();
    gap.from = gap.to;
    gap.to = 0;
    for(const Summary::Chunk& chunk : summary_.chunks)
    {
      if(chunk.offset + chunk.length <= offset || chunk.offset >= end)
        continue;
      gap.from = std::min(gap.from, chunk.start);
      gap.to = std::max(gap.to, chunk.end);
      for(const auto& entry : chunk.indexes)
        gap.channels->insert(entry.first);
      if(chunk.indexes.empty())
        for(const auto& entry : owner_.channels_)
          gap.channels->insert(entry.first);
    }
  }
  owner_.gaps_.push_back(std::move(gap));
  kinds_.push_back(std::move(kind));
}

/// When the times of what follows are known.
void McapReader::Scan::tellGaps(bool atEnd)
{
  for(std::size_t i = 0; i < kinds_.size(); ++i)
  {
    Gap& gap = owner_.gaps_[i];
    const bool isLast = gap.chunk >= owner_.chunks_.size();
    if(gap.channels && gap.channels->empty())
    {
      owner_.addFlaw(recordingText("recording.indexDamaged", byte(gap.offset)), false);
      continue;
    }
    if(!gap.channels && !isLast)
      gap.to = std::max(gap.from, owner_.chunks_[gap.chunk].start);
    if(isLast && !gap.channels && !atEnd && kinds_[i].empty())
      continue; // The rest of a file that was cut: it has no end, which is told.
    const bool open = gap.to == std::numeric_limits<Nanoseconds>::max();
    if(open)
      owner_.addFlaw(recordingText("recording.gapToEnd", byte(gap.offset), secondsOf(gap.from)));
    else
      owner_.addFlaw(recordingText("recording.gap", byte(gap.offset), byte(gap.end), secondsOf(gap.from), secondsOf(gap.to)));
    if(!kinds_[i].empty())
      owner_.addFlaw(std::move(kinds_[i]));
  }
}

// Records

/// @return false if it is damaged
bool McapReader::Scan::take(std::uint64_t offset, Opcode opcode, std::string_view record)
{
  const std::string_view content = record.substr(recordHead);
  if(opcode == Opcode::Message)
  {
    constexpr std::size_t least = 22;
    if(content.size() >= least)
      takeLoose(offset, record);
    return content.size() >= least;
  }
  if(opcode == Opcode::Chunk)
    return takeChunk(offset, record);
  if(opcode == Opcode::MessageIndex)
    return takeIndex(offset, content);
  last_.reset();
  if(opcode == Opcode::Schema)
    owner_.takeSchema(content);
  else if(opcode == Opcode::Channel)
    owner_.takeChannel(content);
  else if(opcode == Opcode::Attachment)
    return takeAttachment(offset, record.size(), content);
  else if(opcode != Opcode::Metadata && opcode != Opcode::Header)
    return false; // Nothing that stands among data.
  if(opcode == Opcode::Schema || opcode == Opcode::Channel)
    return true;
  ByteReader reader(content);
  if(opcode == Opcode::Metadata)
    owner_.metadata_.push_back({offset, record.size(), std::string(reader.text())});
  else if(opcode == Opcode::Header && owner_.library_.empty())
  {
    reader.text();
    owner_.library_ = reader.text();
  }
  return reader.good();
}

void McapReader::Scan::takeMessage(ChunkInfo& chunk, std::size_t offset, std::string_view content)
{
  ByteReader reader(content);
  Message message;
  message.channel = reader.number<std::uint16_t>();
  message.sequence = reader.number<std::uint32_t>();
  message.time = reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  message.data = reader.rest();
  if(!reader.good())
    return;
  chunk.start = chunk.times.empty() ? message.time : std::min(chunk.start, message.time);
  chunk.end = chunk.times.empty() ? message.time : std::max(chunk.end, message.time);
  chunk.times[message.channel].push_back(message.time);
  newest_ = std::max(newest_, message.time);
  ++messages_;
  const auto place = static_cast<std::uint32_t>(offset);
  inside_.push_back({place, message.channel, message.time});
  const auto channel = owner_.channels_.find(message.channel);
  if(channel == owner_.channels_.end())
    ++unknown_[message.channel];
  else if(opening_.visit)
  {
    const auto schema = owner_.schemas_.find(channel->second.schema);
    const auto index = static_cast<std::uint32_t>(owner_.chunks_.size() - (chunk.loose ? 1 : 0)); // A chunk is added later.
    opening_.visit(channel->second, schema == owner_.schemas_.end() ? nullptr : &schema->second, message, {index, place});
  }
}

void McapReader::Scan::takeLoose(std::uint64_t offset, std::string_view record)
{
  last_.reset();
  std::vector<ChunkInfo>& chunks = owner_.chunks_;
  const bool goesOn = !chunks.empty() && chunks.back().loose && chunks.back().offset + chunks.back().length == offset &&
                      chunks.back().length < largestLoose;
  if(!goesOn)
  {
    chunks.emplace_back();
    chunks.back().offset = offset;
    chunks.back().loose = true;
  }
  ChunkInfo& chunk = chunks.back();
  takeMessage(chunk, static_cast<std::size_t>(chunk.length), record.substr(recordHead));
  inside_.clear();
  chunk.length += record.size();
  chunk.uncompressed = chunk.length;
}

bool McapReader::Scan::takeChunk(std::uint64_t offset, std::string_view record)
{
  last_.reset();
  ChunkInfo chunk;
  chunk.offset = offset;
  chunk.length = record.size();
  if(!owner_.unpackChunk(chunk, record, records_, why_))
    return false;
  ByteReader head(record.substr(recordHead));
  const auto start = head.number<std::uint64_t>(), end = head.number<std::uint64_t>();
  const std::uint32_t crc = (head.number<std::uint64_t>(), head.number<std::uint32_t>());
  inside_.clear();
  // Before anything is believed: without a checksum the lengths of the records have to fit.
  if(crc == 0)
  {
    ByteReader reader(records_);
    while(reader.good() && !reader.empty())
    {
      reader.number<std::uint8_t>();
      reader.longBytes();
    }
    if(!reader.good())
      return false;
  }
  ByteReader reader(records_);
  while(!reader.empty())
  {
    const std::size_t at = records_.size() - reader.rest().size();
    const auto opcode = static_cast<Opcode>(reader.number<std::uint8_t>());
    const std::string_view content = reader.longBytes();
    if(!reader.good())
    {
      owner_.addFlaw(recordingText("recording.damaged", byte(offset), secondsOf(chunk.end)));
      break;
    }
    if(opcode == Opcode::Schema)
      owner_.takeSchema(content);
    else if(opcode == Opcode::Channel)
      owner_.takeChannel(content);
    else if(opcode == Opcode::Message)
      takeMessage(chunk, at, content);
  }
  chunk.uncompressed = records_.size();
  const bool fits = chunk.times.empty() || (chunk.start == start && chunk.end == end);
  last_ = owner_.chunks_.size();
  owner_.chunks_.push_back(std::move(chunk));
  if(!fits)
    tellIndex(offset);
  return true;
}

/// An index of a channel's messages behind their chunk.
bool McapReader::Scan::takeIndex(std::uint64_t offset, std::string_view content)
{
  ByteReader reader(content);
  const auto channel = reader.number<std::uint16_t>();
  ByteReader entries(reader.text());
  if(!reader.good() || !reader.empty())
    return false;
  if(!last_)
    return true;
  ChunkInfo& chunk = owner_.chunks_[*last_];
  bool fits = true;
  std::size_t count = 0;
  for(; fits && !entries.empty(); ++count)
  {
    const auto time = entries.number<std::uint64_t>();
    const auto place = entries.number<std::uint64_t>();
    const auto found = std::ranges::lower_bound(inside_, place, {}, [](const Inside& each) { return std::uint64_t(each.offset); });
    fits = entries.good() && found != inside_.end() && found->offset == place && found->channel == channel && found->time == time;
  }
  const auto known = chunk.times.find(channel);
  fits = fits && count == (known == chunk.times.end() ? 0 : known->second.size());
  fits = chunk.indexes.emplace(channel, offset).second && fits;
  chunk.indexLength += recordHead + content.size();
  if(!fits)
    tellIndex(chunk.offset);
  return true;
}

bool McapReader::Scan::takeAttachment(std::uint64_t offset, std::uint64_t length, std::string_view content)
{
  ByteReader reader(content);
  AttachmentInfo info{offset, length, {}, {}, 0};
  reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  info.name = reader.text();
  info.mediaType = reader.text();
  info.size = reader.longBytes().size();
  const auto crc = reader.number<std::uint32_t>();
  if(!reader.good() || !reader.empty())
    return false;
  if(crc != 0 && crc32(content.substr(0, content.size() - 4)) != crc)
  {
    told_ = true;
    owner_.addFlaw(recordingText("recording.attachment", info.name));
  }
  owner_.attachments_.push_back(std::move(info));
  return true;
}

// The index

void McapReader::Scan::tellIndex(std::uint64_t offset)
{
  told_ = true;
  owner_.addFlaw(recordingText("recording.index", byte(offset)), false);
}

bool McapReader::Scan::isInGap(std::uint64_t offset) const
{
  return std::ranges::any_of(owner_.gaps_, [offset](const Gap& gap) { return offset >= gap.offset && offset < gap.end; });
}

/// Chunks that the index has, and that do not look like ones.
void McapReader::Scan::addMissingChunks()
{
  std::set<std::uint64_t> found;
  for(const ChunkInfo& chunk : owner_.chunks_)
    found.insert(chunk.offset);
  for(const Summary::Chunk& entry : summary_.chunks)
    if(!found.contains(entry.offset) && !isInGap(entry.offset))
      addGap(entry.offset, entry.offset + entry.length, {});
}

void McapReader::Scan::compareWithSummary()
{
  const auto find = [](const auto& list, std::uint64_t offset)
  {
    const auto found = std::ranges::find(list, offset, [](const auto& info) { return info.offset; });
    return found == list.end() ? nullptr : &*found;
  };
  std::map<std::uint64_t, const ChunkInfo*> chunks;
  for(const ChunkInfo& chunk : owner_.chunks_)
    if(!chunk.loose)
      chunks[chunk.offset] = &chunk;
  std::set<std::uint64_t> listed;
  for(const Summary::Chunk& entry : summary_.chunks)
  {
    listed.insert(entry.offset);
    const auto found = chunks.find(entry.offset);
    if(found == chunks.end())
      continue; // It is missing, which is told.
    const ChunkInfo& chunk = *found->second;
    const bool times = chunk.times.empty() || (entry.start == chunk.start && entry.end == chunk.end);
    const bool indexes = entry.indexes.empty() || (entry.indexes == chunk.indexes && entry.indexLength == chunk.indexLength);
    if(entry.length != chunk.length || entry.uncompressed != chunk.uncompressed || !times || !indexes)
      tellIndex(entry.offset);
  }
  if(!summary_.chunks.empty())
    for(const auto& [offset, chunk] : chunks)
      if(!listed.contains(offset))
        tellIndex(offset);
  for(const AttachmentInfo& entry : summary_.attachments)
  {
    const AttachmentInfo* const found = find(owner_.attachments_, entry.offset);
    if((!found && !isInGap(entry.offset)) || (found && (found->length != entry.length || found->name != entry.name)))
      tellIndex(entry.offset);
  }
  for(const MetadataInfo& entry : summary_.metadata)
  {
    const MetadataInfo* const found = find(owner_.metadata_, entry.offset);
    if((!found && !isInGap(entry.offset)) || (found && (found->length != entry.length || found->name != entry.name)))
      tellIndex(entry.offset);
  }
  if(summary_.messages && *summary_.messages != messages_ && owner_.gaps_.empty())
    owner_.addFlaw(recordingText("recording.count", static_cast<long>(messages_), static_cast<long>(*summary_.messages)));
}

} // namespace sparkwright::mcap
