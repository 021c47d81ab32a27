#include "app/server/CheckRun.h"

#include "app/jobs/plan/JobPlan.h"
#include "app/server/ServerRun.h"
#include "core/design/FormEdits.h"
#include "core/lint/Lint.h"
#include "core/object/ClassReference.h"
#include "core/object/Context.h"
#include "core/programs/TeamFile.h"
#include "core/run/Project.h"
#include "core/run/SceneCheck.h"
#include "core/setup/DataPath.h"
#include "core/text/Json.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <iterator>

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

/// Whether a file is no scene, but says what is run.
bool saysWhatIsRun(const std::filesystem::path& file)
{
  return isProject(file) || isJob(file) || isTeamFile(file);
}

void checkJob(const std::filesystem::path& file, Diagnostics& problems)
{
  Diagnostic problem;
  JobPlaces places;
  const std::optional<Job> job = readJob(file, problem, &places);
  if(!job || planRuns(*job, problem).empty())
    return problems.push_back(std::move(problem));
  std::ranges::move(teamFileProblems(*job, places), std::back_inserter(problems));
}

void checkProject(const std::filesystem::path& file, const std::vector<std::filesystem::path>& data,
                  Diagnostics& problems)
{
  Diagnostic problem;
  ProjectPlaces places;
  const std::optional<Project> project = readProject(file, problem, &places);
  if(!project)
    return problems.push_back(std::move(problem));
  if(std::optional<Diagnostic> missing = missingOf(*project, file, places, data))
    problems.push_back(std::move(*missing));
  teamsOf(*project, file, places, problems);
}

/// What is wrong with projects, jobs and team files.
Diagnostics checkRunFiles(const std::vector<std::filesystem::path>& files,
                          const std::vector<std::filesystem::path>& data)
{
  Diagnostics problems;
  for(const std::filesystem::path& file : files)
    if(isProject(file))
      checkProject(file, data, problems);
    else if(isJob(file))
      checkJob(file, problems);
    else
      readTeamFile(file, problems);
  return problems;
}

/// The projects, jobs and team files below a directory, sorted; or the given file itself if it is one.
std::vector<std::filesystem::path> runFilesBelow(const std::filesystem::path& place)
{
  namespace fs = std::filesystem;
  std::vector<fs::path> found;
  std::error_code error;
  if(!fs::is_directory(place, error))
    return saysWhatIsRun(place) ? std::vector{place} : found;
  for(fs::recursive_directory_iterator at(place, fs::directory_options::skip_permission_denied, error), end;
      !error && at != end; at.increment(error))
    if(saysWhatIsRun(at->path()) && at->is_regular_file(error))
      found.push_back(at->path());
  std::ranges::sort(found);
  return found;
}

std::string json(const lint::Fix& fix)
{
  std::string edits;
  for(const TextEdit& edit : fix.edits)
    edits += (edits.empty() ? "" : ", ") + ("{\"begin\": " + std::to_string(edit.begin)) + ", \"end\": " +
             std::to_string(edit.end) + ", \"text\": " + jsonString(edit.text) + '}';
  return "{\"title\": " + jsonString(fix.title.english()) + ", \"file\": " + jsonString(fix.location) + ", \"edits\": [" +
         edits + "]}";
}

std::string json(const lint::Finding& finding)
{
  const Diagnostic& d = finding.diagnostic;
  std::string fixes;
  for(const lint::Fix& fix : finding.fixes)
    fixes += (fixes.empty() ? "" : ", ") + json(fix);
  const std::string number = std::isfinite(finding.number) ? design::shortNumber(finding.number) : "null";
  return "{\"file\": " + jsonString(d.file) + ", \"line\": " + std::to_string(d.line) + ", \"column\": " +
         std::to_string(d.column) + ", \"kind\": " + jsonString(lint::nameOf(finding.kind)) + ", \"number\": " + number +
         ", \"node\": " + jsonString(finding.node) + ", \"message\": " + jsonString(d.message) + ", \"hint\": " +
         jsonString(d.hint) + ", \"fixes\": [" + fixes + "]}";
}

std::string json(const std::vector<lint::Finding>& findings)
{
  std::string out = "[";
  for(const lint::Finding& finding : findings)
    out += (out.size() > 1 ? ",\n " : "\n ") + json(finding);
  return out + "\n]\n";
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
  std::vector<std::filesystem::path> runFiles;
  for(const std::string& name : options.files)
  {
    for(std::string& file : sceneFilesBelow(name))
      if(!saysWhatIsRun(file))
        files.push_back(std::move(file));
    std::ranges::move(runFilesBelow(name), std::back_inserter(runFiles));
  }
  if(files.empty() && runFiles.empty())
  {
    std::cerr << "sparkwright-server: --check needs files or directories that hold scenes\n";
    return static_cast<int>(ExitCode::BadUsage);
  }
  Diagnostics diagnostics = checkRunFiles(runFiles, checkOptions.world.dataDirectories);
  if(!files.empty())
    std::ranges::move(SceneCheck(std::move(checkOptions)).check(files), std::back_inserter(diagnostics));
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

int runLint(const ServerOptions& options)
{
  std::filesystem::path missing;
  lint::FileOptions lintOptions;
  lintOptions.world = worldOptions(options, 1, findDataDirectories(options.data, missing));
  if(!missing.empty())
  {
    std::cerr << "sparkwright-server: no data directory `" << missing.string() << "`\n";
    return static_cast<int>(ExitCode::BadUsage);
  }
  lintOptions.script = options.script;
  lintOptions.parameters = options.parameters;
  std::vector<lint::Finding> findings;
  bool allUsed = true;
  for(const std::string& file : options.files)
  {
    lint::FileReport report = lint::lintFile(file, lintOptions);
    allUsed = allUsed && report.built;
    // What is wrong with the text is a matter of --check, unless there is no robot because of it.
    for(const Diagnostic& problem : report.problems)
      if(problem.severity == Diagnostic::Severity::Error)
        std::cerr << problem.text() << '\n';
    if(!report.built)
      std::cerr << "sparkwright-server: --lint cannot build `" << file << "`; `--check` says what is wrong with it\n";
    std::ranges::move(report.findings, std::back_inserter(findings));
  }
  if(options.json)
    std::cout << json(findings);
  else
    for(const lint::Finding& finding : findings)
    {
      std::cout << finding.diagnostic.text() << '\n';
      for(const lint::Fix& fix : finding.fixes)
        std::cout << "  fix: " << fix.title.english() << '\n';
    }
  return !allUsed ? 2 : findings.empty() ? 0 : 1;
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
