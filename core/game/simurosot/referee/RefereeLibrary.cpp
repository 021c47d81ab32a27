#include "core/game/simurosot/referee/RefereeLibrary.h"

#include "core/game/simurosot/referee/RefereeTexts.h"

#include <dlfcn.h>
#include <utility>

namespace sparkwright::simurosot
{

namespace fs = std::filesystem;

namespace
{

/// Sets a function if the library has it. @return whether it has
template <class Function>
bool find(void* library, const char* name, Function*& function)
{
  function = reinterpret_cast<Function*>(dlsym(library, name));
  return function != nullptr;
}

/// @return the first function that is missing; null: none
const char* findAll(void* library, RefereeFunctions& functions)
{
  const std::pair<const char*, bool> found[] = {
      {"sref_api_version", find(library, "sref_api_version", functions.apiVersion)},
      {"sref_create", find(library, "sref_create", functions.create)},
      {"sref_destroy", find(library, "sref_destroy", functions.destroy)},
      {"sref_reset", find(library, "sref_reset", functions.reset)},
      {"sref_judge", find(library, "sref_judge", functions.judge)},
      {"sref_placement_spec", find(library, "sref_placement_spec", functions.placementSpec)},
      {"sref_validate", find(library, "sref_validate", functions.validate)},
  };
  for(const auto& [name, isThere] : found)
    if(!isThere)
      return name;
  return nullptr;
}

} // namespace

LocalText RefereeLibrary::load(const fs::path& file)
{
  unload();
  std::error_code failed;
  const fs::path place = fs::absolute(file, failed); // A mere name would be searched in the folders of the system.
  if(failed || !fs::is_regular_file(place, failed))
    return refereeText("simuroReferee.noFile", file.string());
  void* const library = dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
  if(!library)
  {
    const char* const error = dlerror();
    return refereeText("simuroReferee.notLoaded", file.string(), error ? error : "");
  }
  RefereeFunctions functions;
  LocalText why;
  if(const char* const missing = findAll(library, functions))
    why = refereeText("simuroReferee.noFunction", file.string(), missing);
  else if(const uint32_t version = functions.apiVersion(); version != SREF_API_VERSION)
    why = refereeText("simuroReferee.version", file.string(), static_cast<long>(version),
                      static_cast<long>(SREF_API_VERSION));
  if(!why.empty())
  {
    dlclose(library);
    return why;
  }
  library_ = library;
  functions_ = functions;
  return {};
}

void RefereeLibrary::unload()
{
  if(library_)
    dlclose(library_);
  library_ = nullptr;
  functions_ = {};
}

} // namespace sparkwright::simurosot
