#include "app/server/JobRun.h"

#include "app/jobs/plan/JobTexts.h"
#include "app/jobs/plan/JobTrust.h"
#include "app/jobs/results/ResultTable.h"
#include "app/jobs/results/TextTable.h"
#include "app/jobs/runner/JobRunner.h"
#include "app/server/SignalWatch.h"
#include "core/run/ProjectTrust.h"
#include "core/run/RunControl.h"
#include "core/setup/DataPath.h"
#include "core/text/EscapeControls.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <thread>

namespace sparkwright
{

namespace
{

namespace fs = std::filesystem;

constexpr double longestTurn = 1; // s

enum JobExit
{
  AllDone = 0,
  SomeFailed = 1,
  BadInput = 2,
  SomeMissing = 3
};

int refuse(const Diagnostic& problem)
{
  std::cerr << problem.text() << '\n';
  return BadInput;
}

int refuse(const LocalText& problem)
{
  return refuse(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, problem));
}

RunSetting settingOf(const ServerOptions& options, const fs::path& results, std::vector<fs::path> data)
{
  RunSetting setting;
  std::error_code failed;
  setting.server = fs::read_symlink("/proc/self/exe", failed);
  // Runs may have another current folder than this program.
  for(const fs::path& directory : data)
    setting.data.push_back(fs::absolute(directory, failed));
  for(const auto& [option, places] : {std::pair("--mount", &options.mounts), std::pair("--plugins", &options.plugins)})
    for(const fs::path& place : *places)
      setting.arguments.insert(setting.arguments.end(), {option, fs::absolute(place, failed).string()});
  setting.results = results;
  return setting;
}

/// Tells on stderr what becomes of runs.
class ProgressTeller
{
public:
  explicit ProgressTeller(const JobRunner& runner) : runner_(runner) {}

  void tell(int number)
  {
    const RunStatus& status = runner_.status(number);
    const bool ended = status.state == RunStatus::State::Done || status.state == RunStatus::State::Failed;
    if(!ended)
      return;
    const RunResult& result = *status.result;
    std::string line = "run " + std::to_string(number) + " of " + std::to_string(runner_.runs().size()) + ", " +
                       runner_.runs()[static_cast<std::size_t>(number - 1)].name + ": ";
    if(!result.good())
      line += reasonOf(result).english();
    else
    {
      char figures[96];
      std::snprintf(figures, sizeof figures, "%.2f s simulated in %.1f s", result.simulatedSeconds, result.wallSeconds);
      line += figures;
      if(result.match)
        line += ", " + std::to_string(result.scoreLeft) + ':' + std::to_string(result.scoreRight);
    }
    std::cerr << line << std::endl;
  }

private:
  const JobRunner& runner_;
};

std::vector<std::optional<RunResult>> resultsOf(const std::vector<PlannedRun>& runs, const ResultStore& store)
{
  std::vector<std::optional<RunResult>> results;
  for(const PlannedRun& run : runs)
    results.push_back(store.find(run));
  return results;
}

std::vector<ResultRow> rowsOf(const std::vector<PlannedRun>& runs, const std::vector<std::optional<RunResult>>& results)
{
  std::vector<ResultRow> rows;
  for(std::size_t i = 0; i < runs.size(); ++i)
    rows.push_back({&runs[i], results[i] ? &*results[i] : nullptr});
  return rows;
}

/// A folder that a person has named, which may be a link. Below it, no link is followed.
fs::path behindLinks(const fs::path& folder)
{
  std::error_code failed;
  const fs::path target = fs::is_symlink(folder, failed) ? fs::canonical(folder, failed) : folder;
  return failed ? folder : target;
}

/// Prints all tables and writes them as CSV. @return the exit code
int finish(const Job& job, const std::vector<ResultRow>& rows, const fs::path& folder)
{
  const bool withMatch =
      std::ranges::any_of(rows, [](const ResultRow& row) { return row.result && row.result->match; });
  const std::vector<ResultQuantity> quantities = resultQuantities(job, withMatch);
  const auto groups = groupStatistics(job, rows, quantities);
  const auto places = standings(job, rows);
  std::cout << runTable(job, rows) << '\n' << groupTable(job, groups, quantities);
  if(!places.empty())
    std::cout << '\n' << standingTable(places);
  for(const auto& [first, second] : differences(rows))
    std::cout << "\nwarning: runs " << first << " and " << second
              << " have the same settings and seed, but did not go the same way\n";
  std::vector<std::pair<const char*, std::string>> files{{"results.csv", csvOf(job, rows)},
                                                         {"averages.csv", csvOf(job, groups, quantities)}};
  if(!places.empty())
    files.emplace_back("standings.csv", csvOf(places));
  for(const auto& [name, text] : files)
    if(const std::string problem = writeAtomically(folder / name, text, FileLinks::Refuse); !problem.empty())
      return refuse(jobsText("store.unwritable", folder.string(), problem));
  std::cout << "\nwritten: " << (folder / "results.csv").string() << '\n';
  if(std::ranges::any_of(rows, [](const ResultRow& row) { return !row.result; }))
    return SomeMissing;
  return std::ranges::all_of(rows, [](const ResultRow& row) { return row.result->good(); }) ? AllDone : SomeFailed;
}

void tellDamage(const ResultStore& store, const std::vector<PlannedRun>& runs)
{
  for(const Diagnostic& damage : store.damage())
    std::cerr << damage.text() << '\n';
  if(const std::size_t foreign = store.foreign(runs); foreign > 0)
    std::cerr << "note: " << foreign << " results in " << store.folder().string()
              << " are of other settings than those of the job now\n";
}

/// Does what is to be done. @return whether it was not interrupted
bool doRuns(JobRunner& runner, const std::function<void(int)>& told)
{
  runner.setListener(told);
  std::atomic<bool> interrupted = false;
  const SignalWatch signals([&](int) { interrupted = true; });
  bool stopped = false;
  while(runner.turn(longestTurn))
    if(interrupted && !std::exchange(stopped, true))
    {
      std::cerr << "ending the runs that are under way; the same command goes on with the rest\n";
      runner.stop();
    }
  return !stopped;
}

/// The runs that `--only` names; all without it. @return false if there is one that the job does not have
bool chooseRuns(const std::string& only, std::size_t count, std::set<int>& chosen)
{
  if(only.empty())
    return true;
  const auto numbers = parseNumbers(only, mostRuns);
  if(!numbers)
    return false;
  for(const std::uint64_t number : *numbers)
  {
    if(number < 1 || number > count)
      return false;
    chosen.insert(static_cast<int>(number));
  }
  return true;
}

/// A part of the results for each task of a cluster, so that no two of them write to one file.
std::string partOf(std::string only)
{
  std::erase(only, ' ');
  std::ranges::replace(only, ',', '+');
  return only;
}

/// What a job brings along is started once the user has trusted it, here with `--trust` or in the window.
/// @return whether it may start
bool askForTrust(const Job& job, bool given)
{
  const TrustList list = trustListOf(job);
  TrustStore store = usersTrust();
  if(store.trusts(list))
    return true;
  const std::vector<bool> unknown = store.unknownIn(list);
  const bool changed = store.knows(list);
  static constexpr const char* kinds[] = {"program", "plugin", "option", "script"};
  std::cerr << job.file.string() << (changed ? " has changed since it was trusted" : " was not trusted yet")
            << (given ? "; --trust starts:\n" : ". It would start:\n");
  for(std::size_t i = 0; i < list.entries.size(); ++i)
    std::cerr << "  " << kinds[static_cast<std::size_t>(list.entries[i].kind)]
              << (changed && unknown[i] ? " (new or changed): " : ": ") << escapeControls(list.entries[i].text) << '\n';
  if(!given)
  {
    std::cerr << "If you trust who made these, start them with --trust; it is asked again when they change.\n";
    return false;
  }
  if(const std::string problem = store.trust(list); !problem.empty())
    std::cerr << "warning: trust is not remembered: " << problem << '\n';
  return true;
}

} // namespace

