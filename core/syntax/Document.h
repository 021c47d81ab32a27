#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "core/syntax/TokenRope.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// The text of a scene file, for editors. Edits change no other byte, and cost what they change.
class Document
{
public:
  Document() : Document(std::string()) {}
  /// @param name  of the file in diagnostics
  explicit Document(std::string_view text, std::string name = {});

  const std::string& name() const { return name_; }
  void setName(std::string name) { name_ = std::move(name); }
  /// The text with its tokens, up to date after each edit.
  const TokenRope& tokens() const { return tokens_; }
  /// The syntax tree of the whole text. Made when it is asked for and kept until the next edit; another thread may read
  /// it for as long as it likes.
  std::shared_ptr<const SyntaxTree> tree() const;
  /// The whole text, as that of tree().
  const std::string& text() const { return tree()->text(); }
  /// The tree's diagnostics, with the file's name.
  Diagnostics diagnostics() const;

  /// Replaces the whole text.
  void setText(std::string_view text);

  /// Applies edits that do not overlap; all ranges are those of the present text.
  /// @param changed  called after each change, the last one in the text first
  /// @return the edits that undo it; nothing (and no change) if edits overlap or lie outside of the text
  std::optional<std::vector<TextEdit>> apply(std::vector<TextEdit> edits,
                                             const std::function<void(const TokenRope::Change&)>& changed = {});
  /// Whether apply() would take the edits.
  bool accepts(const std::vector<TextEdit>& edits) const;

  /// Sets the value of an atom. Keeps its kind of quotes if they can hold the value, every other byte, and the index of
  /// every node.
  /// @return false (and no change) if the node is no complete atom
  bool setAtom(SyntaxTree::Node atom, std::string_view value);

private:
  std::string name_;
  TokenRope tokens_;
  mutable std::shared_ptr<const SyntaxTree> tree_; ///< Null: not made since the last edit.
};

} // namespace sparkwright
