#include "app/ide/views/LayersPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/PanelScroll.h"
#include "viewer/layers/LayerLegend.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <utility>

namespace sparkwright
{

namespace
{

struct ModeInfo
{
  const char *icon, *text;
};

constexpr std::array<ModeInfo, static_cast<std::size_t>(LayerMode::Count)> modeInfos{
    {{"layer-off", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "Off")},
     {"layer-wire", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "Wire")},
     {"layer-flat", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "Flat")},
     {"layer-solid", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "Solid")},
     {"layer-through", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "See-through")}}};
constexpr ModeInfo smoothInfo{"layer-solid", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "Smooth")};
constexpr ModeInfo onInfo{"layer-on", QT_TRANSLATE_NOOP("sparkwright::LayerSwitch", "On")};

/// A layer without forms is off or on.
const ModeInfo& infoOf(Layer layer, LayerMode mode)
{
  if(mode == LayerMode::Solid && LayerSettings::info(layer).forms != LayerForms::Some)
    return LayerSettings::info(layer).forms == LayerForms::All ? smoothInfo : onInfo;
  return modeInfos[static_cast<std::size_t>(mode)];
}

} // namespace

LayerSwitch::LayerSwitch(Layer layer, QWidget* parent) : QWidget(parent), layer_(layer)
{
  QHBoxLayout* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  group_.setExclusive(true);
  for(int i = 0; i < static_cast<int>(LayerMode::Count); ++i)
  {
    const auto mode = static_cast<LayerMode>(i);
    if(!LayerSettings::has(layer, mode))
      continue;
    QToolButton* const button = new QToolButton(this);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIcon(themedIcon(QString::fromLatin1(infoOf(layer, mode).icon)));
    button->setIconSize({16, 16});
    group_.addButton(button, i);
    row->addWidget(button);
  }
  row->addStretch();
  connect(&group_, &QButtonGroup::idClicked, this, [this](int id) { emit chosen(layer_, static_cast<LayerMode>(id)); });
  setMode(LayerMode::Off);
  retranslate();
}

void LayerSwitch::setMode(LayerMode mode)
{
  if(QToolButton* const wanted = button(mode))
    wanted->setChecked(true);
}

QToolButton* LayerSwitch::button(LayerMode mode) const
{
  return qobject_cast<QToolButton*>(group_.button(static_cast<int>(mode)));
}

void LayerSwitch::retranslate()
{
  const QString layer = LayerSettings::name(layer_);
  setAccessibleName(layer);
  for(QAbstractButton* const button : group_.buttons())
  {
    const QString mode = tr(infoOf(layer_, static_cast<LayerMode>(group_.id(button))).text);
    button->setToolTip(mode);
    button->setAccessibleName(tr("%1: %2").arg(layer, mode));
  }
}

LegendStrip::LegendStrip(Layer layer, QWidget* parent) : QWidget(parent), layer_(layer)
{
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  retranslate();
}

void LegendStrip::retranslate()
{
  entries_ = LayerSettings::legendOf(layer_);
  QStringList texts;
  for(const LegendEntry& entry : entries_)
    texts << entry.text;
  setAccessibleName(LayerSettings::name(layer_));
  setAccessibleDescription(texts.join(QStringLiteral("; ")));
  setVisible(!entries_.empty());
  updateGeometry();
  update();
}

QSize LegendStrip::sizeHint() const
{
  return {step * static_cast<int>(entries_.size()), high};
}

void LegendStrip::paintEvent(QPaintEvent*)
{
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // On the ground of the viewport's legend: the colours are chosen for it, and look the same in light and dark windows.
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(16, 20, 26));
  painter.drawRoundedRect(QRectF(0, 0, step * static_cast<double>(entries_.size()), high), 3, 3);
  for(std::size_t i = 0; i < entries_.size(); ++i)
    LayerLegend::paintSign(painter, QRectF(static_cast<double>(i) * step + 3, 0, step - 6, high), entries_[i]);
}

bool LegendStrip::event(QEvent* event)
{
  if(event->type() != QEvent::ToolTip)
    return QWidget::event(event);
  const QHelpEvent* const help = static_cast<QHelpEvent*>(event);
  const int at = help->pos().x() / step;
  if(at >= 0 && at < static_cast<int>(entries_.size()))
    QToolTip::showText(help->globalPos(), entries_[static_cast<std::size_t>(at)].text, this,
                       QRect(at * step, 0, step, high));
  else
    QToolTip::hideText();
  return true;
}

