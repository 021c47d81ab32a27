#pragma once

#include "core/syntax/SyntaxTree.h"
#include "editor/language/names/SceneKnowledge.h"
#include "editor/language/names/SymbolicText.h"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// The nodes that a scene makes, with those of the files it imports, as far as that is known from texts. Looks at a
/// node when it is asked for, so that little is read of a large scene.
///
/// For one thread, though the tree and what is known may be shared.
class SceneOutline
{
public:
  using Node = SyntaxTree::Node;
  using Id = std::size_t;
  static constexpr Id root = 0; ///< The node that the scene is imported into.

  struct Item
  {
    const ClassInfo* info = nullptr;  ///< nullptr: unknown class.
    std::optional<SymbolicText> name; ///< Nothing: computed, or chosen by a switch.
    Node word = SyntaxTree::none;     ///< `nd`, in this scene; `none` for the root and nodes of imported files.
    Node nameAtom = SyntaxTree::none; ///< The argument of setName in this scene, if it is an atom.
    Id parent = root;
    bool isConditional = false; ///< Made in a branch of a switch.
    std::string file;           ///< The imported file that makes it; empty for this scene.
  };

  /// @param tree, knowledge  must outlive this
  SceneOutline(const SyntaxTree& tree, const SceneKnowledge& knowledge);
  ~SceneOutline();

  const Item& item(Id id) const { return items_[id]; }
  /// In the order in which they are made.
  std::vector<Id> children(Id id);
  /// Whether children() has all of them.
  bool knowsChildren(Id id);
  /// The node that a `nd` of this scene makes; nothing if that is not known.
  std::optional<Id> itemOf(Node word);
  /// The same if the node around is known.
  std::optional<Id> itemIn(Id parent, Node word);

  struct Found
  {
    Id item = root;
    bool isCertain = true; ///< False if a node that is not known may be meant instead.
  };
  /// Follows `..`, `.` and names; nothing if it leads nowhere, or above the root.
  std::optional<Found> resolve(Id from, const std::vector<SymbolicText>& steps);

  /// The text of an atom or a `join` of this scene; nothing if it is computed.
  std::optional<SymbolicText> textOf(Node value) const;

private:
  struct Source;
  struct Scope;
  class Scan;

  Id add(Item item, Source& source, Node list, Node first);
  void expand(Id id);
  void markSelected(Id parent, const std::string& child, const std::vector<Id>& children);
  void collapse(Id parent, std::vector<Id>& children);
  std::shared_ptr<const SyntaxTree> treeOf(const std::string& file);

  const SyntaxTree& tree_;
  const SceneKnowledge& knowledge_;
  std::deque<Item> items_;
  std::vector<Scope> scopes_; ///< Of the items.
  std::vector<std::unique_ptr<Source>> sources_;
  std::map<std::string, std::shared_ptr<const SyntaxTree>> trees_; ///< Of imported files; null: cannot be read.
  std::unordered_map<Node, Id> byWord_;
  std::size_t imported_ = 0; ///< Items of other files.
  int importDepth_ = 0;
};

} // namespace sparkwright
