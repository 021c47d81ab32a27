#include "core/robot/language/ActionReader.h"

namespace sparkwright
{

void ActionReader::start(const PredicateList& list)
{
  list_ = &list;
  at_ = 0;
}

void ActionReader::start(std::string_view message)
{
  own_.clear();
  reader_.start(message);
  while(reader_.next(own_))
    ;
  start(own_);
}

/// The values directly in the list at this index; its sub-lists go to sublists_ if it is the predicate itself.
/// @return their number
std::size_t ActionReader::addAtoms(std::uint32_t list)
{
  const std::vector<PredicateList::Element>& elements = list_->elements();
  const std::size_t before = atoms_.size();
  for(std::uint32_t i = list + 1; i < elements[list].after; i = elements[i].after)
    if(elements[i].kind != PredicateList::Kind::List)
      atoms_.push_back(list_->textOf(elements[i]));
    else if(list == at_)
      sublists_.push_back(i);
  return atoms_.size() - before;
}

bool ActionReader::next()
{
  if(!list_ || at_ >= list_->elements().size())
    return false;
  atoms_.clear();
  sublists_.clear();
  counts_.clear();
  named_.clear();
  const std::size_t count = addAtoms(at_);
  for(const std::uint32_t sublist : sublists_)
    counts_.push_back(addAtoms(sublist));
  // Only now, since atoms_ may have moved while it grew.
  std::size_t begin = count;
  for(std::size_t i = 0; i < sublists_.size(); ++i)
  {
    named_.push_back({list_->textOf(list_->elements()[sublists_[i]]), std::span(atoms_).subspan(begin, counts_[i])});
    begin += counts_[i];
  }
  action_ = {list_->textOf(list_->elements()[at_]), std::span(atoms_).first(count), named_};
  at_ = list_->elements()[at_].after;
  return true;
}

} // namespace sparkwright
