#include "core/mesh/Apart.h"

#include "core/mesh/MeshTexts.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sparkwright
{

namespace
{

constexpr std::chrono::seconds busy{30}; ///< That the machine may be occupied otherwise, besides.
constexpr std::size_t largestOutput = 512u << 20;

void limit(int resource, rlim_t value)
{
  const rlimit both{value, value};
  setrlimit(static_cast<__rlimit_resource_t>(resource), &both);
}

/// Everything that the child does.
[[noreturn]] void runChild(const std::function<std::string()>& work, unsigned seconds, int out)
{
  for(const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGXCPU, SIGTERM, SIGINT, SIGPIPE})
    ::signal(signal, SIG_DFL);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, seconds);
#ifndef __SANITIZE_ADDRESS__ // It needs far more address space than there is memory.
  limit(RLIMIT_AS, rlim_t{2} << 30);
#endif
  try
  {
    const std::string output = work();
    for(std::size_t at = 0; at < output.size();)
    {
      const ssize_t written = write(out, output.data() + at, output.size() - at);
      if(written < 0 && errno != EINTR)
        _exit(2);
      at += written > 0 ? static_cast<std::size_t>(written) : 0;
    }
    _exit(0);
  }
  catch(...)
  {
    _exit(3); // Most likely the memory is used up.
  }
}

/// Reads until the other end closes. @return false if that takes too long or it is too much
bool readAll(int in, std::chrono::seconds longest, std::string& output)
{
  const auto end = std::chrono::steady_clock::now() + longest;
  std::string buffer(1 << 16, '\0');
  for(;;)
  {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    pollfd waiting{in, POLLIN, 0};
    if(left.count() <= 0 || (poll(&waiting, 1, static_cast<int>(left.count())) == 0))
      return false;
    const ssize_t count = read(in, buffer.data(), buffer.size());
    if(count < 0 && errno == EINTR)
      continue;
    if(count <= 0)
      return count == 0;
    output.append(buffer, 0, static_cast<std::size_t>(count));
    if(output.size() > largestOutput)
      return false;
  }
}

} // namespace

std::optional<std::string> doApart(const std::function<std::string()>& work, unsigned seconds, LocalText& problem)
{
  int ends[2];
  if(pipe(ends) != 0)
  {
    problem = std::string(std::strerror(errno));
    return std::nullopt;
  }
  const pid_t child = fork();
  if(child == 0)
  {
    // Nothing of ours shall stay open, connections above all, because this process does.
    dup2(ends[1], 3);
    close_range(4, ~0u, 0);
    runChild(work, seconds, 3);
  }
  close(ends[1]);
  std::string output;
  const bool complete = child > 0 && readAll(ends[0], busy + 2 * std::chrono::seconds(seconds), output);
  close(ends[0]);
  if(child < 0)
  {
    problem = meshText("mesh.noMemory");
    return std::nullopt;
  }
  if(!complete)
    kill(child, SIGKILL);
  int status = 0;
  while(waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  if(complete && WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return output;
  const bool late = !complete || (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL));
  problem = late                  ? meshText("mesh.endless")
            : WIFSIGNALED(status) ? meshText("mesh.crashed")
                                  : meshText("mesh.outOfMemory");
  return std::nullopt;
}

} // namespace sparkwright
