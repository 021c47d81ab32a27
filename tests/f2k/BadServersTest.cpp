#include "app/f2k/Client.h"
#include "app/f2k/f2k.h"
#include "tests/f2k/FakeBoardSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <map>

using f2k::Client;
using f2k::Error;
using f2k::Parameters;
using test::f2k::FakeBoard;
using test::f2k::goodAnswer;

namespace
{

/// @param isSilent  whether the server will not answer: then nobody waits for long
Client::Options patience(bool isSilent = false)
{
  Client::Options options;
  options.timeout = isSilent ? 1.5 : 20;
  return options;
}

std::string failureOf(const std::function<void()>& action)
{
  try
  {
    action();
  }
  catch(const Error& error)
  {
    return std::to_string(error.code()) + ' ' + error.what();
  }
  return {};
}

} // namespace

/// A client with servers that answer well, wrongly, or not at all: each costs it an error in time, never more.
class BadServersTest : public QObject
{
  Q_OBJECT

  const Parameters robot_ = Parameters::fromText(test::f2k::robotText);

private slots:
  void aGoodServerIsUnderstood()
  {
    FakeBoard board(goodAnswer);
    Client client(robot_, patience());
    client.connect("localhost", board.port());
    QVERIFY(client.isConnected());
    QCOMPARE(client.robot(), 7);
    QVERIFY(client.container()->size() == 2);
    QCOMPARE(f2k::wordsOf(client.container()->at(1)).size(), std::size_t(4)); // Nothing yet: no beams.
    std::int64_t told = 0;
    client.onUpdate([&told](std::int64_t time) { told = time; });
    const f2k::Snapshot before = client.container();
    QCOMPARE(client.updateOnce(), std::int64_t(5'000'000));
    QCOMPARE(told, std::int64_t(5'000'000));
    QVERIFY((f2k::wordsOf(*client.container(), "180degreescan") == std::vector<std::uint32_t>{3, 0, 1000, 8000, 500, 600, 700}));
    QCOMPARE(client.container()->at(1)->stamp(), std::int64_t(77));
    QVERIFY((f2k::wordsOf(*client.container(), "smell") == std::vector<std::uint32_t>{5, 6})); // Nobody knows its layout.
    QCOMPARE(before->at(1)->stamp(), std::int64_t(0)); // A snapshot stays.
    const Client::Score score = client.score();
    QVERIFY(score.blue == 3 && score.yellow == 2);
    client.disconnect();
    QVERIFY(!client.isConnected());
  }

  void clocksAreCompared()
  {
    FakeBoard board(goodAnswer); // Its clock stands at 1 s.
    Client client(robot_, patience());
    const std::int64_t before = Client::now();
    client.connect("127.0.0.1", board.port());
    QVERIFY(client.lastRoundTrip() >= 0);
    QVERIFY(client.clockOffset() >= before - 1'000'010 && client.clockOffset() <= Client::now() - 1'000'000);
  }

