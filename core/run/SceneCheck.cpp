#include "core/run/SceneCheck.h"

#include "core/files/FileService.h"
#include "core/game/Game.h"
#include "core/game/StandardLeagues.h"
#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/rsg/Checker.h"
#include "core/rsg/SceneForm.h"
#include "core/script/ScriptEngine.h"
#include "core/setup/DataPath.h"
#include "core/setup/RobotTypeLoading.h"
#include "core/setup/SetUpTexts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

using Place = std::tuple<std::string, int, int, std::string>;

Place placeOf(const Diagnostic& d)
{
  return {d.file, d.line, d.column, d.line > 0 ? std::string() : d.message};
}

/// Whether a file is a scene of a league's own, of which the league's importer says what is wrong.
bool isOfLeague(const fs::path& file)
{
  const std::string ending = file.extension().string();
  return std::ranges::any_of(standardLeagues(),
                             [&ending](const League* league)
                             {
                               const std::vector<std::string> endings = league->sceneEndings();
                               return std::ranges::find(endings, ending) != endings.end();
                             });
}

/// What shows only when a game begins, such as plugins of robots that are not there.
void checkGame(World& world)
{
  if(Game* const game = world.context().service<Game>())
    game->check();
}

/// RSG never starts with '<'; what does is left to the importer that reads it.
bool isXml(std::string_view text)
{
  const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
  return first != std::string_view::npos && text[first] == '<';
}

} // namespace

/// Collects what is found in the files and in those that they import, under the names that the caller uses.
class SceneCheck::Findings
{
public:
  explicit Findings(std::span<const std::string> files)
  {
    for(const std::string& file : files)
      order_.emplace(file, order_.size());
  }

  /// From here on it is about this file.
  /// @param name  as the World names it
  void start(const std::string& file, const std::string& name)
  {
    file_ = file;
    name_ = name;
    prefix_ = file.ends_with(name) ? file.substr(0, file.size() - name.size()) : "";
  }
  /// What the text says: all of it counts.
  void addChecked(Diagnostic diagnostic)
  {
    diagnostic.file = file_;
    // It says the same as what was found when another file imported this one, but better.
    if(const auto built = byPlace_.find(placeOf(diagnostic)); built != byPlace_.end() && built->second.built)
    {
      built->second.built = false;
      diagnostic.severity = std::max(diagnostic.severity, diagnostics_[built->second.index].severity);
      diagnostics_[built->second.index] = std::move(diagnostic);
      return;
    }
    byPlace_.insert_or_assign(placeOf(diagnostic), Entry{diagnostics_.size(), false});
    diagnostics_.push_back(std::move(diagnostic));
  }
  /// What building says: one message for each place, the worst.
  void addBuilt(Diagnostic diagnostic)
  {
    if(diagnostic.severity < Diagnostic::Severity::Warning)
      return;
    diagnostic.file = callersName(diagnostic.file);
    order_.emplace(diagnostic.file, order_.size());
    const auto [entry, isNew] = byPlace_.emplace(placeOf(diagnostic), Entry{diagnostics_.size(), true});
    if(isNew)
      diagnostics_.push_back(std::move(diagnostic));
    else if(diagnostics_[entry->second.index].severity < diagnostic.severity)
      diagnostics_[entry->second.index] = std::move(diagnostic);
  }

  Diagnostics take()
  {
    const auto place = [this](const Diagnostic& d) { return std::tuple(order_.at(d.file), d.line, d.column); };
    std::stable_sort(diagnostics_.begin(), diagnostics_.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return place(a) < place(b); });
    return std::move(diagnostics_);
  }

private:
  struct Entry
  {
    std::size_t index;
    bool built;
  };

  std::string callersName(const std::string& name) const
  {
    std::error_code error;
    if(name.empty() || name == name_)
      return file_;
    return !prefix_.empty() && fs::exists(prefix_ + name, error) ? prefix_ + name : name;
  }

  std::string file_;
  std::string name_;
  std::string prefix_; ///< What the caller puts before the names that the files use.
  std::map<std::string, std::size_t> order_;
  std::map<Place, Entry> byPlace_;
  Diagnostics diagnostics_;
};

SceneCheck::SceneCheck(SceneCheckOptions options) : options_(std::move(options)) {}

SceneCheck::~SceneCheck() = default;

std::vector<std::string> SceneCheck::takeParameters(std::size_t count, bool isLast)
{
  const std::size_t left = options_.parameters.size() - taken_;
  const auto first = options_.parameters.begin() + static_cast<std::ptrdiff_t>(taken_);
  const std::size_t take = isLast ? left : std::min(count, left);
  taken_ += take;
  return {first, first + static_cast<std::ptrdiff_t>(take)};
}

