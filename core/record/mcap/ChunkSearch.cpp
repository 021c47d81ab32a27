#include "core/record/mcap/ChunkSearch.h"

#include "core/record/mcap/Bytes.h"
#include "core/record/mcap/McapRecords.h"

#include <string>
#include <string_view>

namespace sparkwright::mcap
{

namespace
{

/// What stands in a compressed chunk behind its times, its size and its checksum.
constexpr std::string_view chunkMark{"\4\0\0\0zstd", 8};
constexpr std::uint64_t markOffset = recordHead + 28;

} // namespace

std::uint64_t nextChunk(ByteSource& source, std::uint64_t from)
{
  constexpr std::size_t piece = 1 << 20;
  const std::uint64_t size = source.size();
  std::string bytes;
  for(std::uint64_t offset = from; offset + markOffset + chunkMark.size() <= size;)
  {
    if(!source.read(offset, piece, bytes))
      return size;
    for(std::size_t at = bytes.find(chunkMark); at != std::string::npos; at = bytes.find(chunkMark, at + 1))
    {
      if(at < markOffset)
        continue;
      const std::size_t start = at - markOffset;
      ByteReader reader(std::string_view(bytes).substr(start));
      const bool isChunk = reader.number<std::uint8_t>() == static_cast<std::uint8_t>(Opcode::Chunk);
      if(isChunk && reader.number<std::uint64_t>() <= size - offset - start)
        return offset + start;
    }
    if(bytes.size() < piece)
      break;
    offset += piece - markOffset - chunkMark.size();
  }
  return size;
}

} // namespace sparkwright::mcap
