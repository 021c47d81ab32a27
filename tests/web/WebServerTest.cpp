#include "WebSupport.h"
#include "app/web/live/GuardedThread.h"
#include "app/web/live/WebServer.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocket>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr int patience = 10000; // ms, for what should happen at once.

/// A browser's WebSocket.
struct Viewer
{
  explicit Viewer(int port, const QString& origin = {}) : socket(origin)
  {
    QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket,
                     [this](const QByteArray& bytes)
                     {
                       ++messages;
                       problem += page.take(bytes.toStdString());
                     });
    socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(port)));
  }
  bool waitFor(const std::function<bool()>& what) { return QTest::qWaitFor(what, patience); }
  bool waitForFrames(int count)
  {
    return waitFor([&] { return page.frames() >= count; });
  }
  bool waitForEnd()
  {
    return waitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; });
  }

  QWebSocket socket;
  PageReader page;
  QString problem;
  int messages = 0;
};

} // namespace

/// The page and the live run, as browsers get them from a real server.
class WebServerTest : public QObject
{
  Q_OBJECT

private slots:
  void init() { notes_.clear(); }
  void cleanup() { server_.reset(); }

  void thePageIsServed();
  void bothFamiliesOfAddressesAreServed();
  void viewersSeeTheRun();
  void whoComesLateSeesTheScene();
  void viewersCannotCommand();
  void longMessagesEndTheConnection();
  void otherPagesGetNothing();
  void badRequestsAreAnsweredAndTold_data();
  void badRequestsAreAnsweredAndTold();
  void whoSaysNothingIsSentAway();
  void whoTakesNothingIsSentAway();
  void pingsWhoseAnswersNobodyTakesEndTheConnection();
  void connectionsThatSayNothingMakeRoom();
  void onlyThisMachinesNamesAreAnswered();
  void tooManyAreSentAway();
  void aTakenPortIsTold();
  void anAddressThatIsNoneIsTold();
  void showingDoesNotWaitForViewers();
  void failuresEndAConnectionAtMost();
  void aFailureOfTheLoopEndsItsThreadAlone();

private:
  void start(LiveServer::Limits limits = {}, const std::string& title = "match")
  {
    LocalText problem;
    server_ = WebServer::start({.port = 0, .title = title, .dataDirectories = {}}, problem, {}, limits);
    QVERIFY2(server_, problem.english().c_str());
    QVERIFY(server_->port() > 0);
  }
  QByteArray ask(const QByteArray& bytes)
  {
    QTcpSocket socket;
    socket.connectToHost("127.0.0.1", static_cast<quint16>(server_->port()));
    socket.write(bytes);
    const bool isOver = QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, patience);
    return isOver ? socket.readAll() : QByteArray("no end");
  }
  bool told(const QString& words)
  {
    return QTest::qWaitFor(
        [&]
        {
          for(const Diagnostic& note : server_->takeNotes())
            notes_ << QString::fromStdString(note.text());
          return notes_.join('\n').contains(words);
        },
        patience);
  }

  std::unique_ptr<FrameBroadcast> server_;
  QStringList notes_;
};

void WebServerTest::thePageIsServed()
{
  start({}, "<match>");
  const QByteArray answer = ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  QVERIFY2(answer.startsWith("HTTP/1.1 200 OK\r\n"), answer.left(100));
  QVERIFY(answer.contains("\"live\":true"));
  QVERIFY(answer.contains("&lt;match&gt;"));
  QVERIFY(answer.contains("connect-src 'self'"));
  QVERIFY(answer.endsWith("</html>\n"));
  const QByteArray head = ask("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  QVERIFY(head.startsWith("HTTP/1.1 200 OK\r\n") && head.endsWith("\r\n\r\n"));
}

void WebServerTest::bothFamiliesOfAddressesAreServed()
{
  QTcpServer probe;
  if(!probe.listen(QHostAddress::LocalHostIPv6))
    QSKIP("this machine has no IPv6");
  const auto answers = [this](const char* host)
  {
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(host), static_cast<quint16>(server_->port()));
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, patience) &&
           socket.readAll().startsWith("HTTP/1.1 200 OK\r\n");
  };
  for(const char* const address : {"::1", "[::1]", "::", "0.0.0.0"})
  {
    LocalText problem;
    server_ = WebServer::start({.address = address, .port = 0, .title = "match", .dataDirectories = {}}, problem);
    QVERIFY2(server_, problem.english().c_str());
    const bool everywhere = QByteArray(address) == "::" || QByteArray(address) == "0.0.0.0";
    QCOMPARE(server_->url(), (everywhere ? "http://localhost:" : "http://[::1]:") + std::to_string(server_->port()) + '/');
    QCOMPARE(answers("::1"), QByteArray(address) != "0.0.0.0");
    QCOMPARE(answers("127.0.0.1"), everywhere);
  }
  LocalText problem;
  QVERIFY(!WebServer::start({.address = "::g", .port = 0, .title = "match", .dataDirectories = {}}, problem));
  QVERIFY(!problem.empty());
}

