#include "app/jobs/runner/LogTail.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <string_view>
#include <vector>

namespace sparkwright
{

namespace
{

constexpr std::streamoff tailSize = 64 << 10; // bytes
constexpr std::size_t longestReason = 500;    // bytes

constexpr std::string_view pointsUp = "(the messages above say why)"; ///< Of an error that is none of its own.

std::vector<std::string> tailOf(const std::filesystem::path& file)
{
  std::vector<std::string> lines;
  std::ifstream in(file, std::ios::binary | std::ios::ate);
  if(!in)
    return lines;
  const std::streamoff size = in.tellg();
  in.seekg(std::max<std::streamoff>(0, size - tailSize));
  for(std::string line; std::getline(in, line);)
  {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if(!line.empty())
      lines.push_back(line.substr(0, longestReason));
  }
  return lines;
}

/// Without `12:34:56.789 ` at its beginning.
std::string withoutTime(const std::string& line)
{
  const std::size_t blank = line.find(' ');
  const bool timed = blank == 12 && line[2] == ':' && line[5] == ':' && line[8] == '.' &&
                     std::isdigit(static_cast<unsigned char>(line[0]));
  return timed ? line.substr(blank + 1) : line;
}

} // namespace

std::string lastErrorOf(const std::filesystem::path& log)
{
  const std::vector<std::string> lines = tailOf(log);
  std::string found;
  for(auto line = lines.rbegin(); line != lines.rend(); ++line)
  {
    if(line->find("error: ") == std::string::npos)
      continue;
    found = withoutTime(*line);
    if(line->find(pointsUp) == std::string::npos)
      return found;
  }
  return !found.empty() ? found : lines.empty() ? std::string() : withoutTime(lines.back());
}

std::string lastLineOf(const std::filesystem::path& file)
{
  const std::vector<std::string> lines = tailOf(file);
  return lines.empty() ? std::string() : lines.back();
}

} // namespace sparkwright
