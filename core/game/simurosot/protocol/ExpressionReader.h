#pragma once

#include "core/syntax/Lexer.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// A named list within a message.
struct Part
{
  std::string_view name;
  bool required = true;
};

/// Reads one message strictly: what is missing, surplus, unknown or out of range is an error, which names its place.
///
///   reader.open("pl");
///   code = reader.integer("kind of restart", 0, 9);
///   reader.close();
///
/// After the first error nothing more is read: numbers are the least value allowed, texts are empty. Without an error
/// nothing is allocated.
class ExpressionReader
{
public:
  static constexpr double widest = 1e6; ///< Numbers of messages lie in ±widest.

  /// @param text  must outlive this; longer ones than the longest message are an error
  explicit ExpressionReader(std::string_view text);

  bool failed() const { return !error_.empty(); }
  /// `at byte 12: expected …`; empty: no error.
  const std::string& error() const { return error_; }
  /// Sets an error at the present place.
  void fail(std::string_view problem);

  /// Begins the list with this name; an error if something else follows.
  void open(std::string_view name);
  /// Begins the list with this name if that follows.
  bool openIf(std::string_view name);
  /// Begins any named list, if a list follows. @return its name; empty: there is none
  std::string_view openNamed();
  /// Begins a list without a name, if a list follows.
  bool openRow();
  /// Ends the present list; an error if there is more in it.
  void close();
  /// An error if anything follows.
  void end();

  double number(const char* what, double least = -widest, double most = widest);
  /// A number of any size; also NaN and infinity.
  double anyNumber(const char* what);
  std::int64_t integer(const char* what, std::int64_t least, std::int64_t most);
  int smallInteger(const char* what, int least, int most) { return static_cast<int>(integer(what, least, most)); }
  /// The next atom as it stands, without quotes and escapes. Valid until the next text is read.
  std::string_view text(const char* what);
  /// Whether an atom follows.
  bool atAtom() const { return token_.kind == Token::Kind::Atom; }

  /// Reads named lists in any order, each at most once. @param read  called with the index in the table
  template <std::size_t size, class Read>
  void parts(const std::array<Part, size>& table, Read&& read);

private:
  void advance();
  void expected(const char* what);
  void unknownPart(std::string_view name);
  std::string_view body() const;

  std::string_view text_;
  Lexer lexer_;
  Token token_;
  std::string error_;
  std::string unescaped_; ///< Value of a text that holds escapes.
};

/// The name with which a message begins; empty if it is none.
std::string_view headOf(std::string_view message);

template <std::size_t size, class Read>
void ExpressionReader::parts(const std::array<Part, size>& table, Read&& read)
{
  std::array<bool, size> seen{};
  for(std::string_view name = openNamed(); !name.empty() && !failed(); name = openNamed())
  {
    std::size_t index = 0;
    while(index < size && table[index].name != name)
      ++index;
    if(index == size || seen[index])
      return unknownPart(name);
    seen[index] = true;
    read(index);
    close();
  }
  for(std::size_t i = 0; i < size && !failed(); ++i)
    if(table[i].required && !seen[i])
      fail("missing: (" + std::string(table[i].name) + " …)");
}

} // namespace sparkwright::simurosot
