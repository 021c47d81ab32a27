#include "app/web/live/HttpRequest.h"

#include <QtTest>

using namespace sparkwright;
using Kind = HttpRequest::Kind;
Q_DECLARE_METATYPE(sparkwright::HttpRequest::Kind)

/// What is understood of requests, and what is refused.
class HttpRequestTest : public QObject
{
  Q_OBJECT

private slots:
  void requestsAreReadStrictly_data();
  void requestsAreReadStrictly();
  void aRequestMayComeInPieces();
  void answersAreWhole();
};

void HttpRequestTest::requestsAreReadStrictly_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<Kind>("kind");
  QTest::addColumn<int>("status");
  const QByteArray host = "Host: 127.0.0.1:8080\r\n", old = "Upgrade: WebSocket\r\nConnection: Upgrade\r\n",
                   upgrade = old + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  QTest::newRow("page") << "GET / HTTP/1.1\r\n" + host + "\r\n" << Kind::Page << 200;
  QTest::newRow("page with a question") << "GET /index.html?x=1 HTTP/1.1\r\n" + host + "\r\n" << Kind::Page << 200;
  QTest::newRow("head") << QByteArray("HEAD / HTTP/1.0\r\n\r\n") << Kind::Page << 200;
  QTest::newRow("no length") << QByteArray("GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n") << Kind::Page << 200;
  QTest::newRow("socket") << "GET /live HTTP/1.1\r\n" + host + upgrade + "\r\n" << Kind::Socket << 200;
  QTest::newRow("socket of our page") << "GET /live HTTP/1.1\r\n" + host + upgrade + "Origin: http://127.0.0.1:8080\r\n\r\n"
                                      << Kind::Socket << 200;
  QTest::newRow("socket of another page") << "GET /live HTTP/1.1\r\n" + host + upgrade + "Origin: http://evil.example\r\n\r\n"
                                          << Kind::Refused << 403;
  QTest::newRow("socket of a file") << "GET /live HTTP/1.1\r\n" + host + upgrade + "Origin: null\r\n\r\n" << Kind::Refused << 403;
  QTest::newRow("socket of another version") << "GET /live HTTP/1.1\r\n" + host + old + "\r\n" << Kind::Refused << 426;
  QTest::newRow("socket without a key") << "GET /live HTTP/1.1\r\n" + host + old + "Sec-WebSocket-Version: 13\r\n\r\n"
                                        << Kind::Refused << 400;
  QTest::newRow("no upgrade") << "GET /live HTTP/1.1\r\n" + host + "\r\n" << Kind::Refused << 426;
  QTest::newRow("other page") << QByteArray("GET /../etc/passwd HTTP/1.1\r\n\r\n") << Kind::Refused << 404;
  QTest::newRow("favicon") << QByteArray("GET /favicon.ico HTTP/1.1\r\n\r\n") << Kind::Refused << 404;
  QTest::newRow("post") << QByteArray("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc") << Kind::Refused << 405;
  QTest::newRow("body") << QByteArray("GET / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n") << Kind::Refused << 413;
  QTest::newRow("chunks") << QByteArray("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") << Kind::Refused << 413;
  QTest::newRow("noise") << QByteArray::fromHex("160301020001000a0d") << Kind::Refused << 400;
  QTest::newRow("words missing") << QByteArray("GET /\r\n\r\n") << Kind::Refused << 400;
  QTest::newRow("header without colon") << QByteArray("GET / HTTP/1.1\r\nnonsense\r\n\r\n") << Kind::Refused << 400;
  QTest::newRow("huge header") << "GET / HTTP/1.1\r\nX: " + QByteArray(HttpRequest::most, 'x') << Kind::Refused << 431;
  QTest::newRow("huge, and complete") << "GET / HTTP/1.1\r\nX: " + QByteArray(HttpRequest::most, 'x') + "\r\n\r\n"
                                      << Kind::Refused << 431;
  for(const char* name : {"127.0.0.1", "127.0.0.1:8080", "localhost:8080", "LocalHost.", "a.localhost", "[::1]:8080",
                          "192.168.0.7:80", "robots.lab:8080", "ROBOTS.lab"})
    QTest::addRow("own name %s", name) << QByteArray("GET / HTTP/1.1\r\nHost: ") + name + "\r\n\r\n" << Kind::Page << 200;
  for(const char* name : {"evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example",
                          "notlocalhost", "[::1].evil.example.", "xrobots.lab", ":8080"})
    for(const char* first : {"GET / HTTP/1.1\r\nHost: ", "GET /live HTTP/1.1\r\nHost: "})
      QTest::addRow("foreign name %s %s", name, first) << QByteArray(first) + name + "\r\n" + upgrade + "Origin: http://" +
                                                              name + "\r\n\r\n" << Kind::Refused << 421;
  QTest::newRow("nothing") << QByteArray() << Kind::Incomplete << 200;
}

void HttpRequestTest::requestsAreReadStrictly()
{
  QFETCH(QByteArray, bytes);
  QFETCH(Kind, kind);
  QFETCH(int, status);
  const HttpRequest request = HttpRequest::read(bytes, {"robots.lab"});
  QCOMPARE(request.kind, kind);
  QCOMPARE(request.status, status);
  QCOMPARE(request.reason.isEmpty(), kind != Kind::Refused);
}

void HttpRequestTest::aRequestMayComeInPieces()
{
  const QByteArray whole = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for(qsizetype i = 0; i < whole.size(); ++i)
    QCOMPARE(HttpRequest::read(whole.left(i)).kind, Kind::Incomplete);
  QCOMPARE(HttpRequest::read(whole).kind, Kind::Page);
}

void HttpRequestTest::answersAreWhole()
{
  const QByteArray answer = httpResponse(404, "Not Found", "text/plain", "none\n");
  QVERIFY(answer.startsWith("HTTP/1.1 404 Not Found\r\n"));
  QVERIFY(answer.contains("\r\nContent-Length: 5\r\n"));
  QVERIFY(answer.contains("\r\nConnection: close\r\n"));
  QVERIFY(answer.endsWith("\r\n\r\nnone\n"));
  QVERIFY(httpResponse(200, "OK", "text/html", "page", true).endsWith("\r\n\r\n"));
}

QTEST_GUILESS_MAIN(HttpRequestTest)
#include "HttpRequestTest.moc"
