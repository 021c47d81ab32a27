#include "core/record/monitorlog/MonitorLogWriter.h"

#include "core/record/monitorlog/LogLine.h"
#include "core/text/WriteFile.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <unistd.h>

namespace sparkwright
{

namespace
{

constexpr double longestWithoutFull = 3;      // s
constexpr std::size_t mostDrawn = 8u << 20;   // Bytes in front of a message: players have limits for lines.
constexpr std::string_view swapAll("\0\0\0", 3);

} // namespace

std::string MonitorLogWriter::open(const std::filesystem::path& path, FileLinks links)
{
  name_ = path.string();
  encoder_ = MonitorEncoder();
  drawings_ = DrawingEncoder();
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

std::string MonitorLogWriter::write(const FramePtr& frame, const DrawingsPtr& drawings)
{
  // Time may also run backwards: a set-up has reset it.
  const bool full = !encoder_.canDiff(*frame) || std::abs(frame->time - fullAt_) > longestWithoutFull - 1e-6;
  if(full)
    fullAt_ = frame->time;
  const std::string_view record = full ? encoder_.full(frame) : encoder_.diff(frame);
  drawn_.clear();
  for(const std::string& datagram : drawings_.datagrams(drawings, full))
  {
    appendDatagram(drawn_, datagram);
    if(drawn_.size() > mostDrawn)
    {
      appendDatagram(drawn_, swapAll); // What has been drawn so far is shown.
      break;
    }
  }
  if(std::fwrite(drawn_.data(), 1, drawn_.size(), file_.get()) == drawn_.size() &&
     std::fwrite(record.data(), 1, record.size(), file_.get()) == record.size() &&
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
