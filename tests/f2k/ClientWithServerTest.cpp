#include "ProgramSupport.h"
#include "app/f2k/Client.h"
#include "app/f2k/UpdateLog.h"
#include "tests/f2k/FakeBoardSupport.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <cmath>
#include <memory>
#include <thread>
#include <vector>

using f2k::Client;
using f2k::Error;
using f2k::Parameters;

namespace
{

constexpr const char* driver = "(robot (name Driver) (team blue) (mass 20))\n"
                               "(body (primitive (shape ellipse 400 400) (z 0 300)))\n"
                               "(motion (plugin differential) (maxTransVel 1000) (maxRotVel 180))\n"
                               "(sensor (device odometry) (plugin odometry) (type odometry) (features odometry) (noise (sigmaAbs 0)))\n"
                               "(sensor (device laser) (plugin laser) (model LMS200) (type LRF) (features 180DegreeScan)\n"
                               "        (pose 0 0 200 0 0 0) (rate 20))\n";

} // namespace

/// The client library with the real server.
class ClientWithServerTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;
  std::unique_ptr<sparkwright::ServerProcess> server_;
  int port_ = 0;

  int portOf(sparkwright::ServerProcess& server)
  {
    if(!server.ready())
      return 0;
    const auto match = QRegularExpression("game: [0-9.]+:([0-9]+)").match(server.output);
    return match.captured(1).toInt();
  }

private slots:
  void initTestCase()
  {
    QFile world(folder_.filePath("empty.f2kworld"));
    QVERIFY(world.open(QIODevice::WriteOnly));
    world.write("(field msl2002)(ball 3000 2000)(primitive (shape rect 100 2000) (pose 2000 0 0) (z 0 500) (class wall))");
    world.close();
    server_ = std::make_unique<sparkwright::ServerProcess>(QStringList{world.fileName(), "--game-port", "0"});
    port_ = portOf(*server_);
    QVERIFY2(port_ > 0, qPrintable(server_->output));
  }
  void cleanupTestCase() { server_.reset(); }

  void aRobotDrivesAndMeasures()
  {
    Client::Options options;
    options.start = f2k::Pose{-1, 0, 0};
    Client client(Parameters::fromText(driver), options);
    client.connect("127.0.0.1", port_);
    client.drive(0.5, 0);
    const auto travelled = [&client]
    {
      const auto odometry = f2k::wordsOf(*client.container(), "odometry");
      return odometry.empty() ? 0 : static_cast<std::int32_t>(odometry[2]);
    };
    for(int i = 0; i < 500 && travelled() < 300; ++i)
      client.updateOnce();
    QVERIFY2(travelled() >= 300, qPrintable(QString::number(travelled())));
    const auto scan = f2k::wordsOf(*client.container(), "180DegreeScan");
    QCOMPARE(scan.size(), std::size_t(185));
    QVERIFY(scan[4 + 90] < 2700 && scan[4 + 90] > 1000); // The wall ahead, at 2.95 m from the start.
    const std::int64_t age = Client::now() - client.container()->at(2)->stamp();
    QVERIFY2(age > -20'000 && age < 5'000'000, qPrintable(QString::number(age))); // By the clock of this program.
    client.halt();
    QVERIFY_EXCEPTION_THROWN(client.manipulate("kicker", "kick"), Error);
    client.reset(); // Everyone is a trainer, unless the game has a token.
    const Client::Score score = client.score();
    QVERIFY(score.blue == 0 && score.yellow == 0);
    client.choose({1});
    client.updateOnce();
    client.synchronise();
    client.disconnect();
  }

  /// How long they take: tests/bench/board.sh.
  void F22_manyUpdatesOfSeveralClients_data()
  {
    QTest::addColumn<int>("clients");
    QTest::newRow("1") << 1;
    QTest::newRow("3") << 3;
  }
  void F22_manyUpdatesOfSeveralClients()
  {
    QFETCH(int, clients);
    const Parameters robot(SPARKWRIGHT_SOURCE_DIR "/tests/bench/board.f2krobot");
    std::vector<std::unique_ptr<Client>> all;
    for(int i = 0; i < clients; ++i)
    {
      all.push_back(std::make_unique<Client>(robot));
      all.back()->connect("127.0.0.1", port_);
    }
    constexpr int updates = 50;
    std::atomic<int> good = 0;
    std::vector<std::thread> threads;
    for(const auto& client : all)
      threads.emplace_back(
          [&good, client = client.get()]
          {
            std::int64_t last = 0;
            for(int i = 0; i < updates; ++i)
            {
              const std::int64_t now = client->updateOnce();
              const f2k::Snapshot sensors = client->container();
              const bool isWhole = f2k::wordsOf(*sensors, "180DegreeScan").size() == 184 &&
                                   f2k::wordsOf(*sensors, "poleDistance").size() == 4 &&
                                   f2k::wordsOf(*sensors, "goalAngle").size() == 2 && f2k::wordsOf(*sensors, "odometry").size() >= 8 &&
                                   f2k::wordsOf(*sensors, "lineDistance").size() > 1;
              good += isWhole && now > last;
              last = now;
            }
          });
    for(std::thread& thread : threads)
      thread.join();
    QCOMPARE(good.load(), clients * updates);
  }

  void teamsTalkAndUpdatesComeByThemselves()
  {
    Client::Options left, right;
    left.start = f2k::Pose{-3, 1, 0};
    right.start = f2k::Pose{-3, -1, 0};
    Client speaker(Parameters::fromText(driver), left), listener(Parameters::fromText(driver), right);
    std::atomic<int> updates = 0, heardFrom = 0;
    std::string heard; // Written before heardFrom.
    listener.onUpdate([&updates](std::int64_t) { ++updates; });
    listener.onHear(
        [&](int robot, std::int64_t, const std::string& text)
        {
          heard = text;
          heardFrom = robot;
        });
    const std::string log = folder_.filePath("updates.log").toStdString();
    f2k::UpdateLog record(log);
    listener.record(&record);
    speaker.connect("127.0.0.1", port_);
    listener.connect("127.0.0.1", port_);
    listener.setCycle(10);
    listener.start();
    speaker.say("I \"go\" left");
    QTRY_VERIFY_WITH_TIMEOUT(heardFrom != 0 && updates > 20, 20000);
    QCOMPARE(heardFrom.load(), speaker.robot());
    QCOMPARE(heard, std::string("I \"go\" left"));
    int seen = 0;
    for(int i = 0; i < 1000; ++i) // While the other thread changes it.
      seen += f2k::wordsOf(*listener.container(), "180DegreeScan").size() == 185;
    QCOMPARE(seen, 1000);
    listener.stop();
    const int recorded = updates;
    listener.record(nullptr);
    QVERIFY(record.flush());
    f2k::LogSource source(log);
    int count = 0;
    while(source.next())
      ++count;
    QCOMPARE(count, recorded);
    QVERIFY(f2k::wordsOf(*source.container(), "180DegreeScan") == f2k::wordsOf(*listener.container(), "180DegreeScan"));
  }
};

QTEST_APPLESS_MAIN(ClientWithServerTest)
#include "ClientWithServerTest.moc"
