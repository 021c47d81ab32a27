#include "app/web/live/HttpRequest.h"

#include <QHostAddress>
#include <QList>
#include <QUrl>

#include <algorithm>

namespace sparkwright
{

namespace
{

HttpRequest refused(int status, const char* reason)
{
  return {.kind = HttpRequest::Kind::Refused, .status = status, .reason = reason};
}

/// The headers that matter.
struct Headers
{
  QByteArray host, origin, upgrade, key, version;
  bool body = false;
};

/// @return false: a line is none
bool readHeader(const QByteArray& line, Headers& headers)
{
  const qsizetype colon = line.indexOf(':');
  if(colon < 1 || line[0] == ' ' || line[0] == '\t')
    return false;
  const QByteArray name = line.left(colon).toLower();
  const QByteArray value = line.mid(colon + 1).trimmed();
  if(name == "host")
    headers.host = value.toLower();
  else if(name == "origin")
    headers.origin = value.toLower();
  else if(name == "upgrade")
    headers.upgrade = value.toLower();
  else if(name == "sec-websocket-key")
    headers.key = value;
  else if(name == "sec-websocket-version")
    headers.version = value;
  else if(name == "transfer-encoding" || (name == "content-length" && value != "0"))
    headers.body = true;
  return true;
}

/// Whether a host header names this machine. Without one, nobody was led here by a name.
bool isOwn(const QByteArray& header, const QStringList& hosts)
{
  if(header.isEmpty())
    return true;
  QString name = QString::fromLatin1(header);
  if(name.startsWith('['))
  {
    const QString behind = name.section(']', 1);
    return name.contains(']') && (behind.isEmpty() || behind.startsWith(':')) &&
           !QHostAddress(name.section(']', 0, 0).mid(1)).isNull();
  }
  name = name.section(':', 0, 0);
  if(name.endsWith('.'))
    name.chop(1);
  return !QHostAddress(name).isNull() || name == QStringLiteral("localhost") ||
         name.endsWith(QStringLiteral(".localhost")) || hosts.contains(name);
}

/// Whether a page of another site asks; it has no business here.
bool isForeign(const Headers& headers)
{
  if(headers.origin.isEmpty())
    return false; // No browser.
  const QUrl origin = QUrl::fromEncoded(headers.origin);
  return headers.host != origin.authority().toUtf8();
}

} // namespace

HttpRequest HttpRequest::read(const QByteArray& bytes, const QStringList& hosts)
{
  const qsizetype end = bytes.indexOf("\r\n\r\n");
  if(end < 0)
  {
    if(bytes.size() >= most)
      return refused(431, "Request Header Fields Too Large");
    // What is no HTTP from its first line on needs no more waiting.
    const qsizetype line = bytes.indexOf('\n');
    return line >= 0 && !bytes.left(line).contains(" HTTP/1.") ? refused(400, "Bad Request") : HttpRequest();
  }
  if(end > most)
    return refused(431, "Request Header Fields Too Large");
  const QList<QByteArray> lines = bytes.left(end).split('\n');
  const QList<QByteArray> words = lines[0].trimmed().split(' ');
  if(words.size() != 3 || !words[2].startsWith("HTTP/1."))
    return refused(400, "Bad Request");
  Headers headers;
  for(qsizetype i = 1; i < lines.size(); ++i)
    if(!readHeader(lines[i].trimmed(), headers))
      return refused(400, "Bad Request");
  if(!isOwn(headers.host, hosts))
    return refused(421, "Misdirected Request");
  if(words[0] != "GET" && words[0] != "HEAD")
    return refused(405, "Method Not Allowed");
  if(headers.body)
    return refused(413, "Content Too Large");
  const QByteArray path = words[1].left(words[1].indexOf('?') < 0 ? words[1].size() : words[1].indexOf('?'));
  HttpRequest request;
  request.headOnly = words[0] == "HEAD";
  if(path == "/live")
  {
    if(headers.upgrade != "websocket" || headers.version != "13" || request.headOnly)
      return refused(426, "Upgrade Required");
    constexpr qsizetype keyLength = 24; // Of 16 bytes.
    if(headers.key.size() != keyLength)
      return refused(400, "Bad Request");
    if(isForeign(headers))
      return refused(403, "Forbidden");
    request.kind = Kind::Socket;
    return request;
  }
  if(path != "/" && path != "/index.html")
    return refused(404, "Not Found");
  request.kind = Kind::Page;
  return request;
}

QByteArray httpResponse(int status, const QByteArray& reason, const QByteArray& type, const QByteArray& content,
                        bool headOnly)
{
  QByteArray text = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reason +
                    "\r\nContent-Type: " + type + "\r\nContent-Length: " + QByteArray::number(content.size()) +
                    "\r\nConnection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
                    "Referrer-Policy: no-referrer\r\nX-Frame-Options: SAMEORIGIN\r\n";
  if(status == 405)
    text += "Allow: GET, HEAD\r\n";
  if(status == 426)
    text += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
  text += "\r\n";
  return headOnly ? text : text + content;
}

} // namespace sparkwright
