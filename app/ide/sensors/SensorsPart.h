#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/design/RobotSceneWatch.h"
#include "app/ide/sensors/SensorList.h"

namespace sparkwright
{

class SensorPanel;

/// The sensors of the selected robot as a part of the window.
class SensorsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit SensorsPart(const Surroundings& around);
  ~SensorsPart() override;

  SensorPanel& panel() { return *panel_; }
  QDockWidget& dock() { return *dock_; }

  void retranslate() override;
  void showState(const SessionState& state) override;

private:
  void raiseForScene(const SessionState& state);
  void activate(const SensorLine& line);
  void plot(const SensorLine& line);

  Surroundings around_;
  SensorPanel* panel_;
  QDockWidget* dock_;
  SensorList list_;
  RobotSceneWatch opened_;
  long asked_ = 0;
  FramePtr frame_; ///< For which it was asked last.
};

} // namespace sparkwright
