#pragma once

#include "core/syntax/TextEdit.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Joins changes of a text that were made one after the other to edits of the text before them, as
/// SceneDocument::apply() takes them.
class EditComposer
{
public:
  /// A change of the text as it is by now: `removed` bytes at `begin` are replaced.
  void add(std::uint32_t begin, std::uint32_t removed, std::string_view inserted);

  bool empty() const { return edits_.empty(); }
  /// The edits, in text order and without overlap; begins anew.
  std::vector<TextEdit> take();

private:
  std::vector<TextEdit> edits_; ///< By place; ranges in the text before.
};

} // namespace sparkwright