LayersPanel::LayersPanel(QWidget* parent)
    : QWidget(parent), presetsLabel_(new QLabel(this)), hint_(new QLabel(this)), reset_(new QToolButton(this)),
      selectionOnly_(new QCheckBox(this)), legend_(new QCheckBox(this))
{
  QWidget* const table = new QWidget(this);
  QGridLayout* const grid = new QGridLayout(table);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(2, 1);

  QHBoxLayout* const presetRow = new QHBoxLayout;
  presetRow->setSpacing(4);
  presetRow->addWidget(presetsLabel_);
  for(std::size_t i = 0; i < presets_.size(); ++i)
  {
    QToolButton* const button = presets_[i] = new QToolButton(this);
    button->setFocusPolicy(Qt::StrongFocus);
    presetRow->addWidget(button);
    connect(button, &QToolButton::clicked, this,
            [this, i]
            {
              LayerSettings wanted = LayerSettings::preset(static_cast<LayerSettings::Preset>(i));
              wanted.selectionOnly = layers_.selectionOnly;
              wanted.legend = layers_.legend;
              change(wanted);
            });
  }
  presetRow->addStretch();
  reset_->setIcon(themedIcon(QStringLiteral("reset")));
  reset_->setAutoRaise(true);
  reset_->setFocusPolicy(Qt::StrongFocus);
  presetRow->addWidget(reset_);
  connect(reset_, &QToolButton::clicked, this, [this] { change(LayerSettings()); });

  QWidget* const page = new QWidget(this);
  QVBoxLayout* const column = new QVBoxLayout(page);
  column->setContentsMargins(8, 8, 8, 8);
  column->setSpacing(8);
  column->addLayout(presetRow);
  for(const LayerSettings::Info& info : LayerSettings::table())
    makeRow(info.layer, *grid);
  column->addWidget(table);
  column->addWidget(selectionOnly_);
  hint_->setWordWrap(true);
  column->addWidget(hint_);
  column->addWidget(legend_);
  column->addStretch();
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new PanelScroll(page, this));

  const auto take = [this](bool LayerSettings::*what)
  {
    return [this, what](bool on)
    {
      LayerSettings wanted = layers_;
      wanted.*what = on;
      change(wanted);
    };
  };
  connect(selectionOnly_, &QCheckBox::clicked, this, take(&LayerSettings::selectionOnly));
  connect(legend_, &QCheckBox::clicked, this, take(&LayerSettings::legend));
  setFocusProxy(rows_[0].modes->button(LayerMode::Solid));
  setLayers(LayerSettings());
  retranslate();
}

void LayersPanel::makeRow(Layer layer, QGridLayout& grid)
{
  Row& row = rows_[static_cast<std::size_t>(layer)];
  row.name = new QLabel(this);
  row.modes = new LayerSwitch(layer, this);
  row.signs = new LegendStrip(layer, this);
  const int line = static_cast<int>(layer);
  grid.addWidget(row.name, line, 0);
  grid.addWidget(row.modes, line, 1);
  grid.addWidget(row.signs, line, 2);
  connect(row.modes, &LayerSwitch::chosen, this,
          [this](Layer which, LayerMode mode)
          {
            LayerSettings wanted = layers_;
            wanted.setMode(which, mode);
            change(wanted);
          });
}

void LayersPanel::setLayers(const LayerSettings& layers)
{
  layers_ = layers;
  for(std::size_t i = 0; i < rows_.size(); ++i)
    rows_[i].modes->setMode(layers.mode(static_cast<Layer>(i)));
  selectionOnly_->setChecked(layers.selectionOnly);
  legend_->setChecked(layers.legend);
  showHint();
}

void LayersPanel::change(const LayerSettings& layers)
{
  if(layers == layers_)
    return;
  setLayers(layers);
  emit layersChanged(layers_);
}

void LayersPanel::setSelected(bool selected)
{
  selected_ = selected;
  showHint();
}

void LayersPanel::showHint()
{
  hint_->setVisible(layers_.selectionOnly && !selected_);
}

void LayersPanel::retranslate()
{
  presetsLabel_->setText(tr("Show"));
  constexpr std::array<std::pair<const char*, const char*>, static_cast<std::size_t>(LayerSettings::Preset::Count)>
      presets{
          {{QT_TR_NOOP("Scene"), QT_TR_NOOP("The view without extra layers")},
           {QT_TR_NOOP("Physics"), QT_TR_NOOP("What the physics engine works with: shapes, contacts, joints, masses")},
           {QT_TR_NOOP("Sensors"), QT_TR_NOOP("Sensors and names of robots")}}};
  for(std::size_t i = 0; i < presets.size(); ++i)
  {
    presets_[i]->setText(tr(presets[i].first));
    presets_[i]->setToolTip(tr(presets[i].second));
    presets_[i]->setAccessibleName(tr("Show: %1").arg(presets_[i]->text()));
  }
  reset_->setToolTip(tr("Restore the defaults of this panel"));
  reset_->setAccessibleName(tr("Reset layers"));
  selectionOnly_->setText(tr("&Only the selection"));
  selectionOnly_->setToolTip(tr("Layers show only the selection and its robot; meshes stay"));
  legend_->setText(tr("&Legend in the view"));
  legend_->setToolTip(tr("Explain the colours of the layers that are on in a corner of the view"));
  hint_->setText(tr("Nothing is selected, so the layers show nothing. Click a robot in the view."));
  for(std::size_t i = 0; i < rows_.size(); ++i)
  {
    const auto layer = static_cast<Layer>(i);
    rows_[i].name->setText(LayerSettings::name(layer));
    rows_[i].name->setToolTip(LayerSettings::explanation(layer));
    rows_[i].modes->setToolTip(LayerSettings::explanation(layer));
    rows_[i].modes->retranslate();
    rows_[i].signs->retranslate();
  }
}

void LayersPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
