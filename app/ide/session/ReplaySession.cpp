#include "app/ide/session/ReplaySession.h"

#include "app/ide/session/SessionTexts.h"

namespace sparkwright
{

namespace
{

constexpr double asFastAsItGoes = 64; // Times the recorded pace: a picture every second of the run.

} // namespace

ReplaySession::ReplaySession(std::shared_ptr<FrameSequence> frames, std::string name,
                             const std::filesystem::path& dataDirectory, Clock clock)
    : frames_(std::move(frames)), name_(std::move(name)), playback_(*frames_, std::move(clock)),
      dresser_(dataDirectory.empty() ? std::vector<std::filesystem::path>() : std::vector{dataDirectory}, log_)
{
  log_.setSink([this](const Diagnostic& diagnostic) { entries_.push_back({playback_.time(), diagnostic}); });
}

FramePtr ReplaySession::frame() const
{
  const std::size_t index = playback_.turn();
  if(frames_->count() == 0)
    return {};
  if(index == shownIndex_)
    return shown_;
  shownIndex_ = index;
  // In place of a damaged frame the last good one stays.
  if(const FramePtr next = frames_->frame(index))
    shown_ = dresser_.dress(next);
  return shown_;
}

DrawingsPtr ReplaySession::drawings() const
{
  const std::size_t index = playback_.turn();
  return frames_->count() > 0 ? frames_->drawings(index) : nullptr;
}

SessionState ReplaySession::state() const
{
  SessionState state;
  state.frame = frame();
  state.drawings = drawings();
  state.scene = name_;
  state.phase = SessionState::Phase::Ready;
  state.source = SessionState::Source::Recorded;
  state.running = playback_.state() == Playback::State::Playing;
  state.decision = state.running ? RunControl::Decision::Step : RunControl::Decision::Paused;
  state.targetSpeed = playback_.speed() == asFastAsItGoes ? 0 : playback_.speed();
  if(state.running)
    state.measuredSpeed = playback_.speed();
  return state;
}

void ReplaySession::setTargetSpeed(double factor) { playback_.setSpeed(factor == 0 ? asFastAsItGoes : factor); }

void ReplaySession::reset()
{
  playback_.pause();
  playback_.seek(playback_.startTime());
}

/// A recording says what was, so nothing can be changed in it.
long ReplaySession::refuse()
{
  entries_.push_back({playback_.time(), Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0,
                                                   sessionText("session.recorded", name_))});
  return 0;
}

void ReplaySession::open(const std::string&, const Variables&) { refuse(); }
void ReplaySession::setVariable(const std::string&, const std::string&) { refuse(); }
void ReplaySession::command(std::string_view) { refuse(); }
long ReplaySession::rebuild(TextOverlay, bool) { return refuse(); }
long ReplaySession::applyTexts(TextOverlay) { return 0; }
long ReplaySession::askPoses(const std::string&) { return 0; }
long ReplaySession::askValues(std::uint64_t) { return 0; }
void ReplaySession::manipulate(std::vector<Manipulation>) { refuse(); }
long ReplaySession::askArrangement(const Placement&) { return 0; }

} // namespace sparkwright
