#include "app/ide/match/formations/FormationList.h"

#include "app/ide/common/HelpTopic.h"

#include <QDialogButtonBox>
#include <QShortcut>
#include <QVBoxLayout>

namespace sparkwright
{

FormationList::FormationList(const QStringList& names, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)), rename_(new QPushButton(tr("&Rename"), this)),
      delete_(new QPushButton(tr("&Delete"), this))
{
  setHelpTopic(*this, "moving-things.md#formations");
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Formations that you have kept"));
  list_->setAccessibleName(windowTitle());
  for(const QString& name : names)
  {
    auto* const item = new QListWidgetItem(name, list_);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
  }
  list_->setCurrentRow(0);
  rename_->setToolTip(tr("Give it another name (F2)"));
  delete_->setToolTip(tr("Delete it for good (Delete)"));
  QDialogButtonBox* const buttons = new QDialogButtonBox(this);
  buttons->addButton(rename_, QDialogButtonBox::ActionRole);
  buttons->addButton(delete_, QDialogButtonBox::ActionRole);
  buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
  for(QPushButton* const button : {rename_, delete_})
    button->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(rename_, &QPushButton::clicked, this,
          [this]
          {
            if(list_->currentItem())
              list_->editItem(list_->currentItem());
          });
  connect(delete_, &QPushButton::clicked, this, &FormationList::removeCurrent);
  connect(new QShortcut(QKeySequence::Delete, list_, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
          &FormationList::removeCurrent);
  connect(list_, &QListWidget::itemChanged, this,
          [this](QListWidgetItem* item) { emit renamed(list_->row(item), item->text()); });
  QVBoxLayout* const column = new QVBoxLayout(this);
  column->addWidget(list_);
  column->addWidget(buttons);
}

void FormationList::removeCurrent()
{
  const int row = list_->currentRow();
  if(row < 0)
    return;
  delete list_->takeItem(row);
  emit removed(row);
  rename_->setEnabled(list_->count() > 0);
  delete_->setEnabled(list_->count() > 0);
}

} // namespace sparkwright
