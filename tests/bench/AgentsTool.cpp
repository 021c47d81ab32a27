// Loads a running server with scripted agents in sync mode: joints move, robots fall. Prints one line of figures.

#include "tests/integration/ClientSupport.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <string>
#include <unistd.h>
#include <vector>

using namespace sparkwright;

namespace
{

double clockSeconds(clockid_t clock)
{
  timespec now{};
  return ::clock_gettime(clock, &now) == 0 ? static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9
                                           : 0;
}

/// CPU seconds that a process has used.
double cpuOf(pid_t process)
{
  clockid_t clock{};
  return ::clock_getcpuclockid(process, &clock) == 0 ? clockSeconds(clock) : 0;
}

/// Resident memory of a process, kB; -1 if it is gone.
long memoryOf(pid_t process)
{
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for(std::string line; std::getline(status, line);)
    if(line.starts_with("VmRSS:"))
      return std::atol(line.c_str() + 6);
  return -1;
}

struct Load
{
  std::vector<std::unique_ptr<TestAgent>> agents;
  std::unique_ptr<TestClient> monitor;
  std::size_t bytes = 0;
  std::size_t longest = 0;
  std::size_t monitorBytes = 0;

  bool connect(int count, int agentPort, int monitorPort)
  {
    if(monitorPort > 0)
      monitor = std::make_unique<TestClient>(monitorPort);
    const int left = (count + 1) / 2;
    for(int i = 0; i < count; ++i)
      agents.push_back(std::make_unique<TestAgent>(agentPort, i < left ? "Left" : "Right", i % left + 1, i % 4));
    return std::all_of(agents.begin(), agents.end(), [](const auto& agent) { return agent->connected(); });
  }

  /// Everybody reads and answers once; false if somebody got nothing or what no agent may get.
  bool cycle(int number)
  {
    for(std::size_t i = 0; i < agents.size(); ++i)
    {
      const std::string percepts = agents[i]->percepts();
      if(!percepts.starts_with("(time (now ") || percepts.find("nan") != std::string::npos)
      {
        std::fprintf(stderr, "agent %zu, cycle %d: got `%s`\n", i + 1, number, percepts.c_str());
        return false;
      }
      bytes += percepts.size();
      longest = std::max(longest, percepts.size());
      const int at = static_cast<int>(i);
      char beam[64];
      std::snprintf(beam, sizeof beam, "(beam %.1f %.1f 0)", -2.0 - 1.5 * (at % 4), -6 + 1.2 * (at % 11));
      agents[i]->answer(number == 5 ? beam : number > 10 ? wildMotion(at, number) : std::string());
    }
    while(monitor && !monitor->silentFor(0))
      monitorBytes += monitor->receive().value_or(std::string()).size();
    return true;
  }
};

} // namespace

int main(int count, char** arguments)
{
  if(count < 6)
  {
    std::fprintf(stderr, "usage: agents N WARM_CYCLES CYCLES SERVER_PID AGENT_PORT [MONITOR_PORT]\n"
                         "The server must run with --sync --fast --wait-agents N.\n");
    return 2;
  }
  const int n = std::atoi(arguments[1]), warm = std::atoi(arguments[2]), cycles = std::atoi(arguments[3]);
  const pid_t server = std::atoi(arguments[4]);
  Load load;
  if(n < 1 || cycles < 1 || !load.connect(n, std::atoi(arguments[5]), count > 6 ? std::atoi(arguments[6]) : 0))
  {
    std::fprintf(stderr, "cannot connect %d agents\n", n);
    return 1;
  }
  int number = 0;
  for(; number < warm; ++number)
    if(!load.cycle(number))
      return 1;
  load.bytes = load.monitorBytes = 0;
  const long memoryBefore = memoryOf(server);
  const double wall = clockSeconds(CLOCK_MONOTONIC), cpu = cpuOf(server), own = clockSeconds(CLOCK_PROCESS_CPUTIME_ID);
  for(; number < warm + cycles; ++number)
    if(!load.cycle(number))
      return 1;
  const double wallSpent = clockSeconds(CLOCK_MONOTONIC) - wall, cpuSpent = cpuOf(server) - cpu;
  const double ownSpent = clockSeconds(CLOCK_PROCESS_CPUTIME_ID) - own;
  std::printf("%6d %8d %10.1f %12.3f %12.3f %10ld %10ld %12.0f %9zu %12.0f\n", n, cycles, cycles / wallSpent,
              cpuSpent * 1000 / cycles, ownSpent * 1000 / cycles, memoryBefore, memoryOf(server),
              static_cast<double>(load.bytes) / cycles / n, load.longest,
              static_cast<double>(load.monitorBytes) / cycles);
  return 0;
}
