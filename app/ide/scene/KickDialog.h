#pragma once

#include "core/object/Math.h"

#include <QDialog>
#include <QDoubleSpinBox>

namespace sparkwright
{

/// Asks for speed, direction and height of a kick. Remembers the last answer.
class KickDialog : public QDialog
{
  Q_OBJECT
public:
  /// Deletes itself when it is closed.
  explicit KickDialog(QWidget* parent = nullptr);

  /// Velocity of the ball, m/s, world axes.
  Vec3f velocity() const;
  QDoubleSpinBox& speed() { return *speed_; }
  QDoubleSpinBox& direction() { return *direction_; }
  QDoubleSpinBox& height() { return *height_; }

  void accept() override;

signals:
  void kicked(const sparkwright::Vec3f& velocity);

private:
  QDoubleSpinBox *speed_, *direction_, *height_;
};

} // namespace sparkwright
