#pragma once

#include "core/record/mcap/McapReader.h"
#include "core/record/mcap/RecordSearch.h"

#include <set>

namespace sparkwright::mcap
{

/// What the end of a file says of the rest.
struct McapReader::Summary
{
  /// A chunk as the index has it.
  struct Chunk : ChunkInfo
  {
    std::string compression;
  };
  bool valid = false, hasEnd = false; ///< Checked; there is a footer and the last bytes.
  std::uint64_t start = 0;            ///< Of the summary, or of the footer if there is none.
  std::vector<Chunk> chunks;
  std::vector<AttachmentInfo> attachments;
  std::vector<MetadataInfo> metadata;
  std::map<std::uint16_t, Schema> schemas;
  std::map<std::uint16_t, Channel> channels;
  std::optional<std::uint64_t> messages; ///< Number of them.
};

/// Reads a whole file once, for McapReader::open().
class McapReader::Scan
{
public:
  Scan(McapReader& owner, const Summary& summary, const Opening& opening);

  /// @return false: cancelled
  bool run();

private:
  /// What stands in the file and must be among what was found.
  struct Inside
  {
    std::uint32_t offset = 0;
    std::uint16_t channel = 0;
    Nanoseconds time = 0;
  };
  bool take(std::uint64_t offset, Opcode opcode, std::string_view content);
  bool takeChunk(std::uint64_t offset, std::string_view record);
  void takeLoose(std::uint64_t offset, std::string_view record);
  void takeMessage(ChunkInfo& chunk, std::size_t offset, std::string_view content);
  bool takeIndex(std::uint64_t offset, std::string_view content);
  bool takeAttachment(std::uint64_t offset, std::uint64_t length, std::string_view content);
  void addGap(std::uint64_t offset, std::uint64_t end, LocalText kind);
  std::uint64_t goOnAfter(std::uint64_t offset);
  void tellGaps(bool atEnd);
  void compareWithSummary();
  void tellIndex(std::uint64_t offset);
  bool isInGap(std::uint64_t offset) const;
  void addMissingChunks();

  McapReader& owner_;
  const Summary& summary_;
  const Opening& opening_;
  FileView file_;
  std::uint64_t limit_ = 0;         ///< Where the data ends at the latest.
  std::string records_;             ///< Of the present chunk.
  std::vector<Inside> inside_;      ///< What is in it.
  std::optional<std::size_t> last_; ///< The chunk that indexes belong to.
  std::vector<LocalText> kinds_;    ///< What is wrong with each gap.
  std::map<std::uint16_t, long> unknown_; ///< Messages of channels that nothing describes.
  std::uint64_t messages_ = 0;
  Nanoseconds newest_ = 0;
  int failures_ = 0;
  bool told_ = false; ///< Something that a wrong checksum of the data may come from.
  LocalText why_;
};

} // namespace sparkwright::mcap
