#include "core/record/resume/StateFile.h"

#include "core/archive/StateArchive.h"
#include "core/archive/StateTexts.h"
#include "core/record/mcap/Compression.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <system_error>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::string_view stateFileMagic = "SPARKWRIGHT STATE\n";
constexpr int packingLevel = 3; // Of zstd.
constexpr std::size_t longestText = 4096; // Bytes of each text of a head.

/// What stands before the packed state, when a file is read.
struct Opened
{
  StateFileHead head;
  std::uint64_t unpacked = 0; ///< Bytes of the state.
  std::string_view rest;      ///< All behind the head.
};

std::string readable(std::string text)
{
  if(text.size() > longestText)
    text.resize(longestText);
  return text;
}

std::optional<Opened> openHead(std::string_view bytes, LocalText& problem)
{
  if(!bytes.starts_with(stateFileMagic))
  {
    problem = bytes.empty() ? stateText("state.short") : stateText("state.foreign");
    return std::nullopt;
  }
  bytes.remove_prefix(stateFileMagic.size());
  StateArchive before(bytes);
  std::uint32_t format = 0, size = 0, sum = 0;
  before(format, size, sum);
  if(before.failed())
    problem = before.problem();
  else if(format != StateFile::format)
    problem = stateText("state.newer", static_cast<long>(format), static_cast<long>(StateFile::format));
  else if(size > StateFile::headBytes)
    problem = stateText("state.damaged");
  else if(size > before.left())
    problem = stateText("state.short");
  else
  {
    bytes.remove_prefix(bytes.size() - before.left());
    const std::string_view packed = bytes.substr(0, size);
    Opened opened;
    opened.rest = bytes.substr(size);
    StateArchive archive(packed);
    opened.head.archive(archive);
    archive(opened.unpacked);
    archive.require(archive.left() == 0 && std::isfinite(opened.head.time));
    if(mcap::crc32(packed) == sum && !archive.failed())
      return opened;
    problem = stateText("state.damaged");
  }
  return std::nullopt;
}

/// @param most  bytes to read
std::optional<std::string> readBytes(const std::filesystem::path& file, std::uint64_t most, LocalText& problem)
{
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  std::ifstream in;
  if(!error) // Nothing else than a regular file has a size; opening a pipe would wait.
    in.open(file, std::ios::binary);
  if(error || !in)
  {
    const std::error_code why = error ? error : std::make_error_code(std::errc::permission_denied);
    problem = stateText("state.unreadable", file.string(), why.message());
    return std::nullopt;
  }
  std::string bytes(static_cast<std::size_t>(std::min<std::uintmax_t>(size, most)), '\0');
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return bytes;
}

} // namespace

void StateFileHead::archive(StateArchive& a)
{
  a(name, program, saved, scene, seed, cycle, time, mode, score);
}

StateFileHead StateFile::headOf(const WorldState& state)
{
  StateFileHead head;
  head.scene = state.scene;
  head.seed = state.seed;
  head.cycle = state.cycle;
  head.time = state.time;
  return head;
}

std::string StateFile::encode(StateFileHead head, const WorldState& state)
{
  for(std::string* const text : {&head.name, &head.program, &head.scene, &head.mode})
    *text = readable(std::move(*text));
  const std::string content = state.encode();
  mcap::Compressor compressor(packingLevel);
  const std::string_view packed = compressor.compress(content);
  if(packed.empty())
    return {};
  std::uint64_t unpacked = content.size();
  StateArchive archive;
  head.archive(archive);
  archive(unpacked);
  std::uint32_t version = format, size = static_cast<std::uint32_t>(archive.bytes().size()),
                sum = mcap::crc32(archive.bytes());
  StateArchive before;
  before(version, size, sum);
  std::string bytes(stateFileMagic);
  bytes += before.bytes();
  bytes += archive.bytes();
  bytes += packed;
  return bytes;
}

std::optional<StateFileHead> StateFile::decodeHead(std::string_view bytes, LocalText& problem)
{
  std::optional<Opened> opened = openHead(bytes, problem);
  return opened ? std::optional(std::move(opened->head)) : std::nullopt;
}

std::optional<StateFile> StateFile::decode(std::string_view bytes, LocalText& problem)
{
  std::optional<Opened> opened = openHead(bytes, problem);
  if(!opened)
    return std::nullopt;
  std::string content;
  if(opened->unpacked > largest ||
     !mcap::decompress(opened->rest, static_cast<std::size_t>(opened->unpacked), content))
  {
    problem = stateText("state.damaged");
    return std::nullopt;
  }
  std::optional<WorldState> state = WorldState::decode(content, problem);
  if(!state)
    return std::nullopt;
  return StateFile{std::move(opened->head), *std::move(state)};
}

LocalText StateFile::write(const std::filesystem::path& file, StateFileHead head, const WorldState& state)
{
  const std::string bytes = encode(std::move(head), state);
  if(bytes.empty())
    return stateText("state.unwritable", file.string(),
                     std::make_error_code(std::errc::not_enough_memory).message());
  std::error_code error;
  if(!file.parent_path().empty())
    std::filesystem::create_directories(file.parent_path(), error); // Without it, writing says what is wrong.
  const std::string problem = writeAtomically(file, bytes);
  return problem.empty() ? LocalText() : stateText("state.unwritable", file.string(), problem);
}

std::optional<StateFile> StateFile::read(const std::filesystem::path& file, LocalText& problem)
{
  const std::optional<std::string> bytes = readBytes(file, largest, problem);
  if(!bytes)
    return std::nullopt;
  LocalText why;
  std::optional<StateFile> read = decode(*bytes, why);
  if(!read)
    problem = stateText("state.at", file.string(), why);
  return read;
}

std::optional<StateFileHead> StateFile::readHead(const std::filesystem::path& file, LocalText& problem)
{
  const std::optional<std::string> bytes =
      readBytes(file, stateFileMagic.size() + 3 * sizeof(std::uint32_t) + headBytes, problem);
  if(!bytes)
    return std::nullopt;
  LocalText why;
  std::optional<StateFileHead> head = decodeHead(*bytes, why);
  if(!head)
    problem = stateText("state.at", file.string(), why);
  return head;
}

} // namespace sparkwright
