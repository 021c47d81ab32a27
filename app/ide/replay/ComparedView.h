#pragma once

#include "app/ide/replay/RunDifference.h"
#include "viewer/camera/Viewpoint.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace sparkwright
{

class Viewport;

/// Another run beside the views: its own viewport, below a row with its name, how much later it is shown, and how far
/// ball and robots are from where they are in the first run.
class ComparedView : public QWidget
{
  Q_OBJECT
public:
  /// @param name        of the run
  /// @param start,end  of the run, simulated s
  ComparedView(const QString& name, double start, double end, QWidget* parent = nullptr);

  Viewport& viewport() const { return *viewport_; }
  /// The moment of this run minus that of the first, s.
  QDoubleSpinBox& shift() const { return *shift_; }
  /// Checked: both runs are seen by the same camera.
  QToolButton& sameCamera() const { return *same_; }
  QToolButton& closeButton() const { return *close_; }
  QString difference() const { return difference_->text(); }

  /// Tells how far the runs are apart. @param apart  nothing: this run has no such moment
  void setDifference(const std::optional<RunDifference>& apart);
  /// Lets the camera of one of the two views follow that of the other, whichever has been moved.
  void followCamera(Viewport& first);
  void retranslate();

private:
  QString name_;
  double start_, end_;
  Viewport* viewport_;
  QLabel *title_, *shiftLabel_, *difference_;
  QDoubleSpinBox* shift_;
  QToolButton *same_, *close_;
  std::optional<RunDifference> apart_;
  std::optional<Viewpoint> seen_; ///< By both cameras, when they were last made the same.
};

} // namespace sparkwright
