#include "app/ide/plots/LoadPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/signal/Signal.h"
#include "core/signal/SignalTexts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace sparkwright
{

namespace
{

/// In the order of CyclePart.
constexpr std::array<std::string_view, LoadPanel::parts> partNames{"scripts", "collisions", "solver", "referee",
                                                                   "senses",  "thinking",   "frames", "waiting"};
constexpr double newest = 0.2; ///< Share of a new value, so that numbers can be read.
constexpr int fullBar = 1000;

} // namespace

LoadPanel::LoadPanel(QWidget* parent) : QWidget(parent), summary_(new QLabel), plot_(new QPushButton)
{
  auto* const grid = new QGridLayout(this);
  grid->setContentsMargins(8, 8, 8, 8);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  int line = 0;
  for(Row& row : rows_)
  {
    row = {new QLabel, new QProgressBar, new QLabel};
    row.bar->setRange(0, fullBar);
    row.bar->setTextVisible(false);
    row.bar->setMaximumHeight(12);
    row.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.number->setMinimumWidth(row.number->fontMetrics().horizontalAdvance(QStringLiteral("00000.00 ms")));
    grid->addWidget(row.name, line, 0);
    grid->addWidget(row.bar, line, 1);
    grid->addWidget(row.number, line++, 2);
  }
  QFont bold = font();
  bold.setBold(true);
  rows_.back().name->setFont(bold);
  rows_.back().number->setFont(bold);
  summary_->setWordWrap(true);
  summary_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  summary_->setMinimumHeight(2 * fontMetrics().lineSpacing()); // Of both facts, also while there is one.
  grid->addWidget(summary_, line++, 0, 1, 3);
  plot_->setIcon(themedIcon(QStringLiteral("plots")));
  grid->addWidget(plot_, line++, 0, 1, 3, Qt::AlignLeft);
  grid->setRowStretch(line, 1);
  connect(plot_, &QPushButton::clicked, this, &LoadPanel::plotWanted);
  retranslate();
}

/// Only new cycles count: while paused, the last ones stay.
void LoadPanel::add(const SessionState& state)
{
  if(state.generation != generation_)
  {
    generation_ = state.generation;
    times_ = {};
    frame_.reset();
  }
  if(state.frame == frame_)
    return;
  const bool first = !frame_;
  frame_ = state.frame;
  const CycleTimes& t = state.cycleParts;
  const std::array<double, parts> now{t.act,   t.collide, t.solve,   t.rule,
                                      t.sense, t.think,   t.publish, state.cycleWaited};
  double all = 0;
  for(std::size_t i = 0; i < parts; ++i)
  {
    times_[i] += (first ? 1 : newest) * (now[i] * 1000 - times_[i]);
    all += times_[i];
  }
  times_[parts] = all;
}

void LoadPanel::show(const SessionState& state)
{
  add(state);
  const QLocale locale;
  const double allowed = state.targetSpeed > 0 ? state.stepSeconds / state.targetSpeed * 1000 : 0; // ms
  const double full = std::max({allowed, times_[parts], 1e-6});
  for(std::size_t i = 0; i < rows_.size(); ++i)
  {
    rows_[i].bar->setValue(static_cast<int>(times_[i] / full * fullBar));
    rows_[i].number->setText(tr("%1 ms").arg(locale.toString(times_[i], 'f', 2)));
  }
  QStringList facts;
  if(allowed > 0)
    facts << tr("A cycle may take %1 ms at the speed that is asked for.").arg(locale.toString(allowed, 'f', 1));
  if(state.frame && state.frame->physics.structure)
  {
    const PhysicsView& physics = state.frame->physics;
    facts << tr("%n contact(s)", nullptr, static_cast<int>(physics.contacts.size())) + QStringLiteral(", ") +
                 tr("%1 of %n body(s) move", nullptr, static_cast<int>(physics.asleep.size()))
                     .arg(std::ranges::count(physics.asleep, 0)) +
                 QStringLiteral(", ") + tr("%n joint(s)", nullptr, static_cast<int>(physics.structure->joints.size()));
  }
  summary_->setText(facts.join(QLatin1Char('\n')));
}

void LoadPanel::retranslate()
{
  for(std::size_t i = 0; i < parts; ++i)
    rows_[i].name->setText(inWindow(signalWord(partNames[i])));
  rows_[parts].name->setText(tr("All of a cycle"));
  for(Row& row : rows_)
    row.bar->setAccessibleName(row.name->text());
  plot_->setText(tr("Plot them"));
  plot_->setToolTip(tr("Show the times of the parts over simulated time, in the plots"));
  summary_->clear();
}

void LoadPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
