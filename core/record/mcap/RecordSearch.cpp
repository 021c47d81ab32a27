#include "core/record/mcap/RecordSearch.h"

#include "core/record/mcap/Bytes.h"
#include "core/record/mcap/McapRecords.h"

#include <algorithm>

namespace sparkwright::mcap
{

namespace
{

constexpr std::size_t pieceSize = 1 << 20;
constexpr std::uint64_t chunkHead = 40; ///< Bytes of a chunk's fields, but for the name of its compression.

} // namespace

bool hasLengthsOfChunk(FileView& file, std::uint64_t offset, const RecordHead& head)
{
  constexpr std::uint32_t longestName = 32;
  if(head.content < chunkHead)
    return false;
  ByteReader reader(file.at(offset + recordHead, std::min<std::uint64_t>(head.content, chunkHead + longestName)));
  const auto start = reader.number<std::uint64_t>(), end = reader.number<std::uint64_t>();
  reader.number<std::uint64_t>();
  reader.number<std::uint32_t>();
  const std::string_view name = reader.text();
  const auto bytes = reader.number<std::uint64_t>();
  return reader.good() && start <= end && name.size() <= longestName && bytes == head.content - chunkHead - name.size();
}

std::string_view FileView::at(std::uint64_t offset, std::uint64_t count)
{
  const bool known = offset >= start_ && offset - start_ <= piece_.size() && piece_.size() - (offset - start_) >= count;
  if(!known)
  {
    const std::uint64_t size = source_.size();
    count = offset < size ? std::min(count, size - offset) : 0;
    start_ = offset;
    const std::uint64_t wanted = offset < size ? std::min<std::uint64_t>(std::max<std::uint64_t>(count, pieceSize), size - offset) : 0;
    if(!source_.read(offset, static_cast<std::size_t>(wanted), piece_))
    {
      failed_ = true;
      piece_.clear();
    }
  }
  return std::string_view(piece_).substr(static_cast<std::size_t>(offset - start_), static_cast<std::size_t>(count));
}

RecordHead headAt(FileView& file, std::uint64_t offset, std::uint64_t limit)
{
  RecordHead head;
  if(offset > limit || limit - offset < recordHead)
    return head;
  ByteReader reader(file.at(offset, recordHead));
  head.opcode = reader.number<std::uint8_t>();
  head.content = reader.number<std::uint64_t>();
  head.whole = reader.good() && head.content <= limit - offset - recordHead;
  return head;
}

bool looksLikeRecord(FileView& file, std::uint64_t offset, std::uint64_t limit)
{
  constexpr int row = 4;
  for(int i = 0; i < row; ++i)
  {
    if(offset == limit)
      return i > 0;
    const RecordHead head = headAt(file, offset, limit);
    const bool isKnown = head.opcode >= static_cast<std::uint8_t>(Opcode::Header) &&
                         head.opcode <= static_cast<std::uint8_t>(Opcode::DataEnd);
    if(!head.whole || !isKnown)
      return false;
    if(i == 0 && head.opcode == static_cast<std::uint8_t>(Opcode::Chunk) && hasLengthsOfChunk(file, offset, head))
      return true;
    if(head.opcode == static_cast<std::uint8_t>(Opcode::DataEnd))
      return head.content == 4;
    offset += recordHead + head.content;
  }
  return true;
}

std::uint64_t nextRecord(FileView& file, std::uint64_t from, std::uint64_t limit)
{
  // A record is shorter than 2⁴⁰ bytes.
  constexpr std::string_view zeros("\0\0\0", 3);
  while(from < limit)
  {
    const std::string piece(file.at(from, std::min<std::uint64_t>(limit - from, pieceSize)));
    if(piece.size() < recordHead)
      return limit;
    for(std::size_t at = 0; at + recordHead <= piece.size(); ++at)
      if(piece[at] >= 1 && piece[at] <= 0x0f && std::string_view(piece).substr(at + 6, 3) == zeros &&
         looksLikeRecord(file, from + at, limit))
        return from + at;
    from += piece.size() - (recordHead - 1);
  }
  return limit;
}

} // namespace sparkwright::mcap
