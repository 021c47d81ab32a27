#pragma once

#include "app/ide/session/Session.h"
#include "core/frame/FrameDresser.h"
#include "core/object/Log.h"
#include "core/record/Playback.h"
#include "core/record/SequenceSearch.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Plays a run that has been recorded, as a session of the window: run, pause, step and speed are those of the playback.
/// What would change the run is refused with a message.
///
/// Everything happens in the thread of the window.
class ReplaySession : public Session
{
public:
  /// @param frames           the run, not null
  /// @param name             of the recording, as shown
  /// @param dataDirectories  with the meshes and textures that it names; empty: they are not drawn
  ReplaySession(std::shared_ptr<FrameSequence> frames, std::string name,
                std::vector<std::filesystem::path> dataDirectories = {}, Clock clock = steadyClock());

  Playback& playback() { return playback_; }
  FrameSequence& frames() { return *frames_; }
  /// The drawings of the frame shown; null: none.
  DrawingsPtr drawings() const;

  void open(const std::string& file, const Variables& variables = {}) override;
  /// Goes back to the first frame.
  void reset() override;
  void setVariable(const std::string& name, const std::string& value) override;
  void run() override;
  void pause() override;
  void step() override;
  /// Searches for it forwards, as fast as frames can be read; the playback is moved along. Whatever else moves the
  /// playback gives it up.
  void runUntil(const RunUntil& until) override;
  /// @param factor  negative: backwards; 0: as fast as frames can be told apart
  void setTargetSpeed(double factor) override;
  void command(std::string_view text) override;
  long rebuild(TextOverlay overlay, bool run) override;
  long applyTexts(TextOverlay overlay) override;
  long askPoses(const std::string& location) override;
  long askValues(std::uint64_t id) override;
  void manipulate(std::vector<Manipulation> manipulations) override;
  long askArrangement(const Placement& placement) override;
  void setPhysicsView(bool) override {}
  SessionState state() const override;
  FramePtr frame() const override;
  std::vector<LogEntry> takeLog() override { return std::exchange(entries_, {}); }

private:
  long refuse();
  void searchOn() const;
  void endSearch(LocalText reached) const;

  std::shared_ptr<FrameSequence> frames_;
  std::string name_;
  mutable Playback playback_; ///< Follows the clock whenever somebody looks.
  Clock clock_;
  mutable std::unique_ptr<SequenceSearch> search_; ///< Null: none.
  mutable double searchTime_ = 0;                  ///< Of the playback, as the search has left it, s.
  mutable double searchedAt_ = 0;                  ///< Reading of the clock after the last piece.
  mutable LocalText reached_;
  mutable long reachedCount_ = 0;
  Log log_;
  std::vector<LogEntry> entries_;
  mutable FrameDresser dresser_;
  mutable FramePtr shown_;
  mutable std::optional<std::size_t> shownIndex_;
};

} // namespace sparkwright
