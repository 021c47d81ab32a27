#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Puts length-prefixed messages (4 bytes, big-endian, then the text) together again, however the stream was cut.
///
/// Empty messages are skipped. A length above maxMessage breaks the stream for good. Memory grows with what has really
/// come, never with what a prefix promises, and never beyond one message of the largest size.
class MessageBuffer
{
public:
  static constexpr std::size_t prefixSize = 4;
  static constexpr std::size_t maxMessage = 1u << 20;
  /// With so much unread and a whole message among it, space() asks for patience.
  static constexpr std::size_t highWater = 256u << 10;

  /// Where to read into; empty when nothing may be read now (too much pending, or broken).
  std::span<char> space();
  /// So many bytes were read into space().
  void added(std::size_t count);

  /// Adds a whole message with its length in front, of whatever size. @return false if so much is unread that it is left
  /// out
  bool append(std::string_view message);

  /// The next whole message, valid until the next space(); nothing if there is none yet or the stream is broken.
  std::optional<std::string_view> next();

  bool hasMessage();
  bool wantsData() { return !broken_ && !(size() >= highWater && hasMessage()); }
  bool broken() const { return broken_; }
  std::size_t size() const { return end_ - begin_; }

private:
  std::size_t skipEmpty();
  void makeRoom();

  std::vector<char> bytes_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool broken_ = false;
};

} // namespace sparkwright
