/* A SimuroSot strategy that keeps its shape: every robot guards a zone, and the one whose zone the ball is in drives it
 * away. For both leagues. Compile it with
 *
 *   cc -O2 -shared -fPIC -I FOLDER_OF_sparkwright_strategy.h -o zone_defence.so zone_defence.c -lm
 *
 * Frame of all coordinates: the own goal is at +x, the opponents' goal at -x; cm and degrees.
 */
#include "sparkwright_strategy.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846

/* What one robot does at present. */
typedef struct
{
  int stuck_frames;  /* it has wanted to drive, and has not moved */
  int escape_frames; /* left to drive the other way */
} robot_state;

typedef struct
{
  sst_geometry g;
  int robots;
  robot_state robot[SST_MAX_ROBOTS];
} state;

/* ------------------------------------------------------------------------------------------------ numbers */

static double clamp(double value, double least, double most)
{
  return value < least ? least : value > most ? most : value;
}

static double distance(double x, double y) { return sqrt(x * x + y * y); }

static double normalized(double degrees)
{
  while(degrees > 180)
    degrees -= 360;
  while(degrees <= -180)
    degrees += 360;
  return degrees;
}

/* ------------------------------------------------------------------------------------------------ driving */

/* Sets the wheels for a speed (cm/s, positive: forward) and a rate of turn (radians/s, positive: counter-clockwise). */
static void drive(const state* s, int i, double speed, double turn, sst_wheels* out)
{
  const double unit = s->g.wheel_unit, most = s->g.max_command;
  double left = (speed - turn * s->g.track / 2) / unit;
  double right = (speed + turn * s->g.track / 2) / unit;
  const double larger = fmax(fabs(left), fabs(right));
  if(larger > most) /* Keeps the curve, and goes slower. */
  {
    left *= most / larger;
    right *= most / larger;
  }
  out->left[i] = left;
  out->right[i] = right;
}

/* Drives towards a point, forward or backward, whichever is nearer. at_end: the speed that it should have there. */
static void go_to(const state* s, const sst_robot* r, int i, double x, double y, double at_end, sst_wheels* out)
{
  const double braking = 300; /* cm/s^2 that the motors manage */
  const double dx = x - r->x, dy = y - r->y, d = distance(dx, dy);
  if(d < 1 && at_end <= 0)
  {
    drive(s, i, 0, 0, out);
    return;
  }
  double error = normalized(atan2(dy, dx) * 180 / PI - r->angle);
  double direction = 1;
  if(fabs(error) > 90)
  {
    direction = -1;
    error = normalized(error + 180);
  }
  const double along = fmax(0, cos(error * PI / 180));
  const double speed = sqrt(at_end * at_end + 2 * braking * d) * along * along;
  drive(s, i, direction * speed, clamp(0.16 * error, -12, 12), out);
}

/* As go_to(), for field robots: the own goal area is the keeper's, a second robot in it is a foul. */
static void go_outside(const state* s, const sst_robot* r, int i, double x, double y, double at_end, sst_wheels* out)
{
  const double front = s->g.length / 2 - s->g.goal_area_depth - s->g.robot_side;
  const double beside = s->g.goal_area_width / 2 + s->g.robot_side;
  if(x > front && fabs(y) < beside)
  {
    if(x - front < beside - fabs(y))
      x = front;
    else
      y = y > 0 ? beside : -beside;
  }
  go_to(s, r, i, x, y, at_end, out);
}

/* Turns to an angle; both ends of a robot are alike. */
static void turn_to(const state* s, const sst_robot* r, int i, double angle, sst_wheels* out)
{
  double error = normalized(angle - r->angle);
  if(fabs(error) > 90)
    error = normalized(error + 180);
  drive(s, i, 0, clamp(0.12 * error, -8, 8), out);
}

/* A robot that pushes against something for half a second backs off for a moment. */
static void escape_if_stuck(state* s, const sst_robot* r, int i, sst_wheels* out)
{
  robot_state* const me = &s->robot[i];
  const double wanted = fabs(out->left[i] + out->right[i]) / 2 * s->g.wheel_unit;
  me->stuck_frames = wanted > 30 && distance(r->vx, r->vy) < 3 ? me->stuck_frames + 1 : 0;
  if(me->stuck_frames > 25)
  {
    me->stuck_frames = 0;
    me->escape_frames = 12;
  }
  if(me->escape_frames == 0)
    return;
  --me->escape_frames;
  const double left = out->left[i];
  out->left[i] = -out->right[i];
  out->right[i] = -left * 0.6;
}

