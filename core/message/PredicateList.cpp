#include "core/message/PredicateList.h"

#include "core/text/Number.h"

namespace sparkwright
{

void PredicateList::clear()
{
  elements_.clear();
  texts_.clear();
  open_ = none;
}

void PredicateList::dropOpen()
{
  while(open_ != none)
  {
    const std::uint32_t dropped = open_;
    open_ = elements_[dropped].after;
    texts_.resize(elements_[dropped].begin);
    elements_.resize(dropped);
  }
}

PredicateList::Predicate PredicateList::predicateFrom(std::uint32_t index, std::uint32_t end) const
{
  for(std::uint32_t i = index; i < end; i = elements_[i].after)
    if(elements_[i].kind == Kind::List)
      return {this, i};
  return {};
}

std::size_t PredicateList::Predicate::atomCount() const
{
  std::size_t count = 0;
  if(list_)
    for(std::uint32_t i = index_ + 1; i < self().after; i = list_->elements_[i].after)
      count += list_->elements_[i].kind != Kind::List;
  return count;
}

const PredicateList::Element* PredicateList::Predicate::find(std::size_t index) const
{
  if(list_)
    for(std::uint32_t i = index_ + 1; i < self().after; i = list_->elements_[i].after)
      if(list_->elements_[i].kind != Kind::List && index-- == 0)
        return &list_->elements_[i];
  return nullptr;
}

std::string_view PredicateList::Predicate::atom(std::size_t index) const
{
  const Element* const element = find(index);
  return element ? list_->textOf(*element) : std::string_view();
}

double PredicateList::Predicate::number(std::size_t index) const
{
  const Element* const element = find(index);
  if(!element)
    return 0;
  return element->kind == Kind::Text ? toNumber(list_->textOf(*element)) : element->number;
}

int PredicateList::Predicate::integer(std::size_t index) const
{
  return toInteger(number(index));
}

PredicateList::Predicate PredicateList::Predicate::sublist(std::string_view name) const
{
  for(Predicate l = firstSublist(); l; l = nextSublist(l))
    if(l.name() == name)
      return l;
  return {};
}

} // namespace sparkwright
