#include "app/ide/match/control/MatchKeys.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/views/ViewArea.h"

#include <QApplication>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr char context[] = "sparkwright::MatchKeys";
constexpr Actions::Words armWords = {
    "Ctrl+Alt+Y", "lock", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match &keys"),
    QT_TRANSLATE_NOOP("sparkwright::MatchKeys",
                      "Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R "
                      "free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball"), "matchKeys"};
struct Key
{
  Actions::Words words;
  const char* command; ///< Empty: the list of play modes.
};
constexpr Key table[] = {
    {{"J", "kickoff-left", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Kick-off left"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: kick-off for the left team"), "matchKeyKickOffLeft"},
     "(kickOff Left)"},
    {{"K", "kickoff-right", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Kick-off right"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: kick-off for the right team"), "matchKeyKickOffRight"},
     "(kickOff Right)"},
    {{"B", "drop-ball", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Drop ball"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: drop the ball at its place"), "matchKeyDropBall"},
     "(dropBall)"},
    {{"L", "free-kick-left", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Free kick left"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: free kick for the left team"), "matchKeyFreeKickLeft"},
     "(playMode free_kick_left)"},
    {{"R", "free-kick-right", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Free kick right"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: free kick for the right team"), "matchKeyFreeKickRight"},
     "(playMode free_kick_right)"},
    {{"Shift+L", "free-kick-left", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Direct free kick left"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: direct free kick for the left team"), "matchKeyDirectFreeKickLeft"},
     "(playMode direct_free_kick_left)"},
    {{"Shift+R", "free-kick-right", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Direct free kick right"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: direct free kick for the right team"), "matchKeyDirectFreeKickRight"},
     "(playMode direct_free_kick_right)"},
    {{"O", "play-mode", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Choose play mode"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: choose a play mode from a list"), "matchKeyPlayMode"},
     ""},
    {{"Shift+T", "reset", QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Clock to 0:00"),
      QT_TRANSLATE_NOOP("sparkwright::MatchKeys", "Match key: set the clock of the match to 0:00"), "matchKeyClock"},
     "(time 0)"},
};

} // namespace

MatchKeys::MatchKeys(const WindowPart::Surroundings& around, MatchDirector& director, QObject* parent)
    : QObject(parent), actions_(around.actions), area_(around.area), director_(director), arm_(around.actions.add(armWords, context))
{
  arm_->setCheckable(true);
  for(const Key& key : table)
    add(key.words, context,
        [this, number = keys_.size(), command = QString::fromLatin1(key.command)]
        {
          if(command.isEmpty())
            emit playModesWanted();
          else
            director_.give(command, keys_[number]->text());
        });
  connect(arm_, &QAction::toggled, this,
          [this, shell = &around.shell](bool on)
          {
            arm_->setIcon(themedIcon(on ? QStringLiteral("confirm") : QStringLiteral("lock")));
            setState();
            shell->tell(on ? tr("Match keys act while a view has the keyboard") : tr("Match keys are off"));
          });
  connect(&actions_, &Actions::keysAboutToChange, this,
          [this]
          {
            if(acting_)
              act(false);
          });
  connect(&actions_, &Actions::keysChanged, this, &MatchKeys::setState);
  connect(this, &MatchKeys::pressedUnarmed, this,
          [this, shell = &around.shell]
          {
            const QString key = actions_.keyText(arm_);
            shell->tell(key.isEmpty() ? tr("Match keys are off: Match › Match keys lets them act")
                                      : tr("Match keys are off: %1 lets them act").arg(key));
          });
  QApplication::instance()->installEventFilter(this);
  setState();
}

QAction* MatchKeys::add(const Actions::Words& words, const char* ofWords, std::function<void()> carryOut)
{
  QAction* const action = actions_.add(words, ofWords);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  action->setEnabled(false);
  area_.addAction(action);
  keys_.append(action);
  connect(action, &QAction::triggered, this, std::move(carryOut));
  return action;
}

void MatchKeys::setState()
{
  arm_->setEnabled(director_.directs());
  const bool acting = arm_->isChecked() && director_.directs();
  if(acting != acting_)
    act(acting);
}

/// A key with two actions would have none: others lend theirs meanwhile.
void MatchKeys::act(bool on)
{
  acting_ = on;
  for(const auto& [action, shortcuts] : std::exchange(lent_, {}))
    actions_.setKeys(action, shortcuts);
  if(on)
    for(QAction* const other : actions_.all())
    {
      const QList<QKeySequence> own = actions_.keys(other);
      QList<QKeySequence> left = own;
      for(const QAction* const key : keys_)
        for(const QKeySequence& each : key->shortcuts())
          left.removeAll(each);
      if(keys_.contains(other) || left == own)
        continue;
      lent_.emplace_back(other, own);
      actions_.setKeys(other, left);
    }
  for(QAction* const key : keys_)
    key->setEnabled(on);
}

QAction* MatchKeys::keyFor(const QKeyEvent& event) const
{
  const QKeySequence pressed(event.keyCombination());
  const auto found = std::ranges::find_if(keys_, [&](const QAction* key) { return key->shortcuts().contains(pressed); });
  return found == keys_.end() ? nullptr : *found;
}

/// Keys of the number pad are not told from others by shortcuts on all systems. While match keys do not act, those that
/// nothing else takes come here, too: whoever presses them is told why nothing happens.
bool MatchKeys::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
    return QObject::eventFilter(watched, event);
  const auto& key = static_cast<const QKeyEvent&>(*event);
  const QWidget* const focus = QApplication::focusWidget();
  if(!watched->isWidgetType() || !focus || !area_.isAncestorOf(focus) || (acting_ && !(key.modifiers() & Qt::KeypadModifier)))
    return QObject::eventFilter(watched, event);
  QAction* const action = keyFor(key);
  if(action && !acting_ && event->type() == QEvent::KeyPress && watched == focus && arm_->isEnabled() && !key.isAutoRepeat())
    emit pressedUnarmed();
  if(!action || !acting_)
    return QObject::eventFilter(watched, event);
  event->accept();
  if(event->type() == QEvent::KeyPress)
    action->trigger();
  return true;
}

} // namespace sparkwright
