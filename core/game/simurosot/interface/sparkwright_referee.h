/* The interface between SimuroSot's match and its referee, which may be a shared library. Version 1.
 *
 * A referee exports these functions with C linkage; the one that is built in has the same:
 *
 *   uint32_t sref_api_version(void);              return SREF_API_VERSION
 *   void*    sref_create(const sref_league*, const char* rules);
 *                                                 rules: text of a league file (.simuro), UTF-8; NULL: failure
 *   void     sref_destroy(void* handle);
 *   void     sref_reset(void* handle);            forget counts: a restart was carried out, or the match begins
 *   int      sref_judge(void* handle, const sref_frame*, sref_verdict* out);
 *                                                 after each frame of play; 1: a verdict was given
 *   int      sref_placement_spec(void* handle, const sref_verdict*, int side, int blue_end, sref_region* out);
 *                                                 the places that are legal for a side in a restart
 *   int      sref_validate(void* handle, const sref_placing*, sref_targets* targets, sref_correction* corrections);
 *                                                 corrects what a side wants; returns the number of changed robots
 *
 * Frame of all coordinates: the field. Origin at its centre, x along the length, y across, z up. Blue defends the end of
 * `blue_end`. Units: cm, cm/s, degrees counter-clockwise from +x in (-180, 180], degrees/s, seconds.
 * No C++ exception may leave a function. Structures begin with their size.
 */
#ifndef SPARKWRIGHT_REFEREE_H
#define SPARKWRIGHT_REFEREE_H

#include "sparkwright_strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SREF_API_VERSION 1u

/* Sides; in contacts also what is neither. */
enum
{
  SREF_BLUE = 0,
  SREF_YELLOW = 1,
  SREF_NOBODY = 2
};

/* Objects of contacts: 0 ... 10 blue, 11 ... 21 yellow. */
enum
{
  SREF_BALL = 22,
  SREF_WALL = 23
};

/* Rules: SimuroSot specification 5.3. */
enum
{
  SREF_NO_RULE = 0,
  SREF_R0_PERIOD_OVER = 1,
  SREF_R1_GOAL = 2,
  SREF_R1B_GOAL_BY_PUSHING = 3,
  SREF_R2_TWO_IN_GOAL_AREA = 4,
  SREF_R3_CROWDED_PENALTY_AREA = 5,
  SREF_R4_TWO_ATTACKERS = 6,
  SREF_R4B_MANY_ATTACKERS = 7,
  SREF_R5_KEEPER_CHARGED = 8,
  SREF_R6_KEEPER_BLOCKED = 9,
  SREF_R7_KEEPER_WAITS = 10,
  SREF_R8_STALEMATE = 11,
  SREF_R9_PUSHING = 12,
  SREF_R10_BALL_HELD = 13,
  SREF_R11_BALL_LOST = 14,
  SREF_SHOOT_OUT_OVER = 15, /* a kick of the penalty shoot-out has ended without a goal */
  SREF_HUMAN = 16           /* a person has decided */
};

/* How sure a verdict is. */
enum
{
  SREF_CERTAIN = 0,
  SREF_NEEDS_HUMAN = 1
};

typedef struct sref_league
{
  uint32_t size;
  int32_t robots; /* of each side */
  sst_geometry geometry;
  double wall_clearance; /* wanted between robots and walls in placements, cm */
} sref_league;

typedef struct sref_robot
{
  double x, y, angle;
  double vx, vy, omega;
  double left, right; /* last command */
  uint32_t valid;     /* 0: not on the field */
  uint32_t reserved;
} sref_robot;

typedef struct sref_contact
{
  int32_t first, second; /* objects */
  double x, y;           /* where */
  double nx, ny;         /* unit length, into the first */
  double impulse;        /* N s in this frame */
} sref_contact;

typedef struct sref_frame
{
  uint32_t size;
  uint32_t frame;   /* frames of play since the match began */
  int32_t period;   /* as in sst_field */
  int32_t blue_end; /* 1 or -1 */
  double frame_seconds;
  double time_left; /* of the period; 0: it is over */
  int32_t score[2];
  sref_robot robot[2][SST_MAX_ROBOTS];
  sst_ball ball;
  const sref_contact* contacts;
  int32_t contact_count;
  int32_t shooter; /* side of the kicker in a penalty shoot-out, else SREF_NOBODY */
} sref_frame;

/* What a verdict rests upon. */
typedef struct sref_evidence
{
  sst_point place;           /* of the foul */
  double value, limit;       /* what was measured, and its limit; their unit is that of the rule */
  int32_t count;             /* of robots */
  int32_t robots[8];         /* objects, the first `count` of them (at most 8); offenders first */
  double left, bottom, right, top; /* the area that it is about; all 0: none */
} sref_evidence;

