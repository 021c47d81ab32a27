#include "WitnessSupport.h"

#include <cmath>
#include <fstream>
#include <unistd.h>

namespace sparkwright
{

std::string repeated(const std::string& text, int count)
{
  std::string out;
  for(int i = 0; i < count; ++i)
    out += text;
  return out;
}

std::string framed(const std::string& text)
{
  return prefix(static_cast<std::uint32_t>(text.size())) + text;
}

bool has(const std::string& text, const std::string& part)
{
  return text.find(part) != std::string::npos;
}

bool goesOn(TestAgent& agent, int cycles)
{
  for(int i = 0; i < cycles; ++i)
  {
    const std::string percepts = agent.percepts();
    if(!has(percepts, "(time (now ") || !(std::abs(jointAngle(percepts, "hj1")) < 5))
      return false;
    agent.answer();
  }
  return true;
}

std::optional<std::string> receiveBeside(TestAgent& good, TestClient& client)
{
  constexpr int tries = 2000;
  for(int i = 0; i < tries; ++i)
  {
    if(!client.silentFor(0))
      return client.receive();
    if(good.silentFor(0.005))
      continue;
    good.percepts();
    good.answer();
  }
  return std::nullopt;
}

bool standsStill(TestServer& server, TestAgent& agent)
{
  constexpr double patience = 60; // s
  if(agent.silentFor(patience))
    return false;
  server.inWorld([](World&) {}); // Comes between two cycles.
  return true;
}

std::vector<std::string> witnessed(const std::string& offence, int cycles)
{
  TestServer::Options options;
  options.holdAgents = 1; // The run begins with the first agent.
  TestServer server(options);
  Squad both(server.agentPort());
  both.add("Red", 1);
  both.add("Blue", 2);
  std::vector<std::string> told;
  for(int i = 0; i < cycles; ++i)
    told.push_back(both.cycle({"", i < cycles / 2 ? offence : std::string()}).front());
  return told;
}

double memoryMiB()
{
  long size = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> size >> resident;
  return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1 << 20);
}

} // namespace sparkwright
