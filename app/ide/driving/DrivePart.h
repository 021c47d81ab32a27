#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/driving/DriveKeys.h"
#include "app/ide/driving/DrivePlan.h"

#include <QAction>
#include <QTimer>

namespace sparkwright
{

class DriveBanner;

/// Driving of the selected robot by keys, as a part of the window. While it is armed, the keys of driving act wherever a
/// view has the keyboard, and nothing else does what they do else.
class DrivePart : public WindowPart
{
  Q_OBJECT
public:
  explicit DrivePart(const Surroundings& around);
  ~DrivePart() override;

  QAction& action() const { return *drive_; }
  DriveBanner& banner() const { return *banner_; }

  void showFrame(const SessionState& state) override;
  void showState(const SessionState& state) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  static constexpr int commandEvery = 100; ///< ms; a World ends drives that nobody goes on with.

private:
  void arm(bool on);
  /// Finds out how the selected robot drives; ends driving, and says why, if it does not.
  void plan(const Frame& frame);
  void end(const QString& why);
  void command();
  bool isForViews() const;
  QString robotName(const Frame& frame) const;

  Surroundings around_;
  QAction* drive_;
  DriveBanner* banner_;
  DriveKeys keys_;
  DrivePlan plan_;
  int robot_ = -1; ///< Group of bodies; -1: none yet.
  std::shared_ptr<const PhysicsStructure> structure_; ///< That the plan belongs to.
  QTimer commanding_;
};

} // namespace sparkwright
