// A SimuroSot strategy that attacks: one robot drives at the ball, two wait for it in front of the opponents' goal, the
// others stay behind the ball. For both leagues. Compile it with
//
//   c++ -std=c++17 -O2 -shared -fPIC -I FOLDER_OF_sparkwright_strategy.h -o attack.so attack.cpp
//
// Frame of all coordinates: the own goal is at +x, the opponents' goal at -x; cm and degrees.
#include "sparkwright_strategy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <new>

namespace
{

constexpr double pi = 3.14159265358979323846;

struct Vector
{
  double x = 0, y = 0;

  Vector operator+(Vector o) const { return {x + o.x, y + o.y}; }
  Vector operator-(Vector o) const { return {x - o.x, y - o.y}; }
  Vector operator*(double k) const { return {x * k, y * k}; }
  double dot(Vector o) const { return x * o.x + y * o.y; }
  double cross(Vector o) const { return x * o.y - y * o.x; }
  double length() const { return std::hypot(x, y); }
  Vector unit() const { return *this * (1 / std::max(length(), 1e-6)); }
  Vector left() const { return {-y, x}; }
};

Vector placeOf(const sst_robot& robot) { return {robot.x, robot.y}; }
Vector placeOf(const sst_ball& ball) { return {ball.x, ball.y}; }

double normalized(double degrees) { return std::remainder(degrees, 360); }

enum class Role
{
  Keeper,
  Striker,   ///< Has the ball.
  Supporter, ///< Waits in the opponents' half for a ball that gets free.
  Defender   ///< Stands between ball and own goal.
};

/// A team of robots.
class Team
{
public:
  explicit Team(const sst_setup& setup) : g_(setup.geometry), robots_(setup.robots) {}

  void play(const sst_field& field, sst_wheels& out);
  void place(const sst_verdict& verdict, sst_targets& out) const;

private:
  struct Memory
  {
    int stuck = 0;  ///< Frames for which it has wanted to drive, and has not moved.
    int escape = 0; ///< Frames left to drive the other way.
  };

  // Who does what
  void chooseRoles();
  int nearestToBall() const;

  // What they do
  void keep(int i);
  void strike(int i);
  void support(int i, int number);
  void defend(int i, int number, int count);

  // Driving
  void drive(int i, double speed, double turn);
  void goTo(int i, Vector target, double atEnd);
  void turnTo(int i, double angle);
  Vector aroundOthers(int i, Vector target) const;
  Vector outsideOwnGoalArea(Vector target) const;
  void escapeIfStuck(int i);

  Vector ballIn(double seconds) const;
  bool isKeepersBall() const;
  Vector aim() const;
  double halfLength() const { return g_.length / 2; }
  double halfWidth() const { return g_.width / 2; }
  const sst_robot& robot(int i) const { return field_->self[i]; }

