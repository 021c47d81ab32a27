#include "app/proxy/AgentProcess.h"

#include "netserver/socket/Socket.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
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

/// As the kernel writes addresses, in words of 32 bits as they lie in memory: `0100007F:0C1C`.
/// @param six  as in the table of IPv6, where addresses of IPv4 may stand, too
std::string kernelText(const SocketAddress& address, bool six)
{
  const SocketAddress plain = address.plain();
  std::array<std::uint32_t, 4> words{};
  if(plain.family() == AF_INET6)
    std::memcpy(words.data(), &reinterpret_cast<const sockaddr_in6*>(plain.get())->sin6_addr, sizeof words);
  else
  {
    words[2] = htonl(0xFFFF);
    std::memcpy(&words[3], &reinterpret_cast<const sockaddr_in*>(plain.get())->sin_addr, sizeof words[3]);
  }
  char text[48];
  if(six)
    std::snprintf(text, sizeof text, "%08X%08X%08X%08X:%04X", words[0], words[1], words[2], words[3],
                  static_cast<unsigned>(plain.port()));
  else
    std::snprintf(text, sizeof text, "%08X:%04X", words[3], static_cast<unsigned>(plain.port()));
  return text;
}

/// Number of the socket between these ends in a table of the system; empty if there is none on this machine.
std::string socketIn(bool six, const SocketAddress& local, const SocketAddress& remote)
{
  std::ifstream table(six ? "/proc/net/tcp6" : "/proc/net/tcp");
  const std::string here = kernelText(local, six), there = kernelText(remote, six);
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
    if(from == here && to == there)
      return inode;
  }
  return {};
}

} // namespace

AgentProcess AgentProcess::behind(int descriptor)
{
  AgentProcess process;
  SocketAddress here, there;
  socklen_t size = SocketAddress::capacity;
  if(::getsockname(descriptor, here.get(), &size) != 0)
    return process;
  size = SocketAddress::capacity;
  if(::getpeername(descriptor, there.get(), &size) != 0)
    return process;
  std::string inode = there.plain().family() == AF_INET ? socketIn(false, there, here) : std::string();
  if(inode.empty())
    inode = socketIn(true, there, here); // Also a socket of IPv6 that has connected to IPv4.
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