/* ------------------------------------------------------------------------------------------------ roles */

/* Stands on the line in front of the goal where the ball would cross it; clears a ball that comes to rest near it. */
static void keep_goal(state* s, const sst_field* f, sst_wheels* out)
{
  const sst_robot* const r = &f->self[0];
  const double goal_line = s->g.length / 2, post = s->g.goal_width / 2 - s->g.robot_side / 2;
  const double x = goal_line - s->g.robot_side;
  const sst_ball* const b = &f->ball;
  const int in_area = b->x > goal_line - s->g.goal_area_depth - 5 && fabs(b->y) < s->g.goal_area_width / 2;
  if(in_area && b->x < r->x - 1 && distance(b->vx, b->vy) < 40)
  {
    go_to(s, r, 0, b->x - 8, b->y, 120, out);
    return;
  }
  double y = b->y;
  if(b->vx > 10) /* It comes: where will it be? */
    y = b->y + b->vy * clamp((x - b->x) / b->vx, 0, 1.5);
  else /* On the line from the ball to the middle of the goal. */
    y = b->y * clamp((goal_line + 30 - x) / (goal_line + 30 - b->x), 0, 1);
  y = clamp(y, -post, post);
  if(fabs(r->y - y) < 1 && fabs(r->x - x) < 3)
    turn_to(s, r, 0, 90, out);
  else
    go_to(s, r, 0, x, y, 0, out);
}

/* Drives the ball away from the own goal: first behind it, then through it. */
static void challenge(const state* s, const sst_field* f, int i, sst_wheels* out)
{
  const sst_robot* const r = &f->self[i];
  const double ahead = clamp(distance(f->ball.x - r->x, f->ball.y - r->y) / 200, 0, 0.6);
  const double bx = clamp(f->ball.x + f->ball.vx * ahead, -s->g.length / 2, s->g.length / 2);
  const double by = clamp(f->ball.y + f->ball.vy * ahead, -s->g.width / 2, s->g.width / 2);
  /* The opponents' goal; along the wall if the ball lies at one. */
  double gx = -s->g.length / 2 - 5, gy = clamp(by * 0.2, -s->g.goal_width / 4, s->g.goal_width / 4);
  if(fabs(by) > s->g.width / 2 - 8)
    gy = by;
  const double d = distance(gx - bx, gy - by) + 1e-6;
  const double ux = (gx - bx) / d, uy = (gy - by) / d; /* Where the ball shall go. */
  const double rx = bx - r->x, ry = by - r->y;
  const double along = rx * ux + ry * uy, aside = rx * uy - ry * ux;
  const double gap = s->g.robot_side / 2 + s->g.ball_radius;
  if(along > 0 && fabs(aside) < 3 + 0.25 * along)
    go_outside(s, r, i, bx + ux * 20, by + uy * 20, 200, out);
  else if(along > gap)
    go_outside(s, r, i, bx - ux * gap * 2.2, by - uy * gap * 2.2, 80, out);
  else /* It is on the wrong side: around the ball. */
  {
    const double side = (ux * (r->y - by) - uy * (r->x - bx)) >= 0 ? 1 : -1;
    go_outside(s, r, i, bx - ux * gap * 2 - side * uy * gap * 2.4, by - uy * gap * 2 + side * ux * gap * 2.4, 100, out);
  }
}

/* The place that a field robot guards: rows from the own goal to the middle, moved with the ball. */
static void zone_of(const state* s, const sst_ball* b, int i, double* x, double* y)
{
  const int field_robots = s->robots - 1, columns = field_robots > 4 ? 4 : 2;
  const int row = (i - 1) / columns, column = (i - 1) % columns, rows = (field_robots + columns - 1) / columns;
  const double half = s->g.length / 2, area = half - s->g.penalty_area_depth - s->g.robot_side;
  const int in_row = row == rows - 1 ? field_robots - row * columns : columns;
  const double deep = area - (rows == 1 ? 0 : (double)row / (rows - 1)) * (area + half * 0.3);
  *x = clamp(deep + clamp(b->x, -half * 0.6, half * 0.6) * 0.3, -half * 0.7, area);
  *y = ((column + 0.5) / in_row - 0.5) * s->g.width * 0.8 + b->y * 0.15;
  *y = clamp(*y, -s->g.width / 2 + 8, s->g.width / 2 - 8);
}

