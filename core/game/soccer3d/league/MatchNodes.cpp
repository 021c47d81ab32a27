#include "core/game/soccer3d/league/MatchNodes.h"

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/game/soccer3d/league/SoccerLeague.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/object/Log.h"
#include "core/object/ObjectTexts.h"

#include <array>
#include <string_view>

namespace sparkwright
{

namespace
{

using Name = std::string_view;

constexpr auto soccerCommands = std::to_array<Name>(
    {"KickOff", "DropBall", "KillAgentLeft", "KillAgentRight", "ShootBall", "MoveBall", "CameraLeftGoal",
     "CameraLeftCorner", "CameraMiddleLeft", "CameraMiddle", "CameraMiddleRight", "CameraRightCorner",
     "CameraRightGoal", "FreeKickLeft", "FreeKickRight", "NextCamera", "PreviousCamera"});
constexpr auto monitorCommands = std::to_array<Name>(
    {"KickOff", "KickOffRight", "DropBall", "ShootBall", "MoveBall", "MoveAgent", "CameraLeftGoal", "CameraLeftCorner",
     "CameraMiddleLeft", "CameraMiddle", "CameraMiddleRight", "CameraRightCorner", "CameraRightGoal", "FreeKickLeft",
     "FreeKickRight", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Zero", "DirectLeft",
     "DirectRight", "PlayerSelectMode", "SelectNextAgent", "ResetSelection", "KillSelection", "ReposSelection"});
constexpr auto logPlayerCommands = std::to_array<Name>(
    {"Pause", "StepForward", "StepBackward", "BPlayback", "CameraLeftGoal", "CameraLeftCorner", "CameraMiddleLeft",
     "CameraMiddle", "CameraMiddleRight", "CameraRightCorner", "CameraRightGoal"});

void ensure(Object& root, const Registry& registry, const char* folder, const char* className)
{
  const std::string path = std::string(folder) + className;
  if(!root.find(path))
    placeAt(root, path, registry.create(className));
}

} // namespace

SoccerGame* SoccerAspect::game() const
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
      log()->warning(objectText("node.says", path(), soccerText("match.second")));
    return;
  }
  game_ = std::make_unique<SoccerGame>(soccerLeague(), *context(), *scene, isSpl());
  game_->setRefereed(parent()->childOf<SoccerRuleAspect>() != nullptr);
}

void GameStateAspect::onUnlink()
{
  game_.reset();
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

InternalSoccerInput::InternalSoccerInput() : InputItem({soccerCommands, 100}) {}
SoccerInput::SoccerInput() : InputItem({monitorCommands, 200}) {}
SoccerInputLogPlayer::SoccerInputLogPlayer() : InputItem({logPlayerCommands, 300}) {}

void makeMatchNodes(Object& root, const Registry& registry, bool spl)
{
  // The referee first: a match asks for it when it begins.
  for(const char* const name :
      {spl ? "SPLRule" : "SoccerRuleAspect", "BallStateAspect", spl ? "SPLState" : "GameStateAspect"})
    ensure(root, registry, "/sys/server/gamecontrol/", name);
  for(const char* const name : {"GameStateItem", "SoccerRuleItem"})
    ensure(root, registry, "/sys/server/monitor/", name);
}

} // namespace sparkwright
