#include "core/design/NewScene.h"

#include "core/design/DesignTexts.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <system_error>
#include <vector>

namespace sparkwright::design
{

namespace fs = std::filesystem;

namespace
{

using SceneKind = NewScene::Kind;

const char* templateOf(SceneKind kind)
{
  switch(kind)
  {
  case SceneKind::Empty:
    return "empty.rsg";
  case SceneKind::Ground:
    return "ground.rsg";
  case SceneKind::Falling:
    return "falling.rsg";
  case SceneKind::Soccer:
    return "soccer.rsg";
  case SceneKind::SetUp:
    return "setup.rb";
  }
  return "ground.rsg";
}

std::string stemOf(const NewScene& scene)
{
  const std::string ending = fs::path(templateOf(scene.kind)).extension().string();
  return scene.name.ends_with(ending) ? scene.name.substr(0, scene.name.size() - ending.size()) : scene.name;
}

/// Beside the script.
fs::path sceneBeside(const NewScene& scene)
{
  return scene.folder / (stemOf(scene) + ".rsg");
}

std::string withNames(std::string text, const NewScene& scene)
{
  const std::pair<std::string_view, std::string> values[] = {{"@NAME@", stemOf(scene)},
                                                             {"@SCENE@", sceneBeside(scene).filename().string()}};
  for(const auto& [name, value] : values)
    for(std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size())
      text.replace(at, name.size(), value);
  return text;
}

} // namespace

fs::path fileOf(const NewScene& scene)
{
  return scene.folder / (stemOf(scene) + fs::path(templateOf(scene.kind)).extension().string());
}

LocalText problemOf(const NewScene& scene)
{
  // Signs that other systems, scripts and scenes do not take in names of files.
  constexpr std::string_view forbidden = "/\\:*?\"'<>|`()$;";
  const std::string name = stemOf(scene);
  if(name.empty())
    return designText("newScene.noName");
  if(name.size() > NewScene::longestName)
    return designText("newScene.longName", static_cast<long>(NewScene::longestName));
  if(name.front() == '.' || name.front() == '-' || name.front() == ' ' || name.back() == ' ')
    return designText("newScene.nameEnds");
  if(std::ranges::any_of(
         name, [&](unsigned char c)
         { return c < 0x20 || c == 0x7f || forbidden.find(static_cast<char>(c)) != std::string_view::npos; }))
    return designText("newScene.nameSigns", std::string(forbidden));
  std::error_code failed;
  if(scene.folder.empty() || !scene.folder.is_absolute())
    return designText("newScene.noFolder");
  if(fs::exists(scene.folder, failed) && !fs::is_directory(scene.folder, failed))
    return designText("newProject.isFile", scene.folder.string());
  std::vector<fs::path> files{fileOf(scene)};
  if(scene.kind == SceneKind::SetUp)
    files.push_back(sceneBeside(scene));
  for(const fs::path& file : files)
    if(fs::exists(fs::symlink_status(file, failed)))
      return designText("newScene.isThere", file.filename().string());
  return {};
}

fs::path makeScene(const NewScene& scene, const fs::path& data, LocalText& problem)
{
  problem = problemOf(scene);
  if(!problem.empty())
    return {};
  struct File
  {
    fs::path path;
    std::string text;
  };
  std::vector<File> files;
  const auto add = [&](const fs::path& path, const std::string& source)
  {
    const fs::path from = data / "templates" / (source + ".in");
    std::ifstream in(from, std::ios::binary);
    std::ostringstream text;
    if(in && text << in.rdbuf())
      files.push_back({path, withNames(std::move(text).str(), scene)});
    else
      problem = designText("newProject.noTemplate", from.string());
  };
  add(fileOf(scene), templateOf(scene.kind));
  if(scene.kind == SceneKind::SetUp)
    add(sceneBeside(scene), templateOf(SceneKind::Ground));
  if(!problem.empty())
    return {};
  std::error_code failed;
  fs::create_directories(scene.folder, failed);
  std::string why = failed ? failed.message() : std::string();
  std::vector<fs::path> written;
  for(const File& file : files)
    if(why.empty() && (why = writeAtomically(file.path, file.text)).empty())
      written.push_back(file.path);
  if(why.empty())
    return files.front().path;
  for(const fs::path& path : written)
    fs::remove(path, failed);
  problem = designText("newScene.notMade", scene.folder.string(), why);
  return {};
}

} // namespace sparkwright::design
