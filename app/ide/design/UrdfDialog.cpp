#include "app/ide/design/UrdfDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/urdf/UrdfFile.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

UrdfDialog::UrdfDialog(QString folder, QWidget* parent)
    : QDialog(parent), folder_(std::move(folder)), file_(new QLineEdit(this)), scene_(new QLineEdit(this)),
      packages_(new QLineEdit(this)), ground_(new QCheckBox(tr("&Ground and lamps, to look at it alone"), this)),
      outcome_(new QLabel(this)), results_(new QTreeWidget(this)), convert_(nullptr), open_(nullptr)
{
  setHelpTopic(*this, "urdf.md");
  setWindowTitle(tr("Import URDF"));
  setAttribute(Qt::WA_DeleteOnClose);
  ground_->setChecked(true);
  packages_->setPlaceholderText(tr("Folders of packages, separated by ;"));
  packages_->setToolTip(tr("Where meshes named package://… are looked for, beside the folders of the robot"));
  results_->setHeaderLabels({tr("Line"), tr("What is different"), tr("What to do")});
  results_->setRootIsDecorated(false);
  results_->setAlternatingRowColors(true);
  results_->setWordWrap(true);
  results_->setColumnWidth(0, 50);
  results_->setColumnWidth(1, 320);
  results_->header()->setMinimumSectionSize(40);
  // Else rows keep the heights that their texts needed before.
  connect(results_->header(), &QHeaderView::sectionResized, results_, &QTreeWidget::doItemsLayout);
  results_->setAccessibleName(tr("What could not be kept"));
  outcome_->setWordWrap(true);
  outcome_->hide();
  auto* const form = new QFormLayout;
  form->addRow(tr("&Robot"), withButton(file_, tr("Choose a robot"), &UrdfDialog::chooseFile));
  form->addRow(tr("&Packages"), withButton(packages_, tr("Add a folder"), &UrdfDialog::choosePackage));
  form->addRow(tr("&Scene"), withButton(scene_, tr("Choose where to save"), &UrdfDialog::chooseScene));
  form->addRow(QString(), ground_);
  auto* const buttons = new QDialogButtonBox(this);
  convert_ = buttons->addButton(tr("&Convert"), QDialogButtonBox::ActionRole);
  open_ = buttons->addButton(tr("&Open scene"), QDialogButtonBox::AcceptRole);
  buttons->addButton(QDialogButtonBox::Close);
  convert_->setDefault(true);
  open_->setEnabled(false);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(outcome_);
  layout->addWidget(results_, 1);
  layout->addWidget(buttons);
  resize(720, 460);
  const auto check = [this]
  {
    convert_->setEnabled(!file_->text().isEmpty() && !scene_->text().isEmpty());
    open_->setEnabled(false);
  };
  connect(file_, &QLineEdit::textChanged, this, check);
  connect(file_, &QLineEdit::editingFinished, this,
          [this]
          {
            if(scene_->text().isEmpty())
              setFile(file_->text().trimmed());
          });
  connect(scene_, &QLineEdit::textChanged, this, check);
  connect(convert_, &QPushButton::clicked, this, &UrdfDialog::convertUnlessRefused);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(open_, &QPushButton::clicked, this,
          [this]
          {
            emit openWanted(scene_->text());
            close();
          });
  check();
}

QWidget* UrdfDialog::withButton(QLineEdit* edit, const QString& name, void (UrdfDialog::*choose)())
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

void UrdfDialog::setFile(const QString& urdf)
{
  file_->setText(urdf);
  const QFileInfo info(urdf);
  if(!urdf.isEmpty())
    scene_->setText(info.absolutePath() + QLatin1Char('/') + info.completeBaseName() + QStringLiteral(".rsg"));
}

void UrdfDialog::chooseFile()
{
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Choose a robot"), folder_, tr("Robots (*.urdf *.xml);;All files (*)"));
  if(!file.isEmpty())
    setFile(file);
}

void UrdfDialog::chooseScene()
{
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Choose where to save"), scene_->text(), tr("Scenes (*.rsg)"));
  if(!file.isEmpty())
    scene_->setText(file);
}

void UrdfDialog::choosePackage()
{
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Add a folder"), folder_);
  if(!folder.isEmpty())
    packages_->setText(packages_->text() + (packages_->text().isEmpty() ? QString() : QStringLiteral(";")) + folder);
}

void UrdfDialog::convertUnlessRefused()
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
          &UrdfDialog::convert);
  question->setDefaultButton(question->addButton(QMessageBox::Cancel));
  question->open();
}

bool UrdfDialog::convert()
{
  urdf::Options options;
  for(const QString& folder : packages_->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
    options.packages.emplace_back(folder.trimmed().toStdString());
  options.ground = ground_->isChecked();
  Diagnostics diagnostics;
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  const bool written =
      urdf::convertFile(file_->text().toStdString(), scene_->text().toStdString(), options, diagnostics);
  QGuiApplication::restoreOverrideCursor();
  results_->clear();
  for(const Diagnostic& diagnostic : diagnostics)
  {
    auto* const item = new QTreeWidgetItem({diagnostic.line > 0 ? QString::number(diagnostic.line) : QString(),
                                            inWindow(diagnostic.said), inWindow(diagnostic.advice)});
    item->setTextAlignment(0, Qt::AlignRight | Qt::AlignTop);
    item->setToolTip(1, item->text(1));
    item->setToolTip(2, item->text(2));
    results_->addTopLevelItem(item);
  }
  results_->doItemsLayout();
  const auto lost = std::ranges::count(diagnostics, Diagnostic::Severity::Warning, &Diagnostic::severity);
  outcome_->setText(!written ? tr("Nothing was written. Mend the robot first:")
                    : lost == 0
                        ? tr("The scene was written; everything was kept.")
                        : tr("The scene was written. %n thing(s) could not be kept:", nullptr, static_cast<int>(lost)));
  outcome_->show();
  open_->setEnabled(written);
  if(written)
  {
    open_->setDefault(true);
    written_ = scene_->text();
  }
  return written;
}

} // namespace sparkwright
