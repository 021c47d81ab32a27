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

/// Off, wire, solid or see-through, or off and on: buttons side by side of which one is down. Arrow keys move along them.
class LayerSwitch : public QWidget
{
  Q_OBJECT
public:
  LayerSwitch(Layer layer, QWidget* parent);

  LayerMode mode() const { return static_cast<LayerMode>(group_.checkedId()); }
  void setMode(LayerMode mode);
  /// Null: the layer has no such form.
  QToolButton* button(LayerMode mode) const;
  void retranslate();

signals:
  /// By the user.
  void chosen(sparkwright::Layer layer, sparkwright::LayerMode mode);

private:
  Layer layer_;
  QButtonGroup group_;
};

/// The signs of a layer's legend in a row; each tells what it means.
class LegendStrip : public QWidget
{
  Q_OBJECT
public:
  LegendStrip(Layer layer, QWidget* parent);

  QSize sizeHint() const override;
  void retranslate();

protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

private:
  static constexpr int step = 22, high = 16;
  Layer layer_;
  std::vector<LegendEntry> entries_;
};

/// The dock of layers: what the active view shows, and how; a table with a line for each layer.
class LayersPanel : public QWidget
{
  Q_OBJECT
public:
  explicit LayersPanel(QWidget* parent = nullptr);

  const LayerSettings& layers() const { return layers_; }
  /// Shows other settings; nothing is emitted.
  void setLayers(const LayerSettings& layers);
  /// Whether something is selected: else "only the selection" shows nothing, which the panel then says.
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
