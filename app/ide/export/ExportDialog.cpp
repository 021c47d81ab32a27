#include "app/ide/export/ExportDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/web/page/PageExport.h"
#include "editor/properties/NumberBoxes.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

struct FormatInfo
{
  ExportFormat format;
  const char *ending, *text;
};

constexpr std::array<FormatInfo, 6> formats{
    {{ExportFormat::Csv, "csv", QT_TRANSLATE_NOOP("sparkwright::ExportDialog", "Table (CSV)")},
     {ExportFormat::Json, "json", QT_TRANSLATE_NOOP("sparkwright::ExportDialog", "Table (JSON)")},
     {ExportFormat::JsonLines, "jsonl", QT_TRANSLATE_NOOP("sparkwright::ExportDialog", "Table (JSON, a line for each frame)")},
     {ExportFormat::Recording, "mcap", QT_TRANSLATE_NOOP("sparkwright::ExportDialog", "Recording (MCAP)")},
     {ExportFormat::MonitorLog, "log", QT_TRANSLATE_NOOP("sparkwright::ExportDialog", "Monitor log")},
     {ExportFormat::Page, "html", QT_TRANSLATE_NOOP("sparkwright::ExportDialog", "Page for browsers (HTML)")}}};

bool isTable(ExportFormat format)
{
  return format != ExportFormat::Recording && format != ExportFormat::MonitorLog && format != ExportFormat::Page;
}

/// What is written when no rate is chosen.
QString presetRate(ExportFormat format)
{
  switch(format)
  {
    case ExportFormat::MonitorLog:
      return ExportDialog::tr("5 Hz, as usual");
    case ExportFormat::Page:
      return ExportDialog::tr("25 Hz, as usual");
    default:
      return ExportDialog::tr("Every frame");
  }
}

QString settingsKey(const char* name) { return QStringLiteral("export/") + QLatin1String(name); }

} // namespace

ExportDialog::ExportDialog(Run run, QWidget* parent)
    : QDialog(parent), run_(std::move(run)), job_(new ExportJob(this)), format_(new QComboBox(this)),
      tree_(new SignalTree(SignalTree::Pick::Check, this)), columnsLabel_(new QLabel(tr("&Signals"), this)),
      hint_(new QLabel(this)), events_(new QCheckBox(tr("&Decisions of the referee"), this)), rate_(new DecimalBox(this)),
      from_(new DecimalBox(this)), until_(new DecimalBox(this)), target_(new QLineEdit(this)),
      browse_(new QPushButton(tr("&Browse…"), this)), export_(new QPushButton(tr("&Export"), this)),
      cancel_(new QPushButton(tr("Close"), this)), preset_(new QPushButton(tr("Usual &ones"), this)),
      progress_(new QProgressBar(this))
{
  setHelpTopic(*this, "plots-and-export.md#export");
  setWindowTitle(tr("Export data of %1").arg(run_.name));
  for(const FormatInfo& info : formats)
    format_->addItem(tr(info.text));
  tree_->setCatalog(run_.catalog);
  columnsLabel_->setBuddy(tree_);
  constexpr double mostHz = 1000;
  rate_->setRange(0, mostHz);
  rate_->setDecimals(2);
  rate_->setSuffix(tr(" Hz"));
  rate_->setSpecialValueText(tr("Every frame"));
  rate_->setToolTip(tr("Frames per simulated second"));
  for(QDoubleSpinBox* const box : {from_, until_})
  {
    box->setDecimals(2);
    box->setSuffix(tr(" s"));
    box->setRange(run_.start, std::max(run_.end, run_.start));
    box->setToolTip(tr("Simulated time"));
  }
  from_->setValue(run_.start);
  until_->setValue(run_.end);
  preset_->setToolTip(tr("Check what is exported when nothing is chosen: game, ball, poses and joints"));
  hint_->setWordWrap(true);
  progress_->setRange(0, 1000);
  progress_->setAccessibleName(tr("Progress of the export"));
  export_->setDefault(true);

  auto* const time = new QHBoxLayout;
  time->addWidget(from_);
  time->addWidget(new QLabel(tr("to"), this));
  time->addWidget(until_);
  time->addStretch(1);
  auto* const place = new QHBoxLayout;
  place->addWidget(target_, 1);
  place->addWidget(browse_);
  auto* const chosen = new QHBoxLayout;
  chosen->addWidget(columnsLabel_);
  chosen->addStretch(1);
  chosen->addWidget(preset_);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Format"), format_);
  form->addRow(tr("&Time"), time);
  static_cast<QLabel*>(form->labelForField(time))->setBuddy(from_); // A row of several fields gives its label none.
  form->addRow(tr("&Rate"), rate_);
  auto* const buttons = new QHBoxLayout;
  buttons->addWidget(progress_, 1);
  buttons->addStretch();
  buttons->addWidget(export_);
  buttons->addWidget(cancel_);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addLayout(chosen);
  column->addWidget(tree_, 1);
  column->addWidget(events_);
  auto* const file = new QFormLayout;
  file->addRow(tr("F&ile"), place);
  static_cast<QLabel*>(file->labelForField(place))->setBuddy(target_);
  column->addLayout(file);
  column->addWidget(hint_);
  column->addLayout(buttons);
  resize(560, 620);

  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::takeFormat);
  connect(&tree_->model(), &SignalModel::checkedChanged, this, &ExportDialog::check);
  connect(events_, &QCheckBox::toggled, this, &ExportDialog::check);
  connect(target_, &QLineEdit::textChanged, this, &ExportDialog::check);
  connect(from_, &QDoubleSpinBox::valueChanged, this, &ExportDialog::check);
  connect(until_, &QDoubleSpinBox::valueChanged, this, &ExportDialog::check);
  connect(browse_, &QPushButton::clicked, this, &ExportDialog::chooseTarget);
  connect(export_, &QPushButton::clicked, this, &ExportDialog::start);
  connect(cancel_, &QPushButton::clicked, this, &ExportDialog::reject);
  connect(preset_, &QPushButton::clicked, this,
          [this]
          {
            std::vector<std::string> paths;
            for(const std::string& pattern : presetColumns())
              run_.catalog.match(pattern, paths);
            leaveOutTeamless(paths);
            tree_->model().setChecked({paths.begin(), paths.end()});
            events_->setChecked(true);
          });
  connect(job_, &ExportJob::progressed, this, [this](double share) { progress_->setValue(static_cast<int>(share * 1000)); });
  connect(job_, &ExportJob::finished, this, &ExportDialog::finish);
  restore();
  setBusy(false);
  takeFormat();
}

