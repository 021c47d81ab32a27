#include "core/urdf/UrdfFile.h"

#include "core/text/InQuotes.h"
#include "core/disk/ReadFile.h"
#include "core/text/WriteFile.h"
#include "core/urdf/UrdfMeshes.h"
#include "core/urdf/UrdfReader.h"
#include "core/urdf/UrdfTexts.h"

#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace sparkwright::urdf
{

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
  const std::string& text = source.text;
  const std::optional<Model> model = read(text, name, diagnostics);
  if(!model)
    return false;
  MeshFolder meshes(urdf, scene, options.packages);
  const std::string written = toScene(*model, urdf.filename().string(), options, meshes, diagnostics);
  for(Diagnostic& diagnostic : diagnostics)
    diagnostic.file = name;
  for(const MeshFolder::Copy& copy : meshes.copies())
  {
    fs::create_directories(copy.to.parent_path(), error);
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
