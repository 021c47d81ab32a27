#pragma once

#include "app/jobs/results/ResultTable.h"
#include "app/jobs/runner/JobRunner.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace sparkwright
{

/// The job that is open in the window, and its runs. Files and processes are the matter of a thread; what is read here
/// is what it has told so far.
class Experiment : public QObject
{
  Q_OBJECT
public:
  enum class State
  {
    Empty,   ///< No job is open.
    Opening, ///< Job file and results are being read.
    Idle,
    Running,
    Stopping ///< The runs under way are asked to end.
  };
  /// What runs are started with.
  struct Means
  {
    QString server;     ///< The program `sparkwright-server`.
    std::vector<std::filesystem::path> data; ///< Directories with scenes and set-ups; empty: those that the server finds.
  };

  /// Calls what it is given when runs of this job may start, or never.
  using Ask = std::function<void(const Job& job, std::function<void()> go)>;

  explicit Experiment(Means means, QObject* parent = nullptr);
  /// Ends the runs under way.
  ~Experiment() override;

  /// What is asked before runs start; without it they just start.
  void setAsk(Ask ask) { ask_ = std::move(ask); }

  /// Reads a job file and its results; opened() or failed() follows. Only if it is not busy.
  void open(const QString& file);
  /// Does runs; their results go to the folder beside the job file. Only if it is idle.
  /// @param numbers  of runs; empty: all
  void start(JobRunner::Which which, std::set<int> numbers = {});
  /// Puts all results aside and does all runs.
  void startAgain();
  /// Ends the runs under way. What is finished stays.
  void stop();

  State state() const { return state_; }
  bool busy() const { return state_ != State::Empty && state_ != State::Idle; }
  /// Of the job that is open; empty: none.
  const Job& job() const { return content_->job; }
  const std::vector<PlannedRun>& runs() const { return content_->runs; }
  const RunStatus& status(std::size_t index) const { return statuses_[index]; }
  std::filesystem::path results() const { return resultFolder(content_->job); }
  /// All runs with their results; valid until the next event.
  std::vector<ResultRow> rows() const;
  int count(RunStatus::State state) const;
  /// What a run is started with.
  RunSetting setting() const;
  int parallel() const;

signals:
  /// A job has been opened: runs and statuses are other ones.
  void opened();
  /// It cannot be opened, or its runs cannot be done.
  void failed(const sparkwright::Diagnostic& problem);
  /// These runs have other statuses. @param from,to  indices
  void statusesChanged(int from, int to);
  void stateChanged();
  /// All that was started is over.
  void finished();

private:
  /// A job and its plan; not changed once made.
  struct Content
  {
    Job job;
    JobPlaces places;
    std::vector<PlannedRun> runs;
  };
  /// What the thread tells.
  struct News
  {
    std::shared_ptr<const Content> content;          ///< A job that has been opened.
    std::vector<std::pair<int, RunStatus>> statuses; ///< By number.
    Diagnostics problems;
    bool over = false;
  };

  void work(std::function<void()> action);
  void readFile(const std::filesystem::path& file);
  void doRuns(JobRunner::Which which, const std::set<int>& numbers, bool again);
  void tell(const Diagnostic& problem);
  void takeNews();
  void setState(State state);

  /// Begins runs once they may start, if this job is still open and idle then.
  void whenAllowed(std::function<void()> runs);

  Means means_;
  Ask ask_ = [](const Job&, const std::function<void()>& go) { go(); };
  std::shared_ptr<const Content> content_ = std::make_shared<Content>();
  std::vector<RunStatus> statuses_;
  State state_ = State::Empty;
  QTimer timer_;
  std::thread thread_;
  std::mutex mutex_;
  News news_; ///< Guarded by mutex_.
  std::atomic<bool> stopWanted_ = false;
  std::atomic<bool> leaving_ = false; ///< The window closes: no time for politeness.
};

} // namespace sparkwright
