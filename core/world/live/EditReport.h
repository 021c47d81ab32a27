#pragma once

#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"

#include <string>

namespace sparkwright
{

/// What became of edited texts that were to be applied to a running World.
struct EditReport
{
  enum class Kind
  {
    Unchanged, ///< They change nothing in the scene: comments, layout, files that it does not use.
    Applied,
    Faulty,    ///< The World has not changed: there are errors in the texts; see `problems`.
    NeedsReset ///< The World has not changed: `why` tells what cannot be changed while it runs.
  };
  Kind kind = Kind::Unchanged;
  Diagnostics problems; ///< With file, line and column.
  LocalText why;
  std::string file; ///< NeedsReset: location of the text that cannot be applied.

  // Applied: how much has changed.
  int calls = 0;  ///< Methods called again with other values.
  int moved = 0;  ///< Things that were put elsewhere.
  int parts = 0;  ///< Parts of the scene that were made, removed or built again.
  int robots = 0; ///< Robots of agents that were built again, in their posture.

  // What a reset would cost.
  int agents = 0;     ///< Agents that would be disconnected.
  double seconds = 0; ///< Simulated time that would be lost, s.
};

/// Edits that a World has taken over while it ran: such a run cannot be repeated from its files.
struct EditHistory
{
  int count = 0;
  double since = 0; ///< Simulated time of the first one, s.
};

} // namespace sparkwright
