#pragma once

#include "core/world/state/WorldState.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

class StateArchive;

/// What can be told of a kept state before its scene is loaded.
struct StateFileHead
{
  std::string name;    ///< By a person; may be empty.
  std::string program; ///< Version that has written it.
  std::int64_t saved = 0; ///< When it was written: seconds since 1970, UTC.
  std::string scene;   ///< As WorldState has it.
  std::uint64_t seed = 0;
  std::int64_t cycle = 0;
  double time = 0;  ///< Simulated s.
  std::string mode; ///< Play mode; empty: no game.
  std::array<std::int32_t, 2> score{}; ///< Left, right.

  void archive(StateArchive& a);
};

/// A state of a run in a file of its own (`.sparkstate`), from which the run can go on: a head that is read at once, and
/// the state, compressed with zstd. Files that are damaged, cut off, of another kind or of a newer program are told by
/// the reason.
struct StateFile
{
  static constexpr const char* extension = ".sparkstate";
  static constexpr std::uint32_t format = 1;               ///< Of the file; higher ones are not read.
  static constexpr std::uint64_t largest = 256u << 20;     ///< Bytes of a state, unpacked.

  StateFileHead head;
  WorldState state;

  /// Those parts of a head that the state itself tells.
  static StateFileHead headOf(const WorldState& state);

  /// @return empty if there is not enough memory
  static std::string encode(StateFileHead head, const WorldState& state);
  /// @param problem  set if the result is empty
  static std::optional<StateFile> decode(std::string_view bytes, LocalText& problem);
  /// @param bytes  the beginning of a file, at least the first headBytes of them or all
  static std::optional<StateFileHead> decodeHead(std::string_view bytes, LocalText& problem);
  static constexpr std::size_t headBytes = 64u << 10; ///< No head is larger.

  /// Replaces the file or leaves it as it is. @return empty, or what is wrong
  static LocalText write(const std::filesystem::path& file, StateFileHead head, const WorldState& state);
  /// @param problem  set if the result is empty; names the file
  static std::optional<StateFile> read(const std::filesystem::path& file, LocalText& problem);
  static std::optional<StateFileHead> readHead(const std::filesystem::path& file, LocalText& problem);
};

} // namespace sparkwright
