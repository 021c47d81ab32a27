#include "core/world/state/WorldState.h"

#include "core/archive/StateArchive.h"
#include "core/archive/StateTexts.h"

namespace sparkwright
{

namespace
{

constexpr std::string_view magic = "SPARKSTATE";

/// FNV-1a, over words of 8 bytes and what is left of them.
std::uint64_t sumOf(std::string_view bytes)
{
  std::uint64_t sum = 0xcbf29ce484222325u;
  const auto add = [&sum](std::uint64_t word)
  {
    sum = (sum ^ word) * 0x100000001b3u;
    sum ^= sum >> 29;
  };
  for(; bytes.size() >= 8; bytes.remove_prefix(8))
  {
    std::uint64_t word = 0;
    for(std::size_t i = 0; i < 8; ++i)
      word |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    add(word);
  }
  for(const char c : bytes)
    add(static_cast<unsigned char>(c));
  return sum;
}

} // namespace

std::size_t WorldState::bytes() const
{
  std::size_t sum = sizeof *this + scene.size() + content.size() + properties.size();
  for(const auto& [path, text] : texts)
    sum += path.size() + text.size();
  return sum;
}

void WorldState::archive(StateArchive& a)
{
  auto number = static_cast<std::int64_t>(cycle);
  a(number, time, scene, seed, overrides, texts, whyInexact, content);
  // At the end, and only where there is one: states of before have none.
  const bool hasRows = maxExactContactRows > 0, hasStep = hasRows || step.has_value();
  const bool hasProperties = hasStep || !properties.empty();
  const auto follows = [&a](bool isThere) { return a.isLoading() ? a.left() > 0 : isThere; };
  if(follows(!setUp.empty() || largestExactIsland > 0 || hasProperties))
    a(setUp, largestExactIsland);
  if(follows(hasProperties))
    a(properties);
  if(follows(hasStep))
  {
    std::string name(step ? stepKindName(*step) : "");
    a(name);
    step = stepKindOf(name);
    a.require(step.has_value() || name.empty());
  }
  if(follows(hasRows))
  {
    a(maxExactContactRows);
    a.require(maxExactContactRows >= 0);
  }
  cycle = static_cast<long>(number);
}

std::string WorldState::encode() const
{
  StateArchive archive;
  const_cast<WorldState*>(this)->archive(archive); // Saves only.
  std::string bytes(magic);
  StateArchive head;
  std::uint32_t version = format;
  std::uint64_t sum = sumOf(archive.bytes());
  head(version, sum);
  return bytes + head.bytes() + archive.bytes();
}

std::optional<WorldState> WorldState::decode(std::string_view bytes, LocalText& problem)
{
  if(!bytes.starts_with(magic))
  {
    problem = stateText("state.foreign");
    return std::nullopt;
  }
  bytes.remove_prefix(magic.size());
  StateArchive head(bytes);
  std::uint32_t version = 0;
  std::uint64_t sum = 0;
  head(version, sum);
  bytes.remove_prefix(bytes.size() - head.left());
  if(head.failed())
    problem = head.problem();
  else if(version != format)
    problem = stateText("state.newer", static_cast<long>(version), static_cast<long>(format));
  else if(sum != sumOf(bytes))
    problem = stateText("state.damaged");
  else
  {
    StateArchive archive(bytes);
    WorldState state;
    state.archive(archive);
    archive.require(archive.left() == 0);
    problem = archive.problem();
    if(!archive.failed())
      return state;
  }
  return std::nullopt;
}

} // namespace sparkwright
