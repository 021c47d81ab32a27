#pragma once

#include "netserver/socket/MessageBuffer.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Puts the length-prefixed messages of one UDP client together. A message may be spread over datagrams, and a datagram
/// may hold several; what is lost or nonsense costs the messages that it belongs to, and no later ones.
class DatagramJoiner
{
public:
  /// Whether a client may begin with this datagram: it starts with a whole message.
  static bool startsWithMessage(std::string_view datagram);

  /// Adds a datagram; whole messages go to `out`. @return how many were lost
  int add(std::string_view datagram, MessageBuffer& out);

private:
  int addWhole(std::string_view bytes, MessageBuffer& out);

  std::string partial_; ///< A message that has begun, with its length.
};

} // namespace sparkwright
