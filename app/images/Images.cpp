#include "core/design/export/ExportedMeshes.h"
#include "core/object/Plugin.h"
#include "viewer/film/Film.h"
#include "viewer/models/ModelFile.h"
#include "viewer/pictures/CameraImages.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <clocale>
#include <cstring>
#include <memory>
#include <string>

// The shared library by which the headless server draws, if it is there; app/server/libraries/ImageLibrary.cpp loads it.

namespace
{

bool fits(const char* abi, std::string* problem)
{
  if(std::strcmp(abi, sparkwright::pluginAbi) == 0)
    return true;
  *problem =
      std::string("the library that draws them was built for ") + sparkwright::pluginAbi + ", this program is " + abi;
  return false;
}

/// Needs a QCoreApplication.
bool hasOffscreenPlatform()
{
  const QStringList folders = QCoreApplication::libraryPaths();
  return std::ranges::any_of(folders, [](const QString& folder)
                             { return QFileInfo::exists(folder + QStringLiteral("/platforms/libqoffscreen.so")); });
}

} // namespace

/// @param abi      of the program, as that of a plugin
/// @param problem  receives why there is no drawer, and what helps
extern "C" __attribute__((visibility("default"))) sparkwright::ImageDrawer* sparkwrightImages(const char* abi,
                                                                                              std::string* problem)
{
  return fits(abi, problem) ? sparkwright::CameraImages::create(*problem).release() : nullptr;
}

/// @return a function that makes films; null: `problem` says why not
extern "C" __attribute__((visibility("default"))) sparkwright::FilmMaker* sparkwrightFilms(const char* abi, std::string* problem)
{
  using namespace sparkwright;
  if(!fits(abi, problem))
    return nullptr;
  return new FilmMaker(
      [](FrameSequence& run, const std::filesystem::path& target, const FilmChoice& choice, const ExportProgress& progress)
      {
        std::string name = "sparkwright-server", option = "-platform", platform = "offscreen";
        char* arguments[] = {name.data(), option.data(), platform.data(), nullptr};
        int count = 3, one = 1;
        // For the process of ffmpeg, and for fonts. Without its platform a QGuiApplication would end the program.
        std::unique_ptr<QCoreApplication> program = std::make_unique<QCoreApplication>(one, arguments);
        if(hasOffscreenPlatform())
        {
          program.reset();
          program = std::make_unique<QGuiApplication>(count, arguments);
        }
        std::setlocale(LC_NUMERIC, "C"); // Qt takes the system's; the log has points.
        return makeFilm(run, target, choice, progress);
      });
}

/// @return a function that makes the meshes of models that have no file
extern "C" __attribute__((visibility("default"))) sparkwright::design::MakeMesh* sparkwrightModels(const char* abi,
                                                                                                    std::string* problem)
{
  return fits(abi, problem) ? new sparkwright::design::MakeMesh(sparkwright::modelFile) : nullptr;
}
