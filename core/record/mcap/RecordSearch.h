#pragma once

#include "core/record/mcap/Disk.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::mcap
{

/// Shows parts of a file, and reads it in large pieces.
class FileView
{
public:
  explicit FileView(ByteSource& source) : source_(source) {}

  /// The bytes at a place, fewer at the end of the file; valid until the next call.
  std::string_view at(std::uint64_t offset, std::uint64_t count);
  bool failed() const { return failed_; } ///< The disk.

private:
  ByteSource& source_;
  std::string piece_;
  std::uint64_t start_ = 0;
  bool failed_ = false;
};

/// The kind and size of the record at a place.
struct RecordHead
{
  std::uint8_t opcode = 0;
  std::uint64_t content = 0; ///< Bytes behind the head.
  bool whole = false;        ///< It does not end behind `limit`.
};
RecordHead headAt(FileView& file, std::uint64_t offset, std::uint64_t limit);

/// Whether the lengths in a record say that it is a chunk, whatever its opcode is.
bool hasLengthsOfChunk(FileView& file, std::uint64_t offset, const RecordHead& head);

/// Whether a record begins at a place of a damaged file: a chunk whose lengths fit together, or a row of records.
/// @param limit  where the data ends
bool looksLikeRecord(FileView& file, std::uint64_t offset, std::uint64_t limit);

/// Where the next record may begin, from a place on; `limit` if there is none.
std::uint64_t nextRecord(FileView& file, std::uint64_t from, std::uint64_t limit);

} // namespace sparkwright::mcap
