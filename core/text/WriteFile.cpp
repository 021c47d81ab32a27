#include "core/text/WriteFile.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sparkwright
{

namespace
{

/// @return whether all of it is there; errno says why not
bool writeAll(int descriptor, const std::string& text)
{
  std::size_t done = 0;
  while(done < text.size())
  {
    const ssize_t count = ::write(descriptor, text.data() + done, text.size() - done);
    if(count <= 0)
      return false;
    done += static_cast<std::size_t>(count);
  }
  return true;
}

/// Ends what was begun. @return whether the file has it all
bool closeAfter(bool good, int descriptor)
{
  const int why = errno;
  const bool closed = ::close(descriptor) == 0;
  if(!good)
    errno = why;
  return good && closed;
}

/// Writes to devices and pipes, which cannot be replaced.
std::string writeInto(const std::string& target, const std::string& text)
{
  const int descriptor = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
  if(descriptor < 0 || !closeAfter(writeAll(descriptor, text), descriptor))
    return target + ": " + std::strerror(errno);
  return {};
}

/// Puts the names in a folder on the disk; without effect where that is not possible.
void syncFolder(const std::filesystem::path& folder)
{
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if(descriptor < 0)
    return;
  ::fsync(descriptor);
  ::close(descriptor);
}

} // namespace

std::string writeAtomically(const std::filesystem::path& file, const std::string& text)
{
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(file, error);
  const std::string target = error ? file.string() : real.string();
  struct stat old
  {
  };
  const bool isThere = ::stat(target.c_str(), &old) == 0;
  if(isThere && !S_ISREG(old.st_mode) && !S_ISDIR(old.st_mode))
    return writeInto(target, text);
  std::string temporary = target + ".XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if(descriptor < 0)
    return target + ": " + std::strerror(errno);
  bool good = ::fchmod(descriptor, isThere ? old.st_mode & 07777 : 0644) == 0;
  good = good && writeAll(descriptor, text) && ::fsync(descriptor) == 0;
  good = closeAfter(good, descriptor) && std::rename(temporary.c_str(), target.c_str()) == 0;
  if(good)
  {
    syncFolder(std::filesystem::path(target).parent_path());
    return {};
  }
  const std::string why = std::strerror(errno);
  ::unlink(temporary.c_str());
  return target + ": " + why;
}

std::string appendDurably(const std::filesystem::path& file, const std::string& text)
{
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  if(descriptor < 0 || !closeAfter(writeAll(descriptor, text) && ::fdatasync(descriptor) == 0, descriptor))
    return file.string() + ": " + std::strerror(errno);
  return {};
}

} // namespace sparkwright
