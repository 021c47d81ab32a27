#include "app/ide/views/DrawingsReceiver.h"

#include "app/ide/views/ViewArea.h"

#include <QNetworkDatagram>
#include <QNetworkProxy>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int pause = 30;           // ms
constexpr int mostAtOnce = 2'000;   // datagrams, so that a flood leaves the window some time

} // namespace

DrawingsReceiver::DrawingsReceiver(ViewArea& area, QObject* parent) : QObject(parent), area_(area)
{
  socket_.setProxy(QNetworkProxy::NoProxy); // What this machine's programs send takes no other way.
  update_.setSingleShot(true);
  update_.setInterval(pause);
  connect(&update_, &QTimer::timeout, this, &DrawingsReceiver::receive);
  connect(&socket_, &QUdpSocket::readyRead, this,
          [this]
          {
            if(!update_.isActive())
              update_.start();
          });
}

QString DrawingsReceiver::listen(int port, int further)
{
  for(int each = port; each <= std::min(port + further, 65535); ++each)
  {
    socket_.close();
    if(socket_.bind(QHostAddress::LocalHost, static_cast<quint16>(each)))
      return {};
  }
  return tr("Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose "
            "another port with --drawing-port.")
      .arg(port)
      .arg(socket_.errorString());
}

void DrawingsReceiver::receive()
{
  for(int i = 0; i < mostAtOnce && socket_.hasPendingDatagrams(); ++i)
  {
    const QByteArray data = socket_.receiveDatagram().data();
    board_.take({data.constData(), static_cast<std::size_t>(data.size())});
  }
  if(const auto wanted = board_.takeSelection())
    emit selectionWanted(wanted->first, wanted->second);
  show();
  if(socket_.hasPendingDatagrams())
    update_.start();
}

void DrawingsReceiver::clear()
{
  board_.clear();
  show();
}

void DrawingsReceiver::show()
{
  const DrawingsPtr drawings = board_.drawings();
  if(drawings == shown_)
    return;
  shown_ = drawings;
  area_.setDrawings(drawings);
}

} // namespace sparkwright
