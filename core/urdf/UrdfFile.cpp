#include "core/urdf/UrdfFile.h"

#include "core/text/InQuotes.h"
#include "core/disk/ReadFile.h"
#include "core/text/WriteFile.h"
#include "core/urdf/Capsules.h"
#include "core/urdf/UrdfMeshes.h"
#include "core/urdf/UrdfReader.h"
#include "core/urdf/UrdfTexts.h"
#include "core/xacro/Xacro.h"

#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace sparkwright::urdf
{

namespace
{

std::vector<std::string> meshFiles(const Model& model)
{
  std::vector<std::string> files;
  for(const Link& link : model.links)
    for(const std::vector<Shape>* const shapes : {&link.visuals, &link.collisions})
      for(const Shape& shape : *shapes)
        if(shape.geometry.kind == Geometry::Kind::Mesh)
          files.push_back(shape.geometry.file);
  return files;
}

} // namespace

bool convertFile(const std::filesystem::path& urdf, const std::filesystem::path& scene, const Options& options,
                 Diagnostics& diagnostics)
{
  namespace fs = std::filesystem;
  const std::string name = urdf.string();
  const auto fail = [&](const std::string& file, LocalText message, LocalText hint)
  {
    diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0, std::move(message), std::move(hint)));
    return false;
  };
  std::error_code error;
  const ReadFile source = readFile(urdf, largestFile);
  if(source.outcome == ReadFile::Outcome::TooLarge)
    return fail(name, urdfText("urdf.tooLarge", largestFile >> 20), urdfText("urdf.isItUrdf"));
  if(!source)
    return fail(name, urdfText("urdf.unreadable"), urdfText("urdf.checkName"));
  const auto packages = std::make_shared<xacro::Packages>(options.packages, urdf);
  std::optional<xacro::Expanded> expanded;
  if(xacro::isXacro(source.text))
  {
    expanded = xacro::expandText(source.text, urdf, {options.arguments, packages, {}, options.stop}, diagnostics);
    if(!expanded)
      return false;
  }
  const std::size_t first = diagnostics.size();
  const auto toSources = [&]
  {
    for(std::size_t i = first; i < diagnostics.size(); ++i)
      diagnostics[i].file = name;
    if(expanded)
      expanded->toSources(diagnostics, first);
  };
  std::optional<Model> model = read(expanded ? expanded->text : source.text, name, diagnostics);
  if(!model)
  {
    toSources();
    return false;
  }
  joinCapsules(*model);
  MeshFolder meshes(urdf, scene, packages);
  const auto stopped = [&]
  {
    return options.stop.stop_requested() &&
           !fail(name, urdfText("urdf.stopped"), urdfText("urdf.nothingWritten"));
  };
  if(!meshes.readAll(meshFiles(*model), options.stop, options.progress) && stopped())
    return false;
  const std::string written = toScene(*model, urdf.filename().string(), options, meshes, diagnostics);
  if(stopped())
    return false;
  toSources();
  for(const MeshFolder::Copy& copy : meshes.copies())
  {
    fs::create_directories(copy.to.parent_path(), error);
    if(copy.from.empty())
    {
      if(const std::string problem = writeAtomically(copy.to, copy.text); !problem.empty())
        return fail(copy.to.string(), urdfText("urdf.cannotWrite", problem), urdfText("urdf.writable"));
      continue;
    }
    fs::copy_file(copy.from, copy.to, fs::copy_options::overwrite_existing, error);
    if(error)
      return fail(name, urdfText("urdf.cannotCopy", inQuotes(copy.from.string()), inQuotes(copy.to.string())),
                  urdfText("urdf.writable"));
  }
  if(const std::string problem = writeAtomically(scene, written); !problem.empty())
    return fail(scene.string(), urdfText("urdf.cannotWrite", problem), urdfText("urdf.writable"));
  return true;
}

} // namespace sparkwright::urdf