  sst_geometry g_;
  int robots_;
  int striker_ = -1;
  std::array<Role, SST_MAX_ROBOTS> role_{};
  std::array<Memory, SST_MAX_ROBOTS> memory_{};
  const sst_field* field_ = nullptr; ///< Of the present call, as is the next.
  sst_wheels* wheels_ = nullptr;
};

// ------------------------------------------------------------------------------------------------- who does what

/// Time to the ball counts, not distance alone: who is on the wrong side of it has a longer way. Who has the ball keeps
/// it unless another one is clearly better.
int Team::nearestToBall() const
{
  int best = -1;
  double least = 1e9;
  for(int i = 1; i < robots_; ++i)
  {
    const Vector way = ballIn(0.3) - placeOf(robot(i));
    const double cost = way.length() + (way.x > 0 ? 40 : 0) - (i == striker_ ? 15 : 0);
    if((robot(i).flags & SST_VALID) && cost < least)
    {
      least = cost;
      best = i;
    }
  }
  return best;
}

void Team::chooseRoles()
{
  striker_ = isKeepersBall() ? -1 : nearestToBall();
  role_[0] = Role::Keeper;
  int supporters = robots_ > 5 ? 4 : 2;
  // Those that are farthest ahead support, in order of their numbers so that they do not change places all the time.
  for(int i = robots_ - 1; i > 0; --i)
  {
    Role& role = role_[static_cast<std::size_t>(i)];
    if(i == striker_)
      role = Role::Striker;
    else
      role = supporters-- > 0 ? Role::Supporter : Role::Defender;
  }
}

void Team::play(const sst_field& field, sst_wheels& out)
{
  field_ = &field;
  wheels_ = &out;
  out.n = robots_;
  chooseRoles();
  const auto defenders = static_cast<int>(std::count(role_.begin(), role_.begin() + robots_, Role::Defender));
  int supporter = 0, defender = 0;
  for(int i = 0; i < robots_; ++i)
  {
    switch(role_[static_cast<std::size_t>(i)])
    {
    case Role::Keeper: keep(i); break;
    case Role::Striker: strike(i); break;
    case Role::Supporter: support(i, supporter++); break;
    case Role::Defender: defend(i, defender++, defenders); break;
    }
    escapeIfStuck(i);
  }
}

// ------------------------------------------------------------------------------------------------- what they do

void Team::keep(int i)
{
  const sst_ball& ball = field_->ball;
  const double x = halfLength() - g_.robot_side, post = g_.goal_width / 2 - g_.robot_side / 2;
  const bool slow = std::hypot(ball.vx, ball.vy) < 40;
  if(isKeepersBall() && slow && ball.x < robot(i).x - 1)
    return goTo(i, {ball.x - 8, ball.y}, 120);
  // Where the ball will cross the keeper's line; else on the line from the ball to the middle of the goal.
  const double y = ball.vx > 10 ? ball.y + ball.vy * std::clamp((x - ball.x) / ball.vx, 0., 1.5)
                                : ball.y * std::clamp((halfLength() + 30 - x) / (halfLength() + 30 - ball.x), 0., 1.);
  const Vector target{x, std::clamp(y, -post, post)};
  const Vector way = target - placeOf(robot(i));
  if(std::abs(way.y) < 1 && std::abs(way.x) < 3)
    turnTo(i, 90);
  else
    goTo(i, target, 0);
}

/// Where to shoot: at the half of the opponents' goal that their keeper leaves free; along a wall if the ball lies there.
Vector Team::aim() const
{
  const sst_ball& ball = field_->ball;
  const bool atWall = std::abs(ball.y) > halfWidth() - 7;
  if(atWall && ball.x > -halfLength() + 25)
    return {ball.x - 60, ball.y};
  double keeper = 0;
  double nearest = 40;
  for(int k = 0; k < robots_; ++k)
    if(const sst_robot& other = field_->opponent[k]; other.x + halfLength() < nearest)
    {
      nearest = other.x + halfLength();
      keeper = other.y;
    }
  const double free = keeper > 0 ? -1 : 1;
  return {-halfLength() - 5, free * g_.goal_width * 0.28};
}

void Team::strike(int i)
{
  const Vector me = placeOf(robot(i));
  const Vector ball = ballIn(std::clamp((placeOf(field_->ball) - me).length() / 220, 0., 0.5));
  const double gap = g_.robot_side / 2 + g_.ball_radius;
  const bool atWall = std::abs(ball.y) > halfWidth() - gap - 1;
  if(atWall && (ball - me).length() < gap + 2.5) // A spin frees it, in the direction of the opponents' goal.
    return drive(i, 0, ball.y > 0 ? -40 : 40);
  const Vector shot = (aim() - ball).unit();
  const Vector way = ball - me;
  const double along = way.dot(shot), aside = std::abs(way.cross(shot));
  if(along > 0 && aside < 2.5 + 0.3 * along)
  {
    // Behind the ball: through it, and steer so that the push goes where the shot shall go.
    const double correction = way.cross(shot) * -0.9;
    return goTo(i, outsideOwnGoalArea(ball + shot * 25 + shot.left() * correction), 250);
  }
  if(along > gap)
    return goTo(i, aroundOthers(i, ball - shot * (gap * 2)), 100);
  const double side = shot.cross(me - ball) >= 0 ? 1 : -1;
  goTo(i, aroundOthers(i, ball - shot * (gap * 1.8) + shot.left() * (side * gap * 2.2)), 120);
}

/// Outside of the opponents' penalty area: more than one attacker in there soon is a foul.
void Team::support(int i, int number)
{
  const double side = number % 2 == 0 ? 1 : -1;
  const double row = number / 2;
  const double ahead = -halfLength() + g_.penalty_area_depth + 15 + row * 45;
  const Vector target{std::max(ahead, std::min(field_->ball.x + 20 + row * 25, halfLength() * 0.3)),
                      side * (halfWidth() * (0.32 + 0.25 * row)) + field_->ball.y * 0.1};
  goTo(i, aroundOthers(i, target), 0);
}

/// In a line between the ball and the own goal, outside of the own penalty area.
void Team::defend(int i, int number, int count)
{
  const double most = halfLength() - g_.penalty_area_depth - g_.robot_side;
  const double x = std::clamp(field_->ball.x + halfLength() * 0.45, -halfLength() * 0.1, most);
  const double spread = std::min(g_.width * 0.5, count * 28.);
  const double y = count > 1 ? (static_cast<double>(number) / (count - 1) - 0.5) * spread : 0;
  const double limit = halfWidth() - 8;
  goTo(i, aroundOthers(i, {x, std::clamp(y + field_->ball.y * 0.4, -limit, limit)}), 0);
}

/// The nearest target that lets a robot stay out of the area that is the keeper's.
Vector Team::outsideOwnGoalArea(Vector target) const
{
  const double front = halfLength() - g_.goal_area_depth - g_.robot_side;
  const double beside = g_.goal_area_width / 2 + g_.robot_side;
  if(target.x < front || std::abs(target.y) > beside)
    return target;
  if(target.x - front < beside - std::abs(target.y))
    return {front, target.y};
  return {target.x, target.y > 0 ? beside : -beside};
}

/// The own goal area is the keeper's: a second robot in it is a foul.
bool Team::isKeepersBall() const
{
  const sst_ball& ball = field_->ball;
  return ball.x > halfLength() - g_.goal_area_depth - 5 && std::abs(ball.y) < g_.goal_area_width / 2 + 5;
}

Vector Team::ballIn(double seconds) const
{
  const sst_ball& ball = field_->ball;
  return {std::clamp(ball.x + ball.vx * seconds, -halfLength(), halfLength()),
          std::clamp(ball.y + ball.vy * seconds, -halfWidth(), halfWidth())};
}

// ------------------------------------------------------------------------------------------------- driving

/// @param speed  cm/s, positive: forward
/// @param turn   radians/s, positive: counter-clockwise
void Team::drive(int i, double speed, double turn)
{
  double left = (speed - turn * g_.track / 2) / g_.wheel_unit;
  double right = (speed + turn * g_.track / 2) / g_.wheel_unit;
  const double larger = std::max(std::abs(left), std::abs(right));
  if(larger > g_.max_command) // Keeps the curve, and goes slower.
  {
    left *= g_.max_command / larger;
    right *= g_.max_command / larger;
  }
  wheels_->left[i] = left;
  wheels_->right[i] = right;
}

/// Drives forward or backward, whichever is nearer. @param atEnd  the speed that it should have at the target, cm/s
void Team::goTo(int i, Vector target, double atEnd)
{
  constexpr double braking = 300; // cm/s² that the motors manage
  const Vector way = target - placeOf(robot(i));
  const double distance = way.length();
  if(distance < 1 && atEnd <= 0)
    return drive(i, 0, 0);
  double error = normalized(std::atan2(way.y, way.x) * 180 / pi - robot(i).angle);
  const double direction = std::abs(error) > 90 ? -1 : 1;
  if(direction < 0)
    error = normalized(error + 180);
  const double along = std::max(0., std::cos(error * pi / 180));
  const double speed = std::sqrt(atEnd * atEnd + 2 * braking * distance) * along * along;
  drive(i, direction * speed, std::clamp(0.16 * error, -12., 12.));
}

/// Both ends of a robot are alike.
void Team::turnTo(int i, double angle)
{
  double error = normalized(angle - robot(i).angle);
  if(std::abs(error) > 90)
    error = normalized(error + 180);
  drive(i, 0, std::clamp(0.12 * error, -8., 8.));
}

/// A target beside the first robot that stands in the way to the wanted one, for field robots.
Vector Team::aroundOthers(int i, Vector target) const
{
  const Vector me = placeOf(robot(i));
  const Vector way = target - me, ahead = way.unit();
  const double clearance = g_.robot_side * 1.5;
  double nearest = std::min(way.length(), 40.);
  Vector found = target;
  const auto look = [&](const sst_robot& other)
  {
    const Vector to = placeOf(other) - me;
    const double along = to.dot(ahead), aside = ahead.cross(to);
    if(along <= 1 || along >= nearest || std::abs(aside) >= clearance)
      return;
    nearest = along;
    found = placeOf(other) + ahead.left() * (aside > 0 ? -clearance * 1.4 : clearance * 1.4);
  };
  for(int k = 0; k < robots_; ++k)
  {
    if(k != i)
      look(field_->self[k]);
    look(field_->opponent[k]);
  }
  return outsideOwnGoalArea(found);
}

/// A robot that pushes against something for half a second backs off for a moment.
void Team::escapeIfStuck(int i)
{
  Memory& memory = memory_[static_cast<std::size_t>(i)];
  double& left = wheels_->left[i];
  double& right = wheels_->right[i];
  const bool wants = std::abs(left + right) / 2 * g_.wheel_unit > 30;
  memory.stuck = wants && std::hypot(robot(i).vx, robot(i).vy) < 3 ? memory.stuck + 1 : 0;
  if(memory.stuck > 25)
    memory = {0, 12};
  if(memory.escape == 0)
    return;
  --memory.escape;
  const double before = left;
  left = -right;
  right = -before * 0.6;
}

// ------------------------------------------------------------------------------------------------- restarts

/// The field robot that stands nearest to the ball; of several the last one.
sst_pose& takerIn(sst_targets& out)
{
  const auto away = [&out](int i) { return Vector{out.pose[i].x - out.ball.x, out.pose[i].y - out.ball.y}.length(); };
  int nearest = 1;
  for(int i = 2; i < out.n; ++i)
    if(away(i) <= away(nearest))
      nearest = i;
  return out.pose[nearest];
}

/// A legal formation is there already: only the robot that takes the restart, the keeper, and the ball.
void Team::place(const sst_verdict& verdict, sst_targets& out) const
{
  const bool own = verdict.actor == SST_SELF;
  sst_pose& taker = takerIn(out);
  switch(verdict.kind)
  {
  case SST_PLACE_KICK:
    if(own)
      taker = {out.ball.x + g_.robot_side / 2 + g_.ball_radius + 3, out.ball.y, 180};
    break;
  case SST_PENALTY_KICK:
  case SST_SHOOT_OUT:
    if(own)
      taker = {out.ball.x + 22.5, out.ball.y + 2, 180}; // A little beside the line, so that the shot is not straight.
    else
      out.pose[0] = {halfLength() - 4, 0, 90};
    break;
  case SST_GOAL_KICK:
    if(own)
    {
      out.ball_wanted = 1;
      out.ball = {halfLength() - g_.goal_area_depth * 0.75, -g_.goal_area_width * 0.3};
      out.pose[0] = {out.ball.x + g_.robot_side / 2 + g_.ball_radius + 0.8, out.ball.y, 180};
    }
    break;
  case SST_FREE_KICK:
    if(own)
      taker = {out.ball.x + 15, out.ball.y - 2, 180}; // Beside the line, too: a straight shot ends at the keeper.
    break;
  default: // Free balls
    taker = {out.ball.x + 25, out.ball.y, 180};
  }
}

Team* teamOf(void* user) { return static_cast<Team*>(user); }

} // namespace

// ------------------------------------------------------------------------------------------------- exports

extern "C"
{

uint32_t sst_api_version(void) { return SST_API_VERSION; }

int sst_create(const sst_setup* setup, void** user)
{
  *user = new(std::nothrow) Team(*setup);
  return *user ? 0 : 1;
}

void sst_destroy(void* user) { delete teamOf(user); }

void sst_team_info(void*, sst_team* out)
{
  std::strncpy(out->name, "Attack", sizeof out->name - 1);
  std::strncpy(out->version, "1", sizeof out->version - 1);
}

void sst_instruction(void* user, const sst_field* field, sst_wheels* out) { teamOf(user)->play(*field, *out); }

void sst_placement(void* user, const sst_field*, const sst_verdict* verdict, sst_targets* out)
{
  teamOf(user)->place(*verdict, *out);
}

} // extern "C"
