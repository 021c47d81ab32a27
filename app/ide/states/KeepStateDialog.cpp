#include "app/ide/states/KeepStateDialog.h"

#include "app/ide/common/HelpTopic.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int wantedWidth = 480;

QString shortPath(const QString& folder)
{
  const QString home = QDir::homePath() + QLatin1Char('/');
  return QDir::toNativeSeparators(folder.startsWith(home) ? QStringLiteral("~/") + folder.mid(home.size()) : folder);
}

} // namespace

KeepStateDialog::KeepStateDialog(const QString& name, const QString& folder, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit(name, this))
{
  setObjectName(QStringLiteral("keepStateDialog"));
  setHelpTopic(*this, "rewind.md#keeping-a-state");
  setWindowTitle(tr("Keep this state"));
  setAttribute(Qt::WA_DeleteOnClose);
  name_->setAccessibleName(tr("Name of the state"));
  name_->selectAll();
  auto* const hint = new QLabel(
      tr("The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.")
          .arg(shortPath(folder)),
      this);
  hint->setWordWrap(true);
  hint->setTextFormat(Qt::PlainText);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  keep_ = buttons->addButton(tr("&Keep"), QDialogButtonBox::AcceptRole);
  keep_->setDefault(true);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Name:"), name_);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(hint);
  layout->addStretch();
  layout->addWidget(buttons);
  const auto check = [this] { keep_->setEnabled(!name_->text().trimmed().isEmpty()); };
  connect(name_, &QLineEdit::textChanged, this, check);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            emit named(name_->text().trimmed());
            accept();
          });
  check();
  resize(wantedWidth, layout->heightForWidth(wantedWidth)); // So that the hint is read in full.
}

} // namespace sparkwright
