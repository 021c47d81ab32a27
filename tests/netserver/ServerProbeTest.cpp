#include "netserver/client/ServerProbe.h"
#include "netserver/socket/Socket.h"

#include <QtTest>

using namespace sparkwright;

/// Which servers can be reached is found out without waiting for them.
class ServerProbeTest : public QObject
{
  Q_OBJECT
  using Answer = ServerProbe::Answer;

private slots:
  void oneThatListensIsReachableAndOthersAreAway()
  {
    Listener there, gone;
    QVERIFY(there.listen("127.0.0.1", 0).empty());
    QVERIFY(gone.listen("127.0.0.1", 0).empty());
    const RemoteAddress here{"127.0.0.1", there.port()}, closed{"127.0.0.1", gone.port()};
    const RemoteAddress odd{"no such host.invalid", 3200};
    gone = Listener();
    ServerProbe probe;
    QVERIFY(!probe.answer(here));
    probe.ask({here, closed, odd});
    QVERIFY(QTest::qWaitFor([&] { return probe.answer(here) && probe.answer(closed) && probe.answer(odd); }));
    QCOMPARE(*probe.answer(here), Answer::Reachable);
    QCOMPARE(*probe.answer(closed), Answer::Away);
    QCOMPARE(*probe.answer(odd), Answer::Away);
  }
  void aServerThatGoesIsNoticedTheNextTime()
  {
    Listener there;
    QVERIFY(there.listen("127.0.0.1", 0).empty());
    const RemoteAddress address{"127.0.0.1", there.port()};
    ServerProbe probe;
    probe.ask({address});
    QVERIFY(QTest::qWaitFor([&] { return probe.answer(address) == Answer::Reachable; }));
    there = Listener();
    probe.ask({address});
    QVERIFY(QTest::qWaitFor([&] { return probe.answer(address) == Answer::Away; }));
  }
  void nobodyAskedForNeedsNoAnswer()
  {
    ServerProbe probe;
    probe.ask({});
    QVERIFY(!probe.answer({"127.0.0.1", 3200}));
  }
  void itMayGoWhileItAsks()
  {
    auto probe = std::make_unique<ServerProbe>(30);
    probe->ask({{"192.0.2.1", 3200}}); // Nobody answers there.
    probe.reset();
    QVERIFY(!probe);
  }
};

QTEST_APPLESS_MAIN(ServerProbeTest)
#include "ServerProbeTest.moc"
