#include "app/ide/replay/TimelinePanel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr double speeds[] = {-8, -4, -2, -1, -0.25, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16};
constexpr double smallSlip = 1e-9;

} // namespace

TimelinePanel::TimelinePanel(const QList<QAction*>& buttons, QWidget* parent)
    : QWidget(parent), pages_(new QStackedLayout), hint_(new QLabel(this)), position_(new QLabel(this)),
      name_(new QLabel(this)), bar_(new TimelineBar(this)), speed_(new QComboBox(this)), loop_(new QToolButton(this)),
      leave_(new QToolButton(this))
{
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(8);
  hint_->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
  connect(hint_, &QLabel::linkActivated, this, &TimelinePanel::linkActivated);
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(8, 4, 8, 0);
  row->setSpacing(4);
  for(QAction* const action : buttons)
  {
    auto* const button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  loop_->setCheckable(true);
  loop_->setAutoRaise(true);
  leave_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  row->addWidget(loop_);
  row->addSpacing(8);
  row->addWidget(speed_);
  row->addSpacing(8);
  row->addWidget(position_);
  row->addStretch(1);
  row->addWidget(name_);
  row->addWidget(leave_);
  auto* const run = new QWidget(this);
  auto* const column = new QVBoxLayout(run);
  column->setContentsMargins(0, 0, 0, 4);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(bar_);
  column->addStretch(1);
  setLayout(pages_);
  pages_->addWidget(hint_);
  pages_->addWidget(run);
  connect(speed_, &QComboBox::activated, this, [this] { emit speedChosen(speed_->currentData().toDouble()); });
  fillSpeeds();
  retranslate();
}

void TimelinePanel::fillSpeeds()
{
  speed_->clear();
  for(const double factor : speeds)
    speed_->addItem(QLocale().toString(factor) + QStringLiteral("×"), factor);
}

void TimelinePanel::showHint()
{
  const QString open =
      tr("<b>No recording is open.</b> <a href=\"open\">Open a recording</a> to watch it in the views.");
  const QString words = state_.recorded.isEmpty() ? open : open + QStringLiteral("<br>") + state_.recorded;
  if(words != hint_->text())
    hint_->setText(words);
}

void TimelinePanel::setState(const TimelineState& state)
{
  state_ = state;
  showHint();
  pages_->setCurrentIndex(state.open ? 1 : 0);
  bar_->setRun(state.start, state.end);
  bar_->setTime(state.time);
  bar_->setLoop(state.loop);
  position_->setText(QStringLiteral("%1 / %2").arg(TimelineBar::clockText(state.time, true),
                                                   TimelineBar::clockText(state.end, false)));
  loop_->setChecked(state.loop.has_value());
  name_->setText(state.name);
  leave_->setText(state.ownRun ? tr("Back to live") : tr("Close recording"));
  for(int i = 0; i < speed_->count() && !speed_->hasFocus(); ++i)
    if(std::abs(speed_->itemData(i).toDouble() - state.speed) < smallSlip)
      speed_->setCurrentIndex(i);
}

void TimelinePanel::retranslate()
{
  bar_->setAccessibleName(tr("Time axis"));
  speed_->setAccessibleName(tr("Speed of playback"));
  speed_->setToolTip(tr("Speed of playback, in multiples of the recorded pace; negative: backwards"));
  loop_->setText(tr("Repeat"));
  loop_->setToolTip(tr("Repeat the marked range: Shift and drag on the time axis marks one"));
  loop_->setAccessibleName(tr("Repeat"));
  leave_->setText(tr("Close recording"));
  leave_->setToolTip(tr("Return to the running simulation"));
  setState(TimelineState(state_));
}

} // namespace sparkwright
