#include "app/ide/remote/RemotePart.h"
#include "app/ide/window/StallWatch.h"
#include "tests/app/WindowSupport.h"

#include <QLabel>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtEndian>
#include <QtTest>

#include <atomic>
#include <ctime>
#include <functional>
#include <future>
#include <thread>

namespace sparkwright::test
{

/// Sends to everybody who watches it one large scene after the other, in a thread of its own: each message has the nodes
/// that a function gives for its number.
class HostileServer
{
public:
  explicit HostileServer(std::function<QByteArray(int)> nodes)
  {
    std::promise<quint16> port;
    std::future<quint16> given = port.get_future();
    thread_ = std::thread([this, nodes = std::move(nodes), port = std::move(port)]() mutable { serve(nodes, port); });
    port_ = given.get();
  }
  ~HostileServer()
  {
    over_ = true;
    thread_.join();
  }
  RemoteAddress address() const { return {"127.0.0.1", port_}; }
  int sent() const { return sent_; }

private:
  void serve(const std::function<QByteArray(int)>& nodes, std::promise<quint16>& port)
  {
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    port.set_value(server.serverPort());
    while(!over_)
    {
      if(!server.waitForNewConnection(20))
        continue;
      const std::unique_ptr<QTcpSocket> socket(server.nextPendingConnection());
      for(int number = 0; !over_ && socket->state() == QAbstractSocket::ConnectedState; ++number)
      {
        const QByteArray message = "((time " + QByteArray::number(number) + ")(team_left A)(team_right B))(RSG 0 1)(" +
                                   nodes(number) + ')';
        const quint32 length = qToBigEndian(static_cast<quint32>(message.size()));
        socket->write(QByteArray(reinterpret_cast<const char*>(&length), 4) + message);
        while(!over_ && socket->bytesToWrite() > 0 && socket->state() == QAbstractSocket::ConnectedState)
          socket->waitForBytesWritten(20);
        ++sent_;
      }
    }
  }

  std::atomic<bool> over_ = false;
  std::atomic<int> sent_ = 0;
  quint16 port_ = 0;
  std::thread thread_;
};

} // namespace sparkwright::test

using namespace sparkwright;
using test::HostileServer;

namespace
{

using Nodes = std::function<QByteArray(int)>;

/// `count` nodes that a function writes.
QByteArray many(int count, const std::function<QByteArray(int)>& write)
{
  QByteArray all;
  all.reserve(1 << 20);
  for(int i = 0; i < count; ++i)
    all += write(i);
  return all;
}

QByteArray number(double value)
{
  return QByteArray::number(value, 'f', 3);
}

/// Milliseconds that this thread has worked: of a machine that is busy with other things, they say nothing.
qint64 workOfThread()
{
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}

/// The most memory of this process so far, kB.
long mostMemory()
{
  QFile status("/proc/self/status");
  if(status.open(QIODevice::ReadOnly))
    for(const QByteArray& line : status.readAll().split('\n'))
      if(line.startsWith("VmHWM:"))
        return line.mid(6).simplified().split(' ').first().toLong();
  return 0;
}

} // namespace

/// Servers that send whatever costs most: the real window, which watches one, goes on answering.
class HostileServerTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  static constexpr qint64 maxWork = 1000, hang = 8000; // ms
  static constexpr long maxGrowth = 1'500'000;            // kB

  RemotePart& part() { return window_->part<RemotePart>(); }
  bool saysTooLarge()
  {
    for(const QLabel* const label : window_->findChildren<QLabel*>())
      if(label->isVisible() && label->text().startsWith("The scene of this server is too large: only "))
        return true;
    return false;
  }

