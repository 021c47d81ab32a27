#include "core/game/soccer3d/match/Newcomers.h"

#include "core/archive/StateArchive.h"
#include "core/body/SpaceNode.h"

namespace sparkwright
{

void Newcomers::add(SpaceNode& space)
{
  spaces_.push_back(&space);
  if(spaces_.size() > mostThatTouch)
    for(SpaceNode* const newcomer : spaces_)
      newcomer->setGhost(true);
}

void Newcomers::remove(SpaceNode& space)
{
  // Those who stay may still be inside one another, so they go on as they are.
  if(std::erase(spaces_, &space))
    space.setGhost(false);
}

void Newcomers::archive(StateArchive& a)
{
  spaces_.resize(a.count(spaces_.size(), sizeof(std::uint64_t)));
  for(SpaceNode*& space : spaces_)
    a.link(space);
  std::erase(spaces_, nullptr);
}

} // namespace sparkwright
