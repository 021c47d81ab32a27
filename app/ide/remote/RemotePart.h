#pragma once

#include "app/ide/common/WindowPart.h"
#include "netserver/client/RemoteServer.h"

#include <QAction>
#include <QStringList>

namespace sparkwright
{

/// Servers elsewhere as a part of the window: connecting to one, and back to the own simulation.
class RemotePart : public WindowPart
{
  Q_OBJECT
public:
  explicit RemotePart(const Surroundings& around);

  /// Shows a server in place of the own simulation, and remembers it.
  void connectTo(const RemoteAddress& address);
  void disconnectFrom();
  /// Addresses used recently, newest first.
  static QStringList recent();
  static constexpr int mostRecent = 8;

  void showMessages(const std::vector<LogEntry>& entries) override;
  void showState(const SessionState& state) override;

private:
  void ask();
  bool isOwn(const RemoteAddress& address) const;

  Surroundings around_;
  QAction* connect_;
  QAction* disconnect_;
};

} // namespace sparkwright
