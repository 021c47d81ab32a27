// The program rcssserver3d, by the name and with the command line of the reference's server: sparkwright-server, which
// stands beside it, does what it is asked by this name.

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <unistd.h>
#include <vector>

int main(int count, char** arguments)
{
  namespace fs = std::filesystem;
  constexpr int badUsage = 2;
  std::error_code failed;
  const fs::path server = fs::read_symlink("/proc/self/exe", failed).parent_path() / "sparkwright-server";
  std::string name = "rcssserver3d"; // By which the server knows what it is asked for.
  std::vector<char*> all{name.data()};
  all.insert(all.end(), arguments + (count > 0 ? 1 : 0), arguments + count);
  all.push_back(nullptr);
  ::execv(server.c_str(), all.data());
  std::cerr << "rcssserver3d: cannot start " << server.string() << ": " << std::strerror(errno)
            << "; install sparkwright-server beside it\n";
  return badUsage;
}
