#pragma once

#include "app/ide/remote/ServerList.h"
#include "netserver/client/ServerProbe.h"

#include <QMenu>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace sparkwright
{

/// The menu of servers: the own simulation, and the known servers, each with whether it can be reached. What is chosen is
/// shown at once. While it is open, it finds out who is there.
class ServersMenu : public QMenu
{
  Q_OBJECT
public:
  /// The server that is shown.
  struct Shown
  {
    RemoteAddress address;
    bool connected = false;
  };
  /// @param shown    called when the menu opens, and while it is open; nothing: the own simulation
  /// @param further  entries below the servers
  ServersMenu(std::function<std::optional<Shown>()> shown, const QList<QAction*>& further, QWidget* parent);

  /// The entries of servers, in the order of `servers()`; those of the last time that it was open.
  const QList<QAction*>& entries() const { return entries_; }
  const std::vector<KnownServer>& servers() const { return servers_; }
  QAction& localEntry() const { return *local_; }
  void retranslate();

signals:
  void serverChosen(const sparkwright::RemoteAddress& address);
  void localChosen();

private:
  void fill();
  void refresh();

  std::function<std::optional<Shown>()> shown_;
  QList<QAction*> further_;
  ServerList list_;
  ServerProbe probe_;
  QTimer looking_;
  int turns_ = 0;
  QAction* local_;
  std::vector<KnownServer> servers_;
  QList<QAction*> entries_;
};

} // namespace sparkwright
