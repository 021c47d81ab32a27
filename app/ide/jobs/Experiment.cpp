#include "app/ide/jobs/Experiment.h"

#include "core/run/RunControl.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int lookEvery = 100; // ms
constexpr double turnSeconds = 0.1;
constexpr double leavingGrace = 0.5; // s

} // namespace

Experiment::Experiment(Means means, QObject* parent) : QObject(parent), means_(std::move(means))
{
  timer_.setInterval(lookEvery);
  connect(&timer_, &QTimer::timeout, this, &Experiment::takeNews);
}

Experiment::~Experiment()
{
  leaving_ = true;
  stopWanted_ = true;
  if(thread_.joinable())
    thread_.join();
}

void Experiment::work(std::function<void()> action)
{
  if(thread_.joinable())
    thread_.join(); // It has told that it is over.
  stopWanted_ = false;
  thread_ = std::thread(
      [this, action = std::move(action)]
      {
        action();
        const std::lock_guard lock(mutex_);
        news_.over = true;
      });
  timer_.start();
}

void Experiment::open(const QString& file)
{
  if(busy())
    return;
  setState(State::Opening);
  work([this, path = std::filesystem::path(QFileInfo(file).absoluteFilePath().toStdString())] { readFile(path); });
}

void Experiment::start(JobRunner::Which which, std::set<int> numbers)
{
  whenAllowed([this, which, numbers = std::move(numbers)] { doRuns(which, numbers, false); });
}

void Experiment::startAgain()
{
  whenAllowed([this] { doRuns(JobRunner::Which::Missing, {}, true); });
}

void Experiment::whenAllowed(std::function<void()> runs)
{
  if(state_ != State::Idle)
    return;
  ask_(job(),
       [this, content = content_, runs = std::move(runs)]
       {
         if(state_ != State::Idle || content != content_)
           return;
         setState(State::Running);
         work(runs);
       });
}

void Experiment::stop()
{
  if(state_ != State::Running)
    return;
  stopWanted_ = true;
  setState(State::Stopping);
}

/// In the thread.
void Experiment::tell(const Diagnostic& problem)
{
  const std::lock_guard lock(mutex_);
  news_.problems.push_back(problem);
}

/// In the thread.
void Experiment::readFile(const std::filesystem::path& file)
{
  Diagnostic problem;
  auto content = std::make_shared<Content>();
  auto job = readJob(file, problem, &content->places);
  if(!job)
    return tell(problem);
  content->job = std::move(*job);
  content->runs = planRuns(content->job, problem);
  if(content->runs.empty())
    return tell(problem);
  const auto store = ResultStore::open(resultFolder(content->job), {}, ResultStore::Use::Read, problem);
  if(!store)
    return tell(problem);
  JobRunner runner(content->job, content->runs, *store, {}, 1, steadyClock());
  const std::lock_guard lock(mutex_);
  news_.content = content;
  news_.statuses.clear();
  for(const PlannedRun& run : content->runs)
    news_.statuses.emplace_back(run.number, runner.status(run.number));
  for(const Diagnostic& damage : store->damage())
    news_.problems.push_back(damage);
}

/// In the thread.
void Experiment::doRuns(JobRunner::Which which, const std::set<int>& numbers, bool again)
{
  const std::shared_ptr<const Content> content = content_; // It does not change while this runs.
  const auto refuse = [this](const LocalText& text)
  { tell(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, text)); };
  if(const Diagnostics problems = teamFileProblems(content->job, content->places); !problems.empty())
  {
    for(const Diagnostic& each : problems)
      tell(each);
    return;
  }
  if(again)
    if(const LocalText problem = ResultStore::putAside(results()); !problem.empty())
      return refuse(problem);
  Diagnostic problem;
  const auto store = ResultStore::open(results(), {}, ResultStore::Use::Write, problem);
  if(!store)
    return tell(problem);
  RunSetting setting = this->setting();
  JobRunner runner(content->job, content->runs, *store, setting, parallel(), steadyClock());
  const auto pass = [&](int number)
  {
    const std::lock_guard lock(mutex_);
    news_.statuses.emplace_back(number, runner.status(number));
  };
  runner.setListener(pass);
  runner.schedule(which, numbers);
  for(const PlannedRun& run : content->runs)
    pass(run.number);
  bool stopped = false;
  while(runner.turn(turnSeconds))
  {
    if(stopWanted_ && !std::exchange(stopped, true))
      runner.stop();
    if(leaving_ && stopped)
      runner.setGrace(leavingGrace);
  }
  if(!runner.problem().empty())
    refuse(runner.problem());
}

void Experiment::takeNews()
{
  News news;
  {
    const std::lock_guard lock(mutex_);
    news = std::exchange(news_, {});
  }
  if(news.content)
  {
    content_ = news.content;
    statuses_.assign(content_->runs.size(), {});
  }
  int from = 0, to = -1;
  for(auto& [number, status] : news.statuses)
  {
    from = to < 0 ? number - 1 : std::min(from, number - 1);
    to = std::max(to, number - 1);
    statuses_[static_cast<std::size_t>(number - 1)] = std::move(status);
  }
  if(news.over)
  {
    timer_.stop();
    setState(content_->runs.empty() ? State::Empty : State::Idle);
  }
  if(news.content)
    emit opened();
  else if(to >= from)
    emit statusesChanged(from, to);
  for(const Diagnostic& problem : news.problems)
    emit failed(problem);
  if(news.over)
    emit finished();
}

void Experiment::setState(State state)
{
  if(std::exchange(state_, state) != state)
    emit stateChanged();
}

std::vector<ResultRow> Experiment::rows() const
{
  std::vector<ResultRow> rows;
  for(std::size_t i = 0; i < runs().size(); ++i)
    rows.push_back({&runs()[i], statuses_[i].result ? &*statuses_[i].result : nullptr});
  return rows;
}

int Experiment::count(RunStatus::State state) const
{
  return static_cast<int>(std::ranges::count(statuses_, state, &RunStatus::state));
}

RunSetting Experiment::setting() const
{
  RunSetting setting;
  setting.server = means_.server.toStdString();
  setting.data = means_.data;
  setting.results = results();
  return setting;
}

int Experiment::parallel() const
{
  return job().parallel > 0 ? job().parallel : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace sparkwright
