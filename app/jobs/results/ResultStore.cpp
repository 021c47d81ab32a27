#include "app/jobs/results/ResultStore.h"

#include "app/jobs/plan/JobTexts.h"
#include "core/disk/ReadFile.h"
#include "core/text/WriteFile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <sstream>
#include <sys/file.h>
#include <unistd.h>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uint64_t largestResults = 1u << 30; // bytes

Diagnostic storeProblem(LocalText message, LocalText hint = {})
{
  return Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, std::move(message), std::move(hint));
}

} // namespace

fs::path resultFolder(const Job& job)
{
  fs::path folder = job.file;
  return folder.replace_extension(".results");
}

std::vector<fs::path> resultFiles(const fs::path& folder)
{
  std::vector<fs::path> files;
  std::error_code failed;
  for(fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
    if(const std::string name = it->path().filename().string();
       name.starts_with("results") && it->path().extension() == ".jsonl")
      files.push_back(it->path());
  std::ranges::sort(files);
  return files;
}

std::unique_ptr<ResultStore> ResultStore::open(const fs::path& folder, const std::string& part, Use use,
                                               Diagnostic& problem)
{
  std::unique_ptr<ResultStore> store(new ResultStore(folder));
  std::error_code failed;
  if(use == Use::Write)
  {
    if(const std::string link = linkProblem(folder); !link.empty())
    {
      problem = storeProblem(jobsText("store.link", folder.string()), jobsText("store.noLink"));
      return nullptr;
    }
    fs::create_directories(folder, failed);
    if(failed)
    {
      problem = storeProblem(jobsText("store.unwritable", folder.string(), failed.message()));
      return nullptr;
    }
    if(!store->lock(part, problem))
      return nullptr;
  }
  store->file_ = folder / (part.empty() ? "results.jsonl" : "results-" + part + ".jsonl");
  for(const fs::path& file : resultFiles(folder))
    if(!store->read(file))
    {
      problem = storeProblem(jobsText("store.unreadable", file.string(), std::strerror(errno)));
      return nullptr;
    }
  return store;
}

ResultStore::~ResultStore()
{
  if(lock_ >= 0)
    ::close(lock_);
}

/// The lock ends with the process, however that ends.
bool ResultStore::lock(const std::string& part, Diagnostic& problem)
{
  const fs::path file = folder_ / (part.empty() ? ".lock" : ".lock-" + part);
  lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644);
  if(lock_ < 0 && errno == ELOOP)
  {
    problem = storeProblem(jobsText("store.link", file.string()), jobsText("store.noLink"));
    return false;
  }
  if(lock_ < 0)
  {
    problem = storeProblem(jobsText("store.unwritable", folder_.string(), std::strerror(errno)));
    return false;
  }
  if(::flock(lock_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return true; // Some file systems of clusters have no locks.
  problem = storeProblem(jobsText("store.busy", folder_.string()), jobsText("store.otherFolder"));
  return false;
}

bool ResultStore::read(const fs::path& file)
{
  ReadFile whole = readFile(file, largestResults);
  if(!whole)
  {
    errno = whole.outcome == ReadFile::Outcome::TooLarge ? EFBIG : whole.error.value();
    return false;
  }
  std::istringstream in(std::move(whole.text));
  std::map<std::string, RunResult> found;
  std::string line;
  for(int number = 1; std::getline(in, line); ++number)
  {
    const bool torn = in.eof();
    if(torn && file == file_)
      open_ = true;
    if(line.empty())
      continue;
    if(auto result = fromLine(line))
      found[result->key] = std::move(*result);
    else
      damage_.push_back(
          Diagnostic::of(Diagnostic::Severity::Warning, file.string(), number, 1, jobsText("store.damaged")));
  }
  // Parts have no order in time: where one has failed and another has not, it was done once more.
  for(auto& [key, result] : found)
    if(const auto [before, fresh] = results_.try_emplace(key, result);
       !fresh && !(before->second.good() && !result.good()))
      before->second = std::move(result);
  return true;
}

std::optional<RunResult> ResultStore::find(const PlannedRun& run) const
{
  const auto found = results_.find(run.key);
  if(found == results_.end())
    return std::nullopt;
  RunResult result = found->second;
  result.number = run.number; // It may have had another one before the job was edited.
  return result;
}

std::size_t ResultStore::foreign(const std::vector<PlannedRun>& runs) const
{
  std::set<std::string_view> keys;
  for(const PlannedRun& run : runs)
    keys.insert(run.key);
  return static_cast<std::size_t>(
      std::ranges::count_if(results_, [&](const auto& result) { return !keys.contains(result.first); }));
}

LocalText ResultStore::add(const RunResult& result)
{
  std::string line = open_ ? "\n" : "";
  line.append(toLine(result)).append("\n");
  if(const std::string problem = appendDurably(file_, line, FileLinks::Refuse); !problem.empty())
    return jobsText("store.unwritable", folder_.string(), problem);
  open_ = false;
  results_[result.key] = result;
  return {};
}

LocalText ResultStore::putAside(const fs::path& folder)
{
  if(const std::string link = linkProblem(folder); !link.empty())
    return jobsText("store.link", folder.string());
  for(const fs::path& file : resultFiles(folder))
  {
    std::error_code failed;
    fs::path aside;
    for(int i = 1; aside.empty() || fs::exists(aside, failed); ++i)
      aside = folder / (file.stem().string() + '.' + std::to_string(i) + ".old");
    fs::rename(file, aside, failed);
    if(failed)
      return jobsText("store.unwritable", folder.string(), failed.message());
  }
  return {};
}

} // namespace sparkwright
