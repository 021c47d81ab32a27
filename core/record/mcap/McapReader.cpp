#include "core/record/mcap/McapReader.h"

#include "core/record/mcap/Bytes.h"
#include "core/record/mcap/Compression.h"
#include "core/record/mcap/McapScan.h"
#include "core/record/mcap/RecordingTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright::mcap
{

namespace
{

constexpr std::uint64_t footerSize = recordHead + 20;
constexpr std::uint64_t largestSummary = 256u << 20;
constexpr std::size_t mostFlaws = 100;

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

bool readSchema(std::string_view content, Schema& schema)
{
  ByteReader reader(content);
  schema.id = reader.number<std::uint16_t>();
  schema.name = reader.text();
  schema.encoding = reader.text();
  schema.data = reader.text();
  return reader.good() && schema.id != 0;
}

bool readChannel(std::string_view content, Channel& channel)
{
  ByteReader reader(content);
  channel.id = reader.number<std::uint16_t>();
  channel.schema = reader.number<std::uint16_t>();
  channel.topic = reader.text();
  channel.encoding = reader.text();
  channel.properties = readProperties(reader);
  return reader.good();
}

bool readMessage(std::string_view content, Message& message)
{
  ByteReader reader(content);
  message.channel = reader.number<std::uint16_t>();
  message.sequence = reader.number<std::uint32_t>();
  message.time = reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  message.data = reader.rest();
  return reader.good();
}

bool isInside(std::uint64_t offset, std::uint64_t length, std::uint64_t end)
{
  return offset >= magic.size() && offset <= end && length <= end - offset && length >= recordHead;
}

} // namespace

McapReader::McapReader(std::unique_ptr<ByteSource> source) : source_(std::move(source)) {}

McapReader::~McapReader() = default;

std::unique_ptr<McapReader> McapReader::open(std::unique_ptr<ByteSource> source, LocalText& problem,
                                             const Opening& opening)
{
  problem = {};
  std::unique_ptr<McapReader> reader(new McapReader(std::move(source)));
  std::string head;
  if(!reader->source_->read(0, magic.size(), head))
    problem = recordingText("recording.unreadable");
  else if(head != magic)
    problem = head.empty() ? recordingText("recording.empty") : recordingText("recording.notMcap");
  if(!problem.empty())
    return nullptr;
  Summary summary;
  reader->complete_ = reader->readEnd(summary);
  reader->schemas_ = summary.schemas; // They have a checksum there.
  reader->channels_ = summary.channels;
  if(Scan(*reader, summary, opening).run())
    return reader;
  problem = recordingText("recording.cancelled");
  return nullptr;
}

void McapReader::addFlaw(LocalText flaw, bool lost)
{
  lost_ = lost_ || lost;
  if(flaws_.size() < mostFlaws && std::ranges::find(flaws_, flaw) == flaws_.end())
    flaws_.push_back(std::move(flaw));
}

const Channel* McapReader::channel(std::string_view topic) const
{
  const auto found = std::ranges::find_if(channels_, [&](const auto& entry) { return entry.second.topic == topic; });
  return found == channels_.end() ? nullptr : &found->second;
}

void McapReader::takeSchema(std::string_view content)
{
  if(Schema schema; readSchema(content, schema))
    schemas_.try_emplace(schema.id, std::move(schema));
}

void McapReader::takeChannel(std::string_view content)
{
  if(Channel channel; readChannel(content, channel))
    channels_.try_emplace(channel.id, std::move(channel));
}

// The end

/// @return whether the file has a valid end, with a summary that says so or without one
bool McapReader::readEnd(Summary& summary)
{
  const std::uint64_t size = source_->size();
  const std::uint64_t least = magic.size() + footerSize + magic.size();
  std::string end;
  if(size < least || !source_->read(size - footerSize - magic.size(), footerSize + magic.size(), end) ||
     !end.ends_with(magic))
    return false;
  summary.hasEnd = true;
  ByteReader footer(std::string_view(end).substr(0, footerSize));
  if(footer.number<std::uint8_t>() != static_cast<std::uint8_t>(Opcode::Footer) || footer.number<std::uint64_t>() != 20)
    return false;
  const auto start = footer.number<std::uint64_t>();
  footer.number<std::uint64_t>();
  const auto crc = footer.number<std::uint32_t>();
  const std::uint64_t summaryEnd = size - footerSize - magic.size();
  summary.start = start == 0 ? summaryEnd : start; // 0: there is none.
  if(summary.start < magic.size() || summary.start > summaryEnd || summaryEnd - summary.start > largestSummary)
    return false;
  std::string bytes;
  if(!source_->read(summary.start, static_cast<std::size_t>(summaryEnd - summary.start), bytes))
    return false;
  if(crc != 0 && crc32(std::string_view(end).substr(0, footerSize - 4), crc32(bytes)) != crc)
    return false;
  bool good = true;
  const bool whole = forEachRecord(bytes, [&](Opcode opcode, std::size_t, std::string_view content)
                                   { return good = takeSummaryRecord(summary, opcode, content); });
  for(const Summary::Chunk& chunk : summary.chunks)
    good = good && isInside(chunk.offset, chunk.length, summary.start);
  for(const AttachmentInfo& info : summary.attachments)
    good = good && isInside(info.offset, info.length, summary.start);
  for(const MetadataInfo& info : summary.metadata)
    good = good && isInside(info.offset, info.length, summary.start);
  summary.valid = whole && good;
  if(!summary.valid)
  {
    summary = {};
    summary.hasEnd = true;
  }
  return summary.valid;
}

/// @return false if it cannot be read
bool McapReader::takeSummaryRecord(Summary& summary, Opcode opcode, std::string_view content)
{
  ByteReader reader(content);
  switch(opcode)
  {
  case Opcode::Schema:
  {
    Schema schema;
    if(readSchema(content, schema))
      summary.schemas.try_emplace(schema.id, std::move(schema));
    return true;
  }
  case Opcode::Channel:
  {
    Channel channel;
    if(readChannel(content, channel))
      summary.channels.try_emplace(channel.id, std::move(channel));
    return true;
  }
  case Opcode::Statistics:
    summary.messages = reader.number<std::uint64_t>();
    return reader.good();
  case Opcode::ChunkIndex:
  {
    Summary::Chunk chunk;
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
    chunk.compression = reader.text();
    reader.number<std::uint64_t>();
    chunk.uncompressed = reader.number<std::uint64_t>();
    summary.chunks.push_back(std::move(chunk));
    return reader.good();
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
    summary.attachments.push_back(std::move(info));
    return reader.good();
  }
  case Opcode::MetadataIndex:
  {
    MetadataInfo info;
    info.offset = reader.number<std::uint64_t>();
    info.length = reader.number<std::uint64_t>();
    info.name = reader.text();
    summary.metadata.push_back(std::move(info));
    return reader.good();
  }
  default:
    return true;
  }
}

// Contents

/// @param record  of the chunk, with its head  @param why  set if there is more to say than that it is damaged
bool McapReader::unpackChunk(const ChunkInfo& chunk, std::string_view record, std::string& records, LocalText& why) const
{
  ByteReader reader(record);
  if(reader.number<std::uint8_t>() != static_cast<std::uint8_t>(Opcode::Chunk) ||
     reader.number<std::uint64_t>() != chunk.length - recordHead)
    return false;
  reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  const auto size = reader.number<std::uint64_t>();
  const auto crc = reader.number<std::uint32_t>();
  const std::string_view compression = reader.text();
  const std::string_view bytes = reader.longBytes();
  if(!reader.good() || !reader.empty())
    return false;
  const auto offset = static_cast<long>(chunk.offset);
  if(size > largestChunk)
  {
    why = recordingText("recording.large", offset);
    return false;
  }
  const Unpacked unpacked = unpack(compression, bytes, static_cast<std::size_t>(size), records);
  if(unpacked == Unpacked::Unknown)
    why = recordingText("recording.packed", offset);
  return unpacked == Unpacked::Whole && (crc == 0 || crc32(records) == crc);
}

McapReader::Records McapReader::readChunk(std::size_t chunk)
{
  const auto known = std::ranges::find(kept_, chunk, &std::pair<std::size_t, Records>::first);
  if(known != kept_.end())
  {
    kept_.splice(kept_.begin(), kept_, known);
    return kept_.front().second;
  }
  const ChunkInfo& info = chunks_.at(chunk);
  std::string record, records;
  LocalText why;
  bool good = source_->read(info.offset, static_cast<std::size_t>(info.length), record) && record.size() == info.length;
  if(info.loose)
    records = std::move(record);
  else
    good = good && unpackChunk(info, record, records, why);
  if(!good) // It was good when the file was opened.
  {
    addFlaw(recordingText("recording.damaged", static_cast<long>(info.offset), static_cast<double>(info.start) / 1e9));
    return {};
  }
  kept_.emplace_front(chunk, std::make_shared<const std::string>(std::move(records)));
  std::size_t bytes = 0;
  for(auto it = kept_.begin(); it != kept_.end();)
  {
    bytes += it->second->size();
    it = it != kept_.begin() && bytes > keptBytes ? kept_.erase(it) : std::next(it);
  }
  return kept_.front().second;
}

void McapReader::forEachMessage(std::string_view records, const std::function<bool(const Message&)>& visit)
{
  forEachRecord(records,
                [&](Opcode opcode, std::size_t, std::string_view content)
                {
                  Message message;
                  return opcode != Opcode::Message || !readMessage(content, message) || visit(message);
                });
}

std::optional<McapReader::HeldMessage> McapReader::message(const MessagePlace& place)
{
  HeldMessage message;
  message.records = readChunk(place.chunk);
  if(!message.records || place.offset > message.records->size())
    return {};
  ByteReader reader(std::string_view(*message.records).substr(place.offset));
  const auto opcode = reader.number<std::uint8_t>();
  const std::string_view content = reader.longBytes();
  if(!reader.good() || opcode != static_cast<std::uint8_t>(Opcode::Message) || !readMessage(content, message))
    return {};
  return message;
}

std::vector<Nanoseconds> McapReader::times(std::size_t chunk, std::uint16_t channel) const
{
  const auto known = chunks_.at(chunk).times.find(channel);
  return known == chunks_.at(chunk).times.end() ? std::vector<Nanoseconds>() : known->second;
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
