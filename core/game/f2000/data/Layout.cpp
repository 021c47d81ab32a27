#include "core/game/f2000/data/Layout.h"

#include <algorithm>

namespace sparkwright::f2000
{

namespace
{

constexpr std::uint32_t none = invalidWord, noneSigned = invalidSignedWord;
constexpr std::uint32_t oneNone[] = {none}, oneNoneSigned[] = {noneSigned};
constexpr std::uint32_t twoNone[] = {none, none}, twoNoneSigned[] = {noneSigned, noneSigned};
constexpr std::uint32_t fourNone[] = {none, none, none, none};
constexpr std::uint32_t fourNoneSigned[] = {noneSigned, noneSigned, noneSigned, noneSigned};
constexpr std::uint32_t noBall[] = {0, none, noneSigned, noneSigned, 0};
constexpr std::uint32_t noPosition[] = {noneSigned, noneSigned, noneSigned, none, none};

constexpr std::size_t mostRanges = 4096, mostThings = 64, mostLines = 1024, mostMotion = 256;

constexpr Layout table[] = {
    {"odometry", 1, 8, 7, 1, mostMotion},
    {"ball", 2, 5, 0, 0, 0, noBall},
    {"ballDistance", 3, 1, 0, 0, 0, oneNone},
    {"ballAngle", 4, 1, 0, 0, 0, oneNoneSigned},
    {"goalDistance", 5, 2, 0, 0, 0, twoNone},
    {"goalAngle", 6, 2, 0, 0, 0, twoNoneSigned},
    {"poleDistance", 7, 4, 0, 0, 0, fourNone},
    {"poleAngle", 8, 4, 0, 0, 0, fourNoneSigned},
    {"objects", 9, 1, 0, 6, mostThings},
    {"180DegreeScan", 10, 4, 0, 1, mostRanges},
    {"lrfBeam", 11, 1, 0, 1, mostRanges},
    {"obstacles", 12, 1, 0, 3, mostThings},
    {"lineDistance", 13, 1, 0, 1, mostLines},
    {"lineAngle", 14, 1, 0, 1, mostLines},
    {"lineSegments", 15, 1, 0, 4, mostLines},
    {"position", 16, 5, 0, 0, 0, noPosition},
    {"usDistance", 17, 1, 0, 1, mostThings},
    {"manipulatorState", 18, 1, 0, 3, mostThings},
};

struct Alias
{
  std::string_view name, feature;
};
constexpr Alias aliases[] = {{"distanceToGoal", "goalDistance"}, {"angleToGoal", "goalAngle"}};

char lower(char c)
{
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The first of a feature's names.
std::string_view properName(std::string_view feature)
{
  const auto* const found =
      std::ranges::find_if(aliases, [feature](const Alias& each) { return sameWord(each.name, feature); });
  return found == std::end(aliases) ? feature : found->feature;
}

} // namespace

bool Layout::fits(const Words& words) const
{
  if(words.size() < head)
    return false;
  const std::size_t items = item == 0 ? 0 : words[count];
  return items <= most && words.size() == head + items * item;
}

std::span<const Layout> layouts()
{
  return table;
}

const Layout* layoutOf(std::string_view feature)
{
  const auto* const found =
      std::ranges::find_if(table, [feature](const Layout& each) { return sameFeature(each.feature, feature); });
  return found == std::end(table) ? nullptr : found;
}

bool sameWord(std::string_view a, std::string_view b)
{
  return std::ranges::equal(a, b, {}, lower, lower);
}

bool sameFeature(std::string_view a, std::string_view b)
{
  return sameWord(properName(a), properName(b));
}

} // namespace sparkwright::f2000
