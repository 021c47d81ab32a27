#include "core/record/mcap/McapWriter.h"

#include "core/record/mcap/Bytes.h"

#include <algorithm>
#include <functional>

namespace sparkwright::mcap
{

namespace
{

constexpr std::string_view zstd = "zstd";

/// Appends a record whose contents `fill` writes. @return where it begins
std::size_t addRecord(std::string& out, Opcode opcode, const std::function<void(ByteWriter&)>& fill)
{
  const std::size_t start = out.size();
  ByteWriter writer(out);
  writer.number(static_cast<std::uint8_t>(opcode));
  const std::size_t place = writer.skipLength<std::uint64_t>();
  fill(writer);
  writer.setLength<std::uint64_t>(place);
  return start;
}

void writeProperties(ByteWriter& writer, const Properties& properties)
{
  const std::size_t place = writer.skipLength<std::uint32_t>();
  for(const auto& [key, value] : properties)
  {
    writer.text(key);
    writer.text(value);
  }
  writer.setLength<std::uint32_t>(place);
}

void writeSchema(std::string& out, const Schema& schema)
{
  addRecord(out, Opcode::Schema,
            [&](ByteWriter& writer)
            {
              writer.number(schema.id);
              writer.text(schema.name);
              writer.text(schema.encoding);
              writer.text(schema.data);
            });
}

void writeChannel(std::string& out, const Channel& channel)
{
  addRecord(out, Opcode::Channel,
            [&](ByteWriter& writer)
            {
              writer.number(channel.id);
              writer.number(channel.schema);
              writer.text(channel.topic);
              writer.text(channel.encoding);
              writeProperties(writer, channel.properties);
            });
}

void writeCounts(ByteWriter& writer, const std::map<std::uint16_t, std::uint64_t>& values)
{
  const std::size_t place = writer.skipLength<std::uint32_t>();
  for(const auto& [channel, value] : values)
  {
    writer.number(channel);
    writer.number(value);
  }
  writer.setLength<std::uint32_t>(place);
}

} // namespace

McapWriter::McapWriter(ByteSink& sink, std::string_view library, int level)
    : sink_(sink), library_(library), compressor_(level)
{
}

std::string McapWriter::write(std::string_view bytes)
{
  if(failed_ || finished_)
    return {};
  std::string problem = sink_.append(bytes);
  if(!problem.empty())
  {
    failed_ = true;
    sink_.cutTo(size_);
    return problem;
  }
  size_ += bytes.size();
  dataCrc_ = crc32(bytes, dataCrc_);
  return {};
}

std::string McapWriter::writeRecord()
{
  std::string problem = write(record_);
  record_.clear();
  return problem;
}

std::string McapWriter::start()
{
  record_ = magic;
  addRecord(record_, Opcode::Header,
            [&](ByteWriter& writer)
            {
              writer.text("");
              writer.text(library_);
            });
  return writeRecord();
}

std::uint16_t McapWriter::addSchema(std::string_view name, std::string_view encoding, std::string_view data)
{
  const auto id = static_cast<std::uint16_t>(schemas_.size() + 1);
  schemas_.push_back({id, std::string(name), std::string(encoding), std::string(data)});
  writeSchema(fresh_, schemas_.back());
  return id;
}

std::uint16_t McapWriter::addChannel(std::uint16_t schema, std::string_view topic, std::string_view encoding,
                                     const Properties& properties, std::size_t group)
{
  const auto id = static_cast<std::uint16_t>(channels_.size() + 1);
  channels_.push_back({id, schema, std::string(topic), std::string(encoding), properties});
  writeChannel(fresh_, channels_.back());
  groups_.push_back(group);
  sequences_.push_back(0);
  counts_.push_back(0);
  open_.resize(std::max(open_.size(), group + 1));
  for(OpenChunk& chunk : open_)
    chunk.entries.resize(channels_.size());
  return id;
}

void McapWriter::add(std::uint16_t channel, Nanoseconds time, std::string_view data)
{
  if(failed_ || finished_)
    return;
  const std::size_t index = channel - 1u;
  OpenChunk& chunk = open_[groups_[index]];
  ByteWriter writer(chunk.bytes);
  chunk.entries[index].push_back({time, chunk.bytes.size()});
  writer.number(static_cast<std::uint8_t>(Opcode::Message));
  writer.number(static_cast<std::uint64_t>(22 + data.size()));
  writer.number(channel);
  writer.number(++sequences_[index]);
  writer.number(time);
  writer.number(time);
  writer.bytes(data);
  if(chunk.messages++ == 0)
    chunk.start = chunk.end = time;
  chunk.start = std::min(chunk.start, time);
  chunk.end = std::max(chunk.end, time);
}

std::optional<Nanoseconds> McapWriter::openSince() const
{
  std::optional<Nanoseconds> first;
  for(const OpenChunk& chunk : open_)
    if(chunk.messages > 0)
      first = std::min(chunk.start, first.value_or(chunk.start));
  return first;
}

std::string McapWriter::closeChunks()
{
  std::string problem;
  for(std::size_t group = 0; group < open_.size(); ++group)
    if(std::string its = closeChunk(group); problem.empty())
      problem = std::move(its);
  return problem;
}

std::string McapWriter::closeChunk(std::size_t group)
{
  if(group >= open_.size() || open_[group].messages == 0)
    return {};
  OpenChunk& open = open_[group];
  record_ = fresh_;
  fresh_.clear();
  ChunkInfo info{size_ + record_.size(), 0, open.start, open.end, open.bytes.size(), {}, 0, {}};
  const std::string_view compressed = compressor_.compress(open.bytes);
  const bool plain = compressed.empty();
  compressedSizes_.push_back(plain ? open.bytes.size() : compressed.size());
  addRecord(record_, Opcode::Chunk,
            [&](ByteWriter& writer)
            {
              writer.number(open.start);
              writer.number(open.end);
              writer.number(static_cast<std::uint64_t>(open.bytes.size()));
              writer.number(crc32(open.bytes));
              writer.text(plain ? std::string_view() : zstd);
              const std::size_t place = writer.skipLength<std::uint64_t>();
              writer.bytes(plain ? std::string_view(open.bytes) : compressed);
              writer.setLength<std::uint64_t>(place);
            });
  info.length = size_ + record_.size() - info.offset;
  const std::size_t indexStart = record_.size();
  for(std::size_t i = 0; i < open.entries.size(); ++i)
  {
    if(open.entries[i].empty())
      continue;
    info.indexes[channels_[i].id] = size_ + record_.size();
    addRecord(record_, Opcode::MessageIndex,
              [&](ByteWriter& writer)
              {
                writer.number(channels_[i].id);
                const std::size_t place = writer.skipLength<std::uint32_t>();
                for(const Entry& entry : open.entries[i])
                {
                  writer.number(entry.time);
                  writer.number(entry.offset);
                }
                writer.setLength<std::uint32_t>(place);
              });
  }
  info.indexLength = record_.size() - indexStart;
  std::string problem = writeRecord();
  if(!failed_)
  {
    firstTime_ = messageCount_ == 0 ? open.start : std::min(firstTime_, open.start);
    lastTime_ = std::max(lastTime_, open.end);
    messageCount_ += open.messages;
    for(std::size_t i = 0; i < open.entries.size(); ++i)
      counts_[i] += open.entries[i].size();
    chunks_.push_back(std::move(info));
  }
  for(std::vector<Entry>& entries : open.entries)
    entries.clear();
  open.bytes.clear();
  open.messages = 0;
  return problem;
}

std::string McapWriter::attach(std::string_view name, std::string_view mediaType, std::string_view data,
                               Nanoseconds time)
{
  const std::uint64_t offset = size_;
  addRecord(record_, Opcode::Attachment,
            [&](ByteWriter& writer)
            {
              writer.number(time);
              writer.number(Nanoseconds(0));
              writer.text(name);
              writer.text(mediaType);
              const std::size_t place = writer.skipLength<std::uint64_t>();
              writer.bytes(data);
              writer.setLength<std::uint64_t>(place);
              writer.number(crc32(std::string_view(record_).substr(recordHead)));
            });
  const std::uint64_t length = record_.size();
  std::string problem = writeRecord();
  if(failed_)
    return problem;
  ++attachments_;
  addRecord(attachmentIndex_, Opcode::AttachmentIndex,
            [&](ByteWriter& writer)
            {
              writer.number(offset);
              writer.number(length);
              writer.number(time);
              writer.number(Nanoseconds(0));
              writer.number(static_cast<std::uint64_t>(data.size()));
              writer.text(name);
              writer.text(mediaType);
            });
  return problem;
}

std::string McapWriter::addMetadata(std::string_view name, const Properties& properties)
{
  const std::uint64_t offset = size_;
  addRecord(record_, Opcode::Metadata,
            [&](ByteWriter& writer)
            {
              writer.text(name);
              writeProperties(writer, properties);
            });
  const std::uint64_t length = record_.size();
  std::string problem = writeRecord();
  if(failed_)
    return problem;
  ++metadata_;
  addRecord(metadataIndex_, Opcode::MetadataIndex,
            [&](ByteWriter& writer)
            {
              writer.number(offset);
              writer.number(length);
              writer.text(name);
            });
  return problem;
}

void McapWriter::writeSummary(std::string& out)
{
  const std::uint64_t summaryStart = size_;
  std::string offsets;
  const auto group = [&](Opcode opcode, const std::function<void()>& fill)
  {
    const std::size_t start = out.size();
    fill();
    if(out.size() > start)
      addRecord(offsets, Opcode::SummaryOffset,
                [&](ByteWriter& writer)
                {
                  writer.number(static_cast<std::uint8_t>(opcode));
                  writer.number(summaryStart + start);
                  writer.number(static_cast<std::uint64_t>(out.size() - start));
                });
  };
  group(Opcode::Schema, [&] { std::ranges::for_each(schemas_, [&](const Schema& schema) { writeSchema(out, schema); }); });
  group(Opcode::Channel,
        [&] { std::ranges::for_each(channels_, [&](const Channel& channel) { writeChannel(out, channel); }); });
  group(Opcode::Statistics,
        [&]
        {
          addRecord(out, Opcode::Statistics,
                    [&](ByteWriter& writer)
                    {
                      writer.number(messageCount_);
                      writer.number(static_cast<std::uint16_t>(schemas_.size()));
                      writer.number(static_cast<std::uint32_t>(channels_.size()));
                      writer.number(attachments_);
                      writer.number(metadata_);
                      writer.number(static_cast<std::uint32_t>(chunks_.size()));
                      writer.number(firstTime_);
                      writer.number(lastTime_);
                      std::map<std::uint16_t, std::uint64_t> counts;
                      for(std::size_t i = 0; i < channels_.size(); ++i)
                        counts[channels_[i].id] = counts_[i];
                      writeCounts(writer, counts);
                    });
        });
  group(Opcode::ChunkIndex,
        [&]
        {
          for(std::size_t i = 0; i < chunks_.size(); ++i)
            addRecord(out, Opcode::ChunkIndex,
                      [&](ByteWriter& writer)
                      {
                        const ChunkInfo& chunk = chunks_[i];
                        writer.number(chunk.start);
                        writer.number(chunk.end);
                        writer.number(chunk.offset);
                        writer.number(chunk.length);
                        writeCounts(writer, chunk.indexes);
                        writer.number(chunk.indexLength);
                        writer.text(compressedSizes_[i] == chunk.uncompressed ? std::string_view() : zstd);
                        writer.number(compressedSizes_[i]);
                        writer.number(chunk.uncompressed);
                      });
        });
  group(Opcode::AttachmentIndex, [&] { out += attachmentIndex_; });
  group(Opcode::MetadataIndex, [&] { out += metadataIndex_; });
  const std::uint64_t offsetStart = summaryStart + out.size();
  out += offsets;
  ByteWriter writer(out);
  writer.number(static_cast<std::uint8_t>(Opcode::Footer));
  writer.number(std::uint64_t(20));
  writer.number(summaryStart);
  writer.number(offsetStart);
  writer.number(crc32(out));
  out += magic;
}

std::string McapWriter::finish()
{
  if(finished_)
    return {};
  std::string problem = closeChunks();
  if(!failed_ && !fresh_.empty()) // Channels without messages.
  {
    record_ = std::exchange(fresh_, {});
    problem = writeRecord();
  }
  if(!failed_)
  {
    const std::uint32_t crc = dataCrc_;
    addRecord(record_, Opcode::DataEnd, [&](ByteWriter& writer) { writer.number(crc); });
    // All at once: without the whole summary, the file ends with its data.
    std::string summary;
    size_ += record_.size();
    writeSummary(summary);
    size_ -= record_.size();
    record_ += summary;
    problem = writeRecord();
  }
  finished_ = true;
  return problem;
}

} // namespace sparkwright::mcap
