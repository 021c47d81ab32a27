#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

/// Codes of errors that clients are told.
enum class BoardErrorCode
{
  Syntax = 10,
  WrongState = 11,
  UnknownCommand = 12,
  BadNumber = 13,
  LineTooLong = 14, ///< Ends the connection.
  NoRight = 15,
  ServerFull = 20,
  RobotFile = 30,
  UnknownPlugin = 31,
  PluginRefused = 32,
  PlaceOccupied = 33,
  UnknownSensor = 40,
  WrongDimension = 41,
  UnknownState = 42,
  ManipulatorBusy = 43,
  Internal = 50
};

struct BoardError
{
  BoardErrorCode code;
  std::string text; ///< In English, ASCII.
};

/// One message of a client: words between blanks, the first of which is the command. `#n` behind it is a number that the
/// answer repeats. Words in quotes may have blanks, and `\"` and `\\`.
struct BoardLine
{
  struct Word
  {
    std::string text;
    bool quoted = false;
  };

  std::string command; ///< Empty: an empty line.
  std::string sequence; ///< `#12`, or empty.
  std::vector<Word> words; ///< After these.

  /// Nothing: quotes do not end, or there are bytes that are not allowed.
  static std::optional<BoardLine> parse(std::string_view line);

  /// The value of a word: whole, not quoted, within a range.
  std::optional<std::int64_t> whole(std::size_t word, std::int64_t least, std::int64_t most) const;
  /// The same for numbers with a point.
  std::optional<double> number(std::size_t word, double least, double most) const;
  /// The value of a quoted word.
  const std::string* text(std::size_t word) const;
};

/// A text in quotes, as a client can read it: bytes that are no printable ASCII become `?`.
std::string quotedForBoard(std::string_view text);

} // namespace sparkwright::f2000
