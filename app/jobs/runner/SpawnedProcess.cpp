#include "app/jobs/runner/SpawnedProcess.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace sparkwright
{

namespace
{

constexpr std::size_t longestLine = 1u << 16; // bytes
constexpr int unknownCode = 255;

std::vector<char*> pointersTo(std::vector<std::string>& words)
{
  std::vector<char*> pointers;
  for(std::string& word : words)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// The environment of this process, with what the command adds.
std::vector<std::string> environmentOf(const StartCommand& command)
{
  std::vector<std::string> all;
  for(char** each = environ; *each; ++each)
    all.emplace_back(*each);
  for(const auto& [name, value] : command.environment)
  {
    std::erase_if(all, [start = name + '='](const std::string& entry) { return entry.starts_with(start); });
    all.push_back(name + '=' + value);
  }
  return all;
}

/// What the child does before the program begins. Only calls that may follow a fork in a program with threads.
struct ChildStart
{
  const char* program;
  const char* folder; ///< To start in; null: that of this process.
  const char* errors; ///< The file for its standard error.
  int output;         ///< For its standard output; -1: where its errors go.
  char* const* arguments;
  char* const* environment;
  pid_t parent;

  /// Returns only if the program could not be started; errno says why.
  void run() const
  {
    ::setpgid(0, 0);
    // However this process ends: whoever would end the program may have no time to.
    if(::prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || ::getppid() != parent)
      return;
    for(int signal = 1; signal < NSIG; ++signal)
      ::signal(signal, SIG_DFL); // Those of this program are its own matter.
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    const int input = ::open("/dev/null", O_RDONLY);
    const int log = ::open(errors, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if(input < 0 || log < 0 || ::dup2(input, 0) < 0 || ::dup2(log, 2) < 0 || ::dup2(output >= 0 ? output : log, 1) < 0)
      return;
    for(const int opened : {input, log})
      if(opened > 2)
        ::close(opened);
    if(folder && ::chdir(folder) != 0)
      return;
    ::execve(program, arguments, environment);
  }
};

/// Starts a child. @return its number; -1: errno says why not
pid_t startChild(const ChildStart& start)
{
  int report[2] = {-1, -1}; // Closed without a word if the program runs.
  if(::pipe2(report, O_CLOEXEC) != 0)
    return -1;
  const pid_t id = ::fork();
  if(id == 0)
  {
    start.run();
    const int error = errno;
    [[maybe_unused]] const ssize_t told = ::write(report[1], &error, sizeof error);
    ::_exit(127);
  }
  int error = id < 0 ? errno : 0;
  ::close(report[1]);
  if(id > 0)
  {
    ssize_t got = 0;
    while((got = ::read(report[0], &error, sizeof error)) < 0 && errno == EINTR)
      ;
    if(got > 0)
      while(::waitpid(id, nullptr, 0) < 0 && errno == EINTR)
        ;
    else
      error = 0;
  }
  ::close(report[0]);
  errno = error;
  return error == 0 ? id : -1;
}

} // namespace

std::unique_ptr<SpawnedProcess> SpawnedProcess::start(const StartCommand& command, const std::filesystem::path& errors,
                                                      Output output, std::string& problem)
{
  int ends[2] = {-1, -1};
  if(output == Output::Lines && ::pipe2(ends, O_CLOEXEC) != 0)
  {
    problem = std::strerror(errno);
    return nullptr;
  }
  std::vector<std::string> words{command.program};
  words.insert(words.end(), command.arguments.begin(), command.arguments.end());
  std::vector<std::string> environment = environmentOf(command);
  // The file is opened before the folder is changed, and a relative name is one of this process.
  std::error_code failed;
  const std::string log = std::filesystem::absolute(errors, failed).string(), folder = command.folder.string();
  const std::vector<char*> arguments = pointersTo(words), variables = pointersTo(environment);
  const pid_t id = startChild({command.program.c_str(), folder.empty() ? nullptr : folder.c_str(), log.c_str(), ends[1],
                         arguments.data(), variables.data(), ::getpid()});
  const int error = id < 0 ? errno : 0;
  if(ends[1] >= 0)
    ::close(ends[1]);
  if(error != 0)
  {
    if(ends[0] >= 0)
      ::close(ends[0]);
    problem = command.program + ": " + std::strerror(error);
    return nullptr;
  }
  if(ends[0] >= 0)
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return std::unique_ptr<SpawnedProcess>(new SpawnedProcess(id, ends[0]));
}

SpawnedProcess::~SpawnedProcess()
{
  if(!end())
  {
    kill();
    while(::waitpid(id_, nullptr, 0) < 0 && errno == EINTR)
      ;
  }
  if(output_ >= 0)
    ::close(output_);
}

std::vector<std::string> SpawnedProcess::takeLines()
{
  std::vector<std::string> lines;
  char block[4096];
  while(output_ >= 0)
  {
    const ssize_t got = ::read(output_, block, sizeof block);
    if(got < 0 && errno == EINTR)
      continue;
    if(got == 0 || (got < 0 && errno != EAGAIN))
    {
      ::close(output_);
      output_ = -1;
    }
    if(got <= 0)
      break;
    for(const char c : std::string_view(block, static_cast<std::size_t>(got)))
      if(c == '\n')
      {
        if(!std::exchange(tooLong_, false))
          lines.push_back(begun_);
        begun_.clear();
      }
      else if(begun_.size() < longestLine)
        begun_ += c;
      else
        tooLong_ = true;
  }
  return lines;
}

std::optional<SpawnedProcess::End> SpawnedProcess::end()
{
  int status = 0;
  if(end_)
    return end_;
  const pid_t ended = ::waitpid(id_, &status, WNOHANG);
  if(ended == 0 || (ended < 0 && errno == EINTR))
    return end_;
  if(ended < 0)
    end_ = End{false, unknownCode}; // Somebody else has taken its exit code.
  else
    end_ = WIFSIGNALED(status) ? End{true, WTERMSIG(status)} : End{false, WEXITSTATUS(status)};
  ::kill(-id_, SIGKILL); // What it has started and left behind.
  return end_;
}

void SpawnedProcess::askToEnd() const
{
  if(!end_)
    ::kill(-id_, SIGTERM);
}

void SpawnedProcess::kill() const
{
  if(!end_)
    ::kill(-id_, SIGKILL);
}

} // namespace sparkwright
