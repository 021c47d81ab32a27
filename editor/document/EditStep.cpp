#include "editor/document/EditStep.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

bool isBlank(char c)
{
  return c == ' ' || c == '\t';
}

bool isLineEnd(char c)
{
  return c == '\n' || c == '\r';
}

/// Whether typing on begins a new word or line, and so a new step.
bool beginsAnew(std::string_view before, std::string_view typed)
{
  if(std::ranges::any_of(typed, isLineEnd))
    return true;
  return !before.empty() && !typed.empty() && isBlank(before.back()) && !isBlank(typed.front());
}

} // namespace

EditStep::EditStep(Apply apply, std::vector<TextEdit> edits, const QString& what, int row, int act)
    : QUndoCommand(what), apply_(std::move(apply)), next_(std::move(edits)),
      typed_(next_.empty() ? std::string() : next_.front().text),
      overSelection_(std::ranges::all_of(next_, [](const TextEdit& edit)
                                         { return edit.begin < edit.end && !edit.text.empty(); })),
      row_(row), act_(act)
{
}

void EditStep::redo()
{
  next_ = apply_(next_);
}

void EditStep::undo()
{
  next_ = apply_(next_);
}

/// Both have been applied, so next_ of each takes it back: [begin, end) is what it wrote, `text` what was there before.
bool EditStep::mergeWith(const QUndoCommand* command)
{
  const auto& next = static_cast<const EditStep&>(*command);
  const std::vector<TextEdit>& later = next.next_;
  if(later.size() != next_.size())
    return false;
  // New values in the places of the last ones.
  std::uint32_t shift = 0; // Of places by the later edits before them; wraps below 0, and back.
  bool replaces = true;
  for(std::size_t i = 0; i < later.size() && replaces; ++i)
  {
    const auto length = static_cast<std::uint32_t>(later[i].text.size());
    replaces = length > 0 && later[i].begin - shift == next_[i].begin && length == next_[i].end - next_[i].begin;
    shift += later[i].end - later[i].begin - length;
  }
  if(replaces)
  {
    for(std::size_t i = 0; i < later.size(); ++i)
    {
      next_[i].begin = later[i].begin;
      next_[i].end = later[i].end;
    }
    return true;
  }
  if(typeOn(next))
    return true;
  if(next_.size() != 1)
    return false;
  TextEdit& mine = next_.front();
  const TextEdit& after = later.front();
  const std::uint32_t written = after.end - after.begin;
  // Deleted on, backwards or forwards.
  if(written == 0 && mine.begin == mine.end && !after.text.empty() && !std::ranges::any_of(after.text, isLineEnd))
  {
    if(after.begin + after.text.size() == mine.begin)
    {
      mine.text.insert(0, after.text);
      mine.begin = mine.end = after.begin;
      return true;
    }
    if(after.begin == mine.begin)
    {
      mine.text += after.text;
      return true;
    }
  }
  return false;
}

/// Joins a step that inserts text at the end of what this one wrote, at each of its places.
bool EditStep::typeOn(const EditStep& next)
{
  const std::vector<TextEdit>& later = next.next_;
  std::uint32_t shift = 0; // Of places by what was inserted before them.
  for(std::size_t i = 0; i < later.size(); ++i)
  {
    if(!later[i].text.empty() || later[i].begin != next_[i].end + shift)
      return false;
    shift += later[i].end - later[i].begin;
  }
  const bool ends = overSelection_ ? std::ranges::any_of(next.typed_, isLineEnd) : beginsAnew(typed_, next.typed_);
  if(ends)
    return false;
  shift = 0;
  for(std::size_t i = 0; i < later.size(); ++i)
  {
    next_[i].begin += shift;
    next_[i].end = later[i].end;
    shift += later[i].end - later[i].begin;
  }
  typed_ += next.typed_;
  return true;
}

} // namespace sparkwright
