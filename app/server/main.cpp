#include "app/server/CheckRun.h"
#include "app/server/ConvertRun.h"
#include "app/server/ExportRun.h"
#include "app/server/FitRun.h"
#include "app/server/JobRun.h"
#include "app/server/ServerRun.h"
#include "app/server/TrainRun.h"

#include <csignal>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

int main(int count, char** arguments)
{
  using namespace sparkwright;
  ServerOptions options;
  const std::string name = count > 0 ? std::filesystem::path(arguments[0]).filename().string() : std::string();
  options.asReference = name == "rcssserver3d";
  const std::string program = options.asReference ? name : "sparkwright-server";
  const std::vector<std::string> words(arguments + (count > 0 ? 1 : 0), arguments + count);
  if(const std::string problem = parseServerOptions(words, options); !problem.empty())
  {
    std::cerr << program << ": " << problem << '\n';
    return static_cast<int>(ExitCode::BadUsage);
  }
  if(const std::string problem = checkFiles(options); !problem.empty())
  {
    std::cerr << program << ": " << problem << '\n';
    return static_cast<int>(ExitCode::BadUsage);
  }
  // Beyond the limit of a file's size, writing fails as on a full disk, and the run goes on.
  std::signal(SIGXFSZ, SIG_IGN);
  if(options.help)
    std::cout << serverHelp(options.asReference);
  else if(options.version)
    std::cout << program << " " SPARKWRIGHT_VERSION "\n";
  else if(options.check)
    return runCheck(options);
  else if(options.lint)
    return runLint(options);
  else if(!options.urdf.empty() || !options.converted.empty())
    return runConversion(options);
  else if(!options.exported.empty())
    return static_cast<int>(runExport(options));
  else if(!options.motorLog.empty())
    return runFit(options);
  else if(!options.drivingLog.empty())
    return runTraining(options);
  else if(!options.jobs.file.empty())
    return runJobs(options);
  else if(!options.classList.empty())
    return listClasses(options);
  else
    return static_cast<int>(runServer(options));
  return static_cast<int>(ExitCode::Done);
}
