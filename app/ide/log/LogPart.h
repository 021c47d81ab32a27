#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class LogPanel;

/// The log as a part of the window. Messages lead to the nodes they are about.
class LogPart : public WindowPart
{
  Q_OBJECT
public:
  explicit LogPart(const Surroundings& around);

  LogPanel& panel() { return *panel_; }

  void retranslate() override;
  void showMessages(const std::vector<LogEntry>& entries) override;

private:
  /// Copies the place of a message and selects the node that was made there.
  void showPlace(const QString& file, int line, int column);

  Surroundings around_;
  LogPanel* panel_;
  QDockWidget* dock_;
};

} // namespace sparkwright
