#include "core/game/f2000/board/BoardReplies.h"

namespace sparkwright::f2000
{

void BoardReplies::ok(const BoardLine& line, const std::string& rest)
{
  say("OK " + line.command + (line.sequence.empty() ? "" : " " + line.sequence) + (rest.empty() ? "" : " " + rest));
}

void BoardReplies::okIfNumbered(const BoardLine& line)
{
  if(!line.sequence.empty())
    ok(line);
}

void BoardReplies::fail(const BoardError& error, const std::string& sequence)
{
  say("ERR " + std::to_string(static_cast<int>(error.code)) + (sequence.empty() ? "" : " " + sequence) + ' ' +
      quotedForBoard(error.text));
}

void BoardReplies::badNumber(const BoardLine& line, const std::string& wanted)
{
  fail({BoardErrorCode::BadNumber, line.command + " takes " + wanted}, line.sequence);
}

} // namespace sparkwright::f2000
