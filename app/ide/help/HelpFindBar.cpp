#include "app/ide/help/HelpFindBar.h"

#include "app/ide/common/Icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr qsizetype mostFound = 1000;

} // namespace

HelpFindBar::HelpFindBar(QTextEdit& text, QWidget* parent)
    : QWidget(parent), text_(text), pattern_(new QLineEdit(this)), previous_(new QToolButton(this)),
      next_(new QToolButton(this)), close_(new QToolButton(this)), status_(new QLabel(this))
{
  pattern_->setClearButtonEnabled(true);
  previous_->setArrowType(Qt::UpArrow);
  next_->setArrowType(Qt::DownArrow);
  close_->setIcon(themedIcon(QStringLiteral("clear")));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(8, 4, 4, 4);
  row->addWidget(pattern_);
  for(QToolButton* const button : {previous_, next_})
    row->addWidget(button);
  row->addWidget(status_, 1);
  row->addWidget(close_);
  for(QToolButton* const button : {previous_, next_, close_})
    button->setAutoRaise(true);
  connect(pattern_, &QLineEdit::textChanged, this, &HelpFindBar::find);
  connect(previous_, &QToolButton::clicked, this, &HelpFindBar::previous);
  connect(next_, &QToolButton::clicked, this, &HelpFindBar::next);
  connect(close_, &QToolButton::clicked, this, &HelpFindBar::shut);
  for(QWidget* const each : std::initializer_list<QWidget*>{pattern_, previous_, next_, close_})
    each->installEventFilter(this);
  hide();
  retranslate();
}

void HelpFindBar::retranslate()
{
  const auto name = [](QWidget* widget, const QString& words)
  {
    widget->setAccessibleName(words);
    widget->setToolTip(words);
  };
  pattern_->setPlaceholderText(tr("Find in this page"));
  pattern_->setAccessibleName(tr("Find in this page"));
  name(previous_, tr("Previous match"));
  name(next_, tr("Next match"));
  name(close_, tr("Close"));
}

void HelpFindBar::open()
{
  QWidget::show();
  if(const QString selected = text_.textCursor().selectedText();
     !selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
    pattern_->setText(selected);
  pattern_->setFocus(Qt::ShortcutFocusReason);
  pattern_->selectAll();
  find();
}

void HelpFindBar::refresh()
{
  if(isVisible())
    find();
}

void HelpFindBar::find()
{
  found_.clear();
  const QString words = pattern_->text();
  QTextEdit::ExtraSelection mark;
  mark.format.setBackground(palette().highlight());
  mark.format.setForeground(palette().highlightedText());
  if(!words.isEmpty())
    for(QTextCursor at = text_.document()->find(words); !at.isNull() && found_.size() < mostFound;
        at = text_.document()->find(words, at))
    {
      mark.cursor = at;
      found_ << mark;
    }
  text_.setExtraSelections(found_);
  const int from = text_.textCursor().selectionStart();
  const auto first =
      std::ranges::find_if(found_, [from](const auto& each) { return each.cursor.selectionStart() >= from; });
  if(found_.isEmpty())
    status_->setText(words.isEmpty() ? QString() : tr("Not in this page"));
  else
    show(static_cast<int>(first == found_.end() ? 0 : first - found_.begin()));
}

void HelpFindBar::go(int way)
{
  if(found_.isEmpty())
    return;
  const QTextCursor now = text_.textCursor();
  const auto count = static_cast<int>(found_.size());
  int which = way > 0 ? 0 : count - 1;
  for(int i = 0; i < count; ++i)
    if(found_[i].cursor.selectionStart() == now.selectionStart())
      which = (i + way + count) % count;
  show(which);
}

void HelpFindBar::show(int which)
{
  text_.setTextCursor(found_[which].cursor);
  text_.ensureCursorVisible();
  status_->setText(tr("%1 of %2").arg(which + 1).arg(found_.size()));
}

void HelpFindBar::shut()
{
  hide();
  text_.setExtraSelections({});
  text_.setFocus();
}

/// Esc closes the row, not the window.
bool HelpFindBar::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
  {
    event->accept();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void HelpFindBar::keyPressEvent(QKeyEvent* event)
{
  switch(event->key())
  {
  case Qt::Key_Escape:
    return shut();
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return go(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
  default:
    QWidget::keyPressEvent(event);
  }
}

} // namespace sparkwright
