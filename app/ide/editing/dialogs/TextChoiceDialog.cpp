#include "app/ide/editing/dialogs/TextChoiceDialog.h"

#include "app/ide/editing/dialogs/DifferenceView.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

TextChoiceDialog::TextChoiceDialog(QWidget& parent, std::vector<Row> rows, const QString& question,
                                   const QString& accessibleName)
    : QDialog(&parent), rows_(std::move(rows)), list_(new QListWidget(this)), difference_(new DifferenceView(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
  setAttribute(Qt::WA_DeleteOnClose);
  QVBoxLayout* const column = new QVBoxLayout(this);
  QLabel* const asked = new QLabel(question, this);
  asked->setWordWrap(true);
  column->addWidget(asked);
  list_->setAccessibleName(accessibleName);
  for(const Row& row : rows_)
  {
    QListWidgetItem* const item = new QListWidgetItem(row.words, list_);
    item->setCheckState(Qt::Checked);
    item->setToolTip(row.toolTip);
  }
  list_->setMaximumHeight(list_->sizeHintForRow(0) * std::min(list_->count(), 8) + 8);
  column->addWidget(list_);
  column->addWidget(difference_, 1);
  column->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::currentRowChanged, this, &TextChoiceDialog::showDifference);
  list_->setCurrentRow(0);
  resize(720, 520);
}

std::vector<std::size_t> TextChoiceDialog::checked() const
{
  std::vector<std::size_t> result;
  for(int row = 0; row < list_->count(); ++row)
    if(list_->item(row)->checkState() == Qt::Checked)
      result.push_back(static_cast<std::size_t>(row));
  return result;
}

void TextChoiceDialog::acceptNone()
{
  for(int row = 0; row < list_->count(); ++row)
    list_->item(row)->setCheckState(Qt::Unchecked);
  accept();
}

void TextChoiceDialog::showDifference(int row)
{
  if(row < 0 || row >= static_cast<int>(rows_.size()))
    return;
  const auto [before, after] = rows_[static_cast<std::size_t>(row)].texts();
  difference_->show(before, after);
}

} // namespace sparkwright
