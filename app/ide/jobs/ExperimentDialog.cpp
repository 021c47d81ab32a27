#include "app/ide/jobs/ExperimentDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/signal/SignalCatalog.h"
#include "core/signal/SignalList.h"
#include "core/text/WriteFile.h"
#include "editor/properties/NumberBoxes.h"
#include "editor/properties/NumberText.h"

#include <QCompleter>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSettings>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

enum ParameterColumn
{
  KindColumn,
  NameColumn,
  ValuesColumn,
  ParameterColumns
};

QString experimentKey(const char* name)
{
  return QStringLiteral("experiments/") + QLatin1String(name);
}

/// Offers the names of variables while one is typed.
class NameDelegate : public QStyledItemDelegate
{
public:
  NameDelegate(QStringList names, QObject* parent) : QStyledItemDelegate(parent), names_(std::move(names)) {}

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
  {
    QWidget* const editor = QStyledItemDelegate::createEditor(parent, option, index);
    if(auto* const line = qobject_cast<QLineEdit*>(editor))
    {
      auto* const completer = new QCompleter(names_, line);
      completer->setCaseSensitivity(Qt::CaseInsensitive);
      completer->setFilterMode(Qt::MatchContains);
      line->setCompleter(completer);
    }
    return editor;
  }

private:
  QStringList names_;
};

/// Completes the last of several words with commas between them.
class ListCompleter : public QCompleter
{
public:
  ListCompleter(const QStringList& words, QLineEdit* line) : QCompleter(words, line), line_(line)
  {
    setCaseSensitivity(Qt::CaseInsensitive);
    setFilterMode(Qt::MatchContains);
  }

  QString pathFromIndex(const QModelIndex& index) const override
  {
    const QString text = line_->text();
    return text.left(text.lastIndexOf(',') + 1) + (text.contains(',') ? QStringLiteral(" ") : QString()) +
           QCompleter::pathFromIndex(index);
  }
  QStringList splitPath(const QString& path) const override { return {path.section(',', -1).trimmed()}; }

private:
  QLineEdit* line_;
};

/// Parts between commas, without blanks around them; if there are semicolons, between these, and commas are decimal
/// points.
std::vector<std::string> partsOf(const QString& text)
{
  const bool semicolons = text.contains(QLatin1Char(';'));
  std::vector<std::string> parts;
  for(const QString& part : text.split(QLatin1Char(semicolons ? ';' : ',')))
    if(const QString word = part.trimmed(); !word.isEmpty())
      parts.push_back((NumberText::read(word) ? NumberText::plain(word) : word).toStdString());
  return parts;
}

/// A name in the data directories as it is, a file by its whole path: the job file may lie anywhere.
std::string sceneForJob(const SessionState& state)
{
  const QFileInfo file(QString::fromStdString(state.scene));
  return file.exists() ? file.absoluteFilePath().toStdString() : state.scene;
}

} // namespace