private slots:
  void init() { openActive(); }
  void cleanup() { close(); }

  void theWindowAnswersWhateverComes_data()
  {
    QTest::addColumn<Nodes>("nodes");
    QTest::addColumn<bool>("tooLarge");
    QTest::newRow("new sizes in each message")
        << Nodes([](int n) { return many(15'000, [n](int i)
               { return "(nd StaticMesh(load StdCapsule " + number(1 + i * 0.001 + n * 20) + ' ' + number(1 + i * 0.001) + "))"; }); })
        << true;
    QTest::newRow("sizes that fill the view")
        << Nodes([](int) { return many(20'000, [](int i)
               { return "(nd StaticMesh(load StdCapsule " + number(1 + i % 9'000) + ' ' + number(1 + i / 9'000) + "))"; }); })
        << true;
    QTest::newRow("nodes") << Nodes([](int) { return many(120'000, [](int) { return QByteArray("(nd SMN)"); }); }) << true;
    QTest::newRow("one shape, many times")
        << Nodes([](int n) { return many(38'000, [n](int i)
               { return i ? QByteArray("(nd SMN(load StdCapsule))") : "(nd SMN(load StdCapsule " + number(n) + "))"; }); })
        << true;
    QTest::newRow("colours") << Nodes([](int n) { return "(nd SMN" + many(40'000, [n](int i)
        { return "(rgba " + number(i % 256 / 255.0) + ' ' + number(i / 256 / 255.0) + ' ' + number(n % 99 / 100.0) + " 1)"; }) + ')'; })
        << false;
    QTest::newRow("meshes") << Nodes([](int n) { return many(4'000, [n](int i)
        { return "(nd StaticMesh(load models/x" + QByteArray::number(n) + '_' + QByteArray::number(i) + ".obj))"; }); })
        << true;
    QTest::newRow("robots and names") << Nodes([](int n)
        { return "(nd DSC(agent " + QByteArray(300'000, 'x') + " 1)(nd TRF(nd SMN)))" + many(13'000, [n](int i)
            { return "(nd DSC(agent T" + QByteArray::number(n + i % 7) + ' ' + QByteArray::number(i % 900 + 1) + ")(nd TRF(nd SMN)))"; }); })
        << true;
  }
  void theWindowAnswersWhateverComes()
  {
    QFETCH(const Nodes, nodes);
    QFETCH(const bool, tooLarge);
    const long before = mostMemory();
    HostileServer server(nodes);
    qint64 work = 0, time = 0;
    StallWatch busy(workOfThread), gone;
    connect(&busy, &StallWatch::stalled, this, [&](qint64 ms) { work = std::max(work, ms); });
    connect(&gone, &StallWatch::stalled, this, [&](qint64 ms) { time = std::max(time, ms); });
    busy.start();
    gone.start();
    part().connectTo(server.address());
    QTRY_VERIFY_WITH_TIMEOUT(part().connection() && part().connection()->phase == RemoteState::Phase::Live, 10'000);
    if(tooLarge)
      QTRY_VERIFY_WITH_TIMEOUT(saysTooLarge(), 10'000);
    QTest::qWait(400);
    QVERIFY(server.sent() > 1);
    QAction& disconnect = *window_->actions().find("disconnectServer");
    QTRY_VERIFY(disconnect.isEnabled());
    QElapsedTimer leaving;
    leaving.start();
    disconnect.trigger();
    QVERIFY(!part().connection());
    QVERIFY2(leaving.elapsed() < hang, qPrintable(QString::number(leaving.elapsed())));
    QTRY_VERIFY(!saysTooLarge());
    QTest::qWait(50); // What was begun before is over.
    QVERIFY2(work < maxWork, qPrintable(QStringLiteral("%1 ms of work in one pass").arg(work)));
    QVERIFY2(time < hang, qPrintable(QStringLiteral("no answer for %1 ms").arg(time)));
    const long growth = mostMemory() - before;
    QVERIFY2(growth < maxGrowth, qPrintable(QStringLiteral("%1 kB more").arg(growth)));
  }
  void itClosesWhileAServerFloodsIt()
  {
    HostileServer server([](int n) { return many(20'000, [n](int i)
        { return "(nd StaticMesh(load StdCapsule " + number(1 + i % 9'000 + n) + " 1))"; }); });
    part().connectTo(server.address());
    QTRY_VERIFY_WITH_TIMEOUT(part().connection() && part().connection()->phase == RemoteState::Phase::Live, 10'000);
    QTRY_VERIFY_WITH_TIMEOUT(server.sent() > 2, 10'000);
    QElapsedTimer closing;
    closing.start();
    close();
    QVERIFY2(closing.elapsed() < hang, qPrintable(QString::number(closing.elapsed())));
  }
};

QTEST_MAIN(HostileServerTest)
#include "HostileServerTest.moc"
