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
  explicit Load(int agentPort) : squad(agentPort) {}

  /// Everybody reads and answers once; false if somebody got nothing or what no agent may get.
  bool cycle(int number)
  {
    std::vector<std::string> commands;
    for(int i = 0; i < static_cast<int>(squad.size()); ++i)
    {
      char beam[64];
      std::snprintf(beam, sizeof beam, "(beam %.1f %.1f 0)", -2.0 - 1.5 * (i % 4), -6 + 1.2 * (i % 11));
      commands.push_back(number == 0 ? beam : wildMotion(i, number));
    }
    for(const std::string& percepts : squad.cycle(commands))
    {
      if(!percepts.starts_with("(time (now ") || percepts.find("nan") != std::string::npos)
      {
        std::fprintf(stderr, "cycle %d: an agent got `%s`\n", number, percepts.c_str());
        return false;
      }
      bytes += percepts.size();
      longest = std::max(longest, percepts.size());
    }
    for(const auto& monitor : monitors)
      while(!monitor->silentFor(0))
        monitorBytes += monitor->receive().value_or(std::string()).size();
    return true;
  }

  Squad squad;
  std::vector<std::unique_ptr<TestClient>> monitors;
  std::size_t bytes = 0;
  std::size_t longest = 0;
  std::size_t monitorBytes = 0;
};

} // namespace

int main(int count, char** arguments)
{
  if(count < 6)
  {
    std::fprintf(stderr, "usage: agents N WARM_CYCLES CYCLES SERVER_PID AGENT_PORT [MONITOR_PORT [MONITORS]]\n"
                         "The server must run with --sync --fast.\n");
    return 2;
  }
  const int n = std::atoi(arguments[1]), warm = std::atoi(arguments[2]), cycles = std::atoi(arguments[3]);
  const pid_t server = std::atoi(arguments[4]);
  const int monitorPort = count > 6 ? std::atoi(arguments[6]) : 0;
  const int monitors = count > 7 ? std::atoi(arguments[7]) : monitorPort > 0;
  if(n < 1 || n > 22 || warm < 0 || cycles < 1)
  {
    std::fprintf(stderr, "1 to 22 agents, 1 cycle or more\n");
    return 2;
  }
  Load load(std::atoi(arguments[5]));
  for(int i = 0; i < monitors; ++i)
    load.monitors.push_back(std::make_unique<TestClient>(monitorPort));
  const int left = (n + 1) / 2;
  for(int i = 0; i < n; ++i)
    if(!load.squad.add(i < left ? "Left" : "Right", i % left + 1, i % 4).connected())
    {
      std::fprintf(stderr, "cannot connect agent %d\n", i + 1);
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
