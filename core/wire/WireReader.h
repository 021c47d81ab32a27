#pragma once

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Thrown by a WireReader for unexpected text.
struct Malformed : std::runtime_error
{
  using std::runtime_error::runtime_error;
};

/// Reads the lists and words of one message in sequence.
class WireReader
{
public:
  explicit WireReader(std::string_view text) : text_(text) {}

  bool opens() { return peek() == '('; }
  bool closes() { return peek() == ')'; }
  bool atEnd() { return peek() == '\0' && at_ >= text_.size(); }
  void open() { expect('('); }
  void close() { expect(')'); }

  std::string_view word()
  {
    peek();
    const std::size_t start = at_;
    while(at_ < text_.size() && static_cast<unsigned char>(text_[at_]) > ' ' && text_[at_] != '(' && text_[at_] != ')')
      ++at_;
    if(at_ == start)
      fail("a word");
    return text_.substr(start, at_ - start);
  }

  /// A word that people see, or by which something is looked up; a longer one is cut, and ends with `…`.
  std::string name()
  {
    constexpr std::string_view ellipsis = "…";
    const std::string_view whole = word();
    if(whole.size() <= maxNameSize)
      return std::string(whole);
    std::size_t end = maxNameSize - ellipsis.size();
    while(end > 0 && (static_cast<unsigned char>(whole[end]) & 0xc0) == 0x80) // Inside a character in UTF-8.
      --end;
    return std::string(whole.substr(0, end)).append(ellipsis);
  }
  static constexpr std::size_t maxNameSize = 256; ///< Bytes.

  float number()
  {
    const std::string_view text = word();
    float value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    // Values too small for a float count as 0; `inf` and `nan` are no numbers here.
    if(end != text.data() + text.size() || (error != std::errc() && error != std::errc::result_out_of_range) ||
       !(value - value == 0))
      fail("a number");
    return value;
  }

  int integer() { return static_cast<int>(std::clamp(number(), -1e9f, 1e9f)); }

  /// Skips the rest of a list.
  void skipList()
  {
    for(int depth = 1; depth > 0; ++at_)
    {
      if(at_ >= text_.size())
        fail("`)`");
      depth += text_[at_] == '(' ? 1 : text_[at_] == ')' ? -1 : 0;
    }
  }

  std::size_t position() const { return at_; }
  void rewind(std::size_t position) { at_ = position; }

  [[noreturn]] void fail(const std::string& expected) const
  {
    throw Malformed("byte " + std::to_string(at_ + 1) + ": expected " + expected);
  }

private:
  char peek()
  {
    while(at_ < text_.size() && static_cast<unsigned char>(text_[at_]) <= ' ')
      ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  void expect(char c)
  {
    if(peek() != c)
      fail(std::string("`") + c + "`");
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

} // namespace sparkwright
