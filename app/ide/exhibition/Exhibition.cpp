#include "app/ide/exhibition/Exhibition.h"

#include "app/ide/common/Actions.h"
#include "app/ide/exhibition/LockCommands.h"
#include "app/ide/exhibition/ViewNotice.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

namespace sparkwright
{

namespace
{

constexpr Actions::Words exhibitionWords = {
    "Ctrl+Alt+Shift+H", "exhibition", QT_TRANSLATE_NOOP("sparkwright::Exhibition", "E&xhibition"),
    QT_TRANSLATE_NOOP("sparkwright::Exhibition",
                      "Show only the views, on the full screen, and lock camera, selection and things; again to end")};

} // namespace

Exhibition::Exhibition(const WindowPart::Surroundings& around, LockCommands& locks, QObject* parent)
    : QObject(parent), around_(around), locks_(locks),
      action_(around.actions.add(exhibitionWords, "sparkwright::Exhibition")), notice_(new ViewNotice(around.area))
{
  action_->setCheckable(true);
  around.shell.widget().addAction(action_); // Its key counts without a menu bar, too.
  connect(action_, &QAction::toggled, this, [this](bool on) { on ? begin() : end(); });
  connect(&locks, &LockCommands::refused, this,
          [this](const QString& words) { state_ == State::On ? hint() : around_.shell.tell(words); });
}

QMainWindow& Exhibition::window() const
{
  return static_cast<QMainWindow&>(around_.shell.widget());
}

void Exhibition::begin()
{
  if(state_ == State::On)
    return;
  around_.shell.cover(nullptr);
  QAction* const full = around_.actions[ActionId::FullScreen];
  state_ = State::On;
  lockedBefore_ = around_.area.locks().parts();
  layoutBefore_ = around_.shell.layoutState();
  fullBefore_ = full->isChecked();
  locks_.set(ViewLocks::everything());
  locks_.setEnabled(false);
  hideDocks();
  for(QToolBar* const bar : window().findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
    bar->hide();
  showBars(false);
  around_.area.showBanners(false);
  if(!fullBefore_)
    full->trigger();
  around_.area.active().setFocus();
  QCoreApplication::instance()->installEventFilter(this);
  hint();
}

void Exhibition::end()
{
  if(state_ == State::Off)
    return;
  state_ = State::Off;
  QCoreApplication::instance()->removeEventFilter(this);
  action_->setChecked(false);
  notice_->hide();
  if(QAction* const full = around_.actions[ActionId::FullScreen]; full->isChecked() != fullBefore_)
    full->trigger();
  around_.area.showBanners(true);
  showBars(true);
  around_.shell.setLayoutState(layoutBefore_);
  locks_.setEnabled(true);
  locks_.set(lockedBefore_);
}

void Exhibition::hideDocks()
{
  for(QDockWidget* const dock : window().findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
    if(!dock->isHidden())
      dock->hide();
}

void Exhibition::showBars(bool shown)
{
  window().menuBar()->setVisible(shown);
  window().statusBar()->setVisible(shown);
}

QList<QKeySequence> Exhibition::endKeys() const
{
  const QList<QKeySequence> keys = around_.actions.keys(action_);
  return keys.isEmpty() ? around_.actions.defaultKeys(action_) : keys;
}

bool Exhibition::acts(QEvent& event)
{
  switch(event.type())
  {
    case QEvent::KeyPress:
    {
      auto& press = static_cast<QKeyEvent&>(event);
      if(press.key() >= Qt::Key_Shift && press.key() <= Qt::Key_ScrollLock)
        return true; // The first of several, which say nothing yet.
      if(endKeys().contains(QKeySequence(press.keyCombination())))
        end();
      else
        hint();
      return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
      hint();
      return true;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
      event.ignore();
      return true;
    case QEvent::ShortcutOverride: // No text field takes the key that ends it.
    case QEvent::KeyRelease:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::ContextMenu: return true;
    default: return false;
  }
}

bool Exhibition::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::Shortcut)
  {
    if(watched == action_ || QApplication::activeModalWidget())
      return false;
    hint();
    return true;
  }
  const QWidget* const widget = watched->isWidgetType() ? static_cast<const QWidget*>(watched) : nullptr;
  return widget && widget->window() == &window() && acts(*event);
}

void Exhibition::hint()
{
  notice_->say(tr("Exhibition: these views are only for watching. %1 ends it.")
                   .arg(endKeys().value(0).toString(QKeySequence::NativeText)));
}

} // namespace sparkwright
