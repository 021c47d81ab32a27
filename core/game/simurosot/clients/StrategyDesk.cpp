#include "core/game/simurosot/clients/StrategyDesk.h"

#include "core/archive/StateArchive.h"
#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/placement/DefaultFormation.h"
#include "core/game/simurosot/placement/Placement.h"
#include "core/game/simurosot/protocol/FrameMessage.h"
#include "core/game/simurosot/protocol/WheelsMessage.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

int actorFor(Side side, int actor)
{
  const std::optional<Side> takes = sideOf(actor);
  return !takes ? SST_NONE : *takes == side ? SST_SELF : SST_OPPONENT;
}

/// A verdict as a side is told of it.
sst_verdict verdictFor(Side side, int end, const sref_verdict& verdict, bool first)
{
  sst_verdict told{};
  told.size = sizeof told;
  told.kind = static_cast<int>(inTeamFrame(end, restartOf(verdict)));
  told.actor = actorFor(side, verdict.actor);
  told.first = first;
  told.offender = actorFor(side, verdict.offender_side);
  told.reason = verdict.reason;
  copyText(verdict, told);
  return told;
}

sst_pose poseFor(int end, const sst_pose& pose)
{
  const Pose turned = inTeamFrame(end, Pose{pose.x, pose.y, pose.angle});
  return {turned.x, turned.y, turned.angle};
}

} // namespace

StrategyDesk::StrategyDesk(Side side, const LeagueProfile& profile, MatchMachine& machine)
    : side_(side), profile_(profile), machine_(machine)
{
}

void StrategyDesk::open(int client)
{
  client_ = client;
  wheels_ = {};
  answered_ = told_;
  missing_ = 0;
  late_ = 0;
  asked_ = false;
}

void StrategyDesk::open(std::unique_ptr<StrategyLibrary> inside)
{
  open(0);
  inside_ = std::move(inside);
}

void StrategyDesk::close()
{
  client_ = 0;
  inside_.reset();
  wheels_ = {};
}

int StrategyDesk::end() const { return (side_ == Side::Blue ? 1 : -1) * machine_.status().blueEnd; }

std::string StrategyDesk::takeWheels(std::string_view message)
{
  sst_wheels wheels{};
  std::uint32_t frame = 0;
  if(std::string problem = readWheels(message, frame, wheels); !problem.empty())
    return problem;
  clipWheels(wheels, profile_.field.robots, profile_.robot.maxCommand);
  wheels_ = wheels;
  answered_ = frame;
  missing_ = 0;
  return {};
}

std::string StrategyDesk::takeTargets(std::string_view message)
{
  Targets answer;
  if(std::string problem = readTargets(message, answer); !problem.empty())
    return problem;
  if(answer.number != request_)
    return "request " + std::to_string(answer.number) + " is not the present one, " + std::to_string(request_);
  place(answer.placement);
  answered_ = told_;
  return {};
}

void StrategyDesk::place(const sst_targets& wanted)
{
  sref_targets targets{};
  targets.size = sizeof targets;
  targets.n = std::clamp(wanted.n, 0, SST_MAX_ROBOTS);
  for(int i = 0; i < targets.n; ++i)
    targets.pose[i] = poseFor(end(), wanted.pose[i]);
  targets.ball_wanted = wanted.ball_wanted;
  targets.ball = {end() * wanted.ball.x, end() * wanted.ball.y};
  machine_.answer(side_, targets);
}

/// Lets the strategy that runs inside answer at once.
void StrategyDesk::think(const MatchMoment& moment)
{
  if(moment.state == SST_STATE_NORMAL)
  {
    sst_wheels wheels{};
    wheels.size = sizeof wheels;
    wheels.n = profile_.field.robots;
    inside_->instruction(view_, wheels);
    clipWheels(wheels, profile_.field.robots, profile_.robot.maxCommand);
    wheels_ = wheels;
  }
  const PlacementQuery* const query = machine_.query(side_);
  if(!query)
    return;
  const PlaceRequest request = requestOf(*query);
  sst_targets wanted{};
  wanted.size = sizeof wanted;
  wanted.n = request.preset.count;
  std::copy_n(request.preset.pose.begin(), request.preset.pose.size(), wanted.pose);
  wanted.ball_wanted = request.ballWanted;
  wanted.ball = request.ball;
  inside_->placement(view_, request.verdict, wanted);
  place(wanted);
}

std::pair<double, double> StrategyDesk::wheels(int number) const
{
  if(!isTaken() || number < 0 || number >= std::min(wheels_.n, SST_MAX_ROBOTS))
    return {0, 0};
  return {wheels_.left[number], wheels_.right[number]};
}

