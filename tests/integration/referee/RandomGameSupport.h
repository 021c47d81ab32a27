#pragma once

#include "tests/core/SoccerSupport.h"

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

/// A short match in which everything happens by chance: robots flail, fall, are beamed and put near the ball, the ball
/// is kicked and touched, players ask for pass mode. The same seed makes the same match.
///
/// Halves take half a minute and begin by themselves, nobody sees anything, and fouls that take long are due after a
/// few seconds. Now and then nobody takes a restart.
class RandomGame
{
public:
  static constexpr float halfTime = 30;

  /// What is seen after a cycle.
  struct Step
  {
    sparkwright::PlayMode mode = sparkwright::PlayMode::BeforeKickOff;
    float time = 0; ///< Of the game.
    int half = 1;
    std::array<int, 2> score{};
    bool paused = false;
    int fouls = 0;                     ///< So far.
    bool counted = false;              ///< Something is counted for a foul.
    std::vector<std::string> moves;    ///< What the referee has moved in this cycle, and where to.
    std::vector<std::string> overlaps; ///< Robots it has moved into others.

    bool operator==(const Step&) const = default;
  };

  explicit RandomGame(std::uint64_t seed);

  /// Plays on. @return all steps so far
  const std::vector<Step>& play(int cycles);

private:
  int number(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }
  bool happensOncePer(int cycles) { return number(cycles) == 0; }
  float between(float low, float high);
  sparkwright::AgentId anybody() { return agents_[static_cast<std::size_t>(number(static_cast<int>(agents_.size())))]; }

  void happen();
  void kick();
  void put(sparkwright::AgentId agent, float x, float y);
  void flail(sparkwright::AgentId agent);
  void preparePass();
  void look();

  std::mt19937_64 random_;
  Match match_;
  std::vector<sparkwright::AgentId> agents_;
  std::vector<sparkwright::AgentId> flailing_;
  sparkwright::AgentId toucher_ = 0; ///< Who has touched the ball last.
  sparkwright::AgentId passing_ = 0; ///< Who asks for pass mode in the next cycle.
  bool lazy_ = false;                ///< Nobody does anything about the ball in this mode.
  std::vector<Step> steps_;
};
