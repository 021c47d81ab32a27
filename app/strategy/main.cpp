#include "app/strategy/StrategyRun.h"
#include "app/strategy/guard/CallWatchdog.h"
#include "app/strategy/guard/CrashReport.h"

#include <atomic>
#include <csignal>
#include <iostream>
#include <vector>

namespace
{

std::atomic<bool> stopped{false}, reloadWanted{false};

void watchSignals()
{
  std::signal(SIGINT, [](int) { stopped = true; });
  std::signal(SIGTERM, [](int) { stopped = true; });
  std::signal(SIGHUP, [](int) { reloadWanted = true; });
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGTTIN, SIG_IGN); // In the background of a terminal there is no input.
}

} // namespace

int main(int count, char** arguments)
{
  using namespace sparkwright;
  using namespace sparkwright::strategy;
  StrategyOptions options;
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  if(const std::string problem = parseStrategyOptions(words, options); !problem.empty())
  {
    std::cerr << "sparkwright-strategy: " << problem << '\n';
    return static_cast<int>(ExitCode::BadUsage);
  }
  if(options.help || options.version)
  {
    std::cout << (options.help ? strategyHelp() : "sparkwright-strategy " SPARKWRIGHT_VERSION "\n");
    return 0;
  }

  watchSignals();
  watchCrashes();
  const CallWatchdog watchdog(options.timeout);
  StrategyRun run(options, steadyClock(), std::cerr);
  if(const std::string problem = run.open(); !problem.empty())
  {
    std::cerr << "sparkwright-strategy: " << problem << '\n';
    if(!options.watch)
      return static_cast<int>(ExitCode::Failed);
  }
  while(!stopped && !run.ended())
  {
    run.turn(0.2); // Then `stopped` is looked at again.
    if(reloadWanted.exchange(false))
      run.reload();
  }
  run.close();
  if(!options.quiet)
    std::cout << run.status();
  return static_cast<int>(run.exitCode());
}
