#include "core/services/SimulationServer.h"

#include "core/object/ObjectTexts.h"
#include "core/services/ControlNodes.h"
#include "core/services/ServiceRegistration.h"
#include "core/services/SimulationHost.h"
#include "core/text/InQuotes.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

std::optional<bool> SimulationServer::realTime() const
{
  if(timer)
    return true;
  if(autoTime)
    return !*autoTime;
  // Whoever sets up a server without a timer system wants its time to run as fast as it can.
  return childOf<AgentControlNode>() ? std::optional<bool>(false) : std::nullopt;
}

namespace
{

CallResult initTimerSystem(SimulationServer& server, const Arguments& a)
{
  if(!server.context())
    return notInTheTree();
  const Registry& registry = *server.context()->registry;
  const ClassInfo* const info = registry.find(a.text(0));
  if(!info || !info->make || !info->isA("TimerSystem"))
    return CallResult::refuse(objectText("made.noTimer", inQuotes(a.text(0))));
  server.timer = registry.create(a.text(0));
  return {true, Value(true), {}};
}

CallResult setSimStep(SimulationServer& server, const Arguments& a)
{
  SimulationHost* const host = server.host();
  if(!host)
    return notInTheTree();
  const LocalText problem = host->setCycleSeconds(a.number(0));
  return problem.empty() ? CallResult{} : CallResult::refuse(problem);
}

CallResult setStep(SimControlNode& node, const Arguments& a)
{
  const double step = a.number(0);
  if(!(step > 0) || !std::isfinite(step))
    return CallResult::refuse(objectText("expected.step", a.text(0)));
  node.step = step;
  node.stepSet = true;
  return {};
}

void registerSimulationServer(Registry& registry)
{
  ClassBuilder<SimulationServer> c(registry, "oxygen/SimulationServer", {"Node"},
                                   "Step, time and end of the run; its children are the control nodes.");
  c.method("quit", {}, "Ends the run after this cycle.",
           [](SimulationServer& s, const Arguments&) {
             if(SimulationHost* const host = s.host())
               host->requestEnd();
           })
      .method("initControlNode", {textParameter("class"), textParameter("name")},
              "Makes a control node below the server, unless it is there.",
              [](SimulationServer& s, const Arguments& a) {
                return s.makeChild(a.text(0), a.text(1), "SimControlNode");
              })
      .method("initTimerSystem", {textParameter("class")},
              "Paces the run by the clock. Without a timer system a server runs as fast as it can.", initTimerSystem)
      .method("getTime", {}, "Simulated time, s.",
              [](SimulationServer& s, const Arguments&) { return Value(s.host() ? s.host()->time() : 0.0); })
      .method("resetTime", {}, "Lets the simulated time start at 0 again.",
              [](SimulationServer& s, const Arguments&) {
                if(SimulationHost* const host = s.host())
                  host->resetTime();
              })
      .method("setSimStep", {floatParameter("step", "s", "0.02")},
              "Simulated time per cycle, more than 0 and at most 0.1.", setSimStep)
      .method("getSimStep", {}, "Simulated time per cycle, s.",
              [](SimulationServer& s, const Arguments&) { return Value(s.host() ? s.host()->cycleSeconds() : 0.0); })
      .method("setAutoTimeMode", {boolParameter("on", "true")},
              "true: as fast as possible, whatever the clock says, unless there is a timer system.",
              [](SimulationServer& s, const Arguments& a) {
                return withBoolean(a, [&](bool on) { s.autoTime = on; });
              })
      .method("getAutoTimeMode", {}, "Whether the run goes as fast as possible.",
              [](SimulationServer& s, const Arguments&) { return Value(!s.timer && s.autoTime.value_or(true)); });
  booleanMethod(c, "setMultiThreads", "true",
                "Remembered: how many threads compute a cycle is for whoever starts the program to say (`--threads`).",
                &SimulationServer::multiThreads);
  booleanMethod(c, "setAdjustSpeed", "false",
                "Remembered: a cycle that comes late is never made up for, so the speed always adjusts.",
                &SimulationServer::adjustSpeed);
  c.method("setMaxStepsPerCyle", {intParameter("steps", "", "3")}, "Remembered: a cycle is one step.",
           [](SimulationServer& s, const Arguments& a) { s.maxStepsPerCycle = std::max(1, a.integer(0)); });

  ClassBuilder<TimerSystem>(registry, "oxygen/TimerSystem", {"Node"}, "A clock of the real time.").abstract();
  for(const char* const name : {"TimerSystemBoost", "TimerSystemSDL"})
    ClassBuilder<TimerSystem>(registry, name, {"TimerSystem"}, "Stands for the clock of the machine.");
}

} // namespace

void registerSimulationClasses(Registry& registry)
{
  registerSimulationServer(registry);
  ClassBuilder<SimControlNode>(registry, "oxygen/SimControlNode", {"Node"},
                               "Something that takes part in the cycles, below /sys/server/simulation.")
      .abstract()
      .method("setStep", {floatParameter("step", "s", "0.02")}, "Simulated time between two turns of this node.",
              setStep);
}

} // namespace sparkwright
