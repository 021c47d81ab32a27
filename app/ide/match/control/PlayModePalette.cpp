#include "app/ide/match/control/PlayModePalette.h"

#include "viewer/overlay/Scoreboard.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr QSize paletteSize(320, 360);

} // namespace

PlayModePalette::PlayModePalette(QWidget* parent)
    : QFrame(parent, Qt::Popup), filter_(new QLineEdit(this)), list_(new QListWidget(this))
{
  setFrameShape(QFrame::StyledPanel);
  filter_->setClearButtonEnabled(true);
  filter_->installEventFilter(this);
  list_->setFocusPolicy(Qt::NoFocus); // Keys go to the filter.
  list_->setUniformItemSizes(true);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->addWidget(filter_);
  layout->addWidget(list_);
  retranslate();
  connect(filter_, &QLineEdit::textChanged, this, &PlayModePalette::filterBy);
  connect(filter_, &QLineEdit::returnPressed, this, [this] { choose(list_->currentItem()); });
  connect(list_, &QListWidget::itemClicked, this, &PlayModePalette::choose);
}

void PlayModePalette::retranslate()
{
  filter_->setPlaceholderText(tr("Type a part of a play mode"));
  filter_->setAccessibleName(tr("Filter of the play modes"));
  list_->setAccessibleName(tr("Play modes"));
}

void PlayModePalette::ask(QWidget& over, std::span<const std::string> modes, const std::string& present)
{
  retranslate();
  list_->clear();
  for(const std::string& mode : modes)
  {
    const QString name = QString::fromStdString(mode);
    auto* const item = new QListWidgetItem(Scoreboard::playMode(mode), list_);
    item->setData(Qt::UserRole, name);
    item->setToolTip(tr("%1 in commands").arg(name));
    if(mode == present)
    {
      QFont bold = item->font();
      bold.setBold(true);
      item->setFont(bold);
      list_->setCurrentItem(item);
    }
  }
  filter_->clear();
  filterBy({});
  resize(paletteSize.boundedTo(over.size()));
  move(over.mapToGlobal(QPoint((over.width() - width()) / 2, std::max(0, (over.height() - height()) / 3))));
  show();
  filter_->setFocus();
}

bool PlayModePalette::eventFilter(QObject* watched, QEvent* event)
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
      moveBy(-10);
      return true;
    case Qt::Key_PageDown:
      moveBy(10);
      return true;
    case Qt::Key_Escape:
      close();
      return true;
    default:
      break;
    }
  return QFrame::eventFilter(watched, event);
}

/// All words must be in the name for people or in that of the protocol.
void PlayModePalette::filterBy(const QString& words)
{
  QListWidgetItem* first = nullptr;
  for(int i = 0; i < list_->count(); ++i)
  {
    QListWidgetItem* const item = list_->item(i);
    const QString names = item->text() + QLatin1Char(' ') + item->data(Qt::UserRole).toString();
    bool fits = true;
    for(const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
      fits = fits && names.contains(word, Qt::CaseInsensitive);
    item->setHidden(!fits);
    if(fits && !first)
      first = item;
  }
  if(!list_->currentItem() || list_->currentItem()->isHidden())
    list_->setCurrentItem(first);
  if(list_->currentItem())
    list_->scrollToItem(list_->currentItem());
}

void PlayModePalette::moveBy(int rows)
{
  const int way = rows < 0 ? -1 : 1;
  int row = list_->currentRow();
  for(int left = std::abs(rows), next = row + way; left > 0 && next >= 0 && next < list_->count(); next += way)
    if(!list_->item(next)->isHidden())
    {
      row = next;
      --left;
    }
  list_->setCurrentRow(row);
}

void PlayModePalette::choose(QListWidgetItem* item)
{
  if(!item || item->isHidden())
    return;
  const QString mode = item->data(Qt::UserRole).toString(), name = item->text();
  close();
  emit chosen(mode, name);
}

} // namespace sparkwright
