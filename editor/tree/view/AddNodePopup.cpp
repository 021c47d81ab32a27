#include "editor/tree/view/AddNodePopup.h"

#include "editor/tree/ClassFit.h"
#include "editor/tree/view/ClassIcons.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace sparkwright
{

AddNodePopup::AddNodePopup(const Registry& registry, const ClassInfo* parentClass, QWidget* parent)
    : QFrame(parent, Qt::Popup), registry_(registry), search_(new QLineEdit), list_(new QListWidget), help_(new QLabel)
{
  setAttribute(Qt::WA_DeleteOnClose);
  setFrameShape(QFrame::StyledPanel);
  setAccessibleName(tr("Add node"));
  search_->setPlaceholderText(tr("Class to add"));
  search_->setAccessibleName(tr("Class to add"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  list_->setAccessibleName(tr("Classes that fit here"));
  list_->setUniformItemSizes(true);
  help_->setWordWrap(true);
  help_->setTextFormat(Qt::PlainText);
  help_->setMinimumHeight(3 * fontMetrics().lineSpacing());
  help_->setAlignment(Qt::AlignTop);
  help_->setForegroundRole(QPalette::Text);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->addWidget(search_);
  layout->addWidget(list_);
  layout->addWidget(help_);
  resize(320, 420);
  for(const ClassInfo* const info : classesBelow(registry, parentClass))
  {
    auto* const item = new QListWidgetItem(QString::fromStdString(info->name), list_);
    item->setIcon(lineIcon(iconName(familyOf(*info)), 16, devicePixelRatioF(), palette().color(QPalette::Text)));
    item->setToolTip(QString::fromStdString(info->documentation));
  }
  connect(search_, &QLineEdit::textChanged, this, &AddNodePopup::filter);
  connect(search_, &QLineEdit::returnPressed, this, &AddNodePopup::choose);
  connect(list_, &QListWidget::itemActivated, this, &AddNodePopup::choose);
  connect(list_, &QListWidget::itemClicked, this, &AddNodePopup::choose);
  connect(list_, &QListWidget::currentRowChanged, this, &AddNodePopup::describe);
  filter({});
  search_->setFocus();
}

void AddNodePopup::filter(const QString& words)
{
  int first = -1;
  for(int i = 0; i < list_->count(); ++i)
  {
    QListWidgetItem* const item = list_->item(i);
    const bool fits = item->text().contains(words.trimmed(), Qt::CaseInsensitive);
    item->setHidden(!fits);
    // What begins with the words comes first.
    if(fits && (first < 0 || (!list_->item(first)->text().startsWith(words, Qt::CaseInsensitive) &&
                              item->text().startsWith(words, Qt::CaseInsensitive))))
      first = i;
  }
  list_->setCurrentRow(first);
  describe();
}

void AddNodePopup::describe()
{
  const QListWidgetItem* const item = list_->currentItem();
  help_->setText(item ? item->toolTip() : tr("No class of this name fits here."));
}

void AddNodePopup::choose()
{
  const QListWidgetItem* const item = list_->currentItem();
  if(!item || item->isHidden())
    return;
  const QString name = item->text();
  close();
  emit chosen(name);
}

bool AddNodePopup::eventFilter(QObject* watched, QEvent* event)
{
  if(watched != search_ || event->type() != QEvent::KeyPress)
    return QFrame::eventFilter(watched, event);
  const int key = static_cast<const QKeyEvent*>(event)->key();
  if(key != Qt::Key_Down && key != Qt::Key_Up)
    return false;
  for(int row = list_->currentRow() + (key == Qt::Key_Down ? 1 : -1); row >= 0 && row < list_->count();
      row += key == Qt::Key_Down ? 1 : -1)
    if(!list_->item(row)->isHidden())
    {
      list_->setCurrentRow(row);
      break;
    }
  return true;
}

} // namespace sparkwright
