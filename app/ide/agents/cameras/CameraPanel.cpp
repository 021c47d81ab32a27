#include "app/ide/agents/cameras/CameraPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/UserFolders.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QImageWriter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

CameraPanel::CameraPanel(std::shared_ptr<CameraDrawer> drawer, CameraFeed::Follow follow, QWidget* parent)
    : QWidget(parent), feed_(std::move(drawer), follow), robot_(new QComboBox(this)), camera_(new QComboBox(this)),
      kind_(new QComboBox(this)), inView_(new QToolButton(this)), save_(new QToolButton(this)), view_(new QLabel(this))
{
  auto* const row = new QHBoxLayout;
  for(QComboBox* const box : {robot_, camera_})
  {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    row->addWidget(box, 1);
  }
  kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  row->addWidget(kind_);
  inView_->setIcon(themedIcon(QStringLiteral("show-in-view")));
  save_->setIcon(themedIcon(QStringLiteral("screenshot")));
  for(QToolButton* const button : {inView_, save_})
  {
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  auto* const column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addWidget(view_, 1);
  view_->setAlignment(Qt::AlignCenter);
  view_->setWordWrap(true);
  view_->setMinimumSize(80, 60);
  view_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
  for(const int kind : {-1, 0, 1, 2})
    kind_->addItem(QString(), kind);
  for(QComboBox* const box : {robot_, camera_, kind_})
    connect(box, &QComboBox::currentIndexChanged, this, &CameraPanel::choose);
  connect(&feed_, &CameraFeed::changed, this, &CameraPanel::fillBoxes);
  connect(&feed_, &CameraFeed::pictureChanged, this, &CameraPanel::showPicture);
  connect(inView_, &QToolButton::clicked, this, &CameraPanel::inViewWanted);
  connect(save_, &QToolButton::clicked, this, &CameraPanel::chooseFile);
  retranslate();
}

void CameraPanel::setFrame(const FramePtr& frame)
{
  feed_.setFrame(frame);
  refresh();
}

void CameraPanel::refresh()
{
  feed_.setSeen(isInSight(*this));
}

/// Boxes show what is shown; a robot that is not there stays chosen.
void CameraPanel::fillBoxes()
{
  const CameraChoice& shown = feed_.shown();
  const auto fill = [](QComboBox& box, const QList<std::pair<QString, QString>>& entries, const QString& current)
  {
    const QSignalBlocker quiet(box);
    QList<std::pair<QString, QString>> now;
    for(int i = 0; i < box.count(); ++i)
      now.append({box.itemText(i), box.itemData(i).toString()});
    if(now != entries)
    {
      box.clear();
      for(const auto& [text, data] : entries)
        box.addItem(text, data);
    }
    box.setCurrentIndex(box.findData(current));
  };
  QList<std::pair<QString, QString>> robots{{tr("Selected node"), QString()}}, cameras;
  for(const CameraFeed::Robot& robot : feed_.robots())
    robots.append({robot.name, robot.name});
  const auto isShown = [&](const auto& entry) { return entry.second == shown.robot; };
  if(std::ranges::none_of(robots, isShown))
    robots.append({tr("%1 (not there)").arg(shown.robot), shown.robot});
  for(const CameraFeed::Camera& camera : feed_.cameras())
    cameras.append({camera.text, camera.id});
  fill(*robot_, robots, shown.robot);
  fill(*camera_, cameras, shown.camera);
  const QSignalBlocker quiet(kind_);
  kind_->setCurrentIndex(kind_->findData(shown.kind));
}

void CameraPanel::choose()
{
  feed_.choose({robot_->currentData().toString(), camera_->currentData().toString(), kind_->currentData().toInt()});
}

void CameraPanel::showPicture()
{
  const QImage& picture = feed_.picture();
  save_->setEnabled(!picture.isNull());
  if(picture.isNull())
    return view_->setText(feed_.problem());
  const double ratio = devicePixelRatioF();
  QPixmap scaled =
      QPixmap::fromImage(picture.scaled(view_->size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  scaled.setDevicePixelRatio(ratio);
  view_->setPixmap(scaled);
}

QString CameraPanel::save(const QString& file) const
{
  QImageWriter writer(file);
  return writer.write(picture()) ? QString() : writer.errorString();
}

void CameraPanel::chooseFile()
{
  auto* const dialog =
      new QFileDialog(this, tr("Save the camera's picture"),
                      userFolder(QStandardPaths::PicturesLocation), tr("Pictures (*.png *.jpg)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& file)
          {
            const QString problem = save(file);
            emit told(problem.isEmpty() ? tr("Saved %1").arg(file) : tr("The picture is not saved: %1").arg(problem));
          });
  dialog->open();
}

void CameraPanel::retranslate()
{
  robot_->setAccessibleName(tr("Robot"));
  robot_->setToolTip(tr("Whose camera is shown"));
  camera_->setAccessibleName(tr("Camera"));
  camera_->setToolTip(tr("Camera of the robot, or the view of its head"));
  kind_->setAccessibleName(tr("Kind of picture"));
  kind_->setToolTip(tr("Kind of picture: colour, depth or segments"));
  const QString kinds[] = {tr("As sent"), tr("Colour"), tr("Depth"), tr("Segments")};
  for(int i = 0; i < kind_->count(); ++i)
    kind_->setItemText(i, kinds[i]);
  kind_->setMinimumWidth(kind_->sizeHint().width()); // Its own hint stays that of the language before.
  inView_->setToolTip(tr("Show this picture in a corner of the active view, too"));
  inView_->setAccessibleName(tr("Show in view"));
  save_->setToolTip(tr("Save this picture"));
  save_->setAccessibleName(save_->toolTip());
  feed_.retranslate();
}

void CameraPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

void CameraPanel::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  if(!picture().isNull())
    showPicture();
}

void CameraPanel::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  refresh();
}

} // namespace sparkwright