typedef struct sref_verdict
{
  uint32_t size;
  int32_t kind;           /* restart; SST_PLAY_ON: none, the period is over */
  int32_t actor;          /* side that takes it */
  int32_t offender_side;  /* SREF_NOBODY: none */
  int32_t offender_robot; /* -1: none */
  int32_t reason;
  int32_t hardness;
  int32_t goal_for; /* side that scores by it, else SREF_NOBODY */
  char text[160];   /* English, with what was measured */
  sref_evidence evidence;
} sref_verdict;

typedef struct sref_rect
{
  double left, bottom, right, top;
} sref_rect;

#define SREF_MAX_RECTS 4

/* Where the robot is that takes a restart, or opposes it. */
enum
{
  SREF_TAKER_IN_AREA = 0,   /* wholly in taker_area */
  SREF_TAKER_IN_CIRCLE = 1, /* touching the centre circle; wholly in taker_area or wholly in the circle */
  SREF_TAKER_AT_POSE = 2    /* at `taker` */
};

/* Where the goalkeeper is. */
enum
{
  SREF_KEEPER_LIKE_OTHERS = 0,
  SREF_KEEPER_MAY_USE_AREA = 1, /* where others may be, or wholly in keeper_area */
  SREF_KEEPER_IN_AREA = 2,      /* wholly in keeper_area */
  SREF_KEEPER_ON_GOAL_LINE = 3  /* before the goal line and no farther from it than an unturned robot in keeper_area */
};

/* Where robots of a side may be: rectangles, without forbidden ones and without a circle. */

typedef struct sref_region
{
  uint32_t size;
  int32_t first;         /* side that places first */
  sst_point ball;        /* where the ball goes, or its default place */
  int32_t ball_is_free;  /* 1: the side may choose it within ball_area */
  int32_t has_taker;     /* 1: one robot of the side stands at `taker` by rule */
  sst_pose taker;        /* default pose of the robot that takes the restart, or opposes it */
  sst_pose keeper;       /* default pose of the goalkeeper */
  sref_rect ball_area;   /* where the ball may go, whoever chooses; all 0: only to `ball` */
  sref_rect taker_area;
  sref_rect keeper_area;
  int32_t allowed_count, forbidden_count;
  sref_rect allowed[SREF_MAX_RECTS];   /* for all others */
  sref_rect forbidden[SREF_MAX_RECTS];
  double circle_radius; /* about the centre, forbidden to all others; 0: none */
  int32_t taker_place;  /* SREF_TAKER_..., if has_taker; a goal kick is taken by the keeper and has none */
  int32_t keeper_place; /* SREF_KEEPER_... */
  int32_t centre_count;
  int32_t limited_most; /* at most so many robots of the side are inside of `limited`; 0: no limit */
  sref_rect centres[SREF_MAX_RECTS]; /* for all others: their centre may also be here, forbidden rectangles or not */
  sref_rect limited;
  int32_t parked; /* 1: all others stand on a line: in order of their index at park + k * (0, park_step) */
  uint32_t reserved;
  sst_point park;
  double park_step;
} sref_region;

/* A side's turn to place its robots. */
typedef struct sref_placing
{
  uint32_t size;
  sref_verdict verdict;
  int32_t side;
  int32_t blue_end;
  int32_t keeper;        /* index of the present goalkeeper; -1: unknown */
  int32_t others_placed; /* 1: `others` are targets that the other side has got already */
  sst_pose others[SST_MAX_ROBOTS];
  sst_point ball; /* target of the ball if the other side has placed first */
  int32_t other_count; /* of `others` if they are placed; 0: as many as the league has */
  uint32_t reserved;
} sref_placing;

/* What a side wants, and after sref_validate() what it gets. */
typedef struct sref_targets
{
  uint32_t size;
  int32_t n;
  sst_pose pose[SST_MAX_ROBOTS];
  int32_t ball_wanted;
  uint32_t reserved;
  sst_point ball;
} sref_targets;

/* Why a robot goes elsewhere. */
enum
{
  SREF_ACCEPTED = 0,
  SREF_MOVED_INTO_REGION = 1,
  SREF_MOVED_FOR_OVERLAP = 2,
  SREF_ROLE_FORCED = 3,
  SREF_REPLACED = 4 /* it was no number, or missing */
};

typedef struct sref_correction
{
  int32_t why;
  uint32_t reserved;
  double distance; /* from what was wanted, cm */
} sref_correction;

#ifdef __cplusplus
}
#endif

#endif
