#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The candidates that are written most like `word`, best first, at most three; empty if none comes near.
std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

/// "did you mean 'a', 'b' or 'c'?", or an empty text if nothing comes near.
std::string didYouMean(std::string_view word, const std::vector<std::string>& candidates);

} // namespace sparkwright
