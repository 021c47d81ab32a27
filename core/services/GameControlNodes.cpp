#include "core/services/GameControlNodes.h"

#include "core/game/soccer3d/SoccerGame.h"
#include "core/object/Log.h"

namespace sparkwright
{

SoccerGame* ControlAspect::game() const
{
  return context() ? context()->service<SoccerGame>() : nullptr;
}

GameStateAspect::GameStateAspect() = default;
GameStateAspect::~GameStateAspect() = default;

void GameStateAspect::onLink()
{
  Object* const scene = context()->service<Object>();
  if(game() || !scene)
  {
    if(log())
      log()->warning(path() + ": there is a match already, or no scene to play in; this node has no effect");
    return;
  }
  game_ = std::make_unique<SoccerGame>(*context(), *scene);
  game_->setRefereed(parent()->childOf<SoccerRuleAspect>() != nullptr);
}

void GameStateAspect::onUnlink()
{
  game_.reset();
}

void LeagueStateAspect::onLink()
{
  GameStateAspect::onLink();
  if(log())
    log()->warning(path() + ": the phases of the standard platform league are not played; the rules of the 3D league apply");
}

void SoccerRuleAspect::onLink()
{
  if(SoccerGame* const soccer = game())
    soccer->setRefereed(true);
}

void SoccerRuleAspect::onUnlink()
{
  if(SoccerGame* const soccer = game())
    soccer->setRefereed(false);
}

} // namespace sparkwright
