#include "core/record/monitorlog/MonitorLog.h"

namespace sparkwright
{

std::string MonitorLog::open(const std::filesystem::path& path)
{
  const std::string problem = writer_.open(path, FileLinks::Refuse); // Named by a script.
  const FramePtr frame = frames_.frame();
  return problem.empty() && frame ? writer_.write(frame) : problem;
}

std::string MonitorLog::publish()
{
  const FramePtr frame = frames_.frame();
  return writer_.isOpen() && frame && frame->cycle % cycles_ == 0 ? writer_.write(frame) : std::string();
}

} // namespace sparkwright
