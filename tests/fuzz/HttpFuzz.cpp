// What browsers and others send to the port of the page: a request is complete, refused with a reason, or waited for, and
// what is complete stays so whatever follows.

#include "app/web/live/HttpRequest.h"

#include <cstdint>
#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  using Kind = HttpRequest::Kind;
  for(const QStringList& hosts : {QStringList(), QStringList{"field", "robot.local"}})
  {
    const HttpRequest request = HttpRequest::read(bytes, hosts);
    require((request.kind == Kind::Refused) == !request.reason.isEmpty());
    require(request.kind != Kind::Refused || request.status >= 400);
    require(request.kind != Kind::Incomplete || size < static_cast<std::size_t>(HttpRequest::most));
    require(!request.reason.contains('\r') && !request.reason.contains('\n'));
    if(request.kind == Kind::Page || request.kind == Kind::Socket)
      require(HttpRequest::read(bytes + "more", hosts).kind == request.kind);
    if(request.kind == Kind::Refused)
      require(httpResponse(request.status, request.reason, "text/plain", request.reason).startsWith("HTTP/1.1 "));
  }
  return 0;
}
