#include "editor/document/EditComposer.h"

#include <utility>

namespace sparkwright
{

void EditComposer::add(std::uint32_t begin, std::uint32_t removed, std::string_view inserted)
{
  const std::uint32_t end = begin + removed;
  // How far the present text is shifted against the one before; wraps below 0, and back.
  std::uint32_t shift = 0;
  const auto first = [&](const TextEdit& edit) { return edit.begin + shift; };
  const auto last = [&](const TextEdit& edit) { return first(edit) + static_cast<std::uint32_t>(edit.text.size()); };
  const auto pass = [&](const TextEdit& edit) { shift = last(edit) - edit.end; };

  auto from = edits_.begin();
  for(; from != edits_.end() && last(*from) < begin; ++from)
    pass(*from);
  TextEdit joined{begin - shift, end - shift, std::string(inserted)};
  auto to = from;
  for(; to != edits_.end() && first(*to) <= end; ++to)
  {
    // The change touches this edit: what is left of the edit's own text stays around it.
    if(first(*to) < begin)
    {
      joined.begin = to->begin;
      joined.text.insert(0, to->text, 0, begin - first(*to));
    }
    if(last(*to) > end)
    {
      joined.text.append(to->text, end - first(*to));
      joined.end = to->end;
    }
    else
      joined.end = end - (last(*to) - to->end);
    pass(*to);
  }
  const auto place = edits_.erase(from, to);
  if(joined.begin != joined.end || !joined.text.empty())
    edits_.insert(place, std::move(joined));
}

std::vector<TextEdit> EditComposer::take()
{
  return std::exchange(edits_, {});
}

} // namespace sparkwright
