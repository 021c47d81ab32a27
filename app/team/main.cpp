#include "app/team/TeamOptions.h"
#include "app/team/TeamRun.h"

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
  using namespace sparkwright::team;
  constexpr int failed = 1;
  constexpr int badUsage = 2;
  TeamOptions options;
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  if(const std::string problem = parseTeamOptions(words, options); !problem.empty())
  {
    std::cerr << "sparkwright-team: " << problem << '\n';
    return badUsage;
  }
  if(options.help)
    std::cout << teamHelp();
  else if(options.version)
    std::cout << "sparkwright-team " SPARKWRIGHT_VERSION "\n";
  else
  {
    std::signal(SIGINT, [](int) { stopped = true; });
    std::signal(SIGTERM, [](int) { stopped = true; });
    if(const std::string problem = runTeam(options, stopped); !problem.empty())
    {
      std::cerr << "sparkwright-team: " << problem << '\n';
      return failed;
    }
  }
  return 0;
}
