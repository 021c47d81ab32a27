#pragma once

#include "core/game/f2000/board/BoardHost.h"
#include "core/game/f2000/board/BoardReplies.h"

namespace sparkwright::f2000
{

/// The commands of a client that are about the whole world: what is asked of it, and what trainers do with it.
class WorldCommands
{
public:
  /// Both must outlive this.
  WorldCommands(BoardHost& host, BoardReplies& replies) : host_(host), replies_(replies) {}

  void score(const BoardLine& line);
  void time(const BoardLine& line);
  void playState(const BoardLine& line);
  void ping(const BoardLine& line);

  // For trainers
  void reset(const BoardLine& line);
  void pause(const BoardLine& line);
  void resume(const BoardLine& line);
  void speed(const BoardLine& line);
  void place(const BoardLine& line);
  void truth(const BoardLine& line);

private:
  BoardHost& host_;
  BoardReplies& replies_;
};

} // namespace sparkwright::f2000
