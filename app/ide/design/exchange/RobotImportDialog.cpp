#include "app/ide/design/exchange/RobotImportDialog.h"

#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/urdf/ImportReport.h"
#include "core/urdf/UrdfFile.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int lineRole = Qt::UserRole;

QTreeWidgetItem* rowOf(const Diagnostic& diagnostic)
{
  auto* const item = new QTreeWidgetItem({diagnostic.line > 0 ? QString::number(diagnostic.line) : QString(),
                                          inWindow(diagnostic.said), inWindow(diagnostic.advice)});
  item->setData(0, lineRole, diagnostic.line);
  item->setTextAlignment(0, Qt::AlignRight | Qt::AlignTop);
  for(const int column : {1, 2})
    item->setToolTip(column, item->text(column));
  return item;
}

} // namespace

RobotImportDialog::RobotImportDialog(QString folder, QWidget* parent)
    : QDialog(parent), folder_(std::move(folder)), file_(new QLineEdit(this)), scene_(new QLineEdit(this)),
      packages_(new QLineEdit(this)), meshes_(new QComboBox(this)), fixed_(new QCheckBox(tr("&Held in its place"), this)),
      ground_(new QCheckBox(tr("&Ground and lamps, to look at it alone"), this)), outcome_(new QLabel(this)),
      progress_(new QProgressBar(this)), report_(new QTreeWidget(this))
{
  setHelpTopic(*this, "robots-from-files.md");
  setWindowTitle(tr("Import robot"));
  setAttribute(Qt::WA_DeleteOnClose);
  addRows();
  addButtons();
  resize(760, 560);
  connect(file_, &QLineEdit::textChanged, this, &RobotImportDialog::check);
  connect(scene_, &QLineEdit::textChanged, this, &RobotImportDialog::check);
  connect(file_, &QLineEdit::editingFinished, this,
          [this]
          {
            if(scene_->text().isEmpty())
              setFile(file_->text().trimmed());
          });
  connect(report_, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item)
          {
            if(const int line = item->data(0, lineRole).toInt(); line > 0)
              emit lineWanted(file_->text(), line);
          });
  check();
}

RobotImportDialog::~RobotImportDialog()
{
  if(converting_)
    converting_->request_stop();
}

void RobotImportDialog::addRows()
{
  packages_->setPlaceholderText(tr("Folders of packages, separated by ;"));
  packages_->setToolTip(tr("Where meshes named package://… are looked for, beside the folders of the robot"));
  meshes_->addItems({tr("Hull: what touches is convex and stands well"), tr("Parts: several hulls that follow the mesh"),
                     tr("Triangles: exact, without an inside"), tr("Box around it")});
  meshes_->setToolTip(tr("How meshes touch other things; each collider of the scene can be changed later"));
  fixed_->setToolTip(tr("The root of the robot does not move, like an arm that is screwed to a table"));
  ground_->setChecked(true);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Robot"), withButton(file_, tr("Choose a robot"), &RobotImportDialog::chooseFile));
  form->addRow(tr("&Packages"), withButton(packages_, tr("Add a folder"), &RobotImportDialog::choosePackage));
  form->addRow(tr("&Scene"), withButton(scene_, tr("Choose where to save"), &RobotImportDialog::chooseScene));
  form->addRow(tr("&Meshes collide as"), meshes_);
  form->addRow(tr("Base"), fixed_);
  form->addRow(QString(), ground_);
  outcome_->setWordWrap(true);
  outcome_->hide();
  progress_->setAccessibleName(tr("Meshes that were read"));
  progress_->hide();
  report_->setHeaderLabels({tr("Line"), tr("What became of the robot"), tr("What to do")});
  report_->setAlternatingRowColors(true);
  report_->setWordWrap(true);
  report_->setColumnWidth(0, 90);
  report_->setColumnWidth(1, 330);
  report_->header()->setMinimumSectionSize(40);
  // Else rows keep the heights that their texts needed before.
  connect(report_->header(), &QHeaderView::sectionResized, report_, &QTreeWidget::doItemsLayout);
  report_->setAccessibleName(tr("Report: what was kept, changed and lost"));
  report_->setToolTip(tr("A double click shows the line in the robot's file"));
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(outcome_);
  layout->addWidget(progress_);
  layout->addWidget(report_, 1);
}

