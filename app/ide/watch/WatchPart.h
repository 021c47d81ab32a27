#pragma once

#include "app/ide/common/WindowPart.h"
#include "core/frame/Frame.h"
#include "core/frame/JointGeometry.h"
#include "core/signal/SignalCatalog.h"

#include <QStringList>

#include <optional>

namespace sparkwright
{

class LayerCommands;
class PlotsPart;
class ReplayPart;
class WatchPanel;

/// Watched expressions as a part of the window: values of the run that is shown, live or recorded. Keeps the choice.
class WatchPart : public WindowPart
{
  Q_OBJECT
public:
  explicit WatchPart(const Surroundings& around);

  WatchPanel& panel() { return *panel_; }
  QStringList expressions() const;
  /// Watches these, as a project has kept them.
  void setExpressions(const QStringList& expressions);

  void retranslate() override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;

private:
  JointGeometryPtr jointsOf(const SessionState& state) const;
  void store() const;

  Surroundings around_;
  WatchPanel* panel_;
  QDockWidget* dock_;
  PlotsPart& plots_;
  LayerCommands& layers_;
  ReplayPart& replay_;
  SignalCatalog catalog_;          ///< That the field completes.
  FramePtr last_;                  ///< Taken last.
  std::optional<long> generation_; ///< Of the run that the figures are of.
  bool anew_ = false;              ///< Expressions have changed: the frame is to be read again.
};

} // namespace sparkwright
