#include "app/server/ImageLibrary.h"

#include "core/object/Plugin.h"

#include <dlfcn.h>
#include <string>

namespace sparkwright
{

namespace
{

namespace fs = std::filesystem;

constexpr const char* fileName = "sparkwright-images.so";
/// Makes something that draws, with the program's pluginAbi.
template<class Drawer> using Entry = Drawer*(const char* abi, std::string* problem);

std::string whyNot()
{
  const char* const error = dlerror();
  return error ? error : "unknown error";
}

template<class Drawer>
std::unique_ptr<Drawer> load(const std::vector<fs::path>& directories, const char* entryName, std::string& problem)
{
  std::string places;
  for(const fs::path& directory : directories)
  {
    const fs::path file = directory / fileName;
    std::error_code error;
    places += (places.empty() ? "" : ", ") + directory.string();
    if(!fs::is_regular_file(file, error))
      continue;
    // Never closed, since Qt is not made for that.
    void* const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    auto* const entry = library ? reinterpret_cast<Entry<Drawer>*>(dlsym(library, entryName)) : nullptr;
    if(entry)
      return std::unique_ptr<Drawer>(entry(pluginAbi, &problem));
    problem = "the library that draws them cannot be used: " + whyNot() + "; install the packages that the IDE needs";
    return nullptr;
  }
  problem = std::string("there is no ") + fileName + " in the plugin directories" +
            (places.empty() ? "" : " (" + places + ")") + "; it comes with the IDE";
  return nullptr;
}

} // namespace

MakeImageDrawer imagesFromLibrary(std::vector<fs::path> directories)
{
  return [directories = std::move(directories)](std::string& problem)
  { return load<ImageDrawer>(directories, "sparkwrightImages", problem); };
}

FilmMaker filmsFromLibrary(const std::vector<fs::path>& directories, std::string& problem)
{
  const std::unique_ptr<FilmMaker> made = load<FilmMaker>(directories, "sparkwrightFilms", problem);
  return made ? *made : FilmMaker();
}

} // namespace sparkwright
