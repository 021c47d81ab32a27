#include "BareWorldSupport.h"

#include "core/scene/Transform.h"
#include "core/script/ScriptEngine.h"

#include <algorithm>
#include <cstdint>
#include <variant>

namespace sparkwright::test
{

const std::string simulation = "get('/sys/server/simulation')";
const std::string fallingBody = "new('oxygen/Transform', '/usr/scene/thing')\n"
                                "new('oxygen/RigidBody', '/usr/scene/thing/body')\n";

BareWorld::BareWorld() : world(soccerOptions(false))
{
  world.log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
}

bool BareWorld::run(const std::string& text) { return world.scripts().runText(text, "test.rb"); }

double BareWorld::number(const std::string& expression)
{
  constexpr double none = 1e9;
  run("$value = " + expression);
  const auto value = world.scripts().global("value");
  if(!value)
    return none;
  if(const auto* const integer = std::get_if<std::int64_t>(&*value))
    return static_cast<double>(*integer);
  const auto* const real = std::get_if<double>(&*value);
  return real ? *real : none;
}

bool BareWorld::said(const std::string& part) const
{
  return std::any_of(messages.begin(), messages.end(),
                     [&](const std::string& m) { return m.find(part) != std::string::npos; });
}

void BareWorld::cycle(int count)
{
  for(int i = 0; i < count; ++i)
    world.cycle();
}

float BareWorld::heightOf(const std::string& path)
{
  const auto* const node = dynamic_cast<const Transform*>(world.root().find(path));
  return node ? node->worldPose()(2, 3) : 1e9f;
}

} // namespace sparkwright::test
