#pragma once

#include "app/ide/session/Session.h"
#include "core/design/JointSweep.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QWidget>

#include <array>
#include <memory>
#include <vector>

namespace sparkwright
{

/// The joints of a robot: a slider and a number for each axis, its limits, and where it is now. Sets the posture at
/// once, or drives the joints by their motors while the simulation runs.
class JointPanel : public QWidget
{
  Q_OBJECT
public:
  /// @param session  must outlive this
  JointPanel(Session& session, QWidget* parent);
  ~JointPanel() override;

  enum class Mode
  {
    Set,  ///< The posture is set without forces.
    Drive ///< Motors drive to the angles; released when the mode ends or another robot is shown.
  };
  Mode mode() const { return static_cast<Mode>(mode_->currentIndex()); }
  void setMode(Mode mode);

  /// Shows the robot of a node of the scene; see robotOf().
  void setSelectedNode(int node) { selected_ = node; }
  /// Updates the angles, and keeps drives alive. Call it about ten times a second.
  void setState(const SessionState& state);
  /// Sets all joints to zero, and then these.
  void showPosture(const std::vector<design::JointValue>& posture);
  /// Ends all drives.
  void release();

  void retranslate();
  QPushButton* sweepButton() const { return sweep_; }
  /// The robot that is shown, as robotOf(); -1: none.
  int robot() const { return robot_; }

protected:
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  struct Row
  {
    std::uint64_t id = 0; ///< Of the joint.
    int joint = -1;       ///< Index in the structure.
    int axis = 0;
    bool slides = false, driven = false, ends = false; ///< Has a motor; has two limits.
    float low = 0, high = 0;                           ///< Of the slider: degrees or m.
    bool driving = false;
    QString name;
    QLabel* label = nullptr;
    QSlider* slider = nullptr;
    QDoubleSpinBox* number = nullptr;
    QLabel* now = nullptr;
    QLabel* limits = nullptr;

    std::array<QWidget*, 5> widgets() const { return {label, slider, number, now, limits}; }
  };

  void rebuild(const Frame& frame);
  void addRow(const PhysicsStructure::Joint& joint, const std::string& name, int index, int axis);
  void applyFilter();
  void fitLimits();
  void showLimits(Row& row) const;
  void want(Row& row, double value);
  void send(const Row& row, double value);
  void zero();
  void updateEnabled();
  double positionsPerUnit(const Row& row) const { return row.slides ? 10000 : 10; }

  Session& session_;
  int selected_ = -1;
  int robot_ = -1;
  long generation_ = -1;
  std::shared_ptr<const PhysicsStructure> structure_;
  std::vector<Row> rows_;
  bool limitsShown_ = true;
  bool quiet_ = false; ///< Values are being shown, not chosen.
  QElapsedTimer kept_; ///< Since drives were sent last.

  QComboBox* mode_;
  QLineEdit* filter_;
  QPushButton* zero_;
  QPushButton* sweep_;
  QLabel* note_;
  QScrollArea* area_;
  QWidget* content_ = nullptr;
  QGridLayout* grid_ = nullptr;
};

} // namespace sparkwright
