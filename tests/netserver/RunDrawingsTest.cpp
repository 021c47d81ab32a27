#include "core/record/Recording.h"
#include "netserver/host/HostedWorld.h"
#include "netserver/host/RunDrawings.h"

#include <QTemporaryDir>
#include <QtTest>

#include <arpa/inet.h>
#include <fstream>
#include <string>
#include <sys/socket.h>

using namespace sparkwright;
using namespace std::string_literals;

namespace
{

/// Sends a datagram to a port of this machine.
void sendDatagram(int port, const std::string& bytes)
{
  Socket socket;
  int own = 0;
  QVERIFY(bindSocket(SOCK_DGRAM, "127.0.0.1", 0, socket, own).empty());
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  QCOMPARE(::sendto(socket.descriptor(), bytes.data(), bytes.size(), 0, reinterpret_cast<const sockaddr*>(&to), sizeof to),
           static_cast<ssize_t>(bytes.size()));
}

/// A point in a set, which is swapped.
std::string pointIn(const std::string& set)
{
  return "\1\2"s + "1.5000-2.0000.500010.000" + "\xff\0\0"s + set + '\0' + "\0\0"s + set + '\0';
}

} // namespace

/// Drawings from inside and over UDP belong to a run, and to its recording.
class RunDrawingsTest : public QObject
{
  Q_OBJECT
private slots:
  void bothSourcesAreOne();
  void aPortThatIsTakenIsTold();
  void aRecordingHasThem();
};

void RunDrawingsTest::bothSourcesAreOne()
{
  const auto service = std::make_shared<DrawingService>();
  RunDrawings drawings(*service);
  QVERIFY(drawings.take()->sets.empty());
  QVERIFY(drawings.listen("127.0.0.1", 0).empty());
  service->point("inside", Vec3f::Zero());
  service->swap();
  sendDatagram(drawings.port(), pointIn("udp"));
  QTRY_COMPARE(drawings.take()->sets.size(), std::size_t(2));
  QCOMPARE(drawings.take()->sets[0]->name, std::string("inside"));
  QCOMPARE(drawings.take()->sets[1]->name, std::string("udp"));
  const DrawingsPtr same = drawings.take();
  QCOMPARE(drawings.take(), same);
  sendDatagram(drawings.port(), "\x07rubbish");
  QTest::qWait(20);
  QCOMPARE(drawings.take(), same);
}

void RunDrawingsTest::aPortThatIsTakenIsTold()
{
  const auto service = std::make_shared<DrawingService>();
  RunDrawings one(*service), other(*service);
  QVERIFY(one.listen("127.0.0.1", 0).empty());
  QVERIFY(!other.listen("127.0.0.1", one.port()).empty());
  QVERIFY(other.take()->sets.empty()); // And it can be used without.
}

void RunDrawingsTest::aRecordingHasThem()
{
  QTemporaryDir directory;
  const auto path = [&](const char* name) { return directory.filePath(name).toStdString(); };
  std::ofstream(path("draw.rb")) << "onCycle { |time| Draw.sphere 'script.clock', [time, 0, 1], 0.1; Draw.swap 'script' }\n";
  HostOptions options;
  options.scene = "draw.rb";
  options.world.dataDirectories = {directory.path().toStdString()};
  options.serve.net.agentPort = options.serve.net.monitorPort = 0;
  options.recording.file = path("run.mcap");
  {
    // Any free port.
    Socket socket;
    QVERIFY(bindSocket(SOCK_DGRAM, "127.0.0.1", 0, socket, options.recording.drawingPort).empty());
  }
  {
    HostedWorld host(options);
    QVERIFY(host.load());
    QVERIFY(host.prepare());
    QCOMPARE(host.recordings().drawings().port(), options.recording.drawingPort);
    host.start();
    host.control().setTargetSpeed(0);
    host.control().run();
    for(int i = 0; i < 10; ++i)
      host.turn(0);
    sendDatagram(options.recording.drawingPort, pointIn("L.03.udp"));
    QTest::qWait(20);
    for(int i = 0; i < 10; ++i)
      host.turn(0);
    host.recordings().finish();
  }
  LocalText problem;
  const auto recording = Recording::open(path("run.mcap"), problem);
  QVERIFY2(recording && recording->count() >= 20, problem.english().c_str());
  const DrawingsPtr early = recording->drawings(5), late = recording->drawings(recording->count() - 1);
  QVERIFY(early && late);
  QCOMPARE(early->sets.size(), std::size_t(1));
  QCOMPARE(late->sets.size(), std::size_t(2));
  QCOMPARE(late->sets[0]->name, std::string("L.03.udp"));
  QVERIFY(late->sets[1]->shapes.at(0).points[0].x() > early->sets[0]->shapes.at(0).points[0].x());
}

QTEST_GUILESS_MAIN(RunDrawingsTest)
#include "RunDrawingsTest.moc"