/// @return whether it has just become too long
bool StrategyDesk::countLate(const MatchMoment& moment)
{
  if(moment.state != SST_STATE_NORMAL)
    return false;
  if(answered_ != told_)
  {
    ++late_;
    ++missing_;
  }
  if(missing_ != profile_.network.staleFrames + 1)
    return false;
  wheels_ = {};
  return true;
}

bool StrategyDesk::tell(const sref_frame& seen, const sst_ball& ballBefore, const MatchMoment& moment, Outbox& out)
{
  if(!isTaken())
    return false;
  const bool stopped = client_ != 0 && countLate(moment);
  told_ = moment.frame;
  if(moment.state != SST_STATE_NORMAL && !machine_.query(side_))
    answered_ = told_; // Nothing is waited for.
  fillTeamView(side_, seen, ballBefore, moment, view_);
  if(inside_)
  {
    answered_ = told_;
    think(moment);
    return false;
  }
  writeFrame(view_, profile_.field.robots, out.add(client_));
  askForPlaces(out);
  return stopped;
}

void StrategyDesk::askForPlaces(Outbox& out)
{
  const PlacementQuery* const query = machine_.query(side_);
  if(!query || asked_)
  {
    asked_ = asked_ && query;
    return;
  }
  asked_ = true;
  ++request_;
  writePlace(requestOf(*query), out.add(client_));
}

/// What a side gets that gives nothing: the default formation, with what this restart asks for.
TeamPoses StrategyDesk::presetOf(const PlacementQuery& query) const
{
  TeamPoses preset;
  preset.count = profile_.field.robots;
  sref_targets targets{};
  targets.size = sizeof targets;
  targets.n = preset.count;
  targets.ball_wanted = query.region.ball_is_free;
  targets.ball = query.region.ball;
  const auto formation = defaultFormation(profile_.field);
  for(int i = 0; i < preset.count; ++i)
  {
    const Pose& pose = formation[static_cast<std::size_t>(i)];
    targets.pose[i] = poseFor(end(), {pose.x, pose.y, pose.angle});
  }
  validatePlacement(profile_, query.placing, targets, nullptr);
  for(int i = 0; i < preset.count; ++i)
    preset.pose[static_cast<std::size_t>(i)] = poseFor(end(), targets.pose[i]);
  return preset;
}

PlaceRequest StrategyDesk::requestOf(const PlacementQuery& query)
{
  const int robots = profile_.field.robots;
  PlaceRequest request;
  request.number = request_;
  request.verdict = verdictFor(side_, end(), query.placing.verdict, query.region.first == indexOf(side_));
  request.ballWanted = query.region.ball_is_free != 0;
  request.ball = {end() * query.region.ball.x, end() * query.region.ball.y};
  request.preset = presetOf(query);
  if(query.placing.others_placed)
  {
    request.opponents.count = robots;
    for(int i = 0; i < robots; ++i)
      request.opponents.pose[static_cast<std::size_t>(i)] = poseFor(end(), query.placing.others[i]);
  }
  return request;
}

void StrategyDesk::tell(const MatchEvent& event, int blueEnd, Outbox& out) const
{
  using Kind = MatchEvent::Kind;
  const auto type = static_cast<int>(event.kind);
  if(!isTaken() || type > SST_EVENT_OPPONENT)
    return;
  if(event.kind == Kind::Connection && event.side == side_)
    return; // It knows.
  if(event.kind == Kind::Corrections && event.side != side_)
    return;
  Event told;
  told.type = type;
  const int ownEnd = (side_ == Side::Blue ? 1 : -1) * blueEnd;
  if(event.kind == Kind::Verdict)
    told.verdict = verdictFor(side_, ownEnd, event.verdict, false);
  else if(event.kind == Kind::Goal)
    told.value = event.side == side_ ? SST_SELF : SST_OPPONENT;
  else if(event.kind == Kind::Connection)
    told.value = machine_.team(other(side_)).connected;
  else if(event.kind == Kind::Corrections)
  {
    told.corrections.size = sizeof told.corrections;
    told.corrections.n = profile_.field.robots;
    for(int i = 0; i < profile_.field.robots; ++i)
      if(const auto& target = machine_.targets().robot(side_, i))
      {
        const Pose pose = inTeamFrame(ownEnd, *target);
        told.corrections.pose[i] = {pose.x, pose.y, pose.angle};
      }
  }
  if(inside_)
    inside_->event(told.type, told.argument());
  else
    writeEvent(told, out.add(client_));
}

void StrategyDesk::archive(StateArchive& a)
{
  a(client_, wheels_.n);
  for(int i = 0; i < SST_MAX_ROBOTS; ++i)
    a(wheels_.left[i], wheels_.right[i]);
  a(told_, answered_, missing_, late_, request_, asked_);
  a.require(wheels_.n >= 0 && wheels_.n <= SST_MAX_ROBOTS);
}

} // namespace sparkwright::simurosot