ExperimentDialog::ExperimentDialog(const SessionState& state, QWidget* parent)
    : QDialog(parent), scene_(sceneForJob(state)), variables_(state.variables), seeds_(new QLineEdit(this)),
      until_(new QLineEdit(this)), atMost_(new DecimalBox(this)), parallel_(new WholeBox(this)),
      measure_(new QLineEdit(this)), record_(new QCheckBox(tr("&Record each run, to watch it later"), this)),
      parameters_(new QTableWidget(this)), addVariable_(new QPushButton(tr("Add &variable"), this)),
      addRobot_(new QPushButton(tr("Add ro&bot value"), this)), remove_(new QPushButton(tr("Re&move"), this)),
      target_(new QLineEdit(this)), browse_(new QPushButton(tr("&Browse…"), this)),
      run_(new QPushButton(tr("Save and &run"), this)), save_(new QPushButton(tr("&Save"), this)),
      cancel_(new QPushButton(tr("Cancel"), this)), hint_(new QLabel(this))
{
  setWindowTitle(tr("New experiment with %1").arg(QFileInfo(QString::fromStdString(state.scene)).fileName()));
  QStringList signalPaths;
  if(state.frame)
  {
    if(state.frame->game.rules)
      for(const GameVariable& variable : state.frame->game.rules->variables)
        variableNames_ << QString::fromStdString(variable.name);
    const SignalCatalog catalog(*state.frame, nullptr);
    for(const Signal& signal : catalog.all())
      signalPaths << QString::fromStdString(signal.path);
  }
  measure_->setCompleter(new ListCompleter(signalPaths, measure_));
  seeds_->setToolTip(tr("Seeds of the random numbers: numbers and ranges, such as 1-20, 30"));
  until_->setPlaceholderText(tr("goal, mode PlayOn, ball/x > 15"));
  until_->setToolTip(
      tr("What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal "
         "compared with a number. May be empty"));
  constexpr double longest = 1e6, usual = 120;
  atMost_->setRange(0.02, longest);
  atMost_->setDecimals(2);
  atMost_->setSuffix(tr(" s"));
  atMost_->setValue(usual);
  atMost_->setToolTip(tr("Simulated time after which a run ends"));
  parallel_->setRange(0, 256);
  parallel_->setSpecialValueText(tr("One for each core"));
  measure_->setPlaceholderText(QStringLiteral("ball/x, ball/speed"));
  measure_->setToolTip(
      tr("Signals whose end, least, greatest and mean values become results; their names are those of the "
         "Plots dock"));
  setHelpTopic(*this, "experiments.md#settings");
  hint_->setWordWrap(true);
  run_->setDefault(true);
  parameters_->setColumnCount(ParameterColumns);
  parameters_->setHorizontalHeaderLabels({tr("Kind"), tr("Name"), tr("Values")});
  parameters_->horizontalHeader()->setStretchLastSection(true);
  parameters_->verticalHeader()->hide();
  parameters_->setSelectionBehavior(QAbstractItemView::SelectRows);
  parameters_->setItemDelegateForColumn(NameColumn, new NameDelegate(variableNames_, parameters_));
  parameters_->setAccessibleName(tr("What is varied"));
  parameters_->setMinimumHeight(6 * fontMetrics().height());
  layOut();
  restore(state);
  for(QLineEdit* const line : {seeds_, until_, measure_, target_})
    connect(line, &QLineEdit::textChanged, this, &ExperimentDialog::check);
  connect(atMost_, &QDoubleSpinBox::valueChanged, this, &ExperimentDialog::check);
  connect(parameters_, &QTableWidget::itemChanged, this, &ExperimentDialog::check);
  connect(parameters_, &QTableWidget::itemSelectionChanged, this,
          [this] { remove_->setEnabled(!parameters_->selectedItems().isEmpty()); });
  connect(addVariable_, &QPushButton::clicked, this, [this] { addParameter(JobParameter::Kind::Variable); });
  connect(addRobot_, &QPushButton::clicked, this, [this] { addParameter(JobParameter::Kind::RobotValue); });
  connect(remove_, &QPushButton::clicked, this,
          [this]
          {
            parameters_->removeRow(parameters_->currentRow());
            check();
          });
  connect(browse_, &QPushButton::clicked, this, &ExperimentDialog::chooseTarget);
  connect(run_, &QPushButton::clicked, this, [this] { make(true); });
  connect(save_, &QPushButton::clicked, this, [this] { make(false); });
  connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
  remove_->setEnabled(false);
  check();
}

void ExperimentDialog::layOut()
{
  auto* const form = new QFormLayout;
  form->addRow(tr("S&eeds"), seeds_);
  form->addRow(tr("&Length of a run, at most"), atMost_);
  form->addRow(tr("&Until"), until_);
  form->addRow(tr("Mea&sure"), measure_);
  form->addRow(tr("Runs at a &time"), parallel_);
  form->addRow(QString(), record_);
  auto* const parameterLabel = new QLabel(tr("&What differs between runs, beside the seed"), this);
  parameterLabel->setBuddy(parameters_);
  auto* const parameterButtons = new QHBoxLayout;
  parameterButtons->addWidget(addVariable_);
  parameterButtons->addWidget(addRobot_);
  parameterButtons->addWidget(remove_);
  parameterButtons->addStretch(1);
  auto* const place = new QHBoxLayout;
  place->addWidget(target_, 1);
  place->addWidget(browse_);
  auto* const file = new QFormLayout;
  auto* const targetLabel = new QLabel(tr("&Job file"), this); // The row is a layout, which is nobody's buddy.
  targetLabel->setBuddy(target_);
  file->addRow(targetLabel, place);
  auto* const buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(run_);
  buttons->addWidget(save_);
  buttons->addWidget(cancel_);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(parameterLabel);
  column->addWidget(parameters_, 1);
  column->addLayout(parameterButtons);
  column->addLayout(file);
  column->addWidget(hint_);
  column->addLayout(buttons);
  resize(560, 560);
}

void ExperimentDialog::restore(const SessionState& state)
{
  const QSettings settings;
  seeds_->setText(settings.value(experimentKey("seeds"), QStringLiteral("1-20")).toString());
  atMost_->setValue(settings.value(experimentKey("atMost"), atMost_->value()).toDouble());
  measure_->setText(settings.value(experimentKey("measure")).toString());
  record_->setChecked(settings.value(experimentKey("record"), false).toBool());
  const QString folder = lastFolder(experimentKey("folder"), QStandardPaths::DocumentsLocation);
  const QString base = folder + '/' + QFileInfo(QString::fromStdString(state.scene)).completeBaseName();
  QString name = base + QLatin1String(Job::extension);
  for(int i = 2; QFileInfo::exists(name); ++i) // Results of another job stay its own.
    name = QStringLiteral("%1-%2%3").arg(base).arg(i).arg(QLatin1String(Job::extension));
  target_->setText(name);
}

