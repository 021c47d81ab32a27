#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/design/RobotSceneWatch.h"

namespace sparkwright
{

class JointPanel;
class MassPanel;
class MeshImports;
class MirrorCommands;

/// Aids for designing robots as a part of the window: joints, masses, symmetric copies, first robots, import and
/// export of URDF.
class DesignPart : public WindowPart
{
  Q_OBJECT
public:
  explicit DesignPart(const Surroundings& around);
  ~DesignPart() override;

  JointPanel& joints() { return *joints_; }
  MassPanel& masses() { return *masses_; }
  MirrorCommands& mirror() { return *mirror_; }
  MeshImports& meshes() { return *meshes_; }

  void retranslate() override;
  bool openFile(const QString& file) override;
  bool dropFiles(const QStringList& files, const QPoint& at) override;
  void showState(const SessionState& state) override;
  void closing() override;

private:
  void sweep();
  void computeMasses();
  void importRobot();
  /// @param robot  empty: to be chosen
  void convert(const QString& robot);
  void exportRobot();
  void newRobot();
  void open(const QString& scene);
  void drive(const QString& scene);
  void startDriving(const SessionState& state);
  QString folder() const;
  void raiseForScene(const SessionState& state);

  Surroundings around_;
  JointPanel* joints_;
  MassPanel* masses_;
  std::unique_ptr<MeshImports> meshes_;
  std::unique_ptr<MirrorCommands> mirror_;
  QDockWidget* jointsDock_;
  QDockWidget* massesDock_;
  QAction* exportRobot_;
  RobotSceneWatch opened_;
  QString toDrive_; ///< Scene that is to be driven as soon as it is there.
};

} // namespace sparkwright
