#pragma once

#include "app/jobs/plan/JobPlan.h"
#include "app/jobs/results/RunResult.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// The results of a job's runs in a folder.
///
/// `results.jsonl` has a line for each finished run, which is on the disk before the next run begins: whoever is killed
/// loses only the runs that were under way. Tasks of a cluster write parts of their own, `results-NAME.jsonl`, so that
/// no two programs append to the same file. Results are found by PlannedRun::key, so those of settings that have not
/// changed stay valid when the job is edited.
class ResultStore
{
public:
  /// Whether results are to be added.
  enum class Use
  {
    Read,
    Write ///< Makes the folder, and refuses if another program writes to the same part.
  };
  /// @param part  empty: `results.jsonl`
  /// @return nothing if `problem` is set
  static std::unique_ptr<ResultStore> open(const std::filesystem::path& folder, const std::string& part, Use use,
                                           Diagnostic& problem);
  ~ResultStore();
  ResultStore(const ResultStore&) = delete;
  ResultStore& operator=(const ResultStore&) = delete;

  const std::filesystem::path& folder() const { return folder_; }
  /// The newest result of a run; nothing if there is none.
  std::optional<RunResult> find(const PlannedRun& run) const;
  /// Results that no longer belong to a run of the plan.
  std::size_t foreign(const std::vector<PlannedRun>& runs) const;
  /// Adds a result; it is on the disk on return.
  LocalText add(const RunResult& result);
  /// Lines that could not be read.
  const Diagnostics& damage() const { return damage_; }

  /// Renames all results in a folder, so that the job begins anew: `results.jsonl` becomes `results.1.old`.
  /// @return empty, or why that cannot be
  static LocalText putAside(const std::filesystem::path& folder);

private:
  explicit ResultStore(std::filesystem::path folder) : folder_(std::move(folder)) {}
  bool read(const std::filesystem::path& file);
  bool lock(const std::string& part, Diagnostic& problem);

  std::filesystem::path folder_, file_;
  std::map<std::string, RunResult> results_; ///< By key.
  Diagnostics damage_;
  bool open_ = false; ///< The file ends within a line.
  int lock_ = -1;
};

/// Files of results in a folder.
std::vector<std::filesystem::path> resultFiles(const std::filesystem::path& folder);

/// The folder of results that belongs to a job file: beside it.
std::filesystem::path resultFolder(const Job& job);

} // namespace sparkwright
