#include "core/robot/ActionReader.h"

namespace sparkwright
{

bool ActionReader::next()
{
  if(!reader_.next())
    return false;
  const MessageReader::List list = reader_.list();
  atoms_.clear();
  spans_.clear();
  named_.clear();
  const std::size_t count = list.atomCount();
  for(std::size_t i = 0; i < count; ++i)
    atoms_.push_back(list.atom(i));
  for(auto sub = list.firstSublist(); sub; sub = list.nextSublist(sub))
  {
    const std::size_t values = sub.atomCount();
    spans_.emplace_back(atoms_.size(), values);
    named_.push_back({sub.name(), {}});
    for(std::size_t i = 0; i < values; ++i)
      atoms_.push_back(sub.atom(i));
  }
  // Only now, since atoms_ may have moved while it grew.
  for(std::size_t i = 0; i < named_.size(); ++i)
    named_[i].values = std::span(atoms_).subspan(spans_[i].first, spans_[i].second);
  action_ = {list.name(), std::span(atoms_).first(count), named_};
  return true;
}

} // namespace sparkwright
