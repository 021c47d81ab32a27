#include "app/server/RunSummary.h"

#include "core/text/Json.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sparkwright
{

namespace
{

std::string fixed(double value, int digits)
{
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

} // namespace

std::string RunSummary::json() const
{
  const std::pair<const char*, std::string> members[] = {
      {"version", jsonString(version)},
      {"scene", jsonString(scene)},
      {"seed", std::to_string(seed)},
      {"cycles", std::to_string(cycles)},
      {"simulated_seconds", fixed(simulatedSeconds, 2)},
      {"wall_seconds", fixed(wallSeconds, 3)},
      {"cpu_seconds", fixed(cpuSeconds, 3)},
      {"agents_seen", std::to_string(agentsSeen)},
      {"score_left", std::to_string(scoreLeft)},
      {"score_right", std::to_string(scoreRight)},
  };
  std::string out;
  for(const auto& [name, value] : members)
    out += (out.empty() ? "{\n  " : ",\n  ") + jsonString(name) + ": " + value;
  return out + "\n}\n";
}

std::string writeAtomically(const std::filesystem::path& file, const std::string& text)
{
  const std::string target = file.string();
  std::string temporary = target + ".XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if(descriptor < 0)
    return target + ": " + std::strerror(errno);
  std::size_t done = 0;
  bool good = ::fchmod(descriptor, 0644) == 0;
  while(good && done < text.size())
  {
    const ssize_t count = ::write(descriptor, text.data() + done, text.size() - done);
    good = count > 0;
    done += good ? static_cast<std::size_t>(count) : 0;
  }
  good = good && ::fsync(descriptor) == 0;
  good = ::close(descriptor) == 0 && good;
  good = good && std::rename(temporary.c_str(), target.c_str()) == 0;
  if(good)
    return {};
  const std::string why = std::strerror(errno);
  ::unlink(temporary.c_str());
  return target + ": " + why;
}

} // namespace sparkwright
