#include "core/game/f2000/players/MessageChannel.h"

#include <utility>

namespace sparkwright::f2000
{

void MessageChannel::join(int player, int team)
{
  members_[player].team = team;
}

void MessageChannel::leave(int player)
{
  members_.erase(player);
}

bool MessageChannel::broadcast(int player, Message message, bool teamOnly)
{
  const auto member = members_.find(player);
  if(member == members_.end() || message.topic.size() + message.bytes.size() > longest)
    return false;
  message.from = player;
  said_.push_back({player, member->second.team, teamOnly, std::move(message)});
  return true;
}

std::vector<MessageChannel::Message> MessageChannel::receive(int player)
{
  const auto member = members_.find(player);
  if(member == members_.end())
    return {};
  std::deque<Message>& heard = member->second.heard;
  std::vector<Message> messages(std::make_move_iterator(heard.begin()), std::make_move_iterator(heard.end()));
  heard.clear();
  return messages;
}

long MessageChannel::lost(int player) const
{
  const auto member = members_.find(player);
  return member == members_.end() ? 0 : member->second.lost;
}

void MessageChannel::endCycle()
{
  for(const Said& said : said_)
    for(auto& [player, member] : members_)
    {
      if(player == said.player || (said.teamOnly && member.team != said.team))
        continue;
      if(member.heard.size() == capacity)
      {
        member.heard.pop_front();
        ++member.lost;
      }
      member.heard.push_back(said.message);
    }
  said_.clear();
}

} // namespace sparkwright::f2000
