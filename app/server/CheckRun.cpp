#include "app/server/CheckRun.h"

#include "app/server/ServerRun.h"
#include "core/object/ClassReference.h"
#include "core/object/Context.h"
#include "core/run/SceneCheck.h"
#include "core/setup/DataPath.h"
#include "core/text/Json.h"

#include <algorithm>
#include <iostream>

namespace sparkwright
{

namespace
{

std::string json(const Diagnostics& diagnostics)
{
  std::string out = "[";
  for(const Diagnostic& d : diagnostics)
    out += (out.size() > 1 ? ",\n " : "\n ") + ("{\"file\": " + jsonString(d.file)) + ", \"line\": " +
           std::to_string(d.line) + ", \"column\": " + std::to_string(d.column) + ", \"severity\": " +
           (d.severity == Diagnostic::Severity::Error ? "\"error\"" : "\"warning\"") +
           ", \"message\": " + jsonString(d.message) + ", \"hint\": " + jsonString(d.hint) + '}';
  return out + "\n]\n";
}

/// One line, whatever names the file holds.
std::string line(const Diagnostic& diagnostic)
{
  std::string text = diagnostic.text();
  std::replace_if(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return text += '\n';
}

} // namespace

int runCheck(const ServerOptions& options)
{
  std::filesystem::path missing;
  SceneCheckOptions checkOptions;
  checkOptions.world = worldOptions(options, 1, findDataDirectories(options.data, missing));
  if(!missing.empty())
  {
    std::cerr << "sparkwright-server: no data directory `" << missing.string() << "`\n";
    return static_cast<int>(ExitCode::BadUsage);
  }
  checkOptions.script = options.script;
  checkOptions.parameters = options.parameters;
  std::vector<std::string> files;
  for(const std::string& name : options.files)
    for(std::string& file : sceneFilesBelow(name))
      files.push_back(std::move(file));
  if(files.empty())
  {
    std::cerr << "sparkwright-server: --check needs files or directories that hold scenes\n";
    return static_cast<int>(ExitCode::BadUsage);
  }
  const Diagnostics diagnostics = SceneCheck(std::move(checkOptions)).check(files);
  if(options.json)
    std::cout << json(diagnostics);
  else
    for(const Diagnostic& diagnostic : diagnostics)
      std::cout << line(diagnostic);
  int worst = 0;
  for(const Diagnostic& diagnostic : diagnostics)
    worst = std::max(worst, diagnostic.severity == Diagnostic::Severity::Error ? 2 : 1);
  return worst;
}

int listClasses(const ServerOptions& options)
{
  std::filesystem::path missing;
  World world(worldOptions(options, 1, findDataDirectories(options.data, missing)));
  world.log().setSink([](const Diagnostic& diagnostic) { std::cerr << line(diagnostic); });
  for(const std::string& bundle : options.bundles)
    world.importBundle(bundle);
  const Registry& registry = *world.context().registry;
  std::cout << (options.classList == "json"       ? classListJson(registry)
                : options.classList == "markdown" ? classReference(registry)
                                                  : classListText(registry));
  return 0;
}

} // namespace sparkwright
