#include "app/ide/capture/VideoDialog.h"

#include "app/ide/capture/PictureCommands.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/UserFolders.h"
#include "editor/properties/NumberBoxes.h"

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
#include <QSpinBox>
#include <QToolButton>

namespace sparkwright
{

namespace
{

constexpr QSize sizes[] = {{640, 360}, {1280, 720}, {1920, 1080}, {3840, 2160}, {1080, 1080}};

} // namespace

VideoDialog::VideoDialog(QWidget* parent)
    : QDialog(parent), format_(new QComboBox(this)), size_(new QComboBox(this)), time_(new QComboBox(this)),
      rate_(new WholeBox(this)), place_(new QLineEdit(this)), note_(new QLabel(this))
{
  setHelpTopic(*this, "viewport.md#videos");
  setWindowTitle(tr("Record video"));
  setAttribute(Qt::WA_DeleteOnClose);
  using Format = VideoSink::Format;
  if(!VideoSink::encoder().isEmpty())
  {
    format_->addItem(tr("MP4 (H.264)"), static_cast<int>(Format::Mp4));
    format_->addItem(tr("WebM (VP9)"), static_cast<int>(Format::WebM));
  }
  format_->addItem(tr("Pictures (PNG) in a folder"), static_cast<int>(Format::Pictures));
  for(const QSize size : sizes)
    size_->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
  size_->setCurrentIndex(1);
  rate_->setRange(1, 120);
  rate_->setValue(30);
  rate_->setSuffix(tr(" pictures per second"));
  time_->addItem(tr("Simulated time"), true);
  time_->addItem(tr("My time"), false);
  time_->setToolTip(
      tr("Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses"));
  place_->setMinimumWidth(360);
  auto* const browse = new QToolButton(this);
  browse->setText(tr("…"));
  browse->setAccessibleName(tr("Choose a place"));
  auto* const row = new QHBoxLayout;
  row->addWidget(place_);
  row->addWidget(browse);
  auto* const form = new QFormLayout(this);
  form->addRow(tr("&Format"), format_);
  form->addRow(tr("&Size"), size_);
  form->addRow(tr("&Rate"), rate_);
  form->addRow(tr("&Time"), time_);
  auto* const place = new QLabel(tr("&Place"), this);
  place->setBuddy(place_);
  form->addRow(place, row);
  form->addRow(QString(), note_);
  note_->setWordWrap(true);
  connect(browse, &QToolButton::clicked, this, &VideoDialog::choosePlace);
  addButtons(*form);
  chooseFormat();
}

void VideoDialog::addButtons(QFormLayout& form)
{
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  record_ = buttons->addButton(tr("Re&cord"), QDialogButtonBox::AcceptRole);
  form.addRow(buttons);
  connect(format_, &QComboBox::currentIndexChanged, this, &VideoDialog::chooseFormat);
  connect(place_, &QLineEdit::textChanged, this, &VideoDialog::check);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            emit wanted(settings());
            accept();
          });
}

VideoSink::Format VideoDialog::format() const
{
  return static_cast<VideoSink::Format>(format_->currentData().toInt());
}

VideoRecorder::Settings VideoDialog::settings() const
{
  return {format(), place_->text(), size_->currentData().toSize(), rate_->value(), time_->currentData().toBool()};
}

void VideoDialog::chooseFormat()
{
  const QString ending = format() == VideoSink::Format::Mp4    ? QStringLiteral(".mp4")
                         : format() == VideoSink::Format::WebM ? QStringLiteral(".webm")
                                                               : QString();
  place_->setText(PictureCommands::freeName(userFolder(QStandardPaths::MoviesLocation), ending));
  check();
}

void VideoDialog::choosePlace()
{
  auto* const dialog = new QFileDialog(this, tr("Record video"), place_->text());
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QFileDialog::fileSelected, place_, &QLineEdit::setText);
  dialog->open();
}

void VideoDialog::check()
{
  const QFileInfo place(place_->text());
  const bool there = !place.fileName().isEmpty() && place.absoluteDir().exists();
  note_->setText(!there ? tr("There is no such folder.")
                 : VideoSink::encoder().isEmpty()
                     ? tr("Videos need ffmpeg, which is not installed; it can make one of the pictures later.")
                     : QString());
  if(record_)
    record_->setEnabled(there);
}

} // namespace sparkwright
