/* Template of a SimuroSot strategy in C: every robot drives to the ball. Copy it and change sst_instruction().
 *
 *   cc -O2 -shared -fPIC -I FOLDER_OF_sparkwright_strategy.h -o strategy.so strategy.c -lm
 *   sparkwright-strategy --watch strategy.so
 *
 * With --watch the program loads the library again whenever you have compiled it. What all the records hold is said in
 * sparkwright_strategy.h. Your goal is at +x, the opponents' goal at -x; cm and degrees.
 */
#include "sparkwright_strategy.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What the strategy remembers from frame to frame. */
typedef struct
{
  sst_setup setup;
} memory;

uint32_t sst_api_version(void) { return SST_API_VERSION; }

int sst_create(const sst_setup* setup, void** user)
{
  memory* const m = calloc(1, sizeof *m);
  if(!m)
    return 1;
  m->setup = *setup;
  *user = m;
  return 0;
}

void sst_destroy(void* user) { free(user); }

void sst_team_info(void* user, sst_team* out)
{
  (void)user;
  strcpy(out->name, "My Team");
}

/* In each frame of play: the speeds of the wheels, -125 to 125. */
void sst_instruction(void* user, const sst_field* field, sst_wheels* out)
{
  const memory* const m = user;
  out->n = m->setup.robots;
  for(int i = 0; i < m->setup.robots; ++i)
  {
    const sst_robot* const robot = &field->self[i];
    const double direction = atan2(field->ball.y - robot->y, field->ball.x - robot->x) * 180 / 3.14159265358979;
    const double error = remainder(direction - robot->angle, 360); /* -180 to 180: how far to turn */
    out->left[i] = 60 - 0.5 * error;
    out->right[i] = 60 + 0.5 * error;
  }
}

/* Before a restart: where the robots should stand. `out` holds a formation already. */
void sst_placement(void* user, const sst_field* field, const sst_verdict* verdict, sst_targets* out)
{
  (void)user, (void)field;
  if(verdict->kind == SST_PLACE_KICK && verdict->actor == SST_SELF)
    out->pose[4] = (sst_pose){9, 0, 180}; /* Robot 4 kicks off. */
}

/* When something has happened; may be left out. */
void sst_event(void* user, int type, const void* arg)
{
  (void)user, (void)type, (void)arg;
}
