#include "editor/document/LineDiff.h"

#include <algorithm>
#include <span>

namespace sparkwright
{

namespace
{

/// Changed lines up to which the fewest are looked for; time and memory grow with the square.
constexpr int mostChanges = 1500;

std::vector<std::string_view> linesOf(std::string_view text)
{
  std::vector<std::string_view> lines;
  while(!text.empty())
  {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// Which lines of each text are in both, by the greedy algorithm of Myers (An O(ND) difference algorithm and its
/// variations, 1986).
class Matching
{
public:
  Matching(std::span<const std::string_view> a, std::span<const std::string_view> b)
      : a_(a), b_(b), inBoth_(a.size(), false)
  {
    const int n = static_cast<int>(a.size()), m = static_cast<int>(b.size());
    const int most = std::min(n + m, mostChanges);
    std::vector<int> furthest(static_cast<std::size_t>(2 * most + 3), 0); // x on each diagonal x - y.
    const auto at = [&](int diagonal) -> int& { return furthest[static_cast<std::size_t>(diagonal + most + 1)]; };
    std::vector<std::vector<int>> rounds;
    for(int changes = 0; changes <= most; ++changes)
    {
      rounds.push_back(furthest);
      for(int diagonal = -changes; diagonal <= changes; diagonal += 2)
      {
        const bool down = diagonal == -changes || (diagonal != changes && at(diagonal - 1) < at(diagonal + 1));
        int x = down ? at(diagonal + 1) : at(diagonal - 1) + 1;
        while(x < n && x - diagonal < m && x - diagonal >= 0 && same(x, x - diagonal))
          ++x;
        at(diagonal) = x;
        if(x >= n && x - diagonal >= m)
        {
          trace(rounds, most, changes);
          return;
        }
      }
    }
  }

  /// Whether a line of the first text is in the second, too; in order, so that the others are to be added between.
  bool inBoth(std::size_t line) const { return inBoth_[line]; }

private:
  bool same(int x, int y) const { return a_[static_cast<std::size_t>(x)] == b_[static_cast<std::size_t>(y)]; }

  void trace(const std::vector<std::vector<int>>& rounds, int most, int changes)
  {
    int x = static_cast<int>(a_.size()), y = static_cast<int>(b_.size());
    for(; changes >= 0; --changes)
    {
      const std::vector<int>& furthest = rounds[static_cast<std::size_t>(changes)];
      const auto at = [&](int diagonal) { return furthest[static_cast<std::size_t>(diagonal + most + 1)]; };
      const int diagonal = x - y;
      const bool down = diagonal == -changes || (diagonal != changes && at(diagonal - 1) < at(diagonal + 1));
      const int former = down ? diagonal + 1 : diagonal - 1;
      const int startX = changes == 0 ? 0 : down ? at(former) : at(former) + 1;
      while(x > startX)
        inBoth_[static_cast<std::size_t>(--x)] = true;
      y = x - diagonal;
      if(changes == 0)
        break;
      (down ? y : x) -= 1;
    }
  }

  std::span<const std::string_view> a_, b_;
  std::vector<bool> inBoth_;
};

/// Leaves out lines that are the same and further from a change than that.
std::vector<DiffLine> shortened(const std::vector<DiffLine>& all, int context)
{
  std::vector<bool> keep(all.size(), false);
  const auto reach = static_cast<std::size_t>(std::max(context, 0));
  for(std::size_t i = 0; i < all.size(); ++i)
    if(all[i].kind != DiffLine::Kind::Same)
      for(std::size_t j = i - std::min(i, reach); j < std::min(all.size(), i + reach + 1); ++j)
        keep[j] = true;
  std::vector<DiffLine> result;
  for(std::size_t i = 0; i < all.size(); ++i)
    if(keep[i])
      result.push_back(all[i]);
    else if(result.empty() || result.back().kind != DiffLine::Kind::Skipped)
      result.push_back({DiffLine::Kind::Skipped});
  return result;
}

} // namespace

std::vector<DiffLine> compareLines(std::string_view before, std::string_view after, int context)
{
  using Kind = DiffLine::Kind;
  const std::vector<std::string_view> a = linesOf(before), b = linesOf(after);
  const auto head = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
  std::size_t tail = 0;
  while(tail < std::min(a.size(), b.size()) - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
    ++tail;
  using Lines = std::span<const std::string_view>;
  const Matching middle(Lines(a).subspan(head, a.size() - head - tail), Lines(b).subspan(head, b.size() - head - tail));
  std::vector<DiffLine> all;
  std::size_t x = 0, y = 0;
  const auto number = [](std::size_t line) { return static_cast<int>(line) + 1; };
  const auto add = [&]
  {
    all.push_back({Kind::Added, b[y], 0, number(y)});
    ++y;
  };
  while(x < a.size())
  {
    const bool same = x < head || x >= a.size() - tail || middle.inBoth(x - head);
    if(!same)
      all.push_back({Kind::Removed, a[x], number(x), 0});
    else
    {
      while(y < b.size() && b[y] != a[x])
        add();
      all.push_back({Kind::Same, a[x], number(x), number(y)});
      ++y;
    }
    ++x;
  }
  while(y < b.size())
    add();
  return shortened(all, context);
}

} // namespace sparkwright
