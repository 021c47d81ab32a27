#pragma once

#include "core/files/FileService.h"
#include "core/world/manipulation/Manipulation.h"

#include <cstddef>
#include <memory>
#include <string>

namespace sparkwright
{

/// Something from outside that changes a run: a World that is in the same state and gets the same inputs in the same
/// cycles goes on in the same way.
struct RunInput
{
  enum class Kind
  {
    Join,         ///< An agent: data is its address.
    Leave,        ///< An agent.
    Message,      ///< Of an agent: data.
    PerceptsSent, ///< To an agent.
    ClosedTaken,  ///< Agents to be closed have been asked for, and there were some.
    Excuse,       ///< Agents are not waited for; flag: they are skipped, not disconnected.
    Command,      ///< Of a monitor: data.
    Manipulate,   ///< manipulation
    Edit,         ///< texts
    SyncMode,     ///< flag
    ExactIsland,  ///< bodies
    Step,         ///< How steps of physics are computed: data is a name of StepKind, or empty.
    Renew,        ///< Another program takes over an agent.
    GameJoin,     ///< A client of the game, in place of an agent: data is its address.
    GameLeave,    ///< A client of the game.
    GameMessage   ///< Of a client of the game: data.
  };

  Kind kind = Kind::Message;
  long cycle = 0; ///< The last one that was over.
  int agent = 0;
  int bodies = 0; ///< Of the largest island that is solved exactly.
  bool flag = false;
  double seconds = 0; ///< Waited for agents, wall time.
  std::string data{};
  std::shared_ptr<const Manipulation> manipulation{};
  std::shared_ptr<const TextOverlay> texts{};

  /// Memory that it takes, bytes.
  std::size_t bytes() const;
};

} // namespace sparkwright