void ExportDialog::restore()
{
  const QSettings settings;
  format_->setCurrentIndex(std::clamp(settings.value(settingsKey("format"), 0).toInt(), 0, static_cast<int>(formats.size()) - 1));
  rate_->setValue(settings.value(settingsKey("rate"), 0).toDouble());
  events_->setChecked(settings.value(settingsKey("events"), true).toBool());
  std::set<std::string> checked;
  for(const QString& path : settings.value(settingsKey("signals")).toStringList())
    checked.insert(path.toStdString());
  tree_->model().setChecked(std::move(checked));
  const QString folder = lastFolder(settingsKey("folder"), QStandardPaths::DocumentsLocation);
  target_->setText(folder + '/' + QFileInfo(run_.name).completeBaseName() + ".csv");
}

void ExportDialog::store() const
{
  QSettings settings;
  settings.setValue(settingsKey("format"), format_->currentIndex());
  settings.setValue(settingsKey("rate"), rate_->value());
  settings.setValue(settingsKey("events"), events_->isChecked());
  QStringList paths;
  for(const std::string& path : tree_->model().checked())
    paths << QString::fromStdString(path);
  settings.setValue(settingsKey("signals"), paths);
  settings.setValue(settingsKey("folder"), QFileInfo(target_->text()).absolutePath());
}

void ExportDialog::takeFormat()
{
  const FormatInfo& info = formats[static_cast<std::size_t>(format_->currentIndex())];
  const bool table = isTable(info.format);
  for(QWidget* const widget : std::initializer_list<QWidget*>{tree_, columnsLabel_, preset_, events_})
    widget->setEnabled(table);
  rate_->setSpecialValueText(presetRate(info.format));
  // The file's name follows the format.
  const QString path = target_->text();
  if(const auto named = exportFormatOf(path.toStdString()); named && named != info.format)
    target_->setText(path.left(path.lastIndexOf('.') + 1) + QLatin1String(info.ending));
  check();
}

