#pragma once

#include "core/text/LocalText.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The candidates most similar to `word`, best first, at most three; empty if none is similar. If the word is a name of
/// former scenes, the one that means the same now, alone.
std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

inline constexpr TextKey suggestTextTable[] = {
    {"suggest.one", "did you mean %1?"},
    {"suggest.two", "did you mean %1 or %2?"},
    {"suggest.three", "did you mean %1, %2 or %3?"},
};

/// "did you mean 'a', 'b' or 'c'?", or an empty text if no candidate is similar.
LocalText suggestion(std::string_view word, const std::vector<std::string>& candidates);
/// The same in English.
std::string didYouMean(std::string_view word, const std::vector<std::string>& candidates);

} // namespace sparkwright
