#include "MatchServerSupport.h"

#include <QtTest>

using namespace sparkwright;

/// How programs come to the port of a match, and how they are turned away.
class MatchLoginTest : public QObject
{
  Q_OBJECT

private slots:
  void strategiesAreWelcome()
  {
    MatchServer server;
    MatchClient& blue = server.enter("strategy", "(side blue)");
    QVERIFY(blue.lastOf("(welcome ").find("(side blue)") != std::string::npos);
    MatchClient& any = server.enter("strategy");
    QVERIFY(any.lastOf("(welcome ").find("(side yellow)") != std::string::npos);
    QVERIFY(server.until([&] { return blue.heardOf("(frame ").size() > 3 && any.hasHeard("(place "); }));
    QCOMPARE(server.net->connections().size(), std::size_t(2));
  }

  void displaysGetTheScene()
  {
    MatchServer server;
    MatchClient& display = server.enter("display");
    QVERIFY(server.until([&] { return display.heardOf("(full ").size() > 3; }));
    QCOMPARE(display.heardOf("(scene ").size(), std::size_t(1));
    QVERIFY(display.lastOf("(welcome ").find("(side none)") != std::string::npos);
  }

  void others_data()
  {
    QTest::addColumn<QString>("login");
    QTest::addColumn<QString>("answer");
    QTest::newRow("taken side") << "(login (role strategy) (proto 1) (name \"x\") (side blue) (token \"secret\"))"
                                << "(refused 2 ";
    QTest::newRow("wrong version") << "(login (role strategy) (proto 2) (name \"x\") (token \"secret\"))" << "(refused 1 ";
    QTest::newRow("wrong token") << "(login (role strategy) (proto 1) (name \"x\") (side yellow) (token \"guess\"))"
                                 << "(refused 3 ";
    QTest::newRow("no token") << "(login (role referee) (proto 1) (name \"x\"))" << "(refused 3 ";
    QTest::newRow("no such role") << "(login (role president) (proto 1) (name \"x\"))" << "(refused 1 ";
    QTest::newRow("no role") << "(login)" << "(refused 1 ";
  }
  void others()
  {
    QFETCH(QString, login);
    QFETCH(QString, answer);
    MatchServer server(MatchServer::Overrides{{"Simurosot.NetworkToken", "secret"}});
    MatchClient& first = server.enter("strategy", "(side blue)(token \"secret\")");
    MatchClient& refused = server.come(login.toStdString());
    QVERIFY(server.until([&] { return refused.isCut(); }));
    QCOMPARE(refused.heard().size(), std::size_t(1));
    QVERIFY2(refused.heard()[0].starts_with(answer.toStdString()), refused.heard()[0].c_str());
    QVERIFY(!first.isCut());
    QCOMPARE(server.known().present().size(), std::size_t(1));
    QVERIFY(server.logs("was refused"));
  }

  void aThirdStrategyFindsNoPlace()
  {
    MatchServer server;
    server.enter("strategy");
    server.enter("strategy");
    MatchClient& third = server.come("(login (role strategy) (proto 1) (name \"x\"))");
    QVERIFY(server.until([&] { return third.isCut(); }));
    QVERIFY(third.hasHeard("(refused 4 "));
  }

  void aSecondLoginChangesNothing()
  {
    MatchServer server;
    MatchClient& blue = server.enter("strategy", "(side blue)");
    blue.say("(login (role referee) (proto 1) (name \"x\"))");
    QVERIFY(server.until([&] { return server.logs("it has logged in already"); }));
    QVERIFY(!blue.isCut());
    QCOMPARE(blue.heardOf("(welcome ").size(), std::size_t(1));
  }

  void whoeverGoesMakesRoom()
  {
    MatchServer server;
    MatchClient& blue = server.enter("strategy", "(side blue)");
    blue.say("(bye)");
    QVERIFY(server.until([&] { return blue.isCut(); }));
    MatchClient& next = server.enter("strategy", "(side blue)");
    next.leave(); // Without a word.
    QVERIFY(server.until([&] { return server.known().present().empty(); }));
    server.enter("strategy", "(side blue)");
  }

  /// In lock-step nothing moves before both are there, but everybody is answered.
  void lockStepAnswersBeforeTheFirstCycle()
  {
    MatchServer server(MatchServer::Overrides{{"Simurosot.NetworkLockStep", "true"}});
    MatchClient& blue = server.enter("strategy", "(side blue)");
    MatchClient& display = server.enter("display");
    MatchClient& twice = server.come("(login (role strategy) (proto 1) (name \"x\") (side blue))");
    QVERIFY(server.until([&] { return twice.isCut(); }));
    blue.say("(ping 5)");
    QVERIFY(server.until([&] { return blue.hasHeard("(pong 5"); }));
    QCOMPARE(server.world.cycles(), 0L);
    server.now += 1000;
    server.turns(5);
    QCOMPARE(server.world.cycles(), 0L);
    QVERIFY(!display.hasHeard("(full "));
    server.enter("strategy", "(side yellow)");
    QVERIFY(server.until([&] { return server.world.cycles() > 0; }));
  }
};

QTEST_APPLESS_MAIN(MatchLoginTest)
#include "MatchLoginTest.moc"
