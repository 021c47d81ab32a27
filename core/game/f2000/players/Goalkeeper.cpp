#include "core/game/f2000/players/Goalkeeper.h"

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/data/Layout.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

std::vector<PlayerOption> Goalkeeper::options() const
{
  using Type = PlayerOption::Type;
  std::vector<std::string> policies;
  for(const std::string_view name : policyNames())
    policies.emplace_back(name);
  return {{"policy", "How it decides where to go", Type::Choice, "intercept", 0, 0, policies},
          {"perception", "Whether it knows the ball or sees it", Type::Choice, "perfect", 0, 0, {"perfect", "sensors"}},
          {"speed", "Fastest speed, m/s", Type::Number, "0.5", 0.01, 10},
          {"acceleration", "m/s²", Type::Number, "1", 0.01, 100},
          {"change", "The policy mixed draws a lot so often, s; 0: once in each episode", Type::Number, "0", 0, 3600}};
}

void Goalkeeper::init(PlayerContext& context)
{
  const OptionValues& options = context.options();
  const FieldForm& field = context.world().field();
  task_.goalX = (context.team() == RobotTeam::Yellow ? 1 : -1) * field.length / 2;
  task_.goalWidth = field.goalWidth;
  task_.ballRadius = field.ballRadius;
  task_.change = context.number("change");
  servo_ = {context.number("speed"), context.number("acceleration")};
  bySensors_ = options.at("perception") == "sensors";
  const auto names = policyNames();
  const auto name = std::ranges::find(names, options.at("policy"));
  policy_.emplace(static_cast<Policy>(name - names.begin()), task_,
                  static_cast<std::uint64_t>(context.random().uniform(0, 4294967296.)));
  begun_ = context.time();
}

/// In the frame of the field. Where it stands it knows in any case.
std::optional<KnownBall> Goalkeeper::ballOf(PlayerContext& context)
{
  if(!bySensors_)
  {
    const auto ball = context.world().ball();
    return ball ? std::optional(KnownBall{ball->x, ball->y, ball->vx, ball->vy}) : std::nullopt;
  }
  SensorQuery query;
  query.feature = "ball";
  const auto* const data = dynamic_cast<const ArrayData*>(context.sensors().get(query));
  if(!data || data->stamp() == 0 || data->words()[0] == 0 || data->words()[1] == invalidWord)
    return seen_;
  const double at = static_cast<double>(data->stamp()) / 1e6;
  if(seen_ && at <= seenAt_)
    return seen_;
  const std::optional<RobotState> self = context.self();
  if(!self)
    return seen_;
  const double distance = data->words()[1] * unit::mm;
  const double bearing = static_cast<std::int32_t>(data->words()[2]) * unit::degree / 1000;
  const Pose ball = composed(self->pose, {distance * std::cos(bearing), distance * std::sin(bearing), 0});
  KnownBall now{ball.x, ball.y, 0, 0};
  if(seen_)
  {
    // Two looks give a velocity; smoothed, because what is seen is noisy.
    constexpr double fresh = 0.4;
    const double dt = at - seenAt_;
    now.x = seen_->x + fresh * (now.x - seen_->x) + (1 - fresh) * seen_->vx * dt;
    now.y = seen_->y + fresh * (now.y - seen_->y) + (1 - fresh) * seen_->vy * dt;
    now.vx = seen_->vx + fresh * ((now.x - seen_->x) / dt - seen_->vx);
    now.vy = seen_->vy + fresh * ((now.y - seen_->y) / dt - seen_->vy);
  }
  seen_ = now;
  seenAt_ = at;
  return seen_;
}

PlayerPlugin::Result Goalkeeper::senseAndAct(PlayerContext& context)
{
  const std::optional<RobotState> self = context.self();
  if(!self)
    return Result::Finished;
  const KnownBall ball = ballOf(context).value_or(KnownBall{});
  const Pose target = policy_->target(context.time() - begun_, ball);
  const double ex = target.x - self->pose.x, ey = target.y - self->pose.y, error = std::hypot(ex, ey);
  const double c = std::cos(self->pose.theta), s = std::sin(self->pose.theta);
  double vx = 0, vy = 0; // In the world.
  if(constexpr double there = 1e-4; error > there)
  {
    const double wx = c * self->twist.vx - s * self->twist.vy, wy = s * self->twist.vx + c * self->twist.vy;
    const double now = (wx * ex + wy * ey) / error;
    const double speed = servo_.speed(error, now, period());
    vx = speed * ex / error;
    vy = speed * ey / error;
  }
  constexpr double gain = 4; // 1/s
  const double front = task_.goalX < 0 ? 0 : std::acos(-1.);
  const double turn = gain * normalized(front - self->pose.theta);
  if(!context.command({c * vx + s * vy, -s * vx + c * vy, turn}))
  {
    // Two wheels, turned by a right angle: it drives along its goal's line only.
    context.drive(c * vx + s * vy, 0);
  }
  return Result::Continue;
}

} // namespace sparkwright::f2000
