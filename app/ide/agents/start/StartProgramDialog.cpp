#include "app/ide/agents/start/StartProgramDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/RememberedList.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "editor/properties/NumberBoxes.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSettings>

namespace sparkwright
{

namespace
{

const RememberedList knownCommands(QStringLiteral("agents/commands"), 12);
const QString folderKey = QStringLiteral("agents/folder");

} // namespace

StartProgramDialog::StartProgramDialog(QWidget* parent)
    : QDialog(parent), commandLabel_(new QLabel(this)), folderLabel_(new QLabel(this)), teamLabel_(new QLabel(this)),
      firstLabel_(new QLabel(this)), countLabel_(new QLabel(this)), help_(new QLabel(this)), preview_(new QLabel(this)),
      command_(new QComboBox(this)), folder_(new QLineEdit(this)), team_(new QLineEdit(this)),
      first_(new WholeBox(this)), count_(new WholeBox(this)), browse_(new QPushButton(this)),
      start_(new QPushButton(this)), cancel_(new QPushButton(this))
{
  setHelpTopic(*this, "running-teams.md#starting");
  command_->setEditable(true);
  command_->setInsertPolicy(QComboBox::NoInsert);
  command_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  command_->setMinimumContentsLength(56);
  command_->addItems(knownCommands.all());
  command_->addItem(
      QStringLiteral("sparkwright-team --host {host} --port {port} --team {team} --first {number} --n 1"));
  command_->addItem(QStringLiteral("python3 Run_Player.py -i {host} -p {port} -t {team} -u {number}"));
  folder_->setText(QSettings().value(folderKey).toString());
  folder_->setClearButtonEnabled(true);
  team_->setText(QStringLiteral("Red"));
  first_->setRange(1, TeamProgram::largestNumber);
  count_->setRange(1, TeamProgram::mostProcesses);
  help_->setWordWrap(true);
  preview_->setWordWrap(true);
  preview_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  start_->setDefault(true);
  const std::pair<QLabel*, QWidget*> buddies[] = {{commandLabel_, command_},
                                                  {folderLabel_, folder_},
                                                  {teamLabel_, team_},
                                                  {firstLabel_, first_},
                                                  {countLabel_, count_}};
  QGridLayout* const grid = new QGridLayout;
  for(const auto& [label, field] : buddies)
    label->setBuddy(field);
  grid->addWidget(commandLabel_, 0, 0);
  grid->addWidget(command_, 0, 1, 1, 5);
  grid->addWidget(help_, 1, 1, 1, 5);
  grid->addWidget(folderLabel_, 2, 0);
  grid->addWidget(folder_, 2, 1, 1, 4);
  grid->addWidget(browse_, 2, 5);
  grid->addWidget(teamLabel_, 3, 0);
  grid->addWidget(team_, 3, 1);
  grid->addWidget(firstLabel_, 3, 2);
  grid->addWidget(first_, 3, 3);
  grid->addWidget(countLabel_, 3, 4);
  grid->addWidget(count_, 3, 5);
  grid->setColumnStretch(1, 1);
  QHBoxLayout* const row = new QHBoxLayout;
  row->addStretch();
  row->addWidget(cancel_);
  row->addWidget(start_);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->addLayout(grid);
  layout->addWidget(preview_);
  layout->addStretch();
  layout->addLayout(row);

  connect(command_, &QComboBox::editTextChanged, this, &StartProgramDialog::look);
  for(QLineEdit* const field : {folder_, team_})
    connect(field, &QLineEdit::textChanged, this, &StartProgramDialog::look);
  for(QSpinBox* const field : {first_, count_})
    connect(field, &QSpinBox::valueChanged, this, &StartProgramDialog::look);
  connect(browse_, &QPushButton::clicked, this,
          [this]
          {
            auto* const dialog = new QFileDialog(this, tr("Choose a folder"), folder_->text());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setFileMode(QFileDialog::Directory);
            dialog->setOption(QFileDialog::ShowDirsOnly);
            connect(dialog, &QFileDialog::fileSelected, folder_, &QLineEdit::setText);
            dialog->open();
          });
  connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
  connect(start_, &QPushButton::clicked, this, &StartProgramDialog::start);
  retranslate();
  command_->setFocus();
  command_->lineEdit()->selectAll(); // What is typed takes the place of the command that is there.
}

void StartProgramDialog::setPlace(const TeamPlace& place)
{
  place_ = place;
  look();
}

/// @param problem  set if the result is empty
std::vector<StartCommand> StartProgramDialog::commands(QString& problem) const
{
  LocalText wrong;
  const auto words = splitShellWords(command_->currentText().toStdString(), wrong);
  if(!words)
  {
    problem = inWindow(wrong);
    return {};
  }
  std::vector<StartCommand> commands;
  for(int i = 0; i < count_->value(); ++i)
  {
    StartCommand command = commandOf(*words);
    QString folder = folder_->text().trimmed();
    if(folder.startsWith(QLatin1String("~/")))
      folder.replace(0, 1, QDir::homePath());
    command.folder = folder.toStdString();
    command.team = team_->text().trimmed().toStdString();
    command.number = first_->value() + i;
    TeamPlace place = place_;
    place.team = command.team;
    const auto filled = fillPlaceholders(std::move(command), place, wrong);
    if(wrong.empty() && filled)
      wrong = whyNotStartable(*filled);
    if(!wrong.empty())
    {
      problem = inWindow(wrong);
      return {};
    }
    commands.push_back(*filled);
  }
  return commands;
}

void StartProgramDialog::look()
{
  QString problem;
  const std::vector<StartCommand> commands = this->commands(problem);
  start_->setEnabled(!commands.empty());
  if(commands.empty())
    preview_->setText(problem);
  else
    preview_->setText(tr("Starts: %1").arg(QString::fromStdString(shellText(commands.front())).left(400)));
}

void StartProgramDialog::start()
{
  QString problem;
  const std::vector<StartCommand> commands = this->commands(problem);
  if(commands.empty())
    return look();
  knownCommands.add(command_->currentText());
  QSettings().setValue(folderKey, folder_->text());
  emit wanted(commands);
  accept();
}

void StartProgramDialog::retranslate()
{
  setWindowTitle(tr("Start a program"));
  commandLabel_->setText(tr("&Command:"));
  command_->setAccessibleName(tr("Command"));
  help_->setText(
      tr("As in a terminal; {host}, {port}, {monitor-port}, {team} and {number} are filled in, and NAME=VALUE in "
         "front sets the environment."));
  folderLabel_->setText(tr("&Folder:"));
  folder_->setPlaceholderText(tr("in which it runs"));
  folder_->setAccessibleName(tr("Folder"));
  teamLabel_->setText(tr("&Team:"));
  team_->setAccessibleName(tr("Team"));
  firstLabel_->setText(tr("&Number:"));
  first_->setAccessibleName(tr("Number of the first player"));
  countLabel_->setText(tr("How &often:"));
  count_->setAccessibleName(tr("How often it is started"));
  count_->setToolTip(tr("Each next one gets the next number"));
  browse_->setText(tr("&Browse…"));
  start_->setText(tr("&Start"));
  cancel_->setText(tr("Cancel"));
  look();
}

void StartProgramDialog::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QDialog::changeEvent(event);
}

} // namespace sparkwright
