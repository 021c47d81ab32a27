#pragma once

#include "core/text/LocalText.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// A program that has a socket, as far as the system lets us see.
struct SocketHolder
{
  long pid = 0;          ///< 0: of another user, and not visible.
  std::string name{};    ///< Of the program: `rcssserver3d`; empty if pid is 0.
  std::string command{}; ///< Its command line, cut to longestCommand bytes.
  std::string user{};    ///< Name or number of the user who owns the socket.

  static constexpr std::size_t longestCommand = 300;
};

/// Looks in the tables of the system (Linux) for the sockets of programs. Costs some milliseconds: all processes that
/// we may look into are looked through.
class SocketTable
{
public:
  enum class Kind
  {
    Tcp,
    Udp
  };

  /// @param proc  where the system's tables are
  explicit SocketTable(std::filesystem::path proc = "/proc") : proc_(std::move(proc)) {}

  /// Who listens on a port (TCP), or has bound it (UDP), on any address. Empty: nobody.
  std::vector<SocketHolder> holdersOf(int port, Kind kind = Kind::Tcp) const;

  /// The processes whose TCP connections to a port of this machine come from these ports.
  /// @return process ids by port, of those that are visible
  std::map<int, long> connectedTo(int serverPort, const std::set<int>& clientPorts) const;

private:
  struct Entry
  {
    int localPort = 0, remotePort = 0;
    int state = 0;
    unsigned long inode = 0;
    unsigned uid = 0;
  };
  std::vector<Entry> entries(const char* table) const;
  std::map<unsigned long, long> pidsOf(const std::set<unsigned long>& inodes) const;
  SocketHolder describe(long pid) const;

  std::filesystem::path proc_;
};

/// A sentence about who has a port: `port 3100 is used by rcssserver3d (process 4711)`. Empty if that is unknown.
LocalText portHolderText(int port, const std::vector<SocketHolder>& holders);

/// The first port from `first` on that can be bound on the address; 0: none of the next hundred.
int nextFreePort(const std::string& address, int first, SocketTable::Kind kind = SocketTable::Kind::Tcp);

} // namespace sparkwright
