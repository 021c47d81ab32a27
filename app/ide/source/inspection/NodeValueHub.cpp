#include "app/ide/source/inspection/NodeValueHub.h"

#include <algorithm>

namespace sparkwright
{

void NodeValueHub::want(const void* who, std::uint64_t id)
{
  id == 0 ? (void)wants_.erase(who) : (void)(wants_[who] = id);
  std::erase_if(nodes_, [this](const auto& node)
                { return std::ranges::none_of(wants_, [&](const auto& want) { return want.second == node.first; }); });
  if(id != 0)
    nodes_.try_emplace(id);
}

std::shared_ptr<const NodeValues> NodeValueHub::of(std::uint64_t id) const
{
  const auto found = nodes_.find(id);
  return found == nodes_.end() ? nullptr : found->second.values;
}

void NodeValueHub::show(const SessionState& state)
{
  if(state.source != SessionState::Source::Own)
    return; // Its ids are those of another World.
  if(state.generation != generation_)
  {
    generation_ = state.generation;
    for(auto& [id, node] : nodes_)
      node = {};
  }
  const bool answered = state.valuesAnswered >= asked_;
  if(state.values && answered)
    if(const auto known = nodes_.find(state.values->asked);
       known != nodes_.end() && known->second.values != state.values)
    {
      known->second.values = state.values;
      emit changed(known->first);
    }
  if(!state.frame || !answered || nodes_.empty())
    return;
  auto next = nodes_.upper_bound(last_);
  for(std::size_t i = 0; i < nodes_.size(); ++i, ++next)
  {
    if(next == nodes_.end())
      next = nodes_.begin();
    if(next->second.values && next->second.frame == state.frame)
      continue;
    next->second.frame = state.frame;
    last_ = next->first;
    asked_ = session_.askValues(last_);
    return;
  }
}

} // namespace sparkwright
