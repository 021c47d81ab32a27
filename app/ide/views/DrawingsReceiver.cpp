#include "app/ide/views/DrawingsReceiver.h"

#include "app/ide/views/ShownDrawings.h"

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

DrawingsReceiver::DrawingsReceiver(ShownDrawings& shown, QObject* parent) : QObject(parent), shown_(shown)
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

QString DrawingsReceiver::listen(int port, int further, const QString& address)
{
  QHostAddress place(address == QStringLiteral("localhost") ? QStringLiteral("127.0.0.1") : address);
  if(place.isNull())
    return tr("Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, "
              "or 0.0.0.0 for all.")
        .arg(address);
  if(place == QHostAddress(QHostAddress::AnyIPv6))
    place = QHostAddress::Any; // `::` is both families, as of the other ports.
  for(int each = port; each <= std::min(port + further, 65535); ++each)
  {
    socket_.close();
    if(socket_.bind(place, static_cast<quint16>(each)))
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
    seen_->board.take({data.constData(), static_cast<std::size_t>(data.size())});
  }
  if(const auto wanted = seen_->board.takeSelection())
    emit selectionWanted(wanted->first, wanted->second);
  shown_.setReceived(seen_->board.drawings());
  if(socket_.hasPendingDatagrams())
    update_.start();
}

void DrawingsReceiver::clear()
{
  seen_->board.clear();
  shown_.setReceived(seen_->board.drawings());
}

void DrawingsReceiver::showRun(const std::string& scene, bool own)
{
  Run& run = own ? own_ : other_;
  if(&run == seen_ && scene == run.scene)
    return;
  if(!own || scene != run.scene)
    run.board.clear();
  run.scene = scene;
  seen_ = &run;
  shown_.setReceived(seen_->board.drawings());
}

} // namespace sparkwright
