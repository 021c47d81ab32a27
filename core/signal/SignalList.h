#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The signals and expressions of a list with commas between them. Commas in parentheses and in apostrophes belong to
/// an expression: `ball/x,hypot(ball/vx, ball/vy)` are two. Blanks around each are left out; nothing between two commas
/// is an empty text.
std::vector<std::string> signalList(std::string_view text);

} // namespace sparkwright
