#pragma once

#include "physics/StepKind.h"
#include "core/text/LocalText.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

class StateArchive;

/// An exact state of a World between two cycles: what its structure is made from, and everything that a run has made of
/// it. See World::saveState() and docs/rewind.md.
struct WorldState
{
  /// Of the bytes. A state is read by the format that has written it only.
  static constexpr std::uint32_t format = 5;

  long cycle = 0;  ///< The last one that was over.
  double time = 0; ///< Simulated s.

  // What the structure is made from

  std::string scene; ///< Scene or set-up, as it was loaded.
  std::uint64_t seed = 0;
  std::vector<std::pair<std::string, std::string>> overrides; ///< See WorldOptions.
  std::string setUp;                                          ///< See WorldOptions.
  std::vector<std::pair<std::string, std::string>> texts;     ///< That replace files: path and text.

  int largestExactIsland = 0;   ///< See WorldOptions.
  int maxExactContactRows = 0;  ///< See WorldOptions; 0, as in states of before there was a limit: none.
  std::optional<StepKind> step; ///< See WorldOptions.

  std::string properties; ///< Those that have been set for this run only; empty: none. See PropertyChanges.

  LocalText whyInexact; ///< Why a run from it may differ from the first one; empty: it does not.

  std::string content; ///< All else, for World::restoreState().

  /// Memory that it takes, bytes.
  std::size_t bytes() const;

  /// For files: with a head by which foreign and damaged states are recognised.
  std::string encode() const;
  /// @param problem  set if the result is empty
  static std::optional<WorldState> decode(std::string_view bytes, LocalText& problem);

private:
  void archive(StateArchive& a);
};

} // namespace sparkwright