void ExperimentDialog::addParameter(JobParameter::Kind kind)
{
  const int row = parameters_->rowCount();
  parameters_->insertRow(row);
  const bool variable = kind == JobParameter::Kind::Variable;
  auto* const item = new QTableWidgetItem(variable ? tr("Variable") : tr("Robot value"));
  item->setData(Qt::UserRole, static_cast<int>(kind));
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  item->setToolTip(variable ? tr("A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players")
                            : tr("A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types"));
  parameters_->setItem(row, KindColumn, item);
  parameters_->setItem(row, NameColumn, new QTableWidgetItem);
  auto* const values = new QTableWidgetItem;
  values->setToolTip(tr("Values with commas between them, such as 0, 0.1, 0.2"));
  parameters_->setItem(row, ValuesColumn, values);
  parameters_->resizeColumnToContents(KindColumn);
  parameters_->setColumnWidth(NameColumn, 200);
  parameters_->setCurrentCell(row, NameColumn);
  parameters_->editItem(parameters_->item(row, NameColumn));
}

void ExperimentDialog::chooseTarget()
{
  auto* const dialog = new QFileDialog(this, tr("Save job file"), target_->text(), tr("Experiments (*.sparkjobs)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QLatin1String(Job::extension).mid(1));
  connect(dialog, &QFileDialog::fileSelected, target_, &QLineEdit::setText);
  dialog->open();
}

std::variant<Job, QString> ExperimentDialog::job() const
{
  Job job;
  job.file = QFileInfo(target_->text()).absoluteFilePath().toStdString();
  job.name = job.file.stem().string();
  job.scene = scene_;
  job.variables = variables_;
  const auto seeds = parseNumbers(seeds_->text().toStdString(), mostRuns);
  if(!seeds)
    return tr("Seeds are whole numbers and ranges, such as 1-20, 30.");
  job.seeds = *seeds;
  job.until = until_->text().trimmed().toStdString();
  job.atMost = atMost_->value();
  job.parallel = parallel_->value();
  job.measure = signalList(measure_->text().toStdString());
  std::erase(job.measure, std::string());
  job.record = record_->isChecked();
  for(int row = 0; row < parameters_->rowCount(); ++row)
  {
    JobParameter parameter;
    parameter.kind = static_cast<JobParameter::Kind>(parameters_->item(row, KindColumn)->data(Qt::UserRole).toInt());
    const auto* const name = parameters_->item(row, NameColumn);
    const auto* const values = parameters_->item(row, ValuesColumn);
    parameter.name = name ? name->text().trimmed().toStdString() : std::string();
    parameter.values = values ? partsOf(values->text()) : std::vector<std::string>();
    if(parameter.name.empty())
      return tr("Give what is varied a name.");
    if(parameter.values.empty())
      //: %1: a variable
      return tr("Give %1 values with commas between them, such as 0, 0.1, 0.2.")
          .arg(QString::fromStdString(parameter.name));
    job.parameters.push_back(std::move(parameter));
  }
  if(target_->text().trimmed().isEmpty())
    return tr("Name a file for the experiment.");
  // As it will be read.
  Diagnostic problem;
  auto read = parseJob(jobText(job), job.file, problem);
  if(!read || planRuns(*read, problem).empty())
    return inWindow(problem.said.empty() ? LocalText(problem.message) : problem.said);
  return *read;
}

void ExperimentDialog::check()
{
  const auto result = job();
  const QString* const problem = std::get_if<QString>(&result);
  run_->setEnabled(!problem);
  save_->setEnabled(!problem);
  if(problem)
    return hint_->setText(*problem);
  Diagnostic none;
  const auto count = static_cast<int>(planRuns(std::get<Job>(result), none).size());
  hint_->setText(QFileInfo::exists(target_->text()) ? tr("%n run(s). The file will be replaced.", nullptr, count)
                                                    : tr("%n run(s).", nullptr, count));
}

void ExperimentDialog::make(bool run)
{
  const auto result = job();
  const Job* const made = std::get_if<Job>(&result);
  if(!made)
    return check();
  std::error_code failed;
  std::filesystem::create_directories(made->file.parent_path(), failed);
  if(const std::string problem = writeAtomically(made->file, jobText(*made)); !problem.empty())
    return hint_->setText(QString::fromStdString(problem));
  QSettings settings;
  settings.setValue(experimentKey("seeds"), seeds_->text());
  settings.setValue(experimentKey("atMost"), atMost_->value());
  settings.setValue(experimentKey("measure"), measure_->text());
  settings.setValue(experimentKey("record"), record_->isChecked());
  const QString file = QString::fromStdString(made->file.string());
  settings.setValue(experimentKey("folder"), QFileInfo(file).absolutePath());
  accept();
  emit this->made(file, run);
}

} // namespace sparkwright
