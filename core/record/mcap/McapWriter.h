#pragma once

#include "core/record/mcap/Compression.h"
#include "core/record/mcap/Disk.h"
#include "core/record/mcap/McapRecords.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright::mcap
{

/// Writes an MCAP file: messages in compressed chunks with indexes, and a summary at the end.
///
/// Channels of different groups never share a chunk, so that who reads some of them needs not unpack the others.
///
/// Schemas and channels stand outside of chunks, so that each chunk can be read if others are damaged. When the disk
/// fails, the file is cut to the last whole record, so that all before can be read; nothing more is written.
///
/// Methods return empty, or why the disk has failed: only the first one that notices does, later ones return empty.
class McapWriter
{
public:
  /// @param sink     empty; must outlive this
  /// @param library  name and version of the program
  /// @param level    of zstd
  McapWriter(ByteSink& sink, std::string_view library, int level);

  /// Writes what comes first. To be called once, before all else.
  std::string start();

  /// @return its id
  std::uint16_t addSchema(std::string_view name, std::string_view encoding, std::string_view data);
  /// @param schema  from addSchema(), or 0  @param group  of channels that share chunks  @return its id
  std::uint16_t addChannel(std::uint16_t schema, std::string_view topic, std::string_view encoding,
                           const Properties& properties = {}, std::size_t group = 0);
  /// Adds a message to the open chunk of its group. @param time  not before that of the last message
  void add(std::uint16_t channel, Nanoseconds time, std::string_view data);
  /// Writes the open chunk of a group, if there are messages in it, with the schemas and channels that are new.
  std::string closeChunk(std::size_t group);
  /// The same for all groups.
  std::string closeChunks();

  std::string attach(std::string_view name, std::string_view mediaType, std::string_view data, Nanoseconds time);
  std::string addMetadata(std::string_view name, const Properties& properties);

  /// Writes the open chunks and the summary. Afterwards nothing can be added.
  std::string finish();

  bool failed() const { return failed_; }
  std::uint64_t size() const { return size_; }              ///< Of the file so far, bytes.
  std::uint64_t messages() const { return messageCount_; }  ///< In written chunks.
  /// The same of one channel.
  std::uint64_t messages(std::uint16_t channel) const { return channel == 0 ? 0 : counts_[channel - 1u]; }
  /// In the open chunk of a group.
  std::size_t openBytes(std::size_t group) const { return group < open_.size() ? open_[group].bytes.size() : 0; }
  /// Time of the first message in any open chunk; nothing: there is none.
  std::optional<Nanoseconds> openSince() const;

private:
  struct Entry
  {
    Nanoseconds time;
    std::uint64_t offset;
  };
  /// A chunk that is growing.
  struct OpenChunk
  {
    std::string bytes;
    std::vector<std::vector<Entry>> entries; ///< Of the channels.
    std::size_t messages = 0;
    Nanoseconds start = 0, end = 0;
  };
  std::string write(std::string_view bytes);
  std::string writeRecord();
  void writeSummary(std::string& out);

  ByteSink& sink_;
  std::string library_;
  Compressor compressor_;
  bool failed_ = false, finished_ = false;
  std::uint64_t size_ = 0;
  std::uint32_t dataCrc_ = 0;

  std::vector<Schema> schemas_;
  std::vector<Channel> channels_;
  std::vector<std::size_t> groups_;           ///< Of the channels.
  std::vector<std::uint32_t> sequences_;      ///< The same.
  std::vector<std::uint64_t> counts_;         ///< Messages of the channels, in written chunks.
  std::string fresh_;                         ///< Records of new schemas and channels.
  std::string record_;                        ///< Being made.

  std::vector<OpenChunk> open_; ///< Of the groups.

  std::uint64_t messageCount_ = 0;
  Nanoseconds firstTime_ = 0, lastTime_ = 0;
  std::vector<ChunkInfo> chunks_;
  std::vector<std::uint64_t> compressedSizes_;
  std::string attachmentIndex_, metadataIndex_; ///< Their records.
  std::uint32_t attachments_ = 0, metadata_ = 0;
};

} // namespace sparkwright::mcap
