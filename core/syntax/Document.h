#pragma once

#include "core/syntax/SyntaxTree.h"

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Replaces a range of bytes of a text. An empty range is an insertion.
struct TextEdit
{
  std::uint32_t begin = 0;
  std::uint32_t end = 0; ///< One past the last byte.
  std::string text;
};

/// The text of a scene file with its syntax tree, for editors. Edits change no other byte.
class Document
{
public:
  Document() = default;
  /// @param name  of the file in diagnostics
  explicit Document(std::string text, std::string name = {});

  const std::string& name() const { return name_; }
  const std::string& text() const { return tree_.text(); }
  const SyntaxTree& tree() const { return tree_; }
  /// The tree's diagnostics, with the file's name.
  Diagnostics diagnostics() const;

  /// Replaces the whole text.
  void setText(std::string text);

  /// Applies edits that do not overlap; all ranges are those of the present text.
  /// @return the edits that undo it; nothing (and no change) if edits overlap or lie outside of the text
  std::optional<std::vector<TextEdit>> apply(std::vector<TextEdit> edits);

  /// Sets the value of an atom. Keeps its kind of quotes if they can hold the value, every other byte, and the index of
  /// every node.
  /// @return false (and no change) if the node is no complete atom
  bool setAtom(SyntaxTree::Node atom, std::string_view value);

private:
  std::string name_;
  SyntaxTree tree_;
};

} // namespace sparkwright
