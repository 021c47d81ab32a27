#include "app/ide/agents/start/StartTeamDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/RememberedList.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/trust/TrustSheet.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>

#include <set>

namespace sparkwright
{

namespace
{

const RememberedList knownTeams(QStringLiteral("agents/teamFiles"), 8);

} // namespace

StartTeamDialog::StartTeamDialog(const QString& examples, QWidget* parent)
    : QDialog(parent), examples_(examples), fileLabel_(new QLabel(this)), nameLabel_(new QLabel(this)),
      preview_(new QLabel(this)), file_(new QComboBox(this)), browse_(new QPushButton(this)),
      start_(new QPushButton(this)), cancel_(new QPushButton(this)), name_(new QLineEdit(this)),
      problems_(new QPlainTextEdit(this))
{
  setHelpTopic(*this, "running-teams.md#team-files");
  file_->setEditable(true);
  file_->setInsertPolicy(QComboBox::NoInsert);
  file_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  file_->setMinimumContentsLength(48);
  QStringList files = knownTeams.all();
  if(!examples.isEmpty())
    for(const QFileInfo& example :
        QDir(examples).entryInfoList({QLatin1Char('*') + QLatin1String(TeamFile::extension)}, QDir::Files, QDir::Name))
      if(!files.contains(example.filePath()))
        files << example.filePath();
  file_->addItems(files);
  fileLabel_->setBuddy(file_);
  nameLabel_->setBuddy(name_);
  preview_->setWordWrap(true);
  problems_->setReadOnly(true);
  problems_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
  problems_->setMaximumHeight(problems_->fontMetrics().height() * 6);
  start_->setDefault(true);

  QGridLayout* const grid = new QGridLayout;
  grid->addWidget(fileLabel_, 0, 0);
  grid->addWidget(file_, 0, 1);
  grid->addWidget(browse_, 0, 2);
  grid->addWidget(nameLabel_, 1, 0);
  grid->addWidget(name_, 1, 1, 1, 2);
  grid->setColumnStretch(1, 1);
  QHBoxLayout* const row = new QHBoxLayout;
  row->addStretch();
  row->addWidget(cancel_);
  row->addWidget(start_);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->addLayout(grid);
  layout->addWidget(preview_);
  layout->addWidget(problems_);
  layout->addStretch();
  layout->addLayout(row);

  connect(file_, &QComboBox::editTextChanged, this, &StartTeamDialog::look);
  connect(name_, &QLineEdit::textChanged, this, &StartTeamDialog::look);
  connect(browse_, &QPushButton::clicked, this, &StartTeamDialog::browse);
  connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
  connect(start_, &QPushButton::clicked, this, &StartTeamDialog::start);
  retranslate();
}

void StartTeamDialog::setPlace(const TeamPlace& place)
{
  place_ = place;
  look();
}

void StartTeamDialog::setFile(const QString& file)
{
  file_->setEditText(file);
}

std::vector<StartCommand> StartTeamDialog::commands()
{
  TeamPlace place = place_;
  place.team = name_->text().trimmed().toStdString();
  return team_ ? startCommands(*team_, place) : std::vector<StartCommand>();
}

/// Reads the file, and shows what would be started, or what is wrong.
void StartTeamDialog::look()
{
  QString file = file_->currentText().trimmed();
  if(file.startsWith(QLatin1String("~/")))
    file.replace(0, 1, QDir::homePath());
  team_.reset();
  QStringList problems;
  preview_->clear();
  if(file.isEmpty())
    preview_->setText(
        tr("A team file (.sparkteam) names the programs of a team. Choose one, or begin with an example."));
  else
  {
    Diagnostics found;
    team_ = readTeamFile(file.toStdString(), found);
    for(const Diagnostic& problem : found)
      problems << QStringLiteral("%1:%2:%3: %4")
                          .arg(QFileInfo(file).fileName())
                          .arg(problem.line)
                          .arg(problem.column)
                          .arg(inWindow(problem.said)) +
                      (problem.advice.empty() ? QString() : QStringLiteral(" – ") + inWindow(problem.advice));
  }
  if(team_)
  {
    const std::vector<StartCommand> commands = this->commands();
    std::set<QString> reasons;
    for(const StartCommand& command : commands)
      if(const LocalText why = whyNotStartable(command); !why.empty() && reasons.insert(inWindow(why)).second)
        problems << inWindow(why);
    name_->setPlaceholderText(QString::fromStdString(team_->name));
    preview_->setText(tr("Starts %1 as team %2 on port %3:")
                          .arg(tr("%n program(s)", nullptr, static_cast<int>(commands.size())),
                               QString::fromStdString(commands.front().team))
                          .arg(place_.port) +
                      QLatin1Char('\n') + QString::fromStdString(shellText(commands.front())).left(300));
  }
  problems_->setPlainText(problems.join(QLatin1Char('\n')));
  problems_->setVisible(!problems.isEmpty());
  start_->setEnabled(team_.has_value());
}

void StartTeamDialog::start()
{
  look(); // It may have been edited since.
  if(!team_)
    return;
  knownTeams.add(QString::fromStdString(team_->file.string()));
  whenTrusted(trustListOf(*team_), this,
              [this, commands = commands()]
              {
                emit wanted(commands);
                accept();
              });
}

void StartTeamDialog::browse()
{
  const QString present = file_->currentText();
  auto* const dialog =
      new QFileDialog(this, tr("Choose a team file"), present.isEmpty() ? examples_ : QFileInfo(present).path(),
                      tr("Team files (*.sparkteam)") + QStringLiteral(";;") + tr("All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &StartTeamDialog::setFile);
  dialog->open();
}

void StartTeamDialog::retranslate()
{
  setWindowTitle(tr("Start a team"));
  fileLabel_->setText(tr("&Team file:"));
  nameLabel_->setText(tr("&Name of the team:"));
  file_->setAccessibleName(tr("Team file"));
  name_->setAccessibleName(tr("Name of the team"));
  name_->setToolTip(tr("In place of the name in the file"));
  problems_->setAccessibleName(tr("What is wrong"));
  browse_->setText(tr("&Browse…"));
  start_->setText(tr("&Start"));
  cancel_->setText(tr("Cancel"));
  look();
}

void StartTeamDialog::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  else if(event->type() == QEvent::ActivationChange && isActiveWindow())
    look();
  QDialog::changeEvent(event);
}

} // namespace sparkwright
