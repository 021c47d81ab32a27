#include "netserver/socket/MessageBuffer.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstring>

namespace sparkwright
{

namespace
{

constexpr std::size_t smallest = 4096;
constexpr std::size_t keepWhenEmpty = 64u << 10;

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
  return message;
}

} // namespace sparkwright
