#include "core/text/WriteFile.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace sparkwright
{

std::string writeAtomically(const std::filesystem::path& file, const std::string& text)
{
  const std::string target = file.string();
  std::string temporary = target + ".XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if(descriptor < 0)
    return target + ": " + std::strerror(errno);
  std::size_t done = 0;
  struct stat old{};
  bool good = ::fchmod(descriptor, ::stat(target.c_str(), &old) == 0 ? old.st_mode & 07777 : 0644) == 0;
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
