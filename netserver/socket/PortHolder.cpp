#include "netserver/socket/PortHolder.h"

#include "netserver/socket/Socket.h"
#include "netserver/socket/SocketTexts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <fstream>
#include <pwd.h>
#include <sstream>
#include <string_view>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr int listening = 0x0A, established = 0x01; // States of TCP in the system's table.

template <class Number>
bool readNumber(std::string_view text, Number& number, int base)
{
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return result.ec == std::errc() && result.ptr == text.data() + text.size();
}

/// The port of `0100007F:0C1C`.
bool readPort(const std::string& address, int& port)
{
  const std::size_t colon = address.rfind(':');
  return colon != std::string::npos && readNumber(std::string_view(address).substr(colon + 1), port, 16);
}

std::string userName(unsigned uid)
{
  passwd entry{};
  passwd* found = nullptr;
  char buffer[4096];
  if(::getpwuid_r(uid, &entry, buffer, sizeof buffer, &found) == 0 && found)
    return found->pw_name;
  return std::to_string(uid);
}

std::string firstBytes(const fs::path& file, std::size_t most)
{
  std::ifstream in(file, std::ios::binary);
  std::string text(most, '\0');
  in.read(text.data(), static_cast<std::streamsize>(most));
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return text;
}

} // namespace

std::vector<SocketTable::Entry> SocketTable::entries(const char* table) const
{
  std::vector<Entry> all;
  std::ifstream in(proc_ / "net" / table);
  std::string line;
  std::getline(in, line); // Headings.
  while(std::getline(in, line))
  {
    std::istringstream words(line);
    std::string number, local, remote, state, queues, timer, retransmitted, uid, timeout, inode;
    words >> number >> local >> remote >> state >> queues >> timer >> retransmitted >> uid >> timeout >> inode;
    Entry entry;
    if(readPort(local, entry.localPort) && readPort(remote, entry.remotePort) && readNumber(state, entry.state, 16) &&
       readNumber(uid, entry.uid, 10) && readNumber(inode, entry.inode, 10))
      all.push_back(entry);
  }
  return all;
}

std::map<unsigned long, long> SocketTable::pidsOf(const std::set<unsigned long>& inodes) const
{
  std::map<unsigned long, long> pids;
  std::error_code failed;
  for(fs::directory_iterator process(proc_, failed), end; !failed && process != end && pids.size() < inodes.size();
      process.increment(failed))
  {
    long pid = 0;
    if(!readNumber(process->path().filename().string(), pid, 10))
      continue;
    std::error_code hidden;
    for(fs::directory_iterator file(process->path() / "fd", hidden), last; !hidden && file != last;
        file.increment(hidden))
    {
      std::error_code gone;
      const std::string target = fs::read_symlink(file->path(), gone).string();
      constexpr std::string_view before = "socket:[";
      unsigned long inode = 0;
      if(!gone && target.starts_with(before) && target.ends_with(']') &&
         readNumber(std::string_view(target).substr(before.size(), target.size() - before.size() - 1), inode, 10) &&
         inodes.contains(inode))
        pids.emplace(inode, pid);
    }
  }
  return pids;
}

SocketHolder SocketTable::describe(long pid) const
{
  SocketHolder holder;
  holder.pid = pid;
  const fs::path folder = proc_ / std::to_string(pid);
  holder.command = firstBytes(folder / "cmdline", SocketHolder::longestCommand);
  std::ranges::replace(holder.command, '\0', ' ');
  while(holder.command.ends_with(' '))
    holder.command.pop_back();
  holder.name = firstBytes(folder / "comm", 64);
  while(!holder.name.empty() && std::isspace(static_cast<unsigned char>(holder.name.back())))
    holder.name.pop_back();
  // The system cuts names to 15 characters; the command line has all of it.
  constexpr std::size_t cut = 15;
  if(holder.name.size() == cut)
  {
    const std::string program = fs::path(holder.command.substr(0, holder.command.find(' '))).filename().string();
    if(program.starts_with(holder.name))
      holder.name = program;
  }
  return holder;
}

std::vector<SocketHolder> SocketTable::holdersOf(int port, Kind kind) const
{
  std::map<unsigned long, unsigned> users; // By inode.
  for(const char* const table : kind == Kind::Tcp ? std::array{"tcp", "tcp6"} : std::array{"udp", "udp6"})
    for(const Entry& entry : entries(table))
      if(entry.localPort == port && (kind == Kind::Udp || entry.state == listening))
        users.emplace(entry.inode, entry.uid);
  std::set<unsigned long> inodes;
  for(const auto& [inode, uid] : users)
    inodes.insert(inode);
  const std::map<unsigned long, long> pids = inodes.empty() ? std::map<unsigned long, long>() : pidsOf(inodes);
  std::vector<SocketHolder> holders;
  for(const auto& [inode, uid] : users)
  {
    const auto pid = pids.find(inode);
    SocketHolder holder = pid == pids.end() ? SocketHolder() : describe(pid->second);
    holder.user = userName(uid);
    if(std::ranges::none_of(holders, [&](const SocketHolder& other) { return other.pid == holder.pid; }))
      holders.push_back(std::move(holder));
  }
  std::ranges::sort(holders, {}, [](const SocketHolder& holder) { return std::pair(holder.pid == 0, holder.pid); });
  return holders;
}

std::map<int, long> SocketTable::connectedTo(int serverPort, const std::set<int>& clientPorts) const
{
  std::map<unsigned long, int> ports; // By inode.
  for(const char* const table : {"tcp", "tcp6"})
    for(const Entry& entry : entries(table))
      if(entry.remotePort == serverPort && entry.state == established && clientPorts.contains(entry.localPort))
        ports.emplace(entry.inode, entry.localPort);
  std::set<unsigned long> inodes;
  for(const auto& [inode, port] : ports)
    inodes.insert(inode);
  std::map<int, long> found;
  if(!inodes.empty())
    for(const auto& [inode, pid] : pidsOf(inodes))
      found[ports.at(inode)] = pid;
  return found;
}

LocalText portHolderText(int port, const std::vector<SocketHolder>& holders)
{
  if(holders.empty())
    return {};
  const SocketHolder& holder = holders.front();
  if(holder.pid == 0)
    return socketText("socket.heldByUser", port, holder.user);
  if(holder.pid == ::getpid())
    return socketText("socket.heldByUs", port);
  return socketText("socket.heldBy", port, holder.name.empty() ? holder.command : holder.name, holder.pid);
}

int nextFreePort(const std::string& address, int first, SocketTable::Kind kind)
{
  constexpr int most = 100, last = 65535;
  for(int port = std::max(first, 1); port <= last && port < first + most; ++port)
  {
    Socket socket;
    int bound = 0;
    if(bindSocket(kind == SocketTable::Kind::Tcp ? SOCK_STREAM : SOCK_DGRAM, address, port, socket, bound).empty())
      return port;
  }
  return 0;
}

} // namespace sparkwright
