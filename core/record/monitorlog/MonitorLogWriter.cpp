#include "core/record/monitorlog/MonitorLogWriter.h"

#include "core/text/WriteFile.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <unistd.h>

namespace sparkwright
{

namespace
{

constexpr double longestWithoutFull = 3; // s

} // namespace

std::string MonitorLogWriter::open(const std::filesystem::path& path, FileLinks links)
{
  name_ = path.string();
  encoder_ = MonitorEncoder();
  file_.reset(); // The same one may be meant.
  std::string problem;
  const int descriptor = openForWriting(path, links, problem);
  if(descriptor < 0)
    return name_ + ": " + problem;
  file_.reset(::fdopen(descriptor, "w"));
  if(file_)
    return {};
  problem = failed();
  ::close(descriptor);
  return problem;
}

std::string MonitorLogWriter::write(const FramePtr& frame)
{
  // Time may also run backwards: a set-up has reset it.
  const bool full = !encoder_.canDiff(*frame) || std::abs(frame->time - fullAt_) > longestWithoutFull - 1e-6;
  if(full)
    fullAt_ = frame->time;
  const std::string_view record = full ? encoder_.full(frame) : encoder_.diff(frame);
  if(std::fwrite(record.data(), 1, record.size(), file_.get()) == record.size() &&
     std::fputc('\n', file_.get()) != EOF &&
     std::fflush(file_.get()) == 0) // What is left for the end could fail when nobody asks any more.
    return {};
  return failed();
}

std::string MonitorLogWriter::close()
{
  return !file_ || std::fclose(file_.release()) == 0 ? std::string() : failed();
}

std::string MonitorLogWriter::failed()
{
  const std::string problem = name_ + ": " + std::strerror(errno);
  file_.reset();
  return problem;
}

} // namespace sparkwright
