#include "core/design/export/UrdfExport.h"

#include "core/design/DesignTexts.h"
#include "core/design/export/RobotExtras.h"
#include "core/design/export/RobotGraph.h"
#include "core/design/export/RobotModel.h"
#include "core/files/FileService.h"
#include "core/object/Context.h"
#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/text/WriteFile.h"
#include "core/urdf/UrdfWriter.h"
#include "core/world/World.h"

#include <system_error>
#include <utility>

namespace sparkwright::design
{

namespace
{

namespace fs = std::filesystem;

bool load(World& world, const std::string& scene, const std::vector<std::string>& parameters)
{
  if(parameters.empty())
    return world.load(scene);
  return world.setUp() && world.importScene(world.nameOf(scene), parameters);
}

/// @return empty, or why it cannot be written
std::string write(const fs::path& file, const std::string& content)
{
  std::error_code error;
  if(file.has_parent_path())
    fs::create_directories(file.parent_path(), error);
  return error ? error.message() : writeAtomically(file, content);
}

} // namespace

bool exportUrdf(World& world, const std::string& scene, const fs::path& urdf, const UrdfExportOptions& options,
                Diagnostics& diagnostics)
{
  const auto fail = [&](const std::string& file, LocalText message, LocalText hint)
  {
    diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0, std::move(message), std::move(hint)));
    return false;
  };
  std::error_code ignored;
  if(fs::is_fifo(urdf, ignored))
    return fail(urdf.string(), designText("robotExport.pipe"), designText("robotExport.otherName"));
  world.log().setSink(
      [&diagnostics](const Diagnostic& said)
      {
        if(said.severity >= Diagnostic::Severity::Error)
          diagnostics.push_back(said);
      });
  const bool loaded = load(world, scene, options.parameters);
  world.log().setSink({});
  if(!loaded)
    return fail(scene, designText("robotExport.notLoaded"), designText("robotExport.check"));
  if(const auto source = world.context().files->find(world.nameOf(scene)); source && fs::equivalent(*source, urdf, ignored))
    return fail(urdf.string(), designText("robotExport.sameFile"), designText("robotExport.otherName"));
  const RobotGraph graph = robotGraph(world, options.robot, diagnostics);
  if(graph.bodies.empty())
  {
    diagnostics.back().file = scene;
    return false;
  }
  const std::string name = SceneWriter::nameFrom(urdf.stem().string());
  ExportedMeshes meshes(world.context(), name + "_meshes", options.makeMesh);
  const urdf::Model model = robotModel(graph, name, meshes, diagnostics);
  noteExtras(world, graph, diagnostics);
  if(graph.others > 0)
    diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Note, scene, 0, 0,
                                         designText("robotExport.others", graph.others),
                                         designText("robotExport.choose")));
  for(const ExportedMeshes::File& mesh : meshes.files())
  {
    const fs::path file = urdf.parent_path() / mesh.name;
    if(const std::string problem = write(file, mesh.content); !problem.empty())
      return fail(file.string(), designText("robotExport.notWritten", problem), designText("robotExport.writable"));
  }
  const std::string text = urdf::writeUrdf(model, name + ", a robot of " + fs::path(scene).filename().string() +
                                                      ", written by Sparkwright");
  if(const std::string problem = write(urdf, text); !problem.empty())
    return fail(urdf.string(), designText("robotExport.notWritten", problem), designText("robotExport.writable"));
  return true;
}

} // namespace sparkwright::design
