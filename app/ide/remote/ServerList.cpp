#include "app/ide/remote/ServerList.h"

#include "app/ide/common/RememberedList.h"
#include "app/ide/remote/ConnectDialog.h"
#include "netserver/client/FrameBuffer.h"

#include <QSettings>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int longestDelayMs = static_cast<int>(FrameBuffer::longestDelay * 1000);
const QString keptKey = QStringLiteral("keptServers");

const RememberedList& lastUsed()
{
  static const RememberedList list(QStringLiteral("recentServers"), ServerList::mostRecent);
  return list;
}

/// Those that something is known about. What cannot be read is left out.
std::vector<KnownServer> keptServers()
{
  std::vector<KnownServer> servers;
  QSettings settings;
  const int count = settings.beginReadArray(keptKey);
  for(int i = 0; i < count; ++i)
  {
    settings.setArrayIndex(i);
    KnownServer server;
    server.address = ConnectDialog::read(settings.value(QStringLiteral("address")).toString());
    server.name = settings.value(QStringLiteral("name")).toString();
    server.delay = std::clamp(settings.value(QStringLiteral("delay")).toInt(), 0, longestDelayMs);
    if(!server.address.host.empty() && server.address.port > 0)
      servers.push_back(std::move(server));
  }
  settings.endArray();
  return servers;
}

} // namespace

QStringList ServerList::recent()
{
  return lastUsed().all();
}

std::vector<KnownServer> ServerList::all() const
{
  const std::vector<KnownServer> kept = keptServers();
  std::vector<KnownServer> servers;
  std::ranges::copy_if(kept, std::back_inserter(servers), [](const KnownServer& server) { return !server.name.isEmpty(); });
  std::ranges::sort(servers, [](const KnownServer& a, const KnownServer& b)
                    { return a.name.localeAwareCompare(b.name) < 0; });
  for(const QString& text : recent())
  {
    const RemoteAddress address = ConnectDialog::read(text);
    if(!address.host.empty() && address.port > 0 && std::ranges::find(servers, address, &KnownServer::address) == servers.end())
      servers.push_back(find(address));
  }
  return servers;
}

KnownServer ServerList::find(const RemoteAddress& address) const
{
  const std::vector<KnownServer> kept = keptServers();
  const auto found = std::ranges::find(kept, address, &KnownServer::address);
  return found != kept.end() ? *found : KnownServer{address, {}, 0};
}

void ServerList::use(const RemoteAddress& address) const
{
  lastUsed().add(QString::fromStdString(address.text()));
}

void ServerList::keep(const KnownServer& server) const
{
  std::vector<KnownServer> kept = keptServers();
  std::erase_if(kept, [&](const KnownServer& other) { return other.address == server.address; });
  if(!server.name.isEmpty() || server.delay > 0)
    kept.push_back(server);
  QSettings settings;
  settings.remove(keptKey); // An array that was longer would leave entries.
  settings.beginWriteArray(keptKey, static_cast<int>(kept.size()));
  for(std::size_t i = 0; i < kept.size(); ++i)
  {
    settings.setArrayIndex(static_cast<int>(i));
    settings.setValue(QStringLiteral("address"), QString::fromStdString(kept[i].address.text()));
    settings.setValue(QStringLiteral("name"), kept[i].name);
    settings.setValue(QStringLiteral("delay"), kept[i].delay);
  }
  settings.endArray();
}

} // namespace sparkwright
