#pragma once

#include "core/object/Math.h"
#include "editor/properties/NumberEdit.h"

#include <QLabel>
#include <QWidget>

#include <array>
#include <optional>

namespace sparkwright
{

/// Place and orientation of a thing in the world, as numbers to be typed, whatever its parent is.
class WorldPoseBar : public QWidget
{
  Q_OBJECT
public:
  explicit WorldPoseBar(QWidget* parent = nullptr);

  /// @param pose     nothing: it has none, and the bar is hidden
  /// @param movable  whether new numbers can be typed
  void show(const std::optional<Mat4f>& pose, bool movable);
  NumberEdit& field(std::size_t index) { return *fields_[index]; }
  void retranslate();

signals:
  /// A number was typed. @param pose  that is wanted, in the world
  void moved(const sparkwright::Mat4f& pose);

protected:
  void changeEvent(QEvent* event) override;

private:
  bool isTyping() const;
  void take();

  std::optional<Mat4f> pose_;
  QLabel *place_, *turn_;
  std::array<NumberEdit*, 6> fields_{}; ///< x, y, z in m, then degrees about x, y and z.
  std::array<QString, 6> shown_;
};

} // namespace sparkwright
