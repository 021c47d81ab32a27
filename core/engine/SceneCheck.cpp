#include "core/engine/SceneCheck.h"

#include "core/object/Context.h"
#include "core/object/FileService.h"
#include "core/rsg/Checker.h"
#include "core/rsg/SceneForm.h"
#include "core/script/ScriptEngine.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

/// Collects what is found in one file and in those that it imports.
class Findings
{
public:
  /// @param file  as the caller names it
  /// @param name  as the World names it
  Findings(const std::string& file, const std::string& name) : file_(file), name_(name)
  {
    if(file.ends_with(name))
      prefix_ = file.substr(0, file.size() - name.size());
    order_.emplace(file, 0);
  }

  /// What the text says: all of it counts.
  void addChecked(Diagnostic diagnostic)
  {
    diagnostic.file = file_;
    byPlace_.emplace(placeOf(diagnostic), diagnostics_.size());
    diagnostics_.push_back(std::move(diagnostic));
  }
  /// What building says: one message for each place, the worst.
  void addBuilt(Diagnostic diagnostic)
  {
    if(diagnostic.severity < Diagnostic::Severity::Warning)
      return;
    diagnostic.file = callersName(diagnostic.file);
    order_.emplace(diagnostic.file, order_.size());
    const auto [entry, isNew] = byPlace_.emplace(placeOf(diagnostic), diagnostics_.size());
    if(isNew)
      diagnostics_.push_back(std::move(diagnostic));
    else if(diagnostics_[entry->second].severity < diagnostic.severity)
      diagnostics_[entry->second] = std::move(diagnostic);
  }

  Diagnostics take()
  {
    const auto place = [this](const Diagnostic& d) { return std::tuple(order_.at(d.file), d.line, d.column); };
    std::stable_sort(diagnostics_.begin(), diagnostics_.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return place(a) < place(b); });
    return std::move(diagnostics_);
  }

private:
  using Place = std::tuple<std::string, int, int, std::string>;

  static Place placeOf(const Diagnostic& d)
  {
    return {d.file, d.line, d.column, d.line > 0 ? std::string() : d.message};
  }

  std::string callersName(const std::string& name) const
  {
    std::error_code error;
    if(name == name_)
      return file_;
    return !prefix_.empty() && fs::exists(prefix_ + name, error) ? prefix_ + name : name;
  }

  std::string file_;
  std::string name_;
  std::string prefix_; ///< What the caller puts before the names that the files use.
  std::map<std::string, std::size_t> order_;
  std::map<Place, std::size_t> byPlace_;
  Diagnostics diagnostics_;
};

} // namespace

std::vector<std::string> SceneCheck::takeParameters(std::size_t count, bool isLast)
{
  const std::size_t left = options_.parameters.size() - taken_;
  const auto first = options_.parameters.begin() + static_cast<std::ptrdiff_t>(taken_);
  const std::size_t take = isLast ? left : std::min(count, left);
  taken_ += take;
  return {first, first + static_cast<std::ptrdiff_t>(take)};
}

Diagnostics SceneCheck::checkFile(const std::string& file, bool isLast)
{
  World world(options_.world);
  const std::string name = world.nameOf(file);
  Findings findings(file, name);
  world.log().setSink([&findings](const Diagnostic& diagnostic) { findings.addBuilt(diagnostic); });
  if(file.ends_with(".rb"))
  {
    world.load(file);
    return findings.take();
  }
  world.setUp(options_.script);
  const FileService& files = *world.context().files;
  std::optional<std::string> text = files.read(name);
  if(!text)
  {
    findings.addChecked({Diagnostic::Severity::Error, {}, 0, 0, "the file cannot be read",
                         "it must exist and be no larger than 64 MiB"});
    return findings.take();
  }
  const SyntaxTree tree(std::move(*text), 2);
  const std::size_t wanted = rsg::templateSize(tree, rsg::SceneForm(tree));
  const std::vector<std::string> arguments =
      wanted > 0 ? takeParameters(wanted, isLast) : std::vector<std::string>();
  const bool build = wanted == 0 || !arguments.empty();
  // When it is built, the imported files themselves tell that they get a wrong number of arguments.
  rsg::Checker checker(*world.context().registry, &files, {options_.world.strict, !build});
  rsg::Checker::Result result = checker.check(tree, file);
  for(Diagnostic& diagnostic : result.diagnostics)
    findings.addChecked(std::move(diagnostic));
  if(build && result.complete)
    world.importScene(name, arguments);
  return findings.take();
}

Diagnostics SceneCheck::check(std::span<const std::string> files)
{
  Diagnostics all;
  for(const std::string& file : files)
    for(Diagnostic& diagnostic : checkFile(file, files.size() == 1))
      all.push_back(std::move(diagnostic));
  if(taken_ < options_.parameters.size())
    all.push_back({Diagnostic::Severity::Warning, {}, 0, 0,
                   std::to_string(options_.parameters.size() - taken_) + " values for templates are left over",
                   "each template takes as many as it declares"});
  return all;
}

std::vector<std::string> sceneFilesBelow(const std::string& fileOrDirectory)
{
  std::error_code error;
  if(!fs::is_directory(fileOrDirectory, error))
    return {fileOrDirectory};
  std::vector<std::string> found;
  for(fs::recursive_directory_iterator at(fileOrDirectory, fs::directory_options::skip_permission_denied, error), end;
      !error && at != end; at.increment(error))
    if(at->path().extension() == ".rsg" && at->is_regular_file(error))
      found.push_back(at->path().string());
  std::sort(found.begin(), found.end());
  return found;
}

} // namespace sparkwright
