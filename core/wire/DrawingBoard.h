#pragma once

#include "core/draw/DrawingSets.h"

#include <optional>
#include <string_view>
#include <utility>

namespace sparkwright
{

/// Reads the drawing protocol of the 3D league: datagrams of commands that add shapes and texts to the back buffer of a
/// named set, which becomes visible when the set is swapped. Texts above agents are visible at once.
///
/// Numbers have six characters. Data beyond a limit of DrawingSets is ignored, and the rest of a datagram after an error.
class DrawingBoard
{
public:
  static constexpr std::size_t mostShapes = DrawingSets::mostShapes, mostSets = DrawingSets::mostSets;
  static constexpr std::size_t longestName = DrawingSets::longestName, longestText = DrawingSets::longestText;
  static constexpr int defaultPort = 32769; ///< UDP

  /// Reads a datagram. @return false if it contains an error
  bool take(std::string_view datagram);

  /// The visible drawings; the same object until they change. Never null.
  DrawingsPtr drawings() { return sets_.drawings(); }
  /// Team (1 left, 2 right) and number of the agent that a client has asked to select; returned once.
  std::optional<std::pair<int, int>> takeSelection() { return std::exchange(selection_, {}); }
  /// Removes everything, as for a new match.
  void clear();

private:
  class Reader;

  bool command(Reader& reader);
  bool drawShape(Reader& reader, int kind);
  bool drawText(Reader& reader, int kind);

  DrawingSets sets_;
  std::optional<std::pair<int, int>> selection_;
};

} // namespace sparkwright
