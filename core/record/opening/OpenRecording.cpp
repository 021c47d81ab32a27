#include "core/record/opening/OpenRecording.h"

#include "core/record/Recording.h"
#include "core/record/mcap/RecordingTexts.h"
#include "core/record/monitorlog/MonitorLogReader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <string_view>

namespace sparkwright
{

namespace
{

/// The first bytes of an MCAP file (mcap.dev/spec).
constexpr std::string_view mcapStart{"\x89MCAP", 5};

bool beginsLikeMcap(const std::filesystem::path& file)
{
  std::array<char, mcapStart.size()> start{};
  std::error_code failed;
  if(!std::filesystem::is_regular_file(file, failed)) // Opening a pipe would wait.
    return false;
  std::ifstream stream(file, std::ios::binary);
  stream.read(start.data(), start.size());
  return stream.gcount() == static_cast<std::streamsize>(start.size()) &&
         std::string_view(start.data(), start.size()) == mcapStart;
}

} // namespace

OpenedRecording openRecording(const std::filesystem::path& file, const OpenRecordingOptions& options)
{
  OpenedRecording opened;
  const auto report = options.report ? options.report : [](const Diagnostic&) {};
  if(beginsLikeMcap(file))
  {
    auto recording = Recording::open(file, opened.problem, options.progress);
    const auto isNoEnd = [](const LocalText& flaw)
    { return flaw.key() && *flaw.key() == *recordingText("recording.noEnd", 0.0).key(); };
    if(recording)
      for(const LocalText& flaw : recording->flaws())
        if(!options.running || !isNoEnd(flaw))
          report(Diagnostic::of(Diagnostic::Severity::Warning, file.string(), 0, 0, flaw));
    opened.frames = std::move(recording);
    return opened;
  }
  opened.frames = MonitorLogReader::open(file, options.progress, report, opened.problem);
  return opened;
}

OpenedRecording openRecordings(const std::vector<RecordedFile>& files, const OpenRecordingOptions& options)
{
  if(files.size() == 1 && std::isinf(files.front().until))
    return openRecording(files.front().path, options);
  OpenedRecording whole;
  std::vector<std::shared_ptr<FrameSequence>> parts;
  std::vector<double> ends;
  for(const RecordedFile& file : files)
  {
    OpenRecordingOptions own = options;
    own.running = options.running && &file == &files.back();
    OpenedRecording part = openRecording(file.path, own);
    if(part.frames)
    {
      parts.push_back(std::move(part.frames));
      ends.push_back(file.until);
    }
    else if(whole.problem.empty())
      whole.problem = part.problem;
  }
  if(!parts.empty())
  {
    whole.frames = std::make_unique<ChainedFrames>(std::move(parts), ends);
    whole.problem = {};
    const auto isCut = [](double end) { return !std::isinf(end); };
    if(whole.frames->count() == 0 && std::ranges::any_of(ends, isCut)) // All is later.
      return {nullptr, recordingText("recording.noData")};
  }
  return whole;
}

} // namespace sparkwright
