#include "AgentServerSupport.h"
#include "MonitorSupport.h"

#include <QtTest>

using namespace sparkwright;

/// Whoever sends something else than a length and a text is told apart in the log, and leaves the others alone.
class BadFramingTest : public QObject
{
  Q_OBJECT

private slots:
  void saysWhatItLooksLike_data();
  void saysWhatItLooksLike();
  void whatIsRightIsNotReported_data();
  void whatIsRightIsNotReported();
  void agentsAreToldApart();
  void monitorsAreToldApart();
  void aFirstMessageThatStaysPartIsNamed();
  void aMessageCutShortLaterIsNot();
  void sendersOverUdpAreNamed();
  void aFloodOfThemIsCutShort();
};

void BadFramingTest::saysWhatItLooksLike_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("what");
  QTest::newRow("text") << QByteArray("(scene rsg/agent/nao/nao.rsg)")
                        << QByteArray("text without a length ((scene rsg/agent/nao…)");
  QTest::newRow("JSON") << QByteArray("{\"scene\":1}") << QByteArray("text without a length ({\"scene\":1})");
  QTest::newRow("lines") << QByteArray("(syn)\r\n\xc3") << QByteArray("text without a length ((syn)  ?)");
  QTest::newRow("few letters") << QByteArray("hi") << QByteArray("text without a length (hi)");
  QTest::newRow("lowest byte first") << QByteArray("\x05\0\0\0(syn)", 9)
                                     << QByteArray("a length of 5 with the lowest byte first");
  QTest::newRow("lowest byte first, of 256") << QByteArray("\0\x01\0\0", 4) + QByteArray(256, ' ')
                                             << QByteArray("a length of 256 with the lowest byte first");
  QTest::newRow("HTTP") << QByteArray("GET / HTTP/1.1\r\nHost: localhost:3100\r\n\r\n")
                        << QByteArray("a request of a browser (HTTP; pages of a run are served at the port of --web)");
  QTest::newRow("HTTPS") << QByteArray("\x16\x03\x01\x02\0\x01", 6)
                         << QByteArray("a request of a browser (HTTPS; pages of a run are served at the port of --web)");
  QTest::newRow("over 1 MiB") << QByteArray("\0\x10\0\x01(syn)", 9)
                              << QByteArray("a length of 1048577 bytes, where 1048576 is the maximum");
  QTest::newRow("nonsense") << QByteArray("\xff\xff\xff\xff(syn)", 9)
                            << QByteArray("a length of 4294967295 bytes, where 1048576 is the maximum");
  QTest::newRow("part") << QByteArray("\0\0\0\x09(syn)", 9) << QByteArray("5 bytes of a message of 9 bytes, and no more");
  QTest::newRow("part of a length") << QByteArray("\0\0", 2) << QByteArray("2 bytes, which are less than a length");
}

void BadFramingTest::saysWhatItLooksLike()
{
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, what);
  QCOMPARE(QByteArray::fromStdString(MessageBuffer::misframed(bytes.toStdString()).english()), what);
}

void BadFramingTest::whatIsRightIsNotReported_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("nothing") << QByteArray();
  QTest::newRow("a message") << QByteArray::fromStdString(framed("(syn)"));
  QTest::newRow("an empty one") << QByteArray(4, '\0');
  QTest::newRow("the longest") << QByteArray::fromStdString(framed(std::string(MessageBuffer::maxMessage, ' ')));
  QTest::newRow("a length of 256")
      << QByteArray::fromStdString(framed(std::string(0x000100, ' ')));
}

void BadFramingTest::whatIsRightIsNotReported()
{
  QFETCH(QByteArray, bytes);
  QCOMPARE(MessageBuffer::misframed(bytes.toStdString()).english(), std::string());
}

void BadFramingTest::agentsAreToldApart()
{
  ServedAgents s;
  TestClient& wrong = s.come();
  TestClient& right = s.come();
  wrong.write("(init (unum 1))");
  QVERIFY(s.until([&] { return s.agents.removed == Ids{1}; }));
  const std::string port = std::to_string(s.server.clients().port());
  QCOMPARE(s.agents.logged, Words{wrong.address() + " has sent text without a length ((init (unum 1))) to port " + port +
                                  " and is not served; a message is its length (4 bytes, the highest first), then its text"});
  right.say("(syn)");
  QVERIFY(s.until([&] { return s.agents.from(2) == Words{"(syn)"}; }));
}

void BadFramingTest::monitorsAreToldApart()
{
  test::ServedMonitors s;
  TestClient& wrong = s.come();
  TestClient& right = s.come();
  wrong.write(std::string("\x10\0\0\0(playMode PlayOn)", 21));
  QVERIFY(s.until([&] { return s.count() == 1; }));
  QCOMPARE(s.logged.size(), 1u);
  QVERIFY(s.logged[0].starts_with(wrong.address() + " has sent a length of 16 with the lowest byte first to port "));
  right.say("(reqfullstate)");
  QVERIFY(s.until([&] { return s.commands.said == Words{"(reqfullstate)"}; }));
}

void BadFramingTest::aFirstMessageThatStaysPartIsNamed()
{
  ServedAgents s;
  TestClient& agent = s.come();
  agent.write(framed("(init (unum 1))").substr(0, 10));
  agent.leave();
  QVERIFY(s.until([&] { return s.agents.removed == Ids{1}; }));
  QCOMPARE(s.agents.logged.size(), 1u);
  QVERIFY(s.agents.logged[0].find(" has sent 6 bytes of a message of 15 bytes, and no more to port ") != std::string::npos);
}

void BadFramingTest::aMessageCutShortLaterIsNot()
{
  ServedAgents s;
  TestClient& killed = s.come();
  killed.write(framed("(syn)") + framed("(init (unum 1))").substr(0, 10));
  killed.leave();
  TestClient& silent = s.come();
  silent.leave();
  QVERIFY(s.until([&] { return s.agents.removed.size() == 2; }));
  QCOMPARE(s.agents.logged, Words{});
}

void BadFramingTest::sendersOverUdpAreNamed()
{
  ServedAgents s({}, ServedAgents::Over::Udp);
  TestClient& wrong = s.clients.emplace_back(TestClient::overUdp(s.server.clients().port()));
  wrong.write("(init (unum 1))");
  s.come("(init (unum 2))");
  QVERIFY(s.until([&] { return s.agents.logged.size() == 1; }));
  QVERIFY(s.agents.logged[0].find(" has sent text without a length ((init (unum 1))) to port ") != std::string::npos);
  QCOMPARE(s.agents.added.size(), 1u);
}

void BadFramingTest::aFloodOfThemIsCutShort()
{
  ServedAgents s;
  for(std::size_t i = 1; i <= 25; ++i)
  {
    s.come().write("GET / HTTP/1.1\r\n\r\n");
    QVERIFY(s.until([&] { return s.agents.removed.size() == i; }));
  }
  QCOMPARE(s.agents.logged.size(), 20u);
  QVERIFY(s.agents.logged.back().ends_with("; further ones are not reported"));
}

QTEST_APPLESS_MAIN(BadFramingTest)
#include "BadFramingTest.moc"
