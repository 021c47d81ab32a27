#include "app/ide/design/exchange/RobotExportDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/design/export/UrdfExport.h"
#include "core/world/World.h"
#include "viewer/models/ModelFile.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

RobotExportDialog::RobotExportDialog(Job job, const QString& file, QWidget* parent)
    : QDialog(parent), job_(std::move(job)), file_(new QLineEdit(this)), outcome_(new QLabel(this)),
      progress_(new QProgressBar(this)), results_(new QTreeWidget(this)), export_(nullptr)
{
  setHelpTopic(*this, "robots-from-files.md#robots-to-urdf");
  setWindowTitle(tr("Export robot"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* const choose = new QToolButton(this);
  choose->setText(tr("…"));
  choose->setToolTip(tr("Choose where to save"));
  choose->setAccessibleName(choose->toolTip());
  file_->setToolTip(tr("A file in URDF; meshes go to a folder beside it"));
  auto* const row = new QHBoxLayout;
  row->addWidget(file_, 1);
  row->addWidget(choose);
  auto* const form = new QFormLayout;
  form->addRow(tr("&File"), row);
  qobject_cast<QLabel*>(form->labelForField(row))->setBuddy(file_);
  outcome_->setWordWrap(true);
  outcome_->setText(tr("The robot is written as it is in the scene file, with all joints at zero."));
  progress_->setRange(0, 0);
  progress_->setAccessibleName(tr("Export is going on"));
  progress_->hide();
  results_->setHeaderLabels({tr("Place"), tr("What is different"), tr("What to do")});
  results_->setRootIsDecorated(false);
  results_->setAlternatingRowColors(true);
  results_->setWordWrap(true);
  results_->setColumnWidth(0, 150);
  results_->setColumnWidth(1, 270);
  results_->header()->setMinimumSectionSize(40);
  // Else rows keep the heights that their texts needed before.
  connect(results_->header(), &QHeaderView::sectionResized, results_, &QTreeWidget::doItemsLayout);
  results_->setAccessibleName(tr("What URDF cannot say"));
  auto* const buttons = new QDialogButtonBox(this);
  export_ = buttons->addButton(tr("&Export"), QDialogButtonBox::ActionRole);
  export_->setDefault(true);
  buttons->addButton(QDialogButtonBox::Close);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(outcome_);
  layout->addWidget(progress_);
  layout->addWidget(results_, 1);
  layout->addWidget(buttons);
  resize(720, 420);
  connect(file_, &QLineEdit::textChanged, this, [this] { export_->setEnabled(!busy_ && !file_->text().isEmpty()); });
  connect(choose, &QToolButton::clicked, this, &RobotExportDialog::chooseFile);
  connect(export_, &QPushButton::clicked, this, &RobotExportDialog::writeUnlessRefused);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  setFile(file);
}

RobotExportDialog::~RobotExportDialog()
{
  cancel_ = true;
  if(thread_.joinable())
    thread_.join();
}

void RobotExportDialog::setFile(const QString& file)
{
  file_->setText(file);
}

void RobotExportDialog::chooseFile()
{
  const QString file = QFileDialog::getSaveFileName(this, tr("Choose where to save"), file_->text(),
                                                    tr("Robots (*.urdf)"), nullptr, QFileDialog::DontConfirmOverwrite);
  if(!file.isEmpty())
    setFile(QFileInfo(file).suffix().isEmpty() ? file + QStringLiteral(".urdf") : file);
}

void RobotExportDialog::writeUnlessRefused()
{
  const QString file = file_->text().trimmed();
  if(file == written_ || !QFileInfo::exists(file))
    return write();
  auto* const question =
      new QMessageBox(QMessageBox::Question, windowTitle(), tr("Replace the file %1?").arg(file), QMessageBox::NoButton, this);
  question->setObjectName(QStringLiteral("replaceQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setTextFormat(Qt::PlainText);
  connect(question->addButton(tr("&Replace"), QMessageBox::DestructiveRole), &QPushButton::clicked, this,
          &RobotExportDialog::write);
  question->setDefaultButton(question->addButton(QMessageBox::Cancel));
  question->open();
}

void RobotExportDialog::write()
{
  if(busy_)
    return;
  if(thread_.joinable())
    thread_.join();
  busy_ = true;
  export_->setEnabled(false);
  results_->clear();
  outcome_->setText(tr("Building the robot…"));
  progress_->show();
  thread_ = std::thread([this, file = file_->text().trimmed().toStdString()] { work(file); });
}

void RobotExportDialog::work(const std::string& file)
{
  WorldOptions options;
  options.dataDirectories = job_.directories;
  options.seed = 1;
  options.interrupt = &cancel_;
  World world(std::move(options));
  Diagnostics diagnostics;
  const bool written = design::exportUrdf(world, job_.scene, file, {job_.robot, {}, modelFile}, diagnostics);
  QMetaObject::invokeMethod(
      this, [this, written, diagnostics = std::move(diagnostics)] { showReport(written, diagnostics); },
      Qt::QueuedConnection);
}

void RobotExportDialog::showReport(bool written, const Diagnostics& diagnostics)
{
  busy_ = false;
  progress_->hide();
  export_->setEnabled(!file_->text().isEmpty());
  for(const Diagnostic& diagnostic : diagnostics)
  {
    const QString file = QFileInfo(QString::fromStdString(diagnostic.file)).fileName();
    auto* const item = new QTreeWidgetItem(
        {diagnostic.line > 0 ? file + QLatin1Char(':') + QString::number(diagnostic.line) : file,
         inWindow(diagnostic.said), inWindow(diagnostic.advice)});
    for(int column = 0; column < 3; ++column)
      item->setToolTip(column, item->text(column));
    results_->addTopLevelItem(item);
  }
  results_->doItemsLayout();
  const auto lost = std::ranges::count(diagnostics, Diagnostic::Severity::Warning, &Diagnostic::severity);
  outcome_->setText(!written ? tr("Nothing was written:")
                    : lost == 0
                        ? tr("The robot was written with all of its mechanics.")
                        : tr("The robot was written. %n thing(s) could not be kept:", nullptr, static_cast<int>(lost)));
  if(written)
    written_ = file_->text().trimmed();
  emit done(written);
}

} // namespace sparkwright
