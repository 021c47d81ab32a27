#pragma once

#include "viewer/render/Quality.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTimer>

#include <array>

namespace sparkwright
{

class ViewArea;

/// Asks for the parts of a rendering quality; each change is seen in the views at once, with the time that a picture
/// takes. Does not block the window.
class QualityDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param area  whose views show it
  QualityDialog(const Quality& quality, ViewArea& area);
  ~QualityDialog() override;

  const Quality& quality() const { return quality_; }
  QComboBox& shadows() const { return *shadows_; }
  QCheckBox& corners() const { return *corners_; }
  QCheckBox& glow() const { return *glow_; }
  QComboBox& edges() const { return *edges_; }
  QCheckBox& textures() const { return *textures_; }
  QComboBox& detail() const { return *detail_; }
  QPushButton& presetButton(Quality::Preset preset) const { return *presets_[static_cast<std::size_t>(preset)]; }
  /// What is said about the time of drawing.
  QString time() const { return time_->text(); }

signals:
  void chosen(const sparkwright::Quality& quality);

private:
  void showQuality(const Quality& quality);
  void take();
  void measure();

  QPointer<ViewArea> area_; ///< When the window goes, it goes first.
  Quality quality_;
  QComboBox *shadows_, *edges_, *detail_;
  QCheckBox *corners_, *glow_, *textures_;
  std::array<QPushButton*, 3> presets_{};
  QLabel* time_;
  QTimer timer_;
};

} // namespace sparkwright
