#include "app/server/ConvertRun.h"

#include "app/server/ServerRun.h"
#include "app/server/libraries/ImageLibrary.h"
#include "core/design/export/UrdfExport.h"
#include "core/setup/DataPath.h"
#include "core/urdf/ImportReport.h"
#include "core/urdf/UrdfFile.h"
#include "core/world/World.h"

#include <algorithm>
#include <iostream>
#include <optional>
#include <utility>

namespace sparkwright
{

namespace
{

bool exportRobot(const ServerOptions& options, Diagnostics& diagnostics)
{
  std::filesystem::path missing;
  const WorldOptions settings = worldOptions(options, 1, findDataDirectories(options.data, missing));
  // Loaded when the first mesh has no file.
  const auto makeMesh = [made = std::optional<design::MakeMesh>(), directories = settings.pluginDirectories](
                            const std::string& mesh, const Vec3f& scale) mutable
  {
    std::string problem; // That the meshes are missing is said of each.
    if(!made)
      made = modelsFromLibrary(directories, problem);
    return *made ? (*made)(mesh, scale) : MeshImporter::Content();
  };
  World world(settings);
  for(const std::filesystem::path& mounted : options.mounts)
    if(std::string problem = world.mount(mounted); !problem.empty())
    {
      diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Error, mounted.string(), 0, 0, std::move(problem),
                                           "name a directory or a zip archive"));
      return false;
    }
  return design::exportUrdf(world, options.converted, options.files.front(),
                            {options.robot.string(), options.parameters, makeMesh}, diagnostics);
}

} // namespace

int runConversion(const ServerOptions& options)
{
  Diagnostics diagnostics;
  const bool written = options.urdf.empty() ? exportRobot(options, diagnostics)
                                            : urdf::convertFile(options.urdf, options.files.front(),
                                                                {.packages = options.packages,
                                                                 .arguments = options.xacroArguments,
                                                                 .ground = options.ground,
                                                                 .meshes = static_cast<urdf::MeshShape>(options.meshShape),
                                                                 .fixed = options.fixed},
                                                                diagnostics);
  std::cout << urdf::ImportReport(diagnostics).text(); // Control characters are escaped in it.
  if(!written)
    return static_cast<int>(ExitCode::BadUsage);
  const auto lost = std::ranges::count(diagnostics, Diagnostic::Severity::Warning, &Diagnostic::severity);
  std::cout << options.files.front() << " written; warnings: " << lost << '\n';
  return lost > 0 ? 1 : 0;
}

} // namespace sparkwright
