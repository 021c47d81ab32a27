#include "app/ide/editing/dialogs/EarlierDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/editing/dialogs/DifferenceView.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace sparkwright
{

EarlierDialog::EarlierDialog(QWidget* parent, SceneDocument& document, const EarlierVersions& versions)
    : QDialog(parent), document_(&document), versions_(versions), all_(versions.of(document.file())),
      list_(new QListWidget), difference_(new DifferenceView)
{
  setHelpTopic(*this, "editing-scenes.md#nothing-is-lost");
  setObjectName(QStringLiteral("earlierDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Earlier versions of %1").arg(QFileInfo(document.shownAs()).fileName()));
  list_->setAccessibleName(tr("Versions of the file"));
  difference_->setAccessibleName(tr("Difference between the version and the text"));
  for(const EarlierVersions::Version& version : all_)
    list_->addItem(QLocale().toString(version.written.toLocalTime(), QStringLiteral("d MMM yyyy  HH:mm:ss")));
  auto* const hint =
      new QLabel(tr("Each save keeps the version before. Red: only in the version, green: only in the text "
                    "now."));
  hint->setWordWrap(true);
  auto* const split = new QSplitter;
  split->addWidget(list_);
  split->addWidget(difference_);
  split->setStretchFactor(1, 1);
  split->setSizes({220, 640});
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  restore_ = buttons->addButton(tr("&Bring it back"), QDialogButtonBox::ActionRole);
  restore_->setToolTip(tr("Replace the text by this version, as one step that can be undone"));
  auto* const column = new QVBoxLayout(this);
  column->addWidget(hint);
  column->addWidget(split, 1);
  column->addWidget(buttons);
  resize(880, 520);
  connect(list_, &QListWidget::currentRowChanged, this, &EarlierDialog::showChosen);
  connect(list_, &QListWidget::itemActivated, this, &EarlierDialog::restore);
  connect(restore_, &QPushButton::clicked, this, &EarlierDialog::restore);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(&document, &QObject::destroyed, this, &QDialog::reject);
  list_->setCurrentRow(0);
  showChosen();
}

void EarlierDialog::showChosen()
{
  const int row = list_->currentRow();
  const auto text = row >= 0 && document_ ? versions_.read(all_[static_cast<std::size_t>(row)]) : std::nullopt;
  restore_->setEnabled(text.has_value());
  if(text)
    difference_->show(*text, document_->text());
  else
    difference_->setPlainText(tr("This version can no longer be read."));
}

void EarlierDialog::restore()
{
  const int row = list_->currentRow();
  if(row < 0 || !document_)
    return;
  const EarlierVersions::Version& version = all_[static_cast<std::size_t>(row)];
  if(const auto text = versions_.read(version))
  {
    document_->replaceText(
        *text,
        tr("Bring back version of %1").arg(QLocale().toString(version.written.toLocalTime(), QLocale::ShortFormat)));
    accept();
  }
}

} // namespace sparkwright
