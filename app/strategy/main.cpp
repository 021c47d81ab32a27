#include "app/strategy/StrategyRun.h"
#include "app/strategy/guard/CallWatchdog.h"
#include "app/strategy/guard/CrashReport.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include <unistd.h>

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

/// The window is a part of the IDE, which stands beside this program. Returns only if it cannot be started.
void showWindow(const sparkwright::strategy::StrategyOptions& options)
{
  const std::string side = options.side ? std::string(sparkwright::simurosot::nameOf(*options.side)) + '/' : std::string();
  const std::string place = side + options.host + ':' + std::to_string(options.port);
  std::error_code failure;
  const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", failure).parent_path();
  const std::string program = (here / "sparkwright").string();
  std::vector<const char*> arguments{program.c_str(), "--strategy-window", place.c_str()};
  if(!options.library.empty())
    arguments.push_back(options.library.c_str());
  arguments.push_back(nullptr);
  execv(program.c_str(), const_cast<char* const*>(arguments.data()));
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

  if(options.window)
  {
    showWindow(options);
    std::cerr << "sparkwright-strategy: the window cannot be started: " << std::strerror(errno)
              << "; it comes with the package sparkwright\n";
    return static_cast<int>(ExitCode::Failed);
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
