#include "editor/text/help/Completer.h"

#include <QKeyEvent>

namespace sparkwright
{

Completer::Completer(TextView& view, SceneHelp& help, const HelpServices& services)
    : QObject(&view), view_(view), help_(help), list_(new CompletionList(services, &view))
{
  list_->hide();
  view_.installEventFilter(this);
  connect(list_, &CompletionList::picked, this, &Completer::accept);
  connect(&view_, &TextView::scrolled, list_, &QWidget::hide);
  connect(&view_, &TextView::cursorMoved, this,
          [this]
          {
            if(typing_ && atWord() && (automatic_ || isOpen()))
              ask(Reason::Typed);
            else if(isOpen() && view_.cursor() != cursor_)
              list_->hide();
            typing_ = false;
          });
}

bool Completer::atWord() const
{
  const TokenRope& rope = view_.document().tokens();
  const std::uint32_t at = view_.cursor();
  if(at == 0)
    return false;
  const TokenRope::Cursor token = rope.at(at - 1);
  if(token.kind() == Token::Kind::Open)
    return true;
  // Numbers need no proposals.
  const char first = token.kind() == Token::Kind::Atom ? token.text().front() : '0';
  return !(first >= '0' && first <= '9') && first != '-' && first != '+';
}

void Completer::ask(Reason reason)
{
  const std::uint32_t at = view_.cursor();
  help_.ask<Completions>(
      this,
      [at](const SyntaxTree& tree, const SceneKnowledge& knowledge) { return completionsAt(tree, knowledge, at); },
      [this, reason, at](const Completions& completions) { take(completions, reason, at); });
}

void Completer::take(const Completions& completions, Reason reason, std::uint32_t at)
{
  if(view_.cursor() != at || view_.selection().begin != view_.selection().end)
    return;
  shown_ = completions;
  cursor_ = at;
  const TokenRope& rope = view_.document().tokens();
  const std::string typed = rope.text(shown_.replaced.begin, at);
  const bool done = shown_.items.empty() ||
                    (reason == Reason::Typed && shown_.items.size() == 1 && shown_.items.front().text == typed);
  if(done || (reason == Reason::Typed && !view_.hasFocus()))
    return list_->hide();
  if(reason == Reason::Asked && shown_.items.size() == 1)
    return accept(0);
  const QPoint place = view_.viewport()->mapToGlobal(view_.pointAt(shown_.replaced.begin));
  list_->show(shown_.items, place + QPoint(0, view_.lineHeight() + 2), place - QPoint(0, 2));
}

void Completer::accept(int row)
{
  list_->hide();
  if(row < 0 || static_cast<std::size_t>(row) >= shown_.items.size())
    return;
  const std::string text = shown_.items[static_cast<std::size_t>(row)].text;
  const auto end = static_cast<std::uint32_t>(shown_.replaced.begin + text.size());
  view_.edit({{shown_.replaced.begin, shown_.replaced.end, text}}, tr("Complete"), TextView::Range{end, end});
}

bool Completer::key(const QKeyEvent& event)
{
  switch(event.key())
  {
  case Qt::Key_Down:
    list_->move(1);
    return true;
  case Qt::Key_Up:
    list_->move(-1);
    return true;
  case Qt::Key_PageDown:
    list_->move(8);
    return true;
  case Qt::Key_PageUp:
    list_->move(-8);
    return true;
  case Qt::Key_Return:
  case Qt::Key_Enter:
  case Qt::Key_Tab:
    accept(list_->chosen());
    return true;
  case Qt::Key_Escape:
    list_->hide();
    return true;
  default:
    return false;
  }
}

bool Completer::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)
  {
    const auto& pressed = static_cast<QKeyEvent&>(*event);
    if(event->type() == QEvent::ShortcutOverride)
    {
      // Keys of the list are no shortcuts of the window as long as it is open.
      if(isOpen() && (pressed.key() == Qt::Key_Escape || pressed.key() == Qt::Key_Return))
        event->accept();
    }
    else if(isOpen() && !(pressed.modifiers() & ~Qt::KeypadModifier) && key(pressed))
      return true;
    else
      typing_ = (!pressed.text().isEmpty() && pressed.text().front().isPrint() && pressed.text() != u" " &&
                 pressed.text() != u")") ||
                (pressed.key() == Qt::Key_Backspace && isOpen());
  }
  else if(event->type() == QEvent::FocusOut)
    list_->hide();
  return QObject::eventFilter(watched, event);
}

} // namespace sparkwright
