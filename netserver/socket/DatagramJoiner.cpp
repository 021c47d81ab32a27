#include "netserver/socket/DatagramJoiner.h"

#include <cstdint>

namespace sparkwright
{

namespace
{

constexpr std::size_t prefixSize = MessageBuffer::prefixSize;

/// Length that the text starts with; it has to be there.
std::size_t lengthIn(std::string_view bytes)
{
  std::uint32_t length = 0;
  for(std::size_t i = 0; i < prefixSize; ++i)
    length = length << 8 | static_cast<unsigned char>(bytes[i]);
  return length;
}

/// Whether more has to come before anything can be said of the first message.
bool isIncomplete(std::string_view bytes)
{
  if(bytes.size() < prefixSize)
    return true;
  const std::size_t length = lengthIn(bytes);
  return length <= MessageBuffer::maxMessage && length > bytes.size() - prefixSize;
}

/// Whether these are whole messages and nothing else.
bool isWhole(std::string_view bytes)
{
  while(!isIncomplete(bytes))
  {
    const std::size_t length = lengthIn(bytes);
    if(length > MessageBuffer::maxMessage)
      return false;
    bytes.remove_prefix(prefixSize + length);
    if(bytes.empty())
      return true;
  }
  return false;
}

} // namespace

bool DatagramJoiner::startsWithMessage(std::string_view datagram)
{
  return datagram.size() > prefixSize && lengthIn(datagram) > 0 && lengthIn(datagram) <= datagram.size() - prefixSize;
}

int DatagramJoiner::add(std::string_view datagram, MessageBuffer& out)
{
  int lost = 0;
  // Lengths begin with a 0, texts hold none: a new message begins, and the rest of the former one will not come. Where
  // not even its length is there, whole messages are a sign.
  if(partial_.size() >= prefixSize ? datagram.starts_with('\0') : !partial_.empty() && isWhole(datagram))
  {
    partial_.clear();
    ++lost;
  }
  if(partial_.empty())
    return lost + addWhole(datagram, out);
  partial_ += datagram;
  if(isIncomplete(partial_))
    return lost;
  const std::string joined = std::move(partial_);
  partial_.clear();
  return lost + addWhole(joined, out);
}

/// @return how many messages were lost; what is no whole message becomes partial_
int DatagramJoiner::addWhole(std::string_view bytes, MessageBuffer& out)
{
  int lost = 0;
  while(!isIncomplete(bytes))
  {
    const std::size_t length = lengthIn(bytes);
    if(length > MessageBuffer::maxMessage)
      return lost + 1;
    if(length > 0)
      lost += !out.append(bytes.substr(0, prefixSize + length));
    bytes.remove_prefix(prefixSize + length);
  }
  partial_ = bytes;
  return lost;
}

} // namespace sparkwright
