#pragma once

#include "editor/text/SceneStyles.h"

#include <functional>
#include <string_view>

namespace sparkwright
{

/// Finds the styles of a text in TOML: comments, names of tables, keys, texts of one or more lines, numbers, dates, and
/// what is no value.
class TomlStyler
{
public:
  using Tell = std::function<void(std::size_t begin, std::size_t end, SceneStyle style)>;

  /// Calls `tell` for all pieces of the text, in order, without gaps.
  static void style(std::string_view text, const Tell& tell);
  /// Whether a line begins a table: `[robots]`.
  static bool isHeader(std::string_view line);
};

} // namespace sparkwright
