#include "app/server/libraries/WebLibrary.h"

#include "app/server/libraries/QtLibrary.h"

namespace sparkwright
{

namespace
{

constexpr const char* webFile = "sparkwright-web.so";

} // namespace

PageMaker pagesFromLibrary(const std::vector<std::filesystem::path>& directories, std::string& problem)
{
  const auto made = loadFrom<PageMaker>(webFile, directories, "sparkwrightPages", problem);
  return made ? *made : PageMaker();
}

StartBroadcast broadcastFromLibrary(const std::vector<std::filesystem::path>& directories, std::string& problem)
{
  const auto made = loadFrom<StartBroadcast>(webFile, directories, "sparkwrightBroadcast", problem);
  return made ? *made : StartBroadcast();
}

} // namespace sparkwright