void WebServerTest::viewersSeeTheRun()
{
  start();
  server_->show(chainFrame(0));
  Viewer viewer(server_->port());
  QVERIFY(viewer.waitForFrames(1));
  QVERIFY(told("a browser at 127.0.0.1 watches now; viewers: 1"));
  for(int i = 1; i <= 3; ++i)
  {
    server_->show(chainFrame(0.02 * i));
    QVERIFY(viewer.waitForFrames(i + 1));
    QCOMPARE(viewer.page.frame(i)["time"].toDouble(), 0.02 * i);
  }
  QCOMPARE(viewer.problem, QString());
  QCOMPARE(viewer.page.scenes(), 1);
  QCOMPARE(server_->viewers(), 1);
  viewer.socket.close();
  QVERIFY(told("watches no more; viewers: 0"));
  QCOMPARE(server_->viewers(), 0);
}

void WebServerTest::whoComesLateSeesTheScene()
{
  start();
  Viewer first(server_->port());
  QVERIFY(first.waitFor([&] { return server_->viewers() == 1; }));
  QCOMPARE(first.messages, 0); // There is nothing yet.
  server_->show(chainFrame(0));
  QVERIFY(first.waitForFrames(1));
  server_->show(chainFrame(0.5));
  QVERIFY(first.waitForFrames(2));
  Viewer second(server_->port());
  QVERIFY(second.waitForFrames(1));
  QCOMPARE(second.page.scenes(), 1);
  QCOMPARE(second.page.frame(0)["time"].toDouble(), 0.5);
  QCOMPARE(second.page.world(0), first.page.world(1));
}

void WebServerTest::viewersCannotCommand()
{
  start();
  Viewer viewer(server_->port());
  QVERIFY(viewer.waitFor([&] { return viewer.socket.isValid(); }));
  viewer.socket.sendTextMessage("(kickOff Left)");
  QVERIFY(viewer.waitForEnd());
  QCOMPARE(viewer.socket.closeCode(), QWebSocketProtocol::CloseCodePolicyViolated);
  QVERIFY(told("viewers may only watch"));
}

void WebServerTest::longMessagesEndTheConnection()
{
  start();
  Viewer viewer(server_->port());
  QVERIFY(viewer.waitFor([&] { return viewer.socket.isValid(); }));
  viewer.socket.sendBinaryMessage(QByteArray(1 << 20, 'x'));
  QVERIFY(viewer.waitForEnd());
  QVERIFY(told("viewers may only watch"));
  QCOMPARE(server_->viewers(), 0);
}

void WebServerTest::otherPagesGetNothing()
{
  start();
  server_->show(chainFrame(0));
  Viewer foreign(server_->port(), "http://evil.example");
  QVERIFY(foreign.waitForEnd());
  QVERIFY(told("403 Forbidden"));
  QCOMPARE(foreign.messages, 0);
  Viewer own(server_->port(), QStringLiteral("http://127.0.0.1:%1").arg(server_->port()));
  QVERIFY(own.waitForFrames(1));
}

void WebServerTest::badRequestsAreAnsweredAndTold_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("status");
  QTest::newRow("another file") << QByteArray("GET /secret HTTP/1.1\r\n\r\n") << QByteArray("404 Not Found");
  QTest::newRow("another method") << QByteArray("DELETE / HTTP/1.1\r\n\r\n") << QByteArray("405 Method Not Allowed");
  QTest::newRow("noise") << QByteArray("\x16\x03\x01\x02\n\x01", 6) << QByteArray("400 Bad Request");
  QTest::newRow("huge") << "GET / HTTP/1.1\r\nCookie: " + QByteArray(100'000, 'c')
                        << QByteArray("431 Request Header Fields Too Large");
}

void WebServerTest::badRequestsAreAnsweredAndTold()
{
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, status);
  start();
  const QByteArray answer = ask(bytes);
  if(bytes.size() < 50'000) // Who sends on and on may lose the answer.
    QVERIFY2(answer.startsWith("HTTP/1.1 " + status), answer.left(100));
  QVERIFY(told("was refused: " + status));
}

