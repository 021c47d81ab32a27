#pragma once

#include "core/frame/Drawings.h"

#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace sparkwright
{

/// Reads the drawing protocol of the 3D league: datagrams of commands that add shapes and texts to the back buffer of a
/// named set, which becomes visible when the set is swapped. Texts above agents are visible at once.
///
/// Numbers have six characters. Data beyond a limit below is ignored, and the rest of a datagram after an error.
class DrawingBoard
{
public:
  static constexpr std::size_t mostShapes = 10'000; ///< Per set, texts included.
  static constexpr std::size_t mostSets = 1'000;
  static constexpr std::size_t longestName = 200, longestText = 1'000; ///< Bytes.
  static constexpr int defaultPort = 32769;                            ///< UDP

  /// Reads a datagram. @return false if it contains an error
  bool take(std::string_view datagram);

  /// The visible drawings; the same object until they change. Never null.
  DrawingsPtr drawings();
  /// Team (1 left, 2 right) and number of the agent that a client has asked to select; returned once.
  std::optional<std::pair<int, int>> takeSelection() { return std::exchange(selection_, {}); }
  /// Removes everything, as for a new match.
  void clear();

private:
  class Reader;
  struct Set
  {
    std::shared_ptr<const Drawings::Set> front;
    Drawings::Set back;
  };

  bool command(Reader& reader);
  bool drawShape(Reader& reader, int kind);
  bool drawText(Reader& reader, int kind);
  void swap(std::string_view prefix);
  /// The back buffer of a set; nullptr if there are too many sets.
  Drawings::Set* backOf(const std::string& name);

  std::map<std::string, Set, std::less<>> sets_;
  std::map<int, Drawings::AgentText> agentTexts_; ///< By the agent's byte.
  std::optional<std::pair<int, int>> selection_;
  DrawingsPtr shown_ = std::make_shared<const Drawings>();
  bool changed_ = false;
};

} // namespace sparkwright
