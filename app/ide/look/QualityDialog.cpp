#include "app/ide/look/QualityDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int measureEvery = 500; // ms

} // namespace

QualityDialog::QualityDialog(const Quality& quality, ViewArea& area)
    : QDialog(area.window()), area_(&area), quality_(quality), shadows_(new QComboBox(this)),
      edges_(new QComboBox(this)), detail_(new QComboBox(this)), corners_(new QCheckBox(tr("D&arker corners"), this)),
      glow_(new QCheckBox(tr("&Glow around what is very bright"), this)),
      textures_(new QCheckBox(tr("&Textures"), this)), time_(new QLabel(this))
{
  setHelpTopic(*this, "viewport.md#drawing-quality");
  setWindowTitle(tr("Own drawing quality"));
  setAttribute(Qt::WA_DeleteOnClose);
  for(const QString& text : {tr("None"), tr("Hard, on the ground"), tr("Soft, everywhere")})
    shadows_->addItem(text);
  for(const QString& text : {tr("As they are"), tr("2 samples"), tr("4 samples"), tr("8 samples")})
    edges_->addItem(text);
  for(const QString& text : {tr("Coarse"), tr("Medium"), tr("Fine")})
    detail_->addItem(text);
  corners_->setToolTip(tr("Less light where things are close to one another"));
  glow_->setToolTip(tr("Lamps, and what is as bright as the sun makes it, spread some of their light"));
  edges_->setToolTip(tr("Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still."));
  textures_->setToolTip(tr("Pictures on things; without them, one sees the colours of their materials"));
  detail_->setToolTip(tr("How near things must be to be drawn with all their faces"));

  auto* const presetRow = new QHBoxLayout;
  constexpr Quality::Preset all[] = {Quality::Low, Quality::Medium, Quality::High};
  const std::array<QString, 3> names{tr("&Low"), tr("&Medium"), tr("&High")};
  for(std::size_t i = 0; i < presets_.size(); ++i)
  {
    QPushButton* const button = presets_[i] = new QPushButton(names[i], this);
    button->setAutoDefault(false);
    presetRow->addWidget(button);
    connect(button, &QPushButton::clicked, this,
            [this, preset = all[i]]
            {
              showQuality(preset);
              take();
            });
  }
  presetRow->addStretch();
  auto* const form = new QFormLayout;
  form->addRow(tr("Begin with:"), presetRow);
  form->addRow(tr("&Shadows:"), shadows_);
  form->addRow(tr("&Edges:"), edges_);
  form->addRow(tr("&Detail:"), detail_);
  form->addRow(QString(), corners_);
  form->addRow(QString(), glow_);
  form->addRow(QString(), textures_);
  form->addRow(tr("Time:"), time_);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addStretch();
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  for(QComboBox* const box : {shadows_, edges_, detail_})
    connect(box, &QComboBox::currentIndexChanged, this, &QualityDialog::take);
  for(QCheckBox* const box : {corners_, glow_, textures_})
    connect(box, &QCheckBox::toggled, this, &QualityDialog::take);
  time_->setAccessibleName(tr("Time of drawing"));
  time_->setMinimumWidth(time_->fontMetrics().averageCharWidth() * 44);
  showQuality(quality);
  connect(&timer_, &QTimer::timeout, this, &QualityDialog::measure);
  timer_.start(measureEvery);
  measure();
}

QualityDialog::~QualityDialog()
{
  if(area_)
    for(Viewport* const view : area_->viewports())
      view->setMeasured(false);
}

/// Shows a quality without telling.
void QualityDialog::showQuality(const Quality& quality)
{
  quality_ = quality;
  const QSignalBlocker blockers[] = {QSignalBlocker(shadows_), QSignalBlocker(edges_), QSignalBlocker(detail_),
                                     QSignalBlocker(corners_), QSignalBlocker(glow_),  QSignalBlocker(textures_)};
  shadows_->setCurrentIndex(static_cast<int>(quality.shadows));
  edges_->setCurrentIndex(static_cast<int>(quality.edges));
  detail_->setCurrentIndex(static_cast<int>(quality.detail));
  corners_->setChecked(quality.corners == Quality::Corners::Darker);
  glow_->setChecked(quality.glow == Quality::Glow::Around);
  textures_->setChecked(quality.textures == Quality::Textures::All);
}

void QualityDialog::take()
{
  quality_.shadows = static_cast<Quality::Shadows>(shadows_->currentIndex());
  quality_.edges = static_cast<Quality::Edges>(edges_->currentIndex());
  quality_.detail = static_cast<Quality::Detail>(detail_->currentIndex());
  quality_.corners = corners_->isChecked() ? Quality::Corners::Darker : Quality::Corners::Plain;
  quality_.glow = glow_->isChecked() ? Quality::Glow::Around : Quality::Glow::None;
  quality_.textures = textures_->isChecked() ? Quality::Textures::All : Quality::Textures::None;
  emit chosen(quality_);
  for(Viewport* const view : area_->viewports())
    view->setMeasured(false); // What was measured before is of another quality.
  measure();
}

/// Says how long the active view takes; one that stands still is drawn for it.
void QualityDialog::measure()
{
  Viewport& view = area_->active();
  view.setMeasured(true);
  const auto time = view.drawingTime();
  if(!time)
    time_->setText(tr("measuring…"));
  else
    //: %1: milliseconds, %2: pictures per second
    time_->setText(tr("%1 ms per picture, at most %2 a second")
                       .arg(QLocale().toString(*time, 'f', 1),
                            QLocale().toString(std::max(1000 / std::max(*time, 0.01), 0.1), 'f', 0)));
  view.update();
}

} // namespace sparkwright
