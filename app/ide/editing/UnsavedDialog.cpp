#include "app/ide/editing/UnsavedDialog.h"

#include "app/ide/editing/DifferenceView.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sparkwright
{

void UnsavedDialog::ask(QWidget& parent, const std::vector<SceneDocument*>& documents,
                        std::shared_ptr<SceneDisk> disk, const Chosen& chosen)
{
  UnsavedDialog* const dialog = new UnsavedDialog(parent, documents, std::move(disk));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, &parent, [dialog, chosen] { chosen(dialog->checked()); });
  dialog->open();
}

UnsavedDialog::UnsavedDialog(QWidget& parent, const std::vector<SceneDocument*>& documents,
                             std::shared_ptr<SceneDisk> disk)
    : QDialog(&parent), documents_(documents.begin(), documents.end()), disk_(std::move(disk)),
      list_(new QListWidget(this)), difference_(new DifferenceView(this))
{
  setObjectName(QStringLiteral("unsavedDialog"));
  setWindowTitle(tr("Unsaved changes"));
  QVBoxLayout* const column = new QVBoxLayout(this);
  column->addWidget(new QLabel(tr("Save the changes to these files?"), this));
  list_->setAccessibleName(tr("Files with unsaved changes"));
  for(const SceneDocument* const document : documents)
  {
    QListWidgetItem* const item = new QListWidgetItem(
        tr("%1: %n change(s)", nullptr, document->changes()).arg(QFileInfo(document->file()).fileName()), list_);
    item->setCheckState(Qt::Checked);
    item->setToolTip(document->file());
  }
  list_->setMaximumHeight(list_->sizeHintForRow(0) * std::min(list_->count(), 8) + 8);
  column->addWidget(list_);
  column->addWidget(difference_, 1);
  QDialogButtonBox* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* const save = buttons->addButton(tr("&Save selected"), QDialogButtonBox::AcceptRole);
  QPushButton* const discard = buttons->addButton(tr("&Discard all"), QDialogButtonBox::DestructiveRole);
  save->setDefault(true);
  save->setToolTip(tr("Saves the checked files; changes to the others are lost"));
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(discard, &QPushButton::clicked, this,
          [this]
          {
            for(int row = 0; row < list_->count(); ++row)
              list_->item(row)->setCheckState(Qt::Unchecked);
            accept();
          });
  connect(list_, &QListWidget::currentRowChanged, this, &UnsavedDialog::showDifference);
  list_->setCurrentRow(0);
  resize(720, 520);
}

std::vector<QPointer<SceneDocument>> UnsavedDialog::checked() const
{
  std::vector<QPointer<SceneDocument>> result;
  for(int row = 0; row < list_->count(); ++row)
    if(list_->item(row)->checkState() == Qt::Checked)
      result.push_back(documents_[static_cast<std::size_t>(row)]);
  return result;
}

void UnsavedDialog::showDifference(int row)
{
  if(row < 0 || row >= static_cast<int>(documents_.size()))
    return;
  if(const SceneDocument* const document = documents_[static_cast<std::size_t>(row)])
    difference_->show(disk_->read(document->file()).value_or(""), document->tokens().text());
}

} // namespace sparkwright
