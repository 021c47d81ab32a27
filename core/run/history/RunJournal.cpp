#include "core/run/history/RunJournal.h"

#include "core/world/World.h"

#include <utility>

namespace sparkwright
{

void RunJournal::add(RunInput input)
{
  bytes_ += input.bytes();
  inputs_.push_back(std::move(input));
}

void RunJournal::forgetBefore(std::uint64_t number)
{
  while(first_ < number && !inputs_.empty())
  {
    bytes_ -= inputs_.front().bytes();
    inputs_.pop_front();
    ++first_;
  }
}

void RunJournal::replay(World& world, std::uint64_t number, long cycle) const
{
  for(std::size_t i = static_cast<std::size_t>(number - first_); world.cycles() < cycle; world.cycle())
    for(; i < inputs_.size() && inputs_[i].cycle <= world.cycles(); ++i)
      world.repeat(inputs_[i]);
}

} // namespace sparkwright
