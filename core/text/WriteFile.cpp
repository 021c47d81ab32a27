#include "core/text/WriteFile.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
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
    if(count < 0 && errno == EINTR)
      continue;
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

std::error_code lastError()
{
  return {errno, std::generic_category()};
}

/// Writes to devices and pipes, which cannot be replaced.
std::error_code writeInto(const std::filesystem::path& target, const std::string& text)
{
  const int descriptor = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
  if(descriptor < 0 || !closeAfter(writeAll(descriptor, text), descriptor))
    return lastError();
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

/// The file that links lead to, which need not exist.
std::filesystem::path targetOf(std::filesystem::path file, std::error_code& error)
{
  constexpr int mostLinks = 40; // As the system follows.
  for(int links = 0; links <= mostLinks; ++links)
  {
    std::error_code none;
    const std::filesystem::path next = std::filesystem::read_symlink(file, none);
    if(none)
      return file;
    file = next.is_absolute() ? next : file.parent_path() / next;
  }
  error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
  return file;
}

/// Gives a new file owner, group and permissions of the old one, as far as the system permits it.
bool takeOver(int descriptor, const struct stat& old)
{
  const bool same = ::fchown(descriptor, old.st_uid, old.st_gid) == 0;
  if(!same && ::fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) != 0)
    errno = 0; // Neither; who saves owns the file then.
  constexpr mode_t permissions = 0777, all = 07777;
  return ::fchmod(descriptor, old.st_mode & (same ? all : permissions)) == 0;
}

/// What tells a file from the same one after a change, without reading it; nothing: there is none.
std::optional<struct stat> seen(const std::string& file)
{
  struct stat found
  {
  };
  return ::lstat(file.c_str(), &found) == 0 ? std::optional(found) : std::nullopt;
}

bool unchanged(const struct stat& before, const struct stat& now)
{
  return before.st_dev == now.st_dev && before.st_ino == now.st_ino && before.st_size == now.st_size &&
         before.st_mtim.tv_sec == now.st_mtim.tv_sec && before.st_mtim.tv_nsec == now.st_mtim.tv_nsec;
}

/// Gives the temporary file the name of the target, if that is still the file that was seen. The two files swap their
/// names, so that the former one is at hand, and can be put back.
std::error_code putInPlace(const std::string& temporary, const std::string& target,
                           const std::optional<struct stat>& before)
{
  const auto swap = [&](unsigned how)
  { return ::renameat2(AT_FDCWD, temporary.c_str(), AT_FDCWD, target.c_str(), how) == 0; };
  if(!swap(before ? RENAME_EXCHANGE : RENAME_NOREPLACE))
  {
    if(errno == EEXIST || (before && errno == ENOENT))
      return std::make_error_code(std::errc::operation_canceled);
    // Not every file system can do that.
    if(errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP)
      return lastError();
    const std::optional<struct stat> now = seen(target);
    if(before.has_value() != now.has_value() || (now && !unchanged(*before, *now)))
      return std::make_error_code(std::errc::operation_canceled);
    return std::rename(temporary.c_str(), target.c_str()) == 0 ? std::error_code() : lastError();
  }
  if(!before)
    return {};
  if(const std::optional<struct stat> former = seen(temporary); !former || !unchanged(*before, *former))
  {
    swap(RENAME_EXCHANGE);
    return std::make_error_code(std::errc::operation_canceled);
  }
  ::unlink(temporary.c_str());
  return {};
}

/// Writes `text` over what the opened file has. @return whether it has it; errno says why not
bool overwrite(int descriptor, const std::string& text)
{
  return ::lseek(descriptor, 0, SEEK_SET) == 0 && writeAll(descriptor, text) &&
         ::ftruncate(descriptor, static_cast<off_t>(text.size())) == 0 && ::fsync(descriptor) == 0;
}

/// Writes to the file itself, so that all its names lead to the new content. The former one comes back after an error.
std::error_code writeInPlace(const std::string& target, const std::string& text, const std::function<bool()>& proceed)
{
  const std::optional<struct stat> before = seen(target);
  if(proceed && !proceed())
    return std::make_error_code(std::errc::operation_canceled);
  const int descriptor = ::open(target.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC);
  if(descriptor < 0)
    return lastError();
  struct stat now{};
  std::string former;
  bool good = ::fstat(descriptor, &now) == 0;
  if(good && (!before || !unchanged(*before, now)))
  {
    ::close(descriptor);
    return std::make_error_code(std::errc::operation_canceled);
  }
  former.resize(good ? static_cast<std::size_t>(now.st_size) : 0);
  for(std::size_t done = 0; good && done < former.size();)
  {
    const ssize_t count = ::pread(descriptor, former.data() + done, former.size() - done, static_cast<off_t>(done));
    good = count > 0 || (count < 0 && errno == EINTR);
    done += count > 0 ? static_cast<std::size_t>(count) : 0;
  }
  // Nothing is overwritten before there is room for all of it.
  const int full = good && text.size() > former.size()
                       ? ::posix_fallocate(descriptor, 0, static_cast<off_t>(text.size()))
                       : 0;
  const bool hasRoom = full != ENOSPC && full != EDQUOT && full != EFBIG;
  if(good && hasRoom)
    good = overwrite(descriptor, text);
  if(good && hasRoom)
    return closeAfter(true, descriptor) ? std::error_code() : lastError();
  const std::error_code error = hasRoom ? lastError() : std::error_code(full, std::generic_category());
  if(!hasRoom)
    good = ::ftruncate(descriptor, now.st_size) == 0;
  else if(now.st_size == static_cast<off_t>(former.size()))
    good = overwrite(descriptor, former);
  ::close(descriptor);
  return error;
}

} // namespace

