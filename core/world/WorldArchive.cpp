#include "core/world/WorldArchive.h"

#include "core/archive/StateTexts.h"
#include "core/robot/types/SceneEffector.h"
#include "core/world/AgentAdmission.h"
#include "core/world/state/TreeArchive.h"
#include "core/world/WorldCycle.h"
#include "core/world/WorldParts.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

void archiveTiming(StateArchive& a, TimingSettings& timing)
{
  a(timing.reproducible, timing.sensorDelay, timing.effectorDelay, timing.reported, timing.think, timing.table,
    timing.least, timing.factor, timing.waiting);
}

} // namespace

WorldState WorldArchive::save()
{
  WorldState state;
  state.cycle = parts_.clock.now().cycle;
  state.time = parts_.clock.now().time;
  state.scene = parts_.loaded;
  state.seed = parts_.random.runSeed();
  state.overrides = parts_.options.overrides;
  state.setUp = parts_.options.setUp;
  for(const auto& [file, text] : parts_.files.overlay())
    state.texts.emplace_back(file.string(), text);
  state.largestExactIsland = parts_.active.largestExactIsland();
  state.maxExactContactRows = parts_.active.maxExactContactRows();
  state.step = parts_.active.step();
  state.whyInexact = whyInexact();
  parts_.active.refresh();
  StateArchive a;
  archiveTiming(a, parts_.timingSettings);
  archive(a);
  state.content = a.takeBytes();
  if(parts_.manipulator.hasProperties())
  {
    StateArchive properties;
    parts_.manipulator.archiveProperties(properties);
    state.properties = properties.takeBytes();
  }
  return state;
}

TimingSettings WorldArchive::timingOf(const WorldState& state)
{
  StateArchive a(state.content);
  TimingSettings timing;
  archiveTiming(a, timing);
  return a.failed() ? TimingSettings() : timing;
}

LocalText WorldArchive::restore(const WorldState& state)
{
  if(LocalText problem = misfit(state); !problem.empty())
    return problem;
  const Context::KeepRemoved keep(parts_.context);
  properties_ = state.properties;
  StateArchive a(state.content);
  TimingSettings timing;
  archiveTiming(a, timing);
  archive(a);
  a.require(a.left() == 0);
  if(a.failed())
    return a.problem();
  cycle_.showLoaded();
  return {};
}

LocalText WorldArchive::misfit(const WorldState& state) const
{
  if(parts_.loaded.empty())
    return stateText("state.noScene");
  if(parts_.clock.now().cycle != 0 || parts_.agents.agentCount() != 0)
    return stateText("state.used");
  if(state.scene != parts_.loaded)
    return stateText("state.scene", state.scene, parts_.loaded);
  if(state.seed != parts_.random.runSeed())
    return stateText("state.seed", std::to_string(state.seed), std::to_string(parts_.random.runSeed()));
  return {};
}

LocalText WorldArchive::whyInexact() const
{
  if(parts_.loaded.empty())
    return stateText("state.noScene");
  if(parts_.edits.count > 0)
    return stateText("state.edited");
  if(parts_.scripts->hasCycleBlocks())
    return stateText("state.cycleBlocks");
  if(const Game* const game = parts_.game())
    if(LocalText why = game->whyInexact(); !why.empty())
      return why;
  return parts_.inside->whyInexact();
}

std::vector<Object*> WorldArchive::roots() const
{
  std::vector<Object*> all{&parts_.active.scene()};
  if(Object* const agents = parts_.root->find("/usr/agent"))
    all.push_back(agents);
  return all;
}

