// What agents inside the simulator remember, in states of runs: whatever the bytes are, reading them ends within the
// script's memory, and a script that takes them goes on and can be saved.
//
// `WORLD` and bytes: what a World with an agent inside loads, as if their sum were right. Anything else: the memory of one.

#include "core/agents/IntegratedAgents.h"
#include "core/object/Log.h"
#include "core/script/AgentScript.h"
#include "core/world/World.h"
#include "core/world/state/WorldState.h"

#include <cstdint>
#include <cstdlib>

using namespace sparkwright;

namespace
{

constexpr const char* mind = R"ruby(
@count = 0
@heard = {'times' => [], :last => nil}
$sum = 0.0
def think(percepts)
  @count = @count.to_i + 1
  $sum = $sum.to_f + rand
  @heard = {} unless @heard.is_a?(Hash)
  @heard['now'] = percepts.time
  "(he1 #{$sum})"
end
)ruby";

void require(bool holds)
{
  if(!holds)
    std::abort();
}

void remember(std::string_view bytes)
{
  AgentScript script({.steps = 100'000, .memory = 16u << 20, .seed = 1, .command = "(x)", .drawings = {}}, [](const Diagnostic&) {});
  require(!script.load(mind, "mind.rb"));
  if(!script.remember(bytes))
    return;
  std::string message;
  for(int i = 0; i < 3; ++i)
    script.think("(time (now 1.5))", message);
  if(const auto memory = script.memory())
    require(script.remember(*memory));
}

void load(std::string_view content)
{
  WorldOptions options;
  options.seed = 1;
  options.scriptMemory = 32u << 20;
  options.dataDirectories = {"/nowhere"};
  options.overlay["/nowhere/inside.rb"] = "a = new('RubyBehavior', '/usr/agent/behavior1')\na.setScript('mind.rb')\n";
  options.overlay["/nowhere/mind.rb"] = options.overlay["/nowhere/scripts/mind.rb"] = mind;
  World world(std::move(options));
  world.log().setSink([](const Diagnostic&) {});
  world.load("inside.rb");
  world.cycle();
  require(world.insideAgents().size() == 1);
  WorldState state;
  state.scene = "inside.rb";
  state.seed = 1;
  state.content = content;
  if(!world.restoreState(state).empty())
    return;
  world.saveState();
  for(int i = 0; i < 3; ++i)
    world.cycle();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if(bytes.starts_with("WORLD"))
    load(bytes.substr(5));
  else
    remember(bytes);
  return 0;
}
