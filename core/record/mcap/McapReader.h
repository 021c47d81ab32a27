#pragma once

#include "core/record/mcap/Disk.h"
#include "core/record/mcap/McapRecords.h"
#include "core/text/LocalText.h"

#include <functional>
#include <optional>

namespace sparkwright::mcap
{

/// Reads an MCAP file by its indexes. A file without a valid summary, such as one whose writer was killed, is scanned:
/// whole chunks are found, damaged ones are left out.
///
/// Reads from the file as needed. Never trusts a length or an offset. Not for several threads at once.
class McapReader
{
public:
  static constexpr std::uint64_t largestChunk = 256u << 20; ///< Uncompressed bytes.

  /// Opens a file. @param problem  set if the result is null: this is no MCAP file, or the disk fails
  static std::unique_ptr<McapReader> open(std::unique_ptr<ByteSource> source, LocalText& problem);

  /// What is wrong with the file, in sentences: it was cut, so many chunks are damaged. Grows as more is read.
  const std::vector<LocalText>& flaws() const { return flaws_; }
  /// Whether the file has a valid end.
  bool complete() const { return complete_; }
  std::uint64_t size() const { return source_->size(); }

  const std::string& library() const { return library_; }
  const std::map<std::uint16_t, Schema>& schemas() const { return schemas_; }
  const std::map<std::uint16_t, Channel>& channels() const { return channels_; }
  /// The channel with this topic; null if there is none.
  const Channel* channel(std::string_view topic) const;
  /// In the order of the file.
  const std::vector<ChunkInfo>& chunks() const { return chunks_; }
  const std::vector<AttachmentInfo>& attachments() const { return attachments_; }

  /// The times of a channel's messages in a chunk, in order of the chunk. Not reliable: it has no checksum.
  std::vector<Nanoseconds> times(std::size_t chunk, std::uint16_t channel);
  /// The records of a chunk, checked. @return false if it is damaged, which is added to flaws() once
  bool readChunk(std::size_t chunk, std::string& records);
  /// Calls `visit` with each message of readChunk()'s records, until it returns false.
  static void forEachMessage(std::string_view records, const std::function<bool(const Message&)>& visit);

  /// The first attachment of this name, checked; nothing if there is none or it is damaged.
  std::optional<std::string> attachment(std::string_view name);
  /// All metadata of this name together.
  Properties metadata(std::string_view name);

private:
  explicit McapReader(std::unique_ptr<ByteSource> source) : source_(std::move(source)) {}

  bool readSummary();
  bool takeSummaryRecord(Opcode opcode, std::string_view content);
  void scan();
  bool takeDataRecord(std::uint64_t offset, std::uint64_t length, Opcode opcode);
  bool scanChunk(std::uint64_t offset, std::uint64_t length);
  bool unpack(const ChunkInfo& chunk, std::string& records, LocalText& why);
  void addFlaw(LocalText flaw);
  void takeSchema(std::string_view content);
  void takeChannel(std::string_view content);

  std::unique_ptr<ByteSource> source_;
  bool complete_ = false;
  std::string library_;
  std::vector<LocalText> flaws_;
  std::map<std::uint16_t, Schema> schemas_;
  std::map<std::uint16_t, Channel> channels_;
  std::vector<ChunkInfo> chunks_;
  std::vector<AttachmentInfo> attachments_;
  std::vector<MetadataInfo> metadata_;
  std::string buffer_;
  int failures_ = 0; ///< Damaged chunks in a scan.
  bool gap_ = false; ///< Something has been left out since the last chunk.
};

} // namespace sparkwright::mcap
