#include "app/strategy/Player.h"

#include "app/strategy/adapters/StrategyLoader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/FrameMessage.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/game/simurosot/protocol/WheelsMessage.h"
#include "core/text/EscapeControls.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <ostream>
#include <utility>

namespace sparkwright::strategy
{

using namespace simurosot;

Player::Player(std::string name, Send send, CallGuard& guard, std::ostream& log)
  : name_(std::move(name)), send_(std::move(send)), guard_(guard), log_(log)
{
}

std::string Player::load(const std::string& file)
{
  file_ = file;
  guard_.clear();
  std::string problem;
  std::unique_ptr<Strategy> fresh = loadStrategy(file, guard_, problem);
  if(problem.empty() && inMatch_)
    problem = begin(*fresh);
  if(!problem.empty())
    return problem;
  begun_ = inMatch_;
  strategy_ = std::move(fresh);
  return {};
}

void Player::unload()
{
  strategy_.reset();
  begun_ = false;
}

std::string Player::loginName() const
{
  if(!name_.empty() || file_.empty())
    return name_.empty() ? "strategy" : name_;
  std::string stem = std::filesystem::path(file_).stem().string();
  if(stem.starts_with("lib"))
    stem.erase(0, 3);
  return stem.substr(0, 60);
}

std::string Player::welcome(const sst_setup& setup)
{
  const bool same = std::memcmp(&setup, &setup_, sizeof setup) == 0;
  setup_ = setup;
  inMatch_ = true;
  frameWaits_ = false;
  if(!strategy_)
    return {};
  if(begun_ && !same) // A strategy is created once: another match needs another one.
    return load(file_);
  if(begun_)
    return {};
  std::string problem = begin(*strategy_);
  begun_ = problem.empty();
  if(!begun_)
    unload();
  return problem;
}

/// Lets the strategy begin a match, and tells the server its name.
std::string Player::begin(Strategy& strategy)
{
  std::string problem = strategy.create(setup_);
  if(!problem.empty())
    return problem;
  sst_team team{};
  team.size = sizeof team;
  strategy.teamInfo(team);
  if(!name_.empty() || textOf(team.name).empty())
    setText(team.name, loginName());
  answer_.clear();
  writeTeam(team, answer_);
  send_(answer_);
  return {};
}

bool Player::take(std::string_view message)
{
  switch(kindOf(message))
  {
  case MessageKind::Frame: takeFrame(message); return true;
  case MessageKind::Place: place(message); return true;
  case MessageKind::Event: takeEvent(message); return true;
  case MessageKind::Corrections: return true; // People read them; the strategy gets an event.
  default: return false;
  }
}

void Player::damaged(const std::string& problem)
{
  constexpr std::uint64_t mostTold = 10;
  if(++figures_.damaged <= mostTold)
    log_ << "the server has sent something that cannot be read: " << escapeControls(problem) << std::endl;
}

void Player::takeFrame(std::string_view message)
{
  int robots = 0;
  if(const std::string problem = readFrame(message, incoming_, robots); !problem.empty())
    return damaged(problem);
  if(frameWaits_ && field_.state == SST_STATE_NORMAL)
    ++figures_.skipped;
  field_ = incoming_;
  robots_ = robots;
  frameWaits_ = true;
}

void Player::play()
{
  if(!std::exchange(frameWaits_, false) || !strategy_ || !begun_ || field_.state != SST_STATE_NORMAL)
    return;
  sst_wheels wheels{};
  wheels.size = sizeof wheels;
  wheels.n = robots_;
  strategy_->instruction(field_, wheels);
  clipWheels(wheels, robots_, setup_.geometry.max_command);
  answer_.clear();
  writeWheels(field_.frame, wheels, answer_);
  send_(answer_);
  ++figures_.frames;
}

void Player::place(std::string_view message)
{
  if(const std::string problem = readPlace(message, request_); !problem.empty())
    return damaged(problem);
  Targets targets;
  targets.number = request_.number;
  targets.placement.size = sizeof targets.placement;
  if(strategy_ && begun_)
    ask(request_, targets.placement);
  answer_.clear();
  writeTargets(targets, answer_);
  send_(answer_);
}

void Player::ask(const PlaceRequest& request, sst_targets& placement)
{
  sst_field field = field_;
  field.size = sizeof field;
  field.state = SST_STATE_REPOS_QUERY;
  field.placement = request.verdict.kind;
  field.actor = request.verdict.actor;
  for(int i = 0; i < request.opponents.count; ++i)
  {
    const sst_pose& pose = request.opponents.pose[static_cast<std::size_t>(i)];
    field.opponent[i] = {pose.x, pose.y, pose.angle, 0, 0, 0, 0, 0, field.opponent[i].flags | SST_VALID, 0};
  }
  placement.n = setup_.robots;
  for(int i = 0; i < SST_MAX_ROBOTS; ++i)
    placement.pose[i] = i < request.preset.count
                            ? request.preset.pose[static_cast<std::size_t>(i)]
                            : sst_pose{field_.self[i].x, field_.self[i].y, field_.self[i].angle};
  placement.ball = request.ball;
  strategy_->placement(field, request.verdict, placement);
  placement.n = std::clamp(placement.n, 0, setup_.robots);
  placement.ball_wanted = placement.ball_wanted != 0 && request.ballWanted;
}

void Player::takeEvent(std::string_view message)
{
  if(const std::string problem = readEvent(message, event_); !problem.empty())
    return damaged(problem);
  if(strategy_ && begun_)
    strategy_->event(event_.type, event_.argument());
}

} // namespace sparkwright::strategy
