/* A robot that drives on and turns away from what its laser sees: the client library from C.

   wander ROBOT.f2krobot [PORT [UPDATES]] */

#include "app/f2k/f2k.h"

#include <stdio.h>
#include <stdlib.h>

int main(int count, char** arguments)
{
  uint32_t scan[400];
  int left = count > 3 ? atoi(arguments[3]) : 100;
  f2k_client* client;
  if(count < 2)
    return 2;
  client = f2k_create(arguments[1]);
  if(f2k_connect(client, "127.0.0.1", count > 2 ? atoi(arguments[2]) : 7654) < 0)
  {
    fprintf(stderr, "%s\n", f2k_error(client));
    f2k_destroy(client);
    return 1;
  }
  while(left-- > 0 && f2k_update_once(client) >= 0)
  {
    const size_t words = f2k_words(client, "180DegreeScan", scan, 400);
    uint32_t nearest = UINT32_MAX;
    size_t i;
    for(i = 4; i < words && i < 400; ++i)
      if(scan[i] < nearest)
        nearest = scan[i];
    f2k_drive(client, nearest < 700 ? 0.0 : 0.5, nearest < 700 ? 1.0 : 0.0);
  }
  printf("%s\n", left < 0 ? "done" : f2k_error(client));
  f2k_destroy(client);
  return left < 0 ? 0 : 1;
}
