#pragma once

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/world/World.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// A match in the real scene, with robots that tests move about.
class Match
{
public:
  /// Whose field, rules and robots.
  enum class League
  {
    Simulation3d,
    StandardPlatform
  };

  /// Beam noise is off, unless told otherwise; further overrides are `Name=value`.
  explicit Match(std::vector<std::string> overrides = {}, League league = League::Simulation3d);

  sparkwright::World world;
  std::string warnings; ///< What the log has said so far.

  sparkwright::SoccerGame& game();
  void cycles(int count);
  void command(std::string_view text) { world.command(text); }

  /// Connects an agent and builds its robot. @param type  in the 3D league
  sparkwright::AgentId robot(int type = 0);
  /// The same, in a team.
  sparkwright::AgentId player(std::string_view team, int unum, int type = 0);
  void say(sparkwright::AgentId agent, std::string_view message) { world.deliver(agent, message); }

  sparkwright::AgentState& state(sparkwright::AgentId agent);
  sparkwright::Vec3f position(sparkwright::AgentId agent) { return state(agent).position(); }
  /// Direction the torso faces, degrees counter-clockwise from the world's +x.
  float facing(sparkwright::AgentId agent);
  sparkwright::Vec3f ball();

  /// The list of that name in the agent's percepts, with parentheses; empty if there is none.
  std::string percept(sparkwright::AgentId agent, std::string_view name);
  std::vector<std::string> percepts(sparkwright::AgentId agent, std::string_view name);

  struct Polar
  {
    double d, h, v;
  };
  struct Seen
  {
    std::vector<std::string> order;                              ///< Names of the lists in See.
    std::map<std::string, Polar> objects;                        ///< `F1L`, `B`, …
    std::map<std::string, std::map<std::string, Polar>> players; ///< `Red 4`, then the part.
    std::vector<std::pair<Polar, Polar>> lines;
  };
  /// Takes the noise out of the agent's vision and lets it see in every cycle.
  void sharpenVision(sparkwright::AgentId agent);
  Seen see(sparkwright::AgentId agent);

private:
  League league_;
};
