#include "app/ide/keys/KeyCapture.h"

#include <QContextMenuEvent>
#include <QKeyEvent>

namespace sparkwright
{

KeyCapture::KeyCapture(QWidget* parent) : QLineEdit(parent)
{
  setReadOnly(true);
  setFocusPolicy(Qt::StrongFocus);
  retranslate();
}

void KeyCapture::retranslate()
{
  setPlaceholderText(waiting_
                         ? wanted_ == Wanted::Keys ? tr("Press the keys · Esc: end") : tr("Press the mouse button here")
                     : wanted_ == Wanted::Keys ? tr("Click, or Enter, then press the keys")
                                               : tr("Click, then press the mouse button here, with Ctrl, Alt, Shift"));
  setAccessibleName(tr("New keys"));
  setToolTip(placeholderText());
}

void KeyCapture::setWanted(Wanted wanted)
{
  wanted_ = wanted;
  reset();
}

void KeyCapture::reset()
{
  key_ = {};
  press_.reset();
  waiting_ = false;
  clear();
  retranslate();
}

void KeyCapture::begin()
{
  reset();
  waiting_ = true;
  retranslate();
}

void KeyCapture::end()
{
  waiting_ = false;
  retranslate();
}

bool KeyCapture::event(QEvent* event)
{
  if(waiting_ && event->type() == QEvent::ShortcutOverride)
  {
    event->accept();
    return true;
  }
  if(waiting_ && event->type() == QEvent::KeyPress) // Also Tab, which else goes on.
  {
    keyPressEvent(static_cast<QKeyEvent*>(event));
    return true;
  }
  return QLineEdit::event(event);
}

void KeyCapture::keyPressEvent(QKeyEvent* event)
{
  const int key = event->key();
  if(!waiting_)
  {
    if(key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
      begin();
    else
      event->ignore();
    return;
  }
  event->accept();
  if(key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta ||
     key == Qt::Key_AltGr || key == Qt::Key_unknown)
    return;
  if(key == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
    return end();
  if(wanted_ != Wanted::Keys)
    return;
  // Shift+Tab arrives as Backtab.
  const auto combination = key == Qt::Key_Backtab ? QKeyCombination(event->modifiers() | Qt::ShiftModifier, Qt::Key_Tab)
                                                  : event->keyCombination();
  key_ = QKeySequence(QKeyCombination(combination.keyboardModifiers() & ~Qt::KeypadModifier, combination.key()));
  end();
  setText(key_.toString(QKeySequence::NativeText));
  emit captured();
}

void KeyCapture::take(QMouseEvent& event, bool twice)
{
  const MousePress press{event.button(), event.modifiers(), twice};
  if(!MousePress::of(press.text()))
    return;
  press_ = press;
  end();
  setText(press.text());
  emit captured();
}

void KeyCapture::mousePressEvent(QMouseEvent* event)
{
  if(waiting_ && wanted_ == Wanted::Mouse)
    return take(*event, false);
  begin();
}

/// The second press after one that has just been taken.
void KeyCapture::mouseDoubleClickEvent(QMouseEvent* event)
{
  if(wanted_ == Wanted::Mouse && press_)
    take(*event, true);
}

void KeyCapture::focusOutEvent(QFocusEvent* event)
{
  end();
  QLineEdit::focusOutEvent(event);
}

void KeyCapture::contextMenuEvent(QContextMenuEvent* event)
{
  event->accept();
}

} // namespace sparkwright
