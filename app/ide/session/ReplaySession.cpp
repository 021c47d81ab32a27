#include "app/ide/session/ReplaySession.h"

#include "app/ide/session/SessionTexts.h"

namespace sparkwright
{

namespace
{

constexpr double searchPiece = 0.008; // s of every …
constexpr double searchEvery = 0.014; // … s: the window stays alive.
constexpr double asFastAsItGoes = 64; // Times the recorded pace: a picture every second of the run.

} // namespace

ReplaySession::ReplaySession(std::shared_ptr<FrameSequence> frames, std::string name,
                             std::vector<std::filesystem::path> dataDirectories, Clock clock)
    : frames_(std::move(frames)), name_(std::move(name)), playback_(*frames_, clock), clock_(clock),
      dresser_(std::move(dataDirectories), log_)
{
  log_.setSink([this](const Diagnostic& diagnostic) { entries_.push_back({playback_.time(), diagnostic}); });
}

void ReplaySession::run()
{
  search_.reset();
  playback_.play();
}

void ReplaySession::pause()
{
  search_.reset();
  playback_.pause();
}

void ReplaySession::step()
{
  search_.reset();
  playback_.step(1);
}

void ReplaySession::runUntil(const RunUntil& until)
{
  if(frames_->count() == 0)
    return;
  playback_.pause();
  search_ = std::make_unique<SequenceSearch>(*frames_, playback_.turn(), until);
  searchTime_ = playback_.time();
  searchedAt_ = 0;
}

/// A piece of the search, unless there was one just now.
void ReplaySession::searchOn() const
{
  if(!search_)
    return;
  if(playback_.state() == Playback::State::Playing || playback_.time() != searchTime_)
    return search_.reset(); // Somebody has chosen another moment.
  if(searchedAt_ > 0 && clock_() - searchedAt_ < searchEvery)
    return;
  const SequenceSearch::State state = search_->go(searchPiece, clock_);
  playback_.seek(frames_->time(search_->index()));
  searchTime_ = playback_.time();
  searchedAt_ = clock_();
  if(state == SequenceSearch::State::Found)
    endSearch(search_->reached());
  else if(state == SequenceSearch::State::AtEnd)
    endSearch(sessionText("session.notFound", search_->until().text()));
}

void ReplaySession::endSearch(LocalText reached) const
{
  reached_ = std::move(reached);
  ++reachedCount_;
  search_.reset();
}

FramePtr ReplaySession::frame() const
{
  searchOn();
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
  state.running = search_ || playback_.state() == Playback::State::Playing;
  state.reached = reached_;
  state.reachedCount = reachedCount_;
  if(search_)
  {
    state.until = search_->until();
    state.searchEnd = playback_.endTime();
  }
  state.decision = state.running ? RunControl::Decision::Step : RunControl::Decision::Paused;
  state.targetSpeed = playback_.speed() == asFastAsItGoes ? 0 : playback_.speed();
  if(state.running && !search_)
    state.measuredSpeed = playback_.speed();
  return state;
}

void ReplaySession::setTargetSpeed(double factor) { playback_.setSpeed(factor == 0 ? asFastAsItGoes : factor); }

void ReplaySession::reset()
{
  search_.reset();
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
