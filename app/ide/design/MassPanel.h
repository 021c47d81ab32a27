#pragma once

#include "core/design/MassSummary.h"

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>

#include <string>

namespace sparkwright
{

/// Masses and inertias of a robot: its parts in a table that can be sorted, and the whole below.
class MassPanel : public QWidget
{
  Q_OBJECT
public:
  explicit MassPanel(QWidget* parent);

  /// Shows the robot of a node of the scene; see robotOf().
  void setSelectedNode(int node) { selected_ = node; }
  void setFrame(const FramePtr& frame);
  void retranslate();

  /// The table and the sums, columns separated by tabs.
  QString asText() const;
  /// Opens the computation of masses from shapes.
  QPushButton* computeButton() const { return compute_; }
  /// The part whose row is current; empty: none.
  std::string currentPart() const;

signals:
  /// The user has chosen a part: its node of the scene.
  void nodeChosen(int node);

private:
  void fill(const design::RobotMass& robot);
  QString sums(const design::RobotMass& robot) const;

  int selected_ = -1;
  design::RobotMass shown_;
  bool fresh_ = true; ///< Titles have changed.
  QTreeWidget* table_;
  QLabel* sums_;
  QPushButton *copy_, *compute_;
};

} // namespace sparkwright
