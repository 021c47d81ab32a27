#pragma once

#include "editor/language/names/SceneOutline.h"
#include "editor/language/source/SceneContext.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// Proposes paths of nodes for `attach` and `setBattery`, as they are written there: relative to the node of the call.
class PathCompletion
{
public:
  struct Path
  {
    std::string text;      ///< For people, and to compare with what is typed.
    std::string source;    ///< To insert, if it is not the text as an atom: a `join`.
    std::string className; ///< Of the node; may be empty.
    bool isWanted = false; ///< The call wants a node of this class; others lead on.
  };

  /// @param typed  the beginning of the path, in the atom at the offset
  PathCompletion(const SyntaxTree& tree, const SceneKnowledge& knowledge, const SceneContext& context,
                 std::string_view typed);

  /// The children of the node that the typed path leads to so far; without one, also whole paths of what is near.
  std::vector<Path> find();

private:
  using Id = SceneOutline::Id;

  void addChildren(Id of, const std::string& folder);
  void addNear(Id from);
  void add(Id id, const SymbolicText& path, bool leadsOn);

  const SyntaxTree& tree_;
  const SceneContext& context_;
  std::string typed_;
  std::string wanted_;
  SceneOutline outline_;
  std::vector<Path> found_;
};

} // namespace sparkwright
