#pragma once

#include "tests/core/SoccerSupport.h"

#include <array>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

/// A short match in which everything happens by chance: robots flail, fall, are beamed and put near the ball, the ball
/// is kicked and touched, players ask for pass mode. The same seed makes the same match.
///
/// Halves begin by themselves, nobody sees anything, and fouls that take long are due after a few seconds. Now and then
/// nobody takes a restart.
class RandomGame
{
public:
  struct Options
  {
    float halfTime = 30; ///< s
    int teamSize = 3;    ///< Players of each team, the goalies among them; 1 to 11.
  };

  /// A player after the referee has had its turn.
  struct Player
  {
    sparkwright::PlayerId id;
    sparkwright::Vec3f position = sparkwright::Vec3f::Zero(); ///< Of the torso, m.
    sparkwright::Bounds box;
    bool isMoved = false;                                     ///< By the referee, in this cycle.
    sparkwright::Vec3f before = sparkwright::Vec3f::Zero();   ///< Where physics had left it.
  };

  /// What is seen after a cycle.
  struct Step
  {
    sparkwright::PlayMode mode = sparkwright::PlayMode::BeforeKickOff;
    float modeTime = 0; ///< By the clock that runs in the mode.
    float time = 0;     ///< Of the game.
    int half = 1;
    std::array<int, 2> score{};
    bool paused = false;
    int fouls = 0;                     ///< So far.
    bool counted = false;              ///< Something is counted for a foul.
    std::vector<std::string> moves;    ///< What the referee has moved in this cycle, and where to.
    std::vector<std::string> overlaps; ///< Robots it has moved into others.
    sparkwright::Vec3f ball = sparkwright::Vec3f::Zero();
    std::vector<Player> players;
    sparkwright::GameEvents events;    ///< What has been decided in this cycle.
    bool isFinite = true;              ///< All places and velocities of bodies are numbers.

    /// The same has been seen and decided.
    bool isLike(const Step& other) const;
  };

  explicit RandomGame(std::uint64_t seed) : RandomGame(seed, Options()) {}
  RandomGame(std::uint64_t seed, const Options& options);

  /// Plays one cycle.
  const Step& play();
  /// Plays so many. @return what was seen after each
  std::vector<Step> play(int cycles);

  /// What the referee was shown in the last cycle.
  const sparkwright::Pitch& shown() const { return shown_; }
  /// Who has asked for pass mode in the last cycle, or nobody.
  sparkwright::PlayerId asked() const { return asked_; }
  const sparkwright::SoccerSettings& settings() { return match_.game().settings(); }

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
  void lookAtPlayers();
  void lookAtBall();

  std::mt19937_64 random_;
  Match match_;
  std::vector<sparkwright::AgentId> agents_;
  std::vector<sparkwright::AgentId> flailing_;
  sparkwright::AgentId toucher_ = 0; ///< Who has touched the ball last.
  sparkwright::AgentId passing_ = 0; ///< Who asks for pass mode in the next cycle.
  bool lazy_ = false;                ///< Nobody does anything about the ball in this mode.
  int events_ = 0;                   ///< Number of the last event that was seen.
  Step step_;
  sparkwright::Pitch shown_;
  sparkwright::PlayerId asked_;
};
