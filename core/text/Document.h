#pragma once

#include "core/text/SyntaxTree.h"

namespace sparkwright
{

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

  /// Gives an atom another value. Its way of quoting is kept if it can hold the value; no other byte changes, and every
  /// node keeps its index.
  /// @return false (and nothing changes) if the node is no complete atom
  bool setAtom(SyntaxTree::Node atom, std::string_view value);

private:
  std::string name_;
  SyntaxTree tree_;
};

} // namespace sparkwright
