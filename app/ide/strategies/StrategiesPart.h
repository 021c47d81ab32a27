#pragma once

#include "app/ide/common/WindowPart.h"

#include <QElapsedTimer>
#include <QPointer>

class QAction;

namespace sparkwright
{

class NewStrategyDialog;
class StrategiesPanel;

/// The dock of strategies, which lead whole teams in games that have a port for them, and new strategies.
class StrategiesPart : public WindowPart
{
  Q_OBJECT
public:
  explicit StrategiesPart(const Surroundings& around);
  ~StrategiesPart() override;

  StrategiesPanel& panel() { return *panel_; }
  /// Asks for a new strategy; null: the dialog is closed.
  NewStrategyDialog* newDialog() const;

  void retranslate() override;
  void showState(const SessionState& state) override;

private:
  void makeNew();
  void useNew(const QString& source, const QString& library, const QString& side);

  Surroundings around_;
  StrategiesPanel* panel_;
  QDockWidget* dock_;
  QAction *new_, *show_;
  QPointer<NewStrategyDialog> newDialog_;
  bool relevant_ = false; ///< As the dock is.
  QElapsedTimer refreshed_;
};

} // namespace sparkwright
