#include "app/proxy/AgentProcess.h"

#include <arpa/inet.h>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/socket.h>

namespace sparkwright
{

namespace
{

/// As the kernel writes addresses: `0100007F:0C1C`.
std::string kernelText(const sockaddr_in& address)
{
  char text[16];
  std::snprintf(text, sizeof text, "%08X:%04X", address.sin_addr.s_addr, ntohs(address.sin_port));
  return text;
}

/// Number of the socket between these ends; empty if there is none on this machine.
std::string socketBetween(const sockaddr_in& local, const sockaddr_in& remote)
{
  std::ifstream table("/proc/net/tcp");
  std::string line;
  std::getline(table, line); // The heads of the columns.
  while(std::getline(table, line))
  {
    std::istringstream words(line);
    std::string slot, from, to, skipped, inode;
    words >> slot >> from >> to;
    for(int i = 0; i < 6; ++i)
      words >> skipped;
    words >> inode;
    if(from == kernelText(local) && to == kernelText(remote))
      return inode;
  }
  return {};
}

} // namespace

AgentProcess AgentProcess::behind(int descriptor)
{
  AgentProcess process;
  sockaddr_in here{};
  sockaddr_in there{};
  socklen_t size = sizeof here;
  if(::getsockname(descriptor, reinterpret_cast<sockaddr*>(&here), &size) != 0)
    return process;
  size = sizeof there;
  if(::getpeername(descriptor, reinterpret_cast<sockaddr*>(&there), &size) != 0)
    return process;
  const std::string inode = socketBetween(there, here);
  if(inode.empty() || inode == "0")
    return process;

  namespace fs = std::filesystem;
  const std::string wanted = "socket:[" + inode + "]";
  std::error_code ignored;
  for(fs::directory_iterator entry("/proc", ignored), end; entry != end; entry.increment(ignored))
  {
    const int id = std::atoi(entry->path().filename().c_str());
    if(id <= 0)
      continue;
    std::error_code unreadable;
    for(fs::directory_iterator file(entry->path() / "fd", unreadable), last; !unreadable && file != last;
        file.increment(unreadable))
      if(fs::read_symlink(file->path(), unreadable) == wanted)
      {
        process.id_ = id;
        return process;
      }
  }
  return process;
}

std::optional<double> AgentProcess::cpuSeconds() const
{
  clockid_t clock{};
  timespec now{};
  if(id_ == 0 || ::clock_getcpuclockid(id_, &clock) != 0 || ::clock_gettime(clock, &now) != 0)
    return std::nullopt;
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

} // namespace sparkwright
