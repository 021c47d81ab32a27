#include "editor/text/SoftBreaks.h"

#include <algorithm>
#include <iterator>

namespace sparkwright
{

namespace
{

using Offset = SoftBreaks::Offset;

bool endsLine(char c)
{
  return c == '\n' || c == '\r';
}

bool isContinuation(char c) // Of a character in UTF-8.
{
  return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u;
}

std::ptrdiff_t signedOf(std::size_t number)
{
  return static_cast<std::ptrdiff_t>(number);
}

/// The best place up to `at` to break a text: behind a blank nearby, and never within a character.
std::size_t niceBreak(std::string_view text, std::size_t at)
{
  constexpr std::size_t farthest = SoftBreaks::piece / 10;
  constexpr std::size_t longestCharacter = 4;
  for(std::size_t back = 0; back < farthest; ++back)
    if(text[at - back - 1] == ' ')
      return at - back;
  for(std::size_t back = 0; back < longestCharacter; ++back)
    if(!isContinuation(text[at - back]))
      return at - back;
  return at; // It is not UTF-8.
}

} // namespace

// Positions

Offset SoftBreaks::shown(Offset offset) const
{
  return offset + static_cast<Offset>(std::ranges::upper_bound(breaks_, offset) - breaks_.begin());
}

Offset SoftBreaks::shownEnd(Offset offset) const
{
  return offset + static_cast<Offset>(std::ranges::lower_bound(breaks_, offset) - breaks_.begin());
}

/// Index of the first break that is shown at or behind a place.
std::size_t SoftBreaks::firstShownFrom(Offset shown) const
{
  std::size_t from = 0, to = breaks_.size();
  while(from < to)
  {
    const std::size_t middle = (from + to) / 2;
    (breaks_[middle] + middle < shown ? from : to) = breaks_[middle] + middle < shown ? middle + 1 : middle;
  }
  return from;
}

Offset SoftBreaks::offset(Offset shown) const
{
  return shown - static_cast<Offset>(firstShownFrom(shown));
}

bool SoftBreaks::isBreak(Offset shown) const
{
  const std::size_t index = firstShownFrom(shown);
  return index < breaks_.size() && breaks_[index] + index == shown;
}

std::string SoftBreaks::widened(Offset begin, std::string_view piece, char at) const
{
  std::string result;
  std::size_t done = 0;
  for(auto next = std::ranges::upper_bound(breaks_, begin); next != breaks_.end() && *next < begin + piece.size(); ++next)
  {
    result += piece.substr(done, *next - begin - done);
    result += at;
    done = *next - begin;
  }
  return result += piece.substr(done);
}

// Breaking

/// Breaks [begin, end), a part of a line, if it is too long.
void SoftBreaks::split(std::string_view text, Offset textBegin, Offset begin, Offset end, Breaks& breaks)
{
  if(end - begin <= longest)
    return;
  while(end - begin > piece)
  {
    begin = textBegin + static_cast<Offset>(niceBreak(text, begin + piece - textBegin));
    breaks.push_back(begin);
  }
}

/// Appends the breaks of a text: those that it has, less those that nobody needs any more, and new ones.
void SoftBreaks::breakLines(std::string_view text, Offset textBegin, const Breaks& before, Breaks& breaks)
{
  std::size_t next = 0;
  for(std::size_t begin = 0; begin < text.size();)
  {
    std::size_t lineEnd = begin;
    while(lineEnd < text.size() && !endsLine(text[lineEnd]))
      ++lineEnd;
    Offset last = textBegin + static_cast<Offset>(begin);
    const Offset end = textBegin + static_cast<Offset>(lineEnd);
    for(; next < before.size() && before[next] <= end; ++next)
    {
      const Offset at = before[next];
      const Offset following = next + 1 < before.size() ? std::min(before[next + 1], end) : end;
      if(at <= last || at == end || following - last <= piece)
        continue;
      split(text, textBegin, last, at, breaks);
      breaks.push_back(at);
      last = at;
    }
    split(text, textBegin, last, end, breaks);
    begin = lineEnd + 1;
  }
}

void SoftBreaks::restart(std::string_view text)
{
  breaks_.clear();
  breakLines(text, 0, {}, breaks_);
}

// Following edits

void SoftBreaks::note(const TokenRope::Change& change)
{
  const Offset end = change.begin + change.removed;
  const auto first = std::ranges::upper_bound(breaks_, change.begin);
  const auto last = change.removed > 0 ? std::lower_bound(first, breaks_.end(), end) : first;
  for(auto each = last; each != breaks_.end(); ++each)
    *each = *each - change.removed + change.inserted;
  breaks_.erase(first, last);
}

SoftBreaks::Part SoftBreaks::removed(Offset shown, Offset size)
{
  const std::size_t first = firstShownFrom(shown), last = firstShownFrom(shown + size);
  const Part part{shown - static_cast<Offset>(first), size - static_cast<Offset>(last - first)};
  for(std::size_t i = last; i < breaks_.size(); ++i)
    breaks_[i] -= part.size;
  breaks_.erase(breaks_.begin() + signedOf(first), breaks_.begin() + signedOf(last));
  return part;
}

SoftBreaks::Part SoftBreaks::inserted(Offset shown, Offset size)
{
  const std::size_t first = firstShownFrom(shown);
  for(std::size_t i = first; i < breaks_.size(); ++i)
    breaks_[i] += size;
  return {shown - static_cast<Offset>(first), size};
}

/// Where the piece before that of a byte begins, or the line does.
Offset SoftBreaks::regionBegin(const TokenRope& rope, Offset offset) const
{
  auto before = std::ranges::lower_bound(breaks_, offset);
  for(int pieces = 0; pieces < 2 && before != breaks_.begin(); ++pieces)
    --before;
  constexpr Offset farthest = 3 * longest;
  Offset begin = offset > farthest ? offset - farthest : 0;
  if(before != breaks_.end() && *before < offset)
    begin = std::max(begin, *before);
  const std::string text = rope.text(begin, offset);
  const std::size_t end = text.find_last_of("\r\n");
  return end == std::string::npos ? begin : begin + static_cast<Offset>(end) + 1;
}

/// Where the piece behind that of a byte ends, or the line does.
Offset SoftBreaks::regionEnd(const TokenRope& rope, Offset offset) const
{
  auto behind = std::ranges::upper_bound(breaks_, offset);
  if(behind != breaks_.end() && behind + 1 != breaks_.end())
    ++behind;
  constexpr Offset farthest = 3 * longest;
  Offset end = std::min<Offset>(rope.size() - offset, farthest) + offset;
  if(behind != breaks_.end() && *behind > offset)
    end = std::min(end, *behind);
  const std::string text = rope.text(offset, end);
  const std::size_t lineEnd = text.find_first_of("\r\n");
  return lineEnd == std::string::npos ? end : offset + static_cast<Offset>(lineEnd);
}

std::vector<SoftBreaks::Mend> SoftBreaks::mend(const TokenRope& rope, Offset begin, Offset end)
{
  begin = regionBegin(rope, std::min(begin, rope.size()));
  end = regionEnd(rope, std::min(end, rope.size()));
  // Breaks at the bounds belong to it only if they stand at the begin or the end of a line.
  const auto atLineEnd = [&](Offset at)
  { return at == 0 || at == rope.size() || endsLine(rope.text(at - 1, at)[0]) || endsLine(rope.text(at, at + 1)[0]); };
  const auto first = atLineEnd(begin) ? std::ranges::lower_bound(breaks_, begin) : std::ranges::upper_bound(breaks_, begin);
  const auto last = atLineEnd(end) ? std::ranges::upper_bound(breaks_, end) : std::ranges::lower_bound(breaks_, end);
  const Breaks before(first, std::max(first, last));
  Breaks now;
  breakLines(rope.text(begin, end), begin, before, now);
  std::vector<Mend> mends;
  auto shownBreaks = static_cast<Offset>(first - breaks_.begin()); // Before the place, with what was mended so far.
  auto was = before.begin();
  auto is = now.begin();
  while(was != before.end() || is != now.end())
    if(is == now.end() || (was != before.end() && *was < *is))
      mends.push_back({*was++ + shownBreaks, false});
    else if(was == before.end() || *is < *was)
      mends.push_back({*is++ + shownBreaks++, true});
    else
    {
      ++was;
      ++is;
      ++shownBreaks;
    }
  if(!mends.empty())
    breaks_.insert(breaks_.erase(first, first + static_cast<std::ptrdiff_t>(before.size())), now.begin(), now.end());
  return mends;
}

} // namespace sparkwright
