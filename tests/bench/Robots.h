#pragma once

#include "core/world/World.h"

#include <array>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

namespace sparkwright
{

/// A soccer World with robots that move their joints, driven without a network.
class Robots
{
public:
  enum class Place
  {
    Apart,
    Heap ///< Each team in one place, arm's length from one another: they fall over each other and stay entangled.
  };

  explicit Robots(int count, int threads = 1, Place place = Place::Apart, int exact = 0, bool editable = false)
      : world_(options(threads, exact, editable))
  {
    if(!world_.load("setups/soccer.rb"))
      throw std::runtime_error("setups/soccer.rb could not be loaded");
    for(int i = 0; i < count; ++i)
    {
      agents_.push_back(world_.addAgent());
      world_.deliver(agents_.back(), "(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(i % 4) + ")");
    }
    for(int i = 0; i < 4; ++i)
      world_.cycle();
    for(int i = 0; i < count; ++i)
      world_.deliver(agents_[static_cast<std::size_t>(i)],
                     "(init (unum 0)(teamname " + std::string(i % 2 ? "Blue" : "Red") + "))");
    world_.cycle();
    for(int i = 0; i < count; ++i)
      world_.deliver(agents_[static_cast<std::size_t>(i)],
                     place == Place::Apart
                         ? "(beam -" + std::to_string(2 + i % 11) + ' ' + std::to_string(i % 7 - 3) + " 0)"
                         : "(beam " + std::to_string(-2 - 0.35 * (i / 2 % 4)) + ' ' + std::to_string(0.35 * (i / 8)) +
                               " 0)");
  }

  void deliver()
  {
    static constexpr std::array<const char*, 22> joints{"he1",  "he2",  "rae1", "rae2", "rae3", "rae4", "lae1", "lae2",
                                                        "lae3", "lae4", "rle1", "rle2", "rle3", "rle4", "rle5", "rle6",
                                                        "lle1", "lle2", "lle3", "lle4", "lle5", "lle6"};
    ++turn_;
    for(const AgentId agent : agents_)
    {
      message_.clear();
      for(std::size_t j = 0; j < joints.size(); ++j)
      {
        const int phase = (turn_ + 7 * agent + 13 * static_cast<int>(j)) % 50;
        char text[32];
        std::snprintf(text, sizeof text, "(%s %.2f)", joints[j], phase < 25 ? 2.0 : -2.0);
        message_ += text;
      }
      world_.deliver(agent, message_);
    }
  }

  void cycle()
  {
    deliver();
    world_.cycle();
    for(const AgentId agent : agents_)
      world_.perceptsSent(agent);
  }

  World& world() { return world_; }

private:
  static WorldOptions options(int threads, int exact, bool editable)
  {
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.threads = threads;
    options.largestExactIsland = exact;
    options.editable = editable;
    return options;
  }

  World world_;
  std::vector<AgentId> agents_;
  std::string message_;
  int turn_ = 0;
};

} // namespace sparkwright