std::error_code replaceFile(const std::filesystem::path& file, const std::string& text,
                            const std::function<bool()>& proceed, FileLinks links)
{
  std::error_code error;
  const std::filesystem::path target = links == FileLinks::Refuse ? file : targetOf(file, error);
  if(error)
    return error;
  struct stat old
  {
  };
  const bool isThere = ::lstat(target.c_str(), &old) == 0;
  if(isThere && S_ISLNK(old.st_mode))
    return std::make_error_code(std::errc::too_many_symbolic_link_levels);
  if(isThere && S_ISDIR(old.st_mode))
    return std::make_error_code(std::errc::is_a_directory);
  if(isThere && !S_ISREG(old.st_mode))
    return writeInto(target, text);
  if(isThere && links == FileLinks::Keep && old.st_nlink > 1)
    return writeInPlace(target.string(), text, proceed);
  std::string temporary = target.string() + ".XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if(descriptor < 0)
    return lastError();
  bool good = isThere ? takeOver(descriptor, old) : ::fchmod(descriptor, 0644) == 0;
  good = good && writeAll(descriptor, text) && ::fsync(descriptor) == 0;
  good = closeAfter(good, descriptor);
  if(!good)
    error = lastError();
  else if(!proceed)
    error = std::rename(temporary.c_str(), target.c_str()) == 0 ? std::error_code() : lastError();
  else
  {
    const std::optional<struct stat> before = seen(target.string());
    error = proceed() ? putInPlace(temporary, target.string(), before)
                      : std::make_error_code(std::errc::operation_canceled);
  }
  if(error)
    ::unlink(temporary.c_str());
  else
    syncFolder(target.parent_path());
  return error;
}

std::string linkProblem(const std::filesystem::path& place)
{
  std::error_code none;
  const bool isLink = std::filesystem::is_symlink(std::filesystem::symlink_status(place, none));
  return isLink ? place.string() + ": a symbolic link, through which the program does not write on its own"
                : std::string();
}

std::string writeAtomically(const std::filesystem::path& file, const std::string& text, FileLinks links)
{
  if(links == FileLinks::Refuse)
    if(std::string problem = linkProblem(file); !problem.empty())
      return problem;
  const std::error_code error = replaceFile(file, text, {}, links);
  return error ? file.string() + ": " + std::strerror(error.value()) : std::string();
}

int openForWriting(const std::filesystem::path& file, FileLinks links, std::string& problem)
{
  const auto refuse = [&](int descriptor, const std::string& why)
  {
    problem = why;
    if(descriptor >= 0)
      ::close(descriptor);
    return -1;
  };
  const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | (links == FileLinks::Refuse ? O_NOFOLLOW : 0);
  constexpr int maxTries = 100;
  for(int i = 0; i < maxTries; ++i)
  {
    const int descriptor = ::open(file.c_str(), flags, 0666);
    if(descriptor < 0)
      return refuse(descriptor, errno == ENXIO ? "not a file" : std::strerror(errno));
    struct stat opened{}, named{};
    if(::fstat(descriptor, &opened) != 0)
      return refuse(descriptor, std::strerror(errno));
    if(S_ISCHR(opened.st_mode))
      return descriptor;
    if(!S_ISREG(opened.st_mode))
      return refuse(descriptor, "not a file");
    // Some file systems have no locks; there it is as without.
    if(::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
      return refuse(descriptor, "it is being written or read by this or another program");
    // While this one waited, who wrote it may have given it another name.
    if(::stat(file.c_str(), &named) != 0 || named.st_ino != opened.st_ino || named.st_dev != opened.st_dev)
    {
      ::close(descriptor);
      continue;
    }
    if(::ftruncate(descriptor, 0) != 0)
      return refuse(descriptor, std::strerror(errno));
    return descriptor;
  }
  return refuse(-1, "another program keeps changing it");
}

std::string appendDurably(const std::filesystem::path& file, const std::string& text, FileLinks links)
{
  if(links == FileLinks::Refuse)
    if(std::string problem = linkProblem(file); !problem.empty())
      return problem;
  const int noLinks = links == FileLinks::Refuse ? O_NOFOLLOW : 0;
  const int descriptor =
      ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | noLinks, 0644);
  if(descriptor < 0 || !closeAfter(writeAll(descriptor, text) && ::fdatasync(descriptor) == 0, descriptor))
    return file.string() + ": " + std::strerror(errno);
  return {};
}

} // namespace sparkwright
