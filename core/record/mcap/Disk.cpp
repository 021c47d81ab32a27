#include "core/record/mcap/Disk.h"

#include "core/text/WriteFile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sparkwright::mcap
{

namespace
{

/// An open file of the system.
class Descriptor
{
public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor()
  {
    if(number_ >= 0)
      ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  operator int() const { return number_; }

private:
  int number_;
};

class FileSink : public ByteSink
{
public:
  explicit FileSink(int file) : file_(file) {}

  std::string append(std::string_view bytes) override
  {
    while(!bytes.empty())
    {
      const ssize_t count = ::write(file_, bytes.data(), bytes.size());
      if(count < 0 && errno == EINTR)
        continue;
      if(count <= 0)
        return count < 0 ? std::strerror(errno) : "the disk takes no more";
      bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
  }
  bool cutTo(std::uint64_t size) override
  {
    return ::ftruncate(file_, static_cast<off_t>(size)) == 0 &&
           ::lseek(file_, static_cast<off_t>(size), SEEK_SET) >= 0;
  }

private:
  Descriptor file_;
};

class FileSource : public ByteSource
{
public:
  explicit FileSource(int file) : file_(file) {}

  std::uint64_t size() const override
  {
    struct stat status
    {
    };
    return ::fstat(file_, &status) == 0 && status.st_size > 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
  }
  bool read(std::uint64_t offset, std::size_t count, std::string& out) override
  {
    const std::uint64_t all = size();
    count = static_cast<std::size_t>(std::min<std::uint64_t>(count, all - std::min(offset, all)));
    out.resize(count);
    std::size_t done = 0;
    while(done < count)
    {
      const ssize_t got = ::pread(file_, out.data() + done, count - done, static_cast<off_t>(offset + done));
      if(got < 0 && errno == EINTR)
        continue;
      if(got < 0)
        return false;
      if(got == 0)
        break;
      done += static_cast<std::size_t>(got);
    }
    out.resize(done);
    return true;
  }

private:
  Descriptor file_;
};

class MemorySource : public ByteSource
{
public:
  explicit MemorySource(std::string bytes) : bytes_(std::move(bytes)) {}

  std::uint64_t size() const override { return bytes_.size(); }
  bool read(std::uint64_t offset, std::size_t count, std::string& out) override
  {
    out.clear();
    if(offset < bytes_.size())
      out.assign(bytes_, static_cast<std::size_t>(offset), count);
    return true;
  }

private:
  std::string bytes_;
};

} // namespace

std::unique_ptr<ByteSink> writeTo(const std::filesystem::path& file, std::string& problem, FileLinks links)
{
  const int descriptor = openForWriting(file, links, problem);
  if(descriptor >= 0)
    return std::make_unique<FileSink>(descriptor);
  problem = file.string() + ": " + problem;
  return nullptr;
}

std::unique_ptr<ByteSource> readFrom(const std::filesystem::path& file, std::string& problem)
{
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if(descriptor < 0)
  {
    problem = file.string() + ": " + std::strerror(errno);
    return nullptr;
  }
  struct stat status
  {
  };
  if(::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
  {
    ::close(descriptor);
    problem = file.string() + ": not a file";
    return nullptr;
  }
  ::flock(descriptor, LOCK_SH | LOCK_NB); // Nobody records over what is read. Without effect while it is recorded.
  return std::make_unique<FileSource>(descriptor);
}

std::unique_ptr<ByteSource> readFromMemory(std::string bytes)
{
  return std::make_unique<MemorySource>(std::move(bytes));
}

} // namespace sparkwright::mcap
