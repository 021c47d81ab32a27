#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace f2k
{

/// One line of the server, taken apart: words between blanks; quotes and the `#` of a number are gone.
struct BoardWords
{
  std::vector<std::string> words;
  std::string sequence; ///< `#12`, or empty.

  bool is(std::string_view first) const { return !words.empty() && words[0] == first; }
  bool is(std::string_view first, std::string_view second) const { return words.size() > 1 && is(first) && words[1] == second; }
  /// The value of a word. Throws Error if it is no such number.
  std::int64_t number(std::size_t word, std::int64_t least, std::int64_t most) const;
};

/// Takes a line apart. Throws Error if quotes do not end.
BoardWords wordsOfLine(std::string_view line);
/// A text in quotes.
std::string quoted(std::string_view text);

/// A TCP connection that carries lines. Sending and reading may happen in two threads at a time.
class BoardConnection
{
public:
  using Clock = std::chrono::steady_clock;

  BoardConnection() = default;
  BoardConnection(const BoardConnection&) = delete;
  BoardConnection& operator=(const BoardConnection&) = delete;
  ~BoardConnection();

  /// Throws Error if that does not succeed within so many seconds.
  void open(const std::string& host, int port, double timeout);
  void close();
  bool isOpen() const { return descriptor_ >= 0; }

  /// Sends bytes as they are. Throws Error if the connection has ended, or if nothing can be sent for so many seconds.
  void send(std::string_view bytes, double timeout);
  /// The next line, without its end. Throws Error if the connection has ended, or if none has come until then.
  std::string line(Clock::time_point until);

private:
  bool waitFor(short events, Clock::time_point until) const;

  static constexpr std::size_t longestLine = std::size_t{64} << 20; ///< Bytes: of large pictures.

  int descriptor_ = -1;
  std::string input_;
  std::size_t begin_ = 0; ///< Of what has not been read.
};

} // namespace f2k
