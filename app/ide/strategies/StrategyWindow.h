#pragma once

#include "app/ide/agents/programs/Programs.h"
#include "app/ide/strategies/StrategySlot.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QWidget>

namespace sparkwright
{

/// A small window for one strategy that plays on a server somewhere: which server and side, the name of the team, the
/// library, and how it does. The simulator is not part of it.
class StrategyWindow : public QWidget
{
  Q_OBJECT
public:
  /// @param dataFolder  contains strategies' templates and header; may be empty
  /// @param make        see Programs
  StrategyWindow(const QString& dataFolder, MakeProcess make, QWidget* parent = nullptr);
  ~StrategyWindow() override;

  /// Fills in where it plays. @param place  `blue/127.0.0.1:7656`; parts may be missing  @return whether it is such a
  /// text
  bool setPlace(const QString& place);
  /// Plays with a file at once.
  void play(const QString& file);

  QLineEdit& server() const { return *server_; }
  QSpinBox& port() const { return *port_; }
  QComboBox& side() const { return *side_; }
  QLineEdit& team() const { return *team_; }
  StrategySlot& slot() const { return *slot_; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void refresh();

  Programs programs_;
  QTemporaryDir statusFolder_;
  QLabel *serverLabel_, *portLabel_, *sideLabel_, *teamLabel_;
  QLineEdit *server_, *team_;
  QSpinBox* port_;
  QComboBox* side_;
  StrategySlot* slot_;
  QTimer refreshing_;
};

} // namespace sparkwright
