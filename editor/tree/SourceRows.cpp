#include "editor/tree/SourceRows.h"

#include <algorithm>

namespace sparkwright
{

std::unique_ptr<SourceRow> SourceRow::makeChild(Id id)
{
  auto child = std::make_unique<SourceRow>();
  child->parent = this;
  child->file = child->childFile = childFile;
  child->item = id;
  return child;
}

void SourceRows::remove(const OutlinedFile* file, Id item, const SourceRow& row)
{
  const auto known = rows_.find(file);
  if(known == rows_.end())
    return;
  const auto [begin, end] = known->second.equal_range(item);
  for(auto it = begin; it != end; ++it)
    if(it->second == &row)
    {
      known->second.erase(it);
      return;
    }
}

void SourceRows::removeAll(SourceRow& row)
{
  std::vector<SourceRow*> all{&row};
  while(!all.empty())
  {
    SourceRow* const one = all.back();
    all.pop_back();
    for(const auto& child : one->children)
      all.push_back(child.get());
    remove(one->file, one->item, *one);
    if(one->loaded && one->leadsElsewhere())
      remove(one->childFile, 0, *one);
  }
}

bool SourceRows::contains(const OutlinedFile* file, Id item, const SourceRow* row) const
{
  const std::vector<SourceRow*> all = find(file, item);
  return std::ranges::find(all, row) != all.end();
}

std::vector<SourceRow*> SourceRows::find(const OutlinedFile* file, Id item) const
{
  std::vector<SourceRow*> result;
  if(const auto known = rows_.find(file); known != rows_.end())
  {
    const auto [begin, end] = known->second.equal_range(item);
    for(auto it = begin; it != end; ++it)
      result.push_back(it->second);
  }
  return result;
}

} // namespace sparkwright
