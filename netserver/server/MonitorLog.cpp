#include "netserver/server/MonitorLog.h"

#include <cerrno>
#include <cmath>
#include <cstring>

namespace sparkwright
{

namespace
{

constexpr double longestWithoutFull = 3; // s

} // namespace

std::string MonitorLog::open(const std::filesystem::path& path)
{
  name_ = path.string();
  file_.reset(std::fopen(name_.c_str(), "we"));
  if(!file_)
    return name_ + ": " + std::strerror(errno);
  encoder_ = MonitorEncoder();
  const FramePtr frame = frames_.frame();
  return frame ? write(frame) : std::string();
}

std::string MonitorLog::publish()
{
  const FramePtr frame = frames_.frame();
  if(!file_ || !frame || frame->cycle % cycles_ != 0)
    return {};
  return write(frame);
}

std::string MonitorLog::write(const FramePtr& frame)
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
  const std::string problem = name_ + ": " + std::strerror(errno);
  file_.reset();
  return problem;
}

} // namespace sparkwright
