#pragma once

#include <QByteArray>
#include <QStringList>

namespace sparkwright
{

/// A request of a browser, as far as we understand any: for the page, or for a WebSocket.
struct HttpRequest
{
  enum class Kind
  {
    Incomplete, ///< More is to come.
    Page,
    Socket, ///< A WebSocket at /live, from our own page.
    Refused ///< `status` and `reason` say why.
  };
  Kind kind = Kind::Incomplete;
  bool headOnly = false; ///< HEAD: the page is not sent, only told about.
  int status = 200;
  QByteArray reason{}; ///< Short English words, without line breaks.

  /// Most bytes of a request.
  static constexpr int most = 8192;

  /// Reads what has come so far. Refuses requests for another host than this machine: a page elsewhere could have its
  /// name led here. Addresses in digits and names of `localhost` are always this machine.
  /// @param hosts  further names of this machine, in lower case
  static HttpRequest read(const QByteArray& bytes, const QStringList& hosts = {});
};

/// A whole response, after which the connection ends.
/// @param type  of the content
QByteArray httpResponse(int status, const QByteArray& reason, const QByteArray& type, const QByteArray& content,
                        bool headOnly = false);

} // namespace sparkwright
