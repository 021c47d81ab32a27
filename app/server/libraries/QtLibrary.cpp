#include "app/server/libraries/QtLibrary.h"

#include <dlfcn.h>

namespace sparkwright
{

namespace
{

namespace fs = std::filesystem;

std::string whyNot()
{
  const char* const error = dlerror();
  return error ? error : "unknown error";
}

} // namespace

void* functionFrom(const char* fileName, const std::vector<fs::path>& directories, const char* name, std::string& problem)
{
  std::string places;
  for(const fs::path& directory : directories)
  {
    const fs::path file = directory / fileName;
    std::error_code error;
    places += (places.empty() ? "" : ", ") + directory.string();
    if(!fs::is_regular_file(file, error))
      continue;
    void* const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const entry = library ? dlsym(library, name) : nullptr;
    if(!entry)
      problem = "the library that makes them cannot be used: " + whyNot() + "; install the packages that the IDE needs";
    return entry;
  }
  problem = std::string("there is no ") + fileName + " in the plugin directories" +
            (places.empty() ? "" : " (" + places + ")") + "; it comes with the IDE";
  return nullptr;
}

} // namespace sparkwright