void WorldArchive::archive(StateArchive& a)
{
  parts_.scripts->archive(a); // Robots are built by the values of variables.
  roster(a);
  if(a.failed())
    return;
  if(a.isLoading())
  {
    parts_.context.structureChanged();
    parts_.active.refresh();
  }
  TreeArchive(a, roots()).run([&](const TreeArchive::Find& find) { setProperties(a, find); });
  a(parts_.context.lastId, parts_.random, parts_.clock, parts_.agents, *parts_.timing, *parts_.inside,
    parts_.manipulator, parts_.endRequested, cycle_);
  bool isGame = parts_.game() != nullptr;
  a(isGame);
  if(a.isLoading() && isGame != (parts_.game() != nullptr))
    a.fail(stateText("state.structure"));
  if(isGame && !a.failed())
    parts_.game()->archive(a);
  if(a.isLoading())
    parts_.context.structureChanged();
}

/// What the run has made of nodes comes on top of their properties.
void WorldArchive::setProperties(StateArchive& a, const TreeArchive::Find& find)
{
  if(!a.isLoading() || properties_.empty())
    return;
  StateArchive properties(properties_);
  properties.setNodes(find);
  parts_.manipulator.archiveProperties(properties);
  properties.require(properties.left() == 0);
  if(properties.failed())
    a.fail(properties.problem());
}

/// The agents, in order of connection, then their robots, in the order in which they were built.
void WorldArchive::roster(StateArchive& a)
{
  std::vector<AgentControl::Known> known = parts_.agents.known();
  std::size_t count = a.count(known.size(), sizeof(int));
  for(std::size_t i = 0; i < count && !a.failed(); ++i)
  {
    Entry entry;
    if(!a.isLoading())
    {
      entry.id = known[i].id;
      entry.address = known[i].address;
      entry.inside = parts_.inside->numberOf(known[i].id);
    }
    a(entry.id, entry.address, entry.inside);
    if(a.isLoading())
      admit(a, entry);
  }
  if(a.isLoading())
    known = parts_.agents.known();
  std::erase_if(known, [&](const AgentControl::Known& agent) { return !a.isLoading() && !agent.robot; });
  std::ranges::sort(known, {}, [](const AgentControl::Known& agent) { return agent.robot ? agent.robot->id() : 0; });
  count = a.count(known.size(), sizeof(int));
  a.require(count <= known.size());
  for(std::size_t i = 0; i < count && !a.failed(); ++i)
  {
    Entry entry;
    entry.id = known[i].id;
    const Object* const root = a.isLoading() ? nullptr : known[i].root;
    if(const auto* const scene = root ? root->childOf<SceneEffector>() : nullptr; scene && scene->built())
      entry.robot = Entry::Robot::Scene;
    else if(const auto* const create = root ? root->childOf<CreateEffector>() : nullptr; create && create->built())
      entry.robot = Entry::Robot::Create;
    a(entry.id);
    a.choice(entry.robot, Entry::Robot::Create);
    const auto agent = std::ranges::find(known, entry.id, &AgentControl::Known::id);
    if(a.require(agent != known.end()))
      build(a, entry, *agent->root);
  }
}

void WorldArchive::admit(StateArchive& a, const Entry& entry)
{
  if(!a.require(entry.id > parts_.agents.lastId()))
    return;
  parts_.agents.expect(entry.id);
  if(entry.inside)
    a.require(parts_.inside->readmit(static_cast<std::size_t>(*entry.inside)));
  else
    admission_.add(entry.address, false);
}

/// Also saves what the robot is built from.
void WorldArchive::build(StateArchive& a, const Entry& entry, Object& root)
{
  auto* const scene = entry.robot == Entry::Robot::Scene ? root.childOf<SceneEffector>() : nullptr;
  auto* const create = entry.robot == Entry::Robot::Create ? root.childOf<CreateEffector>() : nullptr;
  if(scene)
    scene->archive(a);
  if(!a.isLoading() || a.failed())
    return;
  const std::size_t before = root.children().size();
  if(scene && scene->built())
    scene->rebuild();
  else if(create)
    create->rebuild();
  if(root.children().size() <= before)
    a.fail(stateText("state.robot", entry.id));
}

} // namespace sparkwright