  void connectingFails_data()
  {
    QTest::addColumn<QString>("welcome");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("why");
    const char* const good = "WELCOME f2000 1 \"fake\"\n";
    QTest::newRow("another protocol") << "WELCOME chess 1 \"x\"\n" << "-" << "" << "another protocol";
    QTest::newRow("another version") << "WELCOME f2000 2 \"x\"\n" << "-" << "" << "another protocol";
    QTest::newRow("silence") << "" << "-" << "" << "does not answer";
    QTest::newRow("full") << "ERR 20 \"the server is full\"\n" << "-" << "" << "20 the server is full";
    QTest::newRow("closes") << good << "SYNC" << FakeBoard::close << "has ended";
    QTest::newRow("no time") << good << "SYNC" << "SYNC a b c\n" << "where a number is expected";
    QTest::newRow("open quotes") << good << "HELLO" << "OK \"HELLO\n" << "quotes";
    QTest::newRow("robot refused") << good << "CONFIG" << "ERR 31 #9 \"no plugin\"\n" << "31 no plugin";
    QTest::newRow("silent over the robot") << good << "CONFIG" << "" << "does not answer";
    QTest::newRow("endless sensors") << good << "CONFIG" << "OK CONFIG 1\nSENSOR 1 \"a\" \"b\" \"c\" \"d\" 1\n" << "does not answer";
    QTest::newRow("left out sensor") << good << "CONFIG" << "OK CONFIG 1\nSENSOR 2 \"a\" \"b\" \"c\" \"d\" 1\n" << "left out";
    QTest::newRow("place taken") << good << "START" << "ERR 33 \"occupied\"\n" << "33 occupied";
  }
  void connectingFails()
  {
    QFETCH(QString, welcome);
    QFETCH(QString, command);
    QFETCH(QString, answer);
    QFETCH(QString, why);
    FakeBoard board(
        [&](const std::string& line)
        {
          if(!line.starts_with(command.toStdString()))
            return goodAnswer(line);
          std::string own = answer.toStdString(); // With the number of the question, wherever one stands.
          if(const std::size_t hash = own.find("#9"), asked = line.find('#'); hash != std::string::npos && asked != std::string::npos)
            own.replace(hash, 2, line.substr(asked, line.find(' ', asked) - asked));
          else if(own.starts_with("ERR") && asked != std::string::npos)
            own.insert(own.find('"'), line.substr(asked, line.find(' ', asked) - asked) + ' ');
          return own;
        },
        welcome.toStdString());
    Client client(robot_, patience(why == "does not answer"));
    const std::string failure = failureOf([&] { client.connect("127.0.0.1", board.port()); });
    QVERIFY2(QString::fromStdString(failure).contains(why), failure.c_str());
    QVERIFY(!client.isConnected());
  }
  void nobodyListens()
  {
    sparkwright::Listener listener;
    QVERIFY(listener.listen("127.0.0.1", 0).empty());
    const int port = listener.port();
    listener = {};
    Client client(robot_, patience());
    QVERIFY(failureOf([&] { client.connect("127.0.0.1", port); }).find("127.0.0.1:") != std::string::npos);
    QVERIFY(failureOf([&] { client.drive(1, 0); }).find("no connection") != std::string::npos);
    QVERIFY(failureOf([&] { client.updateOnce(); }).find("no connection") != std::string::npos);
  }

  void updatesFail_data()
  {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("why");
    QTest::newRow("closed") << FakeBoard::close << "has ended";
    QTest::newRow("silence") << "" << "does not answer";
    QTest::newRow("half") << "UPD 1 2\nDATA 1 5 1 0\n" << "does not answer";
    QTest::newRow("short array") << "UPD 1 1\nDATA 1 5 3 0\nEND UPD\n" << "another length";
    QTest::newRow("huge count") << "UPD 1 99999999\n" << "where a number is expected";
    QTest::newRow("negative word") << "UPD 1 1\nDATA 1 5 1 -4\nEND UPD\n" << "where a number is expected";
    QTest::newRow("word too large") << "UPD 1 1\nDATA 1 5 1 4294967296\nEND UPD\n" << "where a number is expected";
    QTest::newRow("no end") << "UPD 1 0\nUPD 2 0\n" << "not ended";
  }
  void updatesFail()
  {
    QFETCH(QString, answer);
    QFETCH(QString, why);
    FakeBoard board([&](const std::string& line)
                    { return line.starts_with("UPDATE") ? answer.toStdString() : goodAnswer(line); });
    Client client(robot_, patience(why == "does not answer"));
    client.connect("127.0.0.1", board.port());
    const std::string failure = failureOf([&] { client.updateOnce(); });
    QVERIFY2(QString::fromStdString(failure).contains(why), failure.c_str());
    QVERIFY(!client.isConnected());
  }
  void aDamagedArrayLeavesTheOldContent()
  {
    std::atomic<int> count = 0;
    FakeBoard board(
        [&](const std::string& line) {
          return line.starts_with("UPDATE") && ++count > 1 ? std::string("UPD 6000000 1\nDATA 1 99 5 3 0 1000 8000 500\nEND UPD\n")
                                                           : goodAnswer(line);
        });
    Client client(robot_, patience());
    std::string told;
    client.onError([&told](const Error& error) { told = error.what(); });
    client.connect("127.0.0.1", board.port());
    client.updateOnce();
    client.updateOnce();
    QVERIFY2(told.find("sensor 1 is damaged") != std::string::npos, told.c_str());
    QCOMPARE(f2k::wordsOf(*client.container(), "180DegreeScan").size(), std::size_t(7));
    QCOMPARE(client.container()->at(1)->stamp(), std::int64_t(77));
    QVERIFY(client.isConnected());
  }

