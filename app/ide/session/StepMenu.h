#pragma once

#include "app/ide/common/WindowPart.h"
#include "physics/StepKind.h"

#include <QMenu>
#include <QObject>

#include <array>
#include <memory>

class QAction;

namespace sparkwright
{

struct SessionState;

/// The menu in which one chooses how steps of physics are computed.
class StepMenu : public QObject
{
  Q_OBJECT
public:
  explicit StepMenu(const WindowPart::Surroundings& around);

  void retranslate();
  void show(const SessionState& state);

private:
  std::unique_ptr<QMenu> menu_;
  std::array<QAction*, std::size(stepKindNames)> kinds_{}; ///< In the order of StepKind.
};

} // namespace sparkwright
