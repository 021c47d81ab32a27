#include "app/ide/editing/dialogs/UnsavedDialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPushButton>

namespace sparkwright
{

void UnsavedDialog::ask(QWidget& parent, const std::vector<SceneDocument*>& documents,
                        std::shared_ptr<SceneDisk> disk, const Chosen& chosen)
{
  UnsavedDialog* const dialog = new UnsavedDialog(parent, documents, disk);
  connect(dialog, &QDialog::accepted, &parent,
          [dialog, chosen]
          {
            std::vector<QPointer<SceneDocument>> save;
            for(const std::size_t row : dialog->checked())
              save.push_back(dialog->documents_[row]);
            chosen(save);
          });
  dialog->open();
}

std::vector<TextChoiceDialog::Row> UnsavedDialog::rowsOf(const std::vector<SceneDocument*>& documents,
                                                         const std::shared_ptr<SceneDisk>& disk)
{
  std::vector<Row> rows;
  for(SceneDocument* const document : documents)
    rows.push_back({tr("%1: %n change(s)", nullptr, document->changes()).arg(QFileInfo(document->shownAs()).fileName()),
                    document->file(),
                    [disk, document = QPointer(document)]
                    {
                      return document ? std::pair(disk->readText(document->file()).value_or(""), document->tokens().text())
                                      : std::pair<std::string, std::string>();
                    }});
  return rows;
}

UnsavedDialog::UnsavedDialog(QWidget& parent, const std::vector<SceneDocument*>& documents,
                             const std::shared_ptr<SceneDisk>& disk)
    : TextChoiceDialog(parent, rowsOf(documents, disk), tr("Save the changes to these files?"),
                       tr("Files with unsaved changes")),
      documents_(documents.begin(), documents.end())
{
  setObjectName(QStringLiteral("unsavedDialog"));
  setWindowTitle(tr("Unsaved changes"));
  QPushButton* const save = buttons().addButton(tr("&Save selected"), QDialogButtonBox::AcceptRole);
  QPushButton* const discard = buttons().addButton(tr("&Discard all"), QDialogButtonBox::DestructiveRole);
  save->setDefault(true);
  save->setToolTip(tr("Saves the checked files; changes to the others are lost"));
  connect(discard, &QPushButton::clicked, this, &UnsavedDialog::acceptNone);
}

} // namespace sparkwright
