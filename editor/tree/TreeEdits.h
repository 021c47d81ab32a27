#pragma once

#include "editor/tree/SourceOutline.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Computes the edits of a text that change its tree: each touches only the forms concerned and their own lines.
///
/// Items are shown ones of the outline. Items inside of others that are given, too, are left out.
class TreeEdits
{
public:
  using Id = SourceOutline::Id;

  /// Why something cannot be done.
  enum class Refusal
  {
    None,
    NotThere,   ///< The item, or the place, is gone.
    NoPlace,    ///< Nothing can be put there: into an import, a template, or beside the only branch of a file.
    Inside,     ///< Into itself.
    NoForm,     ///< The text holds no list.
    Unbalanced, ///< The text lacks parentheses, or the document does.
    NoName      ///< Only nodes have names.
  };
  struct Result
  {
    Refusal refusal = Refusal::None;
    std::vector<TextEdit> edits{};
  };
  /// Where to put something.
  struct Place
  {
    Id parent = 0; ///< 0: the file.
    Id before = 0; ///< Its child to put it in front of; 0: at the end.
  };

  explicit TreeEdits(const SourceOutline& outline) : outline_(outline), tokens_(outline.tokens()) {}

  Result remove(const std::vector<Id>& items) const;
  /// Changes the value of setName, or adds the call as the first one.
  Result rename(Id item, const std::string& name) const;
  /// Puts a copy behind each item. Names of copies get a number that no sibling has.
  Result duplicate(const std::vector<Id>& items) const;
  /// @param forms  one or more lists; indented anew
  Result insert(Place place, const std::string& forms) const;
  /// @param texts  to be put in place of the items' own, for as many items as it has; empty: their own
  Result move(const std::vector<Id>& items, Place place, const std::vector<std::string>& texts = {}) const;

  /// The bytes of the items, one below the other.
  std::string copy(const std::vector<Id>& items) const;
  /// The items without those inside of others, in order of the text.
  std::vector<Id> outermost(std::vector<Id> items) const;
  /// Whether forms can be put into the item.
  bool takesForms(Id item) const;
  /// The way from the file to a node by names: `torso/body`.
  std::string path(Id item) const;

private:
  std::optional<TokenRope::Cursor> listOf(Id item) const { return tokens_.find(item); }
  std::string textOf(Id item) const;
  std::optional<Id> listFor(Id parent) const;
  void insertInto(Place place, const std::string& forms, Result& result) const;
  void insertIntoFile(const std::string& forms, Result& result) const;
  void insertIntoCase(Id parent, const std::string& forms, Result& result) const;
  std::vector<TextEdit> removals(const std::vector<Id>& items) const;
  std::string renamedCopy(Id item) const;
  std::string freeName(Id item) const;

  const SourceOutline& outline_;
  const TokenRope& tokens_;
};

} // namespace sparkwright
