#pragma once

#include "app/web/live/LiveStream.h"
#include "app/web/page/Page.h"
#include "core/frame/FrameDresser.h"
#include "core/object/Log.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTcpServer>
#include <QTimer>
#include <QWebSocketServer>

#include <deque>
#include <functional>
#include <map>
#include <memory>

class QTcpSocket;
class QWebSocket;

namespace sparkwright
{

/// Serves the page and the live run to browsers, in the thread that it lives in, which needs an event loop.
///
/// Strict and limited: GET of the page and WebSockets from it, requests of up to 8 KB within seconds, and nothing that a
/// viewer says. Viewers that are slow miss frames; those that take nothing for long are disconnected. Exceptions end the
/// connection that they belong to, at most.
class LiveServer : public QObject
{
  Q_OBJECT
public:
  /// How much is waited for whom; shorter in tests.
  struct Limits
  {
    int viewers = 100;              ///< At the same time.
    int requests = 64;              ///< Connections that have not said what they want, at the same time.
    int requestMs = 10000;          ///< For a whole request, and for taking the answer.
    int stuckMs = 20000;            ///< For taking anything of the run.
    qint64 waiting = 256 << 10;     ///< Bytes that a viewer has not taken: no more frames before that.
    qint64 answers = 64 << 10;      ///< Bytes of answers to its pings that a viewer has not taken.
    int frameMs = 40;               ///< Between frames.
  };
  /// Called by the thread of this.
  struct Calls
  {
    std::function<FramePtr()> frame;         ///< The newest; null: none yet.
    std::function<void(LocalText)> note;     ///< What is worth a line in the log …
    std::function<void(LocalText)> warn;     ///< … and what was wrong.
    std::function<void(int)> viewersChanged; ///< Number of them.
  };

  /// @param hosts  further names of this machine by which browsers may ask
  /// @param dataDirectories  where meshes are looked for if frames have none; empty: frames have them
  LiveServer(Page page, QStringList hosts, std::vector<std::filesystem::path> dataDirectories, Limits limits, Calls calls);
  ~LiveServer() override;

  /// @return empty, or why it cannot listen
  LocalText listen(const QString& address, int port);
  int port() const { return server_.serverPort(); }

private:
  struct Viewer
  {
    std::unique_ptr<QWebSocket> socket;
    std::string place; ///< Its address.
    LiveStream::Known known;
    qint64 waiting = 0;  ///< Bytes that it had not taken when it was sent something last.
    QElapsedTimer taken; ///< Since it has taken something, or nothing was left to take.
  };
  void accept();
  bool dropIdleRequest();
  void take(QTcpSocket& socket);
  void readRequest(QTcpSocket& socket);
  void answer(QTcpSocket& socket, const QByteArray& response);
  void refuse(QTcpSocket& socket, int status, const QByteArray& reason);
  void addViewers();
  void addViewer(QWebSocket* socket);
  void dropViewer(QWebSocket* socket, LocalText why);
  void sendFrame();
  void takeFrame();
  void send(Viewer& viewer);
  void end(QWebSocket* socket, const LocalText& why);

  Page page_;
  Limits limits_;
  Calls calls_;
  QTcpServer server_;
  QWebSocketServer webSockets_;
  QTimer timer_;
  QElapsedTimer clock_;
  QByteArray pageText_;
  QStringList hosts_;
  std::deque<QTcpSocket*> requests_; ///< That have not said what they want, or take the answer; the oldest first.
  std::map<QWebSocket*, Viewer> viewers_;
  Log log_;
  std::unique_ptr<FrameDresser> dresser_; ///< Null: frames have meshes.
  LiveStream stream_;
  FramePtr shown_; ///< The frame taken last, as it came.
  bool failing_ = false; ///< Frames could not be taken or made messages, which was told.
};

} // namespace sparkwright
