#include "core/record/monitorlog/MonitorLogExport.h"

#include "core/record/monitorlog/MonitorLogTexts.h"
#include "core/record/monitorlog/MonitorLogWriter.h"

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

/// Writes the frames; stops at the first error.
LocalText writeFrames(FrameSequence& run, MonitorLogWriter& writer, double step, const LogProgress& progress,
                      bool& written)
{
  FramePace pace(step);
  for(std::size_t i = 0; i < run.count(); ++i)
  {
    if(!pace.wants(run.time(i)))
      continue;
    const FramePtr frame = run.frame(i);
    if(!frame)
      continue;
    if(std::string problem = writer.write(frame, run.drawings(i)); !problem.empty())
      return problem;
    written = true;
    if(progress && !progress(static_cast<double>(i) / static_cast<double>(run.count())))
      return monitorLogText("monitorlog.cancelled");
  }
  return {};
}

} // namespace

LocalText writeMonitorLog(FrameSequence& run, const fs::path& path, double step, const LogProgress& progress)
{
  const fs::path part = fs::path(path).concat(".part");
  MonitorLogWriter writer;
  bool written = false;
  LocalText problem = writer.open(part, FileLinks::Refuse);
  if(problem.empty())
    problem = writeFrames(run, writer, step, progress, written);
  if(problem.empty() && !written)
    problem = monitorLogText("monitorlog.noFrames", path.string());
  if(problem.empty())
    problem = writer.close();
  std::error_code error;
  if(problem.empty())
  {
    fs::rename(part, path, error);
    if(error)
      problem = monitorLogText("monitorlog.notWritten", path.string(), error.message());
  }
  if(!problem.empty())
    fs::remove(part, error);
  return problem;
}

} // namespace sparkwright