void SceneCheck::checkFile(const std::string& file, bool isLast)
{
  World world(options_.world);
  const std::string name = world.nameOf(file);
  findings_->start(file, name);
  world.log().setSink(
      [this, &world](const Diagnostic& diagnostic)
      {
        // What does not know its place happens at the form that is being read.
        const std::optional<Diagnostic> place =
            diagnostic.file.empty() ? world.context().importer->place() : std::nullopt;
        Diagnostic placed = diagnostic;
        if(place)
          std::tie(placed.file, placed.line, placed.column) = std::tie(place->file, place->line, place->column);
        findings_->addBuilt(std::move(placed));
      });
  if(file.ends_with(".rb"))
  {
    world.load(file);
    checkGame(world);
    return;
  }
  if(file.ends_with(".toml")) // Robot types and motors; what a set-up defines would be there twice.
    return checkRobotFile(world.context(), name);
  world.setUp(options_.script);
  const FileService& files = *world.context().files;
  std::optional<std::string> text = files.read(name);
  if(!text)
  {
    findings_->addChecked(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, setUpText("setUp.unreadable"),
                                         setUpText("setUp.sceneFile")));
    return;
  }
  if(isXml(*text) || isOfLeague(name))
  {
    world.importScene(name);
    checkGame(world);
    return;
  }
  const SyntaxTree tree(std::move(*text), 2);
  const std::size_t wanted = rsg::templateSize(tree, rsg::SceneForm(tree));
  const std::vector<std::string> arguments =
      wanted > 0 ? takeParameters(wanted, isLast) : std::vector<std::string>();
  const bool build = wanted == 0 ? !parts_.contains(files.locate(name)->location) : !arguments.empty();
  // When it is built, the imported files themselves tell that they get a wrong number of arguments.
  rsg::Checker checker(*world.context().registry, &files, {options_.world.strict, !build});
  rsg::Checker::Result result = checker.check(tree, file);
  for(Diagnostic& diagnostic : result.diagnostics)
    findings_->addChecked(std::move(diagnostic));
  if(build && result.standsAlone)
    world.importScene(name, arguments);
}

/// Remembers the files that this one imports: they are built with it, and may not make sense alone.
void SceneCheck::findParts(const std::string& file)
{
  FileService files;
  for(const fs::path& directory : options_.world.dataDirectories)
    files.addDirectory(directory);
  const DataFile data = findDataRoot(file);
  if(!data.root.empty())
    files.addFirstDirectory(data.root);
  const std::optional<std::string> text = files.read(data.name);
  if(!text)
    return;
  for(const std::string& imported : rsg::importedFiles(SyntaxTree(*text, 2)))
    if(const std::optional<Resource> part = files.locate(imported); part && imported != data.name)
      parts_.insert(part->location);
}

Diagnostics SceneCheck::check(std::span<const std::string> files)
{
  findings_ = std::make_unique<Findings>(files);
  parts_.clear();
  taken_ = 0;
  if(files.size() > 1)
    for(const std::string& file : files)
      findParts(file);
  for(const std::string& file : files)
    checkFile(file, files.size() == 1);
  Diagnostics all = findings_->take();
  if(taken_ < options_.parameters.size())
    all.push_back(Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0,
                                 setUpText("setUp.valuesLeft", options_.parameters.size() - taken_),
                                 setUpText("setUp.asMany")));
  return all;
}

Diagnostics checkText(World& world, const std::string& file)
{
  const std::string name = world.nameOf(file);
  const FileService& files = *world.context().files;
  const std::optional<std::string> text = name.ends_with(".rsg") ? files.lookAt(name) : std::nullopt;
  if(!text)
    return {};
  rsg::Checker checker(*world.context().registry, &files, {world.context().importer->options.strict, false});
  Diagnostics diagnostics = checker.check(SyntaxTree(*text, 2), name).diagnostics;
  for(Diagnostic& diagnostic : diagnostics)
    diagnostic.file = name;
  return diagnostics;
}

std::vector<std::string> sceneFilesBelow(const std::string& fileOrDirectory)
{
  std::error_code error;
  if(!fs::is_directory(fileOrDirectory, error))
    return {fileOrDirectory};
  std::vector<std::string> found;
  for(fs::recursive_directory_iterator at(fileOrDirectory, fs::directory_options::skip_permission_denied, error), end;
      !error && at != end; at.increment(error))
    if((at->path().extension() == ".rsg" || at->path().extension() == ".ros" || isOfLeague(at->path())) && at->is_regular_file(error))
      found.push_back(at->path().string());
  std::sort(found.begin(), found.end());
  return found;
}

} // namespace sparkwright
