#include "netserver/socket/MessageBuffer.h"

#include "netserver/socket/SocketTexts.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>

namespace sparkwright
{

namespace
{

constexpr std::size_t smallest = 4096;
constexpr std::size_t keepWhenEmpty = 64u << 10;

/// The length in the first four bytes, which have to be there.
/// @param lowest  place of the lowest byte: 3 in a message of the protocol
std::size_t lengthAt(std::string_view bytes, std::size_t lowest)
{
  std::size_t length = 0;
  for(std::size_t i = 0; i < MessageBuffer::prefixSize; ++i)
    length |= std::size_t(static_cast<unsigned char>(bytes[i])) << 8 * (lowest == 0 ? i : lowest - i);
  return length;
}

bool isPrintable(std::string_view bytes)
{
  return std::all_of(bytes.begin(), bytes.end(),
                     [](unsigned char c) { return (c >= ' ' && c != 0x7F) || c == '\t' || c == '\n' || c == '\r'; });
}

} // namespace

std::span<char> MessageBuffer::space()
{
  if(!wantsData())
    return {};
  makeRoom();
  return {bytes_.data() + end_, bytes_.size() - end_};
}

void MessageBuffer::makeRoom()
{
  if(begin_ == end_)
  {
    begin_ = end_ = 0;
    if(bytes_.size() > keepWhenEmpty)
    {
      bytes_.resize(smallest);
      bytes_.shrink_to_fit();
    }
  }
  if(bytes_.size() - end_ >= smallest / 2)
    return;
  if(begin_ > 0)
  {
    std::memmove(bytes_.data(), bytes_.data() + begin_, size());
    end_ -= begin_;
    begin_ = 0;
  }
  // Without a whole message among it the content is shorter than the largest message: there is always room to grow.
  if(bytes_.size() - end_ < smallest / 2)
    bytes_.resize(std::clamp(bytes_.size() * 2, smallest, prefixSize + maxMessage + smallest));
}

void MessageBuffer::added(std::size_t count)
{
  assert(count <= bytes_.size() - end_);
  end_ += count;
}

bool MessageBuffer::append(std::string_view message)
{
  if(!wantsData())
    return false;
  makeRoom();
  if(bytes_.size() - end_ < message.size())
    bytes_.resize(end_ + message.size() + smallest);
  std::memcpy(bytes_.data() + end_, message.data(), message.size());
  end_ += message.size();
  return true;
}

/// Length of the message at the front; 0 while its prefix is incomplete or the stream is broken.
std::size_t MessageBuffer::skipEmpty()
{
  while(!broken_ && size() >= prefixSize)
  {
    const auto* const p = reinterpret_cast<const unsigned char*>(bytes_.data() + begin_);
    const std::uint32_t length =
        std::uint32_t(p[0]) << 24 | std::uint32_t(p[1]) << 16 | std::uint32_t(p[2]) << 8 | p[3];
    if(length > maxMessage)
      broken_ = true;
    else if(length > 0)
      return length;
    else
      begin_ += prefixSize;
  }
  return 0;
}

bool MessageBuffer::hasMessage()
{
  if(framing_ == Framing::None)
    return size() > 0;
  const std::size_t length = skipEmpty();
  return length > 0 && size() >= prefixSize + length;
}

LocalText MessageBuffer::misframed(std::string_view bytes)
{
  constexpr std::size_t shown = 20; // bytes
  if(bytes.empty())
    return {};
  for(const std::string_view method : {"GET ", "HEAD ", "POST ", "PUT ", "DELETE ", "OPTIONS ", "CONNECT ", "PATCH ", "TRACE ", "PRI "})
    if(bytes.starts_with(method))
      return socketText("framing.web", "HTTP");
  if(bytes.size() >= 3 && bytes[0] == 0x16 && bytes[1] == 0x03 && static_cast<unsigned char>(bytes[2]) <= 4)
    return socketText("framing.web", "HTTPS");
  if(static_cast<unsigned char>(bytes[0]) < 0x80 && isPrintable(bytes.substr(0, prefixSize)))
  {
    std::string start;
    for(const char c : bytes.substr(0, shown))
      start += isPrintable({&c, 1}) && c >= 0 ? (c < ' ' ? ' ' : c) : '?';
    return socketText("framing.text", start + (bytes.size() > shown ? "…" : ""));
  }
  if(bytes.size() < prefixSize)
    return socketText("framing.short", bytes.size());
  const std::size_t length = lengthAt(bytes, 3), swapped = lengthAt(bytes, 0);
  if(swapped > 0 && swapped <= maxMessage && (length > maxMessage || swapped + prefixSize == bytes.size()))
    return socketText("framing.little", swapped);
  if(length > maxMessage)
    return socketText("framing.long", length, maxMessage);
  return length + prefixSize > bytes.size() ? socketText("framing.part", bytes.size() - prefixSize, length) : LocalText();
}

LocalText MessageBuffer::misframed(bool ended) const
{
  if(framing_ == Framing::None || !(broken_ || (ended && first_)))
    return {};
  return misframed(std::string_view(bytes_.data() + begin_, size()));
}

std::optional<std::string_view> MessageBuffer::next()
{
  if(framing_ == Framing::None)
  {
    if(size() == 0)
      return std::nullopt;
    const std::string_view all(bytes_.data() + begin_, size());
    begin_ = end_;
    return all;
  }
  const std::size_t length = skipEmpty();
  if(length == 0 || size() < prefixSize + length)
    return std::nullopt;
  const std::string_view message(bytes_.data() + begin_ + prefixSize, length);
  begin_ += prefixSize + length;
  first_ = false;
  return message;
}

} // namespace sparkwright
