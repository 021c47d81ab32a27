#include "app/ide/robots/BoardView.h"

#include "app/ide/common/Icons.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostLines = 2000;

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit), pause_(new QToolButton), clear_(new QToolButton), text_(new QPlainTextEdit)
{
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  pause_->setIcon(themedIcon(QStringLiteral("pause")));
  pause_->setCheckable(true);
  pause_->setAutoRaise(true);
  clear_->setIcon(themedIcon(QStringLiteral("clear")));
  clear_->setAutoRaise(true);
  text_->setReadOnly(true);
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  text_->setMaximumBlockCount(static_cast<int>(mostLines));
  text_->setFrameShape(QFrame::NoFrame);
  auto* const head = new QHBoxLayout;
  head->setContentsMargins(4, 4, 4, 0);
  head->addWidget(filter_, 1);
  head->addWidget(pause_);
  head->addWidget(clear_);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(head);
  layout->addWidget(text_, 1);
  connect(filter_, &QLineEdit::textChanged, this, &BoardView::rebuild);
  connect(clear_, &QToolButton::clicked, this,
          [this]
          {
            lines_.clear();
            rebuild();
          });
  retranslate();
}

QString BoardView::textOf(const GameOffer::Line& line) const
{
  return QStringLiteral("%1  %2 %3 %4")
      .arg(line.time, 9, 'f', 3)
      .arg(line.client, 3)
      .arg(line.isAnswer ? QStringLiteral("←") : QStringLiteral("→"), QString::fromStdString(line.text));
}

void BoardView::add(const std::vector<GameOffer::Line>& lines)
{
  if(pause_->isChecked())
    return;
  QStringList fresh;
  for(const GameOffer::Line& line : lines)
  {
    if(line.number <= last_)
      continue;
    last_ = line.number;
    lines_.push_back(line);
    if(const QString text = textOf(line); text.contains(filter_->text(), Qt::CaseInsensitive))
      fresh << text;
  }
  if(lines_.size() > mostLines)
    lines_.erase(lines_.begin(), lines_.end() - static_cast<std::ptrdiff_t>(mostLines));
  if(!fresh.isEmpty())
    text_->appendPlainText(fresh.join(QLatin1Char('\n'))); // It stays where it is unless it shows the end.
}

void BoardView::rebuild()
{
  QStringList all;
  for(const GameOffer::Line& line : lines_)
    if(const QString text = textOf(line); text.contains(filter_->text(), Qt::CaseInsensitive))
      all << text;
  text_->setPlainText(all.join(QLatin1Char('\n')));
  text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
}

void BoardView::clear()
{
  lines_.clear();
  last_ = 0;
  text_->clear();
}

void BoardView::retranslate()
{
  filter_->setPlaceholderText(tr("Filter messages"));
  filter_->setAccessibleName(tr("Filter messages"));
  pause_->setToolTip(tr("Hold: show no further messages"));
  pause_->setAccessibleName(tr("Hold"));
  clear_->setToolTip(tr("Clear messages"));
  clear_->setAccessibleName(tr("Clear messages"));
  text_->setAccessibleName(tr("Messages of clients"));
  text_->setPlaceholderText(tr("What clients send (→) and are told (←), with the simulated time and the number of the client."));
}

void BoardView::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
