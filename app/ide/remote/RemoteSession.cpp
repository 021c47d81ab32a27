#include "app/ide/remote/RemoteSession.h"

#include "app/ide/remote/RemoteCommands.h"
#include "app/ide/session/SessionTexts.h"
#include "core/frame/FrameDresser.h"
#include "core/object/Log.h"
#include "core/run/RunControl.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostKept = 250; // Frames of a video that the window has not fetched: 10 s. Then the oldest go.
constexpr std::size_t maxKeptNodes = 500'000; // Of servers whose scene is another one in each message: some 200 MB.
constexpr std::size_t mostNotices = 100;

} // namespace

/// Of the window and the thread of the connection.
struct RemoteSession::Shared
{
  explicit Shared(std::vector<std::filesystem::path> dataDirectories)
      : dresser(std::move(dataDirectories), log, SceneLimits())
  {
    log.setSink(
        [this](const Diagnostic& diagnostic)
        {
          const std::lock_guard lock(mutex);
          if(told.size() < mostNotices)
            told.push_back({frame ? frame->time : 0, diagnostic});
        });
  }

  /// In the thread of the connection.
  void take(const FramePtr& plain)
  {
    const FramePtr dressed = dresser.dress(plain);
    const std::lock_guard lock(mutex);
    frame = dressed;
    leftOut = plain->structure ? plain->structure->meshCount - dressed->structure->meshCount : 0;
    if(!keeping)
      return;
    if(kept.empty() || kept.back().frame->structure != dressed->structure)
      keptNodes += dressed->structure ? dressed->structure->nodes.size() : 0;
    kept.push_back({dressed, steadyClock()()});
    while(kept.size() > mostKept || (keptNodes > maxKeptNodes && kept.size() > 1))
      drop();
  }

  /// Drops the oldest kept frame; with the mutex.
  void drop()
  {
    const FramePtr oldest = kept.front().frame;
    kept.pop_front();
    if(oldest->structure && (kept.empty() || kept.front().frame->structure != oldest->structure))
      keptNodes -= oldest->structure->nodes.size();
  }

  Log log;
  FrameDresser dresser;

  std::mutex mutex; ///< Guards everything below.
  FramePtr frame;
  long leftOut = 0; ///< Meshes of the frame.
  std::vector<LogEntry> told;
  bool keeping = false;
  std::deque<KeptFrame> kept;
  std::size_t keptNodes = 0; ///< Of the structures of `kept`.
};

RemoteSession::RemoteSession(RemoteAddress address, std::vector<std::filesystem::path> dataDirectories, double delay)
    : address_(std::move(address)), shared_(std::make_shared<Shared>(std::move(dataDirectories))),
      server_({.address = address_,
               .firstRetry = retryEvery,
               .longestRetry = retryEvery,
               .delay = delay,
               .listener = [shared = shared_](const FramePtr& plain) { shared->take(plain); }})
{
}

RemoteSession::~RemoteSession()
{
  shared_->dresser.stop(); // The thread of the connection is waited for.
}

void RemoteSession::refuse(const LocalText& text)
{
  if(notices_.size() < mostNotices)
    notices_.push_back({frame() ? frame()->time : 0, Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0, text,
                                                                    sessionText("session.goBack"))});
}

void RemoteSession::refuseToRun()
{
  refuse(sessionText("session.remoteRun", address_.text()));
}

void RemoteSession::setTargetSpeed(double)
{
  refuse(sessionText("session.remoteSpeed", address_.text()));
}

void RemoteSession::setVariable(const std::string& name, const std::string& value)
{
  command("(set (" + name + ' ' + value + "))");
}

void RemoteSession::command(std::string_view text)
{
  bool left = false;
  const std::string words = remoteCommands(text, frame().get(), left);
  if(left)
    refuse(sessionText("session.remoteMove", address_.text()));
  if(!words.empty())
    server_.command(words);
}

void RemoteSession::manipulate(std::vector<Manipulation> manipulations)
{
  std::string words;
  bool left = false;
  const FramePtr now = frame();
  for(const Manipulation& each : manipulations)
  {
    const std::string said = remoteCommand(each, now.get());
    left = left || (said.empty() && !std::holds_alternative<ReleaseNode>(each));
    words += said;
  }
  if(left)
    refuse(sessionText("session.remoteMove", address_.text()));
  if(!words.empty())
    server_.command(words);
}

void RemoteSession::keepFrames(bool on)
{
  const std::lock_guard lock(shared_->mutex);
  shared_->keeping = on;
  shared_->kept.clear();
  shared_->keptNodes = 0;
  if(!on || !shared_->frame)
    return;
  shared_->kept.push_back({shared_->frame, steadyClock()()});
  shared_->keptNodes = shared_->frame->structure ? shared_->frame->structure->nodes.size() : 0;
}

std::vector<Session::KeptFrame> RemoteSession::takeFrames(std::size_t most)
{
  const std::lock_guard lock(shared_->mutex);
  std::vector<KeptFrame> result;
  for(; !shared_->kept.empty() && result.size() < most; shared_->drop())
    result.push_back(shared_->kept.front());
  return result;
}

SessionState RemoteSession::state() const
{
  const RemoteState remote = server_.state();
  SessionState state;
  state.source = SessionState::Source::Remote;
  state.sourceState = remote.sentence;
  state.scene = address_.text();
  state.generation = 1;
  state.running = true;
  state.measuredSpeed = remote.rate;
  state.frame = frame();
  state.phase = state.frame ? SessionState::Phase::Ready : SessionState::Phase::Loading;
  state.decision = RunControl::Decision::Step;
  return state;
}

FramePtr RemoteSession::frame() const
{
  const std::lock_guard lock(shared_->mutex);
  return shared_->frame;
}

long RemoteSession::leftOut() const
{
  const std::lock_guard lock(shared_->mutex);
  return shared_->leftOut;
}

std::vector<LogEntry> RemoteSession::takeLog()
{
  std::vector<LogEntry> entries = std::exchange(notices_, {});
  const FramePtr now = frame();
  for(Diagnostic& diagnostic : server_.takeLog())
    entries.push_back({now ? now->time : 0, std::move(diagnostic)});
  const std::lock_guard lock(shared_->mutex);
  for(LogEntry& entry : std::exchange(shared_->told, {}))
    entries.push_back(std::move(entry));
  return entries;
}

} // namespace sparkwright
