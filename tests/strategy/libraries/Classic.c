/* A strategy with the classic interface that tells by its commands what it has got. */
#ifndef PLAYERS
#define PLAYERS 5
#else
int PLAYERS_PER_SIDE_EXPORT = PLAYERS;
#endif

#include <stdlib.h>

typedef struct { double x, y, z; } Vec;
typedef struct { long left, right, top, bottom; } Box;
typedef struct { Vec at; double turn, left, right; } Own;
typedef struct { Vec at; double turn; } Other;
typedef struct
{
  Own home[PLAYERS];
  Other opponent[PLAYERS];
  Vec now, last, next;
  Box field, goal;
  long state, whose;
  void* user;
} World;

void Create(World* w) { w->user = malloc(1); }
void Destroy(World* w) { free(w->user); }

void Strategy(World* w)
{
  w->home[0].left = w->home[0].at.x;
  w->home[0].right = w->home[0].at.y;
  w->home[1].left = w->opponent[PLAYERS - 1].at.x;
  w->home[1].right = w->next.x;
  w->home[2].left = (double)w->state;
  w->home[2].right = (double)w->whose;
  w->home[3].left = (double)w->goal.top;
  w->home[3].right = w->user ? (double)w->field.right : -1;
  w->home[4].left = w->home[0].turn;
}
