#include "app/server/libraries/ImageLibrary.h"

#include "app/server/libraries/QtLibrary.h"

namespace sparkwright
{

namespace
{

namespace fs = std::filesystem;

constexpr const char* imageFile = "sparkwright-images.so";
} // namespace

MakeImageDrawer imagesFromLibrary(std::vector<fs::path> directories)
{
  return [directories = std::move(directories)](std::string& problem)
  { return loadFrom<ImageDrawer>(imageFile, directories, "sparkwrightImages", problem); };
}

FilmMaker filmsFromLibrary(const std::vector<fs::path>& directories, std::string& problem)
{
  const std::unique_ptr<FilmMaker> made = loadFrom<FilmMaker>(imageFile, directories, "sparkwrightFilms", problem);
  return made ? *made : FilmMaker();
}

design::MakeMesh modelsFromLibrary(const std::vector<fs::path>& directories, std::string& problem)
{
  const std::unique_ptr<design::MakeMesh> made =
      loadFrom<design::MakeMesh>(imageFile, directories, "sparkwrightModels", problem);
  return made ? *made : design::MakeMesh();
}

} // namespace sparkwright
