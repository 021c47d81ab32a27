#include "editor/document/storage/TextDifference.h"

#include <algorithm>

namespace sparkwright
{

std::optional<TextEdit> difference(std::string_view before, std::string_view after)
{
  const auto [mine, other] = std::ranges::mismatch(before, after);
  const auto begin = static_cast<std::size_t>(mine - before.begin());
  if(begin == before.size() && begin == after.size())
    return std::nullopt;
  std::size_t same = 0;
  const std::size_t most = std::min(before.size(), after.size()) - begin;
  while(same < most && before[before.size() - 1 - same] == after[after.size() - 1 - same])
    ++same;
  return TextEdit{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(before.size() - same),
                  std::string(after.substr(begin, after.size() - begin - same))};
}

} // namespace sparkwright
