#pragma once

#include "core/record/mcap/Compression.h"
#include "core/record/mcap/Disk.h"
#include "core/record/mcap/McapRecords.h"

#include <set>

namespace sparkwright::mcap
{

/// Writes an MCAP file: messages in compressed chunks with indexes, and a summary at the end.
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
  /// @param schema  from addSchema(), or 0  @return its id
  std::uint16_t addChannel(std::uint16_t schema, std::string_view topic, std::string_view encoding,
                           const Properties& properties = {});
  /// Adds a message to the open chunk. @param time  not before that of the last message
  void add(std::uint16_t channel, Nanoseconds time, std::string_view data);
  /// Writes the open chunk, if there are messages in it, with the schemas and channels that are new.
  std::string closeChunk();

  std::string attach(std::string_view name, std::string_view mediaType, std::string_view data, Nanoseconds time);
  std::string addMetadata(std::string_view name, const Properties& properties);

  /// Writes the open chunk and the summary. Afterwards nothing can be added.
  std::string finish();

  bool failed() const { return failed_; }
  std::uint64_t size() const { return size_; }              ///< Of the file so far, bytes.
  std::uint64_t messages() const { return messageCount_; }  ///< In written chunks.
  std::size_t openBytes() const { return chunk_.size(); }   ///< In the open chunk.
  bool hasOpenMessages() const { return openMessages_ > 0; }
  Nanoseconds openSince() const { return start_; } ///< Time of the first message in the open chunk.

private:
  struct Entry
  {
    Nanoseconds time;
    std::uint64_t offset;
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
  std::vector<std::uint32_t> sequences_;      ///< Of the channels.
  std::vector<std::uint64_t> counts_;         ///< Messages of the channels, in written chunks.
  std::string fresh_;                         ///< Records of new schemas and channels.
  std::string record_;                        ///< Being made.

  std::string chunk_;
  std::vector<std::vector<Entry>> entries_; ///< Of the channels, in the open chunk.
  std::size_t openMessages_ = 0;
  Nanoseconds start_ = 0, end_ = 0;

  std::uint64_t messageCount_ = 0;
  Nanoseconds firstTime_ = 0, lastTime_ = 0;
  std::vector<ChunkInfo> chunks_;
  std::vector<std::uint64_t> compressedSizes_;
  std::string attachmentIndex_, metadataIndex_; ///< Their records.
  std::uint32_t attachments_ = 0, metadata_ = 0;
};

} // namespace sparkwright::mcap
