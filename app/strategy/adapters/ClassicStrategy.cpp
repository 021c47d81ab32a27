#include "app/strategy/adapters/ClassicStrategy.h"

#include <utility>

namespace sparkwright::strategy
{

long classicGameState(int placement)
{
  switch(placement)
  {
  case SST_PLACE_KICK: return 2;
  case SST_GOAL_KICK: return 5;
  case SST_PENALTY_KICK:
  case SST_SHOOT_OUT: return 3;
  case SST_FREE_BALL_PLUS_PLUS:
  case SST_FREE_BALL_PLUS_MINUS:
  case SST_FREE_BALL_MINUS_PLUS:
  case SST_FREE_BALL_MINUS_MINUS: return 1;
  case SST_FREE_KICK: return 4;
  default: return 0;
  }
}

template <int players>
ClassicStrategy<players>::ClassicStrategy(std::unique_ptr<Library> library, CallGuard& guard)
  : library_(std::move(library)), guard_(guard)
{
  library_->find("Create", create_);
  library_->find("Strategy", strategy_);
  library_->find("Destroy", destroy_);
}

template <int players>
ClassicStrategy<players>::~ClassicStrategy()
{
  if(created_)
    guard_.call("Destroy", [this] { destroy_(&environment_); });
}

template <int players>
std::string ClassicStrategy<players>::create(const sst_setup& setup)
{
  if(setup.robots != players)
    return "this classic strategy is for " + std::to_string(players) + " robots, the match has " +
           std::to_string(setup.robots) + (players == 5 ? "; for 11, export `int PLAYERS_PER_SIDE_EXPORT = 11`" : "");
  side_ = setup.side;
  frame_ = ClassicFrame::inches(setup.geometry);
  fillBounds(setup.geometry, frame_, environment_.field, environment_.goal);
  guard_.call("Create", [this] { create_(&environment_); });
  created_ = true;
  return {};
}

template <int players>
void ClassicStrategy<players>::instruction(const sst_field& field, sst_wheels& out)
{
  fillEnvironment(field, frame_, environment_);
  environment_.gameState = classicGameState(field.placement);
  environment_.whoseBall = field.placement == SST_PLAY_ON ? 0 : whoseBall(field.actor, side_);
  guard_.call("Strategy", [this] { strategy_(&environment_); });
  readCommands(environment_.home, players, out);
}

template class ClassicStrategy<5>;
template class ClassicStrategy<11>;

} // namespace sparkwright::strategy
