/* The interface between a SimuroSot strategy, a shared library, and the program that runs it. Version 1.
 *
 * A strategy exports these functions with C linkage; sst_event is optional:
 *
 *   uint32_t sst_api_version(void);                       return SST_API_VERSION
 *   int      sst_create(const sst_setup*, void** user);   allocate the state; 0: success
 *   void     sst_team_info(void* user, sst_team* out);    once, after sst_create
 *   void     sst_instruction(void* user, const sst_field*, sst_wheels* out);
 *                                                         in each frame of play; out is preset to 0
 *   void     sst_placement(void* user, const sst_field*, const sst_verdict*, sst_targets* out);
 *                                                         before a restart; out is preset to the default formation,
 *                                                         with the places that this restart asks for
 *   void     sst_event(void* user, int type, const void* arg);
 *   void     sst_destroy(void* user);                     before the library is unloaded
 *
 * Frame of all coordinates: that of the team. It defends the end at +x and attacks towards -x; the origin is the centre
 * of the field. Units: cm, cm/s, degrees counter-clockwise from +x in (-180, 180], degrees/s, seconds.
 * Strings are UTF-8, zero-terminated. No C++ exception may leave a function. Index 0 of the robots is the default
 * goalkeeper. Structures begin with their size, so that later versions can add members.
 */
#ifndef SPARKWRIGHT_STRATEGY_H
#define SPARKWRIGHT_STRATEGY_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SST_API_VERSION 1u
#define SST_MAX_ROBOTS 11

/* Kinds of restarts (sst_field::placement, sst_verdict::kind). The quarters are those of the team frame. */
enum
{
  SST_PLAY_ON = 0,
  SST_PLACE_KICK = 1,
  SST_GOAL_KICK = 2,
  SST_PENALTY_KICK = 3,
  SST_FREE_BALL_PLUS_PLUS = 4, /* +x +y: beside the own goal */
  SST_FREE_BALL_PLUS_MINUS = 5,
  SST_FREE_BALL_MINUS_PLUS = 6,
  SST_FREE_BALL_MINUS_MINUS = 7,
  SST_FREE_KICK = 8,
  SST_SHOOT_OUT = 9
};

/* Who takes a restart (sst_field::actor, sst_verdict::actor). */
enum
{
  SST_SELF = 0,
  SST_OPPONENT = 1,
  SST_NONE = 2
};

/* States of the match (sst_field::state). */
enum
{
  SST_STATE_NORMAL = 0,
  SST_STATE_PAUSE = 1,
  SST_STATE_RESUME = 2,
  SST_STATE_REPOS_QUERY = 3,
  SST_STATE_REPOS_MOVE = 4,
  SST_STATE_READY = 5,
  SST_STATE_BREAK = 6,
  SST_STATE_BEFORE = 7,
  SST_STATE_FINISHED = 8
};

/* sst_robot::flags */
enum
{
  SST_VALID = 1,
  SST_GOALKEEPER = 2,
  SST_TOUCHES_BALL = 4
};

/* Types of sst_event, and what arg points to. */
enum
{
  SST_EVENT_VERDICT = 0,     /* const sst_verdict* */
  SST_EVENT_MATCH_START = 1, /* NULL, as for the next five */
  SST_EVENT_MATCH_STOP = 2,
  SST_EVENT_FIRST_HALF = 3,
  SST_EVENT_SECOND_HALF = 4,
  SST_EVENT_OVERTIME = 5,
  SST_EVENT_SHOOT_OUT = 6,
  SST_EVENT_CORRECTIONS = 7, /* const sst_targets*: where the own robots go instead */
  SST_EVENT_GOAL = 8,        /* const int32_t*: SST_SELF or SST_OPPONENT has scored */
  SST_EVENT_OPPONENT = 9     /* const int32_t*: 1 the opponents' strategy is connected, 0 it is not */
};

typedef struct sst_point
{
  double x, y;
} sst_point;

typedef struct sst_pose
{
  double x, y, angle;
} sst_pose;

/* Sizes of field and robots, cm. */
typedef struct sst_geometry
{
  double length, width;
  double goal_width, goal_depth;
  double goal_area_depth, goal_area_width;
  double penalty_area_depth, penalty_area_width;
  double circle_radius;
  double penalty_mark;             /* distance to the goal line; also the free-kick mark */
  double free_ball_x, free_ball_y; /* distances of the free-ball marks to the centre */
  double corner_leg;
  double ball_radius;
  double robot_side;
  double wheel_radius;
  double track;       /* between the centres of the wheels */
  double wheel_unit;  /* cm/s at the rim for a command of 1 */
  double max_command; /* 125 */
} sst_geometry;

typedef struct sst_setup
{
  uint32_t size;
  int32_t league; /* robots on a side by the rules: 5 or 11 */
  int32_t robots; /* that this side has: at most SST_MAX_ROBOTS */
  int32_t side;   /* 0 blue, 1 yellow */
  uint32_t seed;  /* of this run */
  uint32_t reserved;
  double frame_ms; /* 20 */
  sst_geometry geometry;
} sst_setup;

typedef struct sst_team
{
  uint32_t size;
  char name[64];
  char version[64];
  char colour[16]; /* wanted, `#rrggbb`; that of the side if empty, or if the opponent has it */
} sst_team;

typedef struct sst_robot
{
  double x, y, angle;
  double vx, vy, omega;
  double left, right; /* command of the last frame; 0 for opponents */
  uint32_t flags;
  uint32_t reserved;
} sst_robot;

typedef struct sst_ball
{
  double x, y, z;
  double vx, vy, vz;
} sst_ball;

typedef struct sst_field
{
  uint32_t size;
  uint32_t frame;    /* from 0 */
  int32_t state;
  int32_t placement; /* the last restart; SST_PLAY_ON once the ball has been played */
  int32_t period;    /* 1 first half, 2 second half, 3 overtime, 4 penalty shoot-out */
  int32_t actor;
  double time_left; /* of the period */
  int32_t score_self, score_opponent;
  sst_robot self[SST_MAX_ROBOTS];
  sst_robot opponent[SST_MAX_ROBOTS];
  sst_ball ball;
  sst_ball ball_last; /* of the frame before */
} sst_field;

typedef struct sst_wheels
{
  uint32_t size;
  int32_t n; /* robots that are commanded, from index 0 */
  double left[SST_MAX_ROBOTS];
  double right[SST_MAX_ROBOTS]; /* -max_command ... max_command; NaN: 0; positive: forward */
} sst_wheels;

typedef struct sst_verdict
{
  uint32_t size;
  int32_t kind;
  int32_t actor;
  int32_t first;    /* 1: this side places first */
  int32_t offender; /* SST_SELF, SST_OPPONENT, SST_NONE */
  int32_t reason;   /* one of SREF_R0 ... of sparkwright_referee.h */
  char text[128];   /* what was found, for people */
} sst_verdict;

typedef struct sst_targets
{
  uint32_t size;
  int32_t n;
  sst_pose pose[SST_MAX_ROBOTS];
  int32_t ball_wanted; /* 1: `ball` is used */
  uint32_t reserved;
  sst_point ball;
} sst_targets;

#ifdef __cplusplus
}
#endif

#endif
