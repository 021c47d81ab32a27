#include "app/ide/editing/dialogs/RestoreDialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

namespace sparkwright
{

void RestoreDialog::ask(QWidget& parent, const std::vector<JournalFolder::Kept>& kept,
                        const std::shared_ptr<SceneDisk>& disk, const Answers& answers)
{
  RestoreDialog* const dialog = new RestoreDialog(parent, kept, disk);
  connect(dialog, &QDialog::accepted, &parent,
          [dialog, kept, answers]
          {
            std::vector<JournalFolder::Kept> chosen;
            for(const std::size_t row : dialog->checked())
              chosen.push_back(kept[row]);
            answers.restore(chosen);
          });
  QPushButton* const discard = dialog->buttons().addButton(tr("&Discard all"), QDialogButtonBox::DestructiveRole);
  connect(discard, &QPushButton::clicked, &parent, answers.discard);
  connect(discard, &QPushButton::clicked, dialog, &QDialog::reject);
  dialog->open();
}

std::vector<TextChoiceDialog::Row> RestoreDialog::rowsOf(const std::vector<JournalFolder::Kept>& kept,
                                                         const std::shared_ptr<SceneDisk>& disk)
{
  std::vector<Row> rows;
  for(const JournalFolder::Kept& each : kept)
  {
    const QString time = QLocale().toString(each.time.toLocalTime(), QLocale::ShortFormat);
    const QString words = each.hasConflict(*disk) ? tr("%1: edited on %2; the file has changed on disk since")
                                                  : tr("%1: edited on %2");
    rows.push_back({words.arg(QFileInfo(each.file).fileName(), time), each.file,
                    [disk, each] { return std::pair(disk->readText(each.file).value_or(""), each.text); }});
  }
  return rows;
}

RestoreDialog::RestoreDialog(QWidget& parent, const std::vector<JournalFolder::Kept>& kept,
                             const std::shared_ptr<SceneDisk>& disk)
    : TextChoiceDialog(parent, rowsOf(kept, disk), tr("The program ended without saving the edits of these files. Restore them?"),
                       tr("Files with kept edits"))
{
  setObjectName(QStringLiteral("restoreDialog"));
  setWindowTitle(tr("Restore unsaved edits"));
  QPushButton* const restore = buttons().addButton(tr("&Restore selected"), QDialogButtonBox::AcceptRole);
  restore->setDefault(true);
  restore->setToolTip(tr("Restores the edits of the checked files; those of the others stay kept and are offered again"));
}

} // namespace sparkwright
