#include "app/ide/match/control/MatchDirector.h"

#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/overlay/Overlays.h"
#include "viewer/scene/SceneDrawing.h"

#include <cmath>

namespace sparkwright
{

namespace
{

constexpr Actions::Words undoWords = {
    "Ctrl+Alt+U", "undo", QT_TRANSLATE_NOOP("sparkwright::MatchDirector", "Take co&mmand back"),
    QT_TRANSLATE_NOOP("sparkwright::MatchDirector",
                      "Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it"), "takeCommandBack"};
constexpr std::size_t mostGiven = 100;
/// Of the run, s. Later on, a key hit by mistake would take the match back by minutes.
constexpr double longestUndo = 30;

QString number(float value)
{
  return QString::number(static_cast<double>(value), 'f', 4);
}

} // namespace

MatchDirector::MatchDirector(const WindowPart::Surroundings& around, QObject* parent)
    : QObject(parent), around_(around), undo_(around.actions.add(undoWords, "sparkwright::MatchDirector"))
{
  undo_->setEnabled(false);
  connect(undo_, &QAction::triggered, this, &MatchDirector::undo);
}

void MatchDirector::give(const QString& command, const QString& name)
{
  const FramePtr frame = around_.session.state().frame;
  if(!directs_ || !frame)
    return;
  const GameState& game = frame->game;
  if(given_.size() == mostGiven)
    given_.erase(given_.begin());
  given_.push_back({name, frame->time, game.mode, game.time, game.score, around_.area.scene().subjects().ball()});
  undo_->setEnabled(true);
  around_.session.command(command.toStdString());
  say(name, tr("%1 takes it back").arg(undo_->shortcut().toString(QKeySequence::NativeText)));
}

void MatchDirector::order(const QString& command, const QString& name)
{
  if(!directs_)
    return;
  around_.session.command(command.toStdString());
  say(name, {});
}

void MatchDirector::undo()
{
  const FramePtr frame = around_.session.state().frame;
  if(given_.empty() || !directs_ || !frame)
    return;
  const Before before = std::move(given_.back());
  given_.pop_back();
  undo_->setEnabled(!given_.empty());
  const auto send = [this](const QString& command) { around_.session.command(command.toStdString()); };
  if(before.ball)
    send(QStringLiteral("(ball (pos %1 %2 %3)(vel 0 0 0))")
             .arg(number(before.ball->x()), number(before.ball->y()), number(before.ball->z())));
  if(before.score != frame->game.score)
    send(QStringLiteral("(score (left %1)(right %2))").arg(before.score[0]).arg(before.score[1]));
  send(QStringLiteral("(playMode %1)").arg(QString::fromStdString(before.mode)));
  if(std::isfinite(before.time))
    send(QStringLiteral("(time %1)").arg(number(before.time)));
  say(tr("Taken back: %1").arg(before.name), tr("Play mode, clock, score and ball are as before"));
}

void MatchDirector::setState(const SessionState& state)
{
  directs_ = state.source != SessionState::Source::Recorded && state.frame && state.frame->game.present;
  if(state.generation != generation_)
    given_.clear();
  generation_ = state.generation;
  if(state.frame)
    std::erase_if(given_, [now = state.frame->time](const Before& before) { return now - before.since > longestUndo; });
  undo_->setEnabled(directs_ && !given_.empty());
}

void MatchDirector::say(const QString& title, const QString& text)
{
  Toasts::Toast toast;
  toast.id = --said_; // Those of events are positive.
  toast.title = title;
  toast.text = text;
  around_.area.overlays().addToast(toast);
  around_.shell.tell(title);
}

} // namespace sparkwright