ExportChoice ExportDialog::choice() const
{
  ExportChoice choice;
  choice.format = formats[static_cast<std::size_t>(format_->currentIndex())].format;
  choice.part.rate = rate_->value();
  // The boxes show two decimals.
  constexpr double rounding = 0.005;
  choice.part.from = from_->value() - rounding;
  choice.part.until = until_->value() + rounding;
  choice.info = run_.info;
  choice.dataDirectories = run_.data;
  if(choice.format == ExportFormat::Page)
    choice.makePage = [](PartOfRun& run, const std::filesystem::path& target, const std::string& title,
                         const ExportProgress& progress)
    { return exportPage(run, target, title, {[](const LocalText& text) { return inWindow(text).toStdString(); }}, progress); };
  if(!isTable(choice.format))
    return choice;
  for(const Signal& signal : run_.catalog.all())
    if(tree_->model().checked().contains(signal.path))
      choice.columns.push_back(signal.path);
  if(!choice.columns.empty() && events_->isChecked())
    choice.columns.emplace_back(eventsColumn);
  return choice;
}

/// Says what is missing.
void ExportDialog::check()
{
  if(job_->busy())
    return;
  const FormatInfo& info = formats[static_cast<std::size_t>(format_->currentIndex())];
  QString said;
  bool good = true;
  const std::filesystem::path path = target_->text().toStdString();
  const auto isSource = [&](const RecordedFile& file)
  {
    std::error_code error;
    return std::filesystem::equivalent(file.path, path, error);
  };
  if(target_->text().trimmed().isEmpty())
    good = false;
  else if(std::ranges::any_of(run_.files, isSource))
  {
    good = false;
    said = tr("This is the recording itself: choose another name.");
  }
  else if(until_->value() < from_->value())
  {
    good = false;
    said = tr("The time ends before it begins.");
  }
  else if(isTable(info.format) && choice().columns.empty())
    said = tr("No signal is chosen: game, ball, poses and joints are exported.");
  else if(info.format == ExportFormat::Page)
    said = tr("One file with all that is shown. Any current browser plays it, also without a network.");
  hint_->setText(said);
  export_->setEnabled(good);
}

void ExportDialog::chooseTarget()
{
  const FormatInfo& info = formats[static_cast<std::size_t>(format_->currentIndex())];
  auto* const dialog = new QFileDialog(this, tr("Export to"), QFileInfo(target_->text()).absolutePath(),
                                       QStringLiteral("%1 (*.%2)").arg(tr(info.text), QLatin1String(info.ending)));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QLatin1String(info.ending));
  dialog->selectFile(QFileInfo(target_->text()).fileName());
  connect(dialog, &QFileDialog::fileSelected, target_, &QLineEdit::setText);
  dialog->open();
}

void ExportDialog::setBusy(bool busy)
{
  for(QWidget* const widget :
      std::initializer_list<QWidget*>{format_, tree_, preset_, events_, rate_, from_, until_, target_, browse_, export_})
    widget->setEnabled(!busy);
  progress_->setVisible(busy);
  cancel_->setText(busy ? tr("Cancel") : tr("Close"));
}

void ExportDialog::start()
{
  if(job_->busy())
    return;
  store();
  hint_->clear();
  progress_->setValue(0);
  job_->start(run_.files, run_.running, target_->text().toStdString(), choice());
  setBusy(true);
}

void ExportDialog::finish(const ExportResult& result)
{
  setBusy(false);
  takeFormat();
  const QString name = QFileInfo(target_->text()).fileName();
  if(result.problem.empty())
  {
    QString hint = tr("%1 has been written: %2 frames, %3.")
                       .arg(name, QLocale().toString(static_cast<qulonglong>(result.frames)),
                            QLocale().formattedDataSize(QFileInfo(target_->text()).size()));
    constexpr std::size_t mostLines = 5;
    if(!result.damage.empty())
      hint += '\n' + tr("The recording is damaged; what could not be read is missing:");
    for(std::size_t i = 0; i < std::min(mostLines, result.damage.size()); ++i)
      hint += '\n' + asSentence(result.damage[i].said);
    hint_->setText(hint);
    emit exported(target_->text(), result);
  }
  else
    hint_->setText(asSentence(result.problem));
  if(closing_)
    QDialog::reject();
}

void ExportDialog::reject()
{
  if(!job_->busy())
    return QDialog::reject();
  job_->cancel();
}

void ExportDialog::closeEvent(QCloseEvent* event)
{
  if(job_->busy())
  {
    closing_ = true; // As soon as it has ended.
    job_->cancel();
    event->ignore();
    return;
  }
  QDialog::closeEvent(event);
}

} // namespace sparkwright
