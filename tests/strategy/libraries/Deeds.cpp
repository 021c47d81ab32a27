// A native strategy that does what SST_TEST_DEED says in its 5th frame or the first of play after it, once, and plays straight on until then. Its name is
// STRATEGY_NAME.
#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <thread>

namespace
{

volatile int depth = 0;
volatile int deepest = 100000000;

// Each level needs its memory, so that no compiler makes a loop of it.
int fillStack(int level)
{
  volatile char room[4096];
  room[0] = static_cast<char>(level);
  depth = level;
  return level < deepest ? fillStack(level + 1) + room[0] : 0;
}

void perform(const std::string& deed)
{
  if(deed == "hang")
    for(volatile bool forever = true; forever;)
      ;
  else if(deed == "crash")
    *static_cast<volatile int*>(nullptr) = 1;
  else if(deed == "stack")
    depth = fillStack(0);
  else if(deed == "abort")
    std::abort();
  else if(deed == "exit")
    std::exit(0);
  else if(deed == "throw")
    throw std::runtime_error("no idea");
  else if(deed == "slow")
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
}

} // namespace

extern "C"
{

uint32_t sst_api_version(void) { return SST_API_VERSION; }

int sst_create(const sst_setup* setup, void** user)
{
  *user = new int(setup->robots);
  return 0;
}

void sst_destroy(void* user) { delete static_cast<int*>(user); }

void sst_team_info(void*, sst_team* out) { std::strcpy(out->name, STRATEGY_NAME); }

void sst_instruction(void* user, const sst_field* field, sst_wheels* out)
{
  static bool done = false;
  if(const char* const deed = std::getenv("SST_TEST_DEED"); deed && !done && field->frame >= 5)
  {
    done = true;
    perform(deed);
  }
  out->n = *static_cast<int*>(user);
  for(int i = 0; i < out->n; ++i)
    out->left[i] = out->right[i] = field->self[i].x;
}

void sst_placement(void*, const sst_field* field, const sst_verdict*, sst_targets* out)
{
  out->pose[0] = {field->opponent[0].x, 1, 2};
  out->ball_wanted = 1;
  out->ball = {50, 0};
}

} // extern "C"
