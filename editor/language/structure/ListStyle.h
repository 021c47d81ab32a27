#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TokenRope.h"

#include <cstdint>

namespace sparkwright
{

/// How the lines of a list are indented.
enum class ListStyle : std::uint8_t
{
  Block, ///< Two columns behind the `(`: nodes, switches, cases, lists that begin with a line break, and calls that are
         ///< written so.
  Inner, ///< One column behind the `(`: lists of lists, the first one in the same line.
  Aligned ///< Below the first value: calls, definitions and expressions.
};

/// @param list  of the tree
ListStyle listStyle(const SyntaxTree& tree, SyntaxTree::Node list);

/// Column of a byte in its line, from 0, counted in characters (UTF-8).
std::uint32_t columnAt(const SyntaxTree& tree, std::uint32_t offset);

/// Whether a line feed lies in [begin, end) of the text.
bool hasLineFeed(const SyntaxTree& tree, std::uint32_t begin, std::uint32_t end);

/// The column, from 0, at which a new line begins that is inserted at an offset, going by the text before it. A line
/// that begins with `)` stands below its `(`. Inside of a quoted text: 0.
std::uint32_t indentationAt(const SyntaxTree& tree, std::uint32_t offset);
/// The same, at a cost that does not depend on the length of the text: for each press of Enter.
std::uint32_t indentationAt(const TokenRope& tokens, std::uint32_t offset);

/// Blanks by which what is inside a list of the usual style is indented, 1 … 8; preset: 2. For all texts; may be called in
/// any thread.
void setBlockIndentation(std::uint32_t blanks);
std::uint32_t blockIndentation();

} // namespace sparkwright
