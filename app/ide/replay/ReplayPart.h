#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/replay/TimelineMarks.h"
#include "core/record/FrameSequence.h"

#include <memory>

namespace sparkwright
{

class Comparison;
class GoingBack;
class RecordingOpener;
class ReplaySession;
class RunRecordings;
class TimelinePanel;
struct TimelineState;

/// Replay as a part of the window: opening recordings, the time axis, jumping to goals and events.
class ReplayPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ReplayPart(const Surroundings& around);
  ~ReplayPart() override;

  TimelinePanel& panel() { return *panel_; }
  RecordingOpener& opener() { return *opener_; }
  RunRecordings& recordings() { return *recordings_; }
  GoingBack& goingBack() { return *goingBack_; }
  Comparison& comparison() { return *comparison_; }
  /// The recording that is shown; null: none.
  ReplaySession* replay() const { return replay_.get(); }
  /// Its files, in order of time: several of the present run, which goes on.
  const std::vector<RecordedFile>& files() const { return files_; }
  QString name() const { return name_; } ///< Of the recording, as shown.
  /// Opens a file; what becomes of it is told in the status bar and the log.
  void openRecording(const QString& file);

  void retranslate() override;
  bool openFile(const QString& file) override;
  void opening(const QString& scene, Variables& variables) override;
  void showState(const SessionState& state) override;
  void follow(const SessionState& state) override;

private:
  void addActions();
  void connectPanel();
  void lookBack(const std::vector<RecordedFile>& files);
  void show(const std::shared_ptr<FrameSequence>& frames, const QString& file);
  void leave();
  void forget();
  void tellFailure(const QString& file, const QString& reason);
  const TimelineMark* goalBefore(double time) const;
  const TimelineMark* goalAfter(double time) const;
  void jump(const TimelineMark* mark);
  void showEvents();
  void enableActions();
  TimelineState timelineState() const;

  Surroundings around_;
  QAction *open_, *leave_, *stepBack_, *toStart_, *toEnd_, *previousGoal_, *nextGoal_, *previousEvent_, *nextEvent_;
  TimelinePanel* panel_;
  QDockWidget* dock_;
  RecordingOpener* opener_;
  RunRecordings* recordings_;
  GoingBack* goingBack_;
  Comparison* comparison_;
  std::shared_ptr<ReplaySession> replay_;
  QString file_; ///< Opened last by the user.
  std::vector<RecordedFile> files_, opening_; ///< Of the recording that is shown, and of the one that is being opened.
  QString name_; ///< Of what is shown.
  bool isOwnRun_ = false; ///< What is shown is the present run's past.
  TimelineMarks marks_;
};

} // namespace sparkwright
