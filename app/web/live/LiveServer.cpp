#include "app/web/live/LiveServer.h"

#include "app/web/live/GuardedThread.h"
#include "app/web/live/HttpRequest.h"
#include "app/web/live/BroadcastTexts.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <QWebSocket>

#include <algorithm>
#include <utility>
#include <vector>

namespace sparkwright
{

namespace
{

std::string placeOf(const QHostAddress& address)
{
  // Where a port serves both families, addresses of IPv4 come as those of IPv6.
  bool isPlain = false;
  const quint32 plain = address.toIPv4Address(&isPlain);
  return (isPlain ? QHostAddress(plain) : address).toString().toStdString();
}

/// Timers are of whole seconds in texts.
long secondsOf(int milliseconds)
{
  return (milliseconds + 500) / 1000;
}

} // namespace

LiveServer::LiveServer(Page page, QStringList hosts, std::vector<std::filesystem::path> dataDirectories, Limits limits,
                       Calls calls)
    : page_(std::move(page)), limits_(limits), calls_(std::move(calls)), server_(this),
      webSockets_(QStringLiteral("Sparkwright"), QWebSocketServer::NonSecureMode, this), timer_(this), hosts_(std::move(hosts))
{
  if(!dataDirectories.empty())
    dresser_ = std::make_unique<FrameDresser>(dataDirectories, log_);
  server_.setMaxPendingConnections(limits_.requests);
  webSockets_.setMaxPendingConnections(limits_.viewers);
  clock_.start();
  timer_.setInterval(limits_.frameMs);
  connect(&server_, &QTcpServer::newConnection, this, &LiveServer::accept);
  connect(&webSockets_, &QWebSocketServer::newConnection, this, &LiveServer::addViewers);
  connect(&timer_, &QTimer::timeout, this, &LiveServer::sendFrame);
}

LiveServer::~LiveServer()
{
  for(auto& [socket, viewer] : viewers_)
  {
    socket->disconnect(this);
    socket->close(QWebSocketProtocol::CloseCodeGoingAway);
  }
}

LocalText LiveServer::listen(const QString& address, int port)
{
  QHostAddress place;
  const bool inBrackets = address.startsWith(QLatin1Char('[')) && address.endsWith(QLatin1Char(']'));
  if(!place.setAddress(inBrackets ? address.mid(1, address.size() - 2) : address))
    return broadcastText("broadcast.noAddress", address.toStdString());
  if(place == QHostAddress(QHostAddress::AnyIPv6))
    place = QHostAddress::Any; // `::` is both families, as of the other ports.
  if(!server_.listen(place, static_cast<quint16>(port)))
    return broadcastText("broadcast.noPort", port, server_.errorString().toStdString());
  timer_.start();
  return {};
}

/// Makes room for somebody else: ends the oldest connection that has said nothing. @return false: there is none
bool LiveServer::dropIdleRequest()
{
  const auto idle = std::ranges::find_if(requests_, [](const QTcpSocket* socket)
                                         { return socket->bytesAvailable() == 0 && socket->bytesToWrite() == 0; });
  if(idle == requests_.end())
    return false;
  (*idle)->abort(); // Which takes it out of the list.
  return true;
}

void LiveServer::accept()
{
  while(QTcpSocket* const socket = server_.nextPendingConnection())
  {
    if(static_cast<int>(requests_.size()) >= limits_.requests && !dropIdleRequest())
    {
      socket->abort();
      socket->deleteLater();
      continue;
    }
    if(failureOf([&] { take(*socket); }).empty())
      continue;
    socket->disconnect(this);
    std::erase(requests_, socket);
    socket->abort();
    socket->deleteLater();
  }
}

/// A connection has come.
void LiveServer::take(QTcpSocket& connection)
{
  QTcpSocket* const socket = &connection;
  requests_.push_back(socket);
  socket->setReadBufferSize(2 * HttpRequest::most);
  // It has so long to ask and to take the answer, whatever it does meanwhile.
  auto* const limit = new QTimer(socket);
  limit->setObjectName("limit");
  limit->setSingleShot(true);
  connect(limit, &QTimer::timeout, this,
          [this, socket]
          {
            // Browsers open connections that they may never need; that is nothing to tell.
            if(socket->bytesAvailable() > 0 || socket->bytesToWrite() > 0)
              calls_.warn(broadcastText("broadcast.silent", placeOf(socket->peerAddress()), secondsOf(limits_.requestMs)));
            socket->abort();
          });
  limit->start(limits_.requestMs);
  const auto read = [this, socket]
  {
    if(const std::string why = failureOf([&] { readRequest(*socket); }); !why.empty())
    {
      failureOf([&] { calls_.warn(broadcastText("broadcast.failed", placeOf(socket->peerAddress()), why)); });
      socket->abort();
    }
  };
  connect(socket, &QTcpSocket::readyRead, this, read);
  connect(socket, &QTcpSocket::disconnected, this,
          [this, socket]
          {
            std::erase(requests_, socket);
            socket->deleteLater();
          });
  if(socket->bytesAvailable() > 0)
    read();
}

void LiveServer::readRequest(QTcpSocket& socket)
{
  const HttpRequest request = HttpRequest::read(socket.peek(HttpRequest::most + 4), hosts_);
  switch(request.kind)
  {
    case HttpRequest::Kind::Incomplete:
      return;
    case HttpRequest::Kind::Refused:
      return refuse(socket, request.status, request.reason);
    case HttpRequest::Kind::Page:
      if(pageText_.isEmpty())
        pageText_ = QByteArray::fromStdString(page_.begin() + page_.end({}));
      return answer(socket, httpResponse(200, "OK", "text/html; charset=utf-8", pageText_, request.headOnly));
    case HttpRequest::Kind::Socket:
      // The socket is not ours any more; it reads the request again.
      socket.disconnect(this);
      delete socket.findChild<QTimer*>("limit");
      std::erase(requests_, &socket);
      webSockets_.handleConnection(&socket);
  }
}

void LiveServer::answer(QTcpSocket& socket, const QByteArray& response)
{
  QObject::disconnect(&socket, &QTcpSocket::readyRead, this, nullptr);
  socket.readAll();
  socket.write(response);
  socket.disconnectFromHost(); // When all is written, or the time is over.
}

void LiveServer::refuse(QTcpSocket& socket, int status, const QByteArray& reason)
{
  calls_.warn(broadcastText("broadcast.refused", placeOf(socket.peerAddress()),
                       std::to_string(status) + ' ' + reason.toStdString()));
  answer(socket, httpResponse(status, reason, "text/plain; charset=utf-8", reason + '\n'));
}

void LiveServer::addViewers()
{
  while(QWebSocket* const socket = webSockets_.nextPendingConnection())
    if(const std::string why = failureOf([&] { addViewer(socket); }); !why.empty())
      end(socket, broadcastText("broadcast.failed", placeOf(socket->peerAddress()), why));
}

void LiveServer::addViewer(QWebSocket* socket)
{
  const std::string place = placeOf(socket->peerAddress());
  if(static_cast<int>(viewers_.size()) >= limits_.viewers)
  {
    calls_.warn(broadcastText("broadcast.full", place, static_cast<long>(viewers_.size())));
    connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
    constexpr auto tryAgainLater = static_cast<QWebSocketProtocol::CloseCode>(4013); // Our own, as the page knows.
    socket->close(tryAgainLater);
    return;
  }
  constexpr quint64 mostSaid = 1024; // Bytes; it has nothing to say at all.
  constexpr qint64 mostUnread = 64 << 10; // Bytes: what comes faster waits with its sender.
  socket->setReadBufferSize(mostUnread);
  socket->setMaxAllowedIncomingFrameSize(mostSaid);
  socket->setMaxAllowedIncomingMessageSize(mostSaid);
  Viewer& viewer = viewers_[socket];
  viewer.socket.reset(socket);
  viewer.place = place;
  viewer.taken.start();
  const auto spoke = [this, socket, place]
  {
    socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
    dropViewer(socket, broadcastText("broadcast.spoke", place));
  };
  // Not from within the socket's own signals.
  connect(socket, &QWebSocket::textMessageReceived, this, spoke, Qt::QueuedConnection);
  connect(socket, &QWebSocket::binaryMessageReceived, this, spoke, Qt::QueuedConnection);
  connect(
      socket, &QWebSocket::disconnected, this, [this, socket] { dropViewer(socket, {}); }, Qt::QueuedConnection);
  connect(socket, &QWebSocket::bytesWritten, this, [&viewer] { viewer.taken.start(); });
  calls_.viewersChanged(static_cast<int>(viewers_.size()));
  calls_.note(broadcastText("broadcast.came", place, static_cast<long>(viewers_.size())));
  send(viewer);
}

/// @param why  empty: it has left
void LiveServer::dropViewer(QWebSocket* socket, LocalText why)
{
  const auto found = viewers_.find(socket);
  if(found == viewers_.end())
    return; // Twice over.
  const std::string place = found->second.place;
  const bool refused = socket->closeCode() == QWebSocketProtocol::CloseCodeTooMuchData ||
                       socket->closeCode() == QWebSocketProtocol::CloseCodeProtocolError;
  socket->disconnect(this);
  found->second.socket.release()->deleteLater();
  viewers_.erase(found);
  const auto left = static_cast<long>(viewers_.size());
  calls_.viewersChanged(static_cast<int>(left));
  if(why.empty() && refused)
    why = broadcastText("broadcast.spoke", place);
  if(!why.empty())
    calls_.warn(why);
  else
    calls_.note(broadcastText("broadcast.left", place, left));
}

void LiveServer::takeFrame()
{
  const FramePtr frame = calls_.frame();
  if(!frame || !frame->structure || frame == shown_)
    return;
  shown_ = frame;
  stream_.take(dresser_ ? dresser_->dress(frame) : frame, static_cast<double>(clock_.elapsed()) / 1000);
  failing_ = false;
}

void LiveServer::sendFrame()
{
  if(viewers_.empty())
    return;
  if(const std::string why = failureOf([this] { takeFrame(); }); !why.empty())
  {
    if(!std::exchange(failing_, true))
      failureOf([&] { calls_.warn(broadcastText("broadcast.frameFailed", why)); });
    // Half a frame may have been taken: all viewers begin anew with the next one.
    stream_ = {};
    for(auto& [socket, viewer] : viewers_)
      viewer.known = {};
    return;
  }
  std::vector<std::pair<QWebSocket*, LocalText>> ends;
  for(auto& [socket, viewer] : viewers_)
  {
    if(socket->bytesToWrite() == 0)
      viewer.taken.start();
    else if(viewer.taken.elapsed() > limits_.stuckMs)
    {
      ends.emplace_back(socket, broadcastText("broadcast.stuck", viewer.place, secondsOf(limits_.stuckMs)));
      continue;
    }
    // Each ping is answered, and the answers wait if nobody reads them. Else what waits only becomes less by itself.
    if(socket->bytesToWrite() > viewer.waiting + limits_.answers)
      ends.emplace_back(socket, broadcastText("broadcast.spoke", viewer.place));
    else if(const std::string why = failureOf([&, &to = viewer] { send(to); }); !why.empty())
      ends.emplace_back(socket, broadcastText("broadcast.failed", viewer.place, why));
  }
  for(const auto& [socket, why] : ends)
    end(socket, why);
}

/// Of a viewer, at once.
void LiveServer::end(QWebSocket* socket, const LocalText& why)
{
  socket->disconnect(this);
  socket->abort();
  if(viewers_.contains(socket))
    dropViewer(socket, why);
  else
    socket->deleteLater();
}

void LiveServer::send(Viewer& viewer)
{
  if(viewer.socket->bytesToWrite() > limits_.waiting)
    return; // It gets the newest frame as soon as it is ready.
  const QByteArray message = stream_.next(viewer.known);
  if(!message.isEmpty())
  {
    viewer.socket->sendBinaryMessage(message);
    viewer.waiting = viewer.socket->bytesToWrite();
  }
}

} // namespace sparkwright
