#include "core/game/simurosot/clients/StrategyLibrary.h"

#include "core/game/simurosot/clients/ClientTexts.h"

#include <cstring>
#include <dlfcn.h>

namespace sparkwright::simurosot
{

template <class Function>
bool StrategyLibrary::find(const char* name, Function*& function)
{
  function = reinterpret_cast<Function*>(dlsym(library_, name));
  return function != nullptr;
}

std::unique_ptr<StrategyLibrary> StrategyLibrary::load(const std::filesystem::path& file, const sst_setup& setup,
                                                       LocalText& why)
{
  std::unique_ptr<StrategyLibrary> made(new StrategyLibrary(file));
  made->library_ = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if(!made->library_)
  {
    const char* const error = dlerror();
    why = clientText("simuroClient.notLoaded", file.string(), std::string(error ? error : ""));
    return nullptr;
  }
  const bool whole = made->find("sst_api_version", made->version_) && made->find("sst_create", made->create_) &&
                     made->find("sst_team_info", made->teamInfo_) && made->find("sst_instruction", made->instruction_) &&
                     made->find("sst_placement", made->placement_) && made->find("sst_destroy", made->destroy_);
  made->find("sst_event", made->event_);
  if(!whole || made->version_() != SST_API_VERSION)
  {
    why = clientText("simuroClient.noStrategy", file.string(), static_cast<int>(SST_API_VERSION));
    return nullptr;
  }
  if(const int result = made->create_(&setup, &made->user_); result != 0)
  {
    why = clientText("simuroClient.notMade", file.string(), result);
    return nullptr;
  }
  made->made_ = true;
  return made;
}

StrategyLibrary::~StrategyLibrary()
{
  if(made_)
    destroy_(user_);
  if(library_)
    dlclose(library_);
}

std::string StrategyLibrary::name() const
{
  sst_team team{};
  team.size = sizeof team;
  teamInfo_(user_, &team);
  const std::string told(team.name, strnlen(team.name, sizeof team.name));
  return told.empty() ? file_.stem().string() : told;
}

} // namespace sparkwright::simurosot
