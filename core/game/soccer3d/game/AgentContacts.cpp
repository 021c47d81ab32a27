#include "core/game/soccer3d/game/AgentContacts.h"

#include "core/archive/StateArchive.h"
#include "core/body/Collider.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

void AgentContacts::add(AgentState& first, AgentState& second, const Vec3f& position)
{
  const auto isPair = [&](const Contact& c) {
    return (c.first == &first && c.second == &second) || (c.first == &second && c.second == &first);
  };
  const auto known = std::ranges::find_if(collected_, isPair);
  if(known == collected_.end())
    return collected_.push_back({&first, &second, position, 1});
  known->sum += position;
  ++known->points;
}

void AgentContacts::endStep()
{
  std::swap(contacts_, collected_);
  collected_.clear();
}

void AgentContacts::remove(const AgentState& player)
{
  const auto concerns = [&player](const Contact& c) { return c.first == &player || c.second == &player; };
  std::erase_if(contacts_, concerns);
  std::erase_if(collected_, concerns);
}

void AgentContacts::group(AgentState& player, std::vector<AgentState*>& members) const
{
  members.assign(1, &player);
  const auto enter = [&members](AgentState* other) {
    if(std::ranges::find(members, other) == members.end())
      members.push_back(other);
  };
  for(std::size_t i = 0; i < members.size(); ++i)
    for(const Contact& c : contacts_)
      if(c.first == members[i])
        enter(c.second);
      else if(c.second == members[i])
        enter(c.first);
}

void AgentCollisionHandler::touched(Collider& own, Collider& other, const physics::ContactPoint& point)
{
  SoccerGame* const game = context() ? context()->service<SoccerGame>() : nullptr;
  const AgentAspect* const otherRoot = game ? agentRoot(other) : nullptr;
  if(!otherRoot)
    return;
  AgentState* const a = game->playerOf(agentRoot(own));
  AgentState* const b = game->playerOf(otherRoot);
  if(a && b && a != b)
    game->contacts().add(*a, *b, point.position.cast<float>());
}

void AgentContacts::archive(StateArchive& a)
{
  for(std::vector<Contact>* const list : {&collected_, &contacts_})
  {
    list->resize(a.count(list->size(), 2 * sizeof(std::uint64_t)));
    for(Contact& contact : *list)
    {
      a.link(contact.first);
      a.link(contact.second);
      a(contact.sum, contact.points);
      a.require(contact.points >= 1);
    }
    std::erase_if(*list, [](const Contact& contact) { return !contact.first || !contact.second; });
  }
}

} // namespace sparkwright
