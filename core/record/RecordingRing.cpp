#include "core/record/RecordingRing.h"

#include "core/record/mcap/RecordingTexts.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr double checkSeconds = 1; ///< Simulated s between looks at the size.

/// The number in `NAME-12.mcap`; 0: there is none.
long numberOf(const fs::path& file)
{
  const std::string stem = file.stem().string();
  const std::size_t dash = stem.rfind('-');
  long number = 0;
  if(dash != std::string::npos)
    readNumber(stem.substr(dash + 1), 1L, 1'000'000'000L, number);
  return number;
}

} // namespace

RecordingRing::RecordingRing(Options options, std::string name, RecordingInfo info)
    : options_(std::move(options)), name_(std::move(name)), info_(std::move(info))
{
}

RecordingRing::~RecordingRing()
{
  finish();
}

std::vector<RecordingRing::File> RecordingRing::list() const
{
  std::vector<std::pair<fs::file_time_type, File>> found;
  std::error_code error;
  for(fs::directory_iterator it(options_.folder, error), end; !error && it != end; it.increment(error))
  {
    std::error_code unknown;
    if(it->path().extension() != ending || !it->is_regular_file(unknown))
      continue;
    const std::uint64_t bytes = it->file_size(unknown);
    const fs::file_time_type time = it->last_write_time(unknown);
    if(!unknown)
      found.emplace_back(time, File{it->path(), bytes});
  }
  std::ranges::sort(found,
                    [this](const auto& a, const auto& b)
                    {
                      if((a.second.path == path_) != (b.second.path == path_)) // The present one is the newest.
                        return b.second.path == path_;
                      return std::tuple(a.first, numberOf(a.second.path), a.second.path) <
                             std::tuple(b.first, numberOf(b.second.path), b.second.path);
                    });
  std::vector<File> files;
  for(auto& [time, file] : found)
    files.push_back(std::move(file));
  return files;
}

std::vector<fs::path> RecordingRing::files() const
{
  std::vector<fs::path> paths;
  for(File& file : list())
    paths.push_back(std::move(file.path));
  return paths;
}

RecordingRing::Run RecordingRing::run() const
{
  Run run;
  for(const File& file : list())
  {
    run.bytesOfAll += file.bytes;
    if(std::ranges::find(begun_, file.path) == begun_.end())
      continue;
    run.files.emplace_back(file.path);
    run.bytes += file.bytes;
  }
  return run;
}

std::uint64_t RecordingRing::bytes() const
{
  std::uint64_t sum = 0;
  for(const File& file : list())
    sum += file.bytes;
  return sum;
}

void RecordingRing::removeOld()
{
  std::vector<File> files = list();
  std::uint64_t sum = 0;
  for(const File& file : files)
    sum += file.bytes;
  for(const File& file : files)
  {
    if(sum <= options_.limit || (current_ && file.path == path_))
      break;
    std::error_code error;
    fs::remove(file.path, error);
    sum -= file.bytes;
  }
}

void RecordingRing::setLimit(std::uint64_t bytes)
{
  options_.limit = bytes;
  removeOld();
}

void RecordingRing::begin(double time)
{
  std::error_code error;
  fs::create_directories(options_.folder, error);
  long number = 0;
  for(const File& file : list())
    number = std::max(number, numberOf(file.path));
  path_ = options_.folder / (name_ + '-' + std::to_string(number + 1) + ending);
  std::string problem;
  std::unique_ptr<mcap::ByteSink> sink = mcap::writeTo(path_, problem);
  begunAt_ = checkedAt_ = time;
  if(sink)
  {
    current_ = std::make_unique<Recorder>(std::move(sink), info_, options_.recorder);
    begun_.push_back(path_);
    for(const Recorder::Attachment& file : options_.attachments)
      current_->take(file);
  }
  else if(!std::exchange(broken_, true))
    problem_ = recordingText("recording.none", problem);
}

void RecordingRing::endFile()
{
  if(ending_)
    ending_->finish();
  current_->close();
  ending_ = std::move(current_);
}

void RecordingRing::take(const FramePtr& frame, const DrawingsPtr& drawings)
{
  if(!frame)
    return;
  if(current_ && std::abs(frame->time - checkedAt_) >= checkSeconds)
  {
    checkedAt_ = frame->time;
    const Recorder::Figures figures = current_->figures();
    if(figures.failed)
      problem_ = current_->takeProblem();
    if(figures.failed || figures.bytes >= std::min(options_.fileLimit, options_.limit / 4) ||
       frame->time - begunAt_ >= options_.fileSeconds)
      endFile();
    removeOld();
  }
  if(!current_ && (!broken_ || std::abs(frame->time - begunAt_) >= options_.fileSeconds))
    begin(frame->time);
  if(current_)
    current_->take(frame, drawings);
}

void RecordingRing::take(LogRecord record)
{
  if(current_)
    current_->take(std::move(record));
}

void RecordingRing::take(AgentBytes bytes)
{
  if(current_)
    current_->take(std::move(bytes));
}

void RecordingRing::take(WorldStateRecord state)
{
  if(current_)
    current_->take(std::move(state));
}

LocalText RecordingRing::takeProblem()
{
  if(problem_.empty() && current_)
    return current_->takeProblem();
  return std::exchange(problem_, {});
}

void RecordingRing::finish()
{
  for(std::unique_ptr<Recorder>* recorder : {&ending_, &current_})
    if(*recorder)
    {
      if(LocalText problem = (*recorder)->finish(); !problem.empty())
        problem_ = std::move(problem);
      recorder->reset();
    }
  removeOld();
}

} // namespace sparkwright
