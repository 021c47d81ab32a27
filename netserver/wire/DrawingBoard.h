#pragma once

#include "core/frame/Drawings.h"

#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace sparkwright
{

/// Keeps what clients draw by the drawing protocol of the 3D league: datagrams of commands, whose shapes and texts go to
/// the back of a named set and are seen once the set is swapped. Texts above agents are seen at once.
///
/// Numbers are told in six characters. What is beyond a bound below is left out; the rest of a datagram after something
/// that cannot be read is dropped.
class DrawingBoard
{
public:
  static constexpr std::size_t mostShapes = 10'000; ///< Of a set before it is swapped, texts included.
  static constexpr std::size_t mostSets = 1'000;
  static constexpr std::size_t longestName = 200, longestText = 1'000; ///< Bytes.
  static constexpr int defaultPort = 32769;                            ///< UDP

  /// @return false if something in the datagram could not be read
  bool take(std::string_view datagram);

  /// All that is to be seen; the same object until something changes. Never null.
  DrawingsPtr drawings();
  /// Team (1 left, 2 right) and number of the agent that a client wants to be selected, once.
  std::optional<std::pair<int, int>> takeSelection() { return std::exchange(selection_, {}); }
  /// Forgets everything, as for another match.
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
  /// Where to draw into; nullptr if there is no room.
  Drawings::Set* backOf(const std::string& name);

  std::map<std::string, Set, std::less<>> sets_;
  std::map<int, Drawings::AgentText> agentTexts_; ///< By the agent's byte.
  std::optional<std::pair<int, int>> selection_;
  DrawingsPtr shown_ = std::make_shared<const Drawings>();
  bool changed_ = false;
};

} // namespace sparkwright