void WebServerTest::whoSaysNothingIsSentAway()
{
  start({.requestMs = 50});
  QCOMPARE(ask("GET / HTT"), QByteArray());
  QVERIFY(told("no whole request came within"));
}

void WebServerTest::whoTakesNothingIsSentAway()
{
  start({.stuckMs = 1000, .waiting = 1000, .frameMs = 5});
  QTcpSocket socket;
  socket.setReadBufferSize(1);
  socket.connectToHost("127.0.0.1", static_cast<quint16>(server_->port()));
  socket.write("GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  QVERIFY(QTest::qWaitFor([&] { return server_->viewers() == 1; }, patience));
  Viewer healthy(server_->port());
  QVERIFY(healthy.waitFor([&] { return server_->viewers() == 2; }));
  // New shapes again and again fill what the system keeps for the one that does not read.
  for(int i = 0; i < 1000 && server_->viewers() != 1; ++i)
  {
    auto structure = std::make_shared<SceneStructure>(*chainFrame(0)->structure);
    for(int more = 0; more < 2000; ++more)
      structure->nodes.push_back(structure->nodes[5]);
    for(std::size_t node = 6; node < structure->nodes.size(); ++node)
    {
      structure->nodes[node].end = static_cast<int>(node) + 1;
      structure->nodes[node].slot = structure->meshCount++;
    }
    auto frame = std::make_shared<Frame>(*chainFrame(0.001 * i));
    frame->structure = structure;
    frame->visible.assign(static_cast<std::size_t>(structure->meshCount), 1);
    server_->show(frame);
    (void)QTest::qWaitFor([&] { return server_->viewers() == 1 || healthy.page.frames() > i; }, 100); // Else the next one.
  }
  QVERIFY(told("it has taken nothing for"));
  QVERIFY(healthy.socket.isValid());
  QVERIFY(healthy.page.frames() > 2);
}

void WebServerTest::pingsWhoseAnswersNobodyTakesEndTheConnection()
{
  start();
  Viewer good(server_->port());
  QVERIFY(good.waitFor([&] { return server_->viewers() == 1; }));
  QTcpSocket socket;
  socket.setReadBufferSize(1);
  socket.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 4096);
  socket.connectToHost("127.0.0.1", static_cast<quint16>(server_->port()));
  socket.write("GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  QVERIFY(good.waitFor([&] { return server_->viewers() == 2; }));
  const QByteArray pings = (QByteArray("\x89\xfd\0\0\0\0", 6) + QByteArray(125, 'p')).repeated(500);
  QVERIFY(good.waitFor(
      [&]
      {
        if(socket.bytesToWrite() == 0 && socket.state() == QAbstractSocket::ConnectedState)
          socket.write(pings);
        return server_->viewers() == 1;
      }));
  server_->show(chainFrame(0));
  QVERIFY(good.waitForFrames(1));
  QCOMPARE(good.problem, QString());
}

void WebServerTest::connectionsThatSayNothingMakeRoom()
{
  LiveServer::Limits limits;
  limits.requests = 4;
  start(limits);
  std::vector<std::unique_ptr<QTcpSocket>> silent;
  for(int i = 0; i < 30; ++i)
  {
    silent.push_back(std::make_unique<QTcpSocket>());
    silent.back()->connectToHost("127.0.0.1", static_cast<quint16>(server_->port()));
    QVERIFY(QTest::qWaitFor([&] { return silent.back()->state() == QAbstractSocket::ConnectedState; }, patience));
  }
  QVERIFY(ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").startsWith("HTTP/1.1 200 OK\r\n"));
  QVERIFY(QTest::qWaitFor([&] { return silent[0]->state() == QAbstractSocket::UnconnectedState; }, patience));
}

void WebServerTest::onlyThisMachinesNamesAreAnswered()
{
  LocalText problem;
  server_ = WebServer::start({.port = 0, .title = "match", .hosts = {"Robots.lab"}, .dataDirectories = {}}, problem);
  QVERIFY2(server_, problem.english().c_str());
  QVERIFY(ask("GET / HTTP/1.1\r\nHost: robots.lab\r\n\r\n").startsWith("HTTP/1.1 200 OK\r\n"));
  const QByteArray own = QSysInfo::machineHostName().toUtf8();
  QVERIFY(ask("GET / HTTP/1.1\r\nHost: " + own + ":80\r\n\r\n").startsWith("HTTP/1.1 200 OK\r\n"));
  QVERIFY(ask("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").startsWith("HTTP/1.1 421 Misdirected Request\r\n"));
  QVERIFY(told("421 Misdirected Request"));
}

void WebServerTest::tooManyAreSentAway()
{
  start({.viewers = 2});
  Viewer first(server_->port()), second(server_->port());
  QVERIFY(first.waitFor([&] { return server_->viewers() == 2; }));
  Viewer third(server_->port());
  QVERIFY(third.waitForEnd());
  QCOMPARE(static_cast<int>(third.socket.closeCode()), 4013);
  QVERIFY(told("was turned away: 2 are watching already"));
  QCOMPARE(server_->viewers(), 2);
}

void WebServerTest::aTakenPortIsTold()
{
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost));
  LocalText problem;
  QVERIFY(!WebServer::start({.port = other.serverPort(), .title = "", .dataDirectories = {}}, problem));
  QVERIFY(problem.english().starts_with("the browser's port " + std::to_string(other.serverPort()) + " cannot be opened"));
}