  void errorsOfCommandsWithoutAnswerAreTold()
  {
    FakeBoard board(
        [](const std::string& line) {
          return line.starts_with("MOTION") ? std::string("ERR 41 \"the drive takes another number of values\"\n") : goodAnswer(line);
        });
    Client client(robot_, patience());
    int code = 0;
    client.onError([&code](const Error& error) { code = error.code(); });
    client.connect("127.0.0.1", board.port());
    client.motion({1, 2, 3, 4});
    client.updateOnce();
    QCOMPARE(code, 41);
  }

  void aLostConnectionIsMadeAgain()
  {
    std::atomic<int> updates = 0;
    FakeBoard board([&](const std::string& line)
                    { return line.starts_with("UPDATE") && ++updates == 3 ? std::string(FakeBoard::close) : goodAnswer(line); });
    Client::Options options = patience();
    options.reconnects = true;
    Client client(robot_, options);
    std::atomic<int> robot = 0, errors = 0;
    client.onRobot([&robot](int number) { robot = number; });
    client.onError([&errors](const Error&) { ++errors; });
    client.connect("127.0.0.1", board.port());
    client.setCycle(5);
    client.start();
    QTRY_VERIFY_WITH_TIMEOUT(robot == 7 && updates > 6, 60000);
    QVERIFY(errors == 1);
    client.stop();
    QVERIFY(!client.isRunning());
    QVERIFY(client.isConnected());
  }
  void withoutThatTheThreadEnds()
  {
    FakeBoard board([](const std::string& line)
                    { return line.starts_with("UPDATE") ? std::string(FakeBoard::close) : goodAnswer(line); });
    Client client(robot_, patience());
    client.connect("127.0.0.1", board.port());
    client.setCycle(5);
    client.start();
    QTRY_VERIFY_WITH_TIMEOUT(!client.isRunning(), 60000);
    QVERIFY(!client.isConnected());
  }

  void theInterfaceOfC()
  {
    QTemporaryDir folder;
    const std::string file = folder.filePath("mine.f2krobot").toStdString();
    QFile out(QString::fromStdString(file));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(test::f2k::robotText) > 0);
    out.close();
    FakeBoard board([](const std::string& line)
                    { return line.starts_with("MANIP") ? "ERR 43 " + line.substr(6, line.find(' ', 6) - 6) + " \"busy\"\n" : goodAnswer(line); });
    f2k_client* const client = f2k_create(file.c_str());
    QCOMPARE(f2k_connect(client, "127.0.0.1", board.port()), 7);
    QCOMPARE(f2k_update_once(client), std::int64_t(5'000'000));
    std::uint32_t words[5] = {};
    QCOMPARE(f2k_words(client, "180DegreeScan", words, 5), std::size_t(7));
    QCOMPARE(words[4], 500u);
    QCOMPARE(f2k_stamp(client, "180DegreeScan"), std::int64_t(77));
    QCOMPARE(std::string(f2k_error(client)), std::string());
    QCOMPARE(f2k_words(client, "ball", words, 5), std::size_t(0));
    QVERIFY2(std::string(f2k_error(client)).starts_with("the robot measures no ball; it measures "), f2k_error(client));
    QCOMPARE(f2k_stamp(client, "ball"), std::int64_t(0));
    QVERIFY2(std::string(f2k_error(client)).starts_with("the robot measures no ball; it measures "), f2k_error(client));
    QCOMPARE(f2k_drive(client, 0.5, 0.1), 0);
    int blue = 0, yellow = 0;
    QCOMPARE(f2k_score(client, &blue, &yellow), 0);
    QVERIFY(blue == 3 && yellow == 2);
    QCOMPARE(f2k_manipulate(client, "kicker", "kick"), -1);
    QCOMPARE(std::string(f2k_error(client)), std::string("busy"));
    QCOMPARE(f2k_error_code(client), 43);
    QCOMPARE(f2k_start(client, 0), -1);
    QCOMPARE(f2k_start(client, 5), 0);
    QCOMPARE(f2k_stop(client), 0);
    QVERIFY(f2k_now() > 0);
    f2k_destroy(client);
    f2k_client* const none = f2k_create("/no/such/file");
    QCOMPARE(f2k_connect(none, "127.0.0.1", board.port()), -1);
    QVERIFY(std::string(f2k_error(none)).find("/no/such/file") != std::string::npos);
    f2k_destroy(none);
  }
};

QTEST_APPLESS_MAIN(BadServersTest)
#include "BadServersTest.moc"
