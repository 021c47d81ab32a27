#pragma once

#include "core/game/f2000/board/BoardLine.h"

#include <string>
#include <utility>

namespace sparkwright::f2000
{

/// What a client is told, line by line, until it is sent.
class BoardReplies
{
public:
  void say(const std::string& text) { output_ += text + '\n'; }
  /// `OK COMMAND #n rest`
  void ok(const BoardLine& line, const std::string& rest = {});
  /// The same, but only if the command has a number.
  void okIfNumbered(const BoardLine& line);
  /// `ERR code #n "text"` @param sequence  of the command; may be empty
  void fail(const BoardError& error, const std::string& sequence = {});
  /// What the command takes instead of what it got.
  void badNumber(const BoardLine& line, const std::string& wanted);

  /// What is to be sent.
  std::string take() { return std::exchange(output_, {}); }

private:
  std::string output_;
};

} // namespace sparkwright::f2000
