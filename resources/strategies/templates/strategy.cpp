// Template of a SimuroSot strategy in C++: every robot drives to the ball. Copy it and change Strategy::instruction().
//
//   c++ -std=c++17 -O2 -shared -fPIC -I FOLDER_OF_sparkwright_strategy.h -o strategy.so strategy.cpp
//   sparkwright-strategy --watch strategy.so
//
// With --watch the program loads the library again whenever you have compiled it. What all the records hold is said in
// sparkwright_strategy.h. Your goal is at +x, the opponents' goal at -x; cm and degrees.
#include "sparkwright_strategy.h"

#include <cmath>
#include <cstring>

namespace
{

class Strategy
{
public:
  explicit Strategy(const sst_setup& setup) : setup_(setup) {}

  /// In each frame of play: the speeds of the wheels, -125 to 125.
  void instruction(const sst_field& field, sst_wheels& out)
  {
    out.n = setup_.robots;
    for(int i = 0; i < setup_.robots; ++i)
    {
      const sst_robot& robot = field.self[i];
      const double direction = std::atan2(field.ball.y - robot.y, field.ball.x - robot.x) * 180 / 3.14159265358979;
      const double error = std::remainder(direction - robot.angle, 360); // -180 to 180: how far to turn
      out.left[i] = 60 - 0.5 * error;
      out.right[i] = 60 + 0.5 * error;
    }
  }

  /// Before a restart: where the robots should stand. `out` holds a formation already.
  void placement(const sst_verdict& verdict, sst_targets& out)
  {
    if(verdict.kind == SST_PLACE_KICK && verdict.actor == SST_SELF)
      out.pose[4] = {9, 0, 180}; // Robot 4 kicks off.
  }

private:
  sst_setup setup_;
};

Strategy& strategyOf(void* user) { return *static_cast<Strategy*>(user); }

} // namespace

extern "C"
{

uint32_t sst_api_version(void) { return SST_API_VERSION; }

int sst_create(const sst_setup* setup, void** user)
{
  *user = new Strategy(*setup);
  return 0;
}

void sst_destroy(void* user) { delete &strategyOf(user); }

void sst_team_info(void*, sst_team* out) { std::strcpy(out->name, "My Team"); }

void sst_instruction(void* user, const sst_field* field, sst_wheels* out)
{
  strategyOf(user).instruction(*field, *out);
}

void sst_placement(void* user, const sst_field*, const sst_verdict* verdict, sst_targets* out)
{
  strategyOf(user).placement(*verdict, *out);
}

} // extern "C"
