#include "core/world/WorldLoader.h"

#include "core/disk/ReadFile.h"
#include "core/setup/DataPath.h"
#include "core/setup/SetUpTexts.h"
#include "core/world/WorldParts.h"

#include <filesystem>
#include <string_view>

namespace sparkwright
{

namespace fs = std::filesystem;

bool WorldLoader::setUp(const std::string& script)
{
  // Here and not at the start, when nobody listens to the log yet.
  bool done = true;
  for(const std::string& bundle : parts_.options.bundles)
    done = importBundle(bundle) && done;
  if(!done) // What the scene needs of it would be missing in silence.
    return false;
  parts_.scripts->withinOneBudget([&] { done = script.empty() ? runStandardScripts() : runSetUp(script); });
  return done;
}

bool WorldLoader::runSetUp(const std::string& script)
{
  // Set-ups take its functions for granted, and so do scenes with the standard materials.
  const bool hasOwn = runInitScripts();
  for(const char* const standard : {"scripts/spark.rb", "setups/materials.rb"})
    if((!hasOwn || !std::string_view(standard).ends_with("spark.rb")) && parts_.files.locate(standard))
      parts_.scripts->runFile(standard);
  return parts_.scripts->runFile(nameOf(script));
}

/// Those of WorldOptions::initScripts. @return whether a spark.rb is among them
bool WorldLoader::runInitScripts()
{
  constexpr std::uint64_t longest = 1 << 20; // bytes
  bool hasSpark = false;
  for(const char* const name : {"zeitgeist.rb", "oxygen.rb", "kerosin.rb", "spark.rb"})
  {
    const std::filesystem::path file = parts_.options.initScripts / name;
    std::error_code missing;
    if(parts_.options.initScripts.empty() || !std::filesystem::exists(file, missing))
      continue;
    const ReadFile script = readFile(file, longest);
    if(script)
    {
      // For spark.rb, so that it does not run ours as well.
      parts_.scripts->runText("$initScripts = ($initScripts || []) + ['" + std::string(name) + "']", name);
      parts_.scripts->runText(script.text, file.string());
    }
    else
      parts_.log.error(setUpText("setUp.fileSays", file.string(), setUpText("setUp.unreadable")));
    hasSpark = hasSpark || (script && std::string_view(name) == "spark.rb");
  }
  return hasSpark;
}

bool WorldLoader::runStandardScripts()
{
  for(const League* const league : parts_.options.leagues)
    for(const std::string& standard : league->standardScripts())
      if(parts_.files.locate(standard))
        parts_.scripts->runFile(standard);
  return true;
}

bool WorldLoader::importScene(const std::string& file, std::span<const std::string> arguments)
{
  bool done = false;
  parts_.scripts->withinOneBudget(
      [&] { done = parts_.importers.importFile(nameOf(file), parts_.active.scene(), arguments); });
  return done;
}

bool WorldLoader::importBundle(const std::string& name)
{
  const LocalText problem = parts_.plugins.load(name, *parts_.registry);
  if(!problem.empty())
    parts_.log.error(setUpText("setUp.bundle", name, problem));
  return problem.empty();
}

std::string WorldLoader::nameOf(const std::string& name)
{
  std::error_code error;
  fs::path whole = fs::canonical(name, error);
  if(error) // It may have been deleted while it was edited.
    whole = fs::weakly_canonical(fs::absolute(name, error), error);
  if(error || (!fs::exists(whole, error) && !parts_.files.hasOverlay(whole)))
    return name;
  // By one name, however it is asked for: messages name files by it.
  if(parts_.files.find(name) == whole)
    for(const fs::path& directory : parts_.files.directories())
      if(const fs::path inside = whole.lexically_relative(directory); !inside.empty() && *inside.begin() != "..")
        return inside.string();
  const DataFile file = dataRootOf(whole);
  parts_.files.addFirstDirectory(file.root); // Its own neighbours, not ours of the same name.
  return file.name;
}

} // namespace sparkwright