int runJobs(const ServerOptions& options)
{
  const ServerOptions::Jobs& wanted = options.jobs;
  Diagnostic problem;
  JobPlaces places;
  const std::optional<Job> job = readJob(wanted.file, problem, &places);
  if(!job)
    return refuse(problem);
  const std::vector<PlannedRun> runs = planRuns(*job, problem);
  if(runs.empty())
    return refuse(problem);
  std::set<int> chosen;
  if(!chooseRuns(wanted.only, runs.size(), chosen))
  {
    std::cerr << "sparkwright-server: --only: `" << wanted.only << "` names no runs from 1 to " << runs.size() << '\n';
    return BadInput;
  }
  const bool starts = !wanted.list && !wanted.collect;
  if(const Diagnostics problems = teamFileProblems(*job, places); (starts || wanted.trust) && !problems.empty())
  {
    for(const Diagnostic& each : problems)
      refuse(each);
    return BadInput;
  }
  if((starts || wanted.trust) && !askForTrust(*job, wanted.trust))
    return BadInput;
  if(wanted.list)
  {
    for(const PlannedRun& run : runs)
      if(chosen.empty() || chosen.contains(run.number))
        std::cout << run.number << '\t' << run.name << '\n';
    return AllDone;
  }
  fs::path missing;
  const std::vector<fs::path> data = findDataDirectories(options.data, missing);
  if(!missing.empty())
    return refuse(LocalText("no data directory `" + missing.string() + '`'));
  const fs::path folder = wanted.results.empty() ? resultFolder(*job) : behindLinks(wanted.results);
  if(wanted.again)
    if(const LocalText failed = ResultStore::putAside(folder); !failed.empty())
      return refuse(failed);
  const auto use = wanted.collect ? ResultStore::Use::Read : ResultStore::Use::Write;
  const std::unique_ptr<ResultStore> store = ResultStore::open(folder, partOf(wanted.only), use, problem);
  if(!store)
    return refuse(problem);
  tellDamage(*store, runs);
  if(!wanted.collect)
  {
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int parallel = wanted.parallel > 0 ? wanted.parallel : job->parallel > 0 ? job->parallel : cores;
    JobRunner runner(*job, runs, *store, settingOf(options, folder, data), parallel, steadyClock());
    runner.schedule(wanted.retry ? JobRunner::Which::Failed : JobRunner::Which::Missing, chosen);
    ProgressTeller teller(runner);
    doRuns(runner, [&](int number) { teller.tell(number); });
    if(!runner.problem().empty())
      return refuse(runner.problem());
  }
  const std::vector<std::optional<RunResult>> results = resultsOf(runs, *store);
  std::vector<ResultRow> rows = rowsOf(runs, results);
  if(chosen.empty())
    return finish(*job, rows, folder);
  // A part of the job: the tables are made of all parts, by --collect.
  std::erase_if(rows, [&](const ResultRow& row) { return !chosen.contains(row.run->number); });
  std::cout << runTable(*job, rows);
  const auto hasResult = [](const ResultRow& row) { return row.result != nullptr; };
  if(!std::ranges::all_of(rows, hasResult))
    return SomeMissing;
  return std::ranges::all_of(rows, [](const ResultRow& row) { return row.result->good(); }) ? AllDone : SomeFailed;
}

} // namespace sparkwright
