#pragma once

#include <string_view>
#include <vector>

namespace sparkwright
{

/// A line of two texts compared.
struct DiffLine
{
  enum class Kind
  {
    Same,
    Removed, ///< Only in the text before.
    Added,   ///< Only in the text after.
    Skipped  ///< Stands for lines that are the same and far from every change.
  };
  Kind kind = Kind::Same;
  std::string_view text{};        ///< Without line end; a view of the text before or after.
  int before = 0, after = 0; ///< Line numbers from 1; 0: not in that text.
};

/// Compares two texts line by line, with the fewest changed lines. Texts that differ in very many lines are compared
/// roughly: what is between the first and the last difference is removed and added.
/// @param context  number of lines to be kept around each change
std::vector<DiffLine> compareLines(std::string_view before, std::string_view after, int context = 3);

} // namespace sparkwright
