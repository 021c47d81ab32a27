#include "core/game/soccer3d/game/Postures.h"

#include "core/game/soccer3d/game/AgentState.h"

#include <algorithm>

namespace sparkwright
{

void Postures::keep(std::span<AgentState* const> players)
{
  postures_.clear();
  for(const AgentState* const player : players)
    if(player->inTeam())
      postures_.push_back({player->agentId(), player->robot().poses()});
}

void Postures::restore(AgentState& player) const
{
  const auto known = std::ranges::find(postures_, player.agentId(), &Posture::agent);
  if(known == postures_.end())
    return;
  player.robot().setPoses(known->bodies);
  player.robot().wake();
  player.robot().showPoses();
}

} // namespace sparkwright
