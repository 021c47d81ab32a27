#pragma once

#include "core/syntax/SyntaxTree.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Bytes of a text that are to be replaced by others. Nothing between `begin` and `end`: an insertion.
struct TextEdit
{
  std::uint32_t begin = 0;
  std::uint32_t end = 0; ///< One past the last byte.
  std::string text;
};

/// A scene file as its editors see it: the text, its syntax tree, and edits that change only what they say.
class Document
{
public:
  Document() = default;
  /// @param name  how diagnostics call the file
  explicit Document(std::string text, std::string name = {});

  const std::string& name() const { return name_; }
  const std::string& text() const { return tree_.text(); }
  const SyntaxTree& tree() const { return tree_; }
  /// The tree's diagnostics, with the file's name.
  Diagnostics diagnostics() const;

  /// Replaces the whole text.
  void setText(std::string text);

  /// Carries edits out that do not overlap, whose places are those of the text as it is now.
  /// @return the edits that restore every byte; nothing (and nothing changes) if they overlap or lie outside of the text
  std::optional<std::vector<TextEdit>> apply(std::vector<TextEdit> edits);

  /// Gives an atom another value. Its way of quoting is kept if it can hold the value; no other byte changes, and every
  /// node keeps its index.
  /// @return false (and nothing changes) if the node is no complete atom
  bool setAtom(SyntaxTree::Node atom, std::string_view value);

private:
  std::string name_;
  SyntaxTree tree_;
};

} // namespace sparkwright