void WebServerTest::anAddressThatIsNoneIsTold()
{
  LocalText problem;
  QVERIFY(!WebServer::start({.address = "nowhere", .port = 0, .title = "", .dataDirectories = {}}, problem));
  QVERIFY(problem.english().starts_with("nowhere is no address"));
}

void WebServerTest::showingDoesNotWaitForViewers()
{
  start({.frameMs = 1000000}); // It sends nothing by itself.
  Viewer viewer(server_->port());
  QVERIFY(viewer.waitFor([&] { return server_->viewers() == 1; }));
  std::weak_ptr<const Frame> old;
  for(int i = 0; i < 1000; ++i)
  {
    const FramePtr frame = chainFrame(0.02 * i);
    if(i == 500)
      old = frame;
    server_->show(frame);
  }
  QVERIFY(old.expired()); // Only the newest is kept.
  QCOMPARE(viewer.messages, 0);
}

/// As if there were no memory: for frames, for those who come, and for what is told of them.
void WebServerTest::failuresEndAConnectionAtMost()
{
  int failures = 0, viewers = 0;
  bool framesFail = false, comersFail = true;
  double time = 0;
  QStringList told;
  LiveServer::Limits limits;
  limits.frameMs = 5;
  LiveServer server({.title = "match", .run = Page::Run::Live, .words = {}}, {}, {}, limits,
                    {.frame =
                         [&]
                     {
                       if(framesFail)
                       {
                         ++failures;
                         throw std::bad_alloc();
                       }
                       return chainFrame(time += 0.1);
                     },
                     .note =
                         [&](const LocalText& text)
                     {
                       if(comersFail)
                         throw std::runtime_error("no room");
                       told << QString::fromStdString(text.english());
                     },
                     .warn = [&](const LocalText& text) { told << QString::fromStdString(text.english()); },
                     .viewersChanged = [&](int count) { viewers = count; }});
  QVERIFY(server.listen("127.0.0.1", 0).empty());
  Viewer first(server.port());
  QVERIFY(first.waitForEnd());
  QVERIFY2(told.join('\n').contains("was disconnected: no room"), qPrintable(told.join('\n')));
  QCOMPARE(viewers, 0);

  comersFail = false;
  Viewer second(server.port());
  QVERIFY(second.waitForFrames(3));
  framesFail = true;
  QVERIFY(second.waitFor([&] { return failures > 5; }));
  framesFail = false;
  const int before = second.page.frames();
  QVERIFY(second.waitForFrames(before + 3));
  QCOMPARE(second.problem, QString());
  QCOMPARE(viewers, 1);
  QCOMPARE(told.filter("browsers cannot be shown the run now: std::bad_alloc").size(), 1);
}

void WebServerTest::aFailureOfTheLoopEndsItsThreadAlone()
{
  std::string told;
  GuardedThread thread([&](const std::string& why) { told = why; });
  thread.start();
  auto* const there = new QObject;
  there->moveToThread(&thread);
  connect(&thread, &QThread::finished, there, &QObject::deleteLater);
  QMetaObject::invokeMethod(there, [] { throw std::bad_alloc(); }, Qt::QueuedConnection);
  QVERIFY(thread.wait(patience));
  QCOMPARE(told, std::string("std::bad_alloc"));
}

QTEST_GUILESS_MAIN(WebServerTest)
#include "WebServerTest.moc"
