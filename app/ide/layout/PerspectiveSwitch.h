#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/layout/Perspective.h"

#include <QWidget>

#include <array>

namespace sparkwright
{

/// The switch of the tool bar between the perspectives, and their actions.
class PerspectiveSwitch : public QWidget
{
  Q_OBJECT
public:
  explicit PerspectiveSwitch(Actions& actions, QWidget* parent = nullptr);

  QAction* action(Perspective perspective) const { return made_[static_cast<std::size_t>(perspective)]; }
  QList<QAction*> entries() const { return {made_.begin(), made_.end()}; }
  void showCurrent(Perspective perspective);
  void retranslate();

signals:
  void chosen(sparkwright::Perspective perspective);

private:
  std::array<QAction*, perspectiveCount> made_{};
};

} // namespace sparkwright
