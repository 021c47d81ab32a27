#include "app/proxy/Proxy.h"
#include "core/text/WriteFile.h"

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
  constexpr int failed = 1;
  constexpr int badUsage = 2;
  ProxyOptions options;
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  std::string problem = parseProxyOptions(words, options);
  if(problem.empty() && options.help)
  {
    std::cout << proxyHelp();
    return 0;
  }
  if(problem.empty() && options.version)
  {
    std::cout << "sparkwright-proxy " SPARKWRIGHT_VERSION "\n";
    return 0;
  }
  Proxy proxy(options, steadyClock(), std::cerr);
  if(problem.empty())
    problem = proxy.open();
  if(!problem.empty())
  {
    std::cerr << "sparkwright-proxy: " << problem << '\n';
    return badUsage;
  }
  if(!options.quiet)
    std::cerr << "agents: " << options.listenAddress << ':' << proxy.port() << ", server: " << options.host << ':'
              << options.port << std::endl;

  std::signal(SIGINT, [](int) { stopped = true; });
  std::signal(SIGTERM, [](int) { stopped = true; });
  const Clock clock = steadyClock();
  double reportAt = clock() + options.report;
  while(!stopped && !(options.once && proxy.deserted()))
  {
    proxy.turn(0.2); // Then `stopped` is looked at again.
    if(options.report > 0 && clock() >= reportAt)
    {
      std::cout << proxy.report() << std::flush;
      reportAt += options.report;
    }
  }
  if(!options.quiet)
    std::cout << proxy.report();
  if(!options.summary.empty())
  {
    if(const std::string problem = writeAtomically(options.summary, proxy.summary()); !problem.empty())
    {
      std::cerr << "sparkwright-proxy: cannot write the summary: " << problem << '\n';
      return failed;
    }
  }
  return 0;
}
