#include "core/design/NewProject.h"

#include "core/design/DesignTexts.h"
#include "core/programs/TeamFile.h"
#include "core/run/Project.h"
#include "core/run/ProjectText.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>

namespace sparkwright::design
{

namespace fs = std::filesystem;

namespace
{

using ProjectKind = NewProject::Kind;

/// Agents may ask for robots in this folder only.
constexpr const char* robotFile = "rsg/agent/robot.rsg";

/// What an agent moves: sensor, effector, how far it swings (degrees; 0: it turns), how fast (rad/s).
struct Moved
{
  std::string sensor, effector;
  int swing;
  int speed;
};

std::vector<Moved> movedOf(const NewProject& project)
{
  if(project.kind == ProjectKind::Match) // Looks about, and waves.
    return {{"hj1", "he1", 60, 3}, {"raj1", "rae1", 60, 3}, {"laj1", "lae1", 60, 3}};
  std::vector<Moved> moved;
  const bool wheels = project.robot.kind == RobotPlan::Kind::Wheeled;
  for(const std::string& joint : jointNames(project.robot))
    moved.push_back({joint, joint + "_motor", wheels ? 0 : 10, 2});
  return moved;
}

std::optional<std::string> contentOf(const fs::path& file)
{
  std::ifstream in(file, std::ios::binary);
  if(!in)
    return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

using Values = std::vector<std::pair<std::string, std::string>>;

std::string filled(std::string text, const Values& values)
{
  for(const auto& [name, value] : values)
    for(std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size())
      text.replace(at, name.size(), value);
  return text;
}

Values valuesOf(const NewProject& project)
{
  const bool python = project.agent == NewProject::Agent::Python, match = project.kind == ProjectKind::Match;
  std::string joints;
  for(const Moved& each : movedOf(project))
    joints += (python ? "    (\"" : "  {\"") + each.sensor + "\", \"" + each.effector + "\", " +
              std::to_string(each.swing) + ", " + std::to_string(each.speed) + (python ? "),\n" : "},\n");
  return {{"@NAME@", project.name},
          {"@PROJECT@", project.name + Project::extension},
          {"@TEAM@", project.team},
          {"@WHAT@", match ? "a player that looks about and waves" : "moves every joint of the robot"},
          {"@SCENE@", match ? "rsg/agent/nao/nao_hetero.rsg 0" : robotFile},
          {"@GAME@", python ? (match ? "True" : "False") : (match ? "true" : "false")},
          {"@JOINTS@", joints},
          {"@WORLD@", project.kind == ProjectKind::Robot
                          ? std::string(", in which agents put the robot of ") + robotFile
                          : std::string()},
          {"@CONTENT@", project.kind == ProjectKind::Robot
                            ? ""
                            : "\n  ; A box of wood. Copy it, change it, or add parts by Edit > Add.\n"
                              "  (nd Transform\n    (setName box)\n    (setLocalPos 0 0 0.5)\n"
                              "    (nd SMN (setName mesh) (load StdUnitBox) (sSc 0.4 0.4 0.4) (sMat matOrange))\n"
                              "    (nd RigidBody (setName body) (setBoxTotal 38.4 0.4 0.4 0.4))\n"
                              "    (nd BoxCollider\n      (setName collider)\n      (setBoxLengths 0.4 0.4 0.4)\n"
                              "      (nd ContactJointHandler (setName contact) (setContactBounceMode false))))\n"}};
}

std::string teamText(const NewProject& project)
{
  const bool python = project.agent == NewProject::Agent::Python, match = project.kind == ProjectKind::Match;
  return std::string("# The team of this project: how its programs are started.\n") +
         (match ? "# More players: a larger count.\n" : "") + "name = \"" + project.team + "\"\n\n[[program]]\n" +
         (python ? "command = \"python3\"\narguments = [\"-u\", \"agent.py\", "
                 : "command = \"./start.sh\"\narguments = [") +
         "\"--host\", \"{host}\", \"--port\", \"{port}\", \"--team\", \"{team}\", \"--number\", \"{number}\"]\n"
         "count = " +
         (match ? "4" : "1") + "\n";
}

constexpr const char* opponentText =
    "# The opponent: the sample team that comes with Sparkwright.\n"
    "name = \"Opponent\"\n\n[[program]]\ncommand = \"sparkwright-team\"\n"
    "arguments = [\"--host\", \"{host}\", \"--port\", \"{port}\", \"--team\", \"{team}\", "
    "\"--first\", \"{number}\", \"--n\", \"{agents}\"]\nagents = 4\n";

/// The project file, with comments that tell a beginner what is what.
std::string projectFile(const NewProject& project)
{
  Project file;
  std::string about;
  switch(project.kind)
  {
  case ProjectKind::EmptyScene:
    file.scene = "world.rsg";
    file.layout = "design";
    about = "# world.rsg is the scene: ground, lamps and a box.\n";
    break;
  case ProjectKind::Robot:
    file.scene = "world.rsg";
    file.layout = "design";
    about = "# world.rsg is the scene: ground and lamps. rsg/agent/robot.rsg is the robot: open it to change it.\n";
    break;
  case ProjectKind::Match:
    file.scene = "setups/soccer.rb";
    file.layout = "match";
    file.variables = {{"AutomaticKickOff", "true"}, {"MinRobotTypesCount", "1"}};
    about = "# The scene is the soccer field of the 3D league, which comes with Sparkwright.\n";
    break;
  case ProjectKind::Import:
    file.scene = project.scene.string();
    if(const fs::path near = project.scene.lexically_relative(project.folder); !near.empty() && *near.begin() != "..")
      file.scene = near.string();
    about = "# The scene stays where it is; what it imports is found from there.\n";
    break;
  }
  if(project.hasAgent())
    file.teams.push_back({project.name + TeamFile::extension});
  if(project.hasAgent() && project.kind == ProjectKind::Robot)
    about += "# The team is a program that asks for the robot and moves it. Start it by Match > Start teams of the "
             "project.\n";
  if(project.kind == ProjectKind::Match)
  {
    file.teams.push_back({std::string("opponent") + TeamFile::extension});
    about += "# The first team plays on the left. Start them by Match > Start teams of the project.\n";
  }
  const std::string text = projectText(file);
  const std::size_t head = text.find("\n\n") + 1;
  return "# " + project.name + ": a Sparkwright project. Open it with `sparkwright \"" + project.name +
         Project::extension + "\"`.\n#\n" + about +
         "# Settings of the game go into [variables]; docs/projects.md lists all that a project knows.\n" +
         text.substr(head);
}

bool isPlain(const std::string& text)
{
  return std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '-' || c == '.'; });
}

} // namespace

