#include "app/strategy/adapters/FormerLaterStrategy.h"

#include "core/game/simurosot/protocol/ExpressionWriter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace sparkwright::strategy
{

namespace
{

struct ExportName
{
  std::string_view name;
  const char* mangled; ///< As C++ compilers export it.
};

constexpr std::array<ExportName, 6> exportNames{
    {{"SetFormerRobots", "_Z15SetFormerRobots8PlayModeP5Robot"},
     {"SetLaterRobots", "_Z14SetLaterRobots8PlayModeP5Robot8Vector3DS1_"},
     {"SetBall", "_Z7SetBall8PlayModeP8Vector3D"},
     {"RunStrategy", "_Z11RunStrategyP11Environment"},
     {"SetBlueTeamName", "_Z15SetBlueTeamNamePc"},
     {"SetYellowTeamName", "_Z17SetYellowTeamNamePc"}}};

const char* exportedAs(const Library& library, const char* name)
{
  if(library.has(name))
    return name;
  const auto found = std::find_if(exportNames.begin(), exportNames.end(),
                                  [name](const ExportName& each) { return each.name == name; });
  return found != exportNames.end() ? found->mangled : name;
}

} // namespace

int playModeOf(int placement, int actor, int side)
{
  const bool yellow = whoseBall(actor, side) == 2;
  switch(placement)
  {
  case SST_FREE_BALL_MINUS_PLUS: return 1;
  case SST_FREE_BALL_MINUS_MINUS: return 2;
  case SST_FREE_BALL_PLUS_PLUS: return 3;
  case SST_FREE_BALL_PLUS_MINUS: return 4;
  case SST_PLACE_KICK: return yellow ? 5 : 6;
  case SST_PENALTY_KICK:
  case SST_SHOOT_OUT: return yellow ? 7 : 8;
  case SST_FREE_KICK: return yellow ? 9 : 10;
  case SST_GOAL_KICK: return yellow ? 11 : 12;
  default: return 0;
  }
}

bool FormerLaterStrategy::exports(const Library& library, const char* name)
{
  return library.has(exportedAs(library, name));
}

FormerLaterStrategy::FormerLaterStrategy(std::unique_ptr<Library> library, CallGuard& guard)
  : library_(std::move(library)), guard_(guard)
{
  library_->find(exportedAs(*library_, "SetFormerRobots"), former_);
  library_->find(exportedAs(*library_, "SetLaterRobots"), later_);
  library_->find(exportedAs(*library_, "SetBall"), ball_);
  library_->find(exportedAs(*library_, "RunStrategy"), run_);
  library_->find(exportedAs(*library_, "SetBlueTeamName"), blueName_);
  library_->find(exportedAs(*library_, "SetYellowTeamName"), yellowName_);
}

std::string FormerLaterStrategy::create(const sst_setup& setup)
{
  if(setup.robots != players)
    return "a former/later strategy is for 5 robots, the match has " + std::to_string(setup.robots);
  // A library for one colour only believes to be that one: the frame of the team is the same for both.
  side_ = blueName_ && !yellowName_ ? 0 : yellowName_ && !blueName_ ? 1 : setup.side;
  frame_ = ClassicFrame::centimetres(setup.geometry);
  fillBounds(setup.geometry, frame_, environment_.field, environment_.goal);
  return {};
}

void FormerLaterStrategy::teamInfo(sst_team& out)
{
  std::array<char, 1024> name{}; // The interface does not tell the library how much room there is.
  if(side_ == 0 && blueName_)
    guard_.call("SetBlueTeamName", [&] { blueName_(name.data()); });
  else if(side_ == 1 && yellowName_)
    guard_.call("SetYellowTeamName", [&] { yellowName_(name.data()); });
  simurosot::setText(out.name, std::string_view(name.data(), name.size()));
}

void FormerLaterStrategy::instruction(const sst_field& field, sst_wheels& out)
{
  fillEnvironment(field, frame_, environment_);
  environment_.gameState = playModeOf(field.placement, field.actor, side_);
  environment_.whoseBall = field.placement == SST_PLAY_ON ? 0 : whoseBall(field.actor, side_);
  guard_.call("RunStrategy", [this] { run_(&environment_); });
  readCommands(environment_.home, players, out);
}

void FormerLaterStrategy::placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out)
{
  const int mode = playModeOf(verdict.kind, verdict.actor, side_);
  if(verdict.actor == SST_SELF)
    placeBall(mode, out);
  std::array<ClassicRobot, players> own{}, others{};
  for(int i = 0; i < players; ++i)
  {
    own[static_cast<std::size_t>(i)] = {frame_.vector(out.pose[i].x, out.pose[i].y), out.pose[i].angle, 0, 0};
    const sst_robot& other = field.opponent[i];
    others[static_cast<std::size_t>(i)] = {frame_.vector(other.x, other.y), other.angle, 0, 0};
  }
  if(verdict.first != 0)
    guard_.call("SetFormerRobots", [&] { former_(mode, own.data()); });
  else
    guard_.call("SetLaterRobots",
                [&] { later_(mode, others.data(), frame_.vector(out.ball.x, out.ball.y), own.data()); });
  out.n = players;
  for(int i = 0; i < players; ++i)
    out.pose[i] = frame_.pose(own[static_cast<std::size_t>(i)]);
}

/// The ball counts as wanted elsewhere if the library has moved it.
void FormerLaterStrategy::placeBall(int mode, sst_targets& out)
{
  constexpr double moved = 0.01; // cm
  ClassicVector ball = frame_.vector(out.ball.x, out.ball.y);
  guard_.call("SetBall", [&] { ball_(mode, &ball); });
  const sst_point wanted = frame_.point(ball);
  if(!(std::hypot(wanted.x - out.ball.x, wanted.y - out.ball.y) > moved))
    return;
  out.ball = wanted;
  out.ball_wanted = 1;
}

} // namespace sparkwright::strategy
