#include "app/ide/strategies/NewStrategyDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/strategies/SideWords.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace sparkwright
{

using Language = NewStrategy::Language;

NewStrategyDialog::NewStrategyDialog(QString folder, QString dataFolder, const QStringList& sides, QWidget* parent)
    : QDialog(parent), above_(std::move(folder)), dataFolder_(std::move(dataFolder)),
      builder_(StrategyBuild::headersIn(dataFolder_)), language_(new QComboBox(this)), side_(new QComboBox(this)),
      team_(new QLineEdit(this)), folder_(new QLineEdit(this)), file_(new QLabel(this)), problem_(new QLabel(this)),
      output_(new QPlainTextEdit(this)), progress_(new QProgressBar(this))
{
  setHelpTopic(*this, "simurosot.md#first-strategy-in-ten-minutes");
  setWindowTitle(tr("New strategy"));
  setAttribute(Qt::WA_DeleteOnClose);
  language_->addItem(tr("C: a library, the shortest way"), static_cast<int>(Language::C));
  language_->addItem(tr("C++: a library"), static_cast<int>(Language::Cpp));
  language_->addItem(tr("Python: a program, nothing to compile"), static_cast<int>(Language::Python));
  for(const QString& side : sides)
    side_->addItem(sideWord(side.toStdString()), side);
  side_->addItem(tr("No side yet"), QString());
  side_->setToolTip(tr("The side that it plays for as soon as it is made"));
  team_->setText(tr("My team"));
  team_->setToolTip(tr("The name that the scoreboard shows"));
  folder_->setToolTip(tr("Folder of its files, which is made if there is none"));
  auto* const choose = new QToolButton(this);
  choose->setText(tr("…"));
  choose->setAccessibleName(tr("Choose a folder"));
  choose->setToolTip(tr("Choose a folder"));
  auto* const row = new QHBoxLayout;
  row->addWidget(folder_, 1);
  row->addWidget(choose);
  for(QLabel* const label : {file_, problem_})
  {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  file_->setForegroundRole(QPalette::PlaceholderText);
  output_->setReadOnly(true);
  output_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  output_->setAccessibleName(tr("What the compiler has said"));
  output_->hide();
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  progress_->hide();
  auto* const form = new QFormLayout;
  form->addRow(tr("&Language"), language_);
  form->addRow(tr("&Team"), team_);
  form->addRow(tr("&Folder"), row);
  static_cast<QLabel*>(form->labelForField(row))->setBuddy(folder_);
  form->addRow(tr("Plays &for"), side_);
  form->addRow(QString(), file_);
  form->addRow(QString(), problem_);
  auto* const buttons = new QDialogButtonBox(this);
  make_ = buttons->addButton(tr("&Make strategy"), QDialogButtonBox::AcceptRole);
  cancel_ = buttons->addButton(QDialogButtonBox::Cancel);
  make_->setDefault(true);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(output_, 1);
  layout->addStretch();
  layout->addWidget(progress_);
  layout->addWidget(buttons);
  resize(600, 300);
  connect(choose, &QToolButton::clicked, this, &NewStrategyDialog::chooseFolder);
  connect(language_, &QComboBox::currentIndexChanged, this, &NewStrategyDialog::check);
  connect(team_, &QLineEdit::textChanged, this, &NewStrategyDialog::proposeFolder);
  connect(folder_, &QLineEdit::textChanged, this, &NewStrategyDialog::check);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewStrategyDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewStrategyDialog::reject);
  connect(&builder_, &StrategyBuild::finished, this, &NewStrategyDialog::showBuilt);
  proposeFolder();
  team_->setFocus();
  team_->selectAll();
}

NewStrategy NewStrategyDialog::plan() const
{
  return {static_cast<Language>(language_->currentData().toInt()), team_->text(),
          QDir::fromNativeSeparators(folder_->text().trimmed())};
}

/// A folder of the team's name that is not there yet, as long as nobody has written another one.
void NewStrategyDialog::proposeFolder()
{
  QString name =
      team_->text().trimmed().toLower().replace(QRegularExpression(QStringLiteral("[^\\w-]+")), QStringLiteral("_"));
  if(name.isEmpty())
    name = QStringLiteral("strategy");
  if(folder_->text() == proposed_)
  {
    QString folder = above_ + QLatin1Char('/') + name;
    for(int number = 2; QDir(folder).exists(); ++number)
      folder = above_ + QLatin1Char('/') + name + QString::number(number);
    proposed_ = QDir::toNativeSeparators(folder);
    folder_->setText(proposed_);
  }
  check();
}

void NewStrategyDialog::check()
{
  const NewStrategy wanted = plan();
  const QString why = wanted.problem();
  problem_->setText(why);
  make_->setEnabled(why.isEmpty() && !builder_.isRunning());
  file_->setText(why.isEmpty() ? tr("Makes %1").arg(QDir::toNativeSeparators(wanted.file())) : QString());
}

void NewStrategyDialog::chooseFolder()
{
  const QString chosen = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), folder_->text());
  if(!chosen.isEmpty())
    folder_->setText(QDir::toNativeSeparators(chosen));
}

void NewStrategyDialog::accept()
{
  const NewStrategy wanted = plan();
  if(const QString why = wanted.make(dataFolder_); !why.isEmpty())
    return problem_->setText(why);
  source_ = wanted.file();
  if(wanted.language == Language::Python)
    return showBuilt(true, {});
  setBusy(true);
  builder_.start(source_);
}

void NewStrategyDialog::setBusy(bool busy)
{
  progress_->setVisible(busy);
  for(QWidget* const field : {static_cast<QWidget*>(language_), static_cast<QWidget*>(team_),
                              static_cast<QWidget*>(folder_), static_cast<QWidget*>(side_)})
    field->setEnabled(!busy);
  make_->setEnabled(!busy);
}

/// The files stay if they could not be compiled: they are opened all the same, to be put right.
void NewStrategyDialog::showBuilt(bool good, const QString& words)
{
  setBusy(false);
  const bool script = plan().language == Language::Python;
  if(good)
  {
    emit made(source_, script ? source_ : StrategyBuild::libraryOf(source_), side_->currentData().toString());
    return QDialog::accept();
  }
  problem_->setText(tr("Its files are there, but could not be compiled:"));
  output_->setPlainText(words);
  output_->show();
  make_->setEnabled(false);
}

void NewStrategyDialog::reject()
{
  if(builder_.isRunning())
    return builder_.cancel();
  QDialog::reject();
}

} // namespace sparkwright
