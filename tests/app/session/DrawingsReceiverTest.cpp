#include "app/ide/views/DrawingsReceiver.h"
#include "app/ide/views/ViewsPart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QUdpSocket>
#include <QtTest>

using namespace sparkwright;

/// Drawings that come over UDP are seen in every view.
class DrawingsReceiverTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    showRobots(3);
    QCOMPARE(window_->part<ViewsPart>().drawings().listen(0), QString());
    QVERIFY(window_->part<ViewsPart>().drawings().port() > 0);
  }
  void cleanup() { close(); }

  void drawingsAreShownInAllViews()
  {
    window_->actions()[ActionId::TwoViews]->trigger();
    send(QByteArray("\x01\x02"
                    "1.5000-2.0000.500010.000"
                    "\xff\0\0me\0",
                    32) +
         QByteArray("\0\0me\0", 5));
    QTRY_COMPARE(shownSets(), 1);
    for(Viewport* const viewport : window_->views().viewports())
      QCOMPARE(viewport->drawings(), window_->viewport().drawings());
    window_->actions()[ActionId::FourViews]->trigger(); // New ones, too.
    QCOMPARE(window_->views().viewports().size(), std::size_t(4));
    for(Viewport* const viewport : window_->views().viewports())
      QCOMPARE(viewport->drawings(), window_->viewport().drawings());
    window_->actions()[ActionId::ClearDrawings]->trigger();
    QCOMPARE(shownSets(), 0);
  }
  void playersAreSelected()
  {
    send(QByteArray("\x03\0\x02", 3));
    QTRY_COMPARE(window_->selectedNode(), robot_);
    send(QByteArray("\x03\0\x09", 3)); // There is no such player.
    send(QByteArray("\x03\0\x00", 3));
    QTRY_VERIFY(window_->selectedNode() >= 0 && window_->selectedNode() != robot_);
  }
  void anotherSceneBeginsWithout()
  {
    send(QByteArray("\x02\x01\0\xff\xff\xffhello\0\0\0\0", 15));
    QTRY_VERIFY(window_->viewport().drawings() && window_->viewport().drawings()->agentTexts.size() == 1);
    session_->now.scene = "other.rsg";
    showRobots(1);
    QVERIFY(window_->viewport().drawings()->agentTexts.empty());
  }
  void thoseOfOurRunAreThereAgainAfterAnotherOneWasWatched()
  {
    send(QByteArray("\x02\x01\0\xff\xff\xffhello\0\0\0\0", 15));
    const auto texts = [this] { return window_->viewport().drawings()->agentTexts.size(); };
    QTRY_VERIFY(window_->viewport().drawings() && texts() == 1);
    const std::string scene = session_->now.scene;
    for(const auto source : {SessionState::Source::Remote, SessionState::Source::Recorded})
    {
      session_->now.scene = "elsewhere";
      session_->now.source = source;
      showRobots(1);
      QVERIFY(texts() == 0);
      session_->now.scene = scene;
      session_->now.source = SessionState::Source::Own;
      showRobots(3);
      QVERIFY(texts() == 1);
    }
  }
  void aPortThatIsTakenIsTold()
  {
    QUdpSocket other;
    QVERIFY(other.bind(QHostAddress::LocalHost, 0));
    const QString problem = window_->part<ViewsPart>().drawings().listen(other.localPort());
    QVERIFY2(problem.contains(QString::number(other.localPort())), qPrintable(problem));
    QVERIFY(problem.contains("--drawing-port"));
    QCOMPARE(window_->part<ViewsPart>().drawings().listen(0), QString()); // And can be mended.
    send(QByteArray("\x03\0\x02", 3));
    QTRY_COMPARE(window_->selectedNode(), robot_);
  }
  void insteadOfAPortThatIsTakenTheNextFreeOneIsUsed()
  {
    QUdpSocket other;
    QVERIFY(other.bind(QHostAddress::LocalHost, 0));
    auto& views = window_->part<ViewsPart>();
    views.receiveDrawings(other.localPort(), ViewsPart::TakenPort::Next);
    const int port = views.drawings().port();
    QVERIFY(port > other.localPort() && port <= other.localPort() + 100);
    send(QByteArray("\x03\0\x02", 3));
    QTRY_COMPARE(window_->selectedNode(), robot_);
  }
  void drawingsArriveWhereTheOtherPortsListen()
  {
    auto& views = window_->part<ViewsPart>();
    views.receiveDrawings(0, ViewsPart::TakenPort::Next, "127.0.0.2");
    const auto port = static_cast<quint16>(views.drawings().port());
    QVERIFY(port > 0);
    QUdpSocket socket;
    socket.writeDatagram(QByteArray("\x03\0\x02", 3), QHostAddress("127.0.0.2"), port);
    QTRY_COMPARE(window_->selectedNode(), robot_);
    for(const char* const all : {"0.0.0.0", "::"})
    {
      views.receiveDrawings(0, ViewsPart::TakenPort::Next, all);
      QVERIFY(views.drawings().port() > 0);
    }
    for(const char* const wrong : {"300.1.2.3", "somewhere", ""})
    {
      const QString problem = views.drawings().listen(0, 0, wrong);
      QVERIFY2(problem.contains(wrong) && problem.contains("--bind"), qPrintable(problem));
    }
    QVERIFY(!views.drawings().listen(0, 0, "192.0.2.1").isEmpty()); // Of no machine.
  }
  void aPortThatWasChosenIsNotReplaced()
  {
    QUdpSocket other;
    QVERIFY(other.bind(QHostAddress::LocalHost, 0));
    auto& views = window_->part<ViewsPart>();
    views.receiveDrawings(other.localPort(), ViewsPart::TakenPort::Refuse);
    QCOMPARE(views.drawings().port(), 0);
  }

private:
  void send(const QByteArray& datagram)
  {
    QUdpSocket socket;
    QCOMPARE(socket.writeDatagram(datagram, QHostAddress::LocalHost,
                                  static_cast<quint16>(window_->part<ViewsPart>().drawings().port())),
             qint64(datagram.size()));
  }
  int shownSets()
  {
    const DrawingsPtr& drawings = window_->viewport().drawings();
    return drawings ? static_cast<int>(drawings->sets.size()) : 0;
  }
};

QTEST_MAIN(DrawingsReceiverTest)
#include "DrawingsReceiverTest.moc"