void RobotImportDialog::addButtons()
{
  auto* const buttons = new QDialogButtonBox(this);
  convert_ = buttons->addButton(tr("&Convert"), QDialogButtonBox::ActionRole);
  cancel_ = buttons->addButton(tr("S&top"), QDialogButtonBox::ActionRole);
  cancel_->setToolTip(tr("Stop the conversion; nothing is written"));
  drive_ = buttons->addButton(tr("&Drive it"), QDialogButtonBox::AcceptRole);
  drive_->setToolTip(tr("Open the scene, let it run, and move the joints by sliders"));
  open_ = buttons->addButton(tr("&Open scene"), QDialogButtonBox::AcceptRole);
  buttons->addButton(QDialogButtonBox::Close);
  convert_->setDefault(true);
  layout()->addWidget(buttons);
  connect(convert_, &QPushButton::clicked, this, &RobotImportDialog::convertUnlessRefused);
  connect(cancel_, &QPushButton::clicked, this, [this] { converting_ ? void(converting_->request_stop()) : void(); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(open_, &QPushButton::clicked, this,
          [this]
          {
            emit openWanted(scene_->text());
            close();
          });
  connect(drive_, &QPushButton::clicked, this,
          [this]
          {
            emit driveWanted(scene_->text());
            close();
          });
}

QWidget* RobotImportDialog::withButton(QLineEdit* edit, const QString& name, void (RobotImportDialog::*choose)())
{
  auto* const both = new QWidget(this);
  auto* const row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  auto* const button = new QToolButton(both);
  button->setText(tr("…"));
  button->setAccessibleName(name);
  button->setToolTip(name);
  row->addWidget(edit, 1);
  row->addWidget(button);
  both->setFocusProxy(edit);
  connect(button, &QToolButton::clicked, this, choose);
  return both;
}

void RobotImportDialog::setFile(const QString& robot)
{
  file_->setText(robot);
  const QFileInfo info(robot);
  if(!robot.isEmpty())
    scene_->setText(info.absolutePath() + QLatin1Char('/') + info.baseName() + QStringLiteral(".rsg"));
}

void RobotImportDialog::chooseFile()
{
  const QString file = QFileDialog::getOpenFileName(this, tr("Choose a robot"), folder_,
                                                    tr("Robots (*.urdf *.xacro *.xml);;All files (*)"));
  if(!file.isEmpty())
    setFile(file);
}

void RobotImportDialog::chooseScene()
{
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Choose where to save"), scene_->text(), tr("Scenes (*.rsg)"));
  if(!file.isEmpty())
    scene_->setText(file);
}

void RobotImportDialog::choosePackage()
{
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Add a folder"), folder_);
  if(!folder.isEmpty())
    packages_->setText(packages_->text() + (packages_->text().isEmpty() ? QString() : QStringLiteral(";")) + folder);
}

void RobotImportDialog::check()
{
  const bool idle = !converting_, done = idle && !written_.isEmpty() && written_ == scene_->text();
  convert_->setEnabled(idle && !file_->text().isEmpty() && !scene_->text().isEmpty());
  cancel_->setEnabled(!idle);
  open_->setEnabled(done);
  drive_->setEnabled(done);
}

urdf::Options RobotImportDialog::options() const
{
  urdf::Options options;
  for(const QString& folder : packages_->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
    options.packages.emplace_back(folder.trimmed().toStdString());
  options.ground = ground_->isChecked();
  options.fixed = fixed_->isChecked();
  options.meshes = static_cast<urdf::MeshShape>(meshes_->currentIndex());
  return options;
}

void RobotImportDialog::convertUnlessRefused()
{
  const QString file = scene_->text();
  if(file == written_ || !QFileInfo::exists(file))
  {
    convert();
    return;
  }
  auto* const question =
      new QMessageBox(QMessageBox::Question, windowTitle(), tr("Replace the file %1?").arg(file), QMessageBox::NoButton, this);
  question->setObjectName(QStringLiteral("replaceQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setTextFormat(Qt::PlainText);
  connect(question->addButton(tr("&Replace"), QMessageBox::DestructiveRole), &QPushButton::clicked, this,
          &RobotImportDialog::convert);
  question->setDefaultButton(question->addButton(QMessageBox::Cancel));
  question->open();
}

void RobotImportDialog::convert()
{
  if(converting_)
    return;
  converting_.emplace();
  const QPointer<RobotImportDialog> self(this);
  const auto later = [self](auto does)
  {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [self, does = std::move(does)]
        {
          if(self)
            does(*self);
        },
        Qt::QueuedConnection);
  };
  urdf::Options wanted = options();
  wanted.stop = converting_->get_token();
  wanted.progress = [later](int done, int all)
  { later([done, all](RobotImportDialog& dialog) { dialog.showProgress(done, all); }); };
  report_->clear();
  outcome_->setText(tr("Reading the robot…"));
  outcome_->show();
  showProgress(0, 0);
  check();
  backgroundPool().start(
      [later, wanted = std::move(wanted), file = file_->text().toStdString(), scene = scene_->text().toStdString()]
      {
        Diagnostics diagnostics;
        const bool written = urdf::convertFile(file, scene, wanted, diagnostics);
        later([written, diagnostics = std::move(diagnostics)](RobotImportDialog& dialog)
              { dialog.take(written, diagnostics); });
      });
}

void RobotImportDialog::showProgress(int done, int all)
{
  progress_->setRange(0, all);
  progress_->setValue(done);
  progress_->setFormat(tr("%v of %m meshes"));
  progress_->show();
}

void RobotImportDialog::take(bool written, const Diagnostics& diagnostics)
{
  converting_.reset();
  progress_->hide();
  written_ = written ? scene_->text() : QString();
  showReport(diagnostics);
  const urdf::ImportReport report(diagnostics);
  const int lost = report.count(urdf::ImportReport::Effect::Lost);
  const int changed = report.count(urdf::ImportReport::Effect::Changed);
  outcome_->setText(!written              ? tr("Nothing was written. What is wrong:")
                    : lost + changed == 0 ? tr("The scene was written; everything was kept.")
                                          : tr("The scene was written. Lost: %1, changed: %2.").arg(lost).arg(changed));
  check();
  if(written)
    drive_->setDefault(true);
  emit converted(written);
}

void RobotImportDialog::showReport(const Diagnostics& diagnostics)
{
  const QString headings[] = {tr("Refused"), tr("Lost"), tr("Changed"), tr("Kept")};
  const urdf::ImportReport report(diagnostics);
  report_->clear();
  QTreeWidgetItem* heading = nullptr;
  std::optional<urdf::ImportReport::Effect> effect;
  for(const urdf::ImportReport::Group& group : report.groups)
  {
    if(effect != group.effect)
    {
      effect = group.effect;
      heading = new QTreeWidgetItem(report_, {QString(), tr("%1: %2")
                                                             .arg(headings[static_cast<std::size_t>(group.effect)])
                                                             .arg(report.count(group.effect))});
      QFont bold = heading->font(1);
      bold.setBold(true);
      heading->setFont(1, bold);
      heading->setExpanded(true);
    }
    QTreeWidgetItem* const row = rowOf(group.first);
    heading->addChild(row);
    if(group.lines.size() < 2)
      continue;
    row->setText(1, tr("%1 — and %n more of this kind", nullptr, static_cast<int>(group.lines.size()) - 1).arg(row->text(1)));
    for(const Diagnostic& diagnostic : group.rest)
      row->addChild(rowOf(diagnostic));
  }
  report_->doItemsLayout();
}

} // namespace sparkwright
