#pragma once

#include "netserver/socket/MessageBuffer.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Reassembles the length-prefixed messages of one UDP client. A message may be spread over datagrams, and a datagram
/// may contain several. Lost or invalid datagrams affect only the messages they belong to.
class DatagramJoiner
{
public:
  /// Whether the datagram starts with a complete message, as required of a new client.
  static bool startsWithMessage(std::string_view datagram);

  /// Adds a datagram; complete messages go to `out`. @return number of lost messages
  int add(std::string_view datagram, MessageBuffer& out);

private:
  int addWhole(std::string_view bytes, MessageBuffer& out);

  std::string partial_; ///< An incomplete message, with its length prefix.
};

} // namespace sparkwright
