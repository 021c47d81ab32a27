#include "app/ide/web/WebPart.h"
#include "tests/app/WindowSupport.h"

#include <QClipboard>
#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocket>
#include <QtTest>

using namespace sparkwright;

namespace
{

int freePort()
{
  QTcpServer server;
  return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

bool answers(int port)
{
  QTcpSocket socket;
  socket.connectToHost("127.0.0.1", static_cast<quint16>(port));
  return socket.waitForConnected(2000);
}

} // namespace

/// The switch that shows the views in browsers, its dialog and its sign.
class WebPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

private slots:
  void init()
  {
    openActive();
    port_ = freePort();
    QVERIFY(port_ > 0);
    QSettings().setValue("web/port", port_);
  }
  void cleanup() { close(); }

  void theKeyShowsThePageAndItsAddress();
  void browsersSeeWhatTheViewsShow();
  void theDialogMayBeClosedAndComesBack();
  void anotherPortTakesEffectAtOnce();
  void aTakenPortIsReplacedAndTold();
  void switchedOffNothingAnswers();

private:
  void press() { QTest::keyClick(window_.get(), Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier); }
  WebPart& part() { return window_->part<WebPart>(); }
  QString url(int port) const { return QStringLiteral("http://127.0.0.1:%1/").arg(port); }

  int port_ = 0;
};

void WebPartTest::theKeyShowsThePageAndItsAddress()
{
  QVERIFY(!part().broadcast() && !part().sign().isVisible());
  press();
  WebDialog* const dialog = part().dialog();
  QVERIFY(dialog && dialog->isVisible());
  QCOMPARE(dialog->address().text(), url(port_));
  QCOMPARE(dialog->problem(), QString());
  QCOMPARE(dialog->viewersText(), QString("Nobody is watching yet"));
  QVERIFY(part().sign().isVisible());
  QTest::mouseClick(&dialog->copyButton(), Qt::LeftButton);
  QCOMPARE(QGuiApplication::clipboard()->text(), url(port_));
  QVERIFY(answers(port_));
}

void WebPartTest::browsersSeeWhatTheViewsShow()
{
  press();
  QWebSocket browser;
  QByteArray received;
  connect(&browser, &QWebSocket::binaryMessageReceived, &browser, [&](const QByteArray& bytes) { received += bytes; });
  browser.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(port_)));
  showRobots(2);
  QVERIFY(QTest::qWaitFor(
      [&]
      {
        window_->refresh();
        return received.contains("\"players\":[[");
      },
      10000));
  QTRY_VERIFY(part().dialog()->viewersText().startsWith("1 viewer"));
  QVERIFY2(part().sign().text().contains('1'), qPrintable(part().sign().text()));
}

void WebPartTest::theDialogMayBeClosedAndComesBack()
{
  press();
  part().dialog()->close();
  QTRY_VERIFY(!part().dialog());
  QVERIFY(part().broadcast());
  QTest::mouseClick(&part().sign(), Qt::LeftButton);
  QVERIFY(part().dialog());
  QCOMPARE(part().dialog()->address().text(), url(port_));
}

void WebPartTest::anotherPortTakesEffectAtOnce()
{
  press();
  const int other = freePort();
  part().dialog()->port().setValue(other);
  QCOMPARE(part().dialog()->address().text(), url(other));
  QVERIFY(answers(other) && !answers(port_));
  QCOMPARE(QSettings().value("web/port").toInt(), other);
}

void WebPartTest::aTakenPortIsReplacedAndTold()
{
  QTcpServer taken;
  QVERIFY(taken.listen(QHostAddress::LocalHost));
  QSettings().setValue("web/port", taken.serverPort());
  press();
  QVERIFY(part().broadcast());
  const int used = part().broadcast()->port();
  QVERIFY(used != taken.serverPort() && answers(used));
  QVERIFY2(part().dialog()->problem().contains(QString::number(used)), qPrintable(part().dialog()->problem()));
}

void WebPartTest::switchedOffNothingAnswers()
{
  press();
  QTest::mouseClick(&part().dialog()->stopButton(), Qt::LeftButton);
  QVERIFY(!part().broadcast() && !part().sign().isVisible());
  QVERIFY(!answers(port_));
  QTRY_VERIFY(!part().dialog());
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  press();
  QVERIFY(answers(port_)); // The port is free again.
}

QTEST_MAIN(WebPartTest)
#include "WebPartTest.moc"
