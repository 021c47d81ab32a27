#include "app/jobs/runner/SpawnedProcess.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
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
    std::erase_if(all, [&](const std::string& entry) { return entry.starts_with(name + '='); });
    all.push_back(name + '=' + value);
  }
  return all;
}

/// What is done in the child before the program begins.
class SpawnPlan
{
public:
  SpawnPlan(const StartCommand& command, const std::filesystem::path& errors, int output)
  {
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, 2, errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    ::posix_spawn_file_actions_adddup2(&actions, output >= 0 ? output : 2, 1);
    if(!command.folder.empty())
      ::posix_spawn_file_actions_addchdir_np(&actions, command.folder.c_str());
    ::posix_spawnattr_init(&attributes);
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    ::posix_spawnattr_setsigmask(&attributes, &none); // Those of this program are its own matter.
    ::posix_spawnattr_setsigdefault(&attributes, &all);
    ::posix_spawnattr_setpgroup(&attributes, 0);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnPlan()
  {
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;

  posix_spawn_file_actions_t actions{};
  posix_spawnattr_t attributes{};
};

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
  const SpawnPlan plan(command, std::filesystem::absolute(errors, failed), ends[1]);
  pid_t id = -1;
  const int error = ::posix_spawn(&id, command.program.c_str(), &plan.actions, &plan.attributes,
                                  pointersTo(words).data(), pointersTo(environment).data());
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
