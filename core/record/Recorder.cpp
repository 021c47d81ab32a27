#include "core/record/Recorder.h"

#include "core/record/mcap/RecordingTexts.h"

#include <chrono>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::size_t itemBytes = 200; ///< Beside its contents.

std::size_t bytesOf(const Frame& frame)
{
  return frame.local.size() * sizeof(Mat4f) + frame.visible.size() + frame.agents.size() * sizeof(AgentInfo) +
         frame.physics.contacts.size() * sizeof(PhysicsView::Contact) + sizeof(Frame);
}

} // namespace

Recorder::Recorder(std::unique_ptr<mcap::ByteSink> sink, const RecordingInfo& info, Options options)
    : sink_(std::move(sink)), options_(std::move(options)), writer_(*sink_, info, options_.settings, options_.dress)
{
  thread_ = std::thread([this] { run(); });
}

Recorder::~Recorder()
{
  finish();
}

void Recorder::take(const FramePtr& frame, const DrawingsPtr& drawings)
{
  if(!frame || frame == last_)
    return;
  last_ = frame;
  put(FrameItem{frame, drawings}, bytesOf(*frame), true);
}

void Recorder::take(LogRecord record)
{
  const std::size_t bytes = record.message.message.size() + record.message.hint.size();
  put(std::move(record), bytes, false);
}

void Recorder::take(AgentBytes bytes)
{
  const std::size_t size = bytes.data.size();
  if(options_.agentBytes)
    put(std::move(bytes), size, false);
}

void Recorder::take(WorldStateRecord state)
{
  const std::size_t size = state.state.size();
  put(std::move(state), size, false);
}

void Recorder::take(Attachment file)
{
  const std::size_t size = file.data.size();
  put(std::move(file), size, false);
}

void Recorder::put(Item item, std::size_t bytes, bool isFrame)
{
  bytes += itemBytes;
  std::unique_lock lock(mutex_);
  if(over_)
    return;
  taken_ += isFrame;
  const auto hasRoom = [&] { return queue_.empty() || queued_ + bytes <= options_.queueBytes || figures_.failed; };
  if(!hasRoom() && options_.patience > 0 && !tooSlow_)
    emptied_.wait_for(lock, std::chrono::duration<double>(options_.patience), hasRoom);
  if(figures_.failed || !hasRoom())
  {
    figures_.missing += isFrame;
    if(!figures_.failed && !std::exchange(tooSlow_, true))
      note(recordingText("recording.slow"));
    return;
  }
  queued_ += bytes;
  queue_.emplace_back(std::move(item), bytes);
  lock.unlock();
  filled_.notify_one();
}

/// With the lock held.
void Recorder::note(LocalText problem)
{
  problem_ = std::move(problem);
  hasProblem_ = true;
}

LocalText Recorder::takeProblem()
{
  if(!hasProblem_)
    return {};
  const std::lock_guard lock(mutex_);
  hasProblem_ = false;
  return std::exchange(problem_, {});
}

Recorder::Figures Recorder::figures() const
{
  const std::lock_guard lock(mutex_);
  return figures_;
}

std::string Recorder::write(const Item& item)
{
  struct Writer
  {
    RecordingWriter& to;
    std::string operator()(const FrameItem& item) const { return to.add(*item.frame, item.drawings); }
    std::string operator()(const LogRecord& record) const { return to.add(record); }
    std::string operator()(const AgentBytes& bytes) const { return to.add(bytes); }
    std::string operator()(const WorldStateRecord& state) const { return to.add(state); }
    std::string operator()(const Attachment& file) const { return to.attach(file.name, file.mediaType, file.data); }
  };
  return std::visit(Writer{writer_}, item);
}

void Recorder::run()
{
  // What has been taken is on the disk after so long, also if the run is slow or pauses.
  const auto longest = std::chrono::duration<double>(options_.settings.chunkSeconds);
  auto flushedAt = std::chrono::steady_clock::now();
  std::uint64_t size = 0;
  std::deque<std::pair<Item, std::size_t>> items;
  std::string problem = writer_.start();
  for(bool over = false; !over;)
  {
    for(const auto& [item, bytes] : items)
      if(problem.empty())
        problem = write(item);
    items.clear(); // Frames are freed here, not under the lock.
    const auto now = std::chrono::steady_clock::now();
    if(writer_.size() != size)
      flushedAt = now;
    else if(problem.empty() && now - flushedAt > longest)
    {
      problem = writer_.flush();
      flushedAt = now;
    }
    size = writer_.size();
    wantsPhysics_ = writer_.wantsPhysics();
    std::unique_lock lock(mutex_);
    if(!problem.empty())
    {
      note(recordingText("recording.ended", std::exchange(problem, {})));
      figures_.failed = true;
    }
    figures_.frames = writer_.frames();
    figures_.bytes = size;
    filled_.wait_for(lock, longest, [this] { return !queue_.empty() || over_; });
    items.swap(queue_);
    queued_ = 0;
    over = over_ && items.empty();
    lock.unlock();
    emptied_.notify_one();
  }
  problem = writer_.finish();
  const std::lock_guard lock(mutex_);
  if(!problem.empty())
  {
    note(recordingText("recording.unfinished", problem));
    figures_.failed = true;
  }
  // What was taken for a part that could not be written is missing like what came after it.
  figures_.frames = writer_.frames();
  figures_.missing = taken_ - figures_.frames;
  figures_.bytes = writer_.size();
}

void Recorder::close()
{
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  filled_.notify_one();
}

LocalText Recorder::finish()
{
  close();
  if(thread_.joinable())
    thread_.join();
  return takeProblem();
}

} // namespace sparkwright
