#pragma once

#include "core/draw/Drawings.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace sparkwright
{

/// Named sets of shapes and texts with two buffers: what is drawn goes to the back buffer of a set and becomes visible
/// when the set is swapped. Texts above agents are visible at once. What goes beyond a limit below is ignored.
class DrawingSets
{
public:
  static constexpr std::size_t mostShapes = 10'000; ///< Per set, texts included.
  static constexpr std::size_t mostSets = 1'000;
  static constexpr std::size_t mostAgentTexts = 1'000;
  static constexpr std::size_t longestName = 200, longestText = 1'000; ///< Bytes.

  void add(const std::string& set, Drawings::Shape shape);
  void add(const std::string& set, Drawings::Text text);
  /// Replaces the text above an agent.
  void set(Drawings::AgentText text);
  void removeAgentText(int team, int unum);

  /// Shows what has been drawn since the last swap, in place of what is visible: of all sets whose names start with the
  /// prefix; empty: of all. Sets that become empty are forgotten, so that others find room.
  void swap(std::string_view prefix);
  /// Removes sets of a prefix, visible or not; empty: all, and the texts above agents.
  void clear(std::string_view prefix = {});

  /// The visible drawings; the same object until they change. Never null.
  DrawingsPtr drawings();

private:
  struct Set
  {
    std::shared_ptr<const Drawings::Set> front;
    Drawings::Set back;
  };

  /// The back buffer of a set; nullptr if there is no more room.
  Drawings::Set* backOf(const std::string& name);

  std::map<std::string, Set, std::less<>> sets_;
  std::map<std::pair<int, int>, Drawings::AgentText> agentTexts_; ///< By team and number.
  DrawingsPtr shown_ = std::make_shared<const Drawings>();
  bool changed_ = false;
};

/// The drawings of two sources as one: sets that both have contain the shapes of both. Null stands for none, and is the
/// result if neither has any.
DrawingsPtr merged(const DrawingsPtr& first, const DrawingsPtr& second);

} // namespace sparkwright
