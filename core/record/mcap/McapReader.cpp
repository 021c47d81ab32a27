#include "core/record/mcap/McapReader.h"

#include "core/record/mcap/Bytes.h"
#include "core/record/mcap/ChunkSearch.h"
#include "core/record/mcap/Compression.h"
#include "core/record/mcap/RecordingTexts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace sparkwright::mcap
{

namespace
{

constexpr std::uint64_t footerSize = recordHead + 20;
constexpr std::uint64_t largestSummary = 256u << 20;
constexpr std::size_t mostFlaws = 100;
constexpr int mostFailures = 200; ///< Damaged chunks that a scan goes on after.

Properties readProperties(ByteReader& reader)
{
  Properties properties;
  for(ByteReader entries(reader.text()); !entries.empty() && entries.good();)
  {
    std::string key(entries.text());
    properties[std::move(key)] = entries.text();
  }
  return properties;
}

/// Calls `visit(opcode, offset, content)` with each record, until it returns false. @return whether all were whole
template<class Visit>
bool forEachRecord(std::string_view bytes, Visit&& visit)
{
  ByteReader reader(bytes);
  while(!reader.empty())
  {
    const std::size_t offset = bytes.size() - reader.rest().size();
    const auto opcode = reader.number<std::uint8_t>();
    const std::string_view content = reader.longBytes();
    if(!reader.good())
      return false;
    if(!visit(static_cast<Opcode>(opcode), offset, content))
      return true;
  }
  return true;
}

long place(std::uint64_t offset)
{
  return static_cast<long>(offset);
}

} // namespace

std::unique_ptr<McapReader> McapReader::open(std::unique_ptr<ByteSource> source, LocalText& problem)
{
  problem = {};
  std::unique_ptr<McapReader> reader(new McapReader(std::move(source)));
  std::string& head = reader->buffer_;
  if(!reader->source_->read(0, magic.size(), head))
    problem = recordingText("recording.unreadable");
  else if(head != magic)
    problem = head.empty() ? recordingText("recording.empty") : recordingText("recording.notMcap");
  if(!problem.empty())
    return nullptr;
  if(reader->readSummary())
    reader->complete_ = true;
  else
    reader->scan();
  return reader;
}

void McapReader::addFlaw(LocalText flaw)
{
  if(flaws_.size() < mostFlaws)
    flaws_.push_back(std::move(flaw));
}

const Channel* McapReader::channel(std::string_view topic) const
{
  const auto found = std::ranges::find_if(channels_, [&](const auto& entry) { return entry.second.topic == topic; });
  return found == channels_.end() ? nullptr : &found->second;
}

void McapReader::takeSchema(std::string_view content)
{
  ByteReader reader(content);
  Schema schema;
  schema.id = reader.number<std::uint16_t>();
  schema.name = reader.text();
  schema.encoding = reader.text();
  schema.data = reader.text();
  if(reader.good() && schema.id != 0)
    schemas_.try_emplace(schema.id, std::move(schema));
}

void McapReader::takeChannel(std::string_view content)
{
  ByteReader reader(content);
  Channel channel;
  channel.id = reader.number<std::uint16_t>();
  channel.schema = reader.number<std::uint16_t>();
  channel.topic = reader.text();
  channel.encoding = reader.text();
  channel.properties = readProperties(reader);
  if(reader.good())
    channels_.try_emplace(channel.id, std::move(channel));
}

// With a summary

bool McapReader::readSummary()
{
  const std::uint64_t size = source_->size();
  const std::uint64_t least = magic.size() + footerSize + magic.size();
  std::string end;
  if(size < least || !source_->read(size - footerSize - magic.size(), footerSize + magic.size(), end) ||
     !end.ends_with(magic))
    return false;
  ByteReader footer(std::string_view(end).substr(0, footerSize));
  if(footer.number<std::uint8_t>() != static_cast<std::uint8_t>(Opcode::Footer) || footer.number<std::uint64_t>() != 20)
    return false;
  const auto start = footer.number<std::uint64_t>();
  footer.number<std::uint64_t>();
  const auto crc = footer.number<std::uint32_t>();
  const std::uint64_t summaryEnd = size - footerSize - magic.size();
  if(start < magic.size() || start > summaryEnd || summaryEnd - start > largestSummary)
    return false;
  std::string summary;
  if(!source_->read(start, static_cast<std::size_t>(summaryEnd - start), summary))
    return false;
  if(crc != 0 && crc32(std::string_view(end).substr(0, footerSize - 4), crc32(summary)) != crc)
    return false;
  bool good = true;
  good = forEachRecord(summary, [&](Opcode opcode, std::size_t, std::string_view content)
                       { return good = takeSummaryRecord(opcode, content); }) &&
         good;
  if(!good)
  {
    schemas_.clear();
    channels_.clear();
    chunks_.clear();
    attachments_.clear();
    metadata_.clear();
    return false;
  }
  std::string head;
  if(source_->read(magic.size(), 1 << 16, head))
    forEachRecord(head,
                  [&](Opcode opcode, std::size_t, std::string_view content)
                  {
                    ByteReader reader(content);
                    reader.text();
                    if(opcode == Opcode::Header)
                      library_ = reader.text();
                    return false;
                  });
  return true;
}

/// @return false if it leads out of the file
bool McapReader::takeSummaryRecord(Opcode opcode, std::string_view content)
{
  const std::uint64_t size = source_->size();
  const auto isInside = [size](std::uint64_t offset, std::uint64_t length)
  { return offset >= magic.size() && offset <= size && length <= size - offset; };
  ByteReader reader(content);
  switch(opcode)
  {
  case Opcode::Schema:
    takeSchema(content);
    return true;
  case Opcode::Channel:
    takeChannel(content);
    return true;
  case Opcode::ChunkIndex:
  {
    ChunkInfo chunk;
    chunk.start = reader.number<std::uint64_t>();
    chunk.end = reader.number<std::uint64_t>();
    chunk.offset = reader.number<std::uint64_t>();
    chunk.length = reader.number<std::uint64_t>();
    for(ByteReader entries(reader.text()); !entries.empty() && entries.good();)
    {
      const auto channel = entries.number<std::uint16_t>();
      chunk.indexes[channel] = entries.number<std::uint64_t>();
    }
    chunk.indexLength = reader.number<std::uint64_t>();
    reader.text();
    reader.number<std::uint64_t>();
    chunk.uncompressed = reader.number<std::uint64_t>();
    if(!reader.good() || !isInside(chunk.offset, chunk.length) ||
       !isInside(chunk.offset + chunk.length, chunk.indexLength))
      return false;
    chunks_.push_back(std::move(chunk));
    return true;
  }
  case Opcode::AttachmentIndex:
  {
    AttachmentInfo info;
    info.offset = reader.number<std::uint64_t>();
    info.length = reader.number<std::uint64_t>();
    reader.number<std::uint64_t>();
    reader.number<std::uint64_t>();
    info.size = reader.number<std::uint64_t>();
    info.name = reader.text();
    info.mediaType = reader.text();
    if(!reader.good() || !isInside(info.offset, info.length))
      return false;
    attachments_.push_back(std::move(info));
    return true;
  }
  case Opcode::MetadataIndex:
  {
    MetadataInfo info;
    info.offset = reader.number<std::uint64_t>();
    info.length = reader.number<std::uint64_t>();
    info.name = reader.text();
    if(!reader.good() || !isInside(info.offset, info.length))
      return false;
    metadata_.push_back(std::move(info));
    return true;
  }
  default:
    return true;
  }
}

// Without one

void McapReader::scan()
{
  const std::uint64_t size = source_->size();
  std::uint64_t offset = magic.size();
  std::string head;
  while(offset < size)
  {
    if(!source_->read(offset, recordHead, head))
      return addFlaw(recordingText("recording.unreadable"));
    ByteReader reader(head);
    const auto opcode = static_cast<Opcode>(reader.number<std::uint8_t>());
    const auto content = reader.number<std::uint64_t>();
    const bool whole = reader.good() && content <= size - offset - recordHead;
    if(whole && (opcode == Opcode::DataEnd || opcode == Opcode::Footer))
      break;
    const std::uint64_t length = whole ? recordHead + content : 0;
    if(whole && opcode >= Opcode::Header && opcode <= Opcode::DataEnd && takeDataRecord(offset, length, opcode))
    {
      offset += length;
      continue;
    }
    if(whole && opcode > Opcode::DataEnd) // Of later versions, or private.
    {
      std::string after;
      if(offset + length == size ||
         (source_->read(offset + length, 1, after) && !after.empty() && after[0] > 0 && after[0] <= 0x0f))
      {
        offset += length;
        continue;
      }
    }
    const std::uint64_t next = failures_ < mostFailures ? nextChunk(*source_, offset + 1) : size;
    if(next >= size)
      break;
    addFlaw(recordingText("recording.gap", place(offset), place(next)));
    gap_ = true;
    offset = next;
  }
  addFlaw(chunks_.empty() ? recordingText("recording.noData") : recordingText("recording.noEnd"));
}

/// @return false if it is damaged
bool McapReader::takeDataRecord(std::uint64_t offset, std::uint64_t length, Opcode opcode)
{
  constexpr std::uint64_t largest = 64u << 20;
  if(opcode == Opcode::Chunk)
    return scanChunk(offset, length);
  if(opcode == Opcode::MessageIndex)
    return true;
  if(opcode == Opcode::Attachment)
  {
    std::string content;
    if(!source_->read(offset + recordHead, static_cast<std::size_t>(std::min(length - recordHead, largest)), content))
      return false;
    ByteReader reader(content);
    AttachmentInfo info{offset, length, {}, {}, 0};
    reader.number<std::uint64_t>();
    reader.number<std::uint64_t>();
    info.name = reader.text();
    info.mediaType = reader.text();
    info.size = reader.number<std::uint64_t>();
    if(!reader.good())
      return false;
    attachments_.push_back(std::move(info));
    return true;
  }
  if(opcode != Opcode::Schema && opcode != Opcode::Channel && opcode != Opcode::Metadata && opcode != Opcode::Header)
    return true;
  std::string content;
  if(length > largest || !source_->read(offset + recordHead, static_cast<std::size_t>(length - recordHead), content))
    return false;
  ByteReader reader(content);
  if(opcode == Opcode::Schema)
    takeSchema(content);
  else if(opcode == Opcode::Channel)
    takeChannel(content);
  else if(opcode == Opcode::Metadata)
    metadata_.push_back({offset, length, std::string(reader.text())});
  else if(reader.text(); library_.empty())
    library_ = reader.text();
  return true;
}

bool McapReader::scanChunk(std::uint64_t offset, std::uint64_t length)
{
  ChunkInfo chunk;
  chunk.offset = offset;
  chunk.length = length;
  std::string records;
  LocalText why;
  if(!unpack(chunk, records, why))
  {
    ++failures_;
    return false;
  }
  bool any = false;
  forEachRecord(records,
                [&](Opcode opcode, std::size_t, std::string_view content)
                {
                  if(opcode == Opcode::Schema)
                    takeSchema(content);
                  else if(opcode == Opcode::Channel)
                    takeChannel(content);
                  else if(opcode == Opcode::Message)
                  {
                    ByteReader reader(content);
                    const auto channel = reader.number<std::uint16_t>();
                    reader.number<std::uint32_t>();
                    const auto time = reader.number<std::uint64_t>();
                    chunk.start = any ? std::min(chunk.start, time) : time;
                    chunk.end = any ? std::max(chunk.end, time) : time;
                    any = true;
                    chunk.times[channel].push_back(time);
                  }
                  return true;
                });
  chunk.uncompressed = records.size();
  chunk.afterGap = std::exchange(gap_, false);
  chunks_.push_back(std::move(chunk));
  return true;
}

// Contents

bool McapReader::unpack(const ChunkInfo& chunk, std::string& records, LocalText& why)
{
  why = recordingText("recording.damaged", place(chunk.offset));
  if(chunk.length < recordHead || chunk.length > largestChunk + (1 << 20) ||
     !source_->read(chunk.offset, static_cast<std::size_t>(chunk.length), buffer_) || buffer_.size() < chunk.length)
    return false;
  ByteReader reader(buffer_);
  if(reader.number<std::uint8_t>() != static_cast<std::uint8_t>(Opcode::Chunk) ||
     reader.number<std::uint64_t>() != chunk.length - recordHead)
    return false;
  reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  const auto size = reader.number<std::uint64_t>();
  const auto crc = reader.number<std::uint32_t>();
  const std::string_view compression = reader.text();
  const std::string_view bytes = reader.longBytes();
  if(!reader.good())
    return false;
  if(size > largestChunk)
  {
    why = recordingText("recording.large", place(chunk.offset));
    return false;
  }
  if(compression == "zstd")
  {
    if(!decompress(bytes, static_cast<std::size_t>(size), records))
      return false;
  }
  else if(compression.empty() && bytes.size() == size)
    records = bytes;
  else
  {
    if(!compression.empty())
      why = recordingText("recording.packed", place(chunk.offset));
    return false;
  }
  return crc == 0 || crc32(records) == crc;
}

bool McapReader::readChunk(std::size_t chunk, std::string& records)
{
  ChunkInfo& info = chunks_.at(chunk);
  LocalText why;
  if(!info.damaged && unpack(info, records, why))
    return true;
  if(!std::exchange(info.damaged, true))
    addFlaw(std::move(why));
  return false;
}

void McapReader::forEachMessage(std::string_view records, const std::function<bool(const Message&)>& visit)
{
  forEachRecord(records,
                [&](Opcode opcode, std::size_t, std::string_view content)
                {
                  if(opcode != Opcode::Message)
                    return true;
                  ByteReader reader(content);
                  Message message;
                  message.channel = reader.number<std::uint16_t>();
                  message.sequence = reader.number<std::uint32_t>();
                  message.time = reader.number<std::uint64_t>();
                  reader.number<std::uint64_t>();
                  message.data = reader.rest();
                  return !reader.good() || visit(message);
                });
}

std::vector<Nanoseconds> McapReader::times(std::size_t chunk, std::uint16_t channel)
{
  const ChunkInfo& info = chunks_.at(chunk);
  if(const auto known = info.times.find(channel); known != info.times.end())
    return known->second;
  const auto index = info.indexes.find(channel);
  if(index == info.indexes.end())
    return {};
  const std::uint64_t start = info.offset + info.length, end = start + info.indexLength;
  if(index->second < start || index->second >= end ||
     !source_->read(index->second, static_cast<std::size_t>(end - index->second), buffer_))
    return {};
  std::vector<Nanoseconds> times;
  forEachRecord(buffer_,
                [&](Opcode opcode, std::size_t, std::string_view content)
                {
                  ByteReader reader(content);
                  if(opcode != Opcode::MessageIndex || reader.number<std::uint16_t>() != channel)
                    return false;
                  for(ByteReader entries(reader.text()); !entries.empty();)
                  {
                    times.push_back(entries.number<std::uint64_t>());
                    entries.number<std::uint64_t>();
                  }
                  return false;
                });
  return times;
}

std::optional<std::string> McapReader::attachment(std::string_view name)
{
  const auto info = std::ranges::find(attachments_, name, &AttachmentInfo::name);
  if(info == attachments_.end())
    return {};
  std::string content;
  if(info->length < recordHead + 4 || info->length > largestChunk ||
     !source_->read(info->offset + recordHead, static_cast<std::size_t>(info->length - recordHead), content) ||
     content.size() < info->length - recordHead)
    return {};
  ByteReader reader(content);
  reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  reader.text();
  reader.text();
  const std::string_view data = reader.longBytes();
  const auto crc = reader.number<std::uint32_t>();
  if(!reader.good() || (crc != 0 && crc32(std::string_view(content).substr(0, content.size() - 4)) != crc))
  {
    addFlaw(recordingText("recording.attachment", name));
    return {};
  }
  return std::string(data);
}

Properties McapReader::metadata(std::string_view name)
{
  Properties all;
  for(const MetadataInfo& info : metadata_)
  {
    std::string content;
    if(info.name != name || info.length < recordHead || info.length > largestSummary ||
       !source_->read(info.offset + recordHead, static_cast<std::size_t>(info.length - recordHead), content))
      continue;
    ByteReader reader(content);
    reader.text();
    all.merge(readProperties(reader));
  }
  return all;
}

} // namespace sparkwright::mcap
