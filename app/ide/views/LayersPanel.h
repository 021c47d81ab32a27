#pragma once

#include "viewer/layers/LayerSettings.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <array>

namespace sparkwright
{

/// Buttons for the mode of a layer: off, wire, flat, smooth or transparent; or off and on. Arrow keys move along them.
class LayerSwitch : public QWidget
{
  Q_OBJECT
public:
  LayerSwitch(Layer layer, QWidget* parent);

  LayerMode mode() const { return static_cast<LayerMode>(group_.checkedId()); }
  void setMode(LayerMode mode);
  /// Null if the layer lacks this mode.
  QToolButton* button(LayerMode mode) const;
  void retranslate();

signals:
  /// By the user.
  void chosen(sparkwright::Layer layer, sparkwright::LayerMode mode);

private:
  Layer layer_;
  QButtonGroup group_;
};

/// The symbols of a layer's legend in a row, with tool tips.
class LegendStrip : public QWidget
{
  Q_OBJECT
public:
  LegendStrip(Layer layer, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  void retranslate();

protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

private:
  static constexpr int step = 22, high = 16;
  Layer layer_;
  std::vector<LegendEntry> entries_;
};

/// The dock of layers: the layers of the active view, one row each.
class LayersPanel : public QWidget
{
  Q_OBJECT
public:
  explicit LayersPanel(QWidget* parent = nullptr);

  const LayerSettings& layers() const { return layers_; }
  /// Shows settings without a signal.
  void setLayers(const LayerSettings& layers);
  /// Whether something is selected; if not, the panel explains that "only the selection" shows nothing.
  void setSelected(bool selected);

  LayerSwitch& layerSwitch(Layer layer) const { return *rows_[static_cast<std::size_t>(layer)].modes; }
  QCheckBox& selectionOnly() const { return *selectionOnly_; }
  QCheckBox& legend() const { return *legend_; }
  QToolButton& presetButton(LayerSettings::Preset preset) const { return *presets_[static_cast<std::size_t>(preset)]; }
  QToolButton& resetButton() const { return *reset_; }
  QString hint() const { return hint_->isHidden() ? QString() : hint_->text(); }

signals:
  /// The user has changed something.
  void layersChanged(const sparkwright::LayerSettings& layers);

protected:
  void changeEvent(QEvent* event) override;

private:
  struct Row
  {
    QLabel* name = nullptr;
    LayerSwitch* modes = nullptr;
    LegendStrip* signs = nullptr;
  };
  void makeRow(Layer layer, QGridLayout& grid);
  void change(const LayerSettings& layers);
  void retranslate();
  void showHint();

  LayerSettings layers_;
  bool selected_ = false;
  std::array<Row, static_cast<std::size_t>(Layer::Count)> rows_;
  std::array<QToolButton*, static_cast<std::size_t>(LayerSettings::Preset::Count)> presets_{};
  QLabel *presetsLabel_, *hint_;
  QToolButton* reset_;
  QCheckBox *selectionOnly_, *legend_;
};

} // namespace sparkwright