LocalText problemOfProjectName(const std::string& name)
{
  constexpr std::string_view forbidden = "/\\:*?\"<>|`";
  if(name.empty())
    return designText("newProject.noName");
  if(name.size() > NewProject::longestName)
    return designText("newProject.longName", static_cast<long>(NewProject::longestName));
  if(name.front() == '.' || name.front() == '-' || name.front() == ' ' || name.back() == ' ')
    return designText("newProject.nameEnds");
  if(std::ranges::any_of(
         name, [&](unsigned char c)
         { return c < 0x20 || c == 0x7f || forbidden.find(static_cast<char>(c)) != std::string_view::npos; }))
    return designText("newProject.nameSigns", std::string(forbidden));
  return {};
}

LocalText problemOf(const NewProject& project)
{
  if(LocalText problem = problemOfProjectName(project.name); !problem.empty())
    return problem;
  if(project.hasAgent() && (project.team.empty() || !isPlain(project.team)))
    return designText("newProject.teamName");
  if(project.hasAgent() && project.name == "opponent")
    return designText("newProject.nameTaken", project.name);
  if(project.kind == ProjectKind::Robot)
    if(LocalText problem = problemOf(project.robot); !problem.empty())
      return problem;
  std::error_code failed;
  if(project.kind == ProjectKind::Import)
  {
    const std::string type = project.scene.extension().string();
    if(!fs::is_regular_file(project.scene, failed))
      return designText("newProject.noScene", project.scene.string());
    if(type != ".rsg" && type != ".ros" && type != ".rb")
      return designText("newProject.otherScene", project.scene.filename().string());
  }
  if(project.folder.empty() || !project.folder.is_absolute())
    return designText("newProject.noFolder");
  if(fs::exists(project.folder, failed) && !fs::is_directory(project.folder, failed))
    return designText("newProject.isFile", project.folder.string());
  if(fs::is_directory(project.folder, failed) && !fs::is_empty(project.folder, failed))
    return designText("newProject.fullFolder", project.folder.string());
  return {};
}

std::vector<NewFile> filesOf(const NewProject& project, const fs::path& data, LocalText& problem)
{
  std::vector<NewFile> files{{project.name + Project::extension, projectFile(project)}};
  const Values values = valuesOf(project);
  const auto add = [&](const char* source, const std::string& name, bool executable = false)
  {
    const std::optional<std::string> text = contentOf(data / source);
    if(text)
      files.push_back({name, filled(*text, values), executable});
    else
      problem = designText("newProject.noTemplate", (data / source).string());
  };
  if(project.kind == ProjectKind::EmptyScene || project.kind == ProjectKind::Robot)
    add("projects/world.rsg.in", "world.rsg");
  if(project.kind == ProjectKind::Robot)
    files.push_back({robotFile, robotScene(project.robot)});
  if(project.kind == ProjectKind::Match)
    files.push_back({std::string("opponent") + TeamFile::extension, opponentText});
  if(project.hasAgent())
  {
    files.push_back({project.name + TeamFile::extension, teamText(project)});
    if(project.agent == NewProject::Agent::Python)
      add("projects/agent.py.in", "agent.py", true);
    else
    {
      add("projects/agent.cpp.in", "agent.cpp");
      add("projects/start.sh", "start.sh", true);
    }
  }
  return problem.empty() ? files : std::vector<NewFile>();
}

fs::path makeProject(const NewProject& project, const fs::path& data, LocalText& problem)
{
  problem = problemOf(project);
  if(!problem.empty())
    return {};
  const std::vector<NewFile> files = filesOf(project, data, problem);
  if(files.empty())
    return {};
  std::error_code failed;
  const bool wasThere = fs::is_directory(project.folder, failed);
  fs::create_directories(project.folder, failed);
  std::string why = failed ? failed.message() : std::string();
  std::vector<fs::path> written;
  for(const NewFile& file : files)
  {
    if(!why.empty())
      break;
    const fs::path path = project.folder / file.name;
    fs::create_directories(path.parent_path(), failed);
    why = writeAtomically(path, file.text);
    if(!why.empty())
      break;
    written.push_back(path);
    if(file.executable)
      fs::permissions(path, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                      fs::perm_options::add, failed);
  }
  if(why.empty())
    return written.front();
  for(const fs::path& path : written)
    fs::remove(path, failed);
  for(const char* const made : {"rsg/agent", "rsg"}) // Only if they are empty, as the folder itself.
    fs::remove(project.folder / made, failed);
  if(!wasThere)
    fs::remove(project.folder, failed);
  problem = designText("newProject.notMade", project.folder.string(), why);
  return {};
}

} // namespace sparkwright::design
