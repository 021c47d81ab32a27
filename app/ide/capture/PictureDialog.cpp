#include "app/ide/capture/PictureDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "editor/properties/NumberBoxes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QToolButton>

namespace sparkwright
{

namespace
{

constexpr QSize presets[] = {{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {7680, 4320}, {2048, 2048}};

} // namespace

PictureDialog::PictureDialog(QSize view, QWidget* parent)
    : QDialog(parent), view_(view), preset_(new QComboBox(this)), supersampling_(new QComboBox(this)),
      width_(new WholeBox(this)), height_(new WholeBox(this)),
      transparent_(new QCheckBox(tr("&Transparent background"), this)),
      overlays_(new QCheckBox(tr("Score board and &marks of the selection"), this)), file_(new QLineEdit(this)),
      note_(new QLabel(this))
{
  setHelpTopic(*this, "viewport.md#pictures");
  setWindowTitle(tr("Save picture"));
  setAttribute(Qt::WA_DeleteOnClose);
  preset_->addItem(tr("As the view (%1 × %2)").arg(view.width()).arg(view.height()), view);
  for(const QSize size : presets)
    preset_->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
  preset_->addItem(tr("Other"));
  for(QSpinBox* const box : {width_, height_})
  {
    box->setRange(16, Screenshot::largest);
    box->setSuffix(QStringLiteral(" px"));
    connect(box, &QSpinBox::valueChanged, this, [this] { check(); });
  }
  width_->setAccessibleName(tr("Width"));
  height_->setAccessibleName(tr("Height"));
  for(int i = 1; i <= Screenshot::mostSamples; ++i)
    supersampling_->addItem(i == 1 ? tr("Off") : tr("%1 × %1").arg(i), i);
  supersampling_->setCurrentIndex(1);
  supersampling_->setToolTip(tr("Draws several pixels in each direction and takes their mean: finer, but slower"));
  transparent_->setToolTip(tr("Without sky and ground, to be laid over other pictures"));
  file_->setText(PictureCommands::freeName(PictureCommands::folder(), QStringLiteral(".png")));
  file_->setMinimumWidth(360);
  auto* const browse = new QToolButton(this);
  browse->setText(tr("…"));
  browse->setAccessibleName(tr("Choose a file"));
  connect(browse, &QToolButton::clicked, this, &PictureDialog::chooseFile);
  auto* const sides = new QHBoxLayout;
  sides->addWidget(width_);
  sides->addWidget(new QLabel(QStringLiteral("×"), this));
  sides->addWidget(height_);
  sides->addStretch();
  auto* const place = new QHBoxLayout;
  place->addWidget(file_);
  place->addWidget(browse);
  auto* const form = new QFormLayout(this);
  form->addRow(tr("&Size"), preset_);
  form->addRow(QString(), sides);
  form->addRow(tr("S&upersampling"), supersampling_);
  form->addRow(QString(), transparent_);
  form->addRow(QString(), overlays_);
  auto* const file = new QLabel(tr("&File"), this);
  file->setBuddy(file_);
  form->addRow(file, place);
  form->addRow(QString(), note_);
  addButtons(*form);
  choosePreset(0);
}

void PictureDialog::addButtons(QFormLayout& form)
{
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  save_ = buttons->button(QDialogButtonBox::Save);
  form.addRow(buttons);
  connect(preset_, &QComboBox::currentIndexChanged, this, &PictureDialog::choosePreset);
  connect(transparent_, &QCheckBox::toggled, this, [this] { check(); });
  connect(file_, &QLineEdit::textChanged, this, [this] { check(); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            emit wanted(wish());
            accept();
          });
}

PictureCommands::Wish PictureDialog::wish() const
{
  return {file_->text(),
          {width_->value(), height_->value()},
          supersampling_->currentData().toInt(),
          transparent_->isChecked(),
          overlays_->isChecked()};
}

void PictureDialog::choosePreset(int index)
{
  const QSize size = preset_->itemData(index).toSize();
  width_->setEnabled(!size.isValid());
  height_->setEnabled(!size.isValid());
  if(size.isValid())
  {
    width_->setValue(size.width());
    height_->setValue(size.height());
  }
  check();
}

void PictureDialog::chooseFile()
{
  auto* const dialog = new QFileDialog(this, tr("Save picture"), file_->text(), tr("Pictures (*.png *.jpg)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QFileDialog::fileSelected, file_, &QLineEdit::setText);
  dialog->open();
}

void PictureDialog::check()
{
  const QFileInfo file(file_->text());
  const bool folder = !file.fileName().isEmpty() && file.absoluteDir().exists();
  const bool opaque = transparent_->isChecked() && !file.suffix().startsWith(QLatin1String("png"), Qt::CaseInsensitive);
  note_->setText(!folder         ? tr("There is no such folder.")
                 : opaque        ? tr("Only PNG keeps a transparent background.")
                 : file.exists() ? tr("The file exists and will be replaced.")
                                 : QString());
  if(save_)
    save_->setEnabled(folder);
}

} // namespace sparkwright
