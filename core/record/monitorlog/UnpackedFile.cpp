#include "core/record/monitorlog/UnpackedFile.h"

#include "core/record/monitorlog/MonitorLogTexts.h"
#include "core/record/monitorlog/PackedFile.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t unpackedAtOnce = 256u << 10;
constexpr std::size_t tarBlock = 512;
constexpr int mostTarEntries = 10'000;

/// A number in octal digits, as tar has them.
std::uint64_t octal(std::string_view digits)
{
  std::uint64_t value = 0;
  for(const char c : digits)
    if(c >= '0' && c <= '7')
      value = value << 3 | static_cast<std::uint64_t>(c - '0');
    else if(c == '\0' && value > 0)
      break;
  return value;
}

std::string upToNul(std::string_view text)
{
  return std::string(text.substr(0, text.find('\0')));
}

bool isTar(std::string_view start)
{
  constexpr std::size_t magicAt = 257;
  return start.size() >= tarBlock && start.substr(magicAt, 5) == "ustar";
}

} // namespace

std::unique_ptr<UnpackedFile> UnpackedFile::open(const fs::path& path, const LogProgress& progress, LocalText& problem)
{
  std::unique_ptr<UnpackedFile> opened(new UnpackedFile);
  std::error_code error;
  if(fs::is_directory(path, error))
    problem = monitorLogText("monitorlog.unreadable", path.string(), std::strerror(EISDIR));
  else if(fs::exists(path, error) && !fs::is_regular_file(path, error)) // Opening a pipe would wait.
    problem = monitorLogText("monitorlog.unreadable", path.string(), std::strerror(ENOTSUP));
  else
    problem = opened->unpack(path, progress);
  return problem.empty() ? std::move(opened) : nullptr;
}

LocalText UnpackedFile::unpack(const fs::path& path, const LogProgress& progress)
{
  file_.reset(std::fopen(path.c_str(), "re"));
  std::error_code error;
  size_ = fs::file_size(path, error);
  if(!file_ || error)
    return monitorLogText("monitorlog.unreadable", path.string(), file_ ? error.message() : std::strerror(errno));
  std::string start;
  read(0, tarBlock, start);
  const PackedFile::Kind kind = PackedFile::kindOf(start);
  if(kind != PackedFile::Kind::None)
  {
    LocalText problem;
    const auto packed = PackedFile::open(kind, path, problem);
    if(problem.empty())
      problem = unpackFrom(*packed, path, progress);
    if(!problem.empty())
      return problem;
    read(0, tarBlock, start);
  }
  return isTar(start) ? findInTar(path) : LocalText();
}

LocalText UnpackedFile::unpackFrom(PackedFile& packed, const fs::path& path, const LogProgress& progress)
{
  file_.reset(std::tmpfile());
  if(!file_)
    return monitorLogText("monitorlog.noSpace", path.string(), std::strerror(errno));
  size_ = 0;
  std::string bytes(unpackedAtOnce, '\0');
  while(!packed.atEnd())
  {
    const std::size_t count = packed.read(bytes);
    size_ += count;
    if(size_ > largest)
      return monitorLogText("monitorlog.tooLarge", path.string(), static_cast<long>(largest >> 30));
    if(std::fwrite(bytes.data(), 1, count, file_.get()) != count)
      return monitorLogText("monitorlog.noSpace", path.string(), std::strerror(errno));
    if(progress && !progress(packed.done()))
      return monitorLogText("monitorlog.cancelled");
  }
  if(std::fflush(file_.get()) != 0)
    return monitorLogText("monitorlog.noSpace", path.string(), std::strerror(errno));
  cut_ = !packed.problem().empty();
  return cut_ && size_ == 0 ? monitorLogText("monitorlog.archive", path.string(), packed.problem()) : LocalText();
}

LocalText UnpackedFile::findInTar(const fs::path& path)
{
  struct Entry
  {
    std::uint64_t begin, size;
  };
  std::vector<std::string> names;
  std::vector<Entry> entries;
  std::string header, longName;
  for(std::uint64_t at = 0; at + tarBlock <= size_ && static_cast<int>(names.size()) < mostTarEntries;)
  {
    read(at, tarBlock, header);
    if(!isTar(header))
      break;
    const std::string_view view(header);
    const std::uint64_t size = octal(view.substr(124, 12));
    const char kind = header[156];
    at += tarBlock;
    if(size > size_ - at && kind != '0' && kind != '\0')
      break;
    if(kind == 'L') // The name of the next entry, if it is long.
    {
      read(at, static_cast<std::size_t>(std::min<std::uint64_t>(size, 4096)), longName);
      longName = upToNul(longName);
    }
    else if(kind == '0' || kind == '\0')
    {
      names.push_back(longName.empty() ? upToNul(view.substr(0, 100)) : longName);
      entries.push_back({at, std::min(size, size_ - at)});
      cut_ = cut_ || size > size_ - at;
      longName.clear();
    }
    if(size > size_ - at)
      break;
    at += (size + tarBlock - 1) / tarBlock * tarBlock;
  }
  const int log = findLog(names);
  if(log < 0)
    return monitorLogText("monitorlog.noEntry", path.string());
  begin_ = entries[static_cast<std::size_t>(log)].begin;
  size_ = entries[static_cast<std::size_t>(log)].size;
  return {};
}

void UnpackedFile::read(std::uint64_t offset, std::size_t count, std::string& out)
{
  const std::uint64_t left = offset < size_ ? size_ - offset : 0;
  out.resize(static_cast<std::size_t>(std::min<std::uint64_t>(count, left)));
  std::size_t done = 0;
  while(done < out.size())
  {
    const ssize_t got = ::pread(::fileno(file_.get()), out.data() + done, out.size() - done,
                                static_cast<off_t>(begin_ + offset + done));
    if(got < 0 && errno == EINTR)
      continue;
    if(got <= 0)
      break;
    done += static_cast<std::size_t>(got);
  }
  out.resize(done);
}

} // namespace sparkwright
