#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::mcap
{

// The records of MCAP files, a container for messages with times: https://mcap.dev/spec. Each is an opcode, 8 bytes of
// length, and contents.

inline constexpr std::string_view magic{"\x89MCAP0\r\n", 8};
inline constexpr std::size_t recordHead = 9; ///< Bytes of opcode and length.

enum class Opcode : std::uint8_t
{
  Header = 0x01,
  Footer = 0x02,
  Schema = 0x03,
  Channel = 0x04,
  Message = 0x05,
  Chunk = 0x06,
  MessageIndex = 0x07,
  ChunkIndex = 0x08,
  Attachment = 0x09,
  AttachmentIndex = 0x0a,
  Statistics = 0x0b,
  Metadata = 0x0c,
  MetadataIndex = 0x0d,
  SummaryOffset = 0x0e,
  DataEnd = 0x0f
};

using Nanoseconds = std::uint64_t;
using Properties = std::map<std::string, std::string>;

/// How the messages of channels are to be read.
struct Schema
{
  std::uint16_t id = 0; ///< From 1.
  std::string name, encoding, data;

  bool operator==(const Schema&) const = default;
};

struct Channel
{
  std::uint16_t id = 0;
  std::uint16_t schema = 0; ///< 0: none.
  std::string topic, encoding;
  Properties properties;

  bool operator==(const Channel&) const = default;
};

struct Message
{
  std::uint16_t channel = 0;
  std::uint32_t sequence = 0;
  Nanoseconds time = 0;
  std::string_view data;
};

/// Where a chunk is, and what is in it.
struct ChunkInfo
{
  std::uint64_t offset = 0, length = 0; ///< Of the record in the file, head included.
  Nanoseconds start = 0, end = 0;       ///< Of its messages.
  std::uint64_t uncompressed = 0;       ///< Bytes.
  std::map<std::uint16_t, std::uint64_t> indexes; ///< Where the index of each channel is, from the file's start.
  std::uint64_t indexLength = 0;
  std::map<std::uint16_t, std::vector<Nanoseconds>> times; ///< Readers: of the messages of each channel, in order.
  bool loose = false; ///< Readers: this is no chunk, but messages that stand in the file one after another.

  bool has(std::uint16_t channel) const { return times.contains(channel); }
};

/// Where a message is.
struct MessagePlace
{
  std::uint32_t chunk = 0;  ///< Index in the list of chunks.
  std::uint32_t offset = 0; ///< Of its record in the contents of the chunk.
};

/// A part of a file that cannot be read.
struct Gap
{
  std::uint64_t offset = 0, end = 0; ///< In the file.
  std::size_t chunk = 0;             ///< Number of chunks before it.
  /// The times of the messages in it; without an index, those between which they must have been. `to` is the largest
  /// value if nothing comes after it.
  Nanoseconds from = 0, to = 0;
  /// The channels that have messages in it, if an index says so.
  std::optional<std::set<std::uint16_t>> channels;
};

struct AttachmentInfo
{
  std::uint64_t offset = 0, length = 0; ///< Of the record in the file, head included.
  std::string name, mediaType;
  std::uint64_t size = 0; ///< Of the data.
};

struct MetadataInfo
{
  std::uint64_t offset = 0, length = 0;
  std::string name;
};

} // namespace sparkwright::mcap
