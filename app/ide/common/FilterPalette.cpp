#include "app/ide/common/FilterPalette.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr QSize paletteSize(460, 380);
constexpr int page = 10;

/// Without its path.
QString nameOf(const QString& text)
{
  return text.section(QStringLiteral(" › "), -1);
}

} // namespace

FilterPalette::FilterPalette(QWidget* parent)
    : QFrame(parent, Qt::Popup), filter_(new QLineEdit(this)), list_(new QTreeWidget(this))
{
  setFrameShape(QFrame::StyledPanel);
  filter_->setClearButtonEnabled(true);
  filter_->installEventFilter(this);
  list_->setColumnCount(2);
  list_->setHeaderHidden(true);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setFocusPolicy(Qt::NoFocus); // Keys go to the filter.
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->addWidget(filter_);
  layout->addWidget(list_);
  connect(filter_, &QLineEdit::textChanged, this, &FilterPalette::filterBy);
  connect(filter_, &QLineEdit::returnPressed, this, [this] { choose(list_->currentItem()); });
  connect(list_, &QTreeWidget::itemClicked, this, &FilterPalette::choose);
}

void FilterPalette::setNames(const QString& prompt, const QString& list)
{
  filter_->setPlaceholderText(prompt);
  filter_->setAccessibleName(prompt);
  list_->setAccessibleName(list);
}

void FilterPalette::ask(const QWidget& over, std::vector<Entry> entries, int present)
{
  entries_ = std::move(entries);
  list_->clear();
  for(const Entry& entry : entries_)
  {
    auto* const item = new QTreeWidgetItem(list_, {entry.text, entry.detail});
    item->setIcon(0, entry.icon);
    item->setToolTip(0, entry.words);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setDisabled(!entry.enabled);
  }
  list_->setCurrentItem(list_->topLevelItem(present));
  if(QTreeWidgetItem* const marked = list_->currentItem())
  {
    QFont bold = font();
    bold.setBold(true);
    marked->setFont(0, bold);
  }
  filter_->clear();
  filterBy({});
  resize(paletteSize.boundedTo(over.size()));
  move(over.mapToGlobal(QPoint((over.width() - width()) / 2, std::max(0, (over.height() - height()) / 3))));
  show();
  filter_->setFocus();
}

QStringList FilterPalette::found() const
{
  QStringList texts;
  for(int i = 0; i < list_->topLevelItemCount(); ++i)
    if(!list_->topLevelItem(i)->isHidden())
      texts << list_->topLevelItem(i)->text(0);
  return texts;
}

QString FilterPalette::current() const
{
  const QTreeWidgetItem* const item = list_->currentItem();
  return item && !item->isHidden() ? item->text(0) : QString();
}

bool FilterPalette::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == filter_ && event->type() == QEvent::KeyPress)
    switch(static_cast<QKeyEvent*>(event)->key())
    {
    case Qt::Key_Up:
      moveBy(-1);
      return true;
    case Qt::Key_Down:
      moveBy(1);
      return true;
    case Qt::Key_PageUp:
      moveBy(-page);
      return true;
    case Qt::Key_PageDown:
      moveBy(page);
      return true;
    case Qt::Key_Escape:
      close();
      return true;
    default:
      break;
    }
  return QFrame::eventFilter(watched, event);
}

/// All words must be in an entry. Of these, the first one whose name begins with the text is chosen, else the first
/// one.
void FilterPalette::filterBy(const QString& words)
{
  QTreeWidgetItem *first = nullptr, *best = nullptr;
  const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for(int i = 0; i < list_->topLevelItemCount(); ++i)
  {
    const Entry& entry = entries_[static_cast<std::size_t>(i)];
    const QString all = entry.text + QLatin1Char(' ') + entry.words;
    const bool fits = std::all_of(parts.begin(), parts.end(),
                                  [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); });
    QTreeWidgetItem* const item = list_->topLevelItem(i);
    item->setHidden(!fits);
    if(!fits || !entry.enabled)
      continue;
    if(!first)
      first = item;
    if(!best && !parts.isEmpty() && nameOf(entry.text).startsWith(words.trimmed(), Qt::CaseInsensitive))
      best = item;
  }
  const QTreeWidgetItem* const current = list_->currentItem();
  if(!parts.isEmpty() || !current || current->isHidden())
    list_->setCurrentItem(best ? best : first);
  if(list_->currentItem())
    list_->scrollToItem(list_->currentItem());
}

void FilterPalette::moveBy(int rows)
{
  const int way = rows < 0 ? -1 : 1;
  int row = list_->indexOfTopLevelItem(list_->currentItem());
  for(int left = std::abs(rows), next = row + way; left > 0 && next >= 0 && next < list_->topLevelItemCount();
      next += way)
    if(const QTreeWidgetItem* const item = list_->topLevelItem(next); !item->isHidden() && !item->isDisabled())
    {
      row = next;
      --left;
    }
  list_->setCurrentItem(list_->topLevelItem(row));
}

void FilterPalette::choose(QTreeWidgetItem* item)
{
  if(!item || item->isHidden() || item->isDisabled())
    return;
  const int index = list_->indexOfTopLevelItem(item);
  close();
  emit chosen(index);
}

} // namespace sparkwright
