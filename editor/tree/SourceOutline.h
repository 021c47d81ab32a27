#pragma once

#include "editor/tree/OutlineEdit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// The tree that a person sees in the text of a scene file: nodes, imports, switches, templates and variables, with
/// their names and most telling values. Follows the text: an edit costs what it touches.
///
/// Items are addressed by the list that they are, as TokenRope knows it. While parentheses are missing, only what was
/// edited is read again; the rest stays as it was, except for lists that are gone.
class SourceOutline
{
public:
  using Id = TokenRope::Id;
  using Offset = TokenRope::Offset;

  enum class Kind : std::uint8_t
  {
    Group,    ///< A list of forms, such as the body of a file. Not shown itself.
    Node,     ///< `(nd Class …)`
    Import,   ///< `(importScene file …)`
    Select,   ///< `(sel name …)`
    Switch,   ///< `(switch value case…)`
    Case,     ///< `(value branch)` of a switch
    Template, ///< `(templ $a …)`
    Define    ///< `(def $a value)`
  };
  /// What a value of a node says.
  enum class Key : std::uint8_t
  {
    Mass,
    Position,
    Rotation,
    Size,
    Scale,
    File,
    Material,
    Axis,
    Attach,
    LowStop,
    HighStop,
    Torque,
    Percept,
    Colour,
    Arguments, ///< Of an import.
    Value      ///< Of a variable.
  };
  struct Value
  {
    Key key;
    std::string text; ///< As it stands, blanks shortened.
    bool operator==(const Value&) const = default;
  };
  struct Item
  {
    Id list = 0; ///< 0: the file.
    Id parent = 0;
    Kind kind = Kind::Group;
    std::uint32_t depth = 0; ///< Number of lists around it.
    std::vector<Id> children{};
    /// Class of a node, file of an import, target of a select, value of a switch or case, variables of a template, name
    /// of a variable; as it stands.
    std::string head{};
    std::string name{}; ///< Of a node: the value of setName as it stands; empty if there is none.
    std::vector<Value> values{};
  };

  /// Items that an edit has changed.
  struct Update
  {
    bool all = false;           ///< Everything may have changed.
    std::vector<Id> children{}; ///< Items (0: the file) whose children have come, gone or moved.
    std::vector<Id> labels{};   ///< Items whose texts may have changed.
  };

  /// @param tokens  must outlive this, and must not move
  explicit SourceOutline(const TokenRope& tokens);

  const TokenRope& tokens() const { return tokens_; }
  /// Nullptr for lists that are no items. The file itself is 0.
  const Item* find(Id list) const;
  std::size_t size() const { return order_.size(); }
  /// All items in the order of the text.
  const std::vector<Id>& order() const { return order_; }
  /// The children that are shown: those of groups stand in the place of the group.
  std::vector<Id> shown(Id parent) const;
  /// The nearest item around that is shown; 0: the file.
  Id shownParent(Id item) const;
  /// The innermost shown item around a byte; 0: none.
  Id at(Offset offset) const;
  /// Whether the structure is that of the text, not that of an earlier one with all parentheses.
  bool isCurrent() const { return !stale_; }

  /// To be called after each change of the tokens.
  Update edited(const TokenRope::Change& change);
  /// Reads the whole text again.
  Update reset();

  static constexpr std::size_t deepest = 1000; ///< Lists inside of so many are not read, as the importer does.

private:
  using Cursor = TokenRope::Cursor;
  using Edit = OutlineEdit;
  using Range = OutlineEdit::Range;
  using Lists = OutlineEdit::Lists;

  bool good() const;
  Range changedBy(const TokenRope::Change& change, std::size_t& skipped) const;
  void keep(const TokenRope::Change& change, const Edit& edit, std::string_view parentheses);
  bool hasParenthesis(Range range) const;
  bool changesForms(Range range) const;
  std::optional<Cursor> enclosing(Offset offset) const;
  std::optional<Lists> listsAround(Offset offset) const;
  std::optional<Kind> kindNow(const Cursor& list) const;
  bool before(Id list, Offset offset) const;
  bool from(Id list, Offset offset) const;

  void read(Edit& edit, bool whole, Update& update);
  bool widenToMoved(Edit& edit) const;
  bool widenToList(Edit& edit, bool whole) const;
  void replace(Range range, std::vector<Item> items, bool whole, Update& update);
  void sortByText(std::vector<Id>& items) const;
  void relabel(Id list, Update& update);
  void relabelAround(const Edit& edit, Update& update);

  const TokenRope& tokens_;
  std::unordered_map<Id, Item> items_; ///< With 0 for the file.
  std::vector<Id> order_;
  int openAtEnd_ = 0;  ///< Lists open at the end of the text when it was read first.
  bool stale_ = false; ///< Parentheses are missing.
  // Since then
  UnbalancedPart unbalanced_; ///< What has changed.
  std::vector<Id> unsure_;    ///< Items whose texts were read.
};

} // namespace sparkwright