/* The field robot that drives at the ball: the nearest, where robots beyond the ball count as farther away. */
static int challenger(const state* s, const sst_field* f)
{
  int best = -1;
  double least = 1e9;
  for(int i = 1; i < s->robots; ++i)
  {
    const sst_robot* const r = &f->self[i];
    const double d = distance(f->ball.x - r->x, f->ball.y - r->y) + (r->x < f->ball.x ? 30 : 0);
    if((r->flags & SST_VALID) && d < least)
    {
      least = d;
      best = i;
    }
  }
  return best;
}

/* The keeper alone goes for a ball in the own goal area. */
static int keepers_ball(const state* s, const sst_ball* b)
{
  return b->x > s->g.length / 2 - s->g.goal_area_depth - 6 && fabs(b->y) < s->g.goal_area_width / 2 + 6;
}

/* ------------------------------------------------------------------------------------------------ exports */

uint32_t sst_api_version(void) { return SST_API_VERSION; }

int sst_create(const sst_setup* setup, void** user)
{
  state* const s = calloc(1, sizeof *s);
  if(!s)
    return 1;
  s->g = setup->geometry;
  s->robots = setup->robots;
  *user = s;
  return 0;
}

void sst_destroy(void* user) { free(user); }

void sst_team_info(void* user, sst_team* out)
{
  (void)user;
  strncpy(out->name, "Zone Defence", sizeof out->name - 1);
  strncpy(out->version, "1", sizeof out->version - 1);
}

void sst_instruction(void* user, const sst_field* f, sst_wheels* out)
{
  state* const s = user;
  const int first = keepers_ball(s, &f->ball) ? -1 : challenger(s, f);
  out->n = s->robots;
  keep_goal(s, f, out);
  for(int i = 1; i < s->robots; ++i)
  {
    double x, y;
    zone_of(s, &f->ball, i, &x, &y);
    if(i == first)
      challenge(s, f, i, out);
    else
      go_outside(s, &f->self[i], i, x, y, 0, out);
  }
  for(int i = 0; i < s->robots; ++i)
    escape_if_stuck(s, &f->self[i], i, out);
}

/* The field robot that stands nearest to the ball; of several the last one. */
static sst_pose* taker_in(sst_targets* out)
{
  int nearest = 1;
  for(int i = 2; i < out->n; ++i)
    if(distance(out->pose[i].x - out->ball.x, out->pose[i].y - out->ball.y) <=
       distance(out->pose[nearest].x - out->ball.x, out->pose[nearest].y - out->ball.y))
      nearest = i;
  return &out->pose[nearest];
}

/* A legal formation is there already: only the robot that takes the restart, and the ball of a goal kick. */
void sst_placement(void* user, const sst_field* f, const sst_verdict* v, sst_targets* out)
{
  const state* const s = user;
  const double half = s->g.length / 2;
  const sst_pose behind_ball = {out->ball.x + 15, out->ball.y + 2, 180}; /* not straight: there is the keeper */
  sst_pose* const taker = taker_in(out);
  (void)f;
  if(v->kind == SST_PENALTY_KICK || v->kind == SST_SHOOT_OUT)
  {
    if(v->actor == SST_SELF)
      *taker = behind_ball;
    else
      out->pose[0] = (sst_pose){half - 4, 0, 90};
  }
  else if(v->kind == SST_GOAL_KICK && v->actor == SST_SELF)
  {
    out->ball_wanted = 1;
    out->ball.x = half - s->g.goal_area_depth * 0.75;
    out->ball.y = s->g.goal_area_width * 0.3;
    out->pose[0] = (sst_pose){out->ball.x + s->g.robot_side / 2 + s->g.ball_radius + 0.8, out->ball.y, 180};
  }
  else if(v->kind == SST_FREE_KICK && v->actor == SST_SELF)
    *taker = behind_ball;
  else if(v->kind >= SST_FREE_BALL_PLUS_PLUS && v->kind <= SST_FREE_BALL_MINUS_MINUS)
    *taker = (sst_pose){out->ball.x + 25, out->ball.y, 180};
}
