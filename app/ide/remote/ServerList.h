#pragma once

#include "netserver/client/RemoteServer.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sparkwright
{

/// A server that was watched before, and what a person has said about it.
struct KnownServer
{
  RemoteAddress address;
  QString name;  ///< Empty: none.
  int delay = 0; ///< ms by which its frames are shown later, so that they come evenly; see FrameBuffer.

  /// `Field A`, or the address.
  QString title() const { return name.isEmpty() ? QString::fromStdString(address.text()) : name; }
};

/// The servers that are remembered in the settings: those with a name, and those that were used last.
class ServerList
{
public:
  static constexpr int mostRecent = 8;

  /// Those with a name first, by name; then the others, newest first.
  std::vector<KnownServer> all() const;
  /// What is known of a server; nothing but its address if it is new.
  KnownServer find(const RemoteAddress& address) const;
  /// Remembers a server as one that was used just now.
  void use(const RemoteAddress& address) const;
  /// Keeps what is known of it. Without a name and a delay, it stays among those used last only.
  void keep(const KnownServer& server) const;
  /// Addresses that were used last, newest first.
  static QStringList recent();
};

} // namespace sparkwright
