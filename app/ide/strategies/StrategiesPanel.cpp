#include "app/ide/strategies/StrategiesPanel.h"

#include "app/ide/common/ActionButton.h"
#include "app/ide/common/HelpTopic.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

StrategiesPanel::StrategiesPanel(Programs& programs, QString dataFolder, QWidget* parent)
    : QScrollArea(parent), programs_(programs), dataFolder_(std::move(dataFolder)), content_(new QWidget),
      column_(new QVBoxLayout(content_)), offers_(new QVBoxLayout),
      none_(new QLabel(content_))
{
  setHelpTopic(*this, "simurosot.md#strategies-in-the-window");
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setWidget(content_);
  column_->setContentsMargins(6, 6, 6, 6);
  none_->setWordWrap(true);
  column_->addWidget(none_);
  column_->addLayout(offers_);
  column_->addStretch();
  retranslate();
}

StrategySlot& StrategiesPanel::addSlot()
{
  const QString status = statusFolder_.filePath(QStringLiteral("%1.json").arg(slots_.size()));
  auto* const slot = new StrategySlot(programs_, status, dataFolder_, content_);
  connect(slot, &StrategySlot::copyWanted, this, &StrategiesPanel::copyWanted);
  connect(slot, &StrategySlot::insideWanted, this, &StrategiesPanel::insideWanted);
  connect(slot, &StrategySlot::noted, this, &StrategiesPanel::noted);
  column_->insertWidget(static_cast<int>(slots_.size()), slot);
  slots_.push_back(slot);
  sides_.emplace_back();
  return *slot;
}

void StrategiesPanel::setSeats(std::span<const GameSeat> seats, int port, const QString& host)
{
  none_->setVisible(seats.empty());
  while(slots_.size() < seats.size())
    addSlot();
  for(std::size_t i = 0; i < slots_.size(); ++i)
  {
    slots_[i]->setVisible(i < seats.size());
    if(i >= seats.size())
      continue;
    sides_[i] = QString::fromStdString(seats[i].side);
    slots_[i]->setSeat(seats[i], host, port);
  }
}

void StrategiesPanel::offer(QAction* action)
{
  offers_->addWidget(actionButton(action, content_), 0, Qt::AlignLeft);
}

void StrategiesPanel::refresh()
{
  for(StrategySlot* const slot : slots_)
    if(slot->isVisible())
      slot->refresh();
}

StrategySlot* StrategiesPanel::slot(const QString& side) const
{
  const auto found = std::ranges::find(sides_, side);
  return found == sides_.end() ? nullptr : slots_[static_cast<std::size_t>(found - sides_.begin())];
}

void StrategiesPanel::retranslate()
{
  setAccessibleName(tr("Strategies"));
  none_->setText(tr("In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the "
                    "start page, or make a strategy of your own:"));
}

void StrategiesPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QScrollArea::changeEvent(event);
}

} // namespace sparkwright
