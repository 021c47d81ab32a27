#include "ProgramSupport.h"

#include <QtTest>

#ifdef SPARKWRIGHT_IMAGES
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#endif

using namespace sparkwright;

/// `sparkwright-server --web` and pages by `--export`.
class WebProgramTest : public QObject
{
  Q_OBJECT

private slots:
#ifdef SPARKWRIGHT_IMAGES
  void thePageAndTheRunAreServed();
  void aTakenPortEndsTheProgram();
  void aRecordingBecomesAPage();
#endif
  void helpTellsOfIt();
};

#ifdef SPARKWRIGHT_IMAGES
void WebProgramTest::thePageAndTheRunAreServed()
{
  ServerProcess server({"--web=0", "--agent-port", "0", "--monitor-port", "0", "examples/falling_boxes.rsg"});
  QVERIFY(server.ready());
  const QRegularExpression place("to be watched in a browser: http://127\\.0\\.0\\.1:(\\d+)/");
  QRegularExpressionMatch found;
  QVERIFY(QTest::qWaitFor(
      [&]
      {
        server.output += QString::fromUtf8(server.process.readAllStandardError());
        found = place.match(server.output);
        return found.hasMatch();
      },
      10000));
  const auto port = static_cast<quint16>(found.captured(1).toInt());
  QTcpSocket page;
  page.connectToHost("127.0.0.1", port);
  page.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  QVERIFY(QTest::qWaitFor([&] { return page.state() == QAbstractSocket::UnconnectedState; }, 10000));
  const QByteArray text = page.readAll();
  QVERIFY(text.startsWith("HTTP/1.1 200 OK") && text.contains("falling_boxes.rsg"));

  QTcpSocket live;
  live.connectToHost("127.0.0.1", port);
  live.write("GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  QByteArray run;
  QVERIFY(QTest::qWaitFor(
      [&]
      {
        run += live.readAll();
        return run.size() > 20'000;
      },
      10000));
  QVERIFY(run.startsWith("HTTP/1.1 101 "));
  QVERIFY(run.contains("\"parents\":[")); // Of its scene.
  server.process.terminate();
  QCOMPARE(server.wait(), 0);
}

void WebProgramTest::aTakenPortEndsTheProgram()
{
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost));
  const ServerOutcome outcome =
      runServer({QStringLiteral("--web=%1").arg(other.serverPort()), "--agent-port", "0", "--monitor-port", "0", "--until",
                 "1", "examples/falling_boxes.rsg"});
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.error.contains("cannot be opened") && outcome.error.contains("--web=PORT"), qPrintable(outcome.error));
}

void WebProgramTest::aRecordingBecomesAPage()
{
  QTemporaryDir directory;
  const QString run = directory.filePath("run.mcap"), page = directory.filePath("run.html");
  const ServerOutcome made = runServer({"--fast", "--until", "2", "--agent-port", "0", "--monitor-port", "0", "--quiet",
                                        "--record", run, "examples/falling_boxes.rsg"});
  QVERIFY2(made.code == 0, qPrintable(made.error));
  const ServerOutcome outcome = runServer({"--export", run, "--to", page});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  const QRegularExpression told("run\\.html written: 51 frames, \\d+\\.\\d+ MB");
  QVERIFY2(outcome.out.contains(told), qPrintable(outcome.out));
  QFile file(page);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().contains("run.mcap"));
}
#endif

void WebProgramTest::helpTellsOfIt()
{
  const ServerOutcome outcome = runServer({"--help"});
  QVERIFY2(outcome.out.contains("--web[=PORT]") && outcome.out.contains("--list-classes[=FORM]"), qPrintable(outcome.out));
}

QTEST_GUILESS_MAIN(WebProgramTest)
#include "WebProgramTest.moc"
