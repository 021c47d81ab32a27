#include "core/text/Suggest.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace sparkwright
{

namespace
{

/// Longer words are no slips of the keyboard.
constexpr std::size_t longest = 64;

char lower(char c)
{
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Letters to insert, drop, replace or swap with their neighbour; upper and lower case count as the same.
std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> before;                // Two rows back.
  std::vector<std::size_t> above(b.size() + 1);   // One row back.
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  const auto same = [&](std::size_t i, std::size_t j) { return lower(a[i]) == lower(b[j]); };
  for(std::size_t i = 0; i < a.size(); ++i)
  {
    before.swap(above);
    above = row;
    row[0] = i + 1;
    for(std::size_t j = 0; j < b.size(); ++j)
    {
      row[j + 1] = std::min({above[j] + (same(i, j) ? 0 : 1), row[j] + 1, above[j + 1] + 1});
      if(i > 0 && j > 0 && same(i, j - 1) && same(i - 1, j))
        row[j + 1] = std::min(row[j + 1], before[j - 1] + 1);
    }
  }
  return row[b.size()];
}

/// Names of scenes from before, and what means the same now: similar names may mean something else.
struct FormerName
{
  std::string_view former, present;
};
constexpr FormerName formerNames[] = {
    {"Body", "RigidBody"},
    {"CCylinder", "Capsule"},
    {"CappedCylinder", "Capsule"},
    {"CappedCylinderCollider", "CapsuleCollider"},
    {"setCappedCylinder", "setCapsule"},
    {"setCappedCylinderTotal", "setCapsuleTotal"},
    {"addCappedCylinder", "addCapsule"},
    {"addCappedCylinderTotal", "addCapsuleTotal"},
    {"setCCylinder", "setCapsule"},
    {"setCCylinderTotal", "setCapsuleTotal"},
    {"addCCylinder", "addCapsule"},
    {"addCCylinderTotal", "addCapsuleTotal"},
};

std::string_view withoutPrefix(std::string_view name)
{
  return name.substr(name.rfind('/') + 1);
}

/// The candidate that means what the word once did; nullptr: none.
const std::string* presentNameOf(std::string_view word, const std::vector<std::string>& candidates)
{
  const auto found = std::ranges::find(formerNames, withoutPrefix(word), &FormerName::former);
  if(found == std::end(formerNames))
    return nullptr;
  const auto same = std::ranges::find(candidates, found->present, [](const std::string& name) { return withoutPrefix(name); });
  return same == candidates.end() ? nullptr : &*same;
}

} // namespace

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates)
{
  std::vector<std::pair<std::size_t, std::string>> found;
  if(word.empty() || word.size() > longest)
    return {};
  if(const std::string* const same = presentNameOf(word, candidates))
    return {*same};
  const std::size_t most = std::max<std::size_t>(1, word.size() / 3);
  for(const std::string& candidate : candidates)
  {
    if(candidate.size() > longest || candidate == word)
      continue;
    const std::size_t d = distance(word, candidate);
    if(d <= most)
      found.emplace_back(d, candidate);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<std::string> result;
  for(std::size_t i = 0; i < found.size() && i < 3; ++i)
    result.push_back(std::move(found[i].second));
  return result;
}

LocalText suggestion(std::string_view word, const std::vector<std::string>& candidates)
{
  std::vector<TextArgument> names;
  for(const std::string& name : nearest(word, candidates))
    names.emplace_back('\'' + name + '\'');
  if(names.empty())
    return {};
  const TextKey key = suggestTextTable[names.size() - 1];
  return LocalText(key, std::move(names));
}

std::string didYouMean(std::string_view word, const std::vector<std::string>& candidates)
{
  return suggestion(word, candidates).english();
}

} // namespace sparkwright
