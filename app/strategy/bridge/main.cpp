#include "app/strategy/bridge/BridgeRun.h"

#include <atomic>
#include <csignal>
#include <iostream>
#include <vector>

namespace
{

std::atomic<bool> stopped{false};

} // namespace

int main(int count, char** arguments)
{
  using namespace sparkwright;
  using namespace sparkwright::strategy;
  constexpr int failed = 1, badUsage = 2;
  BridgeOptions options;
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  if(const std::string problem = parseBridgeOptions(words, options); !problem.empty())
  {
    std::cerr << "sparkwright-bridge: " << problem << '\n';
    return badUsage;
  }
  if(options.help || options.version)
  {
    std::cout << (options.help ? bridgeHelp() : "sparkwright-bridge " SPARKWRIGHT_VERSION "\n");
    return 0;
  }
  std::signal(SIGINT, [](int) { stopped = true; });
  std::signal(SIGTERM, [](int) { stopped = true; });
  std::signal(SIGPIPE, SIG_IGN);
  BridgeRun run(options, steadyClock(), std::cerr);
  if(const LocalText problem = run.open(); !problem.empty())
  {
    std::cerr << "sparkwright-bridge: " << problem.english() << '\n';
    return failed;
  }
  while(!stopped)
    run.turn(0.2); // Then `stopped` is looked at again.
  run.close();
  return 0;
}
