#include "core/draw/DrawingSets.h"

namespace sparkwright
{

void DrawingSets::add(const std::string& set, Drawings::Shape shape)
{
  if(Drawings::Set* const back = backOf(set))
    back->shapes.push_back(std::move(shape));
}

void DrawingSets::add(const std::string& set, Drawings::Text text)
{
  if(Drawings::Set* const back = backOf(set))
    back->texts.push_back(std::move(text));
}

void DrawingSets::set(Drawings::AgentText text)
{
  const std::pair key(text.team, text.unum);
  if(agentTexts_.size() >= mostAgentTexts && !agentTexts_.contains(key))
    return;
  agentTexts_[key] = std::move(text);
  changed_ = true;
}

void DrawingSets::removeAgentText(int team, int unum)
{
  agentTexts_.erase({team, unum});
  changed_ = true;
}

void DrawingSets::swap(std::string_view prefix)
{
  for(auto at = sets_.lower_bound(prefix); at != sets_.end() && at->first.starts_with(prefix);)
  {
    Set& set = at->second;
    if(set.back.shapes.empty() && set.back.texts.empty())
    {
      // Makes room: programs that draw into ever new names leave the old ones empty.
      changed_ = changed_ || (set.front && !(set.front->shapes.empty() && set.front->texts.empty()));
      at = sets_.erase(at);
      continue;
    }
    set.front = std::make_shared<const Drawings::Set>(std::move(set.back));
    set.back = {at->first, {}, {}};
    changed_ = true;
    ++at;
  }
}

void DrawingSets::clear(std::string_view prefix)
{
  const auto first = sets_.lower_bound(prefix);
  auto last = first;
  while(last != sets_.end() && last->first.starts_with(prefix))
    ++last;
  sets_.erase(first, last);
  if(prefix.empty())
    agentTexts_.clear();
  changed_ = true;
}

Drawings::Set* DrawingSets::backOf(const std::string& name)
{
  auto found = sets_.find(name);
  if(found == sets_.end())
  {
    if(sets_.size() >= mostSets)
      return nullptr;
    found = sets_.try_emplace(name).first;
    found->second.back.name = name;
  }
  Drawings::Set& back = found->second.back;
  return back.shapes.size() + back.texts.size() < mostShapes ? &back : nullptr;
}

DrawingsPtr DrawingSets::drawings()
{
  if(!changed_)
    return shown_;
  changed_ = false;
  auto made = std::make_shared<Drawings>();
  for(const auto& [name, set] : sets_)
    if(set.front && !(set.front->shapes.empty() && set.front->texts.empty()))
      made->sets.push_back(set.front);
  for(const auto& [agent, text] : agentTexts_)
    made->agentTexts.push_back(text);
  return shown_ = std::move(made);
}

DrawingsPtr merged(const DrawingsPtr& first, const DrawingsPtr& second)
{
  const auto isEmpty = [](const DrawingsPtr& drawings)
  { return !drawings || (drawings->sets.empty() && drawings->agentTexts.empty()); };
  if(isEmpty(second))
    return first;
  if(isEmpty(first))
    return second;
  auto made = std::make_shared<Drawings>();
  auto a = first->sets.begin(), b = second->sets.begin();
  while(a != first->sets.end() || b != second->sets.end())
    if(b == second->sets.end() || (a != first->sets.end() && (*a)->name < (*b)->name))
      made->sets.push_back(*a++);
    else if(a == first->sets.end() || (*b)->name < (*a)->name)
      made->sets.push_back(*b++);
    else
    {
      auto both = std::make_shared<Drawings::Set>(**a++);
      both->shapes.insert(both->shapes.end(), (*b)->shapes.begin(), (*b)->shapes.end());
      both->texts.insert(both->texts.end(), (*b)->texts.begin(), (*b)->texts.end());
      made->sets.push_back(std::move(both));
      ++b;
    }
  made->agentTexts = first->agentTexts;
  made->agentTexts.insert(made->agentTexts.end(), second->agentTexts.begin(), second->agentTexts.end());
  return made;
}

} // namespace sparkwright
