#include "core/disk/ReadFile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sparkwright
{

namespace
{

ReadFile unreadable(int error)
{
  return {ReadFile::Outcome::Unreadable, {}, std::error_code(error, std::generic_category())};
}

/// Reads an open file. Its size is only a hint: files of the system say 0, others may grow or shrink.
ReadFile readAll(int descriptor, std::uint64_t maxBytes)
{
  struct stat status{};
  if(::fstat(descriptor, &status) != 0)
    return unreadable(errno);
  if(S_ISDIR(status.st_mode))
    return unreadable(EISDIR);
  if(!S_ISREG(status.st_mode))
    return unreadable(ENOTSUP);
  if(static_cast<std::uint64_t>(status.st_size) > maxBytes)
    return {ReadFile::Outcome::TooLarge, {}, {}};
  ReadFile read{ReadFile::Outcome::Read, {}, {}};
  constexpr std::size_t piece = 64 << 10;
  std::size_t size = 0;
  read.text.resize(static_cast<std::size_t>(status.st_size) + 1); // One more, to see the end.
  while(true)
  {
    const ssize_t got = ::read(descriptor, read.text.data() + size, read.text.size() - size);
    if(got < 0 && errno == EINTR)
      continue;
    if(got < 0)
      return unreadable(errno);
    if(got == 0)
      break;
    size += static_cast<std::size_t>(got);
    if(size > maxBytes)
      return {ReadFile::Outcome::TooLarge, {}, {}};
    if(size == read.text.size())
      read.text.resize(size + piece);
  }
  read.text.resize(size);
  return read;
}

} // namespace

ReadFile readFile(const std::filesystem::path& file, std::uint64_t maxBytes)
{
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if(descriptor < 0)
    return unreadable(errno == ENXIO ? ENOTSUP : errno);
  ReadFile read = readAll(descriptor, maxBytes);
  ::close(descriptor);
  return read;
}

} // namespace sparkwright
