#pragma once

#include "core/game/f2000/interface/SensorDataPlugin.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace sparkwright::f2000
{

/// The array of a feature: a head, and so many items as a word of the head says.
struct Layout
{
  std::string_view feature;
  int id;                 ///< On the wire.
  std::size_t head;       ///< Words before the items.
  std::size_t count = 0;  ///< Which of these is the number of items …
  std::size_t item = 0;   ///< … of so many words each; 0: there are none.
  std::size_t most = 0;   ///< Of the items.
  std::span<const std::uint32_t> nothing{}; ///< The head while nothing was measured; what is missing is 0.

  /// Whether the words are an array of this layout.
  bool fits(const Words& words) const;
};

/// All layouts, in order of their ids.
std::span<const Layout> layouts();
/// That of a feature, by any of its names in any case; null: there is none.
const Layout* layoutOf(std::string_view feature);

/// Whether two names mean the same feature: case does not matter, and some features have two names.
bool sameFeature(std::string_view a, std::string_view b);
/// Whether two texts differ in their case only.
bool sameWord(std::string_view a, std::string_view b);

} // namespace sparkwright::f2000
