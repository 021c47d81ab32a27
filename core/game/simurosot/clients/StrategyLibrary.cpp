#include "core/game/simurosot/clients/StrategyLibrary.h"

#include "core/game/simurosot/clients/ClientTexts.h"

#include <cstring>
#include <dlfcn.h>

namespace sparkwright::simurosot
{

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
  const auto find = [&]<class Function>(const char* name, Function*& function)
  { function = reinterpret_cast<Function*>(dlsym(made->library_, name)); };
  if(!made->functions_.find(find) || made->functions_.apiVersion() != SST_API_VERSION)
  {
    why = clientText("simuroClient.noStrategy", file.string(), static_cast<int>(SST_API_VERSION));
    return nullptr;
  }
  if(const int result = made->functions_.create(&setup, &made->user_); result != 0)
  {
    why = clientText("simuroClient.notMade", file.string(), result);
    return nullptr;
  }
  made->made_ = true;
  made->team_.size = sizeof made->team_;
  made->functions_.teamInfo(made->user_, &made->team_);
  return made;
}

StrategyLibrary::~StrategyLibrary()
{
  if(made_)
    functions_.destroy(user_);
  if(library_)
    dlclose(library_);
}

std::string StrategyLibrary::name() const
{
  const std::string told(team_.name, strnlen(team_.name, sizeof team_.name));
  return told.empty() ? file_.stem().string() : told;
}

std::string StrategyLibrary::colour() const
{
  return {team_.colour, strnlen(team_.colour, sizeof team_.colour)};
}

} // namespace sparkwright::simurosot
