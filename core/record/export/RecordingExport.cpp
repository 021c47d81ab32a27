#include "core/record/export/RecordingExport.h"

#include "core/record/RecordingWriter.h"
#include "core/record/mcap/RecordingTexts.h"

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

LocalText writeFrames(FrameSequence& run, RecordingWriter& writer, const fs::path& path,
                      const std::function<bool(double)>& progress)
{
  const auto failed = [&](const std::string& why)
  { return why.empty() ? LocalText() : recordingText("recording.notWritten", path.string(), why); };
  std::string problem = writer.start();
  for(std::size_t i = 0; i < run.count() && problem.empty(); ++i)
  {
    const FramePtr frame = run.frame(i);
    if(frame)
      problem = writer.add(*frame, run.drawings(i), run.joints(i));
    if(progress && !progress(static_cast<double>(i + 1) / static_cast<double>(run.count())))
      return recordingText("recording.cancelled");
  }
  if(problem.empty())
    problem = writer.finish();
  if(problem.empty() && writer.frames() == 0)
    return recordingText("recording.noFrames", path.string());
  return failed(problem);
}

} // namespace

LocalText writeRecording(FrameSequence& run, const fs::path& path, const RecordingInfo& info,
                         const std::function<bool(double)>& progress)
{
  const fs::path part = fs::path(path).concat(".part");
  LocalText problem;
  {
    std::string why;
    const std::unique_ptr<mcap::ByteSink> sink = mcap::writeTo(part, why, FileLinks::Refuse);
    if(!sink)
      return recordingText("recording.notWritten", path.string(), why);
    RecordingWriter writer(*sink, info);
    problem = writeFrames(run, writer, path, progress);
  }
  std::error_code error;
  if(problem.empty())
  {
    fs::rename(part, path, error);
    if(error)
      problem = recordingText("recording.notWritten", path.string(), error.message());
  }
  if(!problem.empty())
    fs::remove(part, error);
  return problem;
}

} // namespace sparkwright
