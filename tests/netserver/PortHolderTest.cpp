#include "netserver/socket/PortHolder.h"
#include "netserver/socket/Socket.h"

#include <QtTest>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace sparkwright;

/// Who has a port: with real sockets, and with tables as the system writes them.
class PortHolderTest : public QObject
{
  Q_OBJECT

  QTemporaryDir proc_;

  void write(const QString& name, const QByteArray& text) const
  {
    const QString path = proc_.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write %s", qPrintable(path));
  }
  static QByteArray line(const char* local, const char* remote, const char* state, int inode, int uid = 4242)
  {
    return QByteArray("   0: ") + local + ' ' + remote + ' ' + state + " 00000000:00000000 00:00000000 00000000  " +
           QByteArray::number(uid) + "        0 " + QByteArray::number(inode) + " 1 0000 100 0 0 10 0\n";
  }

private slots:
  void aRealListenerIsFound()
  {
    Listener listener;
    QVERIFY(listener.listen("127.0.0.1", 0).empty());
    const std::vector<SocketHolder> holders = SocketTable().holdersOf(listener.port());
    QCOMPARE(holders.size(), std::size_t(1));
    QCOMPARE(holders[0].pid, long(::getpid()));
    QVERIFY(holders[0].command.find(holders[0].name) != std::string::npos);
    QCOMPARE(portHolderText(listener.port(), holders).english(),
             "port " + std::to_string(listener.port()) + " is used by this program");
    // The next one that is free is another.
    const int free = nextFreePort("127.0.0.1", listener.port());
    QVERIFY(free > listener.port() && free < listener.port() + 100);
    QVERIFY(SocketTable().holdersOf(free).empty());
    QVERIFY(SocketTable().holdersOf(listener.port(), SocketTable::Kind::Udp).empty());
  }

  void aRealDatagramPortIsFound()
  {
    Socket socket;
    int port = 0;
    QVERIFY(bindSocket(SOCK_DGRAM, "127.0.0.1", 0, socket, port).empty());
    const auto holders = SocketTable().holdersOf(port, SocketTable::Kind::Udp);
    QCOMPARE(holders.size(), std::size_t(1));
    QCOMPARE(holders[0].pid, long(::getpid()));
    QVERIFY(nextFreePort("127.0.0.1", port, SocketTable::Kind::Udp) > port);
  }

  void theProgramOfAConnectionIsFound()
  {
    Listener listener;
    QVERIFY(listener.listen("127.0.0.1", 0).empty());
    QProcess client;
    client.start("python3", {"-c", "import socket, sys\ns = socket.create_connection(('127.0.0.1', " +
                                       QString::number(listener.port()) +
                                       "))\nprint(s.getsockname()[1], flush=True)\nsys.stdin.read()"});
    QVERIFY(client.waitForReadyRead());
    const int port = client.readLine().trimmed().toInt();
    QVERIFY(port > 0);
    const std::map<int, long> found = SocketTable().connectedTo(listener.port(), {port, port + 1});
    QCOMPARE(found, (std::map<int, long>{{port, long(client.processId())}}));
    client.closeWriteChannel();
    QVERIFY(client.waitForFinished());
  }

  void tablesAreReadAsTheyAre()
  {
    const QByteArray heading = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid\n";
    write("net/tcp", heading + line("0100007F:0C1C", "00000000:0000", "0A", 101) +
                         line("0100007F:0C1C", "0100007F:9C40", "01", 102) +
                         line("0100007F:9C40", "0100007F:0C1C", "01", 103) +
                         line("0100007F:0C80", "00000000:0000", "0A", 104) + "broken\n" +
                         line("nonsense", "x", "0A", 105) + line("0100007F:0C1C", "00000000:0000", "zz", 106));
    write("net/tcp6",
          heading + line("00000000000000000000000000000000:0D05", "00000000000000000000000000000000:0000", "0A", 201));
    write("17/comm", "a-program-with-\n");
    write("17/cmdline", QByteArray("/opt/a-program-with-a-long-name\0-p\0003100\0", 40));
    QDir().mkpath(proc_.filePath("17/fd"));
    QDir().mkpath(proc_.filePath("self/fd")); // No process number.
    QVERIFY(QFile::link("socket:[101]", proc_.filePath("17/fd/3")));
    QVERIFY(QFile::link("socket:[201]", proc_.filePath("17/fd/4")));
    QVERIFY(QFile::link("socket:[103]", proc_.filePath("17/fd/5")));
    QVERIFY(QFile::link("socket:[bad]", proc_.filePath("17/fd/6")));
    QVERIFY(QFile::link("pipe:[101]", proc_.filePath("17/fd/7")));
    const SocketTable table(proc_.path().toStdString());

    const auto agents = table.holdersOf(3100);
    QCOMPARE(agents.size(), std::size_t(1));
    QCOMPARE(agents[0].pid, 17l);
    QCOMPARE(agents[0].name, std::string("a-program-with-a-long-name"));
    QCOMPARE(agents[0].command, std::string("/opt/a-program-with-a-long-name -p 3100"));
    QCOMPARE(agents[0].user, std::string("4242"));
    QCOMPARE(portHolderText(3100, agents).english(),
             std::string("port 3100 is used by a-program-with-a-long-name (process 17)"));
    QCOMPARE(table.holdersOf(0x0d05)[0].pid, 17l); // IPv6.
    // One that we may not look into is known by its user.
    QCOMPARE(portHolderText(3200, table.holdersOf(3200)).english(),
             std::string("port 3200 is used by a program of user 4242"));
    QVERIFY(table.holdersOf(40000).empty()); // Connected, but nobody listens.
    QVERIFY(portHolderText(40000, {}).empty());
    QCOMPARE(table.connectedTo(3100, {40000, 40001}), (std::map<int, long>{{40000, 17}}));
  }

  void aSystemWithoutTablesTellsNothing()
  {
    const SocketTable table("/nowhere/proc");
    QVERIFY(table.holdersOf(3100).empty());
    QVERIFY(table.connectedTo(3100, {1, 2}).empty());
    QCOMPARE(nextFreePort("127.0.0.1", 65536), 0);
    QCOMPARE(nextFreePort("no address", 3100), 0);
  }
};

QTEST_APPLESS_MAIN(PortHolderTest)
#include "PortHolderTest.moc"
