#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class JointPanel;
class MassPanel;

/// Aids for designing robots as a part of the window: joints, masses, first robots, import of URDF.
class DesignPart : public WindowPart
{
  Q_OBJECT
public:
  explicit DesignPart(const Surroundings& around);

  JointPanel& joints() { return *joints_; }
  MassPanel& masses() { return *masses_; }

  void retranslate() override;
  void showState(const SessionState& state) override;
  void closing() override;

private:
  void sweep();
  void importUrdf();
  void newRobot();
  void open(const QString& scene);
  QString folder() const;

  Surroundings around_;
  JointPanel* joints_;
  MassPanel* masses_;
  QDockWidget* jointsDock_;
  QDockWidget* massesDock_;
};

} // namespace sparkwright
