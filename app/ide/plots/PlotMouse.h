#pragma once

#include <QObject>

class QMouseEvent;
class QWheelEvent;

namespace sparkwright
{

class PlotView;

/// What the mouse does in a PlotView: chooses moments, moves and zooms axes, shows values.
class PlotMouse : public QObject
{
public:
  /// @param view  whose child this becomes
  explicit PlotMouse(PlotView& view);

private:
  enum class Drag
  {
    None,
    Moment,
    Axis
  };
  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void turn(const QWheelEvent& event);

  PlotView& view_;
  Drag drag_ = Drag::None;
  double grabbed_ = 0; ///< Time that stays below the mouse.
};

} // namespace sparkwright
