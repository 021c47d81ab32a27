#include "app/strategy/adapters/Platform2019Strategy.h"

#include "app/strategy/adapters/WideText.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"

#include <cmath>
#include <cstring>
#include <utility>

namespace sparkwright::strategy
{

namespace
{

constexpr std::size_t textLength = 128; // Characters of the platform's texts.

/// What OnEvent gets with a judgement.
struct Judgement2019
{
  std::int32_t type, actor;
  alignas(wchar_t) std::array<char, textLength * sizeof(wchar_t)> reason;
};

float single(double value) { return static_cast<float>(value); }

} // namespace

int resultType2019(int placement)
{
  switch(placement)
  {
  case SST_PLACE_KICK: return 0;
  case SST_GOAL_KICK: return 1;
  case SST_PENALTY_KICK:
  case SST_FREE_KICK: // Unknown there; the ball lies on the same mark.
  case SST_SHOOT_OUT: return 2;
  case SST_FREE_BALL_PLUS_PLUS: return 3;
  case SST_FREE_BALL_PLUS_MINUS: return 4;
  case SST_FREE_BALL_MINUS_PLUS: return 5;
  case SST_FREE_BALL_MINUS_MINUS: return 6;
  default: return -1;
  }
}

Platform2019Strategy::Platform2019Strategy(std::unique_ptr<Library> library, CallGuard& guard)
  : library_(std::move(library)), guard_(guard)
{
  library_->find("GetTeamInfo", teamInfo_);
  library_->find("GetInstruction", instruction_);
  library_->find("GetPlacement", placement_);
  library_->find("OnEvent", event_);
}

std::string Platform2019Strategy::create(const sst_setup& setup)
{
  frameMs_ = setup.frame_ms;
  if(setup.robots != players)
    return "a strategy for the platform of 2019 is for 5 robots, the match has " + std::to_string(setup.robots);
  return {};
}

void Platform2019Strategy::teamInfo(sst_team& out)
{
  alignas(wchar_t) std::array<char, textLength * sizeof(wchar_t)> name{};
  guard_.call("GetTeamInfo", [&] { teamInfo_(name.data()); });
  wide_ = isWide(name);
  simurosot::setText(out.name, wide_ ? fromWide(name) : std::string(name.data(), ::strnlen(name.data(), name.size())));
}

void Platform2019Strategy::fill(const sst_field& field)
{
  const auto robot = [](const sst_robot& from) -> Robot2019
  { return {single(from.x), single(from.y), single(-from.angle), single(from.left), single(from.right)}; };
  for(int i = 0; i < players; ++i)
  {
    field_.self[i] = robot(field.self[i]);
    field_.opponent[i] = robot(field.opponent[i]);
  }
  field_.ballX = single(field.ball.x);
  field_.ballY = single(field.ball.y);
  constexpr double ticksInMillisecond = 0.066;
  field_.tick = static_cast<std::int32_t>(std::lround(field.frame * frameMs_ * ticksInMillisecond));
}

void Platform2019Strategy::instruction(const sst_field& field, sst_wheels& out)
{
  verdictTold_ = false;
  fill(field);
  guard_.call("GetInstruction", [this] { instruction_(&field_); });
  out.n = players;
  for(int i = 0; i < players; ++i)
  {
    out.left[i] = static_cast<double>(field_.self[i].left);
    out.right[i] = static_cast<double>(field_.self[i].right);
  }
}

void Platform2019Strategy::placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out)
{
  if(!verdictTold_)
    tell(verdict); // The library knows no other way to learn what it places for.
  fill(field);
  for(int i = 0; i < players; ++i)
  {
    const sst_pose& pose = out.pose[i];
    field_.self[i] = {single(pose.x), single(pose.y), single(-pose.angle), 0, 0};
  }
  field_.ballX = single(out.ball.x);
  field_.ballY = single(out.ball.y);
  guard_.call("GetPlacement", [this] { placement_(&field_); });
  out.n = players;
  for(int i = 0; i < players; ++i)
  {
    const Robot2019& robot = field_.self[i];
    out.pose[i] = {static_cast<double>(robot.x), static_cast<double>(robot.y), -static_cast<double>(robot.rotation)};
  }
  out.ball_wanted = field_.ballX != single(out.ball.x) || field_.ballY != single(out.ball.y);
  if(out.ball_wanted != 0)
    out.ball = {static_cast<double>(field_.ballX), static_cast<double>(field_.ballY)};
}

void Platform2019Strategy::tell(const sst_verdict& verdict)
{
  verdictTold_ = true;
  Judgement2019 judgement{};
  judgement.type = resultType2019(verdict.kind);
  judgement.actor = verdict.actor;
  if(judgement.type < 0)
    return;
  const std::string_view reason = simurosot::textOf(verdict.text);
  if(wide_)
    toWide(reason, judgement.reason);
  else
    simurosot::copyText(reason, judgement.reason.data(), textLength);
  guard_.call("OnEvent", [&] { event_(SST_EVENT_VERDICT, &judgement); });
}

void Platform2019Strategy::event(int type, const void* arg)
{
  if(type == SST_EVENT_VERDICT && arg)
    tell(*static_cast<const sst_verdict*>(arg));
  else if(type <= SST_EVENT_SHOOT_OUT) // Others are ours only.
    guard_.call("OnEvent", [&] { event_(type, nullptr); });
}

} // namespace sparkwright::strategy
