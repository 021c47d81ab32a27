#pragma once

#include "core/record/mcap/Disk.h"
#include "core/record/mcap/McapRecords.h"
#include "core/text/LocalText.h"

#include <functional>
#include <list>
#include <optional>

namespace sparkwright::mcap
{

/// Reads an MCAP file of any writer: with chunks of any size and compression or without, with an index or without.
///
/// All of the file is read once when it is opened: checksums are checked, damaged parts are left out and told with
/// their times, and indexes are compared with what they point to. What is in the file is never found by an index alone.
///
/// Reads from the file as needed. Never trusts a length or an offset. Not for several threads at once.
class McapReader
{
public:
  static constexpr std::uint64_t largestChunk = 1u << 30; ///< Uncompressed bytes.
  static constexpr std::size_t keptBytes = 64u << 20;     ///< Of unpacked chunks, beside the one that is in use.

  struct Opening
  {
    /// Gets every message that can be read, in order of the file; the schema is null if there is none. May be empty.
    std::function<void(const Channel&, const Schema*, const Message&, const MessagePlace&)> visit;
    /// Told now and then how much has been read, 0 to 1; returns false to cancel. May be empty.
    std::function<bool(double)> progress;
  };
  /// Opens a file. @param problem  set if the result is null: this is no MCAP file, or the disk fails
  static std::unique_ptr<McapReader> open(std::unique_ptr<ByteSource> source, LocalText& problem,
                                          const Opening& opening = {});
  ~McapReader();

  /// What is wrong with the file, in sentences: it was cut, which parts are damaged. May grow as more is read.
  const std::vector<LocalText>& flaws() const { return flaws_; }
  /// Adds one, once, such as of those who read the messages. @param lost  whether something of the run is missing
  void addFlaw(LocalText flaw, bool lost = true);
  /// Whether a flaw means that something is missing; else only indexes are damaged.
  bool lost() const { return lost_; }
  /// Whether the file has a valid end.
  bool complete() const { return complete_; }
  std::uint64_t size() const { return source_->size(); }

  const std::string& library() const { return library_; }
  const std::map<std::uint16_t, Schema>& schemas() const { return schemas_; }
  const std::map<std::uint16_t, Channel>& channels() const { return channels_; }
  /// The first channel with this topic; null if there is none.
  const Channel* channel(std::string_view topic) const;
  /// Those that can be read, in the order of the file.
  const std::vector<ChunkInfo>& chunks() const { return chunks_; }
  /// What cannot be read, in the order of the file.
  const std::vector<Gap>& gaps() const { return gaps_; }
  const std::vector<AttachmentInfo>& attachments() const { return attachments_; }

  /// The times of a channel's messages in a chunk, in order of the chunk.
  std::vector<Nanoseconds> times(std::size_t chunk, std::uint16_t channel) const;
  using Records = std::shared_ptr<const std::string>;
  /// The records of a chunk, checked; null if they cannot be read any more, which is added to flaws() once.
  Records readChunk(std::size_t chunk);
  /// Calls `visit` with each message of readChunk()'s records, until it returns false.
  static void forEachMessage(std::string_view records, const std::function<bool(const Message&)>& visit);

  /// A message together with what its data is a part of.
  struct HeldMessage : Message
  {
    Records records;
  };
  /// The message at a place; nothing if it cannot be read any more.
  std::optional<HeldMessage> message(const MessagePlace& place);

  /// The first attachment of this name, checked; nothing if there is none or it is damaged.
  std::optional<std::string> attachment(std::string_view name);
  /// All metadata of this name together.
  Properties metadata(std::string_view name);

private:
  struct Summary;
  class Scan;

  explicit McapReader(std::unique_ptr<ByteSource> source);

  bool readEnd(Summary& summary);
  static bool takeSummaryRecord(Summary& summary, Opcode opcode, std::string_view content);
  bool unpackChunk(const ChunkInfo& chunk, std::string_view record, std::string& records, LocalText& why) const;
  void takeSchema(std::string_view content);
  void takeChannel(std::string_view content);

  std::unique_ptr<ByteSource> source_;
  bool complete_ = false, lost_ = false;
  std::string library_;
  std::vector<LocalText> flaws_;
  std::map<std::uint16_t, Schema> schemas_;
  std::map<std::uint16_t, Channel> channels_;
  std::vector<ChunkInfo> chunks_;
  std::vector<Gap> gaps_;
  std::vector<AttachmentInfo> attachments_;
  std::vector<MetadataInfo> metadata_;
  std::list<std::pair<std::size_t, Records>> kept_; ///< By chunk; used last first.
};

} // namespace sparkwright::mcap
