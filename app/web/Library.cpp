#include "app/web/live/WebServer.h"
#include "app/web/page/PageExport.h"
#include "core/object/Plugin.h"

#include <QCoreApplication>

#include <clocale>
#include <cstring>
#include <string>

// The shared library by which the headless server shows runs in browsers, if it is there; app/server/libraries/WebLibrary.cpp
// loads it.

namespace
{

bool fits(const char* abi, std::string* problem)
{
  if(std::strcmp(abi, sparkwright::pluginAbi) == 0)
    return true;
  *problem =
      std::string("the library that makes them was built for ") + sparkwright::pluginAbi + ", this program is " + abi;
  return false;
}

/// Event loops of threads and plugins for pictures want an application; it needs no event loop of its own.
void makeApplication()
{
  static int count = 1;
  static std::string name = "sparkwright-server";
  static char* arguments[] = {name.data(), nullptr};
  if(QCoreApplication::instance())
    return;
  new QCoreApplication(count, arguments);
  std::setlocale(LC_NUMERIC, "C"); // Qt takes the system's; scenes and tables have points.
}

} // namespace

/// @return a function that makes pages; null: `problem` says why not
extern "C" __attribute__((visibility("default"))) sparkwright::PageMaker* sparkwrightPages(const char* abi,
                                                                                           std::string* problem)
{
  using namespace sparkwright;
  if(!fits(abi, problem))
    return nullptr;
  return new PageMaker([](PartOfRun& run, const std::filesystem::path& target, const std::string& title,
                          const ExportProgress& progress)
                       {
                         makeApplication();
                         return exportPage(run, target, title, {}, progress);
                       });
}

/// @return a function that shows live runs, to be called by the main thread; null: `problem` says why not
extern "C" __attribute__((visibility("default"))) sparkwright::StartBroadcast* sparkwrightBroadcast(const char* abi,
                                                                                                    std::string* problem)
{
  using namespace sparkwright;
  if(!fits(abi, problem))
    return nullptr;
  return new StartBroadcast(
      [](const FrameBroadcast::Options& options, LocalText& why)
      {
        makeApplication();
        return WebServer::start(options, why);
      });
}
