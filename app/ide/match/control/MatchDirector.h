#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/session/Session.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Gives commands to the match that is shown, says so above the view, and takes them back: play mode, clock, score and
/// place of the ball become what they were. Players stay where they are.
class MatchDirector : public QObject
{
  Q_OBJECT
public:
  MatchDirector(const WindowPart::Surroundings& around, QObject* parent);

  /// @param command  of a trainer: `(kickOff Left)`
  /// @param name     for people: `Kick-off left`
  void give(const QString& command, const QString& name);
  /// The same for a command about a player, which cannot be taken back.
  void order(const QString& command, const QString& name);
  /// Takes the last command back that is not yet taken back, if it was given in the last 30 s of the run.
  void undo();
  QAction& undoAction() const { return *undo_; }
  /// Whether there is a match that takes commands: none of a recording.
  bool directs() const { return directs_; }

  void setState(const SessionState& state);

private:
  /// What a command may change.
  struct Before
  {
    QString name;
    double since = 0; ///< Time of the run, s.
    std::string mode;
    float time = 0;
    std::array<int, 2> score{};
    std::optional<Vec3f> ball;
  };
  void say(const QString& title, const QString& text);

  WindowPart::Surroundings around_;
  QAction* undo_;
  bool directs_ = false;
  long generation_ = 0;
  std::vector<Before> given_;
  int said_ = 0;
};

} // namespace sparkwright
