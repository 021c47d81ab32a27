#pragma once

#include "WorldSupport.h"

#include "core/agents/IntegratedAgents.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/robot/behavior/Behavior.h"
#include "core/script/ScriptEngine.h"

#include <atomic>
#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <thread>

namespace sparkwright::test
{

/// Joins a team, goes to its place and swings its limbs. What it says hangs on all that it has heard, so that two runs
/// in which it hears anything different part for good. `team=Red number=2` is its command.
class Swinger : public Behavior
{
public:
  std::string_view begin() override { return "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)"; }
  std::string_view think(std::string_view percepts) override
  {
    for(const char c : percepts)
      heard_ = heard_ * 31 + static_cast<unsigned char>(c);
    ++cycle_;
    said_.clear();
    if(cycle_ == 1)
      said_ = "(init (unum " + value("number=") + ")(teamname " + value("team=") + "))";
    if(cycle_ == 4)
      said_ = "(beam -" + value("number=") + " 1 0)";
    for(int joint = 1; joint <= 6 && cycle_ > 6; ++joint)
    {
      char text[64];
      const double speed = 2 * std::sin(0.1 * cycle_ * joint) + 1e-3 * static_cast<double>(heard_ % 1000);
      std::snprintf(text, sizeof text, "(lle%d %.3f)(rle%d %.3f)", joint, speed, joint, -speed);
      said_ += text;
    }
    said_ += "(syn)";
    return said_;
  }

private:
  std::string value(const std::string& key) const
  {
    const std::size_t at = command().find(key);
    return at == std::string::npos ? "0" : command().substr(at + key.size(), command().find(' ', at) - at - key.size());
  }

  std::uint32_t heard_ = 0;
  int cycle_ = 0;
  std::string said_;
};

/// Asks for a robot, waves, and goes wrong when it has heard percepts so many times: the command says how.
class Misbehaved : public Behavior
{
public:
  static inline std::atomic<bool> release{false};
  static constexpr int patience = 10;

  std::string_view begin() override { return "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)"; }
  std::string_view think(std::string_view) override
  {
    if(++cycle_ < patience)
      return "(he1 1)(syn)";
    if(command() == "throw")
      throw std::runtime_error("no idea");
    if(command() == "throw number")
      throw 5;
    if(command() == "never return")
      while(!release)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if(command() == "flood")
      said_.assign((1u << 20) + 1, ' ');
    if(command() == "rubbish")
      said_ = "(((he1 1)(he1 \"(syn";
    return said_;
  }

private:
  int cycle_ = 0;
  std::string said_;
};

inline void registerTestBehaviors(World& world)
{
  Registry& registry = *world.context().registry;
  ClassBuilder<Swinger>(registry, "Swinger", {"Behavior"}, "Swings.");
  ClassBuilder<Misbehaved>(registry, "Misbehaved", {"Behavior"}, "Goes wrong.");
}

/// Makes /usr/agent/behavior<number> with a command, as a set-up script does.
inline void addInside(World& world, const std::string& className, int number, const std::string& command)
{
  const std::string path = "/usr/agent/behavior" + std::to_string(number);
  world.scripts().runText("new('" + className + "', '" + path + "').setCommand('" + command + "')", "test.rb");
}

/// Whether two worlds look alike to the bit.
inline bool samePoses(const World& a, const World& b)
{
  const FramePtr one = a.frame(), other = b.frame();
  return one->local.size() == other->local.size() &&
         std::equal(one->local.begin(), one->local.end(), other->local.begin(),
                    [](const Mat4f& x, const Mat4f& y) { return x == y; });
}

} // namespace sparkwright::test
