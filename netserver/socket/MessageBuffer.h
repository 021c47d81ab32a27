#pragma once

#include "core/text/LocalText.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Reassembles length-prefixed messages (4 bytes, big-endian, then the text) from a stream, or takes it as it comes.
///
/// Skips empty messages. A length above maxMessage makes the stream invalid. Memory grows with the data received, not
/// with announced lengths, up to one message of the largest size.
class MessageBuffer
{
public:
  enum class Framing
  {
    LengthPrefixed,
    None ///< Whatever has come is one message.
  };
  explicit MessageBuffer(Framing framing = Framing::LengthPrefixed) : framing_(framing) {}
  Framing framing() const { return framing_; }

  static constexpr std::size_t prefixSize = 4;
  static constexpr std::size_t maxMessage = 1u << 20;
  /// With this number of unread bytes and a complete message, space() is empty.
  static constexpr std::size_t highWater = 256u << 10;

  /// Memory to read into; empty if nothing may be read now (too much unread, or broken).
  std::span<char> space();
  /// To be called after `count` bytes have been read into space().
  void added(std::size_t count);

  /// Adds a complete message with length prefix, of any size. @return false if it was dropped because too much is
  /// unread
  bool append(std::string_view message);

  /// The next complete message, valid until the next space(); nothing if there is none yet or the stream is broken.
  std::optional<std::string_view> next();

  bool hasMessage();
  bool wantsData() { return !broken_ && !(size() >= highWater && hasMessage()); }
  bool broken() const { return broken_; }
  /// What the stream has in place of a message, if it is broken or has ended within its first one, as the object of a
  /// sentence: `a request of a browser (HTTP)`. Empty: nothing is wrong.
  LocalText misframed(bool ended) const;
  /// The same for bytes that should begin with a message.
  static LocalText misframed(std::string_view bytes);
  std::size_t size() const { return end_ - begin_; }

private:
  std::size_t skipEmpty();
  void makeRoom();

  Framing framing_;
  std::vector<char> bytes_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool first_ = true; ///< No message has been read yet.
  bool broken_ = false;
};

} // namespace sparkwright
